"""Reads the Fluent files and fills in their sentences. Nothing else in the project touches Fluent.

A language is a folder of Fluent files that is named by its code. The kit's own lie beside this module, and each of them
has every message; one that is added may have only some, and speaks in its `fallback` where it has none.
"""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, overload

from tolva_teach.described import descriptions, on_change, own_games

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern, Resource

_FOLDER = Path(__file__).parent
_ADDED: dict[str, Path] = {}
"""The folders of languages that have been added."""
_heard: dict[tuple[str, str, str | None], None] | None = None
"""What is asked for while somebody listens."""
_unsaid: set[tuple[str, str, str | None]] = set()
"""What could not be said."""
_MISSING = "words-missing"
"""The message that stands for one that a game from elsewhere has forgotten or written wrongly: its page goes on."""
_UNREADABLE = "words-unreadable"
"""The message that stands for one that is written, and cannot be read or speaks of what is not given."""
_LONGEST = 2000
"""So many characters of a word that is filled in are shown: Fluent refuses a sentence part of more than 2,500."""

_MESSAGE = re.compile(r"^(([a-z][a-z0-9-]*) *=.*(?:\n(?![A-Za-z#-]).*)*)", re.MULTILINE)
"""A message with all of its lines, up to the next message or comment; and its key."""
_WRAPPED = re.compile(r"(?<!\n)\n(?!\n)")
"""A line that goes on in the next one of the file; an empty line stays, as a new paragraph."""

_FIRST = "names.ftl"
"""The file of what cards and games are called; every language of the kit's has it."""

COMPLETE: tuple[str, ...] = tuple(sorted(path.parent.name for path in _FOLDER.glob(f"*/{_FIRST}")))
"""The languages that have every message: the kit's own."""


class _Languages(Sequence[str]):
    """The kit's own languages, and then those that have been added."""

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...

    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        return (*COMPLETE, *_ADDED)[index]

    def __len__(self) -> int:
        return len(COMPLETE) + len(_ADDED)

    def __repr__(self) -> str:
        return repr(tuple(self))


LANGUAGES: Sequence[str] = _Languages()
"""The languages there are texts in. One that is added later (`add_language`) is found here too."""

DEFAULT_LANGUAGE = "en"
"""The language for a person of whom one does not know that they read any of ours."""
_FALLBACK, _BESIDE = "language-fallback", "language-beside"
"""The messages in which a language names another: one that stands in for it, and one whose terms stand beside."""

Value = str | float
"""What Fluent fills into a sentence."""


class UnknownLanguageError(ValueError):
    """A language that there are no texts in."""


class TextError(LookupError):
    """A sentence that does not exist, or that lacks a fact it speaks of. Never shown to a person, always a mistake in
    the program: a person is shown a whole sentence or nothing. Of a game from elsewhere it is said what is missing."""


def check_language(lang: str) -> str:
    """The language itself, where there are texts in it.

    Raises:
        UnknownLanguageError: there are none; the message names the languages there are.
    """
    if lang not in LANGUAGES:
        raise UnknownLanguageError(f"lang must be {' or '.join(map(repr, LANGUAGES))}, not {lang!r}")
    return lang


def add_language(folder: str | Path) -> str:
    """Adds a language: all that the kit says is said in it from now on, as far as its folder has the sentences.

    A folder that has been added already is read anew, so that a notebook's cell may be run again.

    What it lacks is said in the language that its message `language-fallback` names (English where it names none). Its
    terms stand beside those of `language-beside`, and the corners of its cards have the letters of its `names.ftl`.

    Args:
        folder: has the language's `.ftl` files, and its name is the language's code, as in `da`.

    Returns:
        The language's code.

    Raises:
        ValueError: there are texts in this language already, the folder has none, its name is no language's code, or
            the fallback is none of the kit's own languages.
    """
    folder = Path(folder).absolute()
    lang = folder.name
    if lang in LANGUAGES and _ADDED.get(lang) != folder:
        raise ValueError(f"there are texts in {lang!r} already")
    if not any(folder.glob("*.ftl")):
        raise ValueError(f"there are no .ftl files in {folder}")
    if not is_language_code(lang):
        raise ValueError(f"{lang!r} is no language's code")
    _ADDED[lang] = folder
    read_anew()
    try:
        fallback(lang)
    except ValueError:
        remove_language(lang)
        raise
    return lang


def remove_language(lang: str) -> None:
    """Takes a language away that has been added.

    Raises:
        KeyError: it has not.
    """
    del _ADDED[lang]
    read_anew()


def is_language_code(lang: str) -> bool:
    """Whether it is a language's code, and known how that counts and writes numbers."""
    from babel import Locale, UnknownLocaleError

    try:
        return str(Locale.parse(lang)) == lang
    except (ValueError, UnknownLocaleError):
        return False


@cache
def fallback(lang: str) -> str:
    """The language that fills in where this one lacks a sentence: itself, where it has every sentence.

    Raises:
        ValueError: it names a language that does not have every sentence itself.
    """
    if lang in COMPLETE:
        return lang
    other = _texts(lang).format(_FALLBACK, None, {}) if _FALLBACK in _kits(lang) else DEFAULT_LANGUAGE
    if other not in COMPLETE:
        raise ValueError(f"{lang}: {_FALLBACK} must be {' or '.join(map(repr, COMPLETE))}, not {other!r}")
    return other


def beside(lang: str) -> str:
    """The language whose word for a term stands beside this one's."""
    return sentence(lang, _BESIDE)


def spoken_in(lang: str, key: str, attribute: str | None = None) -> str:
    """The language in which a message is said: this one where it has it, else its fallback, else any that has it, as
    a game from elsewhere may speak one language alone."""
    has_it = _source(lang, key) is not None
    if has_it and (lang in COMPLETE or not attribute or attribute in _texts(lang).attributes(key)):
        return lang
    return next((its for its in (fallback(lang), *COMPLETE) if _stands_in(its, lang, key)), fallback(lang))


def _stands_in(its: str, lang: str, key: str) -> bool:
    """Whether a language has the message that another lacks: of the kit's own, each of its languages has all."""
    return key in _others(its) if lang in COMPLETE else _source(its, key) is not None


def has_sentence(lang: str, key: str, attribute: str | None = None) -> bool:
    """Whether there is this message (and this attribute of it) for the language: its own, or its fallback's."""
    its = spoken_in(check_language(lang), key)
    return _source(its, key) is not None and (attribute is None or attribute in _texts(its).attributes(key))


def sentence(lang: str, key: str, /, attribute: str | None = None, **facts: Value) -> str:
    """The sentence, with the facts filled in as they are: words as words, numbers as numbers.

    Raises:
        UnknownLanguageError: no such language.
        TextError: no such message, or one that speaks of a fact that is not given.
    """
    return fill(check_language(lang), key, attribute, facts)


def fill(lang: str, key: str, attribute: str | None, facts: Mapping[str, Value]) -> str:
    """As `sentence`, for facts whose names are no Python names (`seat-who`)."""
    said = _sentence(lang, key, attribute, tuple(facts.items()))
    note_asked(lang, key, attribute)
    return said


def note_asked(lang: str, key: str, attribute: str | None) -> None:
    """Tells whoever listens that this was asked for in this language, in whatever language it is said."""
    if _heard is not None:
        _heard.setdefault((lang, key, attribute))


@contextmanager
def listening() -> Iterator[Iterable[tuple[str, str, str | None]]]:
    """What is asked for until the block ends: each sentence's language, message and attribute."""
    global _heard
    before, _heard = _heard, {}
    try:
        yield _heard.keys()
    finally:
        _heard = before


def is_said(lang: str, key: str, attribute: str | None = None) -> bool:
    """Whether the language itself has this sentence, can read it, and could say it whenever it was asked for."""
    try:
        return (
            (lang, key, attribute) not in _unsaid
            and _source(lang, key) is not None
            and _texts(lang).has(key, attribute)
        )
    except TextError:
        return False


def signed(number: int) -> str:
    """The number in digits; below zero with a minus sign, no hyphen."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def read_anew() -> None:
    """Forgets which messages there are and what they say."""
    _kits.cache_clear()
    _forget_games()


def _forget_games() -> None:
    """The same where only the games are others: what the kit's own files say is known still."""
    _unsaid.clear()
    for kept in (_sentence, _others, _texts, _of_games, fallback):
        kept.cache_clear()


on_change(_forget_games)


def message_ids(lang: str) -> tuple[str, ...]:
    """Every message that there is for the language, file by file; where it has few, as its fallback has them."""
    return tuple(
        dict.fromkeys(key for its in (fallback(lang), lang, *COMPLETE) for key in (*_kits(its), *_others(its)))
    )


def variables(lang: str, key: str, attribute: str | None = None) -> frozenset[str]:
    """The names of the facts, with their forms, that a message speaks of."""
    try:
        return _texts(spoken_in(lang, key, attribute)).variables(key, attribute)
    except TextError:
        if not are_others():
            raise
        return frozenset()


@lru_cache(maxsize=8192)
def _sentence(lang: str, key: str, attribute: str | None, facts: tuple[tuple[str, Value], ...]) -> str:
    try:
        return _texts(spoken_in(lang, key, attribute)).format(key, attribute, dict(facts))
    except TextError:
        if not are_others() or (attribute is not None and key in _kits(lang)):  # a form of a name, say
            raise
        return unsaid(lang, key, attribute)


def unsaid(lang: str, key: str, attribute: str | None) -> str:
    """What is said in the place of a sentence of a game from elsewhere that cannot be said."""
    note_asked(lang, key, attribute)
    _unsaid.add((lang, key, attribute))
    whole, place = key if attribute is None else f"{key}.{attribute}", place_of(spoken_in(lang, key), key, attribute)
    return sentence(lang, _UNREADABLE, None, key=whole, place=place) if place else sentence(lang, _MISSING, key=whole)


def place_of(lang: str, key: str, attribute: str | None = None) -> str:
    """The file and line in which a game from elsewhere has written a message, such as `femkort/sv/texts.ftl:31`; empty
    where none has, nor this attribute of it."""
    attribute = attribute or None
    for folder in _of_games():
        for path in sorted((folder / lang).glob("*.ftl")):
            text = path.read_text("utf-8")
            for found in _MESSAGE.finditer(text):
                if found[2] == key and (attribute is None or f".{attribute} =" in found[1]):
                    return f"{folder.name}/{lang}/{path.name}:{text.count(chr(10), 0, found.start()) + 1}"
    return ""


def are_others() -> bool:
    """Whether there are games from elsewhere, which may have asked for what cannot be said."""
    return len(own_games()) < len(descriptions())


@cache
def _kits(lang: str) -> "_Messages":
    """Each message of the kit's own, or of a language that has been added, as its file writes it."""
    return _Messages(_ADDED.get(lang, _FOLDER / lang))


class _Messages(Mapping[str, str]):
    """What the files of a folder write, by key. A file is read when a key is asked for that none before it has: of the
    other languages a page shows no more than the letters in the corners of cards, which stand in the first.

    Raises:
        TextError: of any method, when a file is read that has a message which stood already.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, str] = {}
        self._left = _by_file(folder)
        self._lock = RLock()

    def __getitem__(self, key: str) -> str:
        if key not in self._found:
            with self._lock:
                while key not in self._found and self._read_on():
                    pass
        return self._found[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> Mapping[str, str]:
        with self._lock:
            while self._read_on():
                pass
        return self._found

    def _read_on(self) -> bool:
        """Reads the next file; whether there was one."""
        file, messages = next(self._left, ("", []))
        own = {key: message for message, key in messages}
        if len(own) < len(messages) or not self._found.keys().isdisjoint(own):
            keys = [*self._found, *(key for _, key in messages)]
            twice = next(key for key, count in Counter(keys).items() if count > 1)
            raise TextError(f"{self._folder.name}: {twice} stands twice, the second time in {file}")
        self._found |= own
        return bool(file)


@cache
def _others(lang: str) -> Mapping[str, str]:
    """Each message of the games whose sentences are not the kit's; of two the first game's."""
    found: dict[str, str] = {}
    for folder in _of_games():
        for key, message in _written(folder / lang):
            found.setdefault(key, message)
    return found


def _source(lang: str, key: str) -> str | None:
    """A message as its file writes it. Installed games are looked for where the kit itself has none."""
    return _kits(lang).get(key) or _others(lang).get(key)


@cache
def _of_games() -> tuple[Path, ...]:
    """The folders of games whose sentences are not the kit's, in the order of the games."""
    return tuple(dict.fromkeys(its.texts for its in descriptions().values() if its.texts is not None))


def keys_in(folder: Path) -> frozenset[str]:
    """The messages of a game's folder, in whatever language."""
    return frozenset(key for lang in COMPLETE for key, _ in _written(folder / lang))


def unheard(folder: Path) -> frozenset[str]:
    """The messages of a game's folder that are said otherwise, as they stand before it too: in the kit, or with another
    game, or in the folder itself."""
    before = itertools.takewhile(lambda other: other != folder, _of_games())
    elsewhere = frozenset[str]().union(*map(keys_in, [_FOLDER, *before]))
    counts = Counter((lang, key) for lang in COMPLETE for key, _ in _written(folder / lang))
    return frozenset(key for (_, key), count in counts.items() if count > 1 or key in elsewhere)


def _written(folder: Path) -> Iterator[tuple[str, str]]:
    """The messages of a folder: the key of each, and all that is written."""
    for _, messages in _by_file(folder):
        for message, key in messages:
            yield key, message


def _by_file(folder: Path) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The files of a folder, that of names first, with what stands in each: what is written of a message, and its key.

    A file is searched at once: there are thousands of messages, and each process reads them.
    """
    for path in sorted(folder.glob("*.ftl"), key=lambda path: (path.name != _FIRST, path.name)):
        yield path.name, _MESSAGE.findall(path.read_text("utf-8"))


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
        message = self._message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise TextError(f"{self._lang}: {key} has no {attribute or 'text of its own'}")
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(value) for name, value in facts.items()})
        if errors:
            raise TextError(f"{self._lang}: {key} with {dict(facts)}: {errors[0]}")
        return _WRAPPED.sub(" ", str(text))

    def _message(self, key: str) -> Any:
        try:
            return self._bundle.get_message(key)
        except LookupError as error:  # it is written as no message is
            raise TextError(f"{self._lang}: {key} cannot be read") from error

    def _plain(self, value: Value) -> object:
        """Seeds, ports and lines are no amounts: their digits are not grouped unless a sentence asks for it. What is
        below zero has a minus sign, no hyphen."""
        if isinstance(value, int) and value < 0:
            return signed(value)
        if isinstance(value, str):
            return value if len(value) <= _LONGEST else value[: _LONGEST - 1] + "…"
        return self._number(value, useGrouping=False)

    def has(self, key: str, attribute: str | None) -> bool:
        """Whether there is a text of this message, or of its attribute."""
        self._have(key)
        message = self._message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, key: str) -> frozenset[str]:
        self._have(key)
        return frozenset(self._message(key).attributes)

    def variables(self, key: str, attribute: str | None) -> frozenset[str]:
        self._have(key)
        named, referred = self._names.get((key, attribute), _NO_NAMES)
        return named.union(*(self.variables(other, None) for other in referred))

    def _have(self, key: str) -> None:
        """Parses the message, and those that it refers to, unless that is done."""
        if key in self._parsed:
            return
        source = _source(self._lang, key) or _source(fallback(self._lang), key)
        if source is None:
            raise TextError(f"{self._lang}: no message {key}")
        self._parsed.add(key)
        for other in self._parse(source):
            self._have(other)

    def _parse(self, source: str) -> frozenset[str]:
        """Takes up a message; gives those that it refers to."""
        resource, found = _parsed(source)
        self._bundle.add_resource(resource)
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


@cache
def _parsed(source: str) -> "tuple[Resource, Mapping[tuple[str, str | None], _Names]]":
    """A message as it is written, and what it speaks of: the same whenever the messages that there are change."""
    from fluent.runtime import FluentResource

    resource = FluentResource(source)
    return resource, _names_in(resource)


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
