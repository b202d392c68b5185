"""Decisions: what a seat decides, as a small value that reads and writes as the record's event."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from operator import index
from typing import NamedTuple, Self

from tolva_teach.rules.cards import Card
from tolva_teach.rules.verbs import can_be_said


class _Said(NamedTuple):
    seat: int
    verb: str
    args: tuple[str, ...]


class Decision(_Said):
    """Something that a seat decides; it reads and writes as the record's event.

    >>> str(Decision(0, "play", ("SA",)))
    '0 play SA'
    """

    __slots__ = ()

    def __new__(cls, seat: int, verb: str, args: Iterable[str] = ()) -> Self:
        """
        Args:
            seat: whose decision it is; whether the game has such a seat is for the rules to say.
            verb: one that some game has.
            args: what goes with the verb: cards, suits or ranks.

        Raises:
            ValueError: no game has a decision that is written so.
            TypeError: a seat that is no whole number, or another word that is no text.
        """
        said = super().__new__(cls, index(seat), verb, tuple(args))
        if not can_be_said(said.verb, said.args):
            raise ValueError(f"no game has the decision {said}")
        return said

    def __str__(self) -> str:
        return " ".join((str(self.seat), self.verb, *self.args))


class _OfOneVerb(dict[str, Decision]):
    """One seat's decisions with one verb, by the word that goes with it; each made when it is first asked for."""

    def __init__(self, seat: int, verb: str) -> None:
        self._seat = seat
        self._verb = verb

    def __missing__(self, word: str) -> Decision:
        made = self[word] = Decision(self._seat, self._verb, (word,))
        return made


@cache
def decisions(seat: int, verb: str) -> Mapping[str, Decision]:
    """What a seat decides with this verb, by the card or suit (kept: a table offers the same ones again and again)."""
    return _OfOneVerb(seat, verb)


def play(seat: int, card: Card) -> Decision:
    """The decision to play a card."""
    return decisions(seat, "play")[card]


@lru_cache(maxsize=4096)
def said(seat: int, verb: str, *args: str) -> Decision:
    """Any other decision that is made again and again (kept, as these are)."""
    return Decision(seat, verb, args)


@lru_cache(maxsize=256)
def each_said(seat: int, verbs: tuple[str, ...]) -> tuple[Decision, ...]:
    """These verbs, each said by the seat without more."""
    return tuple(Decision(seat, verb) for verb in verbs)
