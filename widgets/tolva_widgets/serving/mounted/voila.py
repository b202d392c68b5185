"""The server of our pages without sockets of its own: a Jupyter server passes on to it what it is asked."""

import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...courses.catalogue import Catalogue
from ..admission.admission import Admission
from ..admission.maintenance import Tell
from ..app import TolvaVoila, pool_sizes
from ..base_url import AROUND, Around
from ..class_page.address import ClassAddress
from ..classroom.open_class import OpenClass

_OF_SERVER = ("identity_provider", "authorizer", "cookie_secret", "login_url", "allow_origin")
"""The settings of the server around ours by which it knows who asks: ours lets in whom that lets in."""


class MountedVoila(TolvaVoila):
    """Our pages at a path of a Jupyter server."""

    def __init__(
        self,
        around: Around,
        of_server: Mapping[str, Any],
        notebooks: Path,
        admission: Admission,
        tell: Tell,
        run_folder: Path,
        base: str,
        lang: str,
        open_class: OpenClass | None,
    ) -> None:
        """
        Args:
            around: the server that ours is part of.
            of_server: its settings.
            notebooks: the site.
            admission: how many pages with a kernel there is room for.
            tell: how to speak to whoever runs the server.
            run_folder: where ours reaches its kernels.
            base: the path, as `base_url.base_of` gives it.
            lang: the language of whoever runs the server.
            open_class: the class that is open here, if one is.
        """
        pools = pool_sizes(Catalogue(notebooks), 0, lang)  # who has a server of their own does not come with others
        address = ClassAddress("", lang, shared=False)
        super().__init__([], notebooks, pools, admission, address, tell, run_folder, base, open_class=open_class)
        self.around = around
        self._of_server = of_server

    def open(self) -> None:
        """Be ready to answer. Voilà would have a signal to terminate end itself: the server around ours ends it."""
        before = signal.getsignal(signal.SIGTERM)
        self.initialize([])
        signal.signal(signal.SIGTERM, before)
        self.start()

    def listen(self) -> None:
        """Do not: the server around ours does."""

    def init_settings(self) -> dict[str, Any]:
        """Our settings, with those of the server around ours by which it knows who asks."""
        settings = super().init_settings()
        settings["voila_jinja2_env"].globals["around"] = True
        settings["headers"] |= self._of_server.get("headers", {})
        taken = {name: self._of_server[name] for name in _OF_SERVER if name in self._of_server}
        return settings | taken | {AROUND: self.around}
