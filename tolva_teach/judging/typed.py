"""A position that is typed in one line, place by place: "HJ, SA SK S9", "trumps: spades"."""

from collections.abc import Mapping, Sequence
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.judging.form import Form, Part, forms
from tolva_teach.judging.position import PositionError
from tolva_teach.rules.cards import is_card
from tolva_teach.texts import sentence
from tolva_teach.typed.cards import LONGEST_LIST, parted, read_cards
from tolva_teach.typed.lexicon import fold, lexicon, words_of
from tolva_teach.typed.option import Chosen, Unclear, Unknown
from tolva_teach.typed.reading import LONGEST

_NAMING = 4
"""Letters with which a word names a place, however it goes on: "hand" and "handen"."""

_ROWS = ("hands", "rows")


class TypingError(ValueError):
    """What was typed is no position; the message is a sentence for whoever typed it."""


def typed_position(game: Game[Any], name: str, text: str, at: str, lang: str) -> Mapping[str, Any]:
    """What was typed of a position, by the names of its parts.

    Args:
        game: the game.
        name: which of its forms is filled in.
        text: what was typed: cards for one place after the other, each as in `tolva_teach.typed.cards.parted`; what
            begins with a place's name goes there.
        at: the place where cards go that are typed for one place alone, as `hand` or `hands.1`.
        lang: the language.

    Raises:
        TypingError: it cannot be understood, or there are more cards or places than the form has.
        PositionError: the game has no such form.
    """
    form = next((its for its in forms(game) if its.name == name), None)
    if form is None:
        raise PositionError("field", field="form")
    if len(text) > LONGEST_LIST:
        raise TypingError(_wrong(lang, "typed-long", limit=LONGEST_LIST))
    return _Typing(game, form, lang).placed(parted(text, lang), at)


class _Typing:
    """What is typed into one form."""

    def __init__(self, game: Game[Any], form: Form, lang: str) -> None:
        self.game, self.form, self.lang = game, form, lang
        self.places = [place for part in form.parts for place in _places(part)]

    def placed(self, texts: Sequence[str], at: str) -> Mapping[str, Any]:
        """What was typed for each place, in order; a single text without a name goes to the place `at`."""
        told: dict[str, Any] = {}
        left = [at] if len(texts) == 1 and at in self.places else list(self.places)
        for text in texts:
            part, rest = self._named(text)
            if part is not None and part.kind == "suit":
                told[part.name] = self._suit(rest)
                continue
            place = _places(part)[0] if part is not None else left[0] if left else None
            if place is None:
                raise TypingError(_wrong(self.lang, "typed-places", most=len(self.places)))
            left = self.places[self.places.index(place) + 1 :]
            self._put(told, place, rest)
        return told

    def _named(self, text: str) -> tuple[Part | None, str]:
        """The part that the first words name, and what is typed after them."""
        words = words_of(text)
        for count, word in enumerate(words):
            part = next((its for its in self.form.parts if self._names(its, fold(word))), None)
            if part is not None:
                return part, " ".join(words[count + 1 :])
            if is_card(word.upper()) or any(lexicon(self.lang).cards(fold(word))):
                break  # a card: what comes after it names no place
        return None, text

    def _names(self, part: Part, word: str) -> bool:
        if part.kind not in ("cards", "card", "suit") or len(word) < _NAMING:
            return False
        label = sentence(self.lang, f"judge-part-{part.name.replace('_', '-')}", None, number="")
        return any(its.startswith(word[:_NAMING]) for its in map(fold, words_of(label)))

    def _suit(self, text: str) -> str:
        for word in map(fold, words_of(text)):
            for atom in lexicon(self.lang).meanings.get(word, ()):
                if atom.kind == "suit":
                    return atom.value
        raise TypingError(_wrong(self.lang, "typed-unknown", said=text[:40]))

    def _put(self, told: dict[str, Any], place: str, text: str) -> None:
        name, _, row = place.partition(".")
        part = next(its for its in self.form.parts if its.name == name)
        cards = self._cards(text)
        most = _room(part, self.game)
        if len(cards) > most:
            raise TypingError(_wrong(self.lang, "typed-full", most=most))
        if part.kind in _ROWS:
            rows = told.setdefault(name, [])
            rows += [[] for _ in range(int(row) + 1 - len(rows))]
            rows[int(row)] = cards
        else:
            told[name] = cards[0] if part.kind == "card" else cards

    def _cards(self, text: str) -> list[str]:
        if len(text) > LONGEST:
            raise TypingError(_wrong(self.lang, "typed-long", limit=LONGEST))
        found = read_cards(text, self.game.pack, self.lang)
        if isinstance(found, Chosen):
            return list(found.keys)
        if isinstance(found, Unknown):
            raise TypingError(_wrong(self.lang, "typed-unknown", said=found.word[:40]))
        if isinstance(found, Unclear):
            raise TypingError(
                _wrong(self.lang, "typed-unclear", known=", ".join(its.name for its in found.options[:4]))
            )
        raise TypingError(_wrong(self.lang, "typed-none"))


def _places(part: Part) -> list[str]:
    """The places for cards that a part has."""
    if part.kind in _ROWS:
        return [f"{part.name}.{number}" for number in range(part.most)]
    return [part.name] if part.kind in ("cards", "card") else []


def _room(part: Part, game: Game[Any]) -> int:
    """So many cards a place of the part takes."""
    return {"card": 1, "hands": 3, "rows": game.players}.get(part.kind, part.most)


def _wrong(lang: str, code: str, **facts: Any) -> str:
    return sentence(lang, f"editing-notice-{code}", None, **facts)
