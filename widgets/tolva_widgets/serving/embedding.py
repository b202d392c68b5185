"""Whose pages may have ours in a frame, such as those of a school's learning platform."""

import re

_NAME = r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?"
_HOST = re.compile(rf"(?:https?://)?(?:\*\.)?{_NAME}(?::(?:\d{{1,5}}|\*))?", re.ASCII | re.IGNORECASE)


def embedding_host(said: str) -> str | None:
    """The host as a browser is told of it; None for what is none.

    >>> embedding_host("https://learn.example/")
    'https://learn.example'
    >>> embedding_host("*.school.example")
    '*.school.example'
    >>> embedding_host("learn.example; script-src *")
    """
    host = said.rstrip("/")
    return host if _HOST.fullmatch(host) else None
