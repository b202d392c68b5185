"""Wishes in a person's own words: translated from the one language of wishes, to be read, and into it when typed.

>>> from tolva_teach.games import game
>>> rules = game("tolva", 4)
>>> spoken("forehand holds a pair and melds before trick 3", rules, "sv")
'förhand har ett par och mäler före stick 3'
>>> understood("givaren har precis 1 kung", rules, "sv").text
'dealer holds exactly 1 kings'
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NamedTuple

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language import pieces
from tolva_teach.dealer.language.phrases import said_of_verb
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import EVENTS
from tolva_teach.games.base import Game
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import Card, rank, suit
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_teach.texts import card_name, has_sentence, rank_name, rule, rule_ids, sentence, suit_name
from tolva_teach.texts.naming import number_in_letters
from tolva_teach.texts.people import PLAYERS

Words = tuple[str, ...]

_WORD = re.compile(r"[(),]|[“”\"][^“”\"]*[“”\"]|[^\s(),“”\"]+")
_QUOTES = '“”"'
_PLACES = re.compile(r", start=\d+, end=\d+")
_TIGHT = re.compile(r" ([,)])|(\() ")
#: How like a word must be to one of the language, of 1, to be taken for a slip of the keys.
_ALIKE = 0.72
#: A word with fewer letters is like too many others.
_FEWEST_LETTERS = 4
_OF_BOUNDS = re.compile(r"\b(exactly|at least|at most) an? ")
_SECTIONS = ("trick", "lap", "pile")
_REFUSED_BY = "is refused by"
_RULING = ("refuses", "decides for", "decides")
_ONE_LEFT = re.compile(r"\b1 cards left")


class Lexicon(NamedTuple):
    """The words of wishes and those of a language, each by the other; all in small letters."""

    said: Mapping[Words, str]
    heard: Mapping[Words, str]
    longest: int


@dataclass(frozen=True)
class Heard:
    """What somebody typed, as a wish."""

    text: str
    """In the language of wishes, as far as it was understood."""
    typed: str
    starts: tuple[tuple[int, int], ...] = ()
    """Where each piece of the wish begins, and what was typed for it."""

    def column(self, column: int) -> int:
        """The place in what was typed of a place in the wish; both counted from 1."""
        pairs = [(there, here) for there, here in self.starts if there < column]
        return pairs[-1][1] + 1 if pairs and column else column


def spoken(text: str, game: Game[Any], lang: str) -> str:
    """A wish in a person's words; what there are none for stays as it is."""
    lexicon = _lexicon(lang, game.name)
    found = [said for said, _ in _pieces(text, lexicon.said, lexicon.longest)]
    return _tight(" ".join(found))


def as_shown(text: str, game: Game[Any], lang: str) -> str:
    """The same where it would be understood again as just this wish; else the wish itself."""
    said = spoken(text, game, lang)
    return said if _meant(understood(said, game, lang).text, game) == _meant(text, game) else text


def wish_of(record: Record, lang: str) -> str:
    """The wish by which a record says that it was found, in a person's words; empty where its comment is no wish."""
    return spoken(record.comment, record.game, lang) if record.comment and _is_wish(record.comment, record.game) else ""


def _meant(text: str, game: Game[Any]) -> str:
    """What a wish says, however it is put; what is none, as it stands."""
    try:
        return _PLACES.sub("", repr(read(text, game)))
    except WishError:
        return text


def understood(typed: str, game: Game[Any], lang: str) -> Heard:
    """What somebody typed, in their words or in those of wishes: a text that is a wish already stays as it is."""
    if _is_wish(typed, game):
        return Heard(typed, typed)
    lexicon = _lexicon(lang, game.name)
    text, starts = "", []
    for said, at in _pieces(typed, lexicon.heard, lexicon.longest):
        text += "" if said in (",", ")") or text.endswith("(") or not text else " "
        starts.append((len(text), at))
        text += said
    text = _ONE_LEFT.sub("1 card left", _OF_BOUNDS.sub(r"\1 one ", text))
    return Heard(text, typed, tuple(starts))


def near(word: str, game: Game[Any], lang: str) -> tuple[str, ...]:
    """A few words of the language that somebody may have meant; none for a word so short that it is like any other."""
    if len(word) < _FEWEST_LETTERS:
        return ()
    said = _lexicon(lang, game.name).said
    known = {
        words.lower() for wish, words in said.items() if not wish[-1].endswith("'s") and words[0] not in _QUOTES
    } - {word.lower()}
    return tuple(get_close_matches(word.lower(), sorted(known), 2, _ALIKE))


def is_known(wish: str, game: Game[Any], lang: str) -> bool:
    """Whether the language has words for this piece of a wish."""
    return _words(wish) in _lexicon(lang, game.name).said


def called(key: str, value: str, lang: str) -> str:
    """What a choice of a wish is called where one puts a wish together; empty where nobody has named it."""
    plain = value.replace("'", "-").replace(" ", "-").lower() or "any"
    name = f"editing-build-{key}-{plain}"
    return sentence(lang, name) if has_sentence(lang, name) else ""


def _is_wish(text: str, game: Game[Any]) -> bool:
    try:
        read(text, game)
    except WishError:
        return False
    return True


def _tight(text: str) -> str:
    return _TIGHT.sub(lambda found: found[1] or found[2], text)


def _pieces(text: str, known: Mapping[Words, str], longest: int) -> Iterator[tuple[str, int]]:
    """The text piece by piece, as the lexicon has it, each with its place: as many words together as it knows."""
    words = [(found[0], found.start()) for found in _WORD.finditer(text)]
    at = 0
    while at < len(words):
        here = [_key(word) for word, _ in words[at : at + longest]]
        for count in range(len(here), 0, -1):
            if tuple(here[:count]) in known:
                yield known[tuple(here[:count])], words[at][1]
                at += count
                break
        else:
            yield words[at]
            at += 1


# The lexicon


@lru_cache(maxsize=32)
def _lexicon(lang: str, name: str) -> Lexicon:
    said: dict[Words, str] = {}
    heard: dict[Words, str] = {}
    of_any_game = (pair for pairs in (_written, _chosen, _cards, _numbers, _owning) for pair in pairs(lang))
    for wish, words in (*of_any_game, *_rules(lang, name)):
        if words:
            said.setdefault(_words(wish), words)
            heard.setdefault(_words(words), wish)
    for wish, words in _titles(lang, name):
        heard.setdefault(_words(words), wish)
    heard = {**{wish: " ".join(wish) for wish in said}, **heard}  # what is put as wishes have it is that still
    return Lexicon(said, heard, max(map(len, (*said, *heard))))


def _words(text: str) -> Words:
    return tuple(map(_key, _WORD.findall(text)))


def _key(word: str) -> str:
    """A word as it is looked up; what is quoted stays so, whatever the marks."""
    return f'"{word.strip(_QUOTES).lower()}"' if word[0] in _QUOTES else word.lower()


def _written(lang: str) -> Iterator[tuple[str, str]]:
    """What the language's own list says: first how a thing is said, then what else is understood."""
    for line in sentence(lang, "wish-alike").split(";"):
        wish, _, words = line.partition(":")
        yield from ((wish.strip(), word.strip()) for word in words.split(","))


def _chosen(lang: str) -> Iterator[tuple[str, str]]:
    """What there is to choose, as the page calls it."""
    for who in (*pieces.PEOPLE, *pieces.SIDES):
        yield who, called("who", who, lang)
    for deed in pieces.MET_IN:
        yield deed, called("deed", deed, lang)
    for verb in ARGUMENTS:
        yield said_of_verb(verb), called("deed", verb, lang)
    for event in EVENTS:
        yield f"{event} happens", called("event", event, lang)
    for bound in pieces.BOUNDS:
        yield bound, called("bound", bound, lang)
    for what in (pieces.PAIR, pieces.POINTS, pieces.POINTS_OF_SUIT, pieces.COURT, pieces.ONE_SUIT, pieces.ONE_RANK):
        yield what, called("what", what, lang)
    yield from ((section, called("section", section, lang)) for section in _SECTIONS)
    for when in pieces.WHEN:
        yield when, called("when", when, lang)
        for section in _SECTIONS:
            yield f"{when} {section}", f"{called('when', when, lang)} {called('section', section, lang)}"


def _cards(lang: str) -> Iterator[tuple[str, str]]:
    for its, plural in pieces.SUITS.items():
        yield plural, suit_name(its, lang)
    for of, many in pieces.RANKS.items():
        one = rank_name(of, lang, "a")
        noun = one.split(" ", 1)[-1]
        yield f"1 {many}", f"1 {noun}"
        yield many, rank_name(of, lang, "many")
        for single in _singles(of, many):
            yield f"{'an' if single[0] in 'ae8' else 'a'} {single}", one
            yield from () if one.startswith(("a ", "an ")) else ((f"one {single}", one),)
        if not of.isdigit():  # else it could say how many
            yield many.removesuffix("s"), noun
        for card in (f"{its}{of}" for its in pieces.SUITS):
            yield from ((card, called) for called in _names_of(card, lang))


def _names_of(card: Card, lang: str) -> Iterator[str]:
    """What a card is called in a wish, and what else one types for it: the suit and the rank with digits or without,
    and in one word."""
    its, of, name = suit_name(suit(card), lang), rank(card), card_name(card, lang)
    yield sentence(lang, "wish-card", card=name)
    yield name
    yield f"{its} {of}"
    yield f"{its}{rank_name(of, lang)}"


def _singles(of: str, many: str) -> tuple[str, ...]:
    """What wishes call one of a rank: `king`; `9` or `nine`."""
    return (many.removesuffix("s"), *((number_in_letters(int(of), "en"),) if of.isdigit() else ()))


def _numbers(lang: str) -> Iterator[tuple[str, str]]:
    for number in range(2, 11):
        word, said = number_in_letters(number, "en"), number_in_letters(number, lang)
        yield f"{word}{'es' if word == 'six' else 's'}", rank_name(str(number), lang, "many")
        yield word, said


def _owning(lang: str) -> Iterator[tuple[str, str]]:
    """Players as those who have something: `player 2's`."""
    for number in range(1, len(PLAYERS) + 1):
        yield f"player {number}'s", sentence(lang, "wish-player-s", number=number)


def _titles(lang: str, name: str) -> Iterator[tuple[str, str]]:
    """The rules by their titles without any marks, where what they do is said next to them: a title alone may be any
    word."""
    said = [(wish, words) for wish, words in _written(lang) if wish in (*_RULING, _REFUSED_BY)]
    said += [(wish, wish) for wish in (*_RULING, _REFUSED_BY)]
    for rule_id in rule_ids(name):
        title = rule(lang, rule_id, name).title
        for wish, words in said:
            is_last = wish == _REFUSED_BY
            yield (f"{wish} {rule_id}", f"{words} {title}") if is_last else (f"{rule_id} {wish}", f"{title} {words}")


def _rules(lang: str, name: str) -> Iterator[tuple[str, str]]:
    """The rules by their titles, which stand in quotation marks."""
    for rule_id in rule_ids(name):
        yield rule_id, sentence(lang, "wish-quoted", word=rule(lang, rule_id, name).title)
