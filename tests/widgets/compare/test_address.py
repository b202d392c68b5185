"""What the address of the page that compares forms asks for, and what is wrong with a stranger's."""

import pytest

from tolva_teach.compare.comparison import Forms, compare
from tolva_teach.compare.distinguishing import distinguishing_deals, first_forms
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName
from tolva_widgets.compare.address import (
    BadFormsError,
    link_from_deals,
    link_to_forms,
    other_values,
    read_forms,
    written_forms,
)


def read(link: str) -> Forms:
    forms = read_forms(dict(part.split("=") for part in link.removeprefix("?").split("&")))
    assert forms is not None
    return forms


@pytest.mark.parametrize(
    "link",
    [
        "?game=tolp&players=5&option=jokers&value=2&seed=7",
        "?game=tolp&players=3&option=jokers&value=2&options=flying:2.3&seed=7",
        "?game=bondtolva&players=2&option=scoring&value=exact-12&deals=5&seed=7",
        "?game=trettioett&players=4&option=lives&value=5&seed=-7",
        "?game=bordstolva&players=2&option=first_trick_from_table&value=yes&seed=7",
        "?game=tolp&players=4&option=match&value=rounds.10&seed=7",
        "?game=tolp&players=9&option=out_on_flying&value=yes&seed=6",
    ],
)
def test_a_link_is_read_and_written_alike(link: str) -> None:
    assert link_to_forms(read(link)) == link


def test_what_is_left_out_is_chosen_so_that_there_is_something_to_see() -> None:
    assert read("game=tolp&option=exchange") == first_forms("tolp", "exchange", "cap-3")
    assert read("game=bondtolva&option=scoring&value=exact-12").name.deals == 12
    assert read("game=tolp&option=out_on_flying").name.options == {"flying": ["2", "3"], "jokers": 4}
    assert read_forms({}) is None


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].options_known])
def test_the_first_option_is_one_by_which_deals_end_otherwise_where_there_is_one(game: str) -> None:
    players = GAMES[game].usual_players
    known = [distinguishing_deals(game, players, key, other_values(game, key)[0]) for key in GAMES[game].options_known]
    first = read(f"game={game}")
    assert compare(first).ends_apart is any(row.ends_apart for row in known if row)
    assert first.name.deals == 1


def test_deals_of_a_replay_with_a_variant_are_compared_with_those_without_it() -> None:
    name = PlayedName.of("tolp", 7, 5, {"jokers": 2, "flying": ["2"]})
    forms = read(link_from_deals(name))
    assert (forms.option, forms.value, forms.name.seed, forms.name.players) == ("flying", ["2"], 7, 5)
    assert dict(forms.names[0].options) == {"jokers": 2}
    assert read(link_from_deals(PlayedName.of("trettioett", 3))).name.seed == 3


@pytest.mark.parametrize(
    ("link", "code", "good"),
    [
        ("game=poker", "game", "tolva"),
        ("game=tolp&players=99&option=jokers", "players", "tolp"),
        ("game=tolp&option=eyes", "option", "tolp"),
        ("game=tolp&option=jokers&value=x", "option-value", "tolp"),
        ("game=tolp&option=jokers&value=0", "option-usual", "tolp"),
        ("game=tolp&option=jokers&value=2&seed=seven", "seed", "tolp"),
        ("game=tolp&option=jokers&value=2&options=lives:3", "option", "tolp"),
        ("game=tolp&option=jokers&value=2&deals=0", "deals", "tolp"),
        ("option=<script>", "option", "tolva"),
    ],
)
def test_what_is_wrong_is_told_with_a_comparison_that_there_is(link: str, code: str, good: str) -> None:
    with pytest.raises(BadFormsError) as raised:
        read(link)
    assert raised.value.bad.code == code
    assert raised.value.good.name.game == good
    assert read(link_to_forms(raised.value.good)) == raised.value.good
    for lang in ("sv", "en"):
        assert raised.value.bad.sentence(lang).endswith(".")


def test_an_option_that_is_wrong_for_its_value_alone_is_kept() -> None:
    with pytest.raises(BadFormsError) as raised:
        read("game=tolp&players=5&option=jokers&value=99")
    assert written_forms(raised.value.good)["option"] == "jokers"
    assert raised.value.good.name.players == 5
