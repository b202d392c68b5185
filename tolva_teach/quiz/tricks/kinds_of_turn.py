"""The kinds of situation that decide what may be played to a trick, or led.

A trick is of exactly one of the first seven, as the verdict on the playable cards says; others may come on top. Where a
game binds beyond the trick, or frees, the situation is of that kind, and of others where two duties meet.
"""

from collections.abc import Iterator, Mapping

from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.tricks.answers import bearing_on, has_to_wait
from tolva_teach.rules.cards import suit
from tolva_teach.rules.verdicts import Verdict

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
"""The kind that goes with the case of the deciding verdict, by the duties of a trick."""

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
"""The kind where a game adds to the duties of a trick: Bondtolva's first phase, and what an answer obliges to."""

ALL_MAY_GO = ("discard", "free")
"""The kinds in which every card may be played."""

FROM_TABLE = "from-table"
"""On top of the others: cards may be played from the row alone (bord.first-from-table)."""

DUTY_WAITS, DUTY_AND_SUIT, DUTY_OLDER = "duty-waits", "duty-and-suit", "duty-older"
"""On top of the others: the trick leaves neither card of the pair; one must follow suit, and with one of the pair; of
two duties to lead the older goes first."""


def deciding(view: TrickView) -> Verdict:
    """The verdict on the cards that may be played to the trick."""
    return view.obligation.yes


def kinds_of(view: TrickView) -> frozenset[str]:
    """The kinds that a seat's turn to play a card is of; none where it leads as it likes."""
    verdict = deciding(view)
    case = verdict.case
    if case in BEYOND:
        return frozenset({BEYOND[case], *_of_two_duties(view)})
    if case not in OF_CASE:
        return frozenset()
    found = {OF_CASE[case]}
    parties = view.game.parties
    if parties[verdict.facts["winner"]] == parties[view.seat]:
        found.add("partner")
    if all(suit(card) == verdict.facts["led"] for card in view.available):
        found.add("whole-hand")
    if not view.board.taken_up:
        found.add(FROM_TABLE)
    if has_to_wait(view):
        found.add(DUTY_WAITS)
    return frozenset(found)


def _of_two_duties(view: TrickView) -> Iterator[str]:
    """Where what an answer obliges to meets with the trick's duties, or with another such duty (bond.lead-answer)."""
    if len(bearing_on(view)) > 1:
        yield DUTY_OLDER
    if view.obligation.yes.case == "answer" and any(suit(card) != suit(view.trick[0].card) for card in view.available):
        yield DUTY_AND_SUIT
