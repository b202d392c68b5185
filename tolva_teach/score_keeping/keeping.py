"""What every game's score-keeping answers to.

An `Entry` is what people tell of one deal, as JSON has it: `{"melds": [[0, "H"]], "vinsten": 1, "sistan": 0}`. While it
is being told, some of it is missing. A `Field` is one thing to tell, with what can be chosen and what rules it out.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, TypeAlias

from tolva_teach.games.base import Game, Happening, Standing
from tolva_teach.rules.verdicts import Facts, Verdict, refused

Entry: TypeAlias = Mapping[str, Any]
"""What people tell of one deal; it is not to be changed."""

INCOMPLETE = refused("turn.order", "not-all-told")
"""Something is still to be told."""


class EntryRefused(Exception):  # noqa: N818 - it is a ruling, not a fault
    """What is told of a deal cannot have been so, or not all of it is told yet; the verdict says by which rule."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.rule} ({verdict.case})")
        self.verdict = verdict


class EntryFault(ValueError):  # noqa: N818 - as a `RecordFault` is
    """What stands in the place of an entry is none: something of it is missing, strange or of the wrong type."""

    def __init__(self, key: str) -> None:
        super().__init__(f"not an entry: {key}")
        self.key = key
        """Where it is wrong."""


@dataclass(frozen=True)
class Choice:
    """One thing that can be told in a field."""

    value: str
    code: str
    """What it is, for the words; with `facts`."""
    facts: Facts = field(default_factory=dict)
    chosen: bool = False
    refused: Verdict | None = None
    """Why it cannot have been so; None where it can."""
    place: int | None = None
    """Which of the chosen ones it is, where their order matters, from 1."""


@dataclass(frozen=True)
class Field:
    """One thing to tell of a deal: some choices, or a number."""

    name: str
    choices: tuple[Choice, ...] = ()
    facts: Facts = field(default_factory=dict)
    """Whom it is about, for its heading."""
    number: str | None = None
    """The number as it has been told, empty before; None where there are choices."""
    seldom: bool = False
    """Whether one seldom tells it, so that it may stand folded away."""


class Scored(NamedTuple):
    """What follows from an entry."""

    standing: Standing
    told: tuple[Happening, ...]


class Keeping(ABC):
    """How the score of a game is kept."""

    unit: ClassVar[str]
    """What a score counts, as in `rules.table.Tally`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @abstractmethod
    def read(self, given: Mapping[str, Any]) -> Entry:
        """An entry as somebody has written it, right in itself; whether it can have been so is for `score` to say.

        Raises:
            EntryFault: it is none.
        """

    @abstractmethod
    def score(self, entry: Entry, dealer: int, standing: Standing) -> Scored:
        """What follows from what is told of a deal.

        Args:
            entry: what is told.
            dealer: who dealt.
            standing: how the match stood before.

        Raises:
            EntryRefused: it cannot have been so, or not all of it is told.
        """

    @abstractmethod
    def fields(self, entry: Entry, dealer: int, standing: Standing) -> Iterable[Field]:
        """What there is to tell of a deal, with what is told already."""

    @abstractmethod
    def tell(self, entry: Entry, name: str, value: str, dealer: int, standing: Standing) -> Entry:
        """The entry with one thing more told, or taken back; what that rules out is taken back with it.

        Args:
            entry: what is told so far.
            name: the name of one of the fields.
            value: a choice's value, or a number as it was written; anything else changes nothing.
            dealer: who dealt.
            standing: how the match stood before.
        """

    @abstractmethod
    def before_deal(self, standing: Standing, dealer: int) -> Iterable[Happening]:
        """What everyone should know before the next deal: what the score bars, what is due."""

    def after_match(self, first_dealer: int) -> Iterable[Happening]:
        """What everyone should know when the match is won."""
        return ()


def whole_number(value: object, least: int, most: int, key: str) -> int:
    """The value, if it is a whole number from the one to the other.

    Raises:
        EntryFault: it is not.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise EntryFault(key)
    return value


def only(given: Mapping[str, Any], *keys: str) -> None:
    """Checks that there is nothing but these keys.

    Raises:
        EntryFault: there is.
    """
    for key in given:
        if key not in keys:
            raise EntryFault(str(key)[:40])


def without(entry: Entry, *keys: str) -> dict[str, Any]:
    """The entry without these."""
    return {key: value for key, value in entry.items() if key not in keys}


def digits(text: str) -> int | None:
    """The number that somebody has written; None where it is none."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None
