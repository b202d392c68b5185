"""bond.score.vinsten: matadors are marked on demand, wherever a card is seen that is one; nowhere else."""

import re
from dataclasses import replace
from typing import Any

import pytest

from helpers.golden_questions import called
from tolva_teach.games import GAMES
from tolva_teach.picture import describe, draw
from tolva_teach.picture.measures import LayoutName
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_teach.quiz import FAMILIES, Family
from tolva_teach.rules.table import MATADOR, Table

BOTH = pytest.mark.parametrize("layout", ["wide", "tall"])


def marked(table: Table) -> set[str]:
    return {card.key for zone in table.zones for card in zone.cards if MATADOR in card.marks}


def seen(table: Table) -> set[str]:
    return {card.card for zone in table.zones for card in zone.cards if card.card}


def tables(game: str, players: int) -> list[Table]:
    """The tables of a deal, step by step: everyone's cards, and what one seat sees."""
    replay = Replay(PlayedName.of(game, 7, players).record())
    return [step.table(viewer) for step in replay for viewer in (None, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aces_and_tens_are_marked_wherever_they_are_seen(players: int) -> None:
    met = set()
    for table in tables("bondtolva", players):
        on = table.with_matadors()
        assert marked(table) == set()
        assert marked(on) == {card for card in seen(table) if card[1:] in ("A", "10")}
        assert describe(table) == re.sub(r" \(matador\)", "", describe(on))
        met |= {(zone.kind, card.seat is None) for zone in on.zones for card in zone.cards if MATADOR in card.marks}
    assert {kind for kind, _ in met} == {"hand", "centre"}


@pytest.mark.parametrize("name", sorted(set(GAMES) - {"bondtolva"}))
def test_no_other_game_has_any(name: str) -> None:
    table = Match.begin(name, seed=7).deal.seen(None)
    assert table.with_matadors() is table


@BOTH
@pytest.mark.parametrize("lang", ["sv", "en"])
def test_each_has_a_letter_on_it_which_needs_no_colour(layout: LayoutName, lang: str) -> None:
    table = tables("bondtolva", 4)[0]
    picture = draw(table.with_matadors(), lang=lang, layout=layout)
    sign = re.search(r'id="(\w+-matador)">.*?>M</text>', picture)
    assert sign
    assert picture.count(f'href="#{sign[1]}"') == 8
    assert "matador" not in draw(table, lang=lang, layout=layout)


@pytest.mark.parametrize("family", [family for family in FAMILIES if family.game == "bondtolva"], ids=called)
def test_the_mark_follows_from_the_card_alone_so_it_says_nothing_of_an_answer(family: Family[Any]) -> None:
    for seed in range(5):
        table = family.question(seed, family.difficulties[-1]).table
        assert marked(table.with_matadors()) == {card for card in seen(table) if card[1:] in ("A", "10")}
        assert marked(replace(table, matadors=()).with_matadors()) == set()
