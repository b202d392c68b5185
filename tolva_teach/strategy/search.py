"""Finds positions in which one decision is clearly best, and stores them.

`python -m tolva_teach.strategy.search trettioett` finds those of a game, in some minutes. Close calls are passed over:
the lead is as large as the subject wants and no chance. So is what the coach would not advise: no question contradicts
the rules of thumb of the lessons.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from statistics import fmean

from tolva_teach.games.base import Decision
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.players.advice import advise
from tolva_teach.players.advice.advised import ONLY, ONLY_PASS, TRIED_OUT, UNTOLD
from tolva_teach.players.club import mind_for
from tolva_teach.records.links import packed
from tolva_teach.strategy.stored import FOLDER, Brought, Judged, JudgedSubject, Why, written
from tolva_teach.strategy.subjects import FEWEST, MOST, SUBJECTS, Subject
from tolva_teach.strategy.trials import error_of, lead_of, tried

_TRIES_AT_FIRST = 60
SURE = 5.0
"""So many standard errors the lead has to be."""
_SURE_AT_FIRST = 2.0
_DIGITS = 3
_NO_REASONS = (ONLY.code, ONLY_PASS.code, UNTOLD.code, TRIED_OUT.code)
"""What the coach says that is no reason."""


def found(game: str, subject: Subject) -> Iterator[Judged]:
    """Positions of the subject, of deals that beginners play: of each deal the first."""
    for seed in count():
        match = _begun(game, subject, seed)
        judged = _in_deal(match, subject, Random(seed))
        if judged is not None:
            yield judged


def _begun(game: str, subject: Subject, seed: int) -> Match:
    players = subject.players
    match = Match.begin(game, players, seed=seed, dealer=seed % players)
    if not subject.later:
        return match
    placing = [(seed // players + place) % players for place in range(players)]
    return Match.resume(match.record.last_deal(match.game.first_standing(None, 0, placing)))


def _in_deal(match: Match, subject: Subject, chance: Random) -> Judged | None:
    beginner = chooser("beginner", match.game.name)
    while match.deal.actors():
        view = match.view()
        decisions = subject.between(view)
        if FEWEST <= len(decisions) <= MOST and _clear(match, subject, decisions, _TRIES_AT_FIRST, _SURE_AT_FIRST):
            return _clear(match, subject, decisions, subject.tries, SURE)
        match.do(beginner(view, chance))
    return None


def _clear(match: Match, subject: Subject, decisions: Sequence[Decision], tries: int, sure: float) -> Judged | None:
    """The position judged by so many tries, where one decision is clearly best."""
    trials = tried(match.view(), decisions, tries, Random(tries))
    lead, errors = lead_of(trials)
    if lead < subject.least_lead or errors < sure:
        return None
    brought = {
        str(decision): Brought(round(fmean(its), _DIGITS), round(error_of(its), _DIGITS))
        for decision, its in trials.items()
    }
    judged, advice = Judged(packed(match.record), brought), advise(match.view())
    if not _is_alike(advice.decision, max(trials, key=lambda decision: fmean(trials[decision]))):
        return None
    return judged if advice.code in _NO_REASONS else judged._replace(why=Why(advice.code, dict(advice.facts)))


def _is_alike(decision: Decision, other: Decision) -> bool:
    """Whether they do the same, in whatever order their cards are named."""
    return (decision.verb, sorted(decision.args)) == (other.verb, sorted(other.args))


def varied(game: str, subject: Subject) -> list[Judged]:
    """So many positions as are stored; of a mixed subject none of the choices is best more than half of the time."""
    kept: list[Judged] = []
    times: Counter[int] = Counter()
    for judged in found(game, subject):
        place = list(judged.choices).index(judged.best)
        if not subject.mixed or times[place] < subject.positions // 2:
            times[place] += 1
            kept.append(judged)
        if len(kept) == subject.positions:
            return kept
    return kept


def searched(game: str, subject: Subject) -> JudgedSubject:
    """The subject with its positions, found now."""
    positions = varied(game, subject)
    measure = mind_for(Match.begin(game, subject.players, seed=0).view()).measure
    return JudgedSubject(subject.name, subject.rule, measure, subject.tries, positions)


if __name__ == "__main__":
    for game in sys.argv[1:]:
        of_game = ",\n".join(written(searched(game, subject)) for subject in SUBJECTS[game])
        (FOLDER / f"{game}.json").write_text(f"[\n{of_game}\n]\n", "utf-8")
