"""Whether what a page sends over its websocket is a kernel's message: looked at before Jupyter's server parses it.

A message of the protocol `v1.kernel.websocket.jupyter.org` is a count, as many offsets from the message's beginning,
each a little-endian integer of eight bytes, and the parts between the offsets: the channel, the header, the parent's
header, metadata, content and buffers. Jupyter's server believes the count, whatever it is.
"""

import json
from itertools import pairwise

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The one protocol that pages speak. What Jupyter has beside it is parsed in other ways, and by nobody of ours."""

OF_PAGES = ("comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request")
"""The types of message that pages send. Voilà also lets a page have its kernel end by itself, which ours never ask."""

_WORD = 8
_FEWEST, _MOST = 6, 70
"""Offsets: of a channel, four parts of JSON and the end; and with some more buffers than a page sends."""
_CHANNELS = (b"shell", b"control", b"stdin", b"iopub")


def is_kernel_message(message: bytes | str) -> bool:
    """Whether this is one: a small count, offsets that rise within the message, a channel, and four JSON objects."""
    if not isinstance(message, bytes):
        return False
    offsets = _offsets(message)
    if not offsets:
        return False
    channel, *parts = (message[start:end] for start, end in pairwise(offsets))
    return channel in _CHANNELS and all(map(_is_object, parts[:4])) and "msg_type" in json.loads(parts[0])


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


def _is_object(part: bytes) -> bool:
    try:
        return isinstance(json.loads(part), dict)
    except (ValueError, RecursionError):
        return False
