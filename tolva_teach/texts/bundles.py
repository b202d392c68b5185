"""Reads the Fluent files and fills in their sentences. Nothing else in the project touches Fluent."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern, Resource

_FOLDER = Path(__file__).parent
_FOLDERS = [_FOLDER]
"""Where texts lie: the kit's own, and those of games that have been added."""
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message with all of its lines: up to the next message or comment."""
_WRAPPED = re.compile(r"(?<!\n)\n(?!\n)")
"""A line that goes on in the next one of the file; an empty line stays, as a new paragraph."""

LANGUAGES: tuple[str, ...] = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/names.ftl")))
"""The languages there are texts in: one folder each."""

Value = str | int
"""What Fluent fills into a sentence."""


class UnknownLanguageError(ValueError):
    """A language that there are no texts in."""


class TextError(LookupError):
    """A sentence that does not exist, or that lacks a fact it speaks of. Never shown to a person, always a mistake in
    the program: a person is shown a whole sentence or nothing."""


def check_language(lang: str) -> str:
    """The language itself, where there are texts in it.

    Raises:
        UnknownLanguageError: there are none; the message names the languages there are.
    """
    if lang not in LANGUAGES:
        raise UnknownLanguageError(f"lang must be {' or '.join(map(repr, LANGUAGES))}, not {lang!r}")
    return lang


def has_sentence(lang: str, key: str, attribute: str | None = None) -> bool:
    """Whether the language has this message (and this attribute of it)."""
    if key not in _sources(check_language(lang)):
        return False
    return attribute is None or attribute in _texts(lang).attributes(key)


def sentence(lang: str, key: str, /, attribute: str | None = None, **facts: Value) -> str:
    """The sentence, with the facts filled in as they are: words as words, numbers as numbers.

    Raises:
        UnknownLanguageError: no such language.
        TextError: no such message, or one that speaks of a fact that is not given.
    """
    return _sentence(check_language(lang), key, attribute, tuple(facts.items()))


def fill(lang: str, key: str, attribute: str | None, facts: Mapping[str, Value]) -> str:
    """As `sentence`, for facts whose names are no Python names (`seat-who`)."""
    return _sentence(lang, key, attribute, tuple(facts.items()))


def signed(number: int) -> str:
    """The number in digits; below zero with a minus sign, no hyphen."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def add_folder(folder: Path) -> None:
    """Adds the texts of a folder, which has one folder a language as ours has."""
    _FOLDERS.append(folder)
    read_anew()


def read_anew() -> None:
    """Forgets which messages there are and what they say."""
    for kept in (_sentence, _sources, _texts):
        kept.cache_clear()


def message_ids(lang: str) -> tuple[str, ...]:
    """Every message of the language, file by file."""
    return tuple(_sources(lang))


def variables(lang: str, key: str, attribute: str | None = None) -> frozenset[str]:
    """The names of the facts, with their forms, that a message speaks of."""
    return _texts(lang).variables(key, attribute)


@lru_cache(maxsize=8192)
def _sentence(lang: str, key: str, attribute: str | None, facts: tuple[tuple[str, Value], ...]) -> str:
    return _texts(lang).format(key, attribute, dict(facts))


@cache
def _sources(lang: str) -> Mapping[str, str]:
    """Each message as its file writes it."""
    found: dict[str, str] = {}
    for path in (path for folder in _FOLDERS for path in sorted((folder / lang).glob("*.ftl"))):
        for message in _MESSAGE.finditer(path.read_text("utf-8")):
            if message[1] in found:
                raise TextError(f"{lang}: {message[1]} stands twice, the second time in {path.name}")
            found[message[1]] = message[0]
    return found


@cache
def _texts(lang: str) -> "_Texts":
    return _Texts(lang)


class _Texts:
    """One language's messages. Each is parsed when it is asked for: parsing is slow, and a page needs one in ten."""

    def __init__(self, lang: str) -> None:
        # Takes longer to import than the whole engine.
        from fluent.runtime import FluentBundle
        from fluent.runtime.types import fluent_number

        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._number = fluent_number
        self._names: dict[tuple[str, str | None], _Names] = {}
        self._parsed: set[str] = set()

    def format(self, key: str, attribute: str | None, facts: Mapping[str, Value]) -> str:
        self._have(key)
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise TextError(f"{self._lang}: {key} has no {attribute or 'text of its own'}")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(value) for name, value in facts.items()})
        if errors:
            raise TextError(f"{self._lang}: {key} with {dict(facts)}: {errors[0]}")
        return _WRAPPED.sub(" ", str(text))

    def _plain(self, value: Value) -> object:
        """Seeds, ports and lines are no amounts: their digits are not grouped unless a sentence asks for it. What is
        below zero has a minus sign, no hyphen."""
        if isinstance(value, int) and value < 0:
            return signed(value)
        return value if isinstance(value, str) else self._number(value, useGrouping=False)

    def attributes(self, key: str) -> frozenset[str]:
        self._have(key)
        return frozenset(self._bundle.get_message(key).attributes)

    def variables(self, key: str, attribute: str | None) -> frozenset[str]:
        self._have(key)
        named, referred = self._names.get((key, attribute), _NO_NAMES)
        return named.union(*(self.variables(other, None) for other in referred))

    def _have(self, key: str) -> None:
        """Parses the message, and those that it refers to, unless that is done."""
        if key in self._parsed:
            return
        source = _sources(self._lang).get(key)
        if source is None:
            raise TextError(f"{self._lang}: no message {key}")
        self._parsed.add(key)
        for other in self._parse(source):
            self._have(other)

    def _parse(self, source: str) -> frozenset[str]:
        """Takes up a message; gives those that it refers to."""
        from fluent.runtime import FluentResource

        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        found = _names_in(resource)
        self._names.update(found)
        return frozenset[str]().union(*(names.messages for names in found.values()))


class _Names(NamedTuple):
    """What a message speaks of: facts, and other messages."""

    facts: frozenset[str]
    messages: frozenset[str]


class _Collected(Protocol):
    facts: set[str]
    messages: set[str]


_NO_NAMES = _Names(frozenset(), frozenset())


@cache
def _collector() -> "Callable[[Pattern | None], _Collected]":
    """What collects the names in a pattern; made when the first message is parsed, as importing Fluent takes time."""
    from fluent.syntax import ast, visitor

    class Collector(visitor.Visitor):
        def __init__(self, pattern: ast.Pattern | None) -> None:
            self.facts: set[str] = set()
            self.messages: set[str] = set()
            if pattern is not None:
                self.visit(pattern)

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
            self.facts.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.messages.add(node.id.name)

    return Collector


def _names_in(resource: "Resource") -> dict[tuple[str, str | None], _Names]:
    from fluent.syntax import ast

    def names(pattern: ast.Pattern | None) -> _Names:
        found = _collector()(pattern)
        return _Names(frozenset(found.facts), frozenset(found.messages))

    found: dict[tuple[str, str | None], _Names] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name, None] = names(entry.value)
            found.update({(entry.id.name, part.id.name): names(part.value) for part in entry.attributes})
    return found
