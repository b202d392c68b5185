"""The kinds of situation in which section 1 of the rules, and what games add to it, decide what may be played.

A trick is of exactly one of the first seven, as the verdict on the playable cards says; others may come on top. Where a
game binds beyond the trick, or frees, the situation is of that kind alone.
"""

from collections.abc import Mapping

from tolva_teach.cards import suit
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.verdicts import Verdict

OF_CASE: Mapping[str, str] = {
    "follows": "follow",
    "beats": "overtake",
    "trumped": "trumped",
    "trumps": "trump",
    "overtrumps": "overtrump",
    "undertrumps": "undertrump",
    "void-both": "discard",
    "no-trump-set": "discard",
}
"""The kind that goes with the case of the deciding verdict, in section 1."""

KINDS: tuple[str, ...] = (*dict.fromkeys(OF_CASE.values()), "partner", "whole-hand")
"""All nine: plain follow, overtake, following to a trick already trumped, must trump, overtrump, undertrump, discard,
the partner is winning, the whole hand is of the led suit."""

BEYOND: Mapping[str, str] = {
    "any": "free",
    "lead-card": "duty-lead",
    "lead-suit": "duty-lead",
    "lead-pair": "duty-lead",
    "answer": "duty-answer",
}
"""The kind where a game adds to section 1: Bondtolva's first phase, and what an answer obliges to."""

ALL_MAY_GO = ("discard", "free")
"""The kinds in which every card may be played."""

FROM_TABLE = "from-table"
"""On top of the others: cards may be played from the row alone (bord.first-from-table)."""


def deciding(view: TrickView) -> Verdict:
    """The verdict on the cards that may be played to the trick."""
    return view.obligation.yes


def kinds_of(view: TrickView) -> frozenset[str]:
    """The kinds that a seat's turn to play a card is of; none where it leads as it likes."""
    verdict = deciding(view)
    case = verdict.case
    if case in BEYOND:
        return frozenset({BEYOND[case]})
    if case not in OF_CASE:
        return frozenset()
    found = {OF_CASE[case]}
    parties = view.game.parties
    if parties[verdict.facts["winner"]] == parties[view.seat]:
        found.add("partner")
    if all(suit(card) == verdict.facts["led"] for card in view.available):
        found.add("whole-hand")
    if not getattr(view.board, "taken_up", True):
        found.add(FROM_TABLE)
    return frozenset(found)
