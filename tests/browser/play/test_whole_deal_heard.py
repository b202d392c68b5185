"""A whole deal, for somebody who plays by keys and listens: each thing that happens is said, once, the result first."""

import pytest

from helpers.accessibility import spoken_of
from helpers.breadth import some
from helpers.chance_player import named
from helpers.listening import Listening, missing, plain, twice_in_a_row
from helpers.pages import OpenPage
from helpers.playing_by_keys import PlayingKeys
from tolva_teach.texts import LANGUAGES
from tolva_widgets.play.address import link_to
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords


def told(beside: PlaySession) -> list[str]:
    """What has happened in the deal, step by step, in the words of who tells it."""
    words, match = PlayWords(beside, beside.lang).replay_words, beside.match
    return [said for step in list(match.ongoing)[: match.number + 1] for said in words.told_briefly(step)]


@pytest.mark.parametrize(("game", "players"), some([("trettioett", 3), ("bondtolva", 2), ("tolp", 3)], 1))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_a_deal_is_heard_once_and_its_result_first(
    open_page: OpenPage, lang: str, game: str, players: int
) -> None:
    beside = PlaySession(named(game, players), lang=lang)
    page = open_page("play", lang, query=link_to(beside.name).removeprefix("?"))
    listening = Listening(page)
    listening.until(0, PlayWords(beside, lang).caption)  # from now on only what happens is said, whatever one chooses
    keys = PlayingKeys(page, beside)
    while not beside.match.deal_over:
        before = len(listening.heard)
        if beside.match.waits_for == "you":
            keys.decide_on_first()
        else:
            keys.go_on()
        listening.until(before, PlayWords(beside, lang).heard)
        assert listening.heard[-1] in spoken_of(page), "what is said stands in the tree that a screen reader is given"
    reviewed = beside.match.analysis
    assert reviewed is not None
    while reviewed.advance():
        pass
    end = PlayWords(beside, lang)
    listening.until(0, end.analysed)
    heard = listening.heard
    assert missing(heard, told(beside)) == []
    assert twice_in_a_row(heard) == []
    assert heard[-1].startswith(plain(end.caption))
