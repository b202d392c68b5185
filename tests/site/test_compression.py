"""Files as they are sent: the same when they are unpacked, and compressed once."""

import os
from pathlib import Path

import pytest
from zstandard import ZstdDecompressor

from tolva_widgets.site import cache as site_cache
from tolva_widgets.site.cache import cached
from tolva_widgets.site.compression import compressed, packed

CONTENT = b"the same, again and again; " * 1000


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(site_cache.sys, "platform", "linux")
    return tmp_path / "tolva-teach"


def never() -> bytes:
    pytest.fail("it is made again")


def test_files_are_one_after_the_other_behind_their_table(kept: Path) -> None:
    whole = ZstdDecompressor().decompress(packed({"b": b"two", "a": b"one!"}))
    size = int.from_bytes(whole[:4], "little")
    assert whole[4 : 4 + size] == b'[["a", 4], ["b", 3]]'
    assert whole[4 + size :] == b"one!two"


def test_each_part_is_compressed_by_itself(kept: Path) -> None:
    first, second = {"a": CONTENT}, {"b": CONTENT}
    assert packed(first, second) == packed(first) + packed(second)


def test_what_was_compressed_before_is_not_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = compressed(CONTENT)
    assert ZstdDecompressor().decompress(first) == CONTENT
    (place,) = kept.iterdir()
    assert cached("compressed", place.name.removeprefix("compressed-"), never) == first


@pytest.mark.parametrize("damaged", [b"", b"something else that is long enough to have a digest"])
def test_what_was_kept_and_is_not_it_is_made_anew(kept: Path, damaged: bytes) -> None:
    assert cached("number", "one", lambda: b"1") == b"1"
    (place,) = kept.iterdir()
    whole = place.read_bytes()
    place.write_bytes(damaged)
    assert cached("number", "one", lambda: b"1") == b"1"
    assert place.read_bytes() == whole


def test_what_was_used_last_stays(kept: Path) -> None:
    for number in range(site_cache._MOST):
        cached("number", str(number), lambda: b"1")
        os.utime(kept / f"number-{number}", (number, number))
    assert cached("number", "0", never) == b"1"
    cached("other", "0", lambda: b"2")
    cached("number", "new", lambda: b"3")
    left = {file.name for file in kept.iterdir()}
    assert left == {"number-new", "other-0", *(f"number-{n}" for n in range(site_cache._MOST) if n != 1)}


def test_where_nothing_can_be_kept_it_is_had_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(site_cache, "cache_folder", lambda: tmp_path / "file")
    assert cached("number", "one", lambda: b"1") == b"1"
