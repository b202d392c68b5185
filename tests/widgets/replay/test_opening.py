"""What a person opens in the page's dialog: records and reports, sound and broken."""

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.deal_replays import opening
from helpers.example_deal import OVERTAKEN, cut, titled
from helpers.played import FORMS, played
from tolva_teach.examples import example
from tolva_teach.play.playout import PlayedName
from tolva_widgets.replay.widget import DealReplay


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{", "JSON"),
        ("abc", "neither a saved deal"),
        ([1], "braces"),
        (cut(example("en"), 4, "3 play S6"), "event 4 (“3 play S6”)"),
    ],
)
def test_what_cannot_be_opened_is_said_and_the_deal_that_was_watched_stays(source: Any, said: str) -> None:
    replay = DealReplay(12, lang="en", step=5)
    before = repr(replay)
    problem = opening(replay, source)
    assert said in problem
    assert "Correct the text and open it again" in problem
    assert repr(replay) == before
    assert replay.step == 5


def test_fault_in_what_is_opened_calls_players_by_their_names(replay: DealReplay) -> None:
    record = cut(example("en"), 4, "3 play S6")
    assert "David" in opening(replay, record)
    assert "seat 3" in opening(replay, {**record, "names": ["", "", "", ""]}).lower()


def test_what_holds_is_shown_and_nothing_is_complained_of(replay: DealReplay) -> None:
    replay.step = 9
    assert opening(replay, titled("My own deal")) == ""
    assert "My own deal" in replay.explanation
    assert replay.step == 0


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_record_of_any_game_is_opened_over_another_and_stepped_through(form: Any) -> None:
    replay = DealReplay(lang="sv", ask=True)
    assert opening(replay, played(*form).to_json()) == ""
    for step in range(0, replay.session.last, 7):
        replay.step = step
        assert replay.explanation
        assert replay.session.questions.offers is None or replay.session.step.after.actors()
    assert opening(replay, example("sv").to_json()) == ""


def test_pasted_text_is_never_a_path(replay: DealReplay, tmp_path: Path) -> None:
    file = tmp_path / "a.tolva.json"
    file.write_text(json.dumps(titled("From the disk")), "utf-8")
    assert "neither a saved deal nor a link" in opening(replay, str(file))
    assert "From the disk" not in replay.explanation


def test_a_link_that_names_its_deals_is_opened_as_the_page_opens_it(replay: DealReplay) -> None:
    link = " https://example.org/sv/replay.ipynb?game=tolp&players=5&options=jokers:2,flying:2.3&seed=9&view=1&step=4\n"
    assert opening(replay, link) == ""
    assert replay.session.name == PlayedName.of("tolp", 9, 5, {"jokers": 2, "flying": ["2", "3"]})
    assert (replay.step, replay.view) == (4, "1")
    assert opening(replay, "http://127.0.0.1:8888/en/replay.ipynb?example=tolva-3") == ""
    assert replay.session.address["example"] == "tolva-3"


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("https://example.org/replay.ipynb?game=bridge", "“bridge”, isn’t one of those here"),
        ("https://example.org/replay.ipynb?game=tolva&players=7", "“7”"),
        ("https://example.org/replay.ipynb?own=1&step=4", "doesn’t say which deal"),
        ("https://example.org", "doesn’t say which deal"),
        ("https://[", "doesn’t say which deal"),
        ("https://example.org/?" + "a=1&" * 500, "doesn’t say which deal"),
    ],
)
def test_a_link_that_names_no_deals_says_what_is_wrong_and_the_deal_that_was_watched_stays(
    link: str, said: str
) -> None:
    replay = DealReplay(12, lang="en", step=5)
    before = repr(replay)
    problem = opening(replay, link)
    assert said in problem
    assert "the deal you were looking at is still there" in problem
    assert repr(replay) == before


def test_report_is_opened_where_it_was_made(replay: DealReplay) -> None:
    report = {"version": "1", "step": OVERTAKEN, "view": "2", "lang": "sv", "what": "?", "record": titled("Reported")}
    assert opening(replay, report) == ""
    assert (replay.step, replay.view) == (OVERTAKEN, "2")
    assert "Reported" in replay.explanation


@pytest.mark.parametrize("where", [{"step": "x", "view": "9"}, {"step": -1, "view": 3}, {"step": True}, {}])
def test_report_that_tells_no_step_or_view_is_opened_at_the_beginning(where: dict[str, Any]) -> None:
    replay = DealReplay(lang="en", step=3)
    assert opening(replay, {"record": titled("Reported"), **where}) == ""
    assert (replay.step, replay.view) == (0, "open")


def test_broken_record_in_a_report_is_said(replay: DealReplay) -> None:
    assert "event 4" in opening(replay, {"step": 1, "record": cut(example("en"), 4, "3 play S6")})
