"""What deals of Plocketolva and Bordstolva say: an example for all of it, and no example that is never said."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from helpers.spoken.tolva import TOLVA
from helpers.spoken.two_players import TWO_PLAYERS
from helpers.spoken.voices import Case, Said
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision, play

DEALS = 60

RULES = [
    game("plocketolva", 2),
    game("bordstolva", 2),
    game("bordstolva", 2, {"first_trick_from_table": True}),
]


def decisions(deal: Deal[Any]) -> Iterator[Decision]:
    """All that the seat to act could think of saying, and more."""
    seat = deal.actors()[0]
    yield from deal.game.candidates(deal.view(seat))
    yield from (Decision(seat, word) for word in ("draw", "turn", "half", "whole", "knock"))
    yield from (Decision(seat, "meld", (suit,)) for suit in "SHDC")
    yield from (play(seat, card) for card in ("SA", "HK", "C9", "D6"))


def play_out(deal: Deal[Any], chance: random.Random, said: Said) -> None:
    """Plays a deal at random, with many melds and hardly a gubbe, and keeps all that is said."""
    told = list(deal.opening)
    while not deal.over:
        for decision in decisions(deal):
            said.verdict(Case(deal.verdict(decision), decision))
        legal = deal.legal()
        melds = [decision for decision in legal if decision.verb == "meld" and chance.random() < 0.6]
        calm = [decision for decision in legal if decision.verb not in ("half", "whole") or chance.random() < 0.02]
        told += deal.apply(chance.choice(melds or calm))
    for happened in told:
        said.happened(happened)
        said.happened(happened.seen_by(None))


@pytest.fixture(scope="module")
def said() -> Said:
    found = Said()
    for seed in range(DEALS):
        chance, rules = random.Random(seed), RULES[seed % len(RULES)]
        standing = rules.first_standing((chance.randrange(12), chance.randrange(12)), 0, None)
        deck = chance.sample(rules.pack, len(rules.pack))
        play_out(rules.start(rules.deal_out(deck, seed % 2, standing), seed % 2, standing), chance, found)
    return found


def test_spoken_two_players_all_that_deals_say_has_an_example_with_the_same_facts(said: Said) -> None:
    assert said - Said.by(TOLVA) - Said.by(TWO_PLAYERS) == set()


def test_spoken_two_players_every_example_is_said_by_some_deal(said: Said) -> None:
    assert Said.by(TWO_PLAYERS) - said == set()
