"""In pictures of our own games nothing lies on anything else, however many play and whatever lies in heaps."""

from random import Random

import pytest

from tolva_teach.games import game
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
