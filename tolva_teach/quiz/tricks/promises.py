"""Deals that promise a kind of situation: some cards lie where they can bring it about, the rest as they come."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.stacked_deals import Wanted
from tolva_teach.rules.cards import SUITS, Card, Suit, rank, suit

_HIGH = ("A", "10", "K", "Q")


def promise(rules: Game[Any], kind: str, dealer: int, dice: Dice) -> Wanted:
    """Who is to have which cards for a question of this kind to come up soon."""
    forehand = (dealer + 1) % rules.players
    suits = dice.shuffled(SUITS)
    return _PROMISES.get(kind, _nothing)(rules, forehand, suits, dice)


def kept_of(wanted: Wanted, forehand: int) -> Collection[Card]:
    """The cards that must not be played before their time: all but forehand's aces, which get in."""
    return frozenset(
        card for seat, cards in wanted.items() for card in cards if seat != forehand or not card.endswith("A")
    )


def _pair(of: Suit) -> tuple[Card, Card]:
    return of + "K", of + "Q"


def _lows(rules: Game[Any], of: Suit, dice: Dice) -> Sequence[Card]:
    """The suit's cards below the queen."""
    return dice.shuffled(card for card in sorted(rules.pack) if suit(card) == of and rank(card) not in _HIGH)


def _later(rules: Game[Any], forehand: int, dice: Dice) -> Sequence[int]:
    """Those who play after forehand, in that order: two of them, or the only one."""
    seats = [(forehand + step) % rules.players for step in range(1, rules.players)]
    if len(seats) > 2:
        del seats[dice.below(len(seats))]
    return seats


def _nothing(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    return {}


def _whole_hand(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Somebody after forehand has most of a suit: it may become the whole hand."""
    held = dice.shuffled(card for card in sorted(rules.pack) if suit(card) == suits[0])
    seat = _later(rules, forehand, dice)[0]
    return {seat: held[: len(held) - 2 + dice.below(2)][: _hand_size(rules)]}


def _free(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand can meld at once, and the others have cards of that suit too."""
    trump, third = suits[:2]
    return {forehand: (*_pair(trump), third + "A"), _later(rules, forehand, dice)[0]: _lows(rules, trump, dice)[:1]}


def _follow(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand can set trump at once and leads what cannot be beaten by who follows with trumps in the hand."""
    trump, led = suits[:2]
    seat = _later(rules, forehand, dice)[-1]
    low = _lows(rules, led, dice)
    return {forehand: (*_pair(trump), led + "A"), seat: (*low[:2], _lows(rules, trump, dice)[0])}


def _overtake(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand can set trump at once and lead a card that somebody has higher and lower ones than, and a trump."""
    trump, led, third = suits[:3]
    top, held = _around(led, dice)
    seat = _later(rules, forehand, dice)[-1]
    return {forehand: (*_pair(trump), third + "A", top), seat: (*held, _lows(rules, trump, dice)[0])}


def _overtake_partner(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """The same, where the partner leads the queen, and the opponent between follows with the jack."""
    trump, led, third = suits[:3]
    between, partner = ((forehand + step) % rules.players for step in (1, 2))
    held = (led + "A", led + "10", led + "9", _lows(rules, trump, dice)[0])
    return {forehand: (*_pair(trump), third + "A", led + "Q"), between: (led + "J",), partner: held}


def _around(led: Suit, dice: Dice) -> tuple[Card, Sequence[Card]]:
    """A card, and two that are higher with one that is lower."""
    if dice.below(2):
        return led + "Q", (led + "A", led + "10", led + "9")
    return led + "J", (*(led + high for high in dice.shuffled(("A", "10", "K", "Q"))[:2]), led + "9")


def _trump(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand gets in with the ace, sets trump and has a long suit to lead from, which others soon lack."""
    return {forehand: _leads_on(rules, suits, dice)}


def _leads_on(rules: Game[Any], suits: Sequence[Suit], dice: Dice) -> Sequence[Card]:
    """King and queen of trump, and another suit's ace with as many as there is room for: all but one of them."""
    trump, led = suits[:2]
    low = dice.shuffled(card for card in sorted(rules.pack) if suit(card) == led and card != led + "A")
    room = _hand_size(rules) - 3
    return (*_pair(trump), led + "A", *low[: min(room, len(low) - 1)])


def _hand_size(rules: Game[Any]) -> int:
    return len(rules.sizes(rules.first_standing(None, 0, None), 0).hands[0])


def _trumped(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """The one after forehand soon lacks what is led, and the next one has it."""
    trump, led = suits[:2]
    low = dice.shuffled(card for card in sorted(rules.pack) if suit(card) == led and card != led + "A")
    half, later = len(low) // 2, _later(rules, forehand, dice)[-1]
    return {forehand: (*_pair(trump), led + "A", *low[:half]), later: (*low[half:], _lows(rules, trump, dice)[0])}


def _overtrump(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Two soon lack what is led; the later one has a higher trump than the other, and a lower one."""
    trump, (earlier, later) = suits[0], _later(rules, forehand, dice)
    high = trump + dice.shuffled(("A", "10"))[0]
    return {
        forehand: _leads_on(rules, suits, dice), earlier: (trump + "J",), later: (high, trump + "9"),
    }  # fmt: skip


def _undertrump(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Two soon lack what is led; the earlier one has a higher trump than any of the other's."""
    trump, (earlier, later) = suits[0], _later(rules, forehand, dice)
    high = trump + dice.shuffled(("A", "10"))[0]
    return {forehand: _leads_on(rules, suits, dice), earlier: (high,), later: (trump + "J", trump + "9")}


def _middle(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand can set trump at once and lead a low one; the next two have a higher one, and one below that."""
    trump, third = suits[:2]
    earlier, later = _later(rules, forehand, dice)
    return {
        forehand: (*_pair(trump), third + "A", trump + "9"),
        earlier: (trump + dice.shuffled(("A", "10"))[0],),
        later: (trump + "J",),
    }


def _ten_below_ace(rules: Game[Any], forehand: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """Forehand can set trump at once and leads a court card, one of the next has the ten of its suit, and another one
    neither that suit nor trumps, but an ace. With three players it may be the ten that is led."""
    trump, led, third, fourth = suits
    follows, without = _later(rules, forehand, dice)
    begins, beside = dice.shuffled(("K", "Q", "J"))[0], "10"
    if rules.players == 3 and dice.below(2):
        begins, beside = beside, begins
    free = dice.shuffled(card for card in sorted(rules.pack) if suit(card) in (third, fourth) and rank(card) != "A")
    return {
        forehand: (*_pair(trump), third + "A", led + begins),
        follows: (led + beside,),
        without: (fourth + "A", *free[: _hand_size(rules) - 1]),
    }


def _duty_lead(rules: Game[Any], asker: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """The asker gets in twice, sets trump, and asks the partner for a pair of another suit, in one of three ways: the
    partner has it, each has one of its cards, or the asker has no card to lead the suit with."""
    trump, asked, third, fourth = suits
    begins = (*_pair(trump), third + "A", fourth + "A")
    partner, low = (asker + 2) % rules.players, _lows(rules, asked, dice)
    mine, yours = dice.shuffled(_pair(asked))
    return (
        {asker: (*begins, *low[:2]), partner: _pair(asked)},
        {asker: (*begins, mine, low[0]), partner: (yours,)},
        {asker: (*begins, third + "9", fourth + "9"), partner: (*_pair(asked), trump + "A")},
    )[dice.below(3)]


def _duty_answer(rules: Game[Any], asker: int, suits: Sequence[Suit], dice: Dice) -> Wanted:
    """The asker gets in twice, sets trump, asks, and leads a low card of the partner's pair, which the partner could
    beat with more than the pair."""
    trump, asked, third, fourth = suits
    partner, low = (asker + 2) % rules.players, _lows(rules, asked, dice)
    return {
        asker: (*_pair(trump), third + "A", fourth + "A", *low[:2]),
        partner: (*_pair(asked), asked + "A", asked + "10"),
    }


_PROMISES: Mapping[str, Callable[[Game[Any], int, Sequence[Suit], Dice], Wanted]] = {
    "whole-hand": _whole_hand,
    "free": _free,
    "follow": _follow,
    "overtake": _overtake,
    "overtake-partner": _overtake_partner,
    "trump": _trump,
    "trumped": _trumped,
    "overtrump": _overtrump,
    "undertrump": _undertrump,
    "middle": _middle,
    "ten-below-ace": _ten_below_ace,
    "duty-lead": _duty_lead,
    "duty-answer": _duty_answer,
}
"""By kind, what forehand and the others are to have."""
