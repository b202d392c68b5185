"""The deal of the day: the same for everybody by its date, what is wrong with a date, and what it came to."""

from datetime import date, timedelta
from itertools import product

import pytest

from helpers.chance_player import named, with_tries
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES
from tolva_widgets.play.address import MatchName, link_to, read, written
from tolva_widgets.play.day.daily import BEST, TEXT_LIMIT, Calendar, DayLines, Result, read_result, result_of
from tolva_widgets.play.saved.memory import key_of
from tolva_widgets.play.saved.memory import named as name_kept
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.widget import PlayTable

TODAY = "2026-11-26"


def of_day(game: str, day: str = TODAY, **more: str) -> MatchName:
    name, wrong = read({"game": game, "day": day, "today": TODAY, **more})
    assert name is not None
    assert wrong == {}
    return name


def test_each_day_and_game_has_cards_of_its_own_whatever_else_is_asked_for() -> None:
    days = ("2026-11-26", "2026-11-25", "2025-02-28")
    seeds = {of_day(game, day).cards.seed for game, day in product(GAMES, days)}
    assert len(seeds) == len(days) * len(GAMES)
    for game in GAMES:
        name = of_day(game)
        assert name.dealt().to_dict() == of_day(game, seat="1", seed="8", others="club").dealt().to_dict()
        assert written(name) == {"game": game, "day": TODAY}
        assert link_to(name) == f"?game={game}&day={TODAY}"
        assert name_kept(key_of(name)) == name
        assert of_day(game, "today") == name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("day", ["2026-11-27", "2026-02-30", "yesterday", "2026-1-1", "<b>", "99999-01-01"])
def test_a_day_that_is_none_or_to_come_is_told_of_and_todays_deal_is_shown(day: str, lang: str) -> None:
    session = PlaySession(lang=lang)
    session.take_address({"game": "tolp", "day": day, "today": TODAY}, "", returning=False)
    assert session.problem is None
    assert day in session.notice
    assert session.name == of_day("tolp")


def test_another_match_or_another_game_is_no_deal_of_the_day() -> None:
    session = PlaySession(of_day("tolva"))
    session.another()
    assert session.name.day == ""
    session.begin(of_day("tolva"))
    session.begin_like_it(seat=1)
    assert session.name.day == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_deal_came_to_is_kept_and_read_again(game: str) -> None:
    session = with_tries(named(game), deals=1)
    result = result_of(session.match)
    assert result is not None
    assert read_result(result.written()) == result
    assert result_of(PlaySession(named(game)).match) is None


def test_where_fewest_win_fewer_points_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = Result("points", 1, 9), Result("points", 9, 1)
    assert few.worth(fewest_win=True) > many.worth(fewest_win=True)
    assert few.worth(fewest_win=False) < many.worth(fewest_win=False)
    assert Result("rounds", 1, 0).worth(fewest_win=True) > Result("rounds", 2, 0).worth(fewest_win=True)
    match = with_tries(named("bondtolva"), deals=1).match
    most = result_of(match)
    monkeypatch.setattr(GAMES["bondtolva"], "fewest_win", True)
    least = result_of(match)
    assert most is not None
    assert least is not None
    assert (least.own, least.others) == (most.own, min(most.others, least.others))


def test_what_a_stranger_wrote_is_no_result_and_only_the_first_counts() -> None:
    calendar = Calendar()
    text = f"{TODAY} points 1 2\n2026-11-25 points <b> 2\n\n<script>"
    assert calendar.read([("tolva", text), ("", ""), ("tölp", "x" * 9999)]) == []
    first = calendar.first(TODAY, "tolva")
    assert first is not None
    assert not calendar.add(TODAY, "tolva", first._replace(own=12))
    lately = calendar.lately(TODAY, "tolva")
    assert lately[0] == (TODAY, first)
    assert {came for _, came in lately[1:]} == {None}


def test_what_the_browser_tells_late_is_older_and_what_was_played_meanwhile_is_kept_beside_it() -> None:
    calendar, first = Calendar(), Result("points", 120, -40)
    calendar.add(TODAY, "tolva", Result("points", 0, 3))
    calendar.add("2026-11-20", "tolva", first)
    assert calendar.read([("tolva", f"{TODAY} points 4 0")]) == ["tolva"]
    assert calendar.first(TODAY, "tolva") == Result("points", 4, 0)
    again = Calendar()
    again.read([("tolva", calendar.written("tolva"))])
    assert again.first("2026-11-20", "tolva") == first


def test_no_more_days_are_kept_than_are_read_and_the_last_ones_are() -> None:
    calendar = Calendar()
    for number in range(300):
        calendar.add((date(2026, 1, 1) + timedelta(days=number)).isoformat(), "tolva", Result("points", -99999, -99999))
    text = calendar.written("tolva")
    assert len(text) <= TEXT_LIMIT
    assert text.splitlines()[-1].startswith("2026-10-27")


def test_an_address_cannot_say_where_the_page_is_nor_which_day_it_is() -> None:
    table = PlayTable(3, lang="en", in_address=True)
    address = {"day": TODAY, "game": "tolp", "here": "https://evil.example/", "today": "2020-01-01"}
    table._page.set_state({"address": address, "place": "http://a/play", "today": TODAY, "opened": True})
    assert table._days.here == "http://a/play"
    assert table.session.name == of_day("tolp")


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_is_no_worse_than_a_beginners(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.play.day.daily.kinds_of", lambda game: ("beginner",))
    monkeypatch.setattr("tolva_widgets.play.day.daily._TRIED", 3)
    lines = DayLines(of_day(game))
    while lines.advance():
        pass
    best, usual = (lines.found[key].worth(fewest_win=False) for key in (BEST, "beginner"))
    assert best >= usual


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_tells_of_the_day_with_a_text_to_share_and_the_days_before(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tolva_widgets.play.day.daily.kinds_of", lambda game: ("beginner",))
    table = PlayTable(of_day("trettioett"), lang=lang, coach="silent")
    session = table.session
    while not session.match.deal_over:
        if session.match.waits_for == "you":
            session.choose(next(key for key in ("say knock", "pile", "stock") if session.choose(key)))
        else:
            session.go_on()
    table._show()
    assert table.session_words.say("daily-beginner") in table._ending.value
    assert f"?game=trettioett&amp;day={TODAY}" in table._ending.value
    assert table._ending.value.count("<li><a") >= 14
