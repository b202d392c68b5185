"""What rounds of Tölp say: an example for all of it, and no example that is never said."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from helpers.spoken.tolp import TOLP
from helpers.spoken.voices import Case, Said
from helpers.tolp_rounds import tolp
from tolva_teach.games.base import Deal, Decision, Happening
from tolva_teach.games.tolp import Tolp
from tolva_teach.rules.cards import RANKS
from tolva_teach.texts import rule_ids

MATCHES = 60
ROUNDS = 4


def a_game(chance: random.Random) -> Tolp:
    """A game with some players and options; often with many flying cards, so that hands can do little."""
    options: dict[str, Any] = {
        "flying": chance.sample(RANKS, chance.choice((0, 0, 1, 2, 12))),
        "jokers": chance.choice((0, 2, 20)),
        "match": chance.choice(("open", {"rounds": 2}, {"streak": 2})),
        **{key: chance.random() < 0.5 for key in ("out_on_flying", "singles_round", "revolution", "equal")},
        "passing": chance.choice(("again", "again", "out")),
    }
    return Tolp(chance.choice((2, 3, 3, 4, 11)), options)


def decisions(deal: Deal[Any], seat: int, chance: random.Random) -> Iterator[Decision]:
    """All that a seat could think of, and more."""
    view = deal.view(seat)
    yield from deal.game.candidates(view)
    if not view.exchanging and chance.random() < 0.9:
        return
    for verb in ("give", "lay"):
        for count in (1, 2, 3):
            yield Decision(seat, verb, tuple(chance.sample(view.hand, min(count, len(view.hand)))))
        yield Decision(seat, verb, ("S7",))
        yield Decision(seat, verb, view.hand[:1] * 2)
        yield Decision(seat, verb, tuple(card for card in view.hand if card[0] == "*") or ("*1",))
    ranks = chance.sample(RANKS, 3)
    yield from (Decision(seat, "take", tuple(ranks[:count])) for count in range(4))
    yield from (Decision(seat, "take", (rank, rank)) for rank in RANKS)
    yield from (Decision(seat, word) for word in ("high", "ask", "pass"))


def hear(said: Said, told: tuple[Happening, ...]) -> None:
    """As everyone hears it, and as those do who know more."""
    for happened in told:
        said.happened(happened)
        said.happened(happened.seen_by(None))


def play_out(deal: Deal[Any], chance: random.Random, said: Said) -> None:
    """Plays a round at random, with few passes and few questions, and keeps all that is said."""
    hear(said, deal.opening)
    while not deal.over:
        seat = chance.choice(deal.actors())
        tried = [Case(deal.verdict(decision), decision) for decision in decisions(deal, seat, chance)]
        for case in tried:
            said.verdict(case)
        legal = [decision for verdict, decision in tried if verdict]
        lasting = [each for each in legal if each.verb not in ("pass", "ask") or chance.random() < 0.1]
        hear(said, deal.apply(chance.choice(lasting or legal)))
        if not deal.over:
            another = Decision((deal.actors()[-1] + 1) % deal.game.players, "high")
            said.verdict(Case(deal.verdict(another), another))


@pytest.fixture(scope="module")
def said() -> Said:
    """What is said in matches of a few rounds."""
    found = Said()
    for seed in range(MATCHES):
        chance = random.Random(seed)
        rules = a_game(chance)
        standing = rules.first_standing(None, 0, None)
        for dealer in range(ROUNDS):
            deck = chance.sample(rules.pack, len(rules.pack))
            deal = rules.start(rules.deal_out(deck, dealer % rules.players, standing), dealer % rules.players, standing)
            play_out(deal, chance, found)
            standing = deal.stands
            if standing.winner is not None:
                break
    hear(found, tolp("S4 S5", "H2 D2", "C9 D9", singles_round=True).opening)  # the first is left without cards
    return found


def test_spoken_tolp_all_that_rounds_say_has_an_example(said: Said) -> None:
    common = {("why", "turn.order", "not-yours", "actors")}
    assert said - Said.by(TOLP) - common == set()


def test_spoken_tolp_every_example_is_said_by_some_round(said: Said) -> None:
    assert Said.by(TOLP) - said == set()


def test_spoken_tolp_every_rule_is_named_by_a_verdict_or_a_happening(said: Said) -> None:
    assert {kinds[1] if kinds[0] == "why" else kinds[2] for kinds in said} >= set(rule_ids("tolp"))
