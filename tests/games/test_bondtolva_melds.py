"""Bondtolva rule by rule: melds, what they are called and worth."""

import pytest

from helpers.bondtolva_deals import LEADER, OTHER, after_a_trick
from helpers.deals import refusal, say, the
from helpers.deals_for_two import bond, play_on
from tolva_teach.games import game


def test_bond_meld_by_the_taker_before_drawing() -> None:
    deal = after_a_trick()
    say(deal, "0 meld S")
    assert deal.standing.score == (2, 0)
    assert refusal(deal, "0 play S10") == ("bond.draw", "due-first")


def test_bond_meld_not_by_forehand_before_the_first_lead() -> None:
    assert refusal(bond(LEADER, OTHER), "0 meld S") == ("bond.meld", "no-trick-taken")


def test_bond_meld_a_pair_that_is_not_there_is_said_before_an_occasion_that_passes() -> None:
    assert refusal(bond("SA SK", "SQ"), "0 meld S") == ("bond.meld", "pair-not-held")


def test_bond_meld_not_in_the_middle_of_a_trick() -> None:
    deal = bond("SA", "SK SQ")
    say(deal, "0 play SA")
    assert refusal(deal, "1 meld S") == ("bond.meld", "trick-under-way")


def test_bond_meld_not_after_the_draw() -> None:
    deal = after_a_trick()
    say(deal, "0 draw")
    assert refusal(deal, "0 meld S") == ("bond.meld", "after-refill")


def test_bond_meld_only_with_both_cards() -> None:
    assert refusal(after_a_trick(), "0 meld H") == ("bond.meld", "pair-not-held")


def test_bond_meld_last_of_all_by_the_taker_of_the_sixth_trick() -> None:
    deal = play_on(bond(LEADER, "S9 SJ H10 D10 C9 C10", stock="H9 HJ"), until=6, keep="SK SQ SA")
    assert "0 meld S" in map(str, deal.legal())
    say(deal, "0 draw")
    assert refusal(deal, "0 meld S") == ("bond.meld", "stock-gone"), "the stock is empty, so no trick will help"
    say(deal, "0 play SA")
    deal.apply(deal.legal()[0])
    assert refusal(deal, f"{deal.actors()[0]} meld S") == ("bond.meld", "stock-gone")


def test_bond_meld_one_an_occasion() -> None:
    deal = bond("SA SK SQ HK HQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S")
    assert refusal(deal, "0 meld H") == ("bond.meld.one", "one-an-occasion")


def test_bond_meld_one_a_pair_is_melded_once() -> None:
    deal = bond("SA S10 SK SQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ")
    assert refusal(deal, "0 meld S") == ("bond.meld.one", "melded-before")


def test_bond_meld_show_everyone_knows_the_pair() -> None:
    deal = after_a_trick()
    told = say(deal, "0 meld S")
    assert the("shown", told)[1:3] == ("bond.meld.show", {"seat": 0, "suit": "S"})
    hand = next(zone for zone in deal.game.table(deal.view(1)).zones if zone.name == "hand:0")
    assert [card.card for card in hand.cards if card.card] == ["SK", "SQ"]


MANY = ("SA SK SQ S10 CK CQ", "S9 HA H10 HJ H9 DA", "SJ D10 DK DQ DJ D9", "HK HQ CA C10 CJ C9")


def test_bond_meld_many_in_every_trick_and_trump_is_in_force_at_once() -> None:
    deal = bond(*MANY)
    assert refusal(deal, "0 meld S") == ("bond.meld.many", "no-trick-taken")
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play C9", "0 meld S", "0 play CK", "1 play DA")
    assert deal.game.trump_in_force(deal.view(0).board) == "S"
    say(deal, "2 play D10", "3 play CA")
    assert refusal(deal, "3 meld D") == ("bond.meld.many", "pair-not-held")
    say(deal, "3 meld H")
    assert deal.standing.score == (2, 1)


def test_bond_meld_many_section_one_from_the_first_trick() -> None:
    deal = bond(*MANY)
    say(deal, "0 play SQ")
    assert refusal(deal, "1 meld H") == ("bond.meld.many", "trick-under-way")
    assert refusal(deal, "1 play HA") == ("trick.follow", "holds-led")


def test_bond_meld_many_without_a_three_card_limit() -> None:
    hands = ("SA S10 HA H10 CK CQ", "S9 SK H9 HJ D9 DJ", "SJ DA HK D10 C9 CJ", "SQ DK HQ DQ C10 CA")
    deal = bond(*hands)
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play SQ", "0 play S10", "1 play SK", "2 play DA", "3 play DK")
    say(deal, "0 play HA", "1 play H9", "2 play HK", "3 play HQ", "0 play H10", "1 play HJ", "2 play D10", "3 play DQ")
    assert len(deal.hands[0]) == 2
    say(deal, "0 meld C")


@pytest.mark.parametrize(
    ("option", "names"),
    [
        ("tjog", ["trump", "tjog", "tjog", "tjog"]),
        ("viv", ["trump", "viv", "viv", "viv"]),
        ("mal", ["trump", "mal", "mal", "mal"]),
        ("tjog-viv-mal", ["trump", "tjog", "viv", "mal"]),
    ],
)
def test_bond_trump_and_the_names_of_the_later_melds(option: str, names: list[str]) -> None:
    rules = game("bondtolva", 2, {"meld_names": option})
    assert [rules.meld_name(number) for number in range(4)] == names
    assert rules.meld_name(4) == names[-1]


def test_bond_trump_is_the_first_melds_suit_for_the_deal() -> None:
    deal = bond("SA S10 SK SQ HK HQ", OTHER)
    say(deal, "0 play SA", "1 play S9", "0 meld S", "0 draw", "0 play S10", "1 play SJ")
    assert the("called", say(deal, "0 meld H")).facts["meld"] == "tjog"
    assert deal.view(1).board.trump == "S"
    assert deal.standing.score == (3, 0)


def test_bond_score_meld_may_end_the_match_in_mid_deal() -> None:
    deal = after_a_trick(score=(10, 11))
    told = say(deal, "0 meld S")
    assert the("match-won", told)[1:3] == ("bond.score.meld", {"party": 0, "score": 12})
    assert deal.over
    assert deal.standing.winner == 0
    assert refusal(deal, "0 draw") == ("turn.order", "deal-over")
