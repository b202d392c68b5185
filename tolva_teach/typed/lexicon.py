"""What the words of a language mean when they are typed: suits, ranks, numbers, and words that may be left out."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple, TypeAlias

from tolva_teach.rules.cards import JOKER, RANKS, SUITS
from tolva_teach.texts import SUIT_SIGNS, has_sentence, sentence
from tolva_teach.texts.bundles import message_ids

Kind: TypeAlias = Literal["suit", "rank", "many", "card", "word"]


class Atom(NamedTuple):
    """What a word can mean: a suit, a rank or number, a rank in the plural, a card, or the word alone."""

    kind: Kind
    value: str


_NAMED = (None, "a", "the", "one", "index")
"""The forms of a suit or rank that name it, as in `names.ftl`."""

_NUMBERS = range(1, 13)
"""Those that are written in letters."""

_WORD = re.compile(r"(?<![\w)])[-\N{MINUS SIGN}]\d+|[♠♥♦♣]|[,;+&/]|\w+")
_STOPS = frozenset(",;+&/")


def fold(text: str) -> str:
    """The text without what people leave out when they type: capitals, and the marks on letters."""
    plain = unicodedata.normalize("NFKD", text.replace("\N{MINUS SIGN}", "-").casefold())
    return "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))


def words_of(text: str) -> list[str]:
    """Its words as they were typed, with the stops that part what is listed."""
    return _WORD.findall(unicodedata.normalize("NFC", text))


@dataclass(frozen=True)
class Lexicon:
    """The words of one language, folded."""

    meanings: Mapping[str, frozenset[Atom]]
    """What each means among cards; no other word is here."""
    whole: frozenset[str]
    """Names of suits and ranks in full: never read as two pieces put together, as "tens" is no ten of spades."""
    fillers: frozenset[str]
    """Words that may be left out."""
    ands: frozenset[str]
    """Words and stops that part what is listed."""
    same: Mapping[str, str]
    """For a word, the one that it stands for."""

    def atoms(self, word: str) -> frozenset[Atom]:
        """All that a folded word can mean by itself, itself included."""
        if word.lstrip("-").isdecimal():
            return frozenset([Atom("rank", str(int(word)))])
        itself = Atom("word", self.same.get(word, word))
        return self.meanings.get(word, frozenset()) | {itself}

    def cards(self, word: str) -> Iterator[Atom]:
        """The cards that a word is when it is a suit and a rank written together, in either order."""
        if word in self.whole:
            return
        for cut in range(1, len(word)):
            first, last = self._among_cards(word[:cut]), self._among_cards(word[cut:])
            for one, other in product(first, last):
                if {one.kind, other.kind} == {"suit", "rank"}:
                    suit, rank = (one, other) if one.kind == "suit" else (other, one)
                    yield Atom("card", suit.value + rank.value)

    def means(self, word: str) -> bool:
        """Whether a folded word means anything by itself."""
        known = word in self.meanings or word in self.fillers or word in self.ands or word in self.same
        return known or word.lstrip("-").isdecimal() or any(self.cards(word))

    def _among_cards(self, word: str) -> frozenset[Atom]:
        if word.isdecimal():
            return frozenset([Atom("rank", word)] if word in RANKS else [])
        return self.meanings.get(word, frozenset())


@lru_cache(maxsize=16)
def lexicon(lang: str) -> Lexicon:
    """What words mean in this language."""
    fillers = frozenset(_listed(lang, "typed-filler"))
    meanings: dict[str, set[Atom]] = {}
    whole: set[str] = set()
    for word, atom, is_short in _named(lang, fillers):
        meanings.setdefault(word, set()).add(atom)
        if not is_short:
            whole.add(word)
    for suit, sign in SUIT_SIGNS.items():
        meanings.setdefault(sign, set()).add(Atom("suit", suit))
    same = {
        word: group[0]
        for key in message_ids(lang)
        if key.startswith("typed-same-")
        for group in [_listed(lang, key)]
        for word in group
    }
    return Lexicon(
        meanings={word: frozenset(atoms) for word, atoms in meanings.items()},
        whole=frozenset(whole),
        fillers=fillers,
        ands=frozenset(_listed(lang, "typed-and")) | _STOPS,
        same=same,
    )


def _named(lang: str, fillers: frozenset[str]) -> Iterator[tuple[str, Atom, bool]]:
    """Each word that names a suit, a rank or a number, what it names, and whether it is short for it."""
    for kind, values in (("suit", SUITS), ("rank", RANKS)):
        for value in values:
            key = f"{kind}-{value.lower()}"
            yield from _forms(lang, key, Atom("suit" if kind == "suit" else "rank", value), fillers)
            short = f"typed-{key}"
            if has_sentence(lang, short):
                yield from (
                    (word, Atom("suit" if kind == "suit" else "rank", value), True) for word in _listed(lang, short)
                )
    for value in RANKS:
        yield from (
            (word, Atom("many", value), False) for word in _form(lang, f"rank-{value.lower()}", "many", fillers)
        )
    joker = Atom("suit", JOKER)
    for form in (None, "the", "that", "many"):
        yield from ((word, joker, False) for word in _form(lang, "card-joker", form, fillers))
    for number in _NUMBERS:
        yield fold(sentence(lang, f"number-{number}")), Atom("rank", str(number)), False


def _forms(lang: str, key: str, atom: Atom, fillers: frozenset[str]) -> Iterator[tuple[str, Atom, bool]]:
    for form in _NAMED:
        yield from ((word, atom, form == "index") for word in _form(lang, key, form, fillers))


def _form(lang: str, key: str, form: str | None, fillers: frozenset[str]) -> list[str]:
    """The one word that a form of a name comes to without its article; none where the language has no such form."""
    if not has_sentence(lang, key, form):
        return []
    words = [word for word in map(fold, words_of(sentence(lang, key, form))) if word not in fillers]
    return words[-1:]


def _listed(lang: str, key: str) -> list[str]:
    """The words that a message of `typed.ftl` lists, folded."""
    return [fold(word) for word in sentence(lang, key).split(",") for word in [word.strip()] if word]
