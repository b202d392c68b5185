"""The words of a wish, each with its place in the text.

>>> [(token.text, token.column) for token in tokens("forehand holds HQ")]
[('forehand', 1), ('holds', 10), ('hq', 16)]
"""

import re
from typing import NamedTuple

from tolva_teach.dealer.faults import WishError

LONGEST = 1000
"""So many characters a wish has at most: it may come from a stranger, in a link."""

_TOKEN = re.compile(r"\s*(?:([(),])|([\w*](?:[\w.*-]*[\w*])?)(['’]s)?)")

_QUOTED = re.compile(r"[“”\"]([^“”\"]+)[“”\"]")
"""As the titles of rules stand in a person's wish."""


class Token(NamedTuple):
    """One word, number or sign."""

    text: str
    """In small letters, and without the `'s` of who has something."""
    column: int
    """Counted from 1."""
    is_possessive: bool = False
    """Whether it had that `'s`."""


def tokens(text: str) -> list[Token]:
    """All of them, in order.

    Raises:
        WishError: the text is too long, or has a sign that means nothing.
    """
    if len(text) > LONGEST:
        raise WishError("too-long", LONGEST + 1, {"limit": LONGEST})
    found, at = [], 0
    while text[at:].strip():
        match = _TOKEN.match(text, at)
        if match is None:
            at += len(text[at:]) - len(text[at:].lstrip())
            if quoted := _QUOTED.match(text, at):
                raise WishError("no-rule", at + 1, {"said": quoted[1], "near": ()})
            raise WishError("sign", at + 1, {"said": text[at]})
        sign, word, owner = match.groups()
        start = match.start(1) if sign else match.start(2)
        found.append(Token((sign or word).lower(), start + 1, bool(owner)))
        at = match.end()
    return found
