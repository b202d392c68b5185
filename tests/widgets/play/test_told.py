"""The table that one plays at: what it tells, and what it never holds."""

import asyncio
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from helpers.breadth import NIGHTLY, share, some
from helpers.chance_player import FORMS, keys_of, named
from helpers.hidden_cards import named as cards_in
from helpers.hidden_cards import open_to
from helpers.play_tables import do, parts_of, play_deal, press, table_at, told
from tolva_teach.games.base import Deal
from tolva_teach.players.advice import advise, advising
from tolva_teach.rules.cards import Card
from tolva_teach.texts import advised, card_name, card_sign
from tolva_teach.texts.naming import number_in_letters
from tolva_widgets.base.scheduler import BETWEEN
from tolva_widgets.play import advice, background
from tolva_widgets.play.widget import PlayTable


def until_asked(table: PlayTable) -> None:
    """Lets the others play until the learner is asked, or the deal is over."""
    while table.session.match.waits_for in ("others", "step"):
        press(table, "on")


def cards_told(text: str, pack: tuple[Card, ...]) -> set[Card]:
    """The cards that a text names: by their keys, in words or in signs; those in a rule's example are no cards here."""
    forms = {form: card for card in set(pack) for form in (card, card_sign(card, "en"), card_name(card, "en"))}
    longest_first = sorted(forms, key=len, reverse=True)
    any_of_them = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return {forms[found] for found in any_of_them.findall(_EXAMPLE.sub("", text))}


_EXAMPLE = re.compile(r'<p class=\\"tolva-rule-example\\">.*?</p>')


def own_reasons(deal: Deal[Any], seat: int) -> set[Card]:
    """The cards that the rules' word on one's own offers names: one that is missing from a pair, say."""
    return cards_in(deal.game.verdicts(deal.view(seat)), deal.game.pack) if seat in deal.actors() else set()


def advised_of(table: PlayTable) -> set[Card]:
    """The cards that the coach names: also those that nobody has played yet, which the view tells that there are."""
    return cards_told(table.session_words.advice, table.session.match.deal.game.pack)


WATCHED = some([("tolva", 4, {}), ("plocketolva", 2, {}), *(form for form in FORMS if form[2])], 4)
COACHES = ("reminds", "shows", "advises")


@pytest.mark.parametrize(
    ("game", "players", "options", "coach"),
    [
        (*form, coach)
        for turn, form in enumerate(WATCHED)
        for place, coach in enumerate(COACHES)
        if NIGHTLY or turn % len(COACHES) == place
    ],
)
def test_no_part_ever_holds_a_card_that_is_hidden_from_the_learner(
    game: str, players: int, options: dict[str, Any], coach: str
) -> None:
    table = table_at(named(game, players, options=options, seat=1), coach=coach)
    sent: list[Any] = []
    for part in parts_of(table):
        part.send = lambda content, buffers=None: sent.append(content)
    table._shelf.list.set_state({"told": [], "opened": True})
    pack = table.session.match.deal.game.pack
    known: set[Card] = set()
    for n, _ in enumerate(play_deal(table, Random(coach))):
        deal = table.session.match.deal
        known |= open_to(deal, 1) | own_reasons(deal, 1) | advised_of(table)
        if deal.over:
            break
        table._page._handle_custom_msg({"do": "save"}, [])
        if n % 3 == 0:
            assert cards_told(told(table) + json.dumps(sent), pack) <= known
    assert n > 3
    assert {message["do"] for message in sent} >= {"put", "download"}


def test_the_look_for_hidden_cards_sees_one() -> None:
    """The same with somebody else's cards on the table."""
    table = table_at(named("tolva"))
    hidden = set(table.session.match.deal.game.pack) - open_to(table.session.match.deal, 0)
    assert not cards_told(told(table), table.session.match.deal.game.pack) & hidden
    table._table.table = table.session.match.deal.table()
    assert cards_told(told(table), table.session.match.deal.game.pack) & hidden == hidden
    table._table.table = table.session.match.deal.seen(0)
    table._pace.said = f"Birger has the {card_name(min(hidden), 'en')}."
    assert cards_told(told(table), table.session.match.deal.game.pack) & hidden == {min(hidden)}


@pytest.mark.parametrize("coach", ["silent", "reminds"])
def test_what_may_be_done_is_told_only_where_it_is_asked_for(coach: str) -> None:
    table = table_at(named("tolp", 4), coach=coach)
    for _ in play_deal(table, Random(1)):
        refused = table.session.match.refused
        tried = keys_of(table.session, refused.decision) if refused else []
        assert set(table._table.marks) == set([tried] if isinstance(tried, str) else tried)
        assert "tolva-could" not in table.explanation
        assert "verdict" not in table._table.compose


def test_a_coach_who_shows_lights_up_what_may_be_done_and_says_why_not_the_rest() -> None:
    table = table_at(named("tolva"), coach="shows")
    for _ in play_deal(table, Random(3)):
        match = table.session.match
        judged = match.verdicts
        if judged and not all(verdict for _, verdict in judged) and match.refused is None:
            may = {keys_of(table.session, decision) for decision, verdict in judged if verdict}
            assert {key for key, mark in table._table.marks.items() if mark["kind"] == "yes"} == may
            assert "tolva-why-not" in table.explanation
            return
    raise AssertionError("everything was allowed")


@pytest.mark.parametrize(("game", "coach"), [("tolva", "silent"), ("tolp", "reminds"), ("trettioett", "shows")])
def test_advice_is_neither_thought_of_nor_told_before_it_is_asked_for(
    game: str, coach: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(advice, "advising", lambda view: asked.append(view) or advising(view))
    table = table_at(named(game), coach=coach)
    for _ in play_deal(table, Random(coach)):
        assert not re.search(r"Advice:|tolva-play-advice|\"tip\"", told(table))
        assert not asked or table.session.match.deal.over, "the look back asks the coach, once the deal is over"


@pytest.mark.parametrize(("game", "players", "options"), share(FORMS, 0, 3))
def test_a_coach_who_advises_marks_what_to_do_and_says_why_once(
    game: str, players: int, options: dict[str, Any]
) -> None:
    table = table_at(named(game, players, options=options, seat=1), coach="advises")
    for _ in play_deal(table, Random(2)):
        match = table.session.match
        if match.refused is not None or match.reminder:
            continue
        tips = {key for key, mark in table._table.marks.items() if mark["word"] == "tip"}
        if match.waits_for != "you":
            assert not tips
            assert "Advice:" not in told(table)
            continue
        advice = table.session.advice
        assert advice is not None
        keys = keys_of(table.session, advice.decision)
        assert tips == set([keys] if isinstance(keys, str) else keys)
        why = advised(advice, table.session_words.speaker)
        told_anyway = advice.code == "only" and table.session.offered_forced is not None
        assert (table.said.count(why), table.explanation.count("Advice:")) == ((0, 0) if told_anyway else (1, 1))
        assert ("There is only one thing to do here" if told_anyway else why) in table._pace.reason


def test_advice_comes_and_goes_with_the_setting_and_is_not_thought_of_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(advice, "advising", lambda view: asked.append(view) or advising(view))
    table = table_at(named("tolva"))
    table._beside.set_state({"chosen": {"coach": "advises", "pace": "normal", "known": ""}})
    table._beside.set_state({"chosen": {"coach": "advises", "pace": "normal", "known": "yes"}})
    assert "Advice:" in table.explanation
    assert len(asked) == 1
    table._beside.set_state({"chosen": {"coach": "silent", "pace": "normal", "known": ""}})
    assert "Advice:" not in told(table)


def test_while_the_coach_thinks_the_page_lives_and_what_is_done_meanwhile_counts() -> None:
    async def sit_down() -> None:
        table = table_at(named("tolva"), coach="advises")
        thought_of = table.session.advice_search
        assert thought_of is not None
        assert not thought_of.done
        assert "Advice:" not in told(table)
        await until(lambda: thought_of.done)
        assert table.session.advice == advise(table.session.match.deal.view(0))
        assert "Advice:" in table.said
        assert [mark["word"] for mark in table._table.marks.values()] == ["tip"]
        do(table, table.session.advice.decision)
        press(table, "undo")
        assert table.session.advice_search is thought_of, "the same position is thought of twice"
        table = table_at(named("tolva"), coach="advises")
        begun = table.session.advice_search
        assert begun is not None
        assert not begun.done
        table._beside.set_state({"chosen": {"coach": "silent", "pace": "normal", "known": ""}})
        await asyncio.sleep(4 * BETWEEN)
        assert not begun.done
        assert "Advice:" not in told(table)

    asyncio.run(sit_down())


def test_that_the_look_back_is_complete_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_back(lately: float) -> list[str]:
        monkeypatch.setattr(background, "_HEARD_OUT", lately)
        table, said = table_at(named("bondtolva", 4, seed=13)), []
        table._pace.observe(lambda change: said.append(change["new"]), "said")
        for _ in play_deal(table, Random(4)):
            pass
        back = table.session.match.analysis
        assert back is not None
        assert not back.done
        assert not any("has been reviewed" in words for words in said)
        await until(lambda: any("has been reviewed" in words for words in said))
        table.colours = 4
        await asyncio.sleep(4 * BETWEEN)
        found = f"{number_in_letters(len(back.moments), 'en')} moments to look at"
        assert found in said[-1] or not said[-1].count("reviewed")
        assert sum("has been reviewed" in words for words in said) == 1
        return [words for words in said if "has been reviewed" in words]

    (with_the_rest,) = asyncio.run(look_back(60))
    (alone,) = asyncio.run(look_back(0))
    assert alone.startswith("Your play has been reviewed")
    assert with_the_rest.endswith(alone.strip("\u200b\u00a0 "))
    assert len(with_the_rest) > len(alone) + 20


async def until(holds: Callable[[], bool]) -> None:
    """Leaves the page alone until this holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(BETWEEN)


def test_a_coach_who_shows_judges_cards_that_are_put_together() -> None:
    table = table_at(named("tolp", 3, seed=3), coach="shows")
    until_asked(table)
    for decision, verdict in table.session.match.verdicts:
        keys = keys_of(table.session, decision)
        if isinstance(keys, list):
            table._table._handle_custom_msg({"do": "select", "keys": keys}, [])
            assert table._table.compose["kind"] == ("yes" if verdict else "no")
            assert table._table.compose["verdict"].endswith(".")
