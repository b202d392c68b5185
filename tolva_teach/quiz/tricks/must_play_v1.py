"""Version 1 of the questions "what must I play?": which position a seed and a difficulty give.

Links and marks name questions by version, seed and difficulty, so what a version draws may never change: a better
generator is a new module with the next number. `tests/quiz/golden_v1.json` pins this one.

How a question is found: the seed's place in its block of fifty says which kind of situation it asks about, so that all
kinds come up as often as planned (`wishes_v1`). Then deals are played until one comes to such a situation; before each
trick, each lead is tried in turn.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tolva_teach.games import FIRST_GAME
from tolva_teach.games.base import Dealt
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.quiz.tricks.wishes_v1 import VERSION, wish
from tolva_teach.rules.cards import SUITS, Card, Suit, suit

_HEAD_STARTS = Path(__file__).with_name("head_starts_v1.json")

_RULES = FIRST_GAME
_PACK = tuple(sorted(_RULES.pack))

_LONG = 6
"""A suit of so many cards in one hand may become the whole hand."""


def position(seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    dice = Dice("must-play", VERSION, difficulty, seed)
    wished = wish(seed, difficulty, dice)
    dice.skip(head_starts()[str(difficulty)].get(str(seed), 0))
    while True:
        found = _search(_deal(wished, dice), wished, dice)
        if found is not None:
            return found


def _search(deal: TrickDeal, wished: Wish, dice: Dice) -> Position | None:
    return search(Dealt(deal.hands), deal, wished, dice)


@cache
def head_starts() -> Mapping[str, Mapping[str, int]]:
    """By difficulty and seed, how many draws went into the deals that came to nothing before the right one.

    A seed's search is the same every time, and one in ten is long: of the hardest questions one in a hundred takes more
    than 25 ms without this, and the slowest 130 ms, several times as long in a browser's Python: a person notices. For
    the seeds that pages draw it has been done once, and what it drew for nothing is drawn without playing those deals
    again. `tests/helpers/head_starts.py` writes the file; a seed that does not stand there is searched for from the
    start, and gives what it always gave.
    """
    starts: Mapping[str, Mapping[str, int]] = json.loads(_HEAD_STARTS.read_text("ascii"))
    return starts


def _deal(wished: Wish, dice: Dice) -> TrickDeal:
    """A deal whose suits lie so that the wish may come true."""
    standing = _RULES.first_standing(None, 0, None)
    dealer = dice.below(_RULES.players)
    forehand = (dealer + 1) % _RULES.players
    while True:
        dealt = _RULES.deal_out(dice.shuffled(_PACK), dealer, standing)
        if _promises(wished, dealt, forehand):
            return _RULES.start(dealt, dealer, standing)


def _promises(wished: Wish, dealt: Dealt, forehand: int) -> bool:
    if wished.kind == "whole-hand":
        return any(max(_lengths(hand).values()) >= _LONG for hand in dealt.hands)
    return wished.trumping is None or _promises_trumping(dealt, forehand)


def _promises_trumping(dealt: Dealt, forehand: int) -> bool:
    """Whether forehand can get in and meld at once, and two players are soon void in a suit and have trumps."""
    hand = dealt.hands[forehand]
    trumps = [s for s in SUITS if s + "K" in hand and s + "Q" in hand]
    if not trumps or not any(s + "A" in hand for s in SUITS):
        return False
    lengths = [_lengths(hand) for hand in dealt.hands]
    return any(
        sum(of_hand[led] <= 1 and of_hand[trump] > 1 for of_hand in lengths) > 1
        for trump in trumps
        for led in SUITS
        if led != trump
    )


def _lengths(hand: Sequence[Card]) -> dict[Suit, int]:
    held = [suit(card) for card in hand]
    return {s: held.count(s) for s in SUITS}
