"""Deals on slips to cut out, and the house rules of a table."""

import re
from html import unescape

import pytest

from tolva_teach.games import GAMES, game
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.texts import LANGUAGES, card_name
from tolva_widgets.handouts.agreed import Agreement
from tolva_widgets.handouts.slips import Dealing


def read(markup: object) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", str(markup)))


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_the_deal_stands_on_one_slip_and_the_course_is_told_after(name: str) -> None:
    dealing = Dealing(PlayedName.of(name, 7, deals=1).record(), 1, "en")
    (slips,) = map(str, dealing.slips(1))
    heard = re.findall(r'tolva-handout-heard">([^<]*)', slips)
    assert sorted(heard) == sorted(card_name(card, "en") for card in GAMES[name](GAMES[name].usual_players).pack)
    (course,) = map(read, dealing.course())
    assert "Deal 1, as it was played" in course


def test_each_table_has_slips_of_its_own_and_a_deal_that_nobody_played_has_no_course() -> None:
    dealing = Dealing(deal_record("tolva", 4, seed=3), 5, "sv")
    pages = list(map(read, dealing.slips(4)))
    assert ["Giv 5 · bord 4" in page for page in pages] == [False, False, False, True]
    assert dealing.course() == []


def test_a_strangers_name_is_no_markup() -> None:
    source = deal_record("tolva", 4, seed=3).to_dict() | {"names": ["<b>A", "B", "C", "D"], "title": "<i>T"}
    (page,) = map(str, Dealing(read_record(source), 1, "en").slips(1))
    assert "&lt;b&gt;A" in page
    assert "&lt;i&gt;T" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_differs_from_the_book_comes_first_with_its_rule(lang: str) -> None:
    ours = Agreement(game("bondtolva", 4, {"scoring": "gotland", "max_tjog": 1}), lang)
    first, rest = str(ours.page()).split("<table")
    assert first.count("<li>") == 2
    assert rest.count("<tr>") == len(GAMES["bondtolva"].options_known) - 2
    assert rest.count("tolva-handout-blank") == 4
    assert "<li>" not in str(Agreement(game("bondtolva", 4), lang).page())
