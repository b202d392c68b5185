"""Steps of the learner's that leave no choice, taken by themselves where one wants that."""

from random import Random

import pytest

from helpers.chance_player import decide, named, run_on
from tolva_teach.texts import sentence
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.saved.saving import progress_of, restore
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.widget import PlayTable


def go_along(session: PlaySession, chance: Random) -> None:
    """What comes next: the learner decides by chance, or what follows by itself is shown."""
    if session.match.waits_for == "you":
        decide(session, chance.choice([its for its, verdict in session.match.verdicts if verdict]))
    else:
        session.go_on()


def until_forced(game: str, session: PlaySession | None = None) -> PlaySession:
    """A match played by chance until the learner has one thing to do, and no card to choose."""
    session, chance = session or PlaySession(named(game), lang="en"), Random(game)
    session.coach = "silent"
    for _ in range(500):
        if session.match.waits_for == "you" and session.match.forced is not None:
            return session
        if session.match.deal_over:
            session.match.next_deal()
        go_along(session, chance)
    raise AssertionError("nothing was forced")


@pytest.mark.parametrize(("game", "verbs"), [("bondtolva", {"draw"}), ("tolp", {"pass"})])
def test_a_forced_step_is_the_only_thing_one_may_do_and_lays_no_card(game: str, verbs: set[str]) -> None:
    match = until_forced(game).match
    assert match.forced is not None
    assert match.forced.verb in verbs
    assert [its for its, verdict in match.verdicts if verdict] == [match.forced]


def test_a_forced_step_waits_for_the_learner_until_they_want_it_taken() -> None:
    session = until_forced("bondtolva")
    forced, before = session.match.forced, progress_of(session.match).own
    session.take_forced(True)
    assert session.match.waits_for == "forced"
    assert session.match.offers is None
    session.go_on()
    assert session.match.step.decision == forced
    assert progress_of(session.match).own[-1] == (*before[-1], str(forced))


def test_who_has_no_choice_may_go_on_and_is_told_so() -> None:
    table = PlayTable(named("tolp"), lang="en", coach="silent")
    table.session.match = until_forced("tolp").match
    table._show()
    assert "on" in table._pace.able
    assert "only one thing to do here" in table._pace.reason
    assert sentence("en", "play-choose-forced") in table._frame.why.value
    forced = table.session.match.forced
    table.go_on()
    assert table.session.match.step.decision == forced
    assert "only one thing to do here" not in table._pace.reason


def test_taken_back_it_goes_with_the_decision_before_it() -> None:
    session = until_forced("bondtolva")
    session.take_forced(True)
    own = progress_of(session.match).own[-1]
    session.go_on()
    run_on(session)
    assert session.match.waits_for == "you"
    session.undo()
    assert session.match.waits_for == "you"
    assert session.match.forced is None
    assert progress_of(session.match).own[-1] == own[:-1]


def test_a_match_with_forced_steps_is_restored_as_it_was() -> None:
    session = until_forced("bondtolva")
    session.take_forced(True)
    session.go_on()
    kept = progress_of(session.match)
    again = LearnerMatch(session.name)
    restore(again, kept)
    assert progress_of(again) == kept


def test_another_match_of_the_session_takes_them_too() -> None:
    session = PlaySession(named("bondtolva"), lang="en")
    session.take_forced(True)
    session.another()
    assert session.match.takes_forced


def test_the_row_goes_on_by_itself_and_says_nothing_of_a_turn() -> None:
    table = PlayTable(named("bondtolva"), lang="en")
    until_forced("bondtolva", table.session)
    table._beside.chosen = {**table._beside.chosen, "forced": "yes"}
    assert table._pace.waiting
    assert "on" in table._pace.able
    assert table._pace.reason == ""
    assert table.session_words.why_not == table.say("play-not-now")
