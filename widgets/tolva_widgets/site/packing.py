"""Files as they are sent: as small as a browser can still unpack quickly, whether or not the web host compresses."""

import hashlib
import json
from collections.abc import Mapping

from zstandard import ZstdCompressionParameters, ZstdCompressor, ZstdDecompressor, ZstdError

from .kept import cache, keep

# Higher levels take four times as long for a thousandth. The window is what a browser's side can hold.
_LEVEL = 19
_WINDOW_LOG = 23
_PARAMETERS = ZstdCompressionParameters.from_level(_LEVEL, window_log=_WINDOW_LOG)


def packed(files: Mapping[str, bytes]) -> bytes:
    """Files as one: the length of a table of contents, that, and the contents one after the other, squeezed."""
    ordered = dict(sorted(files.items()))
    table = json.dumps([[path, len(content)] for path, content in ordered.items()]).encode()
    return squeezed(b"".join([len(table).to_bytes(4, "little"), table, *ordered.values()]))


def squeezed(content: bytes) -> bytes:
    """The content in the format zstd, which needs a quarter less than what web hosts do."""
    return ZstdCompressor(compression_params=_PARAMETERS).compress(content)


def squeezed_once(content: bytes) -> bytes:
    """The same, kept in the cache of this computer's user: for what is in every site, and takes long."""
    place = cache() / f"{hashlib.sha256(content).hexdigest()}-{_LEVEL}-{_WINDOW_LOG}.zst"
    if place.is_file() and _is_of(content, kept := place.read_bytes()):
        return kept
    made = squeezed(content)
    keep(place, made)
    return made


def _is_of(content: bytes, kept: bytes) -> bool:
    try:
        return ZstdDecompressor().decompress(kept) == content
    except ZstdError:
        return False
