"""Serve the dashboards with Voilà: ``serve`` for a person's own computer, ``configure_jupyter_server`` for others."""

from .launcher import DEFAULT_PORT, serve
from .settings import configure_jupyter_server

__all__ = ["DEFAULT_PORT", "configure_jupyter_server", "serve"]
