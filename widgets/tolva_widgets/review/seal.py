"""Seals an answer that a kernel has judged, so that the server of the kernel need not judge it again.

The page passes it on and cannot make one. To judge an answer the question has to be found anew, which costs far more
than all else that a class does with it.
"""

import hmac
import json
import os
from collections.abc import Collection
from contextlib import suppress

from tolva_teach.quiz.judged import Judged
from tolva_widgets.review.seal_key import KEY_VARIABLE

LONGEST = 2000
"""Letters of a seal."""
_HASH_LETTERS = 64


def seal(judged: Judged, only: Collection[str]) -> str:
    """A kernel's word for what an answer is worth; empty where it has no key, or where it would be too long.

    Args:
        judged: the answer.
        only: the verbs of the decisions that were offered, where a level offered no others.
    """
    key = os.environ.get(KEY_VARIABLE)
    if not key:
        return ""
    worth = [judged.right, judged.met, judged.broken, judged.missed]
    said = json.dumps([judged.question, judged.choice, sorted(only), *worth], separators=(",", ":"))
    made = f"{_hash(key, said)}{said}"
    return made if len(made) <= LONGEST else ""


def unsealed(sealed: object, question: object, choice: object, only: Collection[str]) -> Judged | None:
    """What a kernel has judged an answer to be worth; None where no kernel of this server has judged this answer.

    Args:
        sealed: what a page has sent as its seal.
        question: the question's name.
        choice: the keys of what was chosen, in any order.
        only: the verbs that were offered, where no others were.
    """
    key = os.environ.get(KEY_VARIABLE)
    if not key or not isinstance(sealed, str) or not _HASH_LETTERS < len(sealed) <= LONGEST or not sealed.isascii():
        return None
    said = sealed[_HASH_LETTERS:]
    if not hmac.compare_digest(_hash(key, said), sealed[:_HASH_LETTERS]):
        return None
    its, picked, offered, right, *rules = json.loads(said)
    with suppress(TypeError):  # what was sent beside it may be anything
        if its == question and set(picked) == set(choice) and set(offered) == set(only):  # type: ignore[call-overload]
            return Judged(its, tuple(picked), right, *map(tuple, rules))
    return None


def _hash(key: str, said: str) -> str:
    return hmac.digest(bytes.fromhex(key), said.encode(), "sha256").hex()
