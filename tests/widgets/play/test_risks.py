"""Of a knock that mostly loses the coach warns before it is made, unless it is silent."""

import pytest

from helpers.chance_player import keys_of
from tolva_teach.play.playout import PlayedName
from tolva_teach.players.risks import risk_of
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.aside import aside
from tolva_widgets.play.session import COACHES, PlaySession
from tolva_widgets.play.words import PlayWords

KNOCK = Decision(0, "knock")
POOR, FAIR = 1, 10
"""Seeds that deal 11 and 20 points to who begins."""


def at_the_first_turn(seed: int, lang: str = "en") -> PlaySession:
    return PlaySession(MatchName(PlayedName.of("trettioett", seed, 3), seat=0, dealer=2), lang=lang)


def words_of(session: PlaySession) -> PlayWords:
    return PlayWords(session, session.lang, "en", "replay.ipynb")


def knock(session: PlaySession) -> None:
    key = keys_of(session, KNOCK)
    assert isinstance(key, str)
    session.choose(key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_warned_of_with_how_often_it_loses_and_made_when_it_is_chosen_again(lang: str) -> None:
    session = at_the_first_turn(POOR, lang)
    before, risk = session.match.number, risk_of(session.match.deal.view(0), KNOCK)
    assert risk is not None
    knock(session)
    assert session.match.number == before
    said = words_of(session).risk
    assert f" {risk.lost} " in said[0]
    assert f" {risk.instead} " in said[0]
    assert all(f"<p>{line}</p>" in aside(words_of(session)) for line in said)
    assert words_of(session).to_do == " ".join(said)
    assert words_of(session).marks[str(keys_of(session, KNOCK))]["kind"] == "missed"
    knock(session)
    assert session.match.step.decision == KNOCK
    assert words_of(session).risk == []


def test_who_draws_instead_is_warned_anew_another_time() -> None:
    session = at_the_first_turn(POOR)
    knock(session)
    session.match.attempt(Decision(0, "draw"), remind=True, explain=True)
    assert session.match.step.decision == Decision(0, "draw")
    session.undo()
    knock(session)
    assert session.match.risk is not None


def test_a_fair_knock_is_made_at_once_and_a_poor_one_where_the_coach_is_silent() -> None:
    session = at_the_first_turn(FAIR)
    knock(session)
    assert session.match.step.decision == KNOCK
    for coach in COACHES:
        session = at_the_first_turn(POOR)
        session.coach = coach
        knock(session)
        assert (session.match.risk is None) == (coach == "silent")
