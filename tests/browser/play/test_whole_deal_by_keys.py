"""A whole deal is played by keys alone: tab, arrows, Enter; nothing is clicked."""

import pytest

from helpers.answering_along import given
from helpers.at_the_table import named
from helpers.by_keys import Keys
from helpers.pages import OpenPage, tab_to
from tolva_widgets.play.address import link_to
from tolva_widgets.play.session import PlaySession

_ELSEWHERE = "turn => document.querySelector('.tolva-pace').dataset.turn !== turn"


class PlayingKeys(Keys):
    """Somebody who plays so, and sees that something comes of each press."""

    @property
    def turn(self) -> str:
        """What is shown, by the name that the page has for it."""
        return str(self.page.locator(".tolva-pace").get_attribute("data-turn"))

    def go_on(self) -> None:
        """Lets another play, or the next thing be seen."""
        before = self.turn
        if "tolva-pace-on" not in self.focus:
            tab_to(self.page, ".tolva-pace-on")
        self.press("Enter")
        self.page.wait_for_function(_ELSEWHERE, arg=before)


@pytest.mark.parametrize(("game", "players"), [("tolva", 4), ("bordstolva", 2), ("tolp", 3), ("trettioett", 3)])
def test_a_whole_deal_is_played_by_keys_alone(open_page: OpenPage, game: str, players: int) -> None:
    beside = PlaySession(named(game, players), lang="en")
    page = open_page("play", "en", query=link_to(beside.name).removeprefix("?"))
    page.get_by_role("combobox", name="The others play").select_option("tap")
    page.wait_for_function("() => document.querySelector('.tolva-pace').dataset.turn > '2'")
    keys, decided = PlayingKeys(page), 0
    while not beside.match.deal_over:
        if beside.match.waits_for != "you":
            keys.go_on()
            beside.go_on()
            continue
        decision = next(decision for decision, verdict in beside.match.verdicts if verdict)
        offers, before = beside.match.offers, keys.turn
        assert offers is not None
        beside.match.attempt(decision, remind=True)
        if beside.match.reminder:  # it is held back once
            keys.decide(given(offers, decision))
            page.wait_for_function(_ELSEWHERE, arg=before)
            before = keys.turn
            beside.match.attempt(decision, remind=True)
            if not given(offers, decision).together:
                keys.press("Enter")
        else:
            keys.decide(given(offers, decision))
        page.wait_for_function(_ELSEWHERE, arg=before)
        decided += 1
    assert decided > 5
    assert page.locator(".tolva-play-back").is_visible()
    assert page.locator(".tolva-pace-on").inner_text() == ("Next round" if game == "tolp" else "Next deal")
