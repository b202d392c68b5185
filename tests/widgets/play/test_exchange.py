"""Tölp's exchange at a table at which one plays: nobody is led past the cards that it brings."""

from random import Random

import pytest

from helpers.chance_player import decide, named
from tolva_teach.players import chooser
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.widget import PlayTable


def go_along(session: PlaySession) -> None:
    """What comes next; the learner decides as a beginner does."""
    match = session.match
    if match.waits_for == "you":
        decide(session, chooser("beginner", "tolp")(match.deal.view(match.seat), Random(0)))
    else:
        session.go_on()


def in_the_second_round(seed: int) -> PlaySession:
    session = PlaySession(named("tolp", 4, seed=seed), lang="en")
    session.coach = "silent"
    while session.match.step.deal_number < 1:
        go_along(session)
    return session


@pytest.mark.parametrize(("seed", "told"), [(0, "You get a king from Birger."), (1, "You take up a three and a five.")])
def test_what_the_exchange_has_brought_is_looked_at_until_one_goes_on(seed: int, told: str) -> None:
    """The learner is the higher of a pair after one of these rounds, and the lower after the other."""
    session = in_the_second_round(seed)
    table = PlayTable(named("tolp", 4, seed=seed), lang="en", coach="silent")
    table.session.match = session.match
    while told not in table._pace.caption:
        go_along(session)
        table._show()
    assert session.match.waits_for == "others"
    assert not table._pace.waiting
    assert table._pace.able == ["on", *(["undo"] if session.match.can_undo else [])]
    table.go_on()
    assert table._pace.waiting
