"""What the coach would have advised against is named when the round is over, with what it would have been."""

from collections.abc import Callable
from html import unescape
from random import Random

import pytest

from helpers.chance_player import decide, named, run_on, with_tries
from tolva_teach.games.base import Decision, View
from tolva_teach.players.advice import advise
from tolva_teach.texts import LANGUAGES, advised, offered, sentence
from tolva_widgets.play.aside import aside
from tolva_widgets.play.ended.analysis import MOST_UNADVISED
from tolva_widgets.play.ended.ending import Ending
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords


@pytest.mark.parametrize("game", ["tolp", "trettioett"])
def test_each_choice_that_the_coach_would_have_made_otherwise_is_named_with_the_advice(game: str) -> None:
    session = with_tries(named(game, 4, seed=13), deals=1)
    match = session.match
    assert match.analysis is not None
    while match.analysis.advance():
        pass
    left = [moment for moment in match.analysis.moments if moment.kind == "unadvised"]
    assert 0 < len(left) <= MOST_UNADVISED
    for moment in left:
        assert moment.advice == advise(match.ongoing[moment.step].after.view(match.seat))
        assert moment.verdict.allowed
    for lang in LANGUAGES:
        words = PlayWords(session, lang)
        told = unescape(aside(words))
        assert told.count(sentence(lang, "play-look-unadvised")) == len(left)
        for moment in left:
            assert moment.advice is not None
            assert offered(moment.decision, words.speaker)[1:] in told
            assert advised(moment.advice, words.speaker) in told


def looked_back_on(seed: int, choose: Callable[[View], Decision]) -> PlaySession:
    """A deal of Bondtolva for two, with a coach who says nothing, that is over and looked back on."""
    session = PlaySession(named("bondtolva", 2, seed=seed))
    session.coach = "silent"
    run_on(session)
    while session.match.waits_for == "you":
        decide(session, choose(session.match.deal.view(session.match.seat)))
        run_on(session)
    assert session.match.analysis is not None
    while session.match.analysis.advance():
        pass
    return session


def test_nobody_is_blamed_for_what_the_coach_would_have_said() -> None:
    session = looked_back_on(5, lambda view: advise(view).decision)
    analysis = session.match.analysis
    assert analysis is not None
    (gave,) = (moment for moment in analysis.moments if moment.kind == "gave")
    assert gave.as_advised
    assert analysis.cost(gave) is None
    for lang in LANGUAGES:
        words = PlayWords(session, lang)
        ending = Ending(words)
        assert ending.gained_most is False
        assert ending.why_lost == ""
        assert sentence(lang, "ending-clean") not in unescape(ending.markup())
        assert sentence(lang, "play-as-advised", None, unseen="yes", told="").strip() in unescape(aside(words))
        assert sentence(lang, "play-look-gave") not in unescape(aside(words))


def test_cards_that_figures_speak_clearly_against_are_named_where_advice_takes_thinking() -> None:
    chance = Random(1)
    session = looked_back_on(1, lambda view: chance.choice(view.game.legal(view)))
    match = session.match
    assert match.analysis is not None
    left = [moment for moment in match.analysis.moments if moment.kind == "unadvised"]
    assert 0 < len(left) <= MOST_UNADVISED
    for moment in left:
        assert moment.advice == advise(match.ongoing[moment.step].after.view(match.seat))
        assert moment.decision != match.ongoing[moment.step + 1].decision
    for lang in LANGUAGES:
        assert sentence(lang, "ending-clean") not in unescape(Ending(PlayWords(session, lang)).markup())
