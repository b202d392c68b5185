"""Files as they are sent: the same when they are unpacked, and what is in every site squeezed once."""

from pathlib import Path

import pytest
from zstandard import ZstdDecompressor

from tolva_widgets.site import kept as kept_there
from tolva_widgets.site import packing
from tolva_widgets.site.packing import packed, squeezed_once

CONTENT = b"the same, again and again; " * 1000


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept_there.sys, "platform", "linux")
    return tmp_path / "tolva-teach"


def test_files_are_one_after_the_other_behind_their_table() -> None:
    whole = ZstdDecompressor().decompress(packed({"b": b"two", "a": b"one!"}))
    size = int.from_bytes(whole[:4], "little")
    assert whole[4 : 4 + size] == b'[["a", 4], ["b", 3]]'
    assert whole[4 + size :] == b"one!two"


def test_what_is_in_every_site_is_squeezed_once(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = squeezed_once(CONTENT)
    assert ZstdDecompressor().decompress(first) == CONTENT
    monkeypatch.setattr(packing, "squeezed", lambda content: pytest.fail("it is squeezed again"))
    assert squeezed_once(CONTENT) == first


@pytest.mark.parametrize("damaged", [b"", b"no zstd", packed({"other": b"content"})])
def test_what_was_kept_and_is_not_it_is_made_anew(kept: Path, damaged: bytes) -> None:
    first = squeezed_once(CONTENT)
    (place,) = kept.iterdir()
    place.write_bytes(damaged)
    assert squeezed_once(CONTENT) == first
    assert place.read_bytes() == first
