"""The stored positions in which one choice is best: deals that can be, choices that are allowed, and clear differences,
which some tries of a sample show again."""

import json
from random import Random
from statistics import fmean

import pytest

from helpers.breadth import some
from tolva_teach.players.advice import advise
from tolva_teach.quiz.recorded import read_recorded
from tolva_teach.strategy.stored import Judged, JudgedSubject, stored
from tolva_teach.strategy.subjects import FEWEST, MOST, SUBJECTS
from tolva_teach.strategy.trials import error_of, tried

SUBJECTS_STORED = [(game, subject) for game in SUBJECTS for subject in stored(game)]
each_subject = pytest.mark.parametrize(
    ("game", "subject"), SUBJECTS_STORED, ids=lambda its: its if isinstance(its, str) else its.name
)
AGAIN = 30
"""So many tries are made again."""
ERRORS = 5
"""So few tries may bring a mean so many standard errors off."""


@each_subject
def test_every_choice_is_allowed_and_one_is_clearly_best(game: str, subject: JudgedSubject) -> None:
    least = next(its.least_lead for its in SUBJECTS[game] if its.name == subject.name)
    for judged in subject.positions:
        view = read_recorded(judged.record).position.view
        assert {*judged.choices} <= {str(decision) for decision in view.game.legal(view)}
        assert FEWEST <= len(judged.choices) <= MOST
        best, second, *_ = sorted((its.mean for its in judged.choices.values()), reverse=True)
        assert best - second >= least - 0.001


@each_subject
def test_what_else_speaks_for_the_best_is_what_the_coach_says_of_it_today(game: str, subject: JudgedSubject) -> None:
    """What is stored of it has the facts that its sentence wants."""
    for judged in subject.positions:
        if judged.why is not None:
            advice = advise(read_recorded(judged.record).position.view)
            facts = json.loads(json.dumps(dict(advice.facts)))
            assert (judged.why.code, dict(judged.why.facts)) == (advice.code, facts)


@each_subject
def test_a_few_tries_of_a_position_bring_what_is_stored(game: str, subject: JudgedSubject) -> None:
    for judged in some(subject.positions, 1):
        for choice, (mean, error) in again(judged).items():
            stored_mean, stored_error = judged.choices[choice]
            assert abs(mean - stored_mean) <= ERRORS * (error + stored_error) + 0.05, (choice, mean)


def again(judged: Judged) -> dict[str, tuple[float, float]]:
    view = read_recorded(judged.record).position.view
    decisions = [decision for decision in view.game.legal(view) if str(decision) in judged.choices]
    trials = tried(view, decisions, AGAIN, Random(7))
    return {str(decision): (fmean(brought), error_of(brought)) for decision, brought in trials.items()}


@each_subject
def test_no_one_thing_to_do_is_best_everywhere(game: str, subject: JudgedSubject) -> None:
    best = [judged.best.split(" ")[1:] for judged in subject.positions]
    assert len(set(map(tuple, best))) > 1
