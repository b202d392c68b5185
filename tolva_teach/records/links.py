"""A whole record as a text that fits into a link: compressed, in letters that every address may have.

>>> from tolva_teach.play.playout import PlayedName
>>> record = PlayedName(7).record()
>>> text = packed(record)
>>> len(text) < 500, unpacked(text).decode() == record.to_json(compact=True)
(True, True)

A link comes from strangers. What is unpacked is only text, no longer than a record may be; `read_record` checks it as
it checks a file's.
"""

import base64
import re
import zlib

from tolva_teach.records.record import SIZE_LIMIT, Record, RecordFault

LENGTH_LIMIT = 20_000
"""The most characters that a record may have in a link; a match of twenty rounds has half of it."""

_VERSION = "1"
"""The text's first letter: how the rest is packed."""

_LETTERS = re.compile("[A-Za-z0-9_-]*")


def packed(record: Record) -> str:
    """The record as letters, digits, hyphens and underscores.

    Raises:
        RecordFault: it is too long for a link.
    """
    return packed_text(record.to_json(compact=True))


def packed_text(text: str) -> str:
    """Any text of ours in such letters.

    Raises:
        RecordFault: it is too long for a link.
    """
    content = zlib.compress(text.encode(), 9)
    link = _VERSION + base64.urlsafe_b64encode(content).decode("ascii").rstrip("=")
    if len(link) > LENGTH_LIMIT:
        raise RecordFault("record.syntax", "link-too-long", {"limit": LENGTH_LIMIT})
    return link


def unpacked(text: str) -> bytes:
    """What was packed, a stranger's text still.

    Raises:
        RecordFault: record.syntax, for a text that is empty, too long, cut off, changed, or packed in a way not known.
    """
    if not text:
        raise RecordFault("record.syntax", "link-empty")
    if len(text) > LENGTH_LIMIT:
        raise RecordFault("record.syntax", "link-too-long", {"limit": LENGTH_LIMIT})
    if not _LETTERS.fullmatch(text):
        raise RecordFault("record.syntax", "link-letters")
    if text[0] != _VERSION:
        raise RecordFault("record.syntax", "link-version")
    body = text[1:]
    try:
        return _inflated(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    except (ValueError, zlib.error):
        raise RecordFault("record.syntax", "link-cut") from None


def _inflated(content: bytes) -> bytes:
    """The content, whole: a few kilobytes may unpack to gigabytes, so no more is unpacked than a record may have.

    Raises:
        RecordFault: record.syntax, for more than that.
        ValueError: something is missing, or too much.
        zlib.error: it is not what was packed.
    """
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(content, SIZE_LIMIT + 1)
    if len(found) > SIZE_LIMIT:
        raise RecordFault("record.syntax", "too-large", {"limit": SIZE_LIMIT})
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError("not all of it, or more")
    return found
