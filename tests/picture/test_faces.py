"""The cards' faces."""

import re

import pytest

from tolva_teach.picture import faces
from tolva_teach.picture.courts import COURTS
from tolva_teach.rules.cards import FULL_PACK, RANKS, rank, suit


@pytest.mark.parametrize("card", FULL_PACK)
def test_a_full_face_has_its_suit_twice_in_the_corners_and_as_many_pips_as_its_rank(card: str) -> None:
    drawn = faces.face(faces.code(card, "f"), "sv")
    turned = drawn.partition('<g transform="rotate(180)">')[2]
    suits = len(re.findall(f'href="#~{suit(card)}"', drawn))
    assert turned
    if rank(card) in COURTS:
        assert drawn.count(f'href="#~{rank(card)}"') == 2, "a court figure stands both ways"
        assert suits == 4
    else:
        pips = 1 if rank(card) == "A" else int(rank(card))
        assert suits == pips + 2


@pytest.mark.parametrize("cut", ["f", "b", "m"])
@pytest.mark.parametrize(("indices", "letters"), [("sv", ["E", "K", "D", "Kn"]), ("en", ["A", "K", "Q", "J"])])
def test_indices_are_swedish_or_international(cut: faces.Cut, indices: faces.Indices, letters: list[str]) -> None:
    drawn = [faces.face(faces.code(f"H{rank}", cut), indices) for rank in "AKQJ"]
    assert [re.findall(r">(\w+)</text>", face)[0] for face in drawn] == letters


@pytest.mark.parametrize("cut", ["f", "b", "m"])
def test_an_index_of_two_letters_is_held_to_its_width(cut: faces.Cut) -> None:
    for one in RANKS:
        drawn = faces.face(faces.code(f"S{one}", cut), "sv")
        label = re.findall(r">(\w+)</text>", drawn)[0]
        assert ("textLength" in drawn) == (len(label) == 2)


def test_a_template_differs_by_suit_only_in_the_letter() -> None:
    for card in FULL_PACK:
        template = faces.templates("sv")["f" + rank(card)]
        assert template.replace("@", suit(card)) == faces.face("f" + card, "sv")


def test_a_joker_has_a_face_and_a_hidden_card_only_a_back() -> None:
    assert 'href="#~*"' in faces.face(faces.code("*1", "f"), "sv")
    assert faces.face(faces.code(None, "m"), "sv") == '<use href="#~x"/>'


def test_only_needed_court_figures_are_defined() -> None:
    assert 'id="~K"' not in faces.definitions(["fSA", "bHQ", "x"])
    assert 'id="~Q"' in faces.definitions(["fSA", "bHQ", "x"])
