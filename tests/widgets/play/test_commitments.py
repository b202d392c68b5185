"""What one promises is explained before it is promised, confirmed once, and named in the look back where it failed."""

import pytest

from helpers.chance_player import named
from helpers.deals import tolva
from helpers.described import known_with
from tolva_teach.games import GAMES
from tolva_teach.players.odds import odds_of
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.aside import aside
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords

PROMISING = [name for name, rules in GAMES.items() if rules.commitments]


def at_the_first_lead(game: str, lang: str = "en") -> PlaySession:
    """A match in which the learner leads first."""
    name = named(game)
    return PlaySession(MatchName(name.cards, seat=0, dealer=name.cards.players - 1), lang=lang)


def words_of(session: PlaySession) -> PlayWords:
    return PlayWords(session, session.lang, "en", "replay.ipynb")


def key_of(session: PlaySession, verb: str) -> str:
    """The key of the button that promises it."""
    offers = session.match.offers
    assert offers is not None
    word = next(word for word in offers.words if word.verb == verb)
    return str(words_of(session).phrases([word])[0]["key"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PROMISING)
def test_a_promise_is_explained_with_its_price_and_given_when_it_is_chosen_again(game: str, lang: str) -> None:
    for verb in GAMES[game].commitments:
        session = at_the_first_lead(game, lang)
        before, key = session.match.number, key_of(session, verb)
        assert session.choose(key)
        assert session.match.number == before
        said, figures = words_of(session).commitment, session.match.deal.game.figures
        assert f" {figures[f'{verb}_points']}" in said[0]
        assert all(f"<p>{line}</p>" in aside(words_of(session)) for line in said)
        assert words_of(session).to_do.startswith(" ".join(said))
        assert words_of(session).marks[key]["kind"] == "missed"
        session.choose(key)
        assert session.match.step.decision == Decision(0, verb)
        assert words_of(session).commitment == []


def test_anything_else_lets_the_promise_be() -> None:
    session = at_the_first_lead("tolva")
    key = key_of(session, "half")
    session.choose(key)
    session.choose(session.match.deal.view(0).hand[0])
    assert session.match.step.decision is not None
    assert session.match.step.decision.verb == "play"
    session.undo()
    session.choose(key)
    assert session.match.commitment == Decision(0, "half"), "it is explained anew"


def test_the_coach_advises_against_what_is_hopeless_unless_silent() -> None:
    session = at_the_first_lead("tolva")
    session.choose(key_of(session, "half"))
    odds = session.match.commitment_odds
    assert odds == odds_of(session.match.deal.view(0), Decision(0, "half"))
    assert odds is not None
    assert odds.kept == 0
    assert "advises against it: of 30 ways the cards could lie, it was made in none" in words_of(session).commitment[1]
    session.coach = "silent"
    session.match.attempt(session.match.deal.legal()[0])
    session.undo()
    session.choose(key_of(session, "half"))
    assert len(words_of(session).commitment) == 2, "what it promises, and how it is confirmed"


def test_without_what_a_club_player_knows_a_promise_is_explained_without_odds() -> None:
    with known_with("tolva", mind=None):
        session = at_the_first_lead("tolva")
        key = key_of(session, "half")
        session.choose(key)
        assert session.match.commitment_odds is None
        assert len(words_of(session).commitment) == 2, "what it promises, and how it is confirmed"
        session.choose(key)
        assert session.match.step.decision == Decision(0, "half")


def test_what_is_sure_is_kept_in_every_deal_that_is_tried_and_what_is_hopeless_in_none() -> None:
    deal = tolva("SA S10 SK SQ SJ HA H10 DA D10", "", "", "")
    assert odds_of(deal.view(0), Decision(0, "half"), tried=5) == (5, 5)
    deal = tolva("S9 S8 S7 S6 H9 H8 H7 H6 D6", "", "", "")
    assert odds_of(deal.view(0), Decision(0, "half"), tried=5) == (0, 5)


def test_a_promise_that_failed_is_named_in_the_look_back() -> None:
    session = at_the_first_lead("tolva")
    for _ in range(2):
        session.choose(key_of(session, "half"))
    match: LearnerMatch = session.match
    while not match.deal_over:
        if match.waits_for == "you":
            match.attempt(match.deal.legal()[0])
        else:
            match.go_on()
    assert match.analysis is not None
    first = match.analysis.moments[0]
    assert (first.kind, first.decision) == ("broken", Decision(0, "half"))
    told = str(words_of(session).analysis.section()) if words_of(session).analysis else ""
    assert "You announce a half gubbe" in told
    assert "so the half gubbe fails: your side loses 6 points" in told
    assert "missed no chance" not in told
