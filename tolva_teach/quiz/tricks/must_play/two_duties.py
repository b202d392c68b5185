"""Positions in Bondtolva for four in which two duties meet.

What an answer obliges to (bond.lead-answer) seldom meets with the duties of a trick, or with another such duty, in
deals that come as they may: here the cards lie so that it does, and two partners do what brings it about.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision, Refused, said
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.melding import pair
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.quiz.tricks.forms import Form
from tolva_teach.quiz.tricks.kinds_of_turn import kinds_of
from tolva_teach.rules.cards import SUITS, Card


def position(form: Form, kind: str, dice: Dice) -> Position:
    """The first of these positions that the dice come to.

    Args:
        kind: one of `KINDS`.
    """
    while True:
        found = _tried(form, kind, dice)
        if found is not None:
            return found


class _Cast(NamedTuple):
    """What two partners hold, and what they decide, in that order."""

    asker: Sequence[Card]
    partner: Sequence[Card]
    others: tuple[Sequence[Card], Sequence[Card]]
    """What the one after the asker is to hold, and the one before."""
    asks: Sequence[str]
    answers: Sequence[str]


def _tried(form: Form, kind: str, dice: Dice) -> Position | None:
    """One deal; None where the others' cards do not let it come to this."""
    rules = form.rules()
    dealer = dice.below(form.players)
    asker, between, partner, last = ((dealer + step) % form.players for step in range(1, 5))
    cast = _CASTS[kind](dice)
    wanted: Wanted = {asker: cast.asker, between: cast.others[0], partner: cast.partner, last: cast.others[1]}
    dealt = dealt_with(rules, wanted, dealer, dice)
    deal = rules.start(dealt, dealer, rules.first_standing(None, 0, None))
    lines = {asker: iter(cast.asks), partner: iter(cast.answers)}

    def decide(view: BondView) -> Decision:
        line = next(lines[view.seat], None) if view.seat in lines else None
        if line is not None:
            verb, *args = line.split()
            return said(view.seat, verb, *args)
        return dice.shuffled(sorted(view.game.legal(view), key=str))[0]

    def fits(view: Any) -> bool:
        return view.seat == partner and kind in kinds_of(view)

    try:
        return cut(deal, dealer, dealt, decide, fits)
    except Refused:  # one of the others got in, or held what the two were to play
        return None


def _in_a_trick(dice: Dice, *, beaten: bool) -> _Cast:
    """The partner has melded a pair on the asker's question, and the asker leads its suit. Another has the ten, which
    only the partner's ace beats."""
    trump, asked, third, fourth = dice.shuffled(SUITS)
    lows = dice.shuffled(("J", "9"))
    beside = dice.shuffled((trump + "9", trump + "J", third + "J", fourth + "J"))[0]
    ten: tuple[Card, ...] = (asked + "10",)
    return _Cast(
        asker=(*pair(trump), third + "A", fourth + "A", asked + "J", asked + "9"),
        partner=(*pair(asked), asked + "A", beside, third + "9", fourth + "9"),
        others=(ten, ()) if beaten else ((), ten),
        asks=(f"play {third}A", f"meld {trump}", f"play {fourth}A", "ask", f"play {asked}{lows[0]}"),
        answers=(f"play {third}9", f"play {fourth}9", f"meld {asked}"),
    )


def _older(dice: Dice) -> _Cast:
    """The partner has melded a pair whose suit the asker could not lead; then gets in and asks for another suit."""
    trump, asked, third, fourth = dice.shuffled(SUITS)
    mine, yours = dice.shuffled(pair(fourth))
    led = dice.shuffled(pair(trump))[0]
    return _Cast(
        asker=(*pair(trump), third + "A", fourth + "A", mine, third + "J"),
        partner=(*pair(asked), yours, trump + "A", third + "9", fourth + "9"),
        others=((), ()),
        asks=(f"play {third}A", f"meld {trump}", f"play {fourth}A", "ask", f"play {led}", "no", "yes"),
        answers=(f"play {third}9", f"play {fourth}9", f"meld {asked}", f"play {trump}A", "ask", f"ask {fourth}"),
    )


_CASTS: Mapping[str, Callable[[Dice], _Cast]] = {
    "duty-and-suit": lambda dice: _in_a_trick(dice, beaten=False),
    "duty-waits": lambda dice: _in_a_trick(dice, beaten=True),
    "duty-older": _older,
}
"""By kind, how the cards are to lie and what the two do."""

KINDS: Collection[str] = _CASTS.keys()
"""The kinds of situation that are made so."""
