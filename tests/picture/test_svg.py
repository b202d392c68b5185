"""Building SVG text: what is let through, and whose ids are whose."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tolva_teach.picture.svg import escaped, number, own_ids, place, shortened, use


@given(st.text())
def test_any_text_escaped_is_well_formed_and_reads_back(text: str) -> None:
    element = ET.fromstring(f'<a b="{escaped(text)}">{escaped(text)}</a>')
    assert set(element.text or "") <= set(text)
    assert len(element) == 0
    assert "<" not in escaped(text)
    assert '"' not in escaped(text)


def test_what_turns_the_direction_of_text_is_left_out() -> None:
    assert escaped("Anna\u202e\u2066\x00") == "Anna"


@given(st.text())
def test_own_ids_leave_strangers_text_as_it_is(name: str) -> None:
    name = escaped(name)
    assert own_ids(f"<text>{name}</text>{use('H')}", "p-") == f'<text>{name}</text><use href="#p-H"/>'


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (3.04, "3"), (-2.56, "-2.6"), (0.25, "0.2"), (-0.3, "-.3")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_place_names_only_what_is_needed() -> None:
    assert place(1, 2) == "translate(1 2)"
    assert place(1, 2, 30, 0.5) == "translate(1 2) rotate(30) scale(0.5)"


def test_shortened_text_keeps_its_length_and_shows_that_it_was_cut() -> None:
    assert shortened("Bo", 2) == "Bo"
    assert shortened("Anna Karin", 6) == "Anna…"
