"""Errors about what somebody has written, which say in either language what is wrong."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from tolva_teach.rules.cards import Card, is_card
from tolva_teach.texts import sentence

Fact: TypeAlias = str | int | Callable[[str], str]
"""What a sentence needs to know; what is said in words itself by what says it in a language."""

_QUOTED = 60
"""So much is quoted of what somebody has written."""


class SaidError(ValueError):
    """Something that cannot be: says why, in either language."""

    def __init__(self, key: str, **facts: Fact) -> None:
        """
        Args:
            key: the sentence, by its name.
            facts: what it needs to know.
        """
        super().__init__(key, facts)
        self.key, self.facts = key, facts

    def sentence(self, lang: str) -> str:
        """What is wrong and what may be, for a person."""
        facts = {name: fact(lang) if callable(fact) else fact for name, fact in self.facts.items()}
        return sentence(lang, self.key, None, **facts)

    def __str__(self) -> str:
        return self.sentence("en")


class NoTaskError(SaidError):
    """A task that somebody has written out and that cannot be."""

    def __init__(self, code: str, **facts: Fact) -> None:
        """
        Args:
            code: names the sentence `task-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"task-{code}", **facts)


@contextmanager
def told_in(lang: str) -> Iterator[None]:
    """Says in a language what is wrong with what cannot be.

    Raises:
        ValueError: it cannot be; says why.
    """
    try:
        yield
    except SaidError as error:
        raise ValueError(error.sentence(lang)) from None


def written_cards(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards that these words write.

    Raises:
        NoTaskError: one writes none.
    """
    for word in words:
        if not is_card(word):
            raise NoTaskError("not-card", given=shown(word))
    return tuple(words)


def shown(given: object) -> str:
    """What somebody has written, as it is quoted."""
    return str(given)[:_QUOTED]
