"""What one hears at a table at which one plays, and when nothing is heard."""

from random import Random

import pytest

from helpers.chance_player import decide, named
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.sounds import Sound, heard_of
from tolva_widgets.play.widget import PlayTable
from tolva_widgets.play.words import PlayWords


def heard_at(session: PlaySession) -> Sound | None:
    return heard_of(PlayWords(session, "en"))


@pytest.mark.parametrize("seed", [7, 8])
def test_a_deal_is_heard_as_it_is_played(seed: int) -> None:
    session = PlaySession(named("tolva", seed=seed), lang="en")
    session.coach = "silent"
    heard, chance = [], Random(seed)
    while not session.match.deal_over:
        if session.match.waits_for == "you":
            decide(session, chance.choice([its for its, verdict in session.match.verdicts if verdict]))
        else:
            session.go_on()
        heard.append(heard_at(session))
    changes = [tally.score for tally in session.match.step.table(0).tallies]
    assert heard[-1] == ("won" if changes[0] > changes[1] else "lost" if changes[0] < changes[1] else None)
    assert set(heard[:-1]) <= {"card", "taken", None}
    assert heard.count("taken") in (8, 9)  # the last may be told with the result
    assert heard.count("card") + heard.count("taken") in (35, 36)


def test_an_objection_is_heard_and_what_is_held_back_is_not() -> None:
    session = PlaySession(named("tolva"), lang="en")
    assert heard_at(session) is None
    assert session.choose("say ask")
    assert heard_at(session) == "objection"
    assert session.choose("say half")
    assert session.match.commitment is not None
    assert heard_at(session) is None


def test_nothing_is_heard_until_one_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table, heard = PlayTable(7, lang="en"), list[str]()
    monkeypatch.setattr(table._pace, "sound", heard.append)
    table.choose("S6")
    assert heard == []
    table._beside.chosen = {**table._beside.chosen, "sounds": "yes"}
    assert heard == []  # nothing has happened by that
    table.go_on()
    assert heard == ["card"]
