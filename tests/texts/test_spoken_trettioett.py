"""What deals of Trettioett say: an example for all of it, and no example that is never said."""

import random

import pytest

from helpers.spoken.trettioett import TRETTIOETT
from helpers.spoken.voices import Case, Said
from tolva_teach.games.base import Decision, Happening
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.rules.cards import FULL_PACK
from tolva_teach.texts import rule_ids

DEALS = 400

GAME = Trettioett(3)
HOUSE = ("knocker", "three_of_a_kind", "stock_out", "knock_from")
"""The options that are house rules."""

SEVERAL_31 = ["HA", "SA", "S2", "HK", "DA", "H2", "H10", "CA", "D2"]
"""Three hands of which the first two are worth 31."""

THREE_ALIKE = ["H9", "S2", "CK", "S9", "H2", "CQ", "D9", "D3", "SJ", "D7"]
"""Three hands of which the first has three nines, and a card for the pile."""

LOW_FIRST = ["H2", "S9", "CK", "D3", "S8", "CQ", "C4", "S7", "C8", "D7"]
"""Three hands of which the first is lowest, and a card for the pile."""

THREE_TIE = ["S9", "C9", "H9", "H2", "H4", "D2", "C3", "D5", "C4", "D7"]
"""Three hands worth 9, and a card for the pile."""


def dealt(chance: random.Random, *house: str) -> TrettioettDeal:
    """A deal for three or four with few lives, now and then one in which two have 31."""
    free_lap = chance.random() < 0.5
    agreed = {key: chance.choice(GAME.options_known[key].usual()) for key in house if chance.random() < 0.5}
    rules = Trettioett(chance.choice((3, 4)), {"free_lap": free_lap, **agreed})
    lives = (0, 1, 2) if free_lap else (1, 1, 2)
    standing = rules.first_standing([chance.choice(lives) for _ in range(rules.players)], 0, None)
    deck = chance.sample(FULL_PACK, 52)
    if house and rules.players == 3 and chance.random() < 0.1:
        deck = THREE_ALIKE + [card for card in deck if card not in THREE_ALIKE]
    elif rules.players == 3 and chance.random() < 0.1:
        deck = SEVERAL_31 + [card for card in deck if card not in SEVERAL_31]
    return rules.start(rules.deal_out(deck, 2, standing), 2, standing)


def hear(said: Said, told: tuple[Happening, ...]) -> None:
    """As everyone hears it, and as the seat does that it concerns."""
    for happened in told:
        said.happened(happened)
        said.happened(happened.seen_by(None))


def play_out(deal: TrettioettDeal, chance: random.Random, said: Said) -> None:
    """Plays towards 31 or the last card of the stock, with few knocks, and keeps all that is said."""
    hear(said, deal.opening)
    while not deal.over:
        view = deal.view(deal.actors()[0])
        for decision in deal.game.candidates(view):
            said.verdict(Case(deal.verdict(decision), decision))
        legal = [decision for decision in deal.legal() if decision.verb != "knock" or chance.random() < 0.05]
        keep = max("SHDC", key=lambda suit: sum(card[0] == suit for card in view.hand))
        low = [decision for decision in legal if decision.args and decision.args[0][0] != keep]
        hear(said, deal.apply(chance.choice(low or legal)))


def three_tie(said: Said, lives: int = 1, **options: str) -> None:
    """A deal in which all who are left have the same, and so many lives each."""
    rules = Trettioett(3, options)
    standing = rules.first_standing([lives] * 3, 0, None)
    deck = [*THREE_TIE, *(card for card in reversed(FULL_PACK) if card not in THREE_TIE)]
    deal = rules.start(rules.deal_out(deck, 2, standing), 2, standing)
    hear(said, deal.apply(Decision(0, "knock")))
    for seat in (1, 2):
        hear(said, deal.apply(Decision(seat, "draw")))
        hear(said, deal.apply(Decision(seat, "discard", deal.view(seat).hand[-1:])))


def last_life_and_lap(said: Said) -> None:
    """A knocker who has the lowest hand and one life, where that costs two and a free lap follows on the last."""
    rules = Trettioett(3, {"knocker": "double", "free_lap": True})
    standing = rules.first_standing([1, 3, 3], 0, None)
    deck = [*LOW_FIRST, *(card for card in FULL_PACK if card not in LOW_FIRST)]
    deal = rules.start(rules.deal_out(deck, 2, standing), 2, standing)
    hear(said, deal.apply(Decision(0, "knock")))
    for seat in (1, 2):
        hear(said, deal.apply(Decision(seat, "draw")))
        hear(said, deal.apply(Decision(seat, "discard", deal.view(seat).hand[-1:])))


@pytest.fixture(scope="module")
def said() -> Said:
    found = Said()
    for seed in range(DEALS):
        chance = random.Random(seed)
        play_out(dealt(chance), chance, found)
        play_out(dealt(chance, *HOUSE), chance, found)
    three_tie(found)
    three_tie(found, lives=2, knocker="safe-in-tie")
    last_life_and_lap(found)
    return found


def test_spoken_trettioett_all_that_deals_say_has_an_example(said: Said) -> None:
    common = {("why", "card.not-held", "not-in-hand")}
    dealing = {("did", "dealt", "thirtyone.deal", "count", "dealer")}
    assert said - Said.by(TRETTIOETT) - common - dealing == set()


def test_spoken_trettioett_every_example_is_said_by_some_deal(said: Said) -> None:
    assert Said.by(TRETTIOETT) - said == set()


def test_spoken_trettioett_every_rule_is_named_by_a_verdict_or_a_happening(said: Said) -> None:
    named = {said_of[1 if said_of[0] == "why" else 2] for said_of in said}
    assert named >= set(rule_ids("trettioett"))
