"""What a replay's address asks for: deals of any game by their names, and what is wrong with a stranger's."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qsl

import pytest

from helpers.options import values_of
from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.play.playout import MOST_DEALS, PlayedName
from tolva_widgets.page.widget import VALUE_LENGTH
from tolva_widgets.replay.address import GOOD_SEED, BadNameError, link_to, read_name, written_name


def names() -> Iterator[PlayedName]:
    """Every game and number of players, and every value of every option."""
    for game, rules in GAMES.items():
        yield from (PlayedName.of(game, 12, players) for players in rules.seats)
        for key, option in rules.options_known.items():
            for value in values_of(option):
                if option.accepts(value):
                    yield PlayedName.of(game, 12, options={key: value}, deals=3)


ALL_OPTIONS: Mapping[str, Any] = {
    "exchange": "cap-3",
    "match": {"rounds": 10},
    "flying": ["2", "3"],
    "jokers": 20,
    "out_on_flying": True,
    "singles_round": True,
    "revolution": True,
}


@pytest.mark.parametrize("name", list(names()), ids=link_to)
def test_a_link_leads_to_the_deals_that_it_was_made_of(name: PlayedName) -> None:
    values = dict(parse_qsl(link_to(name).removeprefix("?"), strict_parsing=True))
    assert read_name(values) == name
    assert {key: value for key, value in written_name(name).items() if value} == values


def test_what_is_as_usual_is_left_out_of_a_link() -> None:
    assert link_to(PlayedName(7)) == "?seed=7"
    assert link_to(PlayedName.of("tolp", 7, 4, {"jokers": 0, "flying": []})) == "?game=tolp&seed=7"
    assert (
        link_to(PlayedName.of("tolp", 7, 5, {"jokers": 2, "flying": ["2", "10"], "revolution": True}, 1))
        == "?game=tolp&players=5&options=flying:2.10,jokers:2,revolution:yes&deals=1&seed=7"
    )


def test_a_page_takes_the_longest_options_whole() -> None:
    assert len(written_name(PlayedName.of("tolp", 7, options=ALL_OPTIONS))["options"]) <= VALUE_LENGTH


def test_an_address_without_a_name_names_nothing_and_one_without_a_seed_gets_a_good_one() -> None:
    assert read_name({"step": "3", "view": "1"}) is None
    assert read_name({"game": "trettioett"}) == PlayedName.of("trettioett", GOOD_SEED)
    assert read_name({"players": "3"}) == PlayedName.of(FIRST_GAME.name, GOOD_SEED, 3)


@pytest.mark.parametrize(
    ("values", "code", "said", "good"),
    [
        ({"game": "poker", "seed": "12"}, "game", "poker", "?seed=12"),
        ({"game": "Tolp"}, "game", "Tolp", "?seed=7"),
        ({"game": "tolp", "players": "21"}, "players", "21", "?game=tolp&seed=7"),
        ({"game": "plocketolva", "players": "4", "seed": "3"}, "players", "4", "?game=plocketolva&seed=3"),
        ({"players": "-4"}, "players", "-4", "?seed=7"),
        ({"game": "tolp", "players": "²"}, "players", "²", "?game=tolp&seed=7"),
        ({"game": "tolp", "players": "5", "options": "lives:3"}, "option", "lives", "?game=tolp&players=5&seed=7"),
        ({"options": "jokers:2"}, "option", "jokers", "?seed=7"),
        ({"game": "tolp", "options": "jokers:many"}, "option-value", "many", "?game=tolp&seed=7"),
        ({"game": "tolp", "options": "jokers"}, "option-value", "", "?game=tolp&seed=7"),
        ({"game": "tolp", "options": "match:rounds.0"}, "option-value", "rounds.0", "?game=tolp&seed=7"),
        ({"game": "tolp", "options": "match:years.3"}, "option-value", "years.3", "?game=tolp&seed=7"),
        ({"game": "tolp", "options": "flying:2.2"}, "option-value", "2.2", "?game=tolp&seed=7"),
        ({"game": "tolp", "options": "revolution:maybe"}, "option-value", "maybe", "?game=tolp&seed=7"),
        ({"game": "trettioett", "options": "lives:0"}, "option-value", "0", "?game=trettioett&seed=7"),
        ({"game": "tolp", "deals": "0"}, "deals", "0", "?game=tolp&seed=7"),
        ({"deals": str(MOST_DEALS + 1), "seed": "5"}, "deals", str(MOST_DEALS + 1), "?seed=5"),
        ({"game": "tolp", "players": "5", "seed": "x"}, "seed", "x", "?game=tolp&players=5&seed=7"),
        ({"seed": "9" * 40}, "large-seed", "9" * 40, "?seed=7"),
    ],
)
def test_what_is_wrong_is_named_and_the_nearest_deals_that_there_are(
    values: dict[str, str], code: str, said: str, good: str
) -> None:
    with pytest.raises(BadNameError) as caught:
        read_name(values)
    assert (caught.value.code, caught.value.said, link_to(caught.value.good)) == (code, said, good)
    assert caught.value.good.record().deals
