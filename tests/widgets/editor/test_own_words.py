"""The page reads its own words: whatever it puts together and calls a choice, with no quotation marks asked for."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from helpers.deal_editor import piece
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import missing_options
from tolva_teach.dealer.language.spoken import spoken, understood
from tolva_teach.games import GAMES, game
from tolva_teach.games.base import Game
from tolva_teach.texts import LANGUAGES
from tolva_widgets import DealEditor
from tolva_widgets.editor.wish_markup import _OF_KIND
from tolva_widgets.editor.wishing import KINDS, Building

_NUMBERS = ("count", "number")
_EVERY = 7
"""Each of so many is read: the lists are long, and their neighbours alike."""
FORMS = [*((name, None) for name in GAMES), ("bondtolva", 4), ("tolva", 3)]


def _played(name: str, players: int | None) -> Game[Any]:
    return game(name, players, {"revolution": True} if name == "tolp" else {})


def wishes(rules: Game[Any]) -> dict[str, None]:
    """What is put together of each choice in each list, with each suit and each rank that can be named."""
    return {
        its.text(rules): None
        for kind in KINDS
        for chosen in _each_choice(Building(kind=kind), rules)
        for its in (chosen, *_each_named(chosen, rules))
        if its.kind != "rule" or not missing_options(its.rule, rules)
    }


def _each_choice(building: Building, rules: Game[Any]) -> Iterator[Building]:
    building.fit(rules)
    for key in (key for key in ("who", *_OF_KIND[building.kind]) if key not in _NUMBERS):
        for value in building.choices(rules)[key]:
            chosen = replace(building, **{key: value})
            chosen.fit(rules)
            yield chosen


def _each_named(building: Building, rules: Game[Any]) -> Iterator[Building]:
    for key in ("suit", "rank"):
        for value in building.choices(rules)[key]:
            yield replace(building, **{key: value})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), FORMS)
def test_each_wish_that_the_lists_put_together_is_read_in_the_words_that_show_it(
    name: str, players: int | None, lang: str
) -> None:
    rules = _played(name, players)
    for wish in list(wishes(rules))[::_EVERY]:
        said = spoken(wish, rules, lang)
        for typed in (said, said.translate(dict.fromkeys(map(ord, '“”"')))):
            assert read(understood(typed, rules, lang).text, rules), typed


@pytest.mark.parametrize(
    ("name", "typed", "wish"),
    [
        ("tolp", "någon lägger en sjua", "somebody lays a 7"),
        ("tolp", "någon lägger sju", "somebody lays seven"),
        ("tolp", "någon lägger fyra sjuor", "somebody lays four 7s"),
        ("tolva", "överstickstvång hindrar någon", "trick.overtake refuses somebody"),
        ("tolva", "någon sätter trumf i hjärter", "somebody sets trump in hearts"),
        ("tolva", "någon sätter trumf i stick 3", "somebody sets trump in trick 3"),
        ("trettioett", "någon knackar och samma spelare förlorar ett liv", "somebody knocks and loses a life"),
    ],
)
def test_what_a_reader_of_the_lists_types_is_a_wish(name: str, typed: str, wish: str) -> None:
    heard = understood(typed, game(name), "sv").text
    assert heard == wish
    assert read(heard, game(name))


def test_what_was_refused_stays_as_it_was_typed_when_more_is_added() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("tab", value="wish")
    editor.do("wish", value="någon jonglerar med tre bollar")
    editor.do("left", value="3")
    editor.do("add")
    shown = editor.wishes.shown(editor.session.layout.game, "sv")
    assert shown.startswith("någon jonglerar med tre bollar med högst 3 kort kvar och förhand har "), shown


def test_an_ending_that_was_chosen_first_is_kept_when_a_wish_is_typed() -> None:
    editor = DealEditor("tolva", lang="sv")
    editor.do("tab", value="wish")
    editor.do("left", value="3")
    for typed, wish in (("någon mäler", "somebody melds"), ("alla frågar", "everybody asks")):
        editor.do("wish", value=typed)
        assert editor.wishes.text == f"{wish} with at most 3 cards left"
    editor.do("wish", value="alla frågar")
    assert editor.wishes.left is None, "its words alone were taken away"


def test_hints_are_words_of_the_readers_language() -> None:
    editor = DealEditor("trettioett", lang="sv")
    editor.do("tab", value="wish")
    editor.do("wish", value="tok har ett ess")
    assert editor.wishes.fault is not None
    assert "took" in editor.wishes.fault.facts["near"]
    assert "took" not in piece(editor, "wish")
