"""Whether what a page sends over its websocket is a kernel's message: looked at before Jupyter's server parses it.

A message of the protocol `v1.kernel.websocket.jupyter.org` is a count, as many offsets from the message's beginning,
each a little-endian integer of eight bytes, and the parts between the offsets: the channel, the header, the parent's
header, metadata, content and buffers. Jupyter's server believes the count, whatever it is, and a kernel what its header
says: one without a name, or of a day that is none, ends in a traceback there.
"""

import json
import re
from datetime import datetime
from itertools import pairwise
from typing import Any

from jupyter_client.jsonutil import ISO8601_PAT

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The one protocol that pages speak. What Jupyter has beside it is parsed in other ways, and by nobody of ours."""

OF_PAGES = ("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request")
"""The types of message that pages send. Voilà also lets a page have its kernel end by itself, which ours never ask."""

_WORD = 8
_FEWEST, _MOST = 6, 70
"""Offsets: of a channel, four parts of JSON and the end; and with some more buffers than a page sends."""
_CHANNELS = (b"shell", b"control", b"stdin", b"iopub")
_NAMED = ("msg_id", "msg_type")
_VERSION = re.compile(r"5(\.\d{1,3})*")
_LONGEST = 200
"""Characters of what a header says of anything: far more than a page's names have."""


def is_kernel_message(message: bytes | str) -> bool:
    """Whether this is one: a small count, offsets that rise within the message, a channel, and four JSON objects."""
    if not isinstance(message, bytes):
        return False
    offsets = _offsets(message)
    if not offsets:
        return False
    channel, *parts = (message[start:end] for start, end in pairwise(offsets))
    header, *others = map(_object, parts[:4])
    return channel in _CHANNELS and None not in others and _is_header(header) and _is_parent(others[0])


def _offsets(message: bytes) -> list[int]:
    """Where the parts begin, and the last one ends; nothing where that cannot be."""
    count = int.from_bytes(message[:_WORD], "little")
    begin = _WORD * (count + 1)
    if not _FEWEST <= count <= _MOST or len(message) < begin:
        return []
    words = (message[at : at + _WORD] for at in range(_WORD, begin, _WORD))
    offsets = [int.from_bytes(word, "little") for word in words]
    rising = all(start <= end for start, end in pairwise([begin, *offsets, len(message)]))
    return offsets if rising else []


def _object(part: bytes) -> dict[str, Any] | None:
    """The JSON object that this is; None where it is none."""
    try:
        said = json.loads(part)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def _is_header(said: dict[str, Any] | None) -> bool:
    """Whether a kernel can read this as a header, and write it as its answer's parent."""
    if not said or not all(said.get(name) for name in _NAMED) or not _is_parent(said):
        return False
    return _VERSION.fullmatch(said.get("version") or "5") is not None


def _is_parent(said: dict[str, Any] | None) -> bool:
    """Whether this is as a header is, or empty: short words, in letters that any machine writes, and days that are."""
    words = [word for word in (said or {}).values() if word is not None]
    return all(
        isinstance(word, str) and len(word) <= _LONGEST and word.isascii() and _is_day_if_it_looks_so(word)
        for word in words
    )


def _is_day_if_it_looks_so(word: str) -> bool:
    """A kernel reads whatever looks like a time as one: it must be one, of a known place."""
    if not ISO8601_PAT.match(word):
        return True
    try:
        return datetime.fromisoformat(word).tzinfo is not None
    except ValueError:
        return False
