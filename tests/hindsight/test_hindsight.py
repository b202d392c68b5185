"""What is said of a deal when it is over is true: each finding is held against the cards, and played out."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from helpers.breadth import so_many
from tolva_teach.games.base import Deal
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import value_of
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.hindsight import Finding, FulfilledDuty, done_well, hindsight
from tolva_teach.hindsight.duties import DUTIES, MOST
from tolva_teach.hindsight.tolp import way_out
from tolva_teach.hindsight.trettioett import saves
from tolva_teach.play.replay import Replay, Step
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record
from tolva_teach.rules.cards import rank, suit
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.texts import LANGUAGES, Speaker, say

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("tolva", 4, {}),
    ("tolva", 3, {}),
    ("plocketolva", 2, {}),
    ("bondtolva", 4, {}),
    ("tolp", 3, {}),
    ("tolp", 5, {}),
    ("tolp", 4, {"flying": ["2"], "jokers": 2, "revolution": True}),
    ("trettioett", 3, {}),
    ("trettioett", 5, {"free_lap": True, "lives": 3}),
]


def replay_of(name: str, players: int, options: dict[str, Any], seed: int, kind: str = "random") -> Replay:
    """A deal that is played to its end."""
    deal = deal_record(name, players, seed, options)
    return Replay(play_record(deal, [chooser(kind, name)] * players, Random(seed)))


def found(
    name: str, players: int, options: dict[str, Any], seeds: int, kind: str = "random"
) -> Iterator[tuple[Replay, int, Finding]]:
    """All that is found of so many deals: the deal, the seat and the finding."""
    for seed in range(seeds):
        replay = replay_of(name, players, options, seed, kind)
        for seat in range(players):
            yield from ((replay, seat, its) for its in hindsight(replay, seat) if its is not None)


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_what_could_have_been_decided_was_allowed_and_was_not_done(
    name: str, players: int, options: dict[str, Any]
) -> None:
    seen = set()
    for replay, seat, its in found(name, players, options, 20):
        seen.add(its.code)
        assert replay[its.step].after.verdict(its.decision)
        done = replay[its.step + 1].decision
        assert done is not None
        assert (done.seat, its.decision.seat) == (seat, seat)
        assert done != its.decision
        for lang in LANGUAGES:
            words = say(f"hindsight-{its.code}", its.facts, Speaker(lang, you=seat, parties=replay.record.game.parties))
            assert words.endswith(".")
    assert bool(seen) == ((name, players) != ("tolva", 3))


# Tölp


TOLP = [form for form in FORMS if form[0] == "tolp"]


def everybody_else_must_pass(deal: Deal[Any], lay: Decision, seat: int) -> bool:
    """Going through all that the others may do after a lay: whether none of it is a lay, until the turn comes back."""
    deal = deal.copy()
    deal.apply(lay)
    while deal.actors() and deal.actors() != (seat,):
        legal = deal.legal()
        if any(other.verb == "lay" for other in legal):
            return False
        deal.apply(legal[0])
    return True


def goes_out_alone(deal: Deal[Any], seat: int) -> bool:
    """By going through everything: whether the seat can go out before anybody else lays a card."""
    assert isinstance(deal, TolpDeal)
    for lay in deal.legal():
        last = len(lay.args) == len(deal.hands[seat])
        if lay.verb != "lay" or not (last or everybody_else_must_pass(deal, lay, seat)):
            continue
        later = deal.copy()
        later.apply(lay)
        if not later.hands[seat]:
            return True
        while later.actors() not in ((), (seat,)):
            later.apply(later.legal()[0])
        if later.actors() and goes_out_alone(later, seat):
            return True
    return False


@pytest.mark.parametrize(("name", "players", "options"), TOLP)
def test_tolp_a_way_out_is_one_that_nobody_can_stop(name: str, players: int, options: dict[str, Any]) -> None:
    seen = Counter[str]()
    for replay, seat, its in found(name, players, options, 25):
        seen[its.code] += 1
        before, end = replay[its.step].after, replay[-1].after
        assert isinstance(before, TolpDeal)
        assert isinstance(end, TolpDeal)
        assert end.board.finished[0] != seat
        last = len(its.decision.args) == len(before.hands[seat])
        if its.code != "lead":
            assert last == (its.code == "out-at-once")
            assert goes_out_alone(before, seat)
        if not last:
            assert everybody_else_must_pass(before, its.decision, seat)
        if its.code == "lead":
            done = replay[its.step + 1].decision
            assert done is not None
            assert done.verb == "pass"
    assert {"way-out", "lead"} <= set(seen)


@pytest.mark.parametrize(("name", "players", "options"), TOLP)
def test_tolp_with_few_cards_no_way_out_is_overlooked(name: str, players: int, options: dict[str, Any]) -> None:
    ways = 0
    for seed in range(6):
        for step in replay_of(name, players, options, seed):
            deal = step.before
            if not isinstance(deal, TolpDeal) or step.decision is None or step.decision.verb not in ("lay", "pass"):
                continue
            seat = step.decision.seat
            if len(deal.hands[seat]) <= 5:
                way = way_out(deal, seat)
                assert (way is not None) == goes_out_alone(deal, seat)
                ways += way is not None
    assert ways > 5


# Trettioett


TRETTIOETT = [form for form in FORMS if form[0] == "trettioett"]


@pytest.mark.parametrize("kind", ["random", "beginner"])
@pytest.mark.parametrize(("name", "players", "options"), TRETTIOETT)
def test_trettioett_what_would_have_saved_one_does_whatever_the_others_do(
    name: str, players: int, options: dict[str, Any], kind: str
) -> None:
    seen, chance = Counter[str](), Random(1)
    for replay, seat, its in found(name, players, options, so_many(15, 40), kind):
        seen[its.code] += 1
        before, end = replay[its.step].after, replay[-1].after
        assert isinstance(before, TrettioettDeal)
        if its.code.startswith("31"):
            assert isinstance(end, TrettioettDeal)
            assert value_of(end.hands[seat]).points != 31
            continue
        assert end.standing.score[seat] < before.board.lives[seat]
        for _ in range(so_many(6, 12)):
            later = before.copy()
            later.apply(its.decision)
            while later.actors():
                (actor,) = later.actors()
                legal = later.legal()
                if actor == seat:
                    decision = next(each for each in legal if saves(later, each))
                else:
                    decision = legal[int(chance.random() * len(legal))]
                later.apply(decision)
            assert later.board.lives[seat] >= before.board.lives[seat]
    assert any(code.startswith("saved") for code in seen)


def test_trettioett_a_31_that_was_there_would_have_ended_the_deal() -> None:
    seen = Counter[str]()
    for replay, seat, its in found("trettioett", 3, {}, 150):
        if its.code.startswith("31"):
            seen[its.code] += 1
            later = replay[its.step].after.copy()
            later.apply(its.decision)
            if its.code == "31-take":
                hand = later.hands[seat]  # type: ignore[attr-defined]
                assert its.facts["card"] in hand
                left = [[other for other in hand if other != card] for card in hand if card != its.facts["card"]]
                assert max(value_of(tuple(three)).points for three in left) == 31
            else:
                assert later.over
    assert seen["31-take"]


# Duties


def duties_of(name: str, players: int, seeds: int) -> Iterator[tuple[Replay, int, FulfilledDuty]]:
    for seed in range(seeds):
        replay = replay_of(name, players, {}, seed)
        for seat in range(players):
            done = done_well(replay, seat)
            assert len(done) <= MOST
            assert [each.code for each in done] == [code for code in DUTIES if code in {its.code for its in done}]
            yield from ((replay, seat, duty) for duty in done)


@pytest.mark.parametrize(("name", "players"), [("tolva", 4), ("tolva", 3), ("bondtolva", 4)])
def test_a_duty_that_was_done_well_left_no_other_card_and_something_to_wish_for(name: str, players: int) -> None:
    seen = Counter[str]()
    for _, seat, duty in duties_of(name, players, 60):
        seen[duty.code] += 1
        step: Step = duty.step
        assert step.decision is not None
        assert isinstance(step.before, TrickDeal)
        (card,) = step.decision.args
        deal, trump = step.before, step.before.board.trump
        judged = dict(deal.hand_verdicts(seat))
        refused = {its for its, verdict in judged.items() if not verdict}
        assert judged[card] == duty.verdict
        assert refused
        parties = deal.game.parties
        match duty.code:
            case "partner":
                best = winning(deal.trick, trump)
                assert parties[best.seat] == parties[seat]
                assert winning((*deal.trick, Play(seat, card)), trump).card == card
                lower = {its for its in refused if suit(its) == suit(card)}
                assert lower or suit(card) != suit(deal.trick[0].card)
            case "undertrump":
                assert suit(card) == trump
                best = winning(deal.trick, trump)
                assert suit(best.card) == trump
                assert winning((*deal.trick, Play(seat, card)), trump) == best
                assert {suit(its) for its in refused} - {trump}
            case "costly":
                assert rank(card) in ("A", "10")
                assert [its for its, verdict in judged.items() if verdict] == [card]
                assert parties[duty.taker] != parties[seat]
    assert seen["costly"]
    assert (seen["partner"] > 0) == (players == 4)


def test_nothing_was_done_well_where_something_forbidden_was_tried_first() -> None:
    for replay, seat, duty in duties_of("tolva", 4, 10):
        tried = duty.step.number - 1
        assert duty.step not in [its.step for its in done_well(replay, seat, [tried])]
