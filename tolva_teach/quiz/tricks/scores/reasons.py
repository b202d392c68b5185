"""Why the match stands as it does: what was written down, line by line, in the words of what happened."""

from collections.abc import Iterator, Sequence

from tolva_teach.cards import rank
from tolva_teach.games.bondtolva.scoring import MATADORS
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.quiz.tricks.scores.choices import deciding_rule
from tolva_teach.quiz.tricks.scores.moments_v1 import ScoredMoment
from tolva_teach.quiz.tricks.scores.premises import counted_cards
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Slip
from tolva_teach.quiz.tricks.scores.slips_of_gubbe import decided
from tolva_teach.texts import Speaker, happening, reason, say

LINES = ("meld-scored", "vinsten", "vinsten-tied", "sistan", "gubbe-made", "gubbe-failed")
"""The kinds of happening that give points, or tell why nobody gets any, in the order in which they happen."""

ENDS = ("fell-back", "match-won")
"""Those that come of the points."""


def right(moment: ScoredMoment, scored: Scored, order: Sequence[int], speaker: Speaker) -> str:
    """The lines as they are written down, what they add up to, and what comes of that.

    Args:
        order: the parties, as their scores are told.
    """
    return " ".join(_sentences(moment, scored, order, speaker))


def _sentences(moment: ScoredMoment, scored: Scored, order: Sequence[int], speaker: Speaker) -> Iterator[str]:
    if scored.verdict is not None and not scored.verdict:
        yield reason(scored.verdict, moment.last, speaker)
    elif scored.gubbe is not None and not scored.ledger.lines:
        yield say("scores-right-open", decided(scored), speaker)
    if moment.to_count:
        yield from (_counted(scored, party, speaker) for party in order)
    yield from _told(scored, LINES, speaker)
    yield _added(scored, order, speaker)
    yield from _told(scored, ENDS, speaker)
    if scored.verdict and scored.ledger.outcome.winner is None and scored.ledger.added[scored.party] >= TARGET:
        yield say("scores-right-plays-on", {}, speaker)


def _told(scored: Scored, kinds: Sequence[str], speaker: Speaker) -> Iterator[str]:
    return (happening(scored.happened[kind], speaker) for kind in kinds if kind in scored.happened)


def _added(scored: Scored, order: Sequence[int], speaker: Speaker) -> str:
    """Each party's points before, with each line's added."""
    ledger = scored.ledger
    if not ledger.lines:
        return say("scores-right-unchanged", {}, speaker)
    sums = []
    for party in order:
        lines = [line.points for line in ledger.lines if line.party == party]
        facts = {"party": party, "score": ledger.added[party], "addends": [ledger.before[party], *lines]}
        sums.append(say("scores-sum" if lines else "scores-of", facts, speaker))
    return say("scores-right-sums", {"by": " · ".join(sums)}, speaker)


def wrong(moment: ScoredMoment, scored: Scored, slip: Slip, speaker: Speaker) -> str:
    """What is forgotten or counted wrongly; of a meld that may not be made, by the engine's refusal too."""
    said = say(f"scores-slip-{slip.case}", slip.facts, speaker)
    if scored.verdict is None or scored.verdict:
        return said
    return f"{said} {reason(scored.verdict, moment.last, speaker)}"


def _counted(scored: Scored, party: int, speaker: Speaker) -> str:
    """What a party's cards are worth, added up."""
    cards = scored.taken[party]
    points = sorted((scored.game.points_of[card] for card in cards), reverse=True)
    facts = {"party": party, "addends": points, **scored.game.worth(cards)}
    if not scored.in_bondtolva:
        return say("scores-right-counted", facts, speaker)
    facts["cards"] = [card for card in counted_cards(scored)[party] if rank(card) in MATADORS]
    return say("scores-right-counted-matadors", facts, speaker)


def rules_told(scored: Scored) -> Sequence[str]:
    """The rules of the lines and of what comes of them, in order; without any, the rule that there is none."""
    told = [scored.happened[kind].rule for kind in (*LINES, *ENDS) if kind in scored.happened]
    if "vinsten" in scored.happened and scored.carry:
        told.insert(1, scored.rule("carry"))
    return tuple(dict.fromkeys(told)) or (deciding_rule(scored),)
