"""Where records come from: files, text, mappings, seeds; and what is said of a broken one."""

from pathlib import Path
from typing import Any

import pytest

from helpers.example_deal import cut
from tolva_teach.examples import example
from tolva_teach.play.replay import Replay
from tolva_widgets.replay.widget import DealReplay


def test_record_may_be_a_path_text_a_mapping_or_a_record(tmp_path: Path) -> None:
    record = example("en")
    file = tmp_path / "a.tolva.json"
    file.write_text(record.to_json(), "utf-8")
    sources = [file, str(file), record.to_json(), record.to_json().encode(), record.to_dict(), record]
    assert {DealReplay(source, lang="en").record.to_json() for source in sources} == {record.to_json()}


def test_seed_gives_the_same_played_deal_again_and_is_shown() -> None:
    one, other = DealReplay(12, lang="en"), DealReplay(12, lang="en")
    assert one.record == other.record != DealReplay(13).record
    assert "Deal number 12" in one.explanation
    assert Replay(one.record)[-1].after.over


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_deal_from_a_seed_has_the_examples_players_also_when_it_is_saved_and_opened_again(lang: str) -> None:
    replay = DealReplay(12, lang=lang)
    assert "Astrid" in replay.explanation
    again = DealReplay(replay.record.to_json(), lang=lang)
    assert again.record == replay.record
    assert again.record.names == example(lang).names
    replay.view = "0"
    assert "Astrid" not in replay.caption[0]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{", "JSON"),
        (b"\xff", "UTF-8"),
        ({"format": "tolva-record/2"}, "tolva-record/1"),
        ("/nowhere/a.tolva.json", "/nowhere/a.tolva.json"),
        (cut(example("en"), 4, "3 play S6"), "event 4"),
    ],
)
def test_broken_record_is_told_of_in_place_of_the_table(source: Any, said: str) -> None:
    replay = DealReplay(source, lang="en")
    assert replay.record is None
    assert said in replay.message
    assert "Traceback" not in replay.message
    assert replay.explanation == ""
    assert replay._controls.last == 0


def test_sound_record_takes_the_message_away_again(replay: DealReplay) -> None:
    replay.load("{")
    replay.load(7)
    assert replay.message == ""
    assert "Deal number 7" in replay.explanation


def test_something_else_than_a_record_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="a path, JSON text, a mapping, a seed or None"):
        DealReplay(3.5)  # type: ignore[arg-type]
