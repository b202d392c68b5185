"""Deals of Tolva for four in which each seat holds a whole suit: spades, hearts, diamonds, clubs, so that seat 0 takes
every trick it leads to, until trump is set.
"""

from typing import Any

from helpers.deals import play_tricks, tolva
from tolva_teach.games.base import Deal

RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7", "6"]
SUITS_EACH = [" ".join(suit + rank for rank in RANKS) for suit in "SHDC"]
FIRST = "SA H6 D6 C6"
REST = ["S10 H7 D7 C7", "S9 H8 D8 C8", "S8 H9 D9 C9", "S7 HJ DJ CJ", "S6 H10 D10 C10", "SJ HA DA CA"]
LAST = ["SK HK DK CK", "SQ HQ DQ CQ"]


def suits(**more: Any) -> Deal[Any]:
    return tolva(*SUITS_EACH, **more)


def after_first(**more: Any) -> Deal[Any]:
    """Seat 0 has taken the first trick and is about to lead."""
    deal = suits(**more)
    play_tricks(deal, FIRST)
    return deal


TWO_PAIRS = ("SA S10 SK SQ SJ HA H10 HK HQ", "S9 S8 S7 S6 HJ H9 H8 H7 H6", *SUITS_EACH[2:])
