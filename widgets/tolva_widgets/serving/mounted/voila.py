"""The server of our pages without sockets of its own: a Jupyter server passes on to it what it is asked."""

import signal
from collections.abc import Mapping
from typing import Any

from ..app import TolvaVoila
from ..base_url import AROUND, Around
from ..hosting import Hosting

_OF_SERVER = ("identity_provider", "authorizer", "cookie_secret", "login_url", "allow_origin")
"""The settings of the server around ours by which it knows who asks: ours lets in whom that lets in."""


class MountedVoila(TolvaVoila):
    """Our pages at a path of a Jupyter server."""

    def __init__(self, around: Around, of_server: Mapping[str, Any], hosting: Hosting) -> None:
        """
        Args:
            around: the server that ours is part of.
            of_server: its settings.
            hosting: what ours is made of.
        """
        super().__init__(hosting)
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
