"""Rounds of Tölp in a row: the ways of a match, two players, the singles round; and records of them."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from helpers.deals import kinds, say, the
from helpers.tolp_rounds import hands, listed, told, tolp
from tolva_teach.games.options import NumberedKeyword, Ranks
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.finish import TolpStanding, after_round
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.play.match import follow
from tolva_teach.records.record import RecordFault, deal_record, read_record
from tolva_teach.records.standing import standing_of


def standing_after(kings: Sequence[int], match: Any, start: TolpStanding | None = None) -> TolpStanding:
    """How a match of three stands after rounds with these kings."""
    standing = start or TolpStanding((0, 0, 0))
    for king in kings:
        standing = after_round(standing, (king, (king + 1) % 3, (king + 2) % 3), match)
    return standing


def test_tolp_match_open_nobody_wins_for_good() -> None:
    standing = standing_after([0] * 30, "open")
    assert (standing.winner, standing.score) == (None, (30, 0, 0))
    happened = say(tolp("H2", "S3", "S4"), "0 lay H2", "1 lay S3")
    assert told(happened)[-1] == ("match-goes-on", "tolp.match.open")


@pytest.mark.parametrize(
    ("kings", "winner"), [([0], None), ([0, 1, 1], 1), ([0, 1, 2], None), ([0, 1, 2, 2], 2), ([1, 1], None)]
)
def test_tolp_match_rounds_most_rounds_as_king_wins_a_tie_goes_on(kings: list[int], winner: int | None) -> None:
    assert standing_after(kings, {"rounds": 3}).winner == winner


def test_tolp_match_rounds_counts_the_starting_score() -> None:
    start = TolpStanding((2, 2, 0))
    assert standing_after([0], {"rounds": 3}, start).winner == 0
    assert standing_after([2], {"rounds": 3}, start).winner is None


@pytest.mark.parametrize(("kings", "winner"), [([0, 0], None), ([0, 0, 0], 0), ([0, 0, 1, 0], None), ([1, 0, 0, 0], 0)])
def test_tolp_match_streak_in_a_row(kings: list[int], winner: int | None) -> None:
    assert standing_after(kings, {"streak": 3}).winner == winner


def test_tolp_match_streak_counts_within_the_record() -> None:
    start = TolpStanding((5, 0, 0), order=(0, 1, 2))
    assert standing_after([0, 0], {"streak": 3}, start).winner is None
    assert standing_after([0, 0, 0], {"streak": 3}, start).winner == 0
    assert standing_after([1], {"streak": 1}, start).winner == 1


@pytest.mark.parametrize(
    ("match", "score", "kind"),
    [
        ({"rounds": 1}, None, "match-won"),
        ({"rounds": 3}, None, "match-goes-on"),
        ({"rounds": 2}, (0, 1, 0), "match-tied"),
        ({"streak": 1}, None, "match-won"),
        ({"streak": 2}, None, "match-goes-on"),
    ],
)
def test_tolp_match_is_told_after_each_round(match: Mapping[str, int], score: Sequence[int] | None, kind: str) -> None:
    happened = say(tolp("H2", "S3", "S4", match=match, score=score), "0 lay H2", "1 lay S3")
    assert told(happened)[-1] == (kind, f"tolp.match.{next(iter(match))}")


@pytest.mark.parametrize(
    "value",
    ["closed", {}, {"rounds": 0}, {"rounds": True}, {"rounds": "3"}, {"rounds": 1, "streak": 1}, {"laps": 3}, None, []],
)
def test_tolp_match_other_values_are_refused(value: object) -> None:
    with pytest.raises(ValueError, match="no option match"):
        Tolp(3, {"match": value})
    assert not NumberedKeyword("open", ("rounds", "streak")).accepts(value)


@pytest.mark.parametrize(
    ("value", "accepted"),
    [
        ([], True),
        (["2", "10"], True),
        (["2", "2"], False),
        (["1"], False),
        ("2", False),
        ([2], False),
        (["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"], True),
        (["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"], False),
    ],
)
def test_tolp_flying_names_ranks_none_twice_and_not_all(value: object, accepted: bool) -> None:
    assert Ranks().accepts(value) == accepted


@pytest.mark.parametrize(
    "options", [{"jokers": -1}, {"jokers": 21}, {"jokers": True}, {"exchange": "cap-4"}, {"trump": "S"}]
)
def test_tolp_options_of_no_use_are_refused(options: Mapping[str, Any]) -> None:
    with pytest.raises(ValueError, match="has no option"):
        Tolp(3, options)


@pytest.mark.parametrize("score", [(0, 0), (0, 0, -1)])
def test_tolp_score_is_rounds_as_king_by_seat(score: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a score for 3 seats"):
        Tolp(3).first_standing(score, 0, None)


# tolp.option.two


def test_tolp_option_two_lays_the_top_ten_aside_unseen() -> None:
    record = deal_record("tolp", 2, seed=4, dealer=1)
    deck = record.deals[0].cards["deck"]
    (turn,) = follow(record)
    assert told(turn.happenings)[0] == ("laid-aside", "tolp.option.two")
    assert isinstance(turn.deal, TolpDeal)
    assert sorted(turn.deal.hands[0]) == sorted(deck[10::2])
    assert sorted(turn.deal.hands[1]) == sorted(deck[11::2])
    assert Tolp(2).sizes(record.start, 1).piles["aside"] == Tolp(2).pack[:10]


def test_tolp_option_two_is_a_record_with_aside() -> None:
    pack = list(Tolp(2).pack)
    written = {"format": "tolva-record/1", "game": "tolp", "players": 2}
    whole = {"dealer": 1, "hands": [pack[10:31], pack[31:]], "aside": pack[:10]}
    assert standing_of(read_record({**written, "deals": [whole]}))["state"] == "in-deal"
    for wrong in ({**whole, "aside": []}, {**whole, "hands": [pack[10:30], pack[30:]]}):
        with pytest.raises(RecordFault) as caught:
            standing_of(read_record({**written, "deals": [wrong]}))
        assert caught.value.rule == "record.cards"


# tolp.option.singles


def test_tolp_option_singles_are_passed_clockwise_all_at_the_same_time() -> None:
    deal = tolp("H2 S7 D7 SA", "H3 D3 D4", "C9 D9 C4 SJ", singles_round=True)
    assert hands(deal) == [{"S7", "D7", "C4", "SJ"}, {"H3", "D3", "H2", "SA"}, {"C9", "D9", "D4"}]
    assert listed(deal) == ["1 lay H2"]


def test_tolp_option_singles_not_the_flying_ones() -> None:
    deal = tolp("H2 S7 *1", "H3 D3 D4", "C9 D9 C4", singles_round=True, flying=["2"], jokers=1)
    assert hands(deal)[0] == {"H2", "*1", "C4"}


def test_tolp_option_singles_in_two_decks_two_alike_are_no_single() -> None:
    deal = tolp("H2 S7 S7", *["H3 D3"] * 9, "C9 D9", singles_round=True)
    assert hands(deal)[:2] == [{"S7"}, {"H3", "D3", "H2"}]


def test_tolp_option_singles_a_hand_left_empty_is_out_at_once_in_order_from_forehand() -> None:
    deal = tolp("S4 S5", "H2 D2", "S6 S7", "C9 D9", singles_round=True, dealer=1)
    outs = [happened.facts for happened in deal.opening if happened.kind == "out"]
    assert outs == [{"seat": 2, "place": 1}, {"seat": 0, "place": 2}]
    assert listed(deal) == ["1 lay H2"]
    say(deal, "1 lay H2")
    assert deal.actors() == (3,), "those who are out are passed over"


def test_tolp_option_singles_can_leave_one_and_end_the_round() -> None:
    deal = tolp("S4 S5", "H2 D2", singles_round=True)
    assert deal.over
    assert deal.standing.order == (0, 1)
    assert kinds(deal.opening)[-2:] == ["deal-over", "match-goes-on"]


def test_tolp_option_singles_come_after_the_exchanges() -> None:
    deal = tolp("H2 S7 D7", "H3 D3 D4", "C9 D9 C4 SJ", singles_round=True, order=(0, 1, 2))
    assert hands(deal)[0] == {"H2", "S7", "D7"}
    happened = say(deal, "0 give H2", "0 high")
    assert kinds(happened)[3:] == ["taken-up", "singles-round", *["singles-passed"] * 3, "starts"]
    assert hands(deal)[0] == {"S7", "D7", "H2", "C4"}


def test_tolp_option_singles_each_knows_what_it_passed_and_received() -> None:
    deal = tolp("H2 S7 D7", "H3 D3 D4", "C9 D9 C4 SJ", singles_round=True)
    assert deal.view(1).singles == (("D4",), ("H2",))
    passed = next(happened for happened in deal.opening if happened.kind == "singles-passed")
    assert [passed.seen_by(seat).facts.get("cards") for seat in range(3)] == [("H2",), ("H2",), None]


# Records


def test_record_of_two_rounds_begins_the_second_with_exchanges() -> None:
    pack = list(Tolp(3).pack)
    first = {"dealer": 2, "deck": pack, "events": []}
    record = {"format": "tolva-record/1", "game": "tolp", "players": 3, "order": [2, 0, 1], "deals": [first]}
    answer = standing_of(read_record(record))
    assert (answer["order"], answer["score"], answer["to_act"]) == ([2, 0, 1], [0, 0, 0], 2)
    assert answer["legal"] == ["2 give 1 cards"]


def test_record_order_that_is_none_is_refused() -> None:
    record = {"format": "tolva-record/1", "game": "tolp", "players": 3, "order": [2, 0, 0], "deals": [{"dealer": 0}]}
    with pytest.raises(RecordFault) as caught:
        read_record(record)
    assert caught.value.rule == "record.syntax"


def test_tolp_titles_are_in_the_deals_standing_and_told() -> None:
    happened = say(tolp("H2", "S3", "S4"), "0 lay H2", "1 lay S3")
    assert the("deal-over", happened).rule == "tolp.titles"
