"""The round of Tölp, rule by rule: flying cards, jokers and revolutions."""

from typing import Any

import pytest

from helpers.deals import allowance, kinds, refusal, say, the
from helpers.tolp_rounds import facing, listed, told, tolp
from tolva_teach.games.base import Decision, Happening
from tolva_teach.picture import describe


def test_tolp_flying_stands_in_beside_a_card_of_the_rank() -> None:
    deal = facing("S5 D5", "S7 D2 *1 S9", "S8 D8 C8 H9 DQ", flying=["2"], jokers=1)
    happened = the("laid", say(deal, "1 lay D2 S7 *1"))
    assert (happened.rule, happened.facts["rank"], happened.facts["count"]) == ("tolp.flying", "7", 3)
    assert listed(deal, "lay") == ["2 lay S8 D8 C8"]


@pytest.mark.parametrize(
    ("options", "facts"),
    [
        ({"flying": ["9", "3"]}, {"ranks": ("3", "9"), "count": 0}),
        ({"flying": ["2"], "jokers": 2}, {"ranks": ("2",), "count": 2}),
        ({"jokers": 1}, {"ranks": None, "count": 1}),
    ],
)
def test_tolp_flying_cards_in_the_pack_are_told_of_with_the_deal(options: Any, facts: dict[str, Any]) -> None:
    deal = tolp("H2 S9", "D7 DA", **options)
    assert the("flying", deal.opening) == Happening("flying", "tolp.flying", facts)
    assert "flying" not in kinds(tolp("H2 S9", "D7 DA").opening)


def test_tolp_flying_alone_keeps_its_own_rank() -> None:
    deal = facing("S3", "D2 C2 S9", "SK SQ", flying=["2"])
    assert refusal(deal, "1 lay D2") == ("tolp.higher", "too-low-own-rank")
    assert allowance(deal, "1 lay S9 D2") == ("tolp.flying", "beats-standing-in")
    say(deal, "1 lay S9", "2 pass", "0 pass")
    assert allowance(deal, "1 lay D2") == ("tolp.turn", "leads-own-rank")
    assert the("laid", say(deal, "1 lay D2")).facts["rank"] == "2"


def test_tolp_flying_ranks_together_the_highest_in_force_names_the_lay() -> None:
    deal = tolp("H2 D2 C3 S6", "SK SQ", "S4 D4", flying=["2", "3"], out_on_flying=True)
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert listed(deal) == [
        "0 lay C3",
        "0 lay C3 D2",
        "0 lay D2",
        "0 lay S6",
        "0 lay S6 D2",
        "0 lay S6 D2 C3",
    ]
    happened = the("laid", say(deal, "0 lay D2 C3"))
    assert (happened.facts["rank"], happened.rule) == ("3", "tolp.flying")


def test_tolp_flying_ranks_together_after_a_revolution_the_lower_as_printed_names_the_lay() -> None:
    held = "D2 C3 SK S6 H6 D6 C6 H4"
    deal = facing("S5", held, "SQ DQ", "S9 D9", flying=["2", "3"], revolution=True)
    say(deal, "1 lay S6 H6 D6 C6", "2 pass", "3 pass", "0 pass")
    assert "1 lay D2 C3" in listed(deal)
    assert the("laid", say(deal, "1 lay C3 D2")).facts["rank"] == "2"


def test_tolp_flying_listed_by_suit_then_the_lower_rank_jokers_last() -> None:
    deal = facing("S3", "S9 C2 S5 H2 S2 *2 *1 H5 SK", "SQ DQ", flying=["5", "2"], jokers=2)
    wings = ["S2", "S5", "H2", "H5", "C2", "*1", "*2"]
    kings = [f"1 lay {' '.join(['SK', *wings[:count]])}" for count in range(8)]
    assert [entry for entry in listed(deal) if "SK" in entry] == sorted(kings)
    fives = ["S2", "H2", "C2", "*1", "*2"]
    assert [entry for entry in listed(deal) if entry.startswith("1 lay S5 H5")] == sorted(
        f"1 lay {' '.join(['S5', 'H5', *fives[:count]])}" for count in range(6)
    )
    assert refusal(deal, "1 lay S2") == ("tolp.higher", "too-low-own-rank")


def test_tolp_flying_jokers_alone_may_not_be_laid() -> None:
    deal = facing("S5 D5", "S7 *1 *2 S9", "S8 D8", jokers=2)
    assert refusal(deal, "1 lay *1") == ("tolp.flying", "jokers-alone")
    assert refusal(deal, "1 lay *2 *1") == ("tolp.flying", "jokers-alone")
    deal = tolp("H2 *1", "S7 S9", "S8 D8", jokers=1)
    assert refusal(deal, "0 lay *1") == ("tolp.start", "other-cards")


def test_tolp_flying_jokers_number_is_no_rank() -> None:
    deal = facing("S5", "S7 *7 *10", "S8 D8", jokers=10)
    assert listed(deal, "lay") == ["1 lay S7", "1 lay S7 *7"]
    assert refusal(deal, "1 lay *7 *10") == ("tolp.flying", "jokers-alone")


def test_tolp_flying_a_joker_beside_a_flying_card() -> None:
    deal = tolp("H2 D2 *1 S9", "S7 S9", "S8 D8", flying=["2"], jokers=1)
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert listed(deal) == ["0 lay D2", "0 lay D2 *1", "0 lay S9", "0 lay S9 D2"]
    assert allowance(deal, "0 lay S9 D2") == ("tolp.flying", "leads-standing-in")


def test_tolp_flying_who_cannot_lead_passes_and_the_next_leads() -> None:
    deal = tolp("H2 S9 *1", "S8 S7", "SJ DJ CJ", jokers=1)
    say(deal, "0 lay H2", "1 pass", "2 pass", "0 lay S9", "1 pass", "2 pass")
    assert listed(deal) == ["0 pass"]
    assert deal.verdict(Decision(0, "pass")).case == "cannot-lead-jokers"
    assert told(say(deal, "0 pass")) == [("passed", "tolp.flying"), ("leads", "tolp.flying")]
    assert deal.actors() == (1,)
    say(deal, "1 lay S7", "2 lay SJ", "0 pass", "1 pass")
    assert deal.actors() == (2,)


def test_tolp_flying_one_card_that_one_may_not_go_out_on_cannot_lead() -> None:
    deal = tolp("H2 S9 D2", "S8 S7", "SJ DJ CJ", flying=["2"])
    say(deal, "0 lay H2", "1 pass", "2 pass", "0 lay S9", "1 pass", "2 pass")
    assert refusal(deal, "0 lay D2") == ("tolp.flying.last", "out-on-flying")
    assert deal.verdict(Decision(0, "lay", ("D2",))).facts == {"flyers": ("D2",)}
    assert listed(deal) == ["0 pass"]
    assert deal.verdict(Decision(0, "pass"))[2:] == ("cannot-lead-last", {"card": "D2"})
    open_to_it = tolp("H2 S9 D2", "S8 S7", "SJ DJ CJ", flying=["2"], out_on_flying=True)
    say(open_to_it, "0 lay H2", "1 pass", "2 pass", "0 lay S9", "1 pass", "2 pass")
    assert listed(open_to_it) == ["0 lay D2"]


def test_tolp_flying_two_cards_that_fly_can_lead_one_of_them() -> None:
    deal = tolp("H2 S9 D2 C2", "S8 S7", "SJ DJ CJ", flying=["2"])
    say(deal, "0 lay H2", "1 pass", "2 pass", "0 lay S9", "1 pass", "2 pass")
    assert listed(deal) == ["0 lay C2", "0 lay D2"][1:]
    assert refusal(deal, "0 lay D2 C2") == ("tolp.flying.last", "out-on-flying")


def test_tolp_flying_round_ends_as_soon_as_nobody_left_could_lead() -> None:
    deal = tolp("H2 *1 *2", "S8 *3", "S9 SK", jokers=3)
    happened = say(deal, "0 lay H2", "1 lay S8")
    assert "stuck" not in kinds(happened)
    happened = say(deal, "2 lay S9", "0 pass", "1 pass", "2 lay SK")
    assert told(happened)[-4:] == [
        ("out", "tolp.out"),
        ("stuck", "tolp.flying"),
        ("deal-over", "tolp.titles"),
        ("match-goes-on", "tolp.match.open"),
    ]
    assert deal.standing.order == (2, 1, 0)


def test_tolp_flying_round_ends_in_mid_pile_and_without_passes() -> None:
    deal = tolp("H2 *1", "S8 *2", "S9 *3", jokers=3)
    say(deal, "0 lay H2", "1 lay S8")
    happened = say(deal, "2 lay S9")
    assert the("stuck", happened).facts == {"count": 3, "by": "jokers"}
    assert deal.over
    assert deal.standing.order == (0, 1, 2), "as many cards each: clockwise from the seat after the last to lay"


def test_tolp_flying_says_no_more_of_what_the_stuck_hold_than_everyone_may_know() -> None:
    lone = tolp("H2 S8", "D2", "S2 S9", flying=["2"])
    happened = say(lone, "0 lay H2", "1 pass", "2 lay S9", "0 pass", "1 pass", "2 pass", "0 lay S8")
    assert the("stuck", happened).facts == {"count": 2, "by": "lone"}
    either = tolp("H2 S8", "D2", "*1 *2 S9", flying=["2"], jokers=2)
    happened = say(either, "0 lay H2", "1 pass", "2 lay S9", "0 pass", "1 pass", "2 pass", "0 lay S8")
    assert the("stuck", happened).facts == {"count": 2, "by": "either"}


def test_tolp_count_says_of_what_stands_in_that_it_only_counts_as_the_rank() -> None:
    deal = tolp("H2 SK DA", "S10 *1 S4", "SJ DJ C5", jokers=1)
    say(deal, "0 lay H2", "1 lay S10 *1")
    assert deal.verdict(Decision(2, "lay", ("SJ",))).facts["laid"] == "with-flyers"
    say(deal, "2 lay SJ DJ")
    assert deal.verdict(Decision(0, "lay", ("SK",))).facts["laid"] == "real"


def test_tolp_flying_places_by_fewest_cards_then_clockwise_the_last_to_lay_last() -> None:
    deal = tolp("H2 *1", "S8 *2 *4", "S9 *3", "S4 *5", jokers=5)
    say(deal, "0 lay H2", "1 pass", "2 pass", "3 lay S4", "0 pass", "1 lay S8", "2 lay S9")
    assert deal.standing.order == (3, 0, 2, 1)


def test_tolp_flying_the_start_alone_can_end_the_round() -> None:
    deal = tolp("H2 *1", "*2", "*3 *4", jokers=4)
    say(deal, "0 lay H2")
    assert deal.standing.order == (1, 0, 2)


def test_those_who_are_out_are_told_in_the_order_in_which_they_went_out() -> None:
    deal = tolp("S4", "S8 D8", "S9 D9", "H2")
    say(deal, "3 lay H2", "0 lay S4")
    assert "Ute, i ordning: spelare 4 och spelare 1. " in describe(deal.seen(None), "sv")


def test_tolp_flying_last_its_own_rank_or_not() -> None:
    deal = facing("S5", "S7 D2", "S8 D8", flying=["2"])
    assert refusal(deal, "1 lay S7 D2") == ("tolp.flying.last", "out-on-flying")
    assert listed(deal) == ["1 lay S7", "1 pass"]
    deal = tolp("H2 D2 C2", "S7 S9", "S8 D8", flying=["2"])
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert refusal(deal, "0 lay D2 C2") == ("tolp.flying.last", "out-on-flying")


def test_tolp_flying_last_comes_after_higher_and_count() -> None:
    deal = facing("S5 D5 C5", "S4 *1", "S8 D8", jokers=1)
    assert refusal(deal, "1 lay S4 *1") == ("tolp.higher", "too-low-standing-in")
    deal = facing("S5 D5 C5", "S7 *1", "S8 D8", jokers=1)
    assert refusal(deal, "1 lay S7 *1") == ("tolp.count", "too-few")


def test_tolp_flying_last_allowed_by_the_option() -> None:
    deal = facing("S5", "S7 D2 *1", "S8 D8", flying=["2"], jokers=1, out_on_flying=True)
    assert "out" in kinds(say(deal, "1 lay S7 D2 *1"))


FOUR_SIXES = "S6 H6 D6 C6"


def test_tolp_option_revolution_four_of_a_rank_turn_the_order() -> None:
    deal = facing("S5", f"{FOUR_SIXES} SK", "S3 H3 D3 C3 S7 H7 D7 C7 DA", revolution=True)
    assert the("revolution", say(deal, f"1 lay {FOUR_SIXES}")).facts == {"seat": 1, "rank": "6", "count": 4}
    assert refusal(deal, "2 lay S7 H7 D7 C7") == ("tolp.higher", "too-low-turned")
    assert listed(deal) == ["2 lay S3 H3 D3 C3", "2 pass"]


def test_tolp_option_revolution_is_off_unless_chosen() -> None:
    deal = facing("S5", f"{FOUR_SIXES} SK", "S3 H3 D3 C3 S7 H7 D7 C7 DA")
    assert "revolution" not in kinds(say(deal, f"1 lay {FOUR_SIXES}"))
    assert listed(deal) == ["2 lay S7 H7 D7 C7", "2 pass"]


def test_tolp_option_revolution_the_next_such_lay_turns_it_back() -> None:
    deal = facing("S7 H7 D7 C7", "S5 H5 D5 C5 DK", "S6 H6 D6 C6 S4 H4 D4 C4 SQ", revolution=True)
    happened = say(deal, "1 lay S5 H5 D5 C5")
    assert the("counter-revolution", happened).facts["rank"] == "5"
    assert listed(deal) == ["2 lay S6 H6 D6 C6", "2 pass"], "above the fives, though not above the sevens"
    say(deal, "2 lay S6 H6 D6 C6")
    assert deal.board.turned


def test_tolp_option_revolution_stays_when_the_pile_is_turned_and_ends_with_the_round() -> None:
    deal = facing("S6 H6 D6 C6", "SK S3", "SA S4", revolution=True)
    say(deal, "1 pass", "2 pass", "0 lay DA", "1 lay SK")
    assert refusal(deal, "2 lay SA") == ("tolp.higher", "too-low-turned")
    say(deal, "2 lay S4", "1 lay S3")
    assert deal.over
    assert not tolp("H2 S4", "S5 S6", revolution=True).board.turned


def test_tolp_option_revolution_flying_cards_may_be_added_but_not_stand_in() -> None:
    deal = facing("S5", "S6 H6 D6 C6 *1 SK", "S7 D7", jokers=1, revolution=True)
    assert "revolution" in kinds(say(deal, "1 lay S6 H6 D6 C6 *1"))
    deal = facing("S5", "S6 H6 D6 C2 SK", "S7 D7", flying=["2"], revolution=True)
    assert "revolution" not in kinds(say(deal, "1 lay S6 H6 D6 C2"))


def test_tolp_option_revolution_more_than_four_do_the_same() -> None:
    deal = facing("S5", "S6 S6 H6 D6 C6 SK", *["S7 D7"] * 9, revolution=True)
    assert "revolution" in kinds(say(deal, "1 lay S6 S6 H6 D6 C6"))


def test_tolp_option_revolution_four_flying_cards_as_their_own_rank() -> None:
    options = {"flying": ["3", "4"], "revolution": True, "jokers": 1}
    deal = facing("S2", "S3 H3 D3 C3 SK", "S7 D7", **options)
    assert "revolution" in kinds(say(deal, "1 lay S3 H3 D3 C3"))
    deal = facing("S2", "S3 H3 D3 C3 H4 *1 SK", "S7 D7", **options)
    assert "revolution" not in kinds(say(deal, "1 lay S3 H3 D3 C3 H4")), "the four names the lay"
    deal = facing("S2", "S4 H4 D4 C4 H3 *1 SK", "S7 D7", **options)
    assert "revolution" in kinds(say(deal, "1 lay S4 H4 D4 C4 H3 *1"))


def test_tolp_option_revolution_going_out_with_it_counts_for_those_left() -> None:
    deal = facing("S5", FOUR_SIXES, "S3 D9", "SK D4", revolution=True)
    assert kinds(say(deal, f"1 lay {FOUR_SIXES}")) == ["laid", "revolution", "out", "turned"]
    say(deal, "2 lay D9")
    assert listed(deal) == ["3 lay D4", "3 pass"]
