"""Reads a wish: what is written in words of English, the same on every page.

    wish      = [any] ["with" ["at most"] N "cards left"]
    any       = all { "or" all }
    all       = one { ("and" | ",") one }
    one       = "not" one | "(" any ")" | sentence
    sentence  = who predicate { "and" predicate }        all of the same seat
              | RULE "refuses" who [what] ["against" who] [when]
              | RULE "decides" ["for" who] [when]
              | HAPPENING "happens" ["to" who] [when]
    who       = "forehand" | "dealer" | "player" N (from 1) | "seat" N (from 0) | "somebody" | "everybody" | "nobody",
                then "'s partner" or "'s side" | a pile, such as "stock" | after "against" also "their partner"
    predicate = "holds" amount ["on the table"] | VERB [named] [when]
              | a phrase, such as "loses a life" ["with" named] [when]
              | "may not" VERB [named] ["against" who] [when] | "is refused by" RULE … | "gets" HAPPENING [when]
    named     = card, such as "HQ" or "the queen of hearts" | suit | ("a" | "an") rank
    amount    = ["no" | "a" | ("at least" | "at most" | "exactly") N | N "or more" | N "or fewer" | N "to" N] things
    things    = cards | ranks ["of" suit | "of one suit"] | suit | "cards" ["of one suit" | "of one rank"]
              | "points" ["of" suit | "of one suit"] | "pair"
    when      = ("in" | "before" | "after") SECTION N | "in the last" SECTION

>>> from tolva_teach.games import game
>>> read("forehand holds a pair and melds before trick 3", game("tolva", 4)).wish.who
Who(each='one', seat=1, number=None, of='self', pile='')
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language import amounts, arguments, endings
from tolva_teach.dealer.language.cursor import Cursor
from tolva_teach.dealer.language.phrases import (
    PHRASES,
    SAID_ONLY,
    SECTIONS,
    TAKEN_UP,
    Phrase,
    happenings,
    infinitive,
    said_of_verb,
)
from tolva_teach.dealer.language.rulebook import check_event, check_rule
from tolva_teach.dealer.language.tokens import tokens
from tolva_teach.dealer.language.wishes import (
    Decided,
    Does,
    Each,
    Ending,
    Holds,
    Joined,
    Meets,
    Opposite,
    Predicate,
    Refused,
    Said,
    Sentence,
    When,
    Who,
)
from tolva_teach.games.base import Game
from tolva_teach.records.record import PILES
from tolva_teach.texts import rule_ids

DEEPEST = 8
"""So many brackets and denials stand inside each other at most."""

MOST_SENTENCES = 30
"""So many sentences a wish has at most."""

_SEATS: Mapping[str, int] = MappingProxyType({"forehand": 1, "dealer": 0})
_QUANTIFIED: Mapping[str, Each] = MappingProxyType(
    {
        **dict.fromkeys(("somebody", "someone", "anybody", "anyone"), "some"),
        **dict.fromkeys(("everybody", "everyone"), "every"),
        "nobody": "none",
    }
)
_RELATIONS = ("partner", "side")
_PILES = tuple(pile for pile in PILES if pile != "hands")
_SAYING = ("say", "announce")
"""The same of what somebody may not do."""
_FACE_UP, _ON_TABLE = "up", ("on", "the", "table")
"""The pile of cards that lie face up before a player, and how one says that a card lies there."""
_LAST = ("the", "last")
_ENDING = "with"
"""The word with which it begins how many cards are left."""
_HIGHEST = 99
"""No trick, lap or pile of a deal has a higher number."""


def read(text: str, game: Game[Any]) -> Said:
    """The wish that the text says, for this game.

    Raises:
        WishError: it says none, or one that this game does not know; with its column.
    """
    cursor = Cursor(tokens(text), text)
    if cursor.ended:
        raise WishError("empty")
    reader = _Reader(cursor, game)
    wish = reader.whole()
    if not cursor.ended:
        cursor.fail("more", {"said": cursor.here})
    return wish


class _Reader:
    """Reads one wish.

    Large because each part of the grammar has a method of its own.
    """

    def __init__(self, cursor: Cursor, game: Game[Any]) -> None:
        self._at, self._game = cursor, game
        self._sentences = 0

    # Wishes out of wishes

    def whole(self) -> Said:
        """All of it: any deal will do of which nothing is said but how many cards are left."""
        wish = Said(Joined("and", ()), 0, 0) if self._at.here == _ENDING else self.any_of(0)
        if self._at.next == _ENDING:
            self._at.take("and", ",")
        if self._at.here != _ENDING:
            return wish
        return Said(Ending(wish, endings.read(self._at, self._game)), wish.start, self._at.end)

    def any_of(self, depth: int) -> Said:
        return self._joined(depth, "or", ("or",), self._all_of)

    def _all_of(self, depth: int) -> Said:
        return self._joined(depth, "and", ("and", ","), self._one)

    def _joined(self, depth: int, how: Any, words: Collection[str], part: Callable[[int], Said]) -> Said:
        start = self._at.start
        parts = [part(depth)]
        while self._at.next != _ENDING and self._at.take(*words):
            parts.append(part(depth))
        return parts[0] if len(parts) == 1 else Said(Joined(how, tuple(parts)), start, self._at.end)

    def _one(self, depth: int) -> Said:
        start = self._at.start
        if self._at.here in ("not", "(") and depth == DEEPEST:
            self._at.fail("too-deep", {"limit": DEEPEST})
        if self._at.take("not"):
            return Said(Opposite(self._one(depth + 1)), start, self._at.end)
        if self._at.take("("):
            inside = self.any_of(depth + 1)
            if not self._at.take(")"):
                self._at.fail("bracket", {})
            return Said(inside.wish, start, self._at.end)
        self._sentences += 1
        if self._sentences > MOST_SENTENCES:
            self._at.fail("too-many", {"limit": MOST_SENTENCES})
        return Said(self._sentence(), start, self._at.end)

    # One sentence

    def _sentence(self) -> Sentence:
        if self._at.here in rule_ids() or self._at.next in ("refuses", "decides"):
            return self._by_rule()
        if self._at.next == "happens":
            return self._happens()
        who = self._who()
        says = [self._predicate(who)]
        if isinstance(says[0], Holds) and not who.pile and self._at.here == _ON_TABLE[0]:
            return Sentence(self._on_table(who), tuple(says))
        while self._at.here == "and":
            if isinstance(says[-1], Holds) and amounts.begins(self._at.next):
                self._at.skip()
                says.append(self._holds())
            elif self._goes_on(self._at.next):
                self._at.skip()
                says.append(self._predicate(who))
            else:
                break
        return Sentence(who, tuple(says))

    def _goes_on(self, word: str) -> bool:
        """Whether a word begins another predicate of the same seat."""
        begins = {phrase.words[0] for phrase in PHRASES} | {"holds", "has", "is", "gets", "says", "announces", "may"}
        return word in begins or self._verb_of(word) is not None

    def _by_rule(self) -> Sentence:
        rule = self._rule()
        if self._at.take("refuses"):
            who = self._who()
            return Sentence(who, (self._refused(rule),))
        if not self._at.take("decides"):
            self._at.fail("rule-does", {"rule": rule})
        whom = self._who() if self._at.take("for") else None
        return Sentence(whom, (Decided(rule, self._when()),))

    def _rule(self) -> str:
        rule = self._at.here
        if rule not in rule_ids():
            self._at.fail("no-rule", {"said": rule, "near": _near(rule, rule_ids(self._game.name))})
        check_rule(rule, self._game, self._at.column)
        self._at.skip()
        return rule

    def _refused(self, rule: str) -> Refused:
        is_told = self._at.take("to") or self._at.here in _SAYING or self._verb_of(self._at.here)
        return self._refused_to(rule, self._verb("may-not") if is_told else "")

    def _refused_to(self, rule: str, verb: str) -> Refused:
        by = arguments.read(self._at, self._game, verb)
        against = self._who(is_other=True) if self._at.take("against") else None
        return Refused(rule, verb, by, against, self._when())

    def _happens(self) -> Sentence:
        kind = self._happening()
        self._at.take("happens")
        who = self._who() if self._at.take("to") else None
        return Sentence(who, (Meets((kind,), "", self._when()),))

    def _happening(self) -> str:
        kind = self._at.here
        if kind not in happenings():
            self._at.fail("no-happening", {"said": kind, "near": _near(kind, happenings())})
        check_event(kind, self._game, self._at.column)
        self._at.skip()
        return kind

    # Who

    def _who(self, *, is_other: bool = False) -> Who:
        self._at.take("the", *(("their",) if is_other else ()))
        word, owns = self._at.here, self._at.is_possessive
        if word in _PILES:
            return self._pile(Who("some" if self._is_nested(word) else "one"))
        column = self._at.column
        if is_other and self._at.before == "their":
            return self._relation(Who("self"), column)
        if word in _SEATS:
            self._at.skip()
            who = Who("one", seat=_SEATS[word])
        elif word in _QUANTIFIED:
            self._at.skip()
            who = Who(_QUANTIFIED[word])
        elif counted := self._at.take("player", "seat"):
            owns, column = self._at.is_possessive, self._at.column
            who = Who("one", number=self._number(counted))
        else:
            if word in happenings() and not is_other:
                self._at.fail("who-happening", {"said": word})
            rules = rule_ids(self._game.name) if "." in word else ()
            known = (*_SEATS, *_QUANTIFIED, *_PILES, *rules, *happenings())
            self._at.fail("who", {"said": word, "near": _near(word, known)})
        return self._relation(who, column) if owns else who

    def _number(self, counted: str) -> int:
        """The seat that is meant by a number: as people count the players, or as records count the seats."""
        if counted == "seat":
            return self._at.number(self._game.players - 1, "no-seat")
        if self._at.here == "0":
            self._at.fail("no-player", {"said": "0", "most": self._game.players})
        return self._at.number(self._game.players, "no-player") - 1

    def _relation(self, who: Who, column: int) -> Who:
        if self._at.here in _PILES:
            return self._pile(who)
        relation = self._at.take(*_RELATIONS)
        if not relation:
            self._at.fail("relation", {"said": self._at.here})
        if max(map(self._game.parties.count, self._game.parties)) < 2:
            self._at.fail("no-partner", {"count": self._game.players}, column)
        return Who(who.each, who.seat, who.number, "partner" if relation == "partner" else "side")

    def _pile(self, who: Who) -> Who:
        pile, column = self._at.here, self._at.column
        self._at.skip()
        standing = self._game.first_standing(None, 0, None)
        if pile not in self._game.sizes(standing, 0).piles:
            self._at.fail("no-pile", {"said": pile}, column)
        return Who(who.each, who.seat, who.number, pile=pile)

    def _on_table(self, who: Who) -> Who:
        """What lies face up before them."""
        column = self._at.column
        if not self._at.take_all(_ON_TABLE):
            self._at.fail("more", {"said": self._at.here})
        if not self._is_nested(_FACE_UP):
            self._at.fail("on-table", {}, column)
        return replace(who, pile=_FACE_UP)

    def _is_nested(self, pile: str) -> bool:
        piles = self._game.sizes(self._game.first_standing(None, 0, None), 0).piles
        return pile in piles and not all(isinstance(card, str) for card in piles[pile])

    # What is said of them

    def _predicate(self, who: Who) -> Predicate:
        if self._at.take("holds", "has"):
            return self._holds()
        if who.pile:
            self._at.fail("holds-only", {"said": self._at.here})
        if self._at.here == "is" and self._at.next == "refused":
            self._at.skip(2)
            self._at.take("by")
            return self._refused(self._rule())
        if self._at.take("gets"):
            kind = self._happening()
            return Meets((kind,), "", self._when())
        if self._at.here == "may":
            return self._may_not()
        for phrase in PHRASES:
            if self._at.take_all(phrase.words):
                return self._meets(phrase)
        return self._does()

    def _may_not(self) -> Refused:
        if self._at.next != "not":
            self._at.fail("may", {})
        self._at.skip(2)
        return self._refused_to("", self._verb("may-not"))

    def _meets(self, phrase: Phrase) -> Meets:
        by: tuple[str, ...] = ()
        if self._is_named(phrase):
            self._at.skip()
            by = (arguments.named(self._at, self._game),)
        return Meets(phrase.kinds, phrase.fact, self._when(), by, phrase.rule, phrase.together)

    def _is_named(self, phrase: Phrase) -> bool:
        """Whether it is said with which card it is done, or in which suit."""
        if not phrase.link or self._at.here != phrase.link:
            return False
        return arguments.is_named(self._at, 1) if phrase.has_card else self._at.next in amounts.SUITS_SAID

    def _does(self) -> Does | Meets:
        verb = self._verb()
        by = arguments.read(self._at, self._game, verb, is_done=True)
        if by and verb in TAKEN_UP:
            return Meets(TAKEN_UP[verb], "", self._when(), by)
        return Does(verb, by, self._when())

    def _holds(self) -> Holds:
        return amounts.read(self._at, self._game)

    def _verb(self, case: str = "does") -> str:
        said = self._at.take("says", "announces", *_SAYING)
        verb = self._at.here if said and self._at.here in self._game.verbs else self._verb_of(self._at.here)
        if verb is None:
            known = [(infinitive if case == "may-not" else said_of_verb)(verb) for verb in self._game.verbs]
            phrases = [" ".join(phrase.words) for phrase in PHRASES]
            near = _near(self._at.here, [*known, *phrases, "holds"])
            self._at.fail(case, {"said": self._at.here, "near": near, "known": tuple(known)})
        self._at.skip()
        return verb

    def _verb_of(self, word: str) -> str | None:
        """The game's verb that a word is a form of: melds, passes."""
        forms = (word, word.removesuffix("s"), word.removesuffix("es"))
        return next((form for form in forms if form in self._game.verbs and form not in SAID_ONLY), None)

    def _when(self) -> When | None:
        if self._at.here not in ("in", "before", "after") or self._at.next == "":
            return None
        how = self._at.take("in", "before", "after")
        is_last = how == "in" and self._at.take_all(_LAST)
        word = self._at.here
        if word not in SECTIONS:
            self._at.fail("section", {"said": word, "near": ("trick", "lap", "pile")})
        if SECTIONS[word] not in _sections(self._game):
            self._at.fail("section-of-other", {"said": word})
        self._at.skip()
        if is_last:
            return When(SECTIONS[word], 1, None, is_last=True)
        number = self._at.number(_HIGHEST, "section-number")
        bounds = {"in": (number, number), "before": (0, number - 1), "after": (number + 1, None)}
        return When(SECTIONS[word], *bounds[how])


def _sections(game: Game[Any]) -> set[str]:
    """What the game calls its stretches: the first of a deal, and what the others are called after an exchange."""
    standing = game.first_standing(None, 0, None)
    deal = game.start(game.deal_out(game.pack, 0, standing), 0, standing)
    return {str(deal.where().section[0])} if not deal.over else set(SECTIONS.values())


def _near(word: str, known: Collection[str]) -> tuple[str, ...]:
    """A few words that somebody may have meant."""
    return tuple(get_close_matches(word, list(known), 3, 0.5))
