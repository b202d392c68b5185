"""Tricks in a row of two players, of which it is asked which cards take them: how they are found."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut
from tolva_teach.quiz.stacked_deals import WantedPiles, dealt_with
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.kinds_of_trick import COURT, kinds_of_trick
from tolva_teach.quiz.tricks.last_tricks import Tricks, all_is_known, in_hand
from tolva_teach.quiz.tricks.lifelike import decide
from tolva_teach.rules.cards import SUITS, Card, Suit, rank, suit
from tolva_teach.rules.tricks import Play, obligation, winning

Row = tuple[tuple[Play, ...], ...]

COUNT = 4
"""How many tricks are shown."""

_FROM = range(COUNT, 11)
"""With how many tricks left they are looked for."""

_TRIES = 30
"""How often these are played from one position, until all the traps lie there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TricksInARow(Position):
    """Tricks of two players as they were played, one after the other, near the end of a deal."""

    tricks: Row
    trump: Suit | None
    """The suit that trumps the others."""


def tricks_in_a_row(form: Form, traps: Collection[str], dice: Dice) -> TricksInARow:
    """Tricks that have these traps in them (`traps_in`)."""
    while True:
        found = _of_one_deal(form, frozenset(traps), dice)
        if found is not None:
            return found


def traps_in(tricks: Tricks, trump: Suit | None) -> frozenset[str]:
    """What a crude rule goes wrong at.

    `over` and `under`: of two trumps the second is the higher one, or the first. In a trick without trumps `ten`: a ten
    beats a court card; `discard`: a card that is thrown off ranks above the one that takes it. `ruff`: a trump takes
    another suit. `led`: the second card follows lower, both in a plain suit.
    """
    return frozenset().union(*(_traps_of(trick, trump) for trick in tricks))


def _traps_of(trick: Sequence[Play], trump: Suit | None) -> frozenset[str]:
    return _traps_of_cards(tuple(card for _, card in trick), trump)


@cache
def _traps_of_cards(cards: Sequence[Card], trump: Suit | None) -> frozenset[str]:
    """Of two cards there are few tricks, and each is met in many of the courses that are played for one question."""
    return frozenset(_traps([Play(seat, card) for seat, card in enumerate(cards)], trump))


def _traps(trick: Sequence[Play], trump: Suit | None) -> Iterator[str]:
    trumps = sum(suit(its.card) == trump for its in trick)
    if trumps > 1:
        yield "under" if winning(trick, trump) is trick[0] else "over"
    elif trumps and suit(trick[0].card) != trump:
        yield "ruff"
    elif not trumps:
        kinds = kinds_of_trick(trick, trump)
        if suit(trick[0].card) == suit(trick[1].card) and winning(trick, trump) is trick[0]:
            yield "led"
        yield from (trap for trap, kind in (("ten", "ten"), ("discard", "high-discard")) if kind in kinds)


def _of_one_deal(form: Form, traps: frozenset[str], dice: Dice) -> TricksInARow | None:
    rules, dealer = form.rules(), dice.below(form.players)
    trump, last = _wanted(dice)
    begins = {1 - dealer: (trump + "K", trump + "Q", trump + "A")}
    dealt = dealt_with(rules, begins, dealer, dice, _seen_late(rules, last))
    deal = cast(TrickDeal, rules.start(dealt, dealer, rules.first_standing(None, 0, None)))
    found = cut(
        deal,
        dealer,
        dealt,
        lambda view: decide(view, dice, kept=(*in_hand(view), *last)),
        lambda view: all_is_known(view, _FROM),
    )
    return _played_on(found, deal, traps, dice) if found and _may_have(deal, traps) else None


def _played_on(found: Position, deal: TrickDeal, traps: frozenset[str], dice: Dice) -> TricksInARow | None:
    """The first tricks in a row with these traps, of the rest as the dice play it; None where they find none."""
    trump = deal.board.trump
    for _ in range(_TRIES):
        tricks = _played(deal, dice)
        lying = [_traps_of(trick, trump) for trick in tricks]
        for first in range(len(tricks) - COUNT + 1):
            if frozenset().union(*lying[first : first + COUNT]) >= traps:
                row = tricks[first : first + COUNT]
                shown = (play(*one) for trick in tricks[: first + COUNT] for one in trick)
                decisions = (*found.decisions, *shown)
                return TricksInARow(found.dealer, found.dealt, decisions, found.view, tricks=row, trump=trump)
    return None


def _may_have(deal: TrickDeal, traps: Collection[str]) -> bool:
    """Whether the cards that are left can bring them: each has a trump; where a ten is to beat a court card, these are
    in different hands."""
    trump, (one, other) = deal.board.trump, (deal.view(seat).available for seat in range(2))
    if trump is None or not all(any(suit(card) == trump for card in hand) for hand in (one, other)):
        return False
    return "ten" not in traps or _has_ten_apart(one, other, trump) or _has_ten_apart(other, one, trump)


def _has_ten_apart(hand: Collection[Card], other: Collection[Card], trump: Suit) -> bool:
    tens = {suit(card) for card in hand if rank(card) == "10"} - {trump}
    return any(suit(card) in tens and rank(card) in COURT for card in other)


def _wanted(dice: Dice) -> tuple[Suit, Sequence[Card]]:
    """The suit that is to be trump, and cards that are to be played last: pairs of which each player is to have one."""
    trump, plain, high, third = dice.shuffled(SUITS)
    court = plain + dice.shuffled(COURT)[0]
    pairs = ((trump + "10", trump + "9"), (plain + "10", court), (trump + "J", third + "K"), (high + "A", third + "A"))
    return trump, tuple(card for pair in dice.shuffled(pairs) for card in dice.shuffled(pair))


def _seen_late(rules: TrickGame, cards: Sequence[Card]) -> WantedPiles:
    """The cards in turn for one player and for the other: at the bottom of the stock, or face down in the rows."""
    piles = rules.sizes(rules.first_standing(None, 0, None), 0).piles
    if "stock" in piles:
        above = len(piles["stock"]) - len(cards)
        return {"stock": {above + place: card for place, card in enumerate(cards)}}
    row = len(piles["down"][0])
    return {"down": {place // 2 + row * (place % 2): card for place, card in enumerate(cards)}}


def _played(deal: TrickDeal, dice: Dice) -> Row:
    """The rest of the deal, as the rules want it and the dice will."""
    left, leader, trump = [set(deal.view(seat).available) for seat in range(2)], deal.board.leader, deal.board.trump
    tricks = []
    while left[leader]:
        lead = Play(leader, dice.shuffled(sorted(left[leader]))[0])
        duty = obligation(frozenset(left[1 - leader]), (lead,), trump)
        trick = (lead, Play(1 - leader, dice.shuffled(sorted(duty.cards))[0]))
        for seat, card in trick:
            left[seat].remove(card)
        leader = winning(trick, trump).seat
        tricks.append(trick)
    return tuple(tricks)
