"""Files as they are sent: as small as a browser can still unpack quickly, whether or not the web host compresses."""

import hashlib
import json
from collections.abc import Mapping

from zstandard import ZstdCompressionParameters, ZstdCompressor

from .cache import cached

# Higher levels take four times as long for a thousandth. The window is what a browser's side can hold.
_LEVEL = 19
_WINDOW_LOG = 23
_PARAMETERS = ZstdCompressionParameters.from_level(_LEVEL, window_log=_WINDOW_LOG)


def packed(*parts: Mapping[str, bytes]) -> bytes:
    """Files as one. Each part is compressed by itself: one that is as it was in the last site comes from the cache.

    A part is the length of a table of contents, that, and the contents one after the other.
    """
    return b"".join(compressed(_one_after_the_other(part)) for part in parts)


def compressed(content: bytes) -> bytes:
    """The content in the format zstd, a quarter smaller than web hosts make it; kept, for it takes long."""
    key = f"{hashlib.sha256(content).hexdigest()}-{_LEVEL}-{_WINDOW_LOG}.zst"
    return cached("compressed", key, lambda: ZstdCompressor(compression_params=_PARAMETERS).compress(content))


def _one_after_the_other(files: Mapping[str, bytes]) -> bytes:
    ordered = dict(sorted(files.items()))
    table = json.dumps([[path, len(content)] for path, content in ordered.items()]).encode()
    return b"".join([len(table).to_bytes(4, "little"), table, *ordered.values()])
