"""What is kept of matches for another day, and the file of one, without any widget and without a browser."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from helpers.chance_player import FORMS, decide, named, play_deal, run_on, with_tries
from helpers.hidden_cards import named as cards_in
from helpers.hidden_cards import open_to
from tolva_teach.records.record import SIZE_LIMIT, read_record
from tolva_teach.records.standing import standing_of
from tolva_widgets.play import sharing
from tolva_widgets.play.address import CLUB, MatchName, written
from tolva_widgets.play.saved.list_view import saved_rows
from tolva_widgets.play.saved.matches import MOST
from tolva_widgets.play.saved.memory import key_of
from tolva_widgets.play.saved.memory import written as written_match
from tolva_widgets.play.saved.saving import progress_of, saved_match
from tolva_widgets.play.session import PlaySession


class Browser:
    """What keeps texts for another day, the one written last first."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def open(self, session: PlaySession) -> PlaySession:
        """Tells a session what is kept."""
        session.take_saved(list(self.texts.items()))
        return session

    def hear(self, session: PlaySession) -> None:
        """Keeps what the session says."""
        _ = session.memory
        for key, text in session.storage.browser.take_changes().items():
            self.texts.pop(key, None)
            if text:
                self.texts = {key: text, **self.texts}


def new_page(browser: Browser, address: dict[str, str] | None = None, tab: str = "") -> PlaySession:
    """A page that is opened another day."""
    session = PlaySession(named("tolva", seed=9999), lang="en")
    session.take_address(address or {}, tab, returning=False)
    return browser.open(session)


def played(browser: Browser, name: MatchName, decisions: int = 3) -> PlaySession:
    """A match in which something has been decided, on a page that is then closed."""
    session = browser.open(PlaySession(name, lang="en"))
    decide_some(session, decisions)
    browser.hear(session)
    return session


def decide_some(session: PlaySession, decisions: int) -> None:
    """So much is decided, and then the others go on."""
    for done, _ in enumerate(play_deal(session, Random(1))):
        if done == decisions:
            break


# The list


@pytest.mark.parametrize(("game", "players", "options"), FORMS)
def test_a_match_is_gone_on_with_another_day(game: str, players: int, options: dict[str, Any]) -> None:
    browser = Browser()
    left = played(browser, named(game, players, options=options, seat=1))
    page = new_page(browser)
    assert page.offers_saved
    (row,) = saved_rows(page, "en")
    assert row["sound"]
    assert page.resume(row["key"])
    assert progress_of(page.match) == progress_of(left.match)
    assert page.match.ongoing.record == left.match.ongoing.record
    assert (page.offers_saved, page.notice) == (False, "You are continuing the match where you left off.")
    assert saved_rows(page, "en") == []


def test_a_match_against_players_who_think_is_gone_on_with() -> None:
    browser = Browser()
    session = browser.open(PlaySession(named("bondtolva", 2, others=CLUB)))
    for _ in range(2):
        while session.match.waits_for in ("others", "step"):
            session.match.think() if session.match.opponents.is_thinking else session.go_on()
        decide(session, next(decision for decision, verdict in session.match.verdicts if verdict))
    browser.hear(session)
    page = new_page(browser, written(session.name))
    assert progress_of(page.match) == progress_of(session.match)


def test_each_row_says_how_the_match_stands() -> None:
    browser = Browser()
    for game, players in (("tolva", 4), ("tolp", 5), ("trettioett", 3)):
        played(browser, named(game, players), 1)
    page = new_page(browser)
    assert [row["words"] for row in saved_rows(page, "en")] == [
        "Trettioett for 3, deal 1: you have three lives left",
        "Tölp for 5, round 1: you have not been king",
        "Tolva for 4, deal 1: your side has 0 points",
    ]
    assert [row["words"] for row in saved_rows(page, "sv")] == [
        "Trettioett för tre, giv 1: du har tre liv kvar",
        "Tölp för fem, omgång 1: du har inte varit kung",
        "Tolva för fyra, giv 1: ni har 0 poäng",
    ]


def test_a_later_deal_is_said_with_its_score() -> None:
    browser = Browser()
    session = browser.open(with_tries(named("trettioett", 3)))
    session.match.next_deal()
    run_on(session)
    browser.hear(session)
    score = session.match.step.table(0).tallies[0].score
    (row,) = saved_rows(new_page(browser), "en")
    assert row["words"].startswith(f"Trettioett for 3, deal {session.match.step.deal_number + 1}: ")
    assert json.loads(browser.texts[row["key"]])["score"] == score


def test_a_link_to_a_match_that_was_left_leads_to_where_it_was_left() -> None:
    browser = Browser()
    left = played(browser, named("tolp"))
    page = new_page(browser, written(left.name))
    assert progress_of(page.match) == progress_of(left.match)
    assert not page.offers_saved


def test_what_nothing_was_decided_in_is_not_kept_and_what_is_won_no_longer() -> None:
    browser = Browser()
    session = browser.open(PlaySession(named("trettioett", 3, options={"lives": 1})))
    browser.hear(session)
    assert browser.texts == {}
    chance = Random(1)
    while session.match.waits_for != "nothing":
        for _ in play_deal(session, chance):
            browser.hear(session)
            assert list(browser.texts) == [key_of(session.name)] * any(progress_of(session.match).own)
        if session.match.waits_for == "deal":
            session.match.next_deal()
    browser.hear(session)
    assert browser.texts == {}


def test_no_more_than_so_many_are_kept_and_those_played_last() -> None:
    browser = Browser()
    for seed in range(MOST + 3):
        played(browser, named("tolva", seed=seed), 1)
    assert list(browser.texts) == [f"seed={seed}" for seed in range(MOST + 2, 2, -1)]


def test_what_was_thrown_away_is_no_match_any_more_unless_it_is_brought_back() -> None:
    browser = Browser()
    left = played(browser, named("tolva"))
    page = new_page(browser)
    (row,) = saved_rows(page, "en")
    page.storage.browser.throw_away(row["key"])
    page.begin(left.name)
    assert page.match.number == 0
    assert saved_rows(page, "en") == [row]
    page.storage.browser.bring_back(row["key"])
    page.begin(named("tolp"))
    assert page.resume(row["key"])
    assert progress_of(page.match) == progress_of(left.match)


def test_of_one_match_that_two_tabs_have_played_differently_both_are_kept() -> None:
    browser = Browser()
    early = played(browser, named("tolva"), 1)
    late = new_page(browser, written(early.name))
    decide_some(late, 3)
    browser.hear(late)
    again = new_page(browser, written(early.name), early.memory)
    assert progress_of(again.match) == progress_of(early.match)
    browser.hear(again)
    assert set(browser.texts.values()) == {written_match(saved_match(one.match)) for one in (early, late)}
    assert [row["key"] for row in saved_rows(again, "en")] == [key_of(early.name)]


def test_before_the_browser_has_told_what_it_keeps_nothing_is_written_over() -> None:
    session = with_tries(named("tolva"), deals=1)
    assert (session.memory != "", session.storage.browser.take_changes()) == (True, {})


# What cannot be gone on with


def damaged(text: str) -> str:
    """A text of which the end is lost."""
    return text[: len(text) // 2]


def later(text: str) -> str:
    """A text that a later version wrote."""
    return text.replace("tolva-play/1", "tolva-play/2")


def changed(text: str) -> str:
    """A text that is right in itself, but of a match that does not come out so."""
    return re.sub('"checksum": ?', '"checksum":1', text)


@pytest.mark.parametrize(("spoil", "fault"), [(damaged, "damaged"), (later, "version")])
def test_what_cannot_be_read_is_set_aside_and_the_others_are_as_they_were(spoil: Any, fault: str) -> None:
    browser = Browser()
    for seed in (1, 2, 3):
        played(browser, named("tolp", seed=seed))
    bad = "game=tolp&seed=2"
    browser.texts[bad] = spoil(browser.texts[bad])
    before = dict(browser.texts)
    page = new_page(browser)
    assert "has been set aside" in page.notice
    rows = {row["key"]: row for row in saved_rows(page, "en")}
    assert [key for key, row in rows.items() if row["sound"]] == ["game=tolp&seed=3", "game=tolp&seed=1"]
    assert rows[bad]["words"].startswith("Tölp for 4: ")
    assert page.storage.browser.aside == {bad: fault}
    assert not page.resume(bad)
    page.begin(named("tolp", seed=2))
    decide(page, next(decision for decision, verdict in page.match.verdicts if verdict))
    browser.hear(page)
    assert {key: browser.texts[key] for key in before} == before
    assert set(browser.texts) - set(before) == {f"{bad}~2"}


def test_what_does_not_come_out_as_it_was_is_set_aside_when_it_is_taken_up() -> None:
    browser = Browser()
    left = played(browser, named("tolva"))
    browser.texts = {key: changed(text) for key, text in browser.texts.items()}
    kept = dict(browser.texts)
    page = new_page(browser)
    (row,) = saved_rows(page, "en")
    shown = page.match
    assert not page.resume(row["key"])
    assert page.match is shown
    assert "set aside" in page.notice
    page.begin(left.name)
    assert page.match.number == 0
    browser.hear(page)
    assert browser.texts == kept


def test_a_key_that_there_is_not_does_nothing() -> None:
    page = new_page(Browser())
    shown = page.match
    assert not page.resume("seed=7")
    page.storage.browser.throw_away("nothing")
    page.storage.browser.bring_back("nothing")
    assert page.match is shown


# The file


@pytest.mark.parametrize(("game", "players", "options"), FORMS)
def test_a_file_leads_to_the_same_position(game: str, players: int, options: dict[str, Any]) -> None:
    session, chance = PlaySession(named(game, players, options=options, seat=1), lang="en"), Random(3)
    for number in range(2):
        if number:
            session.match.next_deal()
        for n, _ in enumerate(play_deal(session, chance)):
            if n == 2:
                break
        name, text = sharing.file_of(session.match)
        assert name.endswith(".tolva.json") == bool(number)
        again = PlaySession(named("tolva"), lang="en")
        assert again.open_text(text) == ""
        assert (again.name, progress_of(again.match)) == (session.name, progress_of(session.match))
        for _ in play_deal(session, chance):
            pass
        if session.match.waits_for == "nothing":
            break


def test_a_file_is_a_record_that_is_checked_as_any_as_soon_as_a_deal_is_over() -> None:
    session = with_tries(named("tolva"), deals=1)
    whole = read_record(sharing.file_of(session.match)[1])
    assert whole == session.match.ongoing.record
    session.match.next_deal()
    decide_some(session, 3)
    name, text = sharing.file_of(session.match)
    assert name == "tolva-7.tolva.json"
    assert read_record(text) == replace(session.match.ongoing.record, deals=whole.deals)
    assert standing_of(read_record(text))["state"] == "deal-over"


@pytest.mark.parametrize("game", ["tolva", "bordstolva", "bondtolva", "tolp", "trettioett"])
def test_a_file_has_no_card_of_the_deal_under_way_that_is_hidden(game: str) -> None:
    session, chance = PlaySession(named(game, seat=1)), Random(1)
    for deal in range(2):
        known: set[str] = set()
        if deal:
            session.match.next_deal()
        for _ in play_deal(session, chance):
            known |= open_to(session.match.deal, 1)
            given = json.loads(sharing.file_of(session.match)[1])
            assert len(given.get("deals", [])) == deal
            own = " ".join(said for said in given.get("play", given)["own"][-1])
            assert cards_in(own.split(), session.match.deal.game.pack) <= known


def test_a_file_that_was_changed_or_cut_off_is_refused_and_nothing_has_changed() -> None:
    session = with_tries(named("tolva"), deals=1)
    text = sharing.file_of(session.match)[1]
    given = json.loads(text)
    other = json.loads(sharing.file_of(with_tries(named("tolva", seed=8), deals=1).match)[1])
    told = {
        "can’t be opened": [text[:-20], "[]", "{}", "", "x" * (SIZE_LIMIT + 1), '{"format":"tolva-record/9"}'],
        "missing, or has been changed": [
            changed(text),
            json.dumps({**given, "play": 7}),
            json.dumps({**given, "play": {**given["play"], "own": [["0 play C2"]]}}),
            json.dumps({**given, "deals": other["deals"]}),
            json.dumps({**given, "play": other["play"]}),
        ],
        "another version": [text.replace("tolva-play/1", "tolva-play/2"), '{"format":"tolva-play/2","matches":{}}'],
    }
    page = PlaySession(named("tolp"), lang="en")
    before = page.match
    for words, texts in told.items():
        for bad in texts:
            assert words in page.open_text(bad), bad[:200]
    assert page.match is before
    assert (page.notice, page.storage.browser.sound) == ("", {})


def test_an_opened_file_takes_no_other_matchs_place() -> None:
    browser = Browser()
    early = played(browser, named("tolva"), 1)
    text = sharing.file_of(early.match)[1]
    page = new_page(browser, written(early.name))
    decide_some(page, 3)
    browser.hear(page)
    late = saved_match(page.match)
    assert page.open_text(text) == ""
    assert progress_of(page.match) == progress_of(early.match)
    decide(page, next(decision for decision, verdict in page.match.verdicts if verdict))
    browser.hear(page)
    assert written_match(late) in browser.texts.values()
    assert len(browser.texts) == 2
