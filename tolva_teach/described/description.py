"""What a package says of a game: its rules, and the parts of the kit that it has something for."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeAlias

if TYPE_CHECKING:
    from tolva_teach.games.base import Game

INTERFACE = 1
"""The version of what a game and its description are made of. It grows when an older game would no longer do."""

Part: TypeAlias = Any
"""Something that a game has for a part of the kit: the thing itself, or where it stands: `"femkort.player:choose"`.

What is named so is imported when it is first needed: a process that only reads a record imports no questions."""


class NewerInterfaceError(ValueError):
    """A game that is written for a newer version of the kit."""

    def __init__(self, interface: int) -> None:
        super().__init__(f"the game is of interface {interface}, the kit of {INTERFACE}")
        self.interface = interface


@dataclass(frozen=True, kw_only=True)
class GameDescription:
    """A game, and what there is for it. Only `interface` and `rules` must be given; a page leaves out what is not."""

    interface: int
    """The version of the interface that the game is written for: `INTERFACE` when it was written, as a number."""
    rules: "type[Game[Any]]"
    """The game itself."""

    texts: Path | None = None
    """A folder that has one folder of `.ftl` files for each language; None where the kit has the sentences."""
    chapters: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The ids of its rules in the order in which a person meets them, by chapter: `rules-chapter-NAME` is its title."""
    terms: Collection[str] = ()
    """Terms of the glossary that it needs besides those that go with its rules, by name or group: `play-trick`."""

    lessons: Path | None = None
    """A folder that has a folder of notebooks for each language: pages on the game, whose names begin with its own."""

    beginner: Part = None
    """A sensible beginner: from a view and a source of chance to a decision. Without one others play at random."""
    lifelike: Part = None
    """Who plays the deals that one steps through, more as people do than the beginner: from a view and a
    `play.dice.Dice` to a decision."""
    mind: Part = None
    """What a club player knows of the game: makes a `players.club.Mind`. Without one nobody can choose such players."""
    advice: Part = None
    """What a coach advises: from a view to an `Advice`, or to a generator that returns one. Without it a coach says
    only what is wrong."""
    knowledge: Part = None
    """What a seat can know of others' cards: from a view to a `knowing.Knowledge`."""
    hindsight: Part = None
    """What a seat let go of in a deal that is over: from its steps and the seat to `Finding`s."""
    notes: Part = None
    """What is noted of a deal in the figures of many: from a deal that begins to what makes `Notes` of what happens."""

    families: Part = ()
    """Its families of questions, or what makes them of the game's class; those of other games are passed over."""
    orders: Part = None
    """What makes of words something to put in order, for lessons: from the game's name and the words to `Ordering`."""
    goals: Part = field(default_factory=dict)
    """What a deal can be played for in a lesson, by name: as in `play.goals`; `goal-NAME` says it."""

    asked: Path | None = None
    """Which questions are about which rule, as `python -m tolva_teach.review.asked` writes it. Without it they are
    looked through when they are first needed."""
    usual: Path | None = None
    """What many deals show, as `python -m tolva_teach.headless.usual` writes it; for the page of its rules."""
    differences: Path | None = None
    """Deals that show what a variant changes, as `tests/compare/regenerate.py` writes them."""
    illustrated: Path | None = None
    """Positions that show what a rule means, as in `tolva_teach/examples/illustrated.json`."""

    def __new__(cls, **parts: Any) -> Self:
        """Raises:
        NewerInterfaceError: it is written for a newer kit, whose descriptions may have parts that this one has not.
        """
        interface = parts.get("interface")
        if isinstance(interface, int) and interface > INTERFACE:
            raise NewerInterfaceError(interface)
        return super().__new__(cls)

    @property
    def name(self) -> str:
        """The game's name, as records have it."""
        return self.rules.name


def nothing_for(part: str) -> Any:
    """What a description has for a part where it says nothing of it."""
    its = next(its for its in fields(GameDescription) if its.name == part)
    return its.default if its.default_factory is MISSING else its.default_factory()


@cache
def _imported(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def resolved(part: Part) -> Any:
    """The part itself, imported where its place is given.

    Raises:
        ImportError, AttributeError: there is no such module, or nothing of that name in it.
    """
    return _imported(part) if isinstance(part, str) else part
