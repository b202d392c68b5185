"""In pictures of our own games nothing lies on anything else, however many play and whatever lies in heaps."""

from itertools import pairwise
from random import Random

import pytest

from tolva_teach.games import game
from tolva_teach.picture.layout import lay_out
from tolva_teach.quiz import QuestionName, family_of
from tolva_teach.rules.table import Table, Zone
from tolva_teach.testing.pictures import faults_of_picture

TABLES = [
    *(("tolp", players) for players in (3, 4, 5, 7, 10)),
    *(("trettioett", players) for players in (3, 4, 7, 10)),
    *(("bondtolva", players) for players in (2, 3, 4)),
    *(("tolva", players) for players in (3, 4)),
    ("plocketolva", 2),
    ("bordstolva", 2),
]
POINTS = (0, 1, 7, 20)
"""After so many decisions the table is looked at, and at the end."""
INDEX = 35
"""A card's index is no wider or higher than this, in units of a card that is 100 wide."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_in_a_picture_covers_anything_else(name: str, players: int) -> None:
    rules, chance = game(name, players), Random(players)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(chance.sample(rules.pack, len(rules.pack)), 0, standing), 0, standing)
    for number in range(1_000):
        if number in POINTS or deal.over:
            assert [fault for viewer in (None, 0) for fault in faults_of_picture(deal.seen(viewer))] == []
        if deal.over:
            return
        deal.apply(chance.choice(deal.legal()))


def test_where_everybody_has_shown_each_index_is_free_in_a_narrow_picture() -> None:
    """What stands in a card's corner is what one compares the hands by (thirtyone.lowest)."""
    names = [QuestionName.read(f"trettioett/loses/1/1/{seed}") for seed in range(1, 13)]
    tables = [family_of(name).named(name).table for name in names]
    shown = [table for table in tables if all(card.card for hand in hands_of(table) for card in hand.cards)]
    assert shown
    for table in shown:
        spots = {spot.key: spot for spot in lay_out(table, "tall").cards}
        for hand in hands_of(table):
            for one, over in pairwise(spots[card.key] for card in hand.cards):
                assert max(abs(over.x - one.x), abs(over.y - one.y)) >= INDEX * one.size, hand.name


def hands_of(table: Table) -> list[Zone]:
    return [zone for zone in table.zones if zone.kind == "hand"]
