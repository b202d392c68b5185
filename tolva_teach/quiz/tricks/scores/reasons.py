"""Why the match stands as it does: what was written down, line by line, in the words of what happened."""

from collections.abc import Iterator, Sequence
from typing import Any

from tolva_teach.games.bondtolva.scoring import MATADORS
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.quiz.tricks.scores.choices import deciding_rule
from tolva_teach.quiz.tricks.scores.moments import ScoredMoment
from tolva_teach.quiz.tricks.scores.premises import counted_cards
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Slip
from tolva_teach.quiz.tricks.scores.slips import slips
from tolva_teach.quiz.tricks.scores.slips_of_gubbe import decided
from tolva_teach.rules.cards import rank
from tolva_teach.texts import Speaker, happening, reason, say

LINES = ("meld-scored", "vinsten", "vinsten-tied", "sistan", "gubbe-made", "gubbe-failed")
"""The kinds of happening that give points, or tell why nobody gets any, in the order in which they happen."""

ENDS = ("fell-back", "match-won")
"""Those that come of the points."""


def right(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> str:
    """The lines as they are written down, what they add up to, and what comes of that."""
    return " ".join(_sentences(moment, scored, speaker))


def _sentences(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> Iterator[str]:
    if scored.verdict is not None and not scored.verdict:
        yield say("scores-right-barred", {}, speaker)
        yield reason(scored.verdict, moment.last, speaker)
    elif scored.gubbe is not None and not scored.ledger.lines:
        yield say("scores-right-open", decided(scored), speaker)
    if moment.to_count:
        yield from (_counted(scored, party, speaker) for party in range(scored.game.party_count))
    yield from _lines(scored, speaker)
    yield _added(scored, speaker)
    yield from _told(scored, ENDS, speaker)
    if scored.verdict and scored.ledger.outcome.winner is None and scored.ledger.added[scored.party] >= TARGET:
        yield say("scores-right-plays-on", {}, speaker)


def _lines(scored: Scored, speaker: Speaker) -> Iterator[str]:
    """What each line is for; of a meld without the new score, which follows."""
    if "meld-scored" in scored.happened:
        yield say("scores-right-meld", scored.happened["meld-scored"].facts, speaker)
        return
    if scored.carry and "vinsten" in scored.happened:
        points = scored.happened["vinsten"].facts["points"]
        yield say("scores-right-carried", {"count": scored.carry, "points": points}, speaker)
    if takes_both(scored) is None:
        yield from _told(scored, LINES, speaker)
        return
    yield happening(scored.happened["vinsten"], speaker)
    yield say("scores-right-sistan-too", {"party": takes_both(scored)}, speaker)


def takes_both(scored: Scored) -> int | None:
    """The party that takes vinsten and sistan, if it is one."""
    vinsten, sistan = scored.ledger.line("vinsten"), scored.ledger.line("sistan")
    return vinsten.party if vinsten and sistan and vinsten.party == sistan.party else None


def _told(scored: Scored, kinds: Sequence[str], speaker: Speaker) -> Iterator[str]:
    return (happening(scored.happened[kind], speaker) for kind in kinds if kind in scored.happened)


def _added(scored: Scored, speaker: Speaker) -> str:
    """Each party's points before, with each line's added."""
    ledger = scored.ledger
    if not ledger.lines:
        return say("scores-right-unchanged", {}, speaker)
    sums = []
    for party in range(scored.game.party_count):
        lines = [line.points for line in ledger.lines if line.party == party]
        facts = {"party": party, "score": ledger.added[party], "addends": [ledger.before[party], *lines]}
        sums.append(say("scores-sum" if lines else "scores-stays", facts, speaker))
    key = "scores-right-sums-before-fall" if "fell-back" in scored.happened else "scores-right-sums"
    return say(key, {"by": ", ".join(sums)}, speaker)


def wrong(moment: ScoredMoment, scored: Scored, made: Sequence[Slip], speaker: Speaker) -> str:
    """What is forgotten or counted wrongly, the gubbe first; where it may be either of two lines, what both give."""
    if len(made) == 1 and _may_be_either(scored, made[0]):
        return _both_lines(scored, speaker)
    if {slip.case for slip in made} == {"vinsten-forgotten", "sistan-forgotten"}:
        return _both_forgotten(scored, speaker)
    if {slip.case for slip in made} == {"gubbe-to-others", "gubbe-to-nought"}:
        return say("scores-slip-gubbe-to-others-and-nought", made[0].facts, speaker)
    gubbe_first = sorted(made, key=lambda slip: slip.about != "gubbe")
    return " ".join(_wrong(moment, scored, slip, speaker) for slip in gubbe_first)


_OF_EITHER = (
    "vinsten-forgotten",
    "vinsten-to-sistan",
    "vinsten-elsewhere",
    "vinsten-elsewhere-matadors",
    "carry-forgotten",
    "carry-once",
    "sistan-forgotten",
    "sistan-elsewhere",
)
"""The mistakes about one line that say nothing of how it is counted."""


_OF_COUNTING = ("aces-forgotten", "tens-forgotten", "eyes-otherwise", "eyes-otherwise-late")
"""The mistakes in counting cards, which nobody makes where the numbers are shown: there it is told whose vinsten is."""


def _may_be_either(scored: Scored, made: Slip) -> bool:
    """Whether one party takes vinsten and sistan, and a mistake about the other line comes to the same stand."""
    if made.case not in _OF_EITHER or takes_both(scored) is None:
        return False
    stand = made.change(scored.ledger).outcome
    same = {slip.about for slip in slips(scored) if slip.change(scored.ledger).outcome == stand}
    return {"vinsten", "sistan"} <= same


def _both_lines(scored: Scored, speaker: Speaker) -> str:
    vinsten, *lines = scored.ledger.lines
    facts = {"party": vinsten.party, "points": vinsten.points, "count": scored.carry,
             "addends": [vinsten.points, *(line.points for line in lines)]}  # fmt: skip
    return say("scores-slip-both-lines-carry" if scored.carry else "scores-slip-both-lines", facts, speaker)


def _both_forgotten(scored: Scored, speaker: Speaker) -> str:
    facts = {
        "party": scored.happened["vinsten"].facts["party"],
        "taker": scored.board.tricks[-1].taker,
        "by": "two" if takes_both(scored) is None else "one",
    }
    return say("scores-slip-both-forgotten", facts, speaker)


def _wrong(moment: ScoredMoment, scored: Scored, slip: Slip, speaker: Speaker) -> str:
    """One mistake; of a meld that may not be made, by the engine's refusal too."""
    uncountable = slip.case in _OF_COUNTING and not moment.to_count
    case = "vinsten-elsewhere-matadors" if uncountable else slip.case
    said = say(f"scores-slip-{case}", slip.facts, speaker)
    if scored.verdict is None or scored.verdict:
        return said
    return f"{said} {reason(scored.verdict, moment.last, speaker)}"


def _counted(scored: Scored, party: int, speaker: Speaker) -> str:
    """What a party's cards are worth, added up."""
    cards = scored.taken[party]
    points = sorted((scored.game.points.of[card] for card in cards), reverse=True)
    adds_up = sum(map(bool, points)) > 1
    facts: dict[str, Any] = {"party": party, "addends": points if adds_up else None, **scored.game.worth(cards)}
    if not scored.counts_matadors:
        return say("scores-right-counted", facts, speaker)
    facts["cards"] = [card for card in counted_cards(scored)[party] if rank(card) in MATADORS]
    return say(
        "scores-right-counted-matadors" if _eyes_decide(scored) else "scores-right-matadors-decide", facts, speaker
    )


def _eyes_decide(scored: Scored) -> bool:
    """Whether several have the most matadors, so that the eyes are counted at all."""
    numbers = [scored.game.worth(cards)["matadors"] for cards in scored.taken]
    return numbers.count(max(numbers)) > 1


def rules_told(scored: Scored) -> Sequence[str]:
    """The rules of the lines and of what comes of them, in order; without any, the rule that there is none."""
    told = [scored.happened[kind].rule for kind in (*LINES, *ENDS) if kind in scored.happened]
    if "vinsten" in scored.happened and scored.carry:
        told.insert(1, scored.rule("carry"))
    return tuple(dict.fromkeys(told)) or (deciding_rule(scored),)
