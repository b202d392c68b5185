"""Reads the Fluent files and fills in their sentences. Nothing else in the project touches Fluent."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

_FOLDER = Path(__file__).parent
_FOLDERS = [_FOLDER]
"""Where texts lie: the kit's own, and those of games that have been added."""
_MESSAGE_START = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_WRAPPED = re.compile(r"(?<!\n)\n(?!\n)")
"""A line that goes on in the next one of the file; an empty line stays, as a new paragraph."""
_SHARED = "terms"
"""The file whose terms every other file may use."""

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
    if key not in _files_by_message(check_language(lang)):
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
    for kept in (_sentence, _files_by_message, _texts):
        kept.cache_clear()


def message_ids(lang: str) -> tuple[str, ...]:
    """Every message of the language, file by file."""
    return tuple(_files_by_message(lang))


def variables(lang: str, key: str, attribute: str | None = None) -> frozenset[str]:
    """The names of the facts, with their forms, that a message speaks of."""
    return _texts(lang).variables(key, attribute)


@lru_cache(maxsize=8192)
def _sentence(lang: str, key: str, attribute: str | None, facts: tuple[tuple[str, Value], ...]) -> str:
    return _texts(lang).format(key, attribute, dict(facts))


@cache
def _files_by_message(lang: str) -> Mapping[str, Path]:
    found: dict[str, Path] = {}
    for path in (path for folder in _FOLDERS for path in sorted((folder / lang).glob("*.ftl"))):
        for key in _MESSAGE_START.findall(path.read_text("utf-8")):
            if key in found:
                raise TextError(f"{lang}: {key} stands in {found[key].name} and in {path.name}")
            found[key] = path
    return found


@cache
def _texts(lang: str) -> "_Texts":
    return _Texts(lang)


class _Texts:
    """One language's messages. A file is parsed when the first of its messages is asked for: parsing is slow."""

    def __init__(self, lang: str) -> None:
        # Takes longer to import than the whole engine.
        from fluent.runtime import FluentBundle
        from fluent.runtime.types import fluent_number

        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._number = fluent_number
        self._names: dict[tuple[str, str | None], _Names] = {}
        self._parsed: set[Path] = set()
        self._parse(_FOLDER / lang / f"{_SHARED}.ftl")

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
        path = _files_by_message(self._lang).get(key)
        if path is None:
            raise TextError(f"{self._lang}: no message {key}")
        if path not in self._parsed:
            self._parse(path)

    def _parse(self, path: Path) -> None:
        from fluent.runtime import FluentResource

        if path.exists():
            resource = FluentResource(path.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self._names.update(_names_in(resource))
        self._parsed.add(path)


class _Names(NamedTuple):
    """What a message speaks of: facts, and other messages."""

    facts: frozenset[str]
    messages: frozenset[str]


_NO_NAMES = _Names(frozenset(), frozenset())


def _names_in(resource: "Resource") -> dict[tuple[str, str | None], _Names]:
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

    def names(pattern: ast.Pattern | None) -> _Names:
        found = Collector(pattern)
        return _Names(frozenset(found.facts), frozenset(found.messages))

    found: dict[tuple[str, str | None], _Names] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name, None] = names(entry.value)
            found.update({(entry.id.name, part.id.name): names(part.value) for part in entry.attributes})
    return found
