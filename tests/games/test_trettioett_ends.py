"""Trettioett, rule by rule: how a deal ends and who loses a life, who is out, and how the match ends."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from helpers.deals import kinds, refusal, say, the
from helpers.trettioett_deals import FAIR, GOOD, LOW, draw_and_discard, lives, thirtyone, three
from tolva_teach.games.base import Happening
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.rules.cards import FULL_PACK
from tolva_teach.texts import Speaker, happening


def said_by(told: Sequence[Happening], kind: str) -> list[int]:
    return [happened.facts["seat"] for happened in told if happened.kind == kind]


def test_thirtyone_31_reached_ends_the_deal_and_all_others_lose_a_life() -> None:
    deal = thirtyone(LOW, "HA HK C2", GOOD, stock=["D6", "H10"])
    told = say(deal, "0 draw", "0 discard D6", "1 draw", "1 discard C2")
    shown = the("shows-31", told)
    assert (shown.rule, shown.facts["cards"], shown.facts["suit"]) == ("thirtyone.31", ("HA", "HK", "H10"), "H")
    told_of = {"losers": (0, 2), "seat": 1, "knocker": None, "among": "all"}
    assert the("lost-life", told)[1:3] == ("thirtyone.31", told_of)
    assert lives(deal) == (2, 3, 2)
    assert deal.over
    assert refusal(deal, "2 draw") == ("turn.order", "deal-over")


def test_thirtyone_31_counts_three_cards_so_not_before_the_discard() -> None:
    deal = thirtyone(LOW, "HA HK C2", GOOD, stock=["D6", "H10"])
    say(deal, "0 draw", "0 discard D6", "1 draw")
    assert not deal.over
    say(deal, "1 discard HA")
    assert not deal.over


def test_thirtyone_31_by_three_aces_from_the_pile() -> None:
    deal = thirtyone("SA HA C2", FAIR, GOOD, pile="DA")
    told = say(deal, "0 take", "0 discard C2")
    assert the("shows-31", told).facts["suit"] is None
    assert lives(deal) == (3, 2, 2)


def test_thirtyone_31_after_a_knock_the_knocker_loses_a_life_too() -> None:
    deal = thirtyone(GOOD, "HA HK C2", LOW, stock=["H10"])
    told = say(deal, "0 knock", "1 draw", "1 discard C2")
    assert lives(deal) == (2, 3, 2)
    assert deal.over
    assert the("lost-life", told).facts["knocker"] == 0


def test_thirtyone_31_dealt_is_shown_before_play() -> None:
    deal = thirtyone(LOW, "HA HK H10", GOOD)
    assert [(h.kind, h.rule) for h in deal.opening[2:]] == [
        ("shows-31", "thirtyone.31.dealt"), ("lost-life", "thirtyone.31.dealt"), ("deal-over", "thirtyone.lives"),
    ]  # fmt: skip
    assert deal.actors() == ()
    assert lives(deal) == (2, 3, 2)


@pytest.mark.parametrize(("dealer", "counts"), [(0, 1), (1, 2), (2, 1), (3, 1)])
def test_thirtyone_31_dealt_to_several_only_the_one_nearest_the_dealers_left_counts(dealer: int, counts: int) -> None:
    deal = thirtyone(LOW, "HA HK H10", "SA DA CA", GOOD, dealer=dealer)
    assert lives(deal) == tuple(3 if seat == counts else 2 for seat in range(4))
    assert said_by(deal.opening, "shows-31") == [counts]
    assert said_by(deal.opening, "shows-31-late") == [3 - counts]


def test_thirtyone_31_dealt_does_not_touch_who_is_out() -> None:
    deal = thirtyone(LOW, "HA HK H10", "", GOOD, score=[3, 2, 0, 1])
    assert lives(deal) == (2, 2, 0, 0)


def test_thirtyone_knock_instead_of_the_turn_then_one_turn_each() -> None:
    deal = three()
    told = say(deal, "0 knock")
    assert told == [Happening("knocked", "thirtyone.knock", {"seat": 0, "actors": (1, 2)})]
    draw_and_discard(deal)
    assert not deal.over
    told = draw_and_discard(deal)
    assert deal.over
    assert said_by(told, "shows") == [0, 1, 2]
    assert lives(deal) == (2, 3, 3)


def test_thirtyone_knock_only_before_taking_or_drawing() -> None:
    for first in ("0 take", "0 draw"):
        deal = three()
        say(deal, first)
        assert refusal(deal, "0 knock") == ("thirtyone.knock", "turn-begun")


def test_thirtyone_knock_with_two_left_the_other_has_one_turn_more() -> None:
    told = say(three(score=[3, 0, 3]), "0 knock")
    assert told[0].facts == {"seat": 0, "actors": (2,)}
    assert happening(told[0], Speaker("sv")) == "Spelare 1 knackar. Spelare 3 får ett drag till."


def test_thirtyone_knock_nobody_knocks_again() -> None:
    deal = three()
    say(deal, "0 knock")
    assert refusal(deal, "1 knock") == ("thirtyone.knock", "knocked-already")
    assert {str(decision) for decision in deal.legal()} == {"1 take", "1 draw"}
    say(deal, "1 draw")
    assert refusal(deal, "1 knock") == ("thirtyone.knock", "knocked-already"), "it was too late before the draw, too"


def test_thirtyone_knock_with_two_left_the_other_has_one_turn() -> None:
    deal = thirtyone(GOOD, "", LOW, score=[1, 0, 1])
    say(deal, "0 knock")
    told = draw_and_discard(deal)
    assert deal.standing.winner == 0
    assert said_by(told, "out") == [2]


def test_thirtyone_knock_by_someone_else_than_forehand() -> None:
    deal = three()
    draw_and_discard(deal)
    say(deal, "1 knock")
    draw_and_discard(deal)
    assert deal.actors() == (0,)
    draw_and_discard(deal)
    assert deal.over


def test_thirtyone_lowest_loses_a_life_the_knocker_too() -> None:
    deal = three()
    say(deal, "0 knock")
    draw_and_discard(deal)
    told = draw_and_discard(deal)
    assert the("lost-life", told)[1:3] == ("thirtyone.lowest", {"losers": (0,), "points": 4})
    assert lives(deal) == (2, 3, 3)


def test_thirtyone_lowest_all_who_tie_lose_a_life() -> None:
    deal = thirtyone("S9 H2 C3", GOOD, "H9 D2 C4", pile="D7")
    say(deal, "0 knock")
    draw_and_discard(deal)
    told = draw_and_discard(deal)
    assert the("lost-life", told).facts == {"losers": (0, 2), "points": 9}
    assert lives(deal) == (2, 3, 2)


def test_thirtyone_lowest_all_tie_and_some_have_lives_left() -> None:
    deal = thirtyone("S9 H2 C3", "C9 H4 D5", "H9 D2 C4", pile="D7", score=[1, 1, 2])
    say(deal, "0 knock")
    draw_and_discard(deal)
    told = draw_and_discard(deal)
    assert lives(deal) == (0, 0, 1)
    assert the("match-won", told).facts == {"winner": 2, "count": 8}


def run_down(deal: TrettioettDeal, left: int) -> list[Happening]:
    """Draws and discards until so many cards are left in the stock."""
    told: list[Happening] = []
    while deal.view(0).board.stock > left:
        told += draw_and_discard(deal)
    return told


def test_thirtyone_stock_out_everybody_shows_at_the_end_of_the_turn() -> None:
    deal = three()
    run_down(deal, 1)
    seat = deal.actors()[0]
    assert kinds(say(deal, f"{seat} draw")) == ["drew"]
    assert not deal.over
    told = say(deal, f"{seat} discard {deal.view(seat).hand[-1]}")
    assert kinds(told)[:2] == ["discarded", "stock-out"]
    assert the("stock-out", told).rule == "thirtyone.stock-out"
    assert said_by(told, "shows") == [0, 1, 2]
    assert lives(deal) == (2, 3, 3)


def test_thirtyone_stock_out_31_on_the_last_card_goes_first() -> None:
    deal = thirtyone("S2 S3 S4", "HA HK C2", "D2 D3 D4", stock=[card for card in FULL_PACK if card != "H10"])
    run_down(deal, 1)
    while deal.actors() != (1,):
        say(deal, f"{deal.actors()[0]} take", f"{deal.actors()[0]} discard {deal.view(deal.actors()[0]).hand[0]}")
    told = say(deal, "1 draw", "1 discard C2")
    assert kinds(told) == ["drew", "discarded", "shows-31", "lost-life", "deal-over"]
    assert lives(deal) == (2, 3, 2)


def test_thirtyone_stock_out_after_a_knock_the_last_turns_are_played_from_the_pile() -> None:
    deal = three()
    run_down(deal, 1)
    first = deal.actors()[0]
    third = (first + 2) % 3
    say(deal, f"{first} knock")
    draw_and_discard(deal)
    assert not deal.over
    assert refusal(deal, f"{third} draw") == ("thirtyone.stock-out", "stock-empty")
    assert [str(decision) for decision in deal.legal()] == [f"{third} take"]
    assert deal.verdict(deal.legal()[0])[:3] == (True, "thirtyone.stock-out", "pile-only")
    told = say(deal, f"{third} take")
    assert told[0].rule == "thirtyone.stock-out"
    assert refusal(deal, f"{third} draw") == ("thirtyone.turn", "discard-first")
    told = say(deal, f"{third} discard {deal.view(third).hand[0]}")
    assert "stock-out" not in kinds(told)
    assert said_by(told, "shows") == [0, 1, 2]


def test_thirtyone_turn_with_the_stock_out_one_takes_from_the_pile_before_discarding() -> None:
    deal = three()
    run_down(deal, 1)
    say(deal, f"{deal.actors()[0]} knock")
    draw_and_discard(deal)
    (last,) = deal.actors()
    assert refusal(deal, f"{last} discard {deal.hands[last][0]}") == ("thirtyone.turn", "take-from-pile-first")


def test_thirtyone_stock_out_not_by_taking_from_the_pile() -> None:
    deal = three()
    run_down(deal, 1)
    for _ in range(3):
        seat = deal.actors()[0]
        say(deal, f"{seat} take", f"{seat} discard {deal.view(seat).hand[0]}")
    assert not deal.over


def test_thirtyone_out_without_lives() -> None:
    deal = thirtyone(LOW, FAIR, GOOD, score=[1, 3, 3])
    say(deal, "0 knock")
    draw_and_discard(deal)
    told = draw_and_discard(deal)
    assert said_by(told, "out") == [0]
    assert the("deal-over", told).facts == {"lives": (None, 3, 3)}
    assert deal.standing.winner is None


def test_thirtyone_out_sits_out_the_next_deal() -> None:
    deal = thirtyone("", FAIR, GOOD, score=[0, 3, 3])
    assert deal.actors() == (1,)
    assert "out" in deal.table().places[0].marks
    assert list(deal.game.candidates(deal.view(0)))
    assert {deal.verdict(d).rule for d in deal.game.candidates(deal.view(0))} == {"turn.order"}


def test_thirtyone_out_the_last_one_left_wins_the_pot() -> None:
    deal = thirtyone(LOW, "", GOOD, score=[1, 0, 1])
    say(deal, "0 knock")
    told = draw_and_discard(deal)
    assert deal.standing.winner == 2
    assert deal.table().notes == (("pot-won", {"winner": 2}),), "the table says whose the chips in its middle are"
    assert the("match-won", told)[1:3] == ("thirtyone.out", {"winner": 2, "count": 8})


@pytest.mark.parametrize(
    ("score", "dealer", "following"), [([3, 3, 3, 3], 3, 0), ([3, 0, 0, 1], 0, 3), ([0, 1, 0, 1], 2, 3)]
)
def test_thirtyone_out_the_deal_passes_to_the_next_player_still_in(
    score: list[int], dealer: int, following: int
) -> None:
    rules = Trettioett(4)
    assert rules.next_dealer(dealer, rules.first_standing(score, 0, None)) == following


def tied(score: Sequence[int], options: Mapping[str, Any] | None = None) -> tuple[TrettioettDeal, list[Happening]]:
    """Three players who tie, after a knock."""
    deal = thirtyone("S9 H2 C3", "C9 H4 D5", "H9 D2 C4", pile="D7", score=score, options=options)
    say(deal, "0 knock")
    draw_and_discard(deal)
    return deal, draw_and_discard(deal)


def test_thirtyone_all_last_nobody_loses_a_life() -> None:
    deal, told = tied([1, 1, 1])
    assert the("spared", told)[1:3] == ("thirtyone.all-last", {"losers": (0, 1, 2), "points": 9})
    assert lives(deal) == (1, 1, 1)
    assert deal.over
    assert deal.standing.winner is None
    assert deal.game.next_dealer(2, deal.standing) == 0


def test_thirtyone_all_last_not_where_lives_remain() -> None:
    deal, _ = tied([2, 2, 2])
    assert lives(deal) == (1, 1, 1)


def test_thirtyone_all_last_with_a_free_lap_only_when_all_play_free() -> None:
    assert lives(tied([1, 1, 1], {"free_lap": True})[0]) == (0, 0, 0)
    assert lives(tied([0, 0, 0], {"free_lap": True})[0]) == (0, 0, 0)
    deal, _ = tied([0, 0, 1], {"free_lap": True})
    assert lives(deal) == (-1, -1, 0)
    assert deal.standing.winner == 2


def test_thirtyone_option_free_plays_on_without_lives_until_the_next_loss() -> None:
    deal = thirtyone(LOW, FAIR, GOOD, score=[1, 3, 3], options={"free_lap": True})
    say(deal, "0 knock")
    draw_and_discard(deal)
    told = draw_and_discard(deal)
    assert the("plays-free", told)[1:3] == ("thirtyone.option.free", {"staying": (0,)})
    assert lives(deal) == (0, 3, 3)
    again = thirtyone(LOW, FAIR, GOOD, score=lives(deal), options={"free_lap": True})
    say(again, "0 knock")
    draw_and_discard(again)
    told = draw_and_discard(again)
    assert "lost-life" not in kinds(told), "there is no life to lose"
    assert the("out", told)[1:3] == ("thirtyone.option.free", {"seat": 0, "points": 4})
    assert lives(again) == (-1, 3, 3)


def test_thirtyone_option_free_off_a_seat_without_lives_is_out() -> None:
    rules = Trettioett(3)
    assert rules.deal_out(FULL_PACK, 0, rules.first_standing([0, 3, 3], 0, None)).hands[0] == ()


def test_thirtyone_option_free_31_takes_the_last_too() -> None:
    deal = thirtyone("HA HK H10", FAIR, GOOD, score=[0, 0, 1], options={"free_lap": True})
    assert lives(deal) == (0, -1, 0)
    assert deal.standing.winner is None
    lost = the("lost-life", deal.opening).facts
    assert (lost["losers"], lost["among"]) == ((2,), "some")
    assert the("out", deal.opening)[1:3] == ("thirtyone.option.free", {"seat": 1, "points": None})
