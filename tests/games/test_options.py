"""Options: what each kind takes, writes and reads."""

from typing import Any

import pytest

from helpers.options import values_of
from tolva_teach.games import GAMES
from tolva_teach.games.options import Option

OPTIONS = [(game, key, option) for game, rules in GAMES.items() for key, option in rules.options_known.items()]
BY_NAME = pytest.mark.parametrize(("game", "key", "option"), OPTIONS, ids=[f"{game}-{key}" for game, key, _ in OPTIONS])


@BY_NAME
def test_each_value_is_written_in_letters_that_an_address_has_as_they_are_and_read_back(
    game: str, key: str, option: Option
) -> None:
    values: list[Any] = [value for value in (*values_of(option), *option.usual()) if option.accepts(value)]
    written = [option.written(value) for value in values]
    assert [option.read(text) for text in written] == values
    assert all(text.isascii() and text.replace(".", "").replace("-", "").isalnum() for text in written if text)
    assert len(set(written)) == len({repr(value) for value in values})


@BY_NAME
def test_what_writes_no_value_is_read_as_nothing_that_is_accepted(game: str, key: str, option: Option) -> None:
    for text in ("x", "-1", "1.x", "rounds.", "rounds.1.1", "²", "1e3", "9" * 30, "A.A", "None", "True", "."):
        assert not option.accepts(option.read(text)), text


@BY_NAME
def test_the_usual_values_begin_with_the_default_and_hold(game: str, key: str, option: Option) -> None:
    first, *others = option.usual()
    assert first == option.default
    assert others
    for value in others:
        assert GAMES[game](GAMES[game].usual_players, {key: value}).options[key] == value
