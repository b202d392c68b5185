"""Trettioett, rule by rule: what hands are worth, lives, the deal, the turn, and what a seat may know.

Most deals are for three: forehand is seat 0, the dealer seat 2.
"""

from itertools import chain
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from helpers.breadth import so_many
from helpers.deals import kinds, refusal, say, the
from helpers.trettioett_deals import FAIR, GOOD, LOW, draw_and_discard, lives, thirtyone, three
from tolva_teach.games.base import Happening
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import TrettioettRules, value_of
from tolva_teach.records.events import parse_decision
from tolva_teach.records.record import RecordFault, deal_record, read_record
from tolva_teach.records.schema import shipped_schema
from tolva_teach.rules.cards import FULL_PACK
from tolva_teach.rules.table import Table, Zone

SCHEMA = Draft202012Validator(shipped_schema())


def zone(table: Table, name: str) -> Zone:
    return next(each for each in table.zones if each.name == name)


@pytest.mark.parametrize(
    ("hand", "points", "suit"),
    [
        ("SA H5 H3", 11, "S"),
        ("DQ D10 CJ", 20, "D"),
        ("CA HA DA", 31, None),
        ("CA HA CK", 21, "C"),
        ("SA SK S10", 31, "S"),
        ("S2 H2 D2", 2, "S"),
        ("H9 H8 H7", 24, "H"),
    ],
)
def test_thirtyone_value_best_suit(hand: str, points: int, suit: str | None) -> None:
    assert value_of(hand.split()) == (points, suit)


@given(
    st.lists(st.sampled_from(FULL_PACK), min_size=4, max_size=4, unique=True)
    | st.sampled_from([["S9", "H9", "D9", "C9"], ["SA", "HA", "DA", "C9"], ["S9", "H9", "D9", "HA"]]),
    st.sampled_from([None, 30, 30.5]),
)
def test_thirtyone_value_without_each_card_is_that_of_the_others(hand: list[str], alike: float | None) -> None:
    rules = TrettioettRules(seats=3, first=3, least=0, alike=alike)
    assert rules.values_without(hand) == [rules.value([other for other in hand if other != card]) for card in hand]


def test_thirtyone_value_is_told_at_the_showdown() -> None:
    told = say(three(), "0 knock", "1 draw", "1 discard D6", "2 draw", "2 discard D5")
    shown = [happened for happened in told if happened.kind == "shows"]
    assert [(h.rule, h.facts["seat"], h.facts["points"], h.facts["suit"]) for h in shown] == [
        ("thirtyone.value", 0, 4, "D"), ("thirtyone.value", 1, 17, "H"), ("thirtyone.value", 2, 27, "C"),
    ]  # fmt: skip


@pytest.mark.parametrize(("options", "each"), [({}, 3), ({"lives": 5}, 5), ({"lives": 12}, 12)])
def test_thirtyone_lives_to_start_with(options: dict[str, Any], each: int) -> None:
    assert lives(three(options=options)) == (each,) * 3


def test_thirtyone_lives_a_lost_life_is_a_chip_in_the_pot() -> None:
    deal = three(score=[3, 1, 3])
    assert deal.table().pot == 2
    told = say(deal, "0 knock", "1 draw", "1 discard D6", "2 draw", "2 discard D5")
    assert the("deal-over", told)[1:3] == ("thirtyone.lives", {"lives": (2, 1, 3)})
    assert [tally.score for tally in deal.table().tallies] == [2, 1, 3]
    assert deal.table().pot == 3


def test_thirtyone_lives_no_life_on_credit_makes_the_pot_smaller() -> None:
    game = Trettioett(3, {"lives": 1, "free_lap": True})
    assert game.rules.pot([4, 0, -1]) == 2


@pytest.mark.parametrize(
    ("score", "options"),
    [
        ([3, 3], {}),
        ([3, 3, -1], {}),
        ([3, 0, 0], {}),
        ([0, 0, 0], {}),
        ([3, 3, -2], {"free_lap": True}),
        ([-1, 0, -1], {"free_lap": True}),
    ],
)
def test_thirtyone_lives_start_leaves_something_to_play(score: list[int], options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seats"):
        Trettioett(3, options).first_standing(score, 0, None)


def test_thirtyone_lives_start_may_be_above_the_agreed_number() -> None:
    assert lives(three(score=[4, 0, 9], options={"lives": 1})) == (4, 0, 9)


def test_thirtyone_deal_one_at_a_time_from_forehand() -> None:
    rules = Trettioett(4)
    dealt = rules.deal_out(FULL_PACK, 1, rules.first_standing(None, 0, None))
    deck = FULL_PACK
    assert dealt.hands[2] == (deck[0], deck[4], deck[8])
    assert dealt.hands[1] == (deck[3], deck[7], deck[11])
    assert dealt.piles == {"pile": (deck[12],), "stock": deck[13:]}


def test_thirtyone_deal_passes_over_seats_that_are_out() -> None:
    rules = Trettioett(4)
    dealt = rules.deal_out(FULL_PACK, 1, rules.first_standing([3, 3, 0, 1], 0, None))
    assert dealt.hands[2] == ()
    assert [hand[:1] for hand in dealt.hands] == [("SK",), ("SQ",), (), ("SA",)]
    assert len(dealt.piles["stock"]) == 52 - 9 - 1


def test_thirtyone_deal_is_told() -> None:
    told = three().opening
    assert [(h.kind, h.rule) for h in told] == [
        ("dealt", "thirtyone.deal"), ("turned-up", "thirtyone.deal"), ("begins", "thirtyone.turn"),
    ]  # fmt: skip
    assert told[1].facts == {"card": "D9"}


@pytest.mark.parametrize("players", [3, 16])
def test_thirtyone_deal_for_as_many_as_the_pack_serves(players: int) -> None:
    rules = Trettioett(players)
    dealt = rules.deal_out(FULL_PACK, 0, rules.first_standing(None, 0, None))
    assert sum(map(len, dealt.hands)) + 1 + len(dealt.piles["stock"]) == 52
    with pytest.raises(ValueError, match="3 to 16"):
        Trettioett(2 if players == 3 else 17)


def test_thirtyone_turn_forehand_begins_and_it_goes_clockwise_past_who_is_out() -> None:
    deal = thirtyone(LOW, "", FAIR, GOOD, score=[1, 0, 3, 2])
    assert deal.actors() == (0,)
    draw_and_discard(deal)
    assert deal.actors() == (2,)
    assert refusal(deal, "1 draw") == ("turn.order", "not-yours")


def test_thirtyone_turn_begins_after_a_dealer_who_is_out() -> None:
    deal = thirtyone("", "", FAIR, GOOD, dealer=0, score=[0, 0, 3, 2])
    assert deal.actors() == (2,)
    assert the("begins", deal.opening).facts == {"seat": 2}


def test_thirtyone_turn_take_the_top_of_the_pile_then_discard() -> None:
    deal = three()
    assert kinds(say(deal, "0 take")) == ["took"]
    assert deal.view(0).hand == ("S2", "H3", "D4", "D9")
    told = say(deal, "0 discard S2")
    assert told == [Happening("discarded", "thirtyone.turn", {"seat": 0, "card": "S2"})]
    assert deal.view(1).board.pile == ("S2",)


def test_thirtyone_turn_the_card_just_taken_may_not_go_back() -> None:
    deal = three()
    say(deal, "0 take")
    assert refusal(deal, "0 discard D9") == ("thirtyone.turn", "just-taken")
    assert {str(decision) for decision in deal.legal()} == {"0 discard S2", "0 discard H3", "0 discard D4"}


def test_thirtyone_turn_the_card_taken_in_an_earlier_turn_may_go() -> None:
    deal = three()
    say(deal, "0 take", "0 discard S2", "1 draw", "1 discard D6", "2 draw", "2 discard D5", "0 draw", "0 discard D9")
    assert deal.view(0).board.pile[-1] == "D9"


def test_thirtyone_turn_a_drawn_card_may_be_discarded() -> None:
    deal = three()
    say(deal, "0 draw")
    assert deal.verdict(parse_decision("0 discard D6"))[:3] == (True, "thirtyone.turn", "may-discard")
    say(deal, "0 discard D6")
    assert deal.actors() == (1,)


def test_thirtyone_turn_the_card_discarded_before_may_be_taken_at_once() -> None:
    deal = three()
    say(deal, "0 draw", "0 discard D6", "1 take")
    assert refusal(deal, "1 discard D6") == ("thirtyone.turn", "just-taken")


def test_thirtyone_turn_first_take_or_draw_then_discard() -> None:
    deal = three()
    assert refusal(deal, "0 discard S2") == ("thirtyone.turn", "take-first")
    assert refusal(deal, "0 discard DK") == ("thirtyone.turn", "take-first")
    say(deal, "0 draw")
    assert refusal(deal, "0 draw") == ("thirtyone.turn", "discard-first")
    assert refusal(deal, "0 take") == ("thirtyone.turn", "discard-first")


def test_card_not_held_cannot_be_discarded() -> None:
    deal = three()
    say(deal, "0 take")
    assert refusal(deal, "0 discard C10") == ("card.not-held", "not-in-hand")
    assert refusal(deal, "0 discard *1") == ("card.not-held", "not-in-hand")


def test_turn_verb_take_with_ranks_belongs_to_another_game() -> None:
    deal = three()
    assert refusal(deal, "0 take A") == ("turn.verb", "another-game")
    assert refusal(deal, "0 play S2") == ("turn.verb", "another-game")
    assert refusal(deal, "1 take A") == ("turn.order", "not-yours")


def test_view_a_card_taken_from_the_pile_is_known_until_it_is_discarded() -> None:
    deal = three()
    say(deal, "0 take", "0 discard S2")
    hand = zone(deal.game.table(deal.view(1)), "hand:0")
    assert [card.card for card in hand.cards] == ["D9", None, None]
    assert hand.cards[0].marks == ("shown",)
    draw_and_discard(deal)
    draw_and_discard(deal)
    say(deal, "0 draw", "0 discard D9")
    assert [card.card for card in zone(deal.game.table(deal.view(1)), "hand:0").cards] == [None, None, None]


def test_view_a_drawn_card_is_known_to_its_seat_alone() -> None:
    deal = three()
    (drew,) = say(deal, "0 draw")
    assert drew.seen_by(0).facts == {"seat": 0, "card": "D6", "count": 41}
    assert drew.seen_by(1).facts == {"seat": 0, "count": 41}
    assert "D6" in deal.view(0).hand
    assert [card.card for card in zone(deal.game.table(deal.view(1)), "hand:0").cards] == [None] * 4


def test_view_all_hands_are_open_after_a_showdown_and_only_the_winners_after_31() -> None:
    deal = three()
    say(deal, "0 knock")
    draw_and_discard(deal)
    draw_and_discard(deal)
    assert [card.card for card in zone(deal.game.table(deal.view(1)), "hand:0").cards] == ["S2", "H3", "D4"]
    dealt = thirtyone(LOW, "HA HK H10", GOOD)
    table = dealt.game.table(dealt.view(0))
    assert [card.card for card in zone(table, "hand:1").cards] == ["HA", "HK", "H10"]
    assert [card.card for card in zone(table, "hand:2").cards] == [None] * 3


def test_table_marks_dealer_forehand_knocker_and_turn() -> None:
    deal = thirtyone(LOW, FAIR, "", GOOD, score=[1, 2, 0, 3])
    say(deal, "0 knock")
    marks = [place.marks for place in deal.table().places]
    assert marks == [("forehand", "knocked"), ("to-act",), ("out",), ("dealer",)]
    assert ("knocked", {"knocker": 0}) in deal.table().notes
    assert [(z.name, z.count) for z in deal.table().zones if z.seat is None] == [("pile", 1), ("stock", 42)]
    assert [card.card for card in zone(deal.table(), "pile").cards] == ["D9"]


def decide(deal: TrettioettDeal, data: st.DataObject) -> str:
    """A legal decision. Knocks are rare and draws common, so that stocks run out; taking alone would never end."""
    legal = [str(decision) for decision in deal.legal()]
    if data.draw(st.integers(0, 30)):
        legal = [said for said in legal if "knock" not in said]
    if data.draw(st.integers(0, 3)):
        legal = [said for said in legal if "take" not in said] or legal
    return data.draw(st.sampled_from(legal))


@st.composite
def starts(draw: st.DrawFn) -> TrettioettDeal:
    """A deal with lives as they may stand in the middle of a match."""
    options = draw(st.fixed_dictionaries({}, optional={"free_lap": st.booleans(), "lives": st.integers(1, 5)}))
    rules = Trettioett(draw(st.integers(3, 16)), options)
    least = -1 if options.get("free_lap") else 0
    score = draw(st.lists(st.integers(least, 2), min_size=rules.players, max_size=rules.players))
    score[:2] = [max(left, least + 1) for left in score[:2]]
    deck = draw(st.permutations(FULL_PACK))
    dealer = draw(st.integers(0, rules.players - 1))
    standing = rules.first_standing(score, 0, None)
    return rules.start(rules.deal_out(deck, dealer, standing), dealer, standing)


@given(starts(), st.data())
@settings(max_examples=so_many(20, 600))
def test_thirtyone_cards_are_conserved_and_lives_only_lost(deal: TrettioettDeal, data: st.DataObject) -> None:
    before = lives(deal)
    turns = 0
    while not deal.over and turns < 150:
        assert sorted(chain(*deal.hands, deal.stock, deal.board.pile)) == sorted(FULL_PACK)
        assert deal.view(0).board.counts() == tuple(map(len, deal.hands))
        assert lives(deal) == before
        say(deal, decide(deal, data))
        turns += 1
    if deal.over:
        lost = [old - new for old, new in zip(before, lives(deal), strict=True)]
        assert set(lost) <= {0, 1}
        assert any(map(deal.rules.plays_on, lives(deal)))


@given(
    st.lists(st.integers(-3, 3), min_size=2, max_size=5),
    st.sampled_from([{}, {"free_lap": False}, {"free_lap": True}, {"lives": 2}]),
)
def test_thirtyone_lives_to_start_with_are_the_same_to_the_schema_and_to_the_reader(
    score: list[int], options: dict[str, Any]
) -> None:
    record = deal_record("trettioett", 3, seed=1, options=options).to_dict() | {"score": score}
    try:
        read_record(record)
    except RecordFault:
        assert not SCHEMA.is_valid(record)
    else:
        assert SCHEMA.is_valid(record)
