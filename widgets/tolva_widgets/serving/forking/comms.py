"""What widgets say in a kernel that makes a page: nothing before there is a page to hear it.

ipywidgets tells whoever listens of every widget that is made, and of every change to it. While Voilà runs a notebook's
cells nobody does: the page comes afterwards and asks for the state of all widgets at once. What would be said until
then, eighty messages for a quiz, is made, signed, sent, received and read for nothing, a sixth of what a page costs.
"""

import os
from typing import Any

import comm
from ipykernel.comm.comm import BaseComm
from ipykernel.comm.manager import CommManager
from ipykernel.kernelbase import Kernel

from ...base.stored_outputs import MADE_BY_VOILA

_WIDGETS = "jupyter.widget"
"""The target that ipywidgets opens its comms to."""

_HEARD_BY_VOILA = "@jupyter-widgets/output"
"""The module of the one model that whoever runs cells takes part in: it keeps what is printed into the widget."""


class PageComm(BaseComm):
    """A comm that is silent as long as no page listens, if it is a widget's."""

    _for_page = False

    def open(
        self,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
    ) -> None:
        """Open it; a widget's is known to a page from then on, even if nothing was said."""
        model = (data or {}).get("state", {})
        self._for_page = self.target_name == _WIDGETS and model.get("_model_module") != _HEARD_BY_VOILA
        if Kernel.initialized():  # ipywidgets says nothing on a comm that has none, and only a message would set it
            self.kernel = Kernel.instance()
        super().open(data=data, metadata=metadata, buffers=buffers)

    def publish_msg(self, msg_type: str, *args: Any, **keys: Any) -> None:
        """Send a message, if there is anybody to hear it."""
        if not (self._for_page and _COMMS.awaits_page):
            super().publish_msg(msg_type, *args, **keys)  # type: ignore[no-untyped-call]


class PageComms(CommManager):
    """Knows of every comm, and whether a page is still to come."""

    awaits_page = False

    def comm_open(self, stream: Any, ident: Any, msg: Any) -> None:
        """Take a comm that a page opens: the first thing that one does is to open that by which it asks for states."""
        self.awaits_page = False
        super().comm_open(stream, ident, msg)  # type: ignore[no-untyped-call]

    def comm_msg(self, stream: Any, ident: Any, msg: Any) -> None:
        """Take a message to a comm; a page that knows of it listens."""
        self.awaits_page = False
        super().comm_msg(stream, ident, msg)


_COMMS = PageComms()  # type: ignore[no-untyped-call]


def use_page_comms() -> None:
    """Have widgets use these comms, by the names that the package `comm` has for that."""
    comm.create_comm = PageComm
    comm.get_comm_manager = lambda: _COMMS


def await_page() -> None:
    """Be silent until a page listens, in a kernel that makes one. Elsewhere, as in JupyterLab, somebody listens."""
    _COMMS.awaits_page = MADE_BY_VOILA in os.environ
