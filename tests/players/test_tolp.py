"""The beginner at Tölp: what it does, and that it is better than chance."""

from random import Random
from typing import Any

import pytest

from helpers.deals import say
from helpers.tolp_rounds import facing, tolp
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.players import choose_at_random, play_deal
from tolva_teach.players.tolp import choose

ROUNDS = 120


def decides(deal: TolpDeal) -> str:
    """What the beginner does in the seat to act."""
    return str(choose(deal.view(deal.actors()[0]), Random(1)))


def test_simple_tolp_lays_the_lowest_that_goes() -> None:
    assert decides(facing("S5", "S4 S9 SK", "S3 D3")) == "1 lay S9"


def test_simple_tolp_keeps_a_pair_together() -> None:
    assert decides(facing("S5", "S7 D7 S4", "S3 D3")) == "1 lay S7 D7"
    assert decides(facing("S5 D5 C5", "S7 D7 H7 C7 S4", "S3 D3")) == "1 lay S7 H7 D7 C7"
    assert decides(facing("S8", "SK S7 D7 S4", "S3 D3")) == "1 lay SK"


def test_simple_tolp_passes_where_a_lay_would_gain_nothing() -> None:
    assert decides(facing("S8", "S7 D4", "S3 D3")) == "1 pass"


def test_simple_tolp_leads_its_lowest_rank_whole() -> None:
    deal = tolp("H2 S4 D4 SK", "S5", "S6")
    say(deal, "0 lay H2", "1 pass", "2 pass")
    assert decides(deal) == "0 lay S4 D4"


def test_simple_tolp_uses_flying_cards_before_it_is_too_late() -> None:
    deal = facing("S5", "S9 D2", "S6 S7", flying=["2"])
    assert decides(deal) == "1 pass"
    assert decides(facing("S5", "S9 D2 SQ", "S6 S7", flying=["2"])) == "1 lay S9 D2"


def test_simple_tolp_gives_low_singles_and_says_high() -> None:
    deal = tolp("S3 D3 S5 S9 DK", "S6 S7", "D6 D7", "SA DA SK SQ C9", order=(0, 1, 2, 3))
    assert decides(deal) == "0 give S5 S3"
    say(deal, "0 give S5 S9")
    assert decides(deal) == "0 high"


def test_simple_tolp_asks_for_more_of_a_high_pair() -> None:
    deal = tolp("S3 D4 SQ DQ", "S6 S7", "HQ DA", order=(0, 1, 2))
    say(deal, "0 give S3")
    assert decides(deal) == "0 ask Q"
    say(deal, "0 ask Q")
    assert decides(deal) == "0 take Q"


@pytest.mark.parametrize(
    "options", [{}, {"flying": ["2", "3"], "jokers": 2, "revolution": True, "singles_round": True}]
)
def test_simple_tolp_is_king_far_more_often_than_chance(options: dict[str, Any]) -> None:
    rules, chance, kings = Tolp(4, options), Random(1), 0
    for number in range(ROUNDS):
        seat = number % 4
        standing = rules.first_standing(None, 0, chance.sample(range(4), 4))
        deck = chance.sample(rules.pack, len(rules.pack))
        deal = rules.start(rules.deal_out(deck, seat, standing), seat, standing)
        play_deal(deal, [choose if each == seat else choose_at_random for each in range(4)], chance)
        kings += deal.stands.order is not None and deal.stands.order[0] == seat
    assert kings > 0.45 * ROUNDS, "a quarter would be chance"
