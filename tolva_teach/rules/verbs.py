"""The verbs of all games, and what each is said with.

Whether a game and a moment offer a decision is for the rules to say; here is only what may be written at all.

>>> can_be_said("play", ("SA",)), can_be_said("play", ()), can_be_said("fly", ())
(True, False, False)
"""

import re
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

_CARD = re.compile(r"[SHDC](?:10|[AKQJ2-9])|\*[1-9][0-9]{0,2}")
_RANK = re.compile(r"10|[AKQJ2-9]")
_SUIT = re.compile(r"[SHDC]")
_SUIT_OR_RANK = re.compile(f"{_SUIT.pattern}|{_RANK.pattern}")


class Arguments(NamedTuple):
    """What a verb is said with: so many words, each of this form."""

    form: re.Pattern[str]
    counts: range


NOTHING = Arguments(_CARD, range(1))
ONE_CARD = Arguments(_CARD, range(1, 2))
CARDS = Arguments(_CARD, range(1, sys.maxsize))
ONE_SUIT = Arguments(_SUIT, range(1, 2))
ONE_RANK = Arguments(_RANK, range(1, 2))

ARGUMENTS: Mapping[str, Arguments] = MappingProxyType(
    {
        "play": ONE_CARD,
        "meld": ONE_SUIT,
        "ask": Arguments(_SUIT_OR_RANK, range(2)),
        "no": NOTHING,
        "yes": NOTHING,
        "half": NOTHING,
        "whole": NOTHING,
        "draw": NOTHING,
        "turn": NOTHING,
        "lay": CARDS,
        "pass": NOTHING,
        "give": CARDS,
        "high": NOTHING,
        "take": Arguments(_RANK, range(sys.maxsize)),
        "knock": NOTHING,
        "discard": ONE_CARD,
    }
)
"""What each verb of the kit is said with, over all games."""

_OWN: dict[str, Arguments] = {}
"""The verbs that games from elsewhere have of their own."""
_VERB = re.compile(r"[a-z][a-z-]{1,29}")


def add_verbs(verbs: Mapping[str, Arguments]) -> None:
    """Makes a game's own verbs known (`Game.own_verbs`): they can be written from now on.

    Raises:
        ValueError: no verb is written so, or it is said otherwise in another game.
    """
    for verb, said_with in verbs.items():
        if not _VERB.fullmatch(verb):
            raise ValueError(f"{verb!r} is no verb: small letters, and hyphens between them")
        known = ARGUMENTS.get(verb) or _OWN.get(verb)
        if known not in (None, said_with):
            raise ValueError(f"the verb {verb!r} is said otherwise in another game")
    _OWN.update(verbs)


def is_verb(word: str) -> bool:
    """Whether some game has this verb."""
    return word in ARGUMENTS or word in _OWN


def said_with(verb: str) -> Arguments:
    """What a verb is said with, whichever game has it.

    Raises:
        KeyError: none has it.
    """
    return ARGUMENTS[verb] if verb in ARGUMENTS else _OWN[verb]


def can_be_said(verb: str, args: Sequence[str]) -> bool:
    """Whether some game has this verb, said with such arguments.

    Raises:
        TypeError: what is given is no text.
    """
    said_with = ARGUMENTS.get(verb) or _OWN.get(verb)
    return said_with is not None and len(args) in said_with.counts and all(map(said_with.form.fullmatch, args))
