"""The picture in words."""

import pytest

from helpers.tables import EVERY, tolva
from tolva_teach.picture import describe
from tolva_teach.table import Table


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("table", EVERY.values(), ids=EVERY.keys())
def test_every_table_can_be_told(table: Table, lang: str) -> None:
    told = describe(table, lang)
    assert told
    assert "None" not in told
    assert "{" not in told


def test_swedish_words() -> None:
    assert describe(tolva(0, "H10 HK"), "sv", ["Astrid", "Bo", "Cia", "Dag"]) == (
        "Ni: 7 poäng. Bo och Dag: 10 poäng. Bo har mält trumf i hjärter. Cia har mält tjog i spader. "
        "I sticket: Cia hjärter tio, utspel; Dag hjärter kung, vinner just nu. "
        "Ni har tagit 1 stick och 21 kortpoäng. Bo och Dag har tagit 1 stick och 11 kortpoäng. Dag gav. Du är på tur. "
        "Du har på handen: spader ess, spader tio, spader knekt, hjärter dam, hjärter åtta, ruter ess, ruter kung, "
        "ruter sju, klöver dam. Bo har 9 kort på handen. Cia har 8 kort på handen. Dag har 8 kort på handen."
    )


def test_english_words() -> None:
    told = describe(tolva(None, "H10 HK"), "en")
    assert "In the trick: Player 3 ten of hearts, led; Player 4 king of hearts, winning so far." in told
    assert "Player 4, cards in hand: six of spades, six of hearts" in told
