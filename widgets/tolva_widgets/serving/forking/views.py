"""What a cell shows of a widget in a kernel that makes a page: its view, and nothing for those who cannot show one.

Elsewhere a widget that ends a cell brings a still picture as well, for who reads the notebook where nothing runs, and a
line of text that sums up its state. On a page with a kernel nobody would see either.
"""

import os
from typing import Any

import ipywidgets

from ...base.stored_outputs import MADE_BY_VOILA
from . import WITH_STILLS

_VIEW = "application/vnd.jupyter.widget-view+json"


def show_views_alone(shell: Any) -> None:
    """Have a shell show no more of a widget than a page with a kernel does, if that is what it makes."""
    if MADE_BY_VOILA in os.environ and WITH_STILLS not in os.environ:
        shell.display_formatter.mimebundle_formatter.for_type(ipywidgets.Widget, _view)


def _view(widget: ipywidgets.Widget) -> dict[str, Any] | None:
    """As ipywidgets has it, but for the text, which has to be there and says what it is."""
    if widget._view_name is None:
        return None
    view = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    return {"text/plain": type(widget).__name__, _VIEW: view}
