"""What lies on the table in a trick game, as everyone there knows it: values, which never change."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from tolva_teach.rules.cards import Card, Suit
from tolva_teach.rules.tricks import Play
from tolva_teach.rules.verdicts import NO_FACTS, Facts


class Trick(NamedTuple):
    """A trick that has been taken."""

    plays: tuple[Play, ...]
    leader: int
    taker: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, in the order played."""
        return tuple([card for _, card in self.plays])


class Meld(NamedTuple):
    """A pair that has been melded."""

    seat: int
    suit: Suit
    name: str
    """What it is called: `trump`, `tjog`, `viv` or `mal`; its words come from the texts."""
    shown: tuple[tuple[int, Card], ...] = ()
    """Who holds each of its cards, as all know from the meld on until they are played (tolva.meld.show)."""

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The cards of the pair that this seat held."""
        return tuple(card for holder, card in self.shown if holder == seat)


DutyKind: TypeAlias = Literal["lead-card", "lead-suit", "answer", "lead-pair"]


class Duty(NamedTuple):
    """What a tjog melded in answer to a question obliges a seat to (bond.lead-answer)."""

    kind: DutyKind
    """`lead-card`: after a suit question the asker leads their king or queen of the suit. `lead-suit`: after the
    general question the asker leads the suit. `answer`: the partner plays the king or queen to that trick. `lead-pair`:
    the partner leads one of them when next in, since the asker had no card of the suit, or they could not be played."""
    seat: int
    suit: Suit
    waited: bool = False
    """Whether a pair is to be led because neither card could be played when the asker led the suit; else because the
    asker had none of it and said "cannot"."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a seat has announced that its party will do, and plays for instead of the usual points."""

    verb: str
    seat: int
    first: int
    """The number of tricks taken before the first that counts."""


Refill: TypeAlias = Literal["none", "due", "done"]
"""Whether drawing or turning up waits for the taker of the last trick to say so, or has been said on this occasion."""


@dataclass(frozen=True)
class TrickBoard:
    """What everyone at the table knows, but for the trick under way. It never changes: a new one takes its place."""

    dealer: int
    leader: int
    """Who leads, or has led, to the trick under way."""
    score: tuple[int, ...]
    tricks: tuple[Trick, ...] = ()
    trump: Suit | None = None
    melds: tuple[Meld, ...] = ()
    melded: bool = False
    """Whether a pair has been melded on this occasion (since the last trick was taken)."""
    asked: int = 0
    """How often the leader has asked the partner on this occasion."""
    question: int | None = None
    """The seat whose question waits for the partner's answer."""
    question_suit: Suit | None = None
    """The suit that the question is about; None where it is about any pair."""
    stock: int = 0
    """How many cards the stock has left."""
    refill: Refill = "none"
    winner: int | None = None
    """The party that has won the match."""
    over: bool = False
    """Whether the deal is over."""

    @property
    def face_up(self) -> frozenset[Card]:
        """The cards that lie face up before the players."""
        return frozenset()

    @property
    def down(self) -> tuple[tuple[bool, ...], ...]:
        """By seat, at which places of its row on the table a card lies face down; nothing where no rows are laid."""
        return ()

    @property
    def refill_facts(self) -> Facts:
        """The facts for the sentence that something is to be drawn or turned up first."""
        return NO_FACTS

    @property
    def dealt_facts(self) -> Facts:
        """What there is to tell of the dealing besides who deals and how many cards."""
        return NO_FACTS

    @property
    def taken_up(self) -> bool:
        """Whether the players have taken up their hands."""
        return True

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What answers to questions oblige to, the oldest first."""
        return ()

    @property
    def gubbe(self) -> Announcement | None:
        """The gubbe that has been announced, if any."""
        return None

    @property
    def last_taker(self) -> int | None:
        """Who took the last trick; None before the first."""
        return self.tricks[-1].taker if self.tricks else None
