"""The club player where no tricks are taken: Tölp, with its exchanges, and Trettioett."""

from random import Random
from typing import Any

import pytest

from helpers.every_game import fresh
from tolva_teach import players
from tolva_teach.games import game
from tolva_teach.games.base import Deal, View
from tolva_teach.knowing.sampling_tolp import sample_round
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.players.club import Budget, chooser, mind_for, thinking
from tolva_teach.records.record import DealRecord, Record, deal_record
from tolva_teach.rules.decisions import Decision

FEW = Budget(samples=3)

FORMS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tolp", 2, {}),
    ("tolp", 4, {}),
    ("tolp", 5, {"jokers": 2, "revolution": True, "singles_round": True}),
    ("tolp", 6, {"flying": ["2", "3"], "jokers": 1, "out_on_flying": True}),
    ("tolp", 11, {"exchange": "cap-3"}),
    ("trettioett", 3, {}),
    ("trettioett", 5, {"free_lap": True, "lives": 1}),
)


def later_round(name: str, players: int, options: dict[str, Any], seed: int) -> Deal[Any]:
    """A deal; in Tölp one that begins with exchanges."""
    rules, chance = game(name, players, options), Random(f"{name} {players} {seed}")
    standing = rules.first_standing(None, 0, chance.sample(range(players), players) if name == "tolp" else None)
    deck = chance.sample(rules.pack, len(rules.pack))
    return fresh(Record(rules, standing, (DealRecord(seed % players, {"deck": deck}),), {}))


def asks_in_between(view: View, chance: Random) -> Decision:
    """A beginner's decision; now and then a question or anything else, so that answers are known."""
    legal = view.game.legal(view)
    asks = [decision for decision in legal if decision.verb == "ask"]
    if asks and chance.random() < 0.5:
        return chance.choice(asks)
    return chance.choice(legal) if chance.random() < 0.3 else players.chooser("beginner", view.game.name)(view, chance)


def state(view: Any) -> tuple[Any, ...]:
    """What a view holds."""
    names = [name for of in type(view).__mro__ for name in getattr(of, "__slots__", ()) if not name.startswith("_")]
    return tuple((name, getattr(view, name)) for name in names if name not in ("game", "rules"))


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_what_it_samples_it_could_not_tell_from_the_deal_itself(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """The seat's view of the sampled deal is the one that it has, whatever has been asked, exchanged and played."""
    verbs = set()
    for seed in range(3):
        deal, chance = later_round(name, players, options, seed), Random(seed)
        while actors := deal.actors():
            view = deal.view(actors[0])
            mind = mind_for(view)
            other = mind.sample(mind.knowledge(view), chance)
            assert state(other.view(view.seat)) == state(view)
            assert other.actors() == actors
            decision = asks_in_between(view, chance)
            verbs.add(decision.verb)
            mind.played_out(other, decision, chance)
            deal.apply(decision)
    assert verbs >= ({"give", "ask", "lay", "pass"} if name == "tolp" else {"take", "draw", "discard"})


@pytest.mark.parametrize("players", [4, 6])
def test_samples_agree_with_what_was_asked_and_answered(players: int) -> None:
    compared = 0
    for seed in range(6):
        deal, chance = later_round("tolp", players, {}, seed), Random(seed)
        while actors := deal.actors():
            view = deal.view(actors[0])
            knows = RoundKnowledge(view)
            other = sample_round(knows, chance)
            for (seat, of), count in knows.exactly.items():
                held = [sum(card[1:] == of for card in its.hands[seat]) for its in (deal, other)]  # type: ignore[attr-defined]
                assert seat == view.seat or held == [count, count]
                compared += 1
            for (seat, of), least in knows.at_least.items():
                assert seat == view.seat or sum(card[1:] == of for card in other.hands[seat]) >= least
            for got in knows.known:
                assert got.card in other.hands[got.seat]
            deal.apply(asks_in_between(view, chance))
    assert compared > 20


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_it_decides_the_same_in_any_deal_that_it_cannot_tell_apart(
    name: str, players: int, options: dict[str, Any]
) -> None:
    deal = later_round(name, players, options, 3)
    for number in range(8):
        if deal.over:
            break
        view = deal.view(deal.actors()[0])
        mind = mind_for(view)
        other = mind.sample(mind.knowledge(view), Random(f"other {number}"))
        decided = [chooser(FEW)(its.view(view.seat), Random(number)) for its in (deal, other)]
        assert decided[0] == decided[1]
        deal.apply(decided[0])


@pytest.mark.parametrize(("name", "seed"), [("tolp", 1), ("trettioett", 7)])
def test_the_clock_ends_its_thought(name: str, seed: int) -> None:
    deal = fresh(deal_record(name, 4, seed))
    while len(deal.legal()) < 3:
        deal.apply(players.chooser("beginner", name)(deal.view(deal.actors()[0]), Random(1)))
    steps = list(thinking(deal.view(deal.actors()[0]), Random(1), Budget(samples=10**6, seconds=0)))
    assert len(steps) == 2


def dealt(*hands: str) -> Deal[Any]:
    """A deal of Trettioett with these hands, from forehand, and the rest of the pack, its last card on top."""
    rules = game("trettioett", len(hands))
    first = [card for cards in zip(*map(str.split, hands), strict=True) for card in cards]
    deck = [*first, *(card for card in reversed(rules.pack) if card not in first)]
    return fresh(Record(rules, rules.first_standing(None, 0, None), (DealRecord(0, {"deck": deck}),), {}))


@pytest.mark.parametrize(("hand", "knocks"), [("SA SK S9", True), ("H2 C4 D6", False)])
def test_it_knocks_with_a_good_hand_and_not_with_a_bad_one(hand: str, knocks: bool) -> None:
    deal = dealt(hand, "HK C8 D5", "H9 C7 D3")
    decision = chooser(Budget(samples=30))(deal.view(deal.actors()[0]), Random(1))
    assert (decision.verb == "knock") is knocks
