"""The club player of the trick games."""

from itertools import islice
from random import Random

import pytest

from helpers.deals import play_tricks, tolva
from helpers.described import known_with
from helpers.every_game import fresh
from tolva_teach.games import GAMES
from tolva_teach.players import KINDS, NoBeginnerError, chooser, club, kinds_of
from tolva_teach.players.club import Budget, thinking
from tolva_teach.records.record import deal_record
from tolva_teach.rules.decisions import Decision

FEW = Budget(samples=3)

FORMS: tuple[tuple[str, int], ...] = (
    ("tolva", 4),
    ("tolva", 3),
    ("plocketolva", 2),
    ("bordstolva", 2),
    ("bondtolva", 2),
    ("bondtolva", 3),
    ("bondtolva", 4),
    ("tolp", 3),
    ("trettioett", 3),
)


@pytest.mark.parametrize(("name", "players"), FORMS)
def test_it_plays_a_whole_deal_by_the_rules(name: str, players: int) -> None:
    deal, chance = fresh(deal_record(name, players, 5)), Random(5)
    while actors := deal.actors():
        deal.apply(club.chooser(FEW)(deal.view(actors[0]), chance))
    assert deal.over


def test_the_same_chance_leads_to_the_same_decision() -> None:
    view = fresh(deal_record("tolva", 4, 3)).view(1)
    assert len({club.chooser(FEW)(view, Random(9)) for _ in range(3)}) == 1


def test_it_thinks_in_steps_and_may_be_stopped_after_any_of_them() -> None:
    deal = fresh(deal_record("tolva", 4, 3))
    view = deal.view(1)
    legal = deal.game.legal(view)
    steps = list(islice(thinking(view, Random(1)), 12))
    assert len(steps) == 12
    assert set(steps) <= set(legal)
    assert deal.view(1) is view


def test_the_clock_ends_its_thought() -> None:
    view = fresh(deal_record("tolva", 4, 3)).view(1)
    steps = list(thinking(view, Random(1), Budget(samples=10**6, seconds=0)))
    assert len(steps) == 2  # a beginner's decision, and what came of one deal


def test_what_there_is_no_choice_about_takes_no_thought() -> None:
    forced = tolva("HA", "H9 SA S10 SK SQ SJ S9 S8 S7", "HK", "HQ")
    play_tricks(forced, "HA")
    assert list(thinking(forced.view(1), Random(1), FEW)) == [Decision(1, "play", ("H9",))]


def test_it_has_no_eyes_for_hidden_cards() -> None:
    """Two deals that it cannot tell apart lead it to the same decision."""
    hands = ("HA HK SA SK DA DK CA CK S6", "H6 H7", "D6 D7", "C6 C7")
    other = ("HA HK SA SK DA DK CA CK S6", "D6 D7", "C6 C7", "H6 H7")
    decided = {club.chooser(FEW)(tolva(*its).view(0), Random(2)) for its in (hands, other)}
    assert len(decided) == 1


@pytest.mark.parametrize("name", GAMES)
def test_it_is_known_as_a_kind_of_player(name: str) -> None:
    assert kinds_of(name) == KINDS
    player = chooser("club", name)
    assert isinstance(player, club.chooser)
    assert player.budget == club.USUAL


def test_a_game_without_a_club_player_says_so() -> None:
    with known_with("tolp", mind=None), pytest.raises(NoBeginnerError, match="tolp"):
        chooser("club", "tolp")


def test_a_budget_makes_another_player() -> None:
    assert chooser("beginner", "tolp", FEW) is chooser("beginner", "tolp")
    player = chooser("club", "tolp", FEW)
    assert isinstance(player, club.chooser)
    assert player.budget == FEW
