"""A whole deal is played by keys alone: tab, arrows, Enter; nothing is clicked."""

import pytest
from playwright.sync_api import expect

from helpers.breadth import some
from helpers.chance_player import named
from helpers.pages import OpenPage
from helpers.playing_by_keys import PlayingKeys
from tolva_widgets.play.address import link_to
from tolva_widgets.play.session import PlaySession


@pytest.mark.parametrize(
    ("game", "players"), some([("tolva", 4), ("bordstolva", 2), ("tolp", 3), ("trettioett", 3)], 2)
)
def test_a_whole_deal_is_played_by_keys_alone(open_page: OpenPage, game: str, players: int) -> None:
    beside = PlaySession(named(game, players), lang="en")
    page = open_page("play", "en", query=link_to(beside.name).removeprefix("?"))
    keys, decided = PlayingKeys(page, beside), 0
    while not beside.match.deal_over:
        if beside.match.waits_for == "you":
            keys.decide_on_first()
            decided += 1
        else:
            keys.go_on()
    assert decided > 5
    expect(page.locator(".tolva-play-back")).to_be_visible()
    expect(page.locator(".tolva-pace-on")).to_have_text("Next round" if game == "tolp" else "Next deal")
