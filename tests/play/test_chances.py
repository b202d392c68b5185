"""What a decision lets go of."""

from random import Random
from typing import Any

import pytest

from helpers.every_game import decide
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Refused
from tolva_teach.play.chances import missed
from tolva_teach.play.match import Match, stop
from tolva_teach.play.playout import PlayedName
from tolva_teach.rules.decisions import Decision


def deal_before(game: str, players: int, verb: str, chance: str) -> tuple[Deal[Any], Decision, Decision]:
    """Some deal in which one may do a thing and use a chance: the deal, the thing and the chance."""
    for seed in range(400):
        deal = stop(PlayedName.of(game, seed, players).dealt())
        dice = Random(seed)
        while not deal.over:
            legal = deal.game.legal(deal.view(deal.actors()[0]))
            use = [one for one in legal if one.verb == chance]
            does = [one for one in legal if one.verb == verb]
            if use and does:
                return deal, does[0], use[0]
            deal.apply(decide(deal, dice))
    raise AssertionError("no such deal")


@pytest.mark.parametrize(
    ("game", "players", "verb"),
    [("tolva", 3, "play"), ("plocketolva", 2, "draw"), ("bordstolva", 2, "turn"), ("bondtolva", 2, "draw")],
)
def test_whoever_goes_on_holding_a_pair_lets_go_of_the_meld(game: str, players: int, verb: str) -> None:
    deal, does, meld = deal_before(game, players, verb, "meld")
    assert meld in [lost for lost, _ in missed(deal, does)]


def test_whoever_melds_misses_no_meld_and_no_question() -> None:
    deal, meld, _ = deal_before("tolva", 4, "meld", "ask")
    assert missed(deal, meld) == ()


def test_whoever_asks_the_partner_lets_go_of_a_pair_of_their_own() -> None:
    deal, ask, meld = deal_before("tolva", 4, "ask", "meld")
    assert [lost for lost, _ in missed(deal, ask)] == [meld]


def test_whoever_says_no_holding_a_pair_lets_go_of_the_meld() -> None:
    deal, no, meld = deal_before("bondtolva", 4, "no", "meld")
    assert missed(deal, no)[0].decision == meld


def test_melds_come_before_questions() -> None:
    deal, play, _ = deal_before("bondtolva", 4, "play", "ask")
    both, _, _ = deal_before("bondtolva", 4, "ask", "meld")
    plays = [one for one in both.legal() if one.verb == "play"]
    assert missed(both, plays[0])[0].decision.verb == "meld"
    assert {lost.verb for lost, _ in missed(deal, play)} == {"ask"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_missed_could_be_done_before_and_cannot_be_done_after(game: str) -> None:
    chance = Random(game)
    match = Match.begin(game, seed=1)
    while not match.deal.over:
        decision = decide(match.deal, chance)
        lost = [chance for chance, _ in missed(match.deal, decision)]
        assert all(match.deal.verdict(other) for other in lost)
        match.do(decision)
        assert not any(match.deal.verdict(other) for other in lost)


def test_of_what_is_forbidden_nothing_is_missed_for_it_is_refused() -> None:
    deal, _, _ = deal_before("tolva", 3, "play", "meld")
    with pytest.raises(Refused):
        missed(deal, Decision(deal.actors()[0], "draw"))
