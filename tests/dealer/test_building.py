"""Decks that are built: how many there are, and that each is as likely as any other."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, erfc, exp, gamma, sqrt
from random import Random

import pytest

from helpers.breadth import so_many
from tolva_teach.dealer import Request, find
from tolva_teach.dealer.building import below
from tolva_teach.dealer.dealing import Dealing, _Laying
from tolva_teach.dealer.formulas import CardsLie, truth
from tolva_teach.dealer.judging import holds
from tolva_teach.dealer.places import HAND
from tolva_teach.games import GAMES


def share(name: str, wish: str, players: int | None = None) -> Fraction:
    dealing = Dealing(Request(name, wish, players=players))
    assert dealing.is_built
    assert not dealing.waits
    return dealing.share


HANDS = [
    "forehand holds at least 25 points of one suit",
    "forehand holds exactly 2 cards of one rank or forehand holds no court cards and at least 2 red cards",
    "forehand holds K and Q of one suit or forehand holds no hearts",
    "not forehand holds at most 15 points and forehand holds HA",
    "forehand holds A and K of one suit and at most 1 spade",
]


@pytest.mark.parametrize("wish", HANDS)
def test_as_many_decks_are_counted_as_there_are_hands(wish: str) -> None:
    request = Request("trettioett", wish, players=3)
    laying = Dealing(request)._laying
    hands = list(combinations(request.rules.pack, 3))

    def fits(hand: tuple[str, ...]) -> bool:
        def lies(condition: object) -> bool:
            assert isinstance(condition, CardsLie)
            return holds(condition, hand)

        return all(truth(formula, lies) for formula in laying.formulas)

    assert laying.share == Fraction(sum(map(fits, hands)), len(hands))


def test_shares_that_one_can_reckon() -> None:
    assert share("tolva", "forehand holds HA") == Fraction(9, 36)
    assert share("tolva", "forehand's side holds HA and HK") == Fraction(18 * 17, 36 * 35)
    assert share("tolva", "forehand holds HA and dealer holds HK") == Fraction(81, 36 * 35)
    assert share("tolva", "somebody holds four aces") == 4 * Fraction(comb(32, 5), comb(36, 9))
    assert share("plocketolva", "stock holds no aces") == Fraction(comb(12, 4), comb(36, 4))
    assert share("bordstolva", "forehand's down holds HA") == Fraction(6, 36)
    assert share("trettioett", "pile holds SA") == Fraction(1, 52)


def categories(name: str, decks: list[list[str]], players: int) -> Counter[tuple[int, ...]]:
    """What of each deck could come out uneven: how suits and courts lie at forehand, and where single cards are."""
    rules = GAMES[name](players)
    layout = Request(name, "forehand holds cards", players=players).layout
    hand, other = layout.positions[HAND, 1], layout.positions[HAND, 0]
    courts = {card for card in rules.pack if card[1:] in ("K", "Q")}

    def category(deck: list[str]) -> tuple[int, ...]:
        held = [deck[number] for number in hand]
        return (
            sum(card[0] == "H" for card in held),
            sum(card in courts for card in held),
            int("SA" in {deck[number] for number in other}),
        )

    return Counter(map(category, decks))


def chi_square(one: Counter[tuple[int, ...]], other: Counter[tuple[int, ...]], count: int) -> float:
    """The probability that two samples of as many differ by so much if they are of one kind."""
    few = {key for key in one | other if one[key] + other[key] < 10}
    rows = [(one[key], other[key]) for key in one | other if key not in few]
    rest = sum(one[key] for key in few), sum(other[key] for key in few)
    rows += [rest] if sum(rest) >= 10 else []
    assert len(rows) > 3
    assert sum(a for a, _ in rows) > 0.9 * count
    return upper_tail(sum((a - b) ** 2 / (a + b) for a, b in rows), len(rows) - 1)


def upper_tail(square: float, degrees: int) -> float:
    """How often chi-square with so many degrees of freedom is larger."""
    half = square / 2
    if degrees % 2 == 0:
        terms = [1.0]
        for number in range(1, degrees // 2):
            terms.append(terms[-1] * half / number)
        return exp(-half) * sum(terms)
    steps = (half ** (number + 0.5) / gamma(number + 1.5) for number in range((degrees - 1) // 2))
    return erfc(sqrt(half)) + exp(-half) * sum(steps)


def test_upper_tail_is_that_of_the_tables() -> None:
    assert upper_tail(3.841, 1) == pytest.approx(0.05, abs=1e-4)
    assert upper_tail(18.307, 10) == pytest.approx(0.05, abs=1e-4)
    assert upper_tail(19.675, 11) == pytest.approx(0.05, abs=1e-4)


SMALL = [
    ("bondtolva", 2, "forehand holds a pair and at most 1 ace"),
    ("bondtolva", 2, "forehand holds 8 to 14 points and dealer holds HA"),
    ("bondtolva", 3, "forehand holds a pair or dealer holds no hearts"),
    ("bondtolva", 2, "not forehand holds at least 3 cards of one suit"),
]


def built_and_waited(name: str, players: int, wish: str, count: int) -> tuple[list[list[str]], list[list[str]]]:
    """As many decks that are built as are waited for."""
    request = Request(name, wish, players=players)
    laying = Dealing(request)._laying
    built = [laying.draw(Random(f"built/{number}"))[0] for number in range(count)]
    assert laying.builder is not None
    waiting = _Laying([], request.layout, is_ending=False)
    waiting.waited = laying.formulas
    waited = [waiting.draw(Random(f"waited/{number}"))[0] for number in range(count)]
    return [deck for deck in built if deck], [deck for deck in waited if deck]


@pytest.mark.parametrize(("name", "players", "wish"), SMALL, ids=[wish for _, _, wish in SMALL])
def test_what_is_built_is_as_evenly_spread_as_what_is_waited_for(name: str, players: int, wish: str) -> None:
    count = so_many(800, 30_000)
    built, waited = built_and_waited(name, players, wish, count)
    assert len(built) == len(waited) == count
    chance = chi_square(categories(name, built, players), categories(name, waited, players), count)
    assert chance > 0.01, f"p = {chance:.4f}"


def test_a_builder_that_leans_would_be_seen() -> None:
    """Decks in which one ace lies with forehand too often are told from those that are even."""
    count = 1500
    built, waited = built_and_waited("bondtolva", 2, "forehand holds a pair and at most 1 ace", count)
    leaning = [deck if number % 6 else built[0] for number, deck in enumerate(built)]
    one, other = categories("bondtolva", leaning, 2), categories("bondtolva", waited, 2)
    assert chi_square(one, other, count) < 0.001


def test_each_of_few_decks_is_drawn_as_often() -> None:
    """Forehand's hand is all but one card: the others are each as likely."""
    wish = "forehand holds HA, HK, HQ, HJ, H10 and no spades and no clubs"
    laying = Dealing(Request("bondtolva", wish, players=2))._laying
    hand = laying.layout.positions[HAND, 1]
    drawn = [laying.draw(Random(number))[0] for number in range(700)]
    last = Counter(next(iter({deck[n] for n in hand} - {"HA", "HK", "HQ", "HJ", "H10"})) for deck in drawn if deck)
    assert set(last) == {"H9", "DA", "D10", "DK", "DQ", "DJ", "D9"}
    assert upper_tail(sum((its - 100) ** 2 / 100 for its in last.values()), 6) > 0.01


def test_large_numbers_are_drawn_evenly() -> None:
    chance, limit = Random(5), 3 * 2**100
    thirds = Counter(below(limit, chance) // 2**100 for _ in range(900))
    assert set(thirds) == {0, 1, 2}
    assert max(thirds.values()) < 360


def test_what_cannot_be_built_is_waited_for_and_said_to_be() -> None:
    wish = "forehand holds at least 4 cards of one suit and dealer holds exactly 3 cards of one rank"
    answer = find(Request("tolva", wish, seed=2), tries=5)
    assert answer.is_complete
    assert answer.waits
    assert not answer.is_exact
    assert 0 < answer.rarity.low < answer.rarity.value < answer.rarity.high < 1
