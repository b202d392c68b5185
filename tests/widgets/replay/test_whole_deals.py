"""Whole deals of every game and number of players up to ten, answered in a session, without a page: each decision with
the pieces that its table has, or the words that are offered. That keys do the same on a page,
`tests/browser/replay/test_whole_deal_by_keys.py` shows for each game and form.
"""

import random

import pytest

from helpers.answering_along import decisions, kinds
from tolva_teach.examples import EXAMPLES, example
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.record import Record
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_widgets.replay.session import ReplaySession

MOST = 10
"""Players."""

FORMS = [(name, players) for name, rules in GAMES.items() for players in rules.seats if players <= MOST]
WITH_GUBBE = [(name, players) for name, players in FORMS if name.endswith("tolva") and name != "bondtolva"]


def on_table(step: Step) -> set[str]:
    """The keys of all that can be chosen on the step's table."""
    zones = step.table(None).zones
    return {zone.name for zone in zones} | {card.key for zone in zones for card in zone.cards}


def answered(record: Record) -> ReplaySession:
    """A session in which each decision along the record has been answered with what was decided."""
    session, count = ReplaySession(record), 0
    session.questions.ask = True
    for given in decisions(list(Replay(record))):
        if given is not None:
            assert set(given.on_table) <= on_table(session.step)
            session.decide(given.keys) if given.together else session.choose(given.keys[0])
            assert session.questions.answer is not None
            assert session.questions.answer.verdict
            count += 1
        session.go(session.number + 1)
    assert session.number == session.last
    assert (session.questions.log.right, session.questions.log.count) == (count, count)
    return session


@pytest.mark.parametrize(("game", "players"), FORMS)
def test_a_whole_deal_is_answered(game: str, players: int) -> None:
    assert answered(PlayedName.of(game, 7, players).record()).step.ends_deal


@pytest.mark.parametrize("verb", ["half", "whole"])
@pytest.mark.parametrize(("game", "players"), WITH_GUBBE)
def test_a_deal_with_a_gubbe_is_answered(game: str, players: int, verb: str) -> None:
    match, chance = Match.begin(game, players, seed=7), random.Random(7)
    match.do(Decision(match.deal.actors()[0], verb))
    while not match.deal.over:
        match.do(chance.choice(match.deal.game.legal(match.deal.view(match.deal.actors()[0]))))
    answered(match.record)


def test_all_other_kinds_of_decisions_are_in_the_examples_that_are_answered_by_keys() -> None:
    played = set().union(*(kinds(Replay(example("en", name))) for name in EXAMPLES))
    assert played == set(ARGUMENTS) - {"half", "whole"}
