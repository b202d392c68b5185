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


_NOTHING = Arguments(_CARD, range(1))
_ONE_CARD = Arguments(_CARD, range(1, 2))
_CARDS = Arguments(_CARD, range(1, sys.maxsize))

ARGUMENTS: Mapping[str, Arguments] = MappingProxyType(
    {
        "play": _ONE_CARD,
        "meld": Arguments(_SUIT, range(1, 2)),
        "ask": Arguments(_SUIT_OR_RANK, range(2)),
        "no": _NOTHING,
        "yes": _NOTHING,
        "half": _NOTHING,
        "whole": _NOTHING,
        "draw": _NOTHING,
        "turn": _NOTHING,
        "lay": _CARDS,
        "pass": _NOTHING,
        "give": _CARDS,
        "high": _NOTHING,
        "take": Arguments(_RANK, range(sys.maxsize)),
        "knock": _NOTHING,
        "discard": _ONE_CARD,
    }
)
"""What each verb is said with, over all games."""


def can_be_said(verb: str, args: Sequence[str]) -> bool:
    """Whether some game has this verb, said with such arguments.

    Raises:
        TypeError: what is given is no text.
    """
    said_with = ARGUMENTS.get(verb)
    return said_with is not None and len(args) in said_with.counts and all(map(said_with.form.fullmatch, args))
