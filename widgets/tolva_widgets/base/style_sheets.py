"""A widget's style sheets as one text."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_COMMON = ("base/static/palette.css", "base/dom.css")
"""First of all: the colours, which a page of ours has and another page (JupyterLab's) lacks."""


def stylesheet(*names: str) -> str:
    """The common style sheets, and then these, by their paths in this package."""
    return "".join((_PACKAGE / name).read_text("utf-8") for name in (*_COMMON, *names))
