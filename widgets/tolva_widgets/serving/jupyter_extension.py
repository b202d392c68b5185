"""Gives a Jupyter server that has Voilà our words for pages that are no notebook's, such as that of a wrong address."""

from typing import Any

from .pages.frame import words_apart

WORDS_APART = __name__
"""By this name a Jupyter server is told of it."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where Jupyter finds the functions below."""
    return [{"module": WORDS_APART}]


def _load_jupyter_server_extension(_server: Any) -> None:
    """Do nothing yet: Voilà may not have been loaded."""


async def _start_jupyter_server_extension(server: Any) -> None:
    """Give Voilà's templates the words of a page that is not there."""
    if templates := server.web_app.settings.get("voila_jinja2_env"):
        templates.globals["tolva"] = words_apart()
