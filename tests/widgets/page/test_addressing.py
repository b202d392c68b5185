"""The page's address: taken when the page tells it, kept up to date afterwards, left alone by widgets among others."""

from collections.abc import Mapping
from itertools import pairwise

import pytest
from ipywidgets import HTML

from tolva_widgets.base.announcing import announcement
from tolva_widgets.page.addressing import WAITING, Address, number
from tolva_widgets.page.widget import Page


def addressed(*, ours: bool = True) -> tuple[Page, Address, list[tuple[dict[str, str], bool]]]:
    taken: list[tuple[dict[str, str], bool]] = []

    def take(values: Mapping[str, str], returning: bool) -> None:
        taken.append((dict(values), returning))

    page = Page(lang="en")
    return page, Address(HTML(), page, ["seed", "step"], take, ours=ours), taken


def test_the_address_is_taken_when_the_page_is_opened_and_when_one_goes_back() -> None:
    page, _, taken = addressed()
    page.address = {"seed": "7"}
    page.opened = True
    page.address = {"seed": "6", "step": "3"}
    page.returns += 1
    assert taken == [({"seed": "7"}, False), ({"seed": "6", "step": "3"}, True)]


def test_the_address_is_not_written_before_the_page_has_told_it() -> None:
    page, address, _ = addressed()
    address.write({"seed": "1"})
    assert page.address == {}
    page.opened = True
    address.write({"seed": "1", "step": ""})
    assert page.address == {"seed": "1"}


def test_nothing_is_seen_of_a_widget_until_its_address_has_been_heard_and_never_is_it_hidden_again() -> None:
    widget, page, hidden = HTML(), Page(), list[bool]()
    Address(widget, page, ["seed"], lambda *_: hidden.append(WAITING in widget._dom_classes), ours=True)
    page.opened = True
    page.returns += 1
    assert hidden == [True, False]
    assert WAITING not in widget._dom_classes


def test_a_widget_among_others_is_seen_at_once() -> None:
    widget = HTML()
    Address(widget, Page(), ["seed"], lambda *_: None, ours=False)
    assert WAITING not in widget._dom_classes


def test_entries_in_the_history_are_made_from_when_one_says_so() -> None:
    page, address, _ = addressed()
    assert page.entry_keys == []
    address.enter_at(["seed"])
    assert page.entry_keys == ["seed"]


def test_a_widget_among_others_neither_takes_nor_writes_it() -> None:
    page, address, taken = addressed(ours=False)
    page.opened = True
    page.returns += 1
    address.write({"seed": "1"})
    address.enter_at(["seed"])
    assert (taken, page.address, page.address_keys, page.entry_keys, page.keeps) == ([], {}, [], [], False)


@pytest.mark.parametrize(("text", "read"), [("7", 7), ("-7", "-7"), ("x", "x"), ("9" * 19, "9" * 19), ("٧", "٧")])
def test_what_is_no_number_stays_as_it_is(text: str, read: int | str) -> None:
    assert number(text) == read


def test_the_same_words_are_told_apart_each_time_anew() -> None:
    said = [""]
    for _ in range(3):
        said.append(announcement("one", said[-1]))
    assert all(earlier != later for earlier, later in pairwise(said))
    assert {words.strip() for words in said[1:]} == {"one"}
