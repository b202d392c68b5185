"""The beginner at Tolva in all its forms: what it does in plain positions, and that it beats random play."""

from random import Random
from typing import Any

import pytest

from helpers.deals import say
from helpers.deals_for_two import bond, bord, plocke
from tolva_teach.games import game
from tolva_teach.games.base import Deal
from tolva_teach.players import choose_at_random, play_deal
from tolva_teach.players.tricks import choose

DEALS = 40

FORMS = [
    ("tolva", 4, {}),
    ("tolva", 3, {}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {}),
    ("bordstolva", 2, {"first_trick_from_table": True}),
    ("bondtolva", 2, {}),
    ("bondtolva", 3, {}),
    ("bondtolva", 4, {}),
]


def chosen(deal: Deal[Any]) -> str:
    (seat,) = deal.actors()
    return str(choose(deal.view(seat), Random(1)))


def test_beginner_melds_before_it_draws() -> None:
    deal = plocke("SA SK SQ", "S9")
    say(deal, "0 play SA", "1 play S9")
    assert chosen(deal) == "0 meld S"
    say(deal, "0 meld S")
    assert chosen(deal) == "0 draw"


def test_beginner_turns_up_what_waits() -> None:
    deal = bord(("SA", "S9 SK"), ("S10 C6", "S8"), ("H6", "H7"))
    say(deal, "0 play S10", "1 play S8")
    assert chosen(deal) == "0 turn"


def test_beginner_asks_its_partner_and_then_for_a_suit() -> None:
    deal = bond("SA CK D9", "S9 CA DA", "SJ CQ H9 HJ", "SQ SK DQ DJ")
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play SK")
    assert chosen(deal) == "0 ask"
    say(deal, "0 ask", "2 no")
    assert chosen(deal) == "0 ask C"
    say(deal, "0 ask C")
    assert chosen(deal) == "2 yes"


def test_beginner_does_not_ask_again_for_what_was_denied() -> None:
    deal = bond("SA S10 CA C10 HK DQ", "S9 CJ H9 HQ D9 DK", "SJ C9 H10 HJ D10 DJ", "SK SQ CK CQ HA DA")
    say(deal, "0 play SA", "1 play S9", "2 play SJ", "3 play SQ", "0 ask", "2 no", "0 ask H", "2 no")
    say(deal, "0 play CA", "1 play CJ", "2 play C9", "3 play CQ")
    assert chosen(deal) == "0 ask", "there is a suit for which it has not asked"
    say(deal, "0 ask", "2 no")
    assert chosen(deal) == "0 ask D"
    say(deal, "0 ask D", "2 no", "0 play S10", "1 play D9", "2 play DJ", "3 play SK")
    assert chosen(deal).startswith("0 play")


def test_beginner_does_not_meld_past_twelve_where_that_loses() -> None:
    exact = bond("SA SK SQ", "S9", scoring="exact-12", score=(11, 0))
    say(exact, "0 play SA", "1 play S9")
    assert chosen(exact) == "0 draw"


def test_beginner_throws_off_what_is_worth_least() -> None:
    deal = bond("SA S10", "C9 HA H10 DA D10 CA")
    say(deal, "0 play SA")
    assert chosen(deal) == "1 play C9"


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_beginner_beats_random_play(name: str, players: int, options: dict[str, Any]) -> None:
    """Each party in turn plays with a head, on the same cards."""
    rules, chance = game(name, players, options), Random(5)
    standing = rules.first_standing(None, 0, None)
    won = lost = 0
    for number in range(DEALS):
        deck, dealer = chance.sample(rules.pack, len(rules.pack)), number % players
        for party in range(len(set(rules.parties))):
            deal = rules.start(rules.deal_out(deck, dealer, standing), dealer, standing)
            play_deal(deal, [choose if its == party else choose_at_random for its in rules.parties], chance)
            score = deal.standing.score
            others = max(points for its, points in enumerate(score) if its != party)
            won, lost = won + (score[party] > others), lost + (score[party] < others)
    assert won > 1.5 * lost
