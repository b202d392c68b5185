"""The page around the replay: its choices, language, files, reports and repr."""

import json
from typing import Any

import pytest
from traitlets import TraitError

from helpers.example_deal import OVERTAKEN
from tolva_teach.examples import example
from tolva_widgets.base.widget import state_of
from tolva_widgets.replay.widget import DealReplay


def test_choices_of_the_page_and_of_python_are_the_same(replay: DealReplay) -> None:
    replay._choices.chosen = {"view": "2", "ask": "yes"}
    replay._page.chosen = {"indices": "sv", "colours": "4", "matadors": "yes"}
    assert (replay.view, replay.ask, replay.indices, replay.colours) == ("2", True, "sv", 4)
    assert replay.matadors
    replay.view = "open"
    assert replay._choices.chosen["view"] == "open"


def test_corner_letters_follow_the_language_unless_chosen() -> None:
    assert DealReplay(lang="sv").indices == "sv"
    assert DealReplay(lang="en").indices == "en"
    assert DealReplay(lang="en", indices="sv").indices == "sv"


def test_everything_speaks_the_new_language(replay: DealReplay) -> None:
    replay.step = 1
    replay.lang = "sv"
    assert "spelar ut klöver ess" in replay.explanation
    assert replay._controls.words["forward"] == "Ett steg framåt"
    assert replay._choices.choices[0]["label"] == "Visa"


def test_view_of_a_seat_that_does_not_exist_is_refused(replay: DealReplay) -> None:
    with pytest.raises(TraitError, match="'open' or a seat from '0' to '3'"):
        replay.view = "4"


def test_saved_file_is_the_record_and_its_name_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = DealReplay({**example("en").to_dict(), "title": "../../Ä <b>"}, lang="en")
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(replay._page, "send", lambda content, buffers=None: sent.append(content))
    replay._page._handle_custom_msg({"do": "save"}, [])
    assert json.loads(sent[0]["text"]) == replay.record.to_dict()
    assert sent[0]["name"] == "b.tolva.json"


def test_report_has_the_record_and_the_step(monkeypatch: pytest.MonkeyPatch, replay: DealReplay) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(replay._page, "send", lambda content, buffers=None: sent.append(content))
    replay.step = OVERTAKEN
    replay._page._handle_custom_msg({"do": "report"}, [])
    report = json.loads(sent[0]["text"])
    assert (report["step"], report["event"], report["view"], report["lang"]) == (OVERTAKEN, 8, "open", "en")
    assert report["record"] == replay.record.to_dict()


def test_another_deal_shows_its_seed(replay: DealReplay) -> None:
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert "Deal number" in replay.explanation


def test_state_covers_step_view_and_question(replay: DealReplay) -> None:
    seen = {repr(replay)}
    for name, value in (("step", 1), ("view", "1"), ("ask", True), ("colours", 4), ("indices", "sv")):
        setattr(replay, name, value)
        seen.add(repr(replay))
    replay.choose("H9")
    seen.add(repr(replay))
    assert len(seen) == 7
    assert json.dumps(state_of(replay), default=str)
