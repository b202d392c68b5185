"""Duties that were done well: where a duty bound a seat, and it was tempting or easily forgotten not to do it.

Few are worth telling of. They are, those most easily forgotten first:

- `partner`: one's own partner headed the trick, and one had to beat that all the same, though one could have followed
  lower, or thrown another card off;
- `undertrump`: one had to play a trump that could not win, with other cards in hand;
- `answer`: one had to lead, or to answer with, a card that a meld had promised (bond.lead-answer);
- `costly`: the only card that might be played was one that counts most, and another side took it.

Each of them only where other cards were refused, and the first of each.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.play.replay import Step
from tolva_teach.rules.verdicts import Verdict

DUTIES = ("partner", "undertrump", "answer", "costly")
"""What makes a duty worth telling of, that most easily forgotten first."""

MOST = 3
"""So many are told of."""


class FulfilledDuty(NamedTuple):
    """A duty that was done."""

    step: Step
    """The step at which it was."""
    code: str
    """One of `DUTIES`."""
    verdict: Verdict
    """What the rules say of the card that was played."""
    taker: int
    """Who took the trick."""


def done_well(steps: Sequence[Step], seat: int, forbidden: Sequence[int] = ()) -> tuple[FulfilledDuty, ...]:
    """The duties of a seat in a deal of a trick game that are worth telling of, that most easily forgotten first.

    Args:
        steps: a deal's, as a replay has them.
        seat: whose duties.
        forbidden: the numbers of the steps after which something forbidden was tried: nothing was done well there.
    """
    first: dict[str, FulfilledDuty] = {}
    for step in steps:
        if step.decision is not None and step.decision[:2] == (seat, "play") and step.number - 1 not in forbidden:
            duty = _duty(step, steps[-1])
            if duty is not None:
                first.setdefault(duty.code, duty)
    return tuple(first[code] for code in DUTIES if code in first)[:MOST]


def _duty(step: Step, last: Step) -> FulfilledDuty | None:
    """What the seat's duty was, where it is worth telling of and the trick was played to its end."""
    deal, end, verdict = step.before, last.after, step.verdict
    if not isinstance(deal, TrickDeal) or not isinstance(end, TrickDeal) or verdict is None:
        return None
    tricks = end.board.tricks[len(deal.board.tricks) :]
    if not tricks or all(other for _, other in step.alternatives()):
        return None
    assert step.decision is not None
    taker, seat, parties = tricks[0].taker, step.decision.seat, deal.game.parties
    winner = verdict.facts.get("winner")
    beats_partner = verdict.rule == "trick.overtake" and winner is not None and parties[winner] == parties[seat]
    if beats_partner and (verdict.case != "beats" or verdict.facts["beating"] == "some"):
        return FulfilledDuty(step, "partner", verdict, taker)
    if (verdict.rule, verdict.case) == ("trick.trump", "undertrumps"):
        return FulfilledDuty(step, "undertrump", verdict, taker)
    if verdict.rule == deal.game.answer_duty_rule:
        return FulfilledDuty(step, "answer", verdict, taker)
    if len(verdict.facts.get("must", ())) == 1 and parties[taker] != parties[seat] and _counts_most(step, deal):
        return FulfilledDuty(step, "costly", verdict, taker)
    return None


def _counts_most(step: Step, deal: TrickDeal) -> bool:
    """Whether the card is one of those that vinsten is won by: an ace or a ten, which count most in all the games."""
    assert step.decision is not None
    return step.decision.args[0][1:] in deal.game.ranks[:2]
