"""Deals laid out by hand: whatever is tapped, no card is lost, doubled or out of place, and what is wrong is named."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tolva_teach.editing import Layout, begun_from
from tolva_teach.games import GAMES, game
from tolva_teach.games.base import Game, Refused
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.rules.decisions import play

FORMS = [(name, players) for name, rules in GAMES.items() for players in rules.seats if players <= 5 or players == 11]


def everywhere(layout: Layout) -> Counter[str]:
    """Every card, wherever it lies or does not lie yet."""
    return layout.unlaid + Counter(card for place in layout.sizes for card in layout.cards(place))


def check(layout: Layout) -> None:
    """What is true of any layout."""
    assert everywhere(layout) == Counter(layout.game.pack)
    for place, size in layout.sizes.items():
        assert len(layout.cards(place)) + layout.room(place) == size
    assert layout.is_complete == (layout.fault is None)
    if layout.fault is not None:
        assert (layout.fault.rule, layout.fault.case) == ("record.cards", "missing")
    if layout.lit is None:
        assert sum(map(len, layout.laid.values())) == len(layout.game.pack)


@pytest.mark.parametrize(("name", "players"), FORMS)
def test_whatever_is_tapped_or_dragged_every_card_is_somewhere_once(name: str, players: int) -> None:
    chance = Random(f"{name}/{players}")
    layout = Layout(game(name, players))
    for _ in range(60):
        before, card = layout, chance.choice(layout.game.pack)
        match chance.randrange(9):
            case 0:
                layout = layout.light(chance.choice(list(layout.sizes)))
            case 1:
                layout = layout.shuffle_rest(chance)
                assert layout.laid == before.laid
                assert layout.is_complete
            case 2:
                layout = layout.under(dealer=chance.randrange(players))
            case 3:
                to = chance.choice(list(layout.sizes))
                layout = layout.move(card, None, to)
                was_laid = before.laid.get(to, ()).count(card)
                assert layout is before or layout.laid[to].count(card) == was_laid + 1
            case _:
                layout = layout.tap(card)
                was = before.fixed[card]
                gone = was == layout.game.pack.count(card)
                assert layout.fixed[card] == was + (-1 if gone else 1)
        check(layout)
    record = layout.shuffle_rest(chance).record
    assert read_record(record.to_json()) == record
    check(layout.clear())


@pytest.mark.parametrize(("name", "players"), FORMS)
def test_a_deal_is_laid_out_by_a_tap_for_each_card_and_the_last_place_fills_itself(name: str, players: int) -> None:
    record = deal_record(name, players, seed=5)
    wanted = begun_from(record).layout
    layout = Layout(wanted.game, wanted.dealer)
    *others, last = wanted.sizes
    for place in others:
        assert layout.lit == place
        for card in wanted.cards(place):
            assert not layout.is_complete
            layout = layout.tap(card)
    assert layout.is_complete
    assert not layout.laid.get(last)
    assert sorted(layout.cards(last)) == sorted(wanted.cards(last))
    assert layout.fault is None
    taken = layout.tap(wanted.cards(others[0])[0])
    assert taken.unlaid.total() == len(layout.cards(last)) + 1
    assert taken.lit == others[0]


def test_a_card_that_lay_loose_changes_places_with_one_that_makes_way() -> None:
    layout = Layout(game("tolva", 4)).shuffle_rest(Random(3))
    card = layout.cards(("hand", 2))[0]
    laid = layout.light(("hand", 0)).tap(card)
    moved = set(layout.cards(("hand", 0))) - set(laid.cards(("hand", 0)))
    assert laid.laid == {("hand", 0): (card,)}
    assert set(laid.cards(("hand", 2))) == set(layout.cards(("hand", 2))) - {card} | moved
    for seat in (1, 3):
        assert laid.cards(("hand", seat)) == layout.cards(("hand", seat))
    back = laid.tap(card)
    assert (back.laid, back.cards(("hand", 0))[-1]) == ({}, card)


def test_the_rest_is_shuffled_anew_each_time_and_the_same_chance_shuffles_alike() -> None:
    layout = Layout(game("trettioett", 4)).tap("SA").tap("S10").tap("SK")
    once, again = layout.shuffle_rest(Random(1)), layout.shuffle_rest(Random(2))
    assert once == layout.shuffle_rest(Random(1))
    assert once.cards(("stock", -1)) != again.cards(("stock", -1))
    assert once.cards(("hand", 1)) == again.cards(("hand", 1)) == ("SA", "S10", "SK")


def test_another_form_keeps_what_has_a_place_in_it() -> None:
    four = Layout(game("tolva", 4)).tap("SA").tap("HK").light(("hand", 3)).tap("C6")
    three = four.under(game("tolva", 3))
    assert three.laid == {("hand", 1): ("SA", "HK")}
    bondtolva = four.under(game("bondtolva", 4))
    assert bondtolva.laid == {("hand", 1): ("SA", "HK")}
    assert (four.lit, bondtolva.lit) == (("hand", 3), ("hand", 1))
    shuffled = four.shuffle_rest(Random(1)).under(game("tolva", 3))
    assert shuffled.is_complete
    assert four.under(game("tolp", 4)).laid == four.laid


def test_a_seat_that_is_out_gets_no_cards_and_a_score_that_cannot_be_is_refused() -> None:
    layout = Layout(game("trettioett", 4)).tap("SA").under(score=(3, 0, 2, 1))
    assert ("hand", 1) not in layout.sizes
    assert layout.shuffle_rest(Random(1)).fault is None
    with pytest.raises(ValueError, match="still in"):
        layout.under(score=(3, 0, 0, 0))
    with pytest.raises(ValueError, match="dealer"):
        layout.under(dealer=4)
    assert layout.laid == {}  # forehand was the one who is out


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_begun_from_where_it_stops_and_gives_itself_again(name: str) -> None:
    record = PlayedName.of(name, 7, deals=1).record()
    begun = begun_from(record)
    assert begun.fault is None
    layout = begun.layout
    assert Match.resume(layout.record).deal.standing == Match.resume(record).deal.standing
    assert layout.events == record.deals[0].events
    earlier = layout.play_back()
    assert earlier.events == record.deals[0].events[:-1]
    assert earlier.deal is not None
    decision = earlier.deal.legal()[0]
    assert earlier.play(decision).deal is not None


def test_of_a_match_its_last_deal_is_begun_with_the_score_before_it() -> None:
    record = PlayedName.of("tolva", 7, deals=3).record()
    begun = begun_from(record)
    assert begun.layout.dealer == record.deals[-1].dealer
    assert begun.layout.standing == Match.resume(replace(record, deals=record.deals[:-1])).deal.standing
    assert begun.layout.events == record.deals[-1].events


def bad(rules: Game[object], **changes: object) -> dict[str, object]:
    record = begun_from(deal_record(rules.name, rules.players, 1)).layout.record.to_dict()
    return {**record, "deals": [{**record["deals"][0], **changes}]}


def test_a_record_with_wrong_cards_is_laid_as_far_as_it_goes_and_its_fault_is_named() -> None:
    rules = game("tolva", 4)
    hands = bad(rules)["deals"][0]["hands"]  # type: ignore[index]
    twice = [[*hands[1][:1], *hands[0][1:]], *hands[1:]]
    begun = begun_from(read_record(bad(rules, hands=twice)))
    assert begun.fault is not None
    assert begun.fault.case == "twice"
    check(begun.layout)
    assert begun.layout.unlaid.total() == 0  # the card that was nowhere lies where the other is missing
    foreign = begun_from(read_record(bad(rules, hands=[["X9", "S2", *hands[0][2:]], *hands[1:]])))
    assert foreign.fault is not None
    check(foreign.layout)
    short = begun_from(read_record({**bad(rules), "deals": [{"dealer": 0, "deck": ["SA", "SK"]}]}))
    assert short.fault is not None
    assert short.layout.laid == {("hand", 1): ("SA",), ("hand", 2): ("SK",)}


def test_what_the_rules_refuse_is_named_and_what_came_before_it_is_kept() -> None:
    record = PlayedName.of("tolva", 7, deals=1).record().to_dict()
    events = record["deals"][0]["events"]
    record["deals"][0]["events"] = [*events[:5], events[0], *events[6:]]
    begun = begun_from(read_record(record))
    assert begun.fault is not None
    assert begun.fault.event == 5
    assert list(begun.layout.events) == events[:5]


def test_after_a_won_match_its_last_deal_is_laid_out_and_nothing_before_it() -> None:
    """A deal written after that cannot be reached: it is told of."""
    won = PlayedName.of("tolva", 7, deals=20).record()
    assert won.deals[0] != won.deals[-1]
    begun = begun_from(won)
    assert begun.fault is None
    assert begun.layout.events == won.deals[-1].events
    after = won.to_dict()
    after.pop("result", None)
    after["deals"].append(after["deals"][0])
    begun = begun_from(read_record(after))
    assert begun.fault is not None
    assert begun.layout.events == won.deals[-1].events
    assert begun.layout.standing.score != Layout(won.game).standing.score


def test_what_was_played_is_kept_as_far_as_it_still_may_be_when_cards_change() -> None:
    layout = begun_from(PlayedName.of("tolva", 7, deals=1).record()).layout
    first = layout.events[0].split()
    seat, card = int(first[0]), first[2]
    held = layout.laid[("hand", seat)]
    other = next(its for its in held if its != card)
    kept = layout.take_back(other, ("hand", seat))
    assert kept.is_complete  # a single place has room for a single card
    assert kept.events == layout.events
    assert layout.take_back(card, ("hand", seat)).take_back(other, ("hand", seat)).events == layout.events
    elsewhere = next(s for s in range(4) if s != seat)
    swapped = layout.take_back(card, ("hand", seat)).take_back(layout.laid["hand", elsewhere][0], ("hand", elsewhere))
    assert swapped.events == ()
    again = layout.light(("hand", 0)).clear().shuffle_rest(Random(1))
    assert again.deal is not None
    first_seat = again.deal.actors()[0]
    stranger = next(card for place, cards in again.loose.items() if place[1] != first_seat for card in cards)
    with pytest.raises(Refused):
        again.play(play(first_seat, stranger))


def test_a_card_that_the_pack_does_not_have_is_passed_over_and_a_pack_twice_has_each_twice() -> None:
    layout = Layout(game("tolva", 4))
    assert layout.tap("S2") == layout
    double = Layout(game("tolp", 11)).tap("SA").tap("SA")
    assert double.cards(("hand", 1)) == ("SA", "SA")
    assert double.tap("SA").cards(("hand", 1)) == ("SA",)
