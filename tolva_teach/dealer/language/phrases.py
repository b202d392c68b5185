"""What wishes call that which happens, and the stretches of a deal: words of each game."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.texts import DEFAULT_LANGUAGE, rule_ids
from tolva_teach.texts.bundles import message_ids


class Phrase(NamedTuple):
    """What somebody meets, said as people say it."""

    words: tuple[str, ...]
    kinds: tuple[str, ...]
    """The kinds of happening that are meant."""
    fact: str = ""
    """The fact that names whom it is about; empty for whichever does."""
    link: str = ""
    """The word before that with which it is done, which one may name; empty where nothing can be named."""
    rule: str = ""
    """The rule by which it happens; empty for whichever."""
    together: int = 1
    """To so many at once, at least."""

    @property
    def text(self) -> str:
        """Its words."""
        return " ".join(self.words)

    @property
    def has_card(self) -> bool:
        """Whether it is done with a card."""
        return self.link == WITH


WITH = "with"
"""Comes before a card with which something is done."""


def _phrase(words: str, *kinds: str, fact: str = "", link: str = "", rule: str = "", together: int = 1) -> Phrase:
    return Phrase(tuple(words.split()), kinds, fact, link, rule, together)


PHRASES: tuple[Phrase, ...] = (
    _phrase("takes the last trick", "sistan", fact="taker", link=WITH),
    _phrase("takes a trick", "trick-taken", link=WITH),
    _phrase("sets trump", "trump-set", link="in"),
    _phrase("wins vinsten", "vinsten"),
    _phrase("wins the match", "match-won"),
    _phrase("makes a gubbe", "gubbe-made", fact="announcer"),
    _phrase("fails a gubbe", "gubbe-failed", fact="announcer"),
    _phrase("becomes king", "deal-over", fact="king"),
    _phrase("becomes tolp", "deal-over", fact="tolp"),
    _phrase("goes out", "out"),
    _phrase("loses a life", "lost-life", "lost-two"),
    _phrase("ties for the lowest", "lost-life", rule="thirtyone.lowest", together=2),
    _phrase("shows 31", "shows-31", "shows-31-late"),
    _phrase("overtrumps", "overtrumped", link=WITH),
    _phrase("undertrumps", "played", link=WITH, rule="trick.trump"),
    _phrase("trumps", "trumped", "overtrumped", link=WITH),
)
"""Longer ones before those that they begin as."""

TAKEN_UP: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"draw": ("drew",), "turn": ("turned-up",), "take": ("took", "got")}
)
"""Verbs by which somebody gets cards, and the kinds of happening that tell which: whoever says it may not name them."""

SECTIONS: Mapping[str, str] = MappingProxyType(
    {"trick": "trick", "tricks": "trick", "lap": "lap", "laps": "lap", "pile": "lead", "piles": "lead"}
)
"""What a wish calls a stretch of a deal, and what the games do."""

PAIR = ("K", "Q")
"""The ranks of a pair that can be melded."""

SAID_ONLY = ("no", "yes", "high")
"""Verbs that are no words for doing: one says them."""
_SAID: Mapping[str, str] = MappingProxyType(
    {**dict.fromkeys(SAID_ONLY, "says"), **dict.fromkeys(("half", "whole"), "announces")}
)
"""How one says that somebody does what is named so."""
_TOLD = "did-"
"""How the names of the sentences begin that tell of happenings: then come the kind and, where it matters, the rule."""


@cache
def happenings() -> frozenset[str]:
    """The kinds of happening that there are sentences for."""
    rules = sorted((f"-{rule_id.replace('.', '-')}" for rule_id in rule_ids()), key=len, reverse=True)
    names = (name.removeprefix(_TOLD) for name in message_ids(DEFAULT_LANGUAGE) if name.startswith(_TOLD))
    return frozenset(name.removesuffix(next(filter(name.endswith, rules), "")) for name in names)


def said_of_verb(verb: str) -> str:
    """How one says of somebody that they do what a game's verb names.

    >>> said_of_verb("meld"), said_of_verb("pass"), said_of_verb("no")
    ('melds', 'passes', 'says no')
    """
    return f"{_SAID[verb]} {verb}" if verb in _SAID else f"{verb}es" if verb.endswith("s") else f"{verb}s"


def infinitive(verb: str) -> str:
    """The same of what somebody may not do.

    >>> infinitive("meld"), infinitive("no")
    ('meld', 'say no')
    """
    return f"{_SAID[verb].removesuffix('s')} {verb}" if verb in _SAID else verb
