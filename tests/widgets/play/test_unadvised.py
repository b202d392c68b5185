"""What the coach would have advised against is named when the round is over, with what it would have been."""

from html import unescape

import pytest

from helpers.chance_player import named, with_tries
from tolva_teach.players.advice import advise
from tolva_teach.texts import LANGUAGES, advised, offered, sentence
from tolva_widgets.play.aside import aside
from tolva_widgets.play.ended.analysis import MOST_UNADVISED
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
