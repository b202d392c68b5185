"""What a match begins with: what the game is about, in short."""

from html import unescape
from random import Random

import pytest

from helpers.chance_player import named, play_deal
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES
from tolva_widgets.play.aside import aside
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_aim_of_the_game_is_told_until_one_has_decided_anything(game: str, lang: str) -> None:
    session = PlaySession(named(game))
    session.coach = "silent"
    words = PlayWords(session, lang)
    assert words.aim
    assert words.aim in unescape(aside(words))
    turns = play_deal(session, Random(7))
    next(turns)
    assert words.aim
    next(turns)
    assert words.aim == ""
