"""What deals of Bondtolva say: an example for all of it, and no example that is never said."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from helpers.spoken.bond import BOND
from helpers.spoken.tolva import TOLVA
from helpers.spoken.voices import Case, Said
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Dealt, Decision, play
from tolva_teach.texts import rule_ids

SEEDS = (*range(250), 476, 665)
"""Enough for all but two things; in the last two deals an answer has to wait, and has to head the trick
(bond.lead-answer)."""

OUT_OF_REACH = {("why", "bond.ask.suit", "tjog-used", "meld", "melded", "suit")}
"""A question for a suit comes after the general one, which max_tjog has refused by then; the verdict is there for the
order of refusals alone."""

OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"max_tjog": 1},
    {"scoring": "exact-12", "eyes": "late"},
    {"scoring": "gotland"},
    {"scoring": "no-meld-out", "forehand_trump": True},
)


def decisions(deal: Deal[Any]) -> Iterator[Decision]:
    """All that the seat to act could think of saying, and more."""
    seat = deal.actors()[0]
    yield from deal.game.candidates(deal.view(seat))
    yield from (Decision(seat, word) for word in ("ask", "yes", "no", "draw", "knock"))
    yield from (Decision(seat, word, (suit,)) for word in ("meld", "ask") for suit in "SHDC")
    yield from (play(seat, card) for card in ("HK", "D9"))


def play_out(deal: Deal[Any], chance: random.Random, said: Said) -> None:
    """Plays a deal at random, with many melds and more questions, and keeps all that is said."""
    told = list(deal.opening)
    while not deal.over:
        for decision in decisions(deal):
            said.verdict(Case(deal.verdict(decision), decision))
        legal = deal.legal()
        words = [decision for decision in legal if decision.verb not in ("play", "draw")]
        told += deal.apply(chance.choice(words if words and chance.random() < 0.8 else legal))
    for happened in told:
        said.happened(happened)
        said.happened(happened.seen_by(None))


def with_pairs(chance: random.Random, pack: Sequence[str]) -> Dealt:
    """Hands for four in which most kings and queens of one suit sit together, so that there is much to meld."""
    hands: list[list[str]] = [[], [], [], []]
    for suit in "SHDC":
        king, other = chance.sample([hand for hand in hands if len(hand) < 5], 2)
        king.append(suit + "K")
        (king if chance.random() < 0.7 else other).append(suit + "Q")
    rest = [card for card in chance.sample(pack, len(pack)) if card[1:] not in ("K", "Q")]
    return Dealt(tuple(tuple(hand + [rest.pop() for _ in range(6 - len(hand))]) for hand in hands))


@pytest.fixture(scope="module")
def said() -> Said:
    found = Said()
    for seed, options in (*((seed, None) for seed in SEEDS), *((seed, {"forehand_trump": True}) for seed in range(5))):
        chance = random.Random(seed)
        players = chance.choice((2, 3, 4, 4, 4))
        rules = game("bondtolva", players, chance.choice(OPTIONS) if options is None else options)
        score = [chance.choice((0, 0, 0, 5, 9, 10, 11)) for _ in set(rules.parties)]
        standing = rules.first_standing(score, 0, None)
        deck = chance.sample(rules.pack, len(rules.pack))
        dealt = with_pairs(chance, rules.pack) if players == 4 else rules.deal_out(deck, 0, standing)
        play_out(rules.start(dealt, 0, standing), chance, found)
    return found


def test_spoken_bond_all_that_deals_say_has_an_example(said: Said) -> None:
    assert said - Said.by(TOLVA) - Said.by(BOND) == set()


def test_spoken_bond_every_example_is_said_by_some_deal(said: Said) -> None:
    assert Said.by(BOND) - said == OUT_OF_REACH


def test_spoken_bond_every_rule_is_named_by_a_verdict_or_a_happening(said: Said) -> None:
    assert {kinds[1] if kinds[0] == "why" else kinds[2] for kinds in said} >= set(rule_ids("bondtolva"))
