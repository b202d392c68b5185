"""How a match may be said to stand: as it does, and as it would with one or two things forgotten or counted wrongly."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tolva_teach.play.dice import Dice
from tolva_teach.quiz.base import QuestionName
from tolva_teach.quiz.tricks.scores.ledger import Outcome
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Slip
from tolva_teach.quiz.tricks.scores.slips import slips
from tolva_teach.rules.verdicts import Verdict, allowed, refused

WRONG: Mapping[int, int] = {1: 3, 2: 4, 3: 4}
"""By difficulty, how many wrong ones stand beside the right one."""

_PAIRS: Mapping[int, int] = {1: 0, 2: 1, 3: 1}
"""So many of these come from two mistakes at once, where there are such."""


class Claim(NamedTuple):
    """How the match stands, and what leads to it: nothing wrong, or mistakes."""

    verdict: Verdict
    slips: tuple[Slip, ...] = ()


def claims(scored: Scored, name: QuestionName, order: Sequence[int]) -> Mapping[Outcome, Claim]:
    """What may be said, in the order of the scores: which of the wrong ones, the question's name draws.

    Args:
        order: the parties, as their scores are told.
    """
    dice, right = Dice("scores", "choices", name), scored.ledger.outcome
    found = {right: Claim(allowed(deciding_rule(scored), "right"))}
    singles, pairs = _wrong(scored, right)
    kept = _ordered(singles, dice)
    doubled = dice.shuffled(pairs)
    wrong, of_two = WRONG[name.difficulty], min(_PAIRS[name.difficulty], len(doubled))
    picked = kept[: wrong - of_two]
    for made in [*picked, *doubled[:of_two], *kept[len(picked) :], *doubled[of_two:]][:wrong]:
        slip, *more = dice.shuffled(made)
        found[_after(scored, made)] = Claim(refused(slip.rule, slip.case, slip.facts), (slip, *more))
    return dict(sorted(found.items(), key=lambda one: _in_order(one[0], order)))


def _in_order(outcome: Outcome, order: Sequence[int]) -> tuple[list[int], int]:
    """By the scores as they are told, then by who has won."""
    winner = -1 if outcome.winner is None else order.index(outcome.winner)
    return [outcome.scores[party] for party in order], winner


Made = tuple[Slip, ...]


def _wrong(scored: Scored, right: Outcome) -> tuple[list[Made], list[Made]]:
    """The mistakes that lead to another stand, each of which is there once: single ones, and two at once."""
    all_slips = list(slips(scored))
    seen = {right}
    singles = list(_new(scored, right, [(slip,) for slip in all_slips], seen))
    twos = [two for two in combinations(all_slips, 2) if _go_together(*two)]
    return singles, list(_new(scored, right, twos, seen))


def _go_together(one: Slip, other: Slip) -> bool:
    return one.about != other.about and not {"both", "match"} & {one.about, other.about}


def _new(scored: Scored, right: Outcome, made: Sequence[Made], seen: set[Outcome]) -> Iterator[Made]:
    """Once a match is won by somebody, by how much says little: another stand has another winner."""
    for one in made:
        outcome = _after(scored, one)
        if outcome not in seen and (right.winner is None or outcome.winner != right.winner):
            seen.add(outcome)
            yield one


def _after(scored: Scored, made: Made) -> Outcome:
    ledger = scored.ledger
    for slip in made:
        ledger = slip.change(ledger)
    return ledger.outcome


def _ordered(singles: Sequence[Made], dice: Dice) -> list[Made]:
    """Who has won first, then what is special about the case, then the others as they come."""
    match = [one for one in singles if one[0].about == "match"]
    rest = [one for one in singles if one not in match]
    return [*match, *rest[:1], *dice.shuffled(rest[1:])]


def deciding_rule(scored: Scored) -> str:
    """The rule that the right stand hangs on most."""
    told = scored.happened
    if scored.verdict is not None:
        return scored.game.meld_score_rule if scored.verdict else scored.verdict.rule
    if scored.gubbe is not None:
        return f"tolva.{'half.score' if scored.gubbe.verb == 'half' else 'whole'}"
    if "match-won" in told and told["match-won"].rule != scored.game.match_rule:
        return told["match-won"].rule
    if "fell-back" in told:
        return told["fell-back"].rule
    if "vinsten-tied" in told or scored.carry:
        return scored.rule("vinsten" if scored.counts_matadors else "carry")
    return scored.rule("vinsten")
