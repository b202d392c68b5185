"""A record in a link: whole and short; and what is said of one that was cut, changed or made to harm."""

import base64
import tracemalloc
import zlib
from typing import Any

import pytest

from helpers.played import FORMS, played
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.links import LENGTH_LIMIT, packed, unpacked
from tolva_teach.records.record import SIZE_LIMIT, RecordFault, read_record
from tolva_widgets.replay.sources import record_from

FIRST = "1eNqrVkrLL8pNLFGyUirJzylL1C1KTc4vStE3VNJRSk_MTYWJK9UCADZMDiQ"
"""A text as version 1 has packed it since there is one."""


def case_of(text: str) -> str:
    with pytest.raises(RecordFault) as refused:
        unpacked(text)
    assert refused.value.rule == "record.syntax"
    return refused.value.case


def as_link(content: bytes) -> str:
    return "1" + base64.urlsafe_b64encode(content).decode().rstrip("=")


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_record_comes_out_of_the_link_as_it_went_in(form: Any) -> None:
    record = played(*form)
    assert read_record(unpacked(packed(record))) == record


def test_every_letter_of_a_strangers_text_comes_through() -> None:
    record = read_record({**played("tolva", 4).to_dict(), "title": '<b>"å"\u2028\\ \x00#&?%'})
    assert read_record(unpacked(packed(record))).title == record.title


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_with_its_play_and_names_takes_less_than_1500_characters(game: str) -> None:
    lengths = [len(packed(record_from(PlayedName.of(game, seed, deals=1), "sv"))) for seed in range(5)]
    assert max(lengths) < 700


def test_links_of_the_first_version_stay_readable() -> None:
    assert unpacked(FIRST) == b'{"format":"tolva-record/1","game":"tolva"}'


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.9])
def test_a_link_cut_in_the_middle_is_told(share: float) -> None:
    text = packed(played("tolva", 4))
    assert case_of(text[: int(len(text) * share) + 1]) == "link-cut"
    assert case_of(text[:-1]) == "link-cut"


def test_a_link_that_was_changed_or_added_to_is_told() -> None:
    text = packed(played("tolva", 4))
    assert case_of(f"{text[:50]}{'A' if text[50] != 'A' else 'B'}{text[51:]}") == "link-cut"
    assert case_of(as_link(zlib.compress(b"{}") + b"more")) == "link-cut"


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("", "link-empty"),
        ("1", "link-cut"),
        ("1é", "link-letters"),
        ("1abc+/==", "link-letters"),
        ("1abc<img>", "link-letters"),
        ("1abc\n", "link-letters"),
        ("2" + FIRST[1:], "link-version"),
        ("1" + "A" * LENGTH_LIMIT, "link-too-long"),
    ],
)
def test_what_is_no_packed_record_is_told(text: str, case: str) -> None:
    assert case_of(text) == case


def test_a_link_that_unpacks_to_far_too_much_is_not_unpacked() -> None:
    text = as_link(zlib.compress(bytes(7 * SIZE_LIMIT), 9))
    assert len(text) < LENGTH_LIMIT
    tracemalloc.start()
    assert case_of(text) == "too-large"
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 3 * SIZE_LIMIT


def test_a_record_that_is_too_long_for_a_link_is_refused() -> None:
    rounds = PlayedName.of("tolp", 1, 20, deals=20).record()
    assert len(packed(rounds)) < LENGTH_LIMIT
    commented = read_record({**rounds.to_dict(), "comment": "".join(map(chr, range(0x4E00, 0x4E00 + 2000)))})
    with pytest.raises(RecordFault, match="link-too-long"):
        packed(commented)
