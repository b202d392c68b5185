"""Bordstolva rule by rule: the rows on the table, what may be played of them, and turning up."""

import re

import pytest

from helpers.deals import PACK_36, refusal, say, the
from helpers.deals_for_two import bord, play_on
from tolva_teach.games import game
from tolva_teach.games.base import Deal, play
from tolva_teach.rules.refusals import NOT_HELD
from tolva_teach.rules.table import Zone
from tolva_teach.texts import Speaker, reason

HANDS = ("SA S10 HA H10 C9 C8", "S9 S8 H9 H8 D9 D8")
UP = ("SK DQ CK CQ C7 C6", "SQ HK HQ H7 H6 D7")
DOWN = ("SJ DA D10 DK DJ D6", "S7 S6 HJ CA C10 CJ")


def usual(**options) -> Deal:
    return bord(HANDS, UP, DOWN, **options)


def row(deal: Deal, owner: int, viewer: int | None) -> Zone:
    table = deal.table() if viewer is None else deal.game.table(deal.view(viewer))
    (found,) = (zone for zone in table.zones if zone.name == f"row:{owner}")
    return found


def hand(deal: Deal, owner: int, viewer: int) -> list[str]:
    (found,) = (zone for zone in deal.game.table(deal.view(viewer)).zones if zone.name == f"hand:{owner}")
    return [card.card for card in found.cards if card.card]


def test_bord_deal_rows_alternately_and_hands_three_at_a_time() -> None:
    rules = game("bordstolva", 2)
    dealt = rules.deal_out(PACK_36, 0, rules.first_standing(None, 0, None))
    assert dealt.piles["down"][1] == tuple(PACK_36[0:12:2])
    assert dealt.piles["down"][0] == tuple(PACK_36[1:12:2])
    assert dealt.hands[1] == tuple(PACK_36[12:15] + PACK_36[30:33])
    assert dealt.hands[0] == tuple(PACK_36[15:18] + PACK_36[33:36])
    assert dealt.piles["up"][1] == tuple(PACK_36[18:30:2])
    assert dealt.piles["up"][0] == tuple(PACK_36[19:30:2])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_bord_deal_the_rows_show_what_is_face_up_and_nothing_of_what_is_under(viewer: int | None) -> None:
    deal = usual()
    for owner in (0, 1):
        cards = row(deal, owner, viewer).cards
        assert [card.card for card in cards] == UP[owner].split()
        assert {card.marks for card in cards} == {("covering",)}
        assert [card.place for card in cards] == list(range(6))
        assert row(deal, owner, viewer).count == 12
    seen = str(deal.view(0).board) + str(deal.game.table(deal.view(0)))
    assert not any(f"'{card}'" in seen for card in " ".join(DOWN).split())


def test_bord_available_hand_and_face_up_cards() -> None:
    deal = usual()
    plays = [decision.args[0] for decision in deal.legal() if decision.verb == "play"]
    assert plays == [*HANDS[0].split(), *UP[0].split()]
    assert refusal(deal, "0 play DA") == ("bord.available", "face-down")
    assert refusal(deal, "0 play CA") == ("card.not-held", "not-in-hand")
    assert refusal(deal, "0 play SQ") == ("card.not-held", "not-in-hand")


def test_bord_available_one_follows_and_overtakes_from_hand_and_table() -> None:
    deal = usual()
    say(deal, "0 play C9")
    deal.apply(next(decision for decision in deal.legal() if decision.args == ("D9",)))
    say(deal, "0 play SA")
    assert refusal(deal, "1 play HK") == ("trick.follow", "holds-led")
    say(deal, "1 play SQ", "0 turn", "0 play H10")
    assert [decision.args[0] for decision in deal.legal()] == ["H9", "H8", "HK", "HQ", "H7", "H6"]


def test_bord_available_a_face_up_card_that_beats_must_be_played() -> None:
    deal = bord(("H9", "S9 S8 S7 D9 D8 C8"), ("", "HK H7 C9 D7 C7 D6"), dealer=1)
    say(deal, "0 play H9")
    assert refusal(deal, "1 play H7") == ("trick.overtake", "must-beat")
    say(deal, "1 play HK")


def test_bord_turn_both_after_the_trick_when_the_taker_says_so() -> None:
    deal = usual()
    say(deal, "0 play SK", "1 play SQ")
    assert (row(deal, 0, 1).cards[0].card, row(deal, 0, 1).cards[0].key) == (None, "row:0/0")
    assert refusal(deal, "0 play SA") == ("bord.turn", "due-first")
    assert refusal(deal, "1 turn") == ("turn.order", "not-yours")
    told = say(deal, "0 turn")
    assert [happened.facts for happened in told] == [{"seat": 0, "card": "SJ"}, {"seat": 1, "card": "S7"}]
    assert row(deal, 0, 1).cards[0].card == "SJ"
    assert row(deal, 0, 1).cards[0].marks == ()
    assert refusal(deal, "0 turn") == ("bord.turn", "done-already")
    say(deal, "0 play SJ")


def test_bord_turn_not_before_a_trick_is_taken() -> None:
    deal = usual()
    assert refusal(deal, "0 turn") == ("bord.turn", "no-trick-taken")
    say(deal, "0 play SK")
    assert refusal(deal, "1 turn") == ("bord.turn", "trick-under-way")


def test_bord_turn_nothing_when_both_played_from_the_hand() -> None:
    deal = usual()
    say(deal, "0 play SA", "1 play S9")
    assert refusal(deal, "0 turn") == ("bord.turn", "nothing-left")
    say(deal, "0 play S10")


def test_bord_turn_also_for_the_loser_alone() -> None:
    deal = usual()
    say(deal, "0 play SA", "1 play SQ")
    assert the("turned-up", say(deal, "0 turn")).facts == {"seat": 1, "card": "S7"}


def test_bord_turn_a_place_without_a_card_stays_empty() -> None:
    deal = usual()
    say(deal, "0 play SK", "1 play SQ", "0 turn", "0 play SJ", "1 play S7")
    assert refusal(deal, "0 turn") == ("bord.turn", "nothing-left")
    assert [card.place for card in row(deal, 0, 1).cards] == [1, 2, 3, 4, 5]
    assert row(deal, 0, 1).count == 10


def test_bord_turn_not_after_the_last_trick() -> None:
    deal = play_on(usual())
    assert deal.over
    assert len(deal.view(0).board.tricks) == 18
    assert [row(deal, seat, None).count for seat in (0, 1)] == [0, 0]


def test_bord_meld_from_hand_and_face_up_cards_together() -> None:
    deal = bord(("SA SK", "S9 S8"), ("SQ", ""))
    say(deal, "0 play SA", "1 play S9", "0 meld S")
    assert deal.standing.score == (2, 0)
    assert hand(deal, 0, 1) == ["SK"]


def test_bord_meld_not_with_a_card_that_lies_face_down() -> None:
    deal = bord(("SA SK", "S9 S8"), ("", ""), ("SQ", ""))
    say(deal, "0 play SA", "1 play S9")
    assert refusal(deal, "0 meld S") == ("tolva.meld", "pair-not-available")


def test_bord_meld_before_turning_up() -> None:
    deal = bord(("SA SK", "S9 S8"), ("S10 C6", "S7"), ("SQ", ""))
    say(deal, "0 play S10", "1 play S7", "0 turn")
    assert refusal(deal, "0 meld S") == ("bord.meld", "after-refill")
    say(deal, "0 play SA", "1 play S8", "0 meld S")


def test_bord_meld_three_cards_those_face_down_count() -> None:
    deal = bord(HANDS, UP, DOWN)
    assert deal.view(0).cards_left == 18
    say(deal, "0 play SK", "1 play SQ")
    assert deal.view(0).cards_left == 17
    play_on(deal, until=16)
    assert deal.view(0).cards_left == 2


def test_bord_meld_needs_three_cards() -> None:
    deal = bord(("CA C10 CK CQ", "S9"))
    play_on(deal, until=16, keep="CA C10 CK CQ")
    seat = deal.actors()[0]
    assert {"CK", "CQ"} == set(deal.view(seat).available)
    assert refusal(deal, f"{seat} meld C") == ("tolva.meld.three", "too-few-cards")


def test_bord_first_from_table_hands_are_taken_up_when_the_first_trick_is_complete() -> None:
    deal = usual(first_trick_from_table=True)
    assert hand(deal, 0, 0) == []
    assert deal.view(0).hand == ()
    assert refusal(deal, "0 play SA") == ("bord.first-from-table", "hand-waits")
    assert refusal(deal, "0 play DA") == ("bord.available", "face-down")
    assert [card for card, _ in deal.hand_verdicts(0)] == [*HANDS[0].split(), *UP[0].split()]
    assert {verdict.case for _, verdict in deal.hand_verdicts(0) if verdict} == {"from-row"}
    say(deal, "0 play SK")
    assert refusal(deal, "1 play S9") == ("bord.first-from-table", "hand-waits")
    told = say(deal, "1 play SQ")
    assert the("hands-taken-up", told).facts == {"count": 6}
    assert set(hand(deal, 0, 0)) == set(HANDS[0].split())
    assert hand(deal, 0, 1) == []
    assert {verdict.case for _, verdict in deal.hand_verdicts(0) if verdict} <= {"any"}


def test_bord_first_from_table_section_one_asks_the_face_up_cards_alone() -> None:
    deal = bord(("SA", "H10"), ("H9", "D9 D8 C9 C8 S9 S8"), first_trick_from_table=True)
    say(deal, "0 play H9")
    assert {verdict.rule for _, verdict in deal.hand_verdicts(1) if verdict} == {"trick.discard"}
    say(deal, "1 play D9")


@pytest.mark.parametrize("from_table", [True, False])
def test_bord_available_the_table_counts_with_the_hand_once_that_has_been_taken_up(from_table: bool) -> None:
    deal = usual(first_trick_from_table=from_table)
    say(deal, "0 play SK")
    told = reason(deal.verdict(play(1, "SQ")), play(1, "SQ"), Speaker("en"))
    assert bool(re.search("table cards? and counts? just like", told)) is not from_table


def test_bord_first_from_table_off_the_hand_may_be_played_at_once() -> None:
    deal = usual(first_trick_from_table=False)
    say(deal, "0 play SA")


def test_bord_gubbe_after_turning_up() -> None:
    deal = bord(("SA S10 H8 HA C9 C8", "S9 S8 H9 H10 D9 D8"), UP, DOWN)
    say(deal, "0 play H8", "1 play HK")
    assert refusal(deal, "1 half") == ("bord.gubbe", "before-refill")
    assert refusal(deal, "1 whole") == ("bord.gubbe", "before-refill")
    say(deal, "1 turn", "1 half")


def test_bord_gubbe_what_bars_it_for_good_is_said_before_turning_up() -> None:
    deal = usual()
    say(deal, "0 play SK", "1 play SQ")
    assert refusal(deal, "0 half") == ("tolva.half", "been-in-before")
    assert refusal(deal, "0 whole") == ("tolva.whole", "was-forehand")


def test_bord_gubbe_also_before_the_hands_are_taken_up() -> None:
    deal = usual(first_trick_from_table=True)
    say(deal, "0 half", "0 play SK", "1 play SQ")
    assert refusal(deal, "0 meld C") == ("tolva.half.trumpless", "no-melds")
    say(deal, "0 turn", "0 play SA")


def test_bord_available_where_a_card_lies_face_down_is_not_told_by_a_view() -> None:
    deal = usual()
    plays = [play(0, card) for card in " ".join((*DOWN, HANDS[1])).split()]
    assert all(deal.game.verdict(deal.view(0), decision) == NOT_HELD for decision in plays)
