"""Where cards come from and go to."""

from dataclasses import replace

from helpers.tables import for_two, tolva
from tolva_teach.rules.table import Table, TableCard, Zone
from tolva_widgets.table.motion import moves


def gathered(table: Table, taker: str) -> Table:
    """The table after the trick has gone to the taken zone of that name."""
    trick = next(zone for zone in table.zones if zone.kind == "centre")
    new = {
        "trick": replace(trick, cards=(), count=0),
        taker: next(replace(zone, count=zone.count + trick.count) for zone in table.zones if zone.name == taker),
    }
    return replace(table, zones=tuple(new.get(zone.name, zone) for zone in table.zones))


def test_a_played_card_comes_from_its_players_hand_also_when_that_was_hidden() -> None:
    assert moves(tolva(0, "H10"), tolva(0, "H10 HK")).origins == {"HK": "hand:3"}


def test_ones_own_card_keeps_its_key_and_so_needs_no_origin() -> None:
    assert moves(tolva(0, "H10 HK"), tolva(0, "H10 HK HQ")).origins == {}


def test_a_trick_goes_to_its_taker() -> None:
    before = tolva(0, "H10 HK HQ HA")
    found = moves(before, gathered(before, "taken:1"))
    assert found.goals == dict.fromkeys(("H10", "HK", "HQ", "HA"), "taken:1")


def test_a_step_back_brings_the_trick_back() -> None:
    after = tolva(0, "H10 HK HQ HA")
    assert moves(gathered(after, "taken:1"), after).origins == dict.fromkeys(("H10", "HK", "HQ", "HA"), "taken:1")


def test_a_played_cards_back_goes_nowhere_of_its_own() -> None:
    assert moves(tolva(0, "H10"), tolva(0, "H10 HK")).goals == {}


def test_a_drawn_card_comes_from_the_stock() -> None:
    before = for_two(stock=12)
    hand = next(zone for zone in before.zones if zone.name == "hand:1")
    drawn = Zone("hand:1", "hand", 1, (*hand.cards, TableCard("hand:1/9", None)), hand.count + 1)
    after = replace(for_two(stock=11), zones=tuple(drawn if z.name == "hand:1" else z for z in for_two(stock=11).zones))
    assert moves(before, after).origins == {"hand:1/9": "stock"}


def test_nothing_moves_when_the_table_is_seen_from_another_seat() -> None:
    found = moves(tolva(0), tolva(1))
    assert not found.origins
    assert not found.goals
