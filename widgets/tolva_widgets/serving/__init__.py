"""Serve the pages with Voilà: ``serve`` on a person's own computer, ``settings.configure_jupyter_server`` elsewhere.

What serves is imported only once `serve` has looked at the versions that are installed.
"""

from .command import DEFAULT_PORT, ServeOptions, serve

__all__ = ["DEFAULT_PORT", "ServeOptions", "serve"]
