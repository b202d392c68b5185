"""What a wish says, as values: who, what they hold, what they do, and which rule binds them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tolva_teach.dealer.language.measures import Measure

Each: TypeAlias = Literal["one", "some", "every", "none", "self"]


@dataclass(frozen=True)
class Who:
    """Of whom something is said."""

    each: Each
    """A seat that is named, or some seat, every seat, none of them; or, of somebody else, the seat spoken of itself."""
    seat: int | None = None
    """Counted from the dealer; None for a seat of the record's own number, or none that is named."""
    number: int | None = None
    """The seat's number, where it is named by that."""
    of: Literal["self", "partner", "side"] = "self"
    """Whether the seat itself is meant, its partner, or both together."""
    pile: str = ""
    """The pile that is meant instead of a hand, as a record calls it."""


@dataclass(frozen=True)
class When:
    """In which stretch of the deal: such as the second trick, or one before the third."""

    section: str
    """What the game calls the stretch."""
    first: int
    last: int | None
    """None where it is open."""
    is_last: bool = False
    """Whether the last one of the deal is meant, whatever its number."""

    def fits(self, section: str, number: int, of: int) -> bool:
        """Whether this stretch is meant, out of so many."""
        if self.is_last:
            return (section, number) == (self.section, of)
        return section == self.section and self.first <= number and (self.last is None or number <= self.last)


@dataclass(frozen=True)
class Holds:
    """Holds cards that measure so, when the deal begins."""

    measure: Measure
    least: int
    most: int | None


@dataclass(frozen=True)
class Does:
    """Decides something."""

    verb: str
    arguments: tuple[str, ...]
    """What must be among what it is said with: of a suit or a rank, one of its cards."""
    when: When | None


@dataclass(frozen=True)
class Meets:
    """Something happens to them."""

    kinds: tuple[str, ...]
    """The happening's kind is one of these."""
    fact: str
    """The fact of the happening that names them; empty for whichever does."""
    when: When | None
    arguments: tuple[str, ...] = ()
    """With cards of which these must be: a card, a suit or a rank each."""
    rule: str = ""
    """The rule by which it happens; empty for whichever."""
    together: int = 1
    """To so many at once, at least."""


@dataclass(frozen=True)
class Refused:
    """A rule refuses something that they could think of doing."""

    rule: str
    """Empty for whichever refuses it."""
    verb: str
    """The verb of what it refuses; empty for any."""
    arguments: tuple[str, ...]
    against: Who | None
    """Somebody whom the refusal speaks of, such as the winner of the trick."""
    when: When | None


@dataclass(frozen=True)
class Decided:
    """A rule decides, allows or refuses something."""

    rule: str
    when: When | None


Predicate: TypeAlias = Holds | Does | Meets | Refused | Decided


@dataclass(frozen=True)
class Sentence:
    """All of this of one and the same."""

    who: Who | None
    """None where it need not be about anybody."""
    says: tuple[Predicate, ...]


@dataclass(frozen=True)
class Joined:
    """Some wishes, of which all or one must hold."""

    how: Literal["and", "or"]
    parts: "tuple[Said, ...]"


@dataclass(frozen=True)
class Opposite:
    """A wish that must not hold."""

    part: "Said"


@dataclass(frozen=True)
class Ending:
    """A wish for a deal of which the end alone is looked at: what is held is asked of that, and what comes about."""

    part: "Said"
    left: int
    """So many cards are left to everyone, at most."""


@dataclass(frozen=True)
class Said:
    """A wish or a part of one, and its place in the text."""

    wish: Sentence | Joined | Opposite | Ending
    start: int
    """Its first character, from 0."""
    end: int

    def within(self, text: str) -> str:
        """Its own words."""
        return text[self.start : self.end].strip()

    def conjuncts(self) -> "Sequence[Said]":
        """The wishes that must all hold."""
        if isinstance(self.wish, Ending):
            return self.wish.part.conjuncts()
        if isinstance(self.wish, Joined) and self.wish.how == "and":
            return [inner for part in self.wish.parts for inner in part.conjuncts()]
        return [self]
