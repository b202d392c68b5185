"""Pieces of a table by themselves."""

import pytest

from helpers.drawn import Picture
from tolva_teach.examples.illustrated import TablePiece, illustrated, illustrations
from tolva_teach.games import GAMES
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.strip import cards_strip, score_strip, swaps_strip

LINES = [
    line for game in GAMES for rule_id in illustrated(game) for lines in illustrations(rule_id, game) for line in lines
]
SHOWING_CARDS = [line for line in LINES if line.zones]


@pytest.mark.parametrize("line", SHOWING_CARDS, ids=lambda line: line.label)
def test_every_card_of_the_zones_is_drawn_within_a_phones_width(line: TablePiece) -> None:
    zones = line.zones
    picture = Picture(cards_strip(line.table, zones).svg)
    width, height = picture.size
    assert width <= 328
    seen = sorted(card.card[0] for zone in zones for card in zone.cards if card.card and not card.card.startswith("*"))
    assert sorted(card.suit for card in picture.cards if card.index and card.suit) == seen
    for card in picture.cards:
        assert card.size * WIDTH / 2 <= card.x <= width - card.size * WIDTH / 2
        assert card.size * HEIGHT / 2 <= card.y <= height - card.size * HEIGHT / 2


def test_the_score_is_written_and_spoken_by_name() -> None:
    (line,) = illustrations("bond.markers", "bondtolva")[0]
    still = score_strip(line.table, lang="sv", names=["Astrid", "Bo", "Cilla", "Dan"])
    assert {"4", "9"} <= set(Picture(still.svg).texts)
    assert "Astrid och Cilla har 4 poäng" in still.words


def test_exchanges_name_each_pair_and_how_many_cards() -> None:
    (line,) = illustrations("tolp.exchange", "tolp")[3]
    still = swaps_strip(line.table, lang="sv", names=["1:a", "2:a", "3:e", "4:e", "5:e", "6:e"])
    assert Picture(still.svg).texts == ["1:a", "6:e", "3 kort", "2:a", "5:e", "2 kort", "3:e", "4:e", "1 kort"]
    assert "1:a" in still.words
    assert "6:e" in still.words
