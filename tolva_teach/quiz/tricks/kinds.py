"""The kinds of situation in which section 1 of the rules decides what may be played.

A trick is of exactly one of the first seven, as the verdict on the playable cards says; the other two may come on top.
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
"""The kind that goes with the case of the deciding verdict."""

KINDS: tuple[str, ...] = (*dict.fromkeys(OF_CASE.values()), "partner", "whole-hand")
"""All nine: plain follow, overtake, following to a trick already trumped, must trump, overtrump, undertrump, discard,
the partner is winning, the whole hand is of the led suit."""


def deciding(view: TrickView) -> Verdict:
    """The verdict on the cards that may be played to the trick."""
    return view.obligation.yes


def kinds_of(view: TrickView) -> frozenset[str]:
    """The kinds that a seat's turn to follow to a trick is of."""
    verdict = deciding(view)
    found = {OF_CASE[verdict.case]}
    parties = view.game.parties
    if parties[verdict.facts["winner"]] == parties[view.seat]:
        found.add("partner")
    if all(suit(card) == verdict.facts["led"] for card in view.available):
        found.add("whole-hand")
    return frozenset(found)
