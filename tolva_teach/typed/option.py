"""What may be chosen by typing, and what a text that was typed comes to."""

from dataclasses import dataclass
from typing import TypeAlias

from tolva_teach.rules.cards import Card


@dataclass(frozen=True, slots=True)
class TypedOption:
    """Something that may be typed."""

    key: str
    names: tuple[str, ...]
    """What it is called, in the language; the first is said of it."""
    cards: tuple[Card, ...] = ()
    """The cards that it consists of, where it does: these may be typed in any way that names cards."""
    is_command: bool = False
    """Whether it is nothing that is chosen, but something to do or to be told. It goes by its whole name before a
    choice whose name has that word in it, unless the choice's name begins so: then one is asked."""

    @property
    def name(self) -> str:
        """What is said of it."""
        return self.names[0]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was typed is this, and nothing else."""

    keys: tuple[str, ...]
    """Of the options, in the order typed."""
    done: bool = False
    """Whether what is to be done with several cards was typed too: they are decided on at once."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed could be any of these."""

    options: tuple[TypedOption, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that means nothing here."""

    word: str


@dataclass(frozen=True, slots=True)
class NotOffered:
    """Every word means something, but nothing that may be chosen is called so."""


Reading: TypeAlias = Chosen | Unclear | Unknown | NotOffered
