"""What every page with a table does, whichever kind it is: a record that one steps through, a match that one plays."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from helpers.parts import hear
from tolva_widgets.play.widget import PlayTable
from tolva_widgets.replay.widget import DealReplay
from tolva_widgets.table_page.frame import BROKEN
from tolva_widgets.table_page.widget import TablePage

Make = Callable[..., TablePage]


@pytest.fixture(params=[DealReplay, PlayTable], ids=["replay", "play"])
def make(request: pytest.FixtureRequest) -> Iterator[Make]:
    """Makes a page of this kind, and closes it."""
    made: list[TablePage] = []

    def one(**traits: Any) -> TablePage:
        made.append(request.param(7, lang="en", **traits))
        return made[-1]

    yield one
    for page in made:
        page.close()


def opened(page: TablePage, **address: str) -> None:
    """The page's browser tells this address."""
    page._page.set_state({"address": address, "opened": True})


def test_a_wrong_link_stands_in_the_tables_place_until_something_else_is_shown(make: Make) -> None:
    page = make(in_address=True)
    opened(page, seed="seven")
    assert "?seed=" in page.message
    assert page.still() == f'<div class="tolva-still">{page.message}</div>'
    assert (page.explanation, page.notice, page._page.tools) == ("", "", ["another", "open"])
    assert BROKEN in page._frame.grid._dom_classes
    page._page._handle_custom_msg({"do": "another"}, [])
    assert (page.message, BROKEN in page._frame.grid._dom_classes) == ("", False)
    assert page.explanation


def test_a_link_to_it_is_offered_only_where_the_address_is_its_own(make: Make) -> None:
    alone, one_of_several = make(in_address=True), make()
    assert "link" in alone._page.tools
    assert not {"link", "print"} & {*one_of_several._page.tools}


def test_one_goes_to_a_deal_by_its_number(make: Make) -> None:
    page = make(in_address=True)
    opened(page, game="tolp", players="5", seed="7")
    assert page._page.chosen["deal"] == "7"
    for bad in ("", "-1", "1000000000"):
        hear(page._page, {"do": "number", "name": "deal", "value": bad})
        assert page._page.address["seed"] == "7"
    hear(page._page, {"do": "number", "name": "deal", "value": "12"})
    assert page._page.address == {"game": "tolp", "players": "5", "seed": "12"}
    assert page._page.chosen["deal"] == "12"


def test_a_deal_without_a_number_leaves_the_field_empty() -> None:
    replay = DealReplay(lang="en")
    assert replay._page.chosen["deal"] == ""
    replay._page.chosen = {**replay._page.chosen, "colours": "4"}
    assert replay.session.deal_number is None
    hear(replay._page, {"do": "number", "name": "deal", "value": "12"})
    assert (replay.session.deal_number, replay.colours) == (12, 4)


def test_what_is_not_offered_changes_nothing(make: Make) -> None:
    page = make()
    before = page._table.table, page.explanation
    page.choose("nothing")
    page.decide(["nothing", "S2"])
    assert (page._table.table, page.explanation) == before


def test_another_language_reaches_every_part(make: Make) -> None:
    page = make()
    page.lang = "sv"
    parts = [part for part in page._frame.grid.children if hasattr(part, "lang")]
    assert len(parts) > 4
    assert {part.lang for part in parts} == {"sv"}
    assert page.session.lang == "sv"
    assert 'lang="sv"' in page.explanation


def test_the_looks_of_cards_are_taken_from_the_page_and_shown(make: Make) -> None:
    page = make()
    page._page.set_state({"chosen": {"indices": "sv", "colours": "4"}})
    assert (page.indices, page._table.indices) == ("sv", "sv")
    assert (page.colours, page._table.colours) == (4, 4)


def test_what_is_shown_otherwise_is_not_said_once_more(make: Make) -> None:
    page = make(in_address=True)
    opened(page, seed="7")
    said = page.said
    assert said
    page.colours = 4
    opened(page, seed="7")
    if isinstance(page, PlayTable):
        page.pace = "tap"
        page.known = not page.known
    assert page.said == said
    page.lang = "sv"
    assert page.said != said
