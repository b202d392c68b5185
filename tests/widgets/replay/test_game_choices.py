"""The game, players, variants and deals that a replay's page offers."""

from collections.abc import Iterator

import pytest

from tolva_teach.examples import example
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.people import PLAYERS
from tolva_widgets import DealReplay
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.session import ReplaySession


def offered(name: PlayedName, lang: str = "en") -> dict[str, list[str]]:
    return {choice["name"]: [value for value, _ in choice["options"]] for choice in game_choices.choices(name, lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_and_value_has_words_of_its_own(game: str, lang: str) -> None:
    name = PlayedName.of(game, 7)
    labels = [choice["label"] for choice in game_choices.choices(name, lang)]
    assert len(set(labels)) == len(labels)
    assert not set(labels) & set(name.rules.options_known)
    for choice in game_choices.choices(name, lang):
        words = [label for _, label in choice["options"]]
        assert words == ["", ""] or len({word for word in words if word}) == len(words)


@pytest.mark.parametrize("game", GAMES)
def test_each_value_that_is_offered_is_shown_when_it_is_chosen(game: str) -> None:
    session, page = ReplaySession(PlayedName.of(game, 7), lang="en"), Page(lang="en")
    for choice, value in each_choice(PlayedName.of(game, 7)):
        name = session.named_like_it
        assert name is not None
        page.choices, page.chosen = game_choices.choices(name, "en"), game_choices.chosen(name, "en")
        page.chosen = {**page.chosen, choice: value}
        game_choices.take(session, page.chosen)
        assert session.problem is None
        assert session.name is not None
        assert game_choices.chosen(session.name, "en")[choice] == value
        assert session.name.seed == 7


def each_choice(name: PlayedName) -> Iterator[tuple[str, str]]:
    for choice, values in offered(name).items():
        if choice != "game":
            yield from ((choice, value) for value in reversed(values))


def test_a_game_for_two_alone_offers_no_number_of_players() -> None:
    assert "players" not in offered(PlayedName.of("plocketolva", 7))
    assert offered(PlayedName.of("bondtolva", 7))["players"] == ["2", "3", "4"]


def test_a_value_that_a_link_brought_is_offered_too() -> None:
    name = PlayedName.of("trettioett", 7, options={"lives": 8}, deals=4)
    assert "=8" in offered(name)["lives"]
    assert offered(name)["deals"] == ["1", "2", "3", "4", "5", "10", "20"]


def test_nothing_chosen_anew_leaves_what_is_shown() -> None:
    replay = DealReplay(lang="en", step=5)
    replay._game.chosen = dict(replay._game.chosen)
    assert (replay.record, replay.step) == (example("en"), 5)


def test_another_game_begins_as_usual_and_keeps_the_deals_number() -> None:
    replay = DealReplay(PlayedName.of("tolp", 12, 5, {"jokers": 2}), lang="en", step=3, in_address=True)
    replay._page.set_state({"opened": True})
    replay._game.chosen = {**replay._game.chosen, "game": "trettioett"}
    assert replay.session.name == PlayedName.of("trettioett", 12)
    assert replay.record is not None
    assert replay.record.names == PLAYERS[:4]
    assert (replay.step, replay._page.address) == (0, {"game": "trettioett", "seed": "12"})
    assert "Trettioett for 4, deal number 12" in replay.explanation
    assert replay._game.words["settings"].startswith("Trettioett for 4")


def test_a_view_of_a_seat_that_the_other_game_lacks_becomes_everyones() -> None:
    replay = DealReplay(PlayedName.of("tolp", 12, 10), lang="en", view="9")
    replay._game.chosen = {**replay._game.chosen, "players": "3"}
    assert replay.view == "open"
    assert replay.session.views == ("open", "0", "1", "2")


def test_another_deal_is_of_the_same_game() -> None:
    replay = DealReplay(PlayedName.of("bondtolva", 12, 4, {"max_tjog": 1}), lang="sv")
    replay._page._handle_custom_msg({"do": "another"}, [])
    name = replay.session.name
    assert name is not None
    assert (name.game, name.players, name.options) == ("bondtolva", 4, {"max_tjog": 1})


def test_the_game_of_an_opened_record_is_told_and_another_deal_is_of_it() -> None:
    replay = DealReplay(PlayedName.of("tolp", 3, 6).record().to_json(), lang="sv")
    assert replay._game.chosen["players"] == "6"
    assert replay.session.name is None
    replay._page._handle_custom_msg({"do": "another"}, [])
    assert replay.record is not None
    assert (replay.record.game.name, replay.record.game.players) == ("tolp", 6)


def test_the_choices_follow_the_language() -> None:
    replay = DealReplay(PlayedName.of("tolp", 3), lang="sv")
    replay.lang = "en"
    labels = {choice["label"] for choice in replay._game.choices}
    assert {"Players", "Rounds in a row", "Jokers"} <= labels
    assert replay._game.words["settings"].startswith("Tölp for 4")
