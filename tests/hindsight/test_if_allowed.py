"""What a forbidden card would bring: only what is better than all that is allowed, and nothing of the hidden cards."""

from random import Random
from typing import Any

import pytest

from helpers.deals import say, tolva
from tolva_teach.games.base import Deal
from tolva_teach.hindsight.if_allowed import TRICKS, gain_of
from tolva_teach.play.match import Match
from tolva_teach.players import chooser
from tolva_teach.rules.decisions import play
from tolva_teach.testing.conformance import state


def last_to_follow(*others: str) -> Deal[Any]:
    """A trick that the other side will take with the ace; the last player has one card of its suit, the ten."""
    first, second, third = others or ("SA S6", "S7", "S8")
    deal = tolva(first, second, third, "S10 HA HK HQ HJ H9 H8 H7 H6")
    say(deal, "0 play SA", "1 play S7", "2 play S8")
    return deal


def test_trick_follow_a_revoke_keeps_what_one_would_have_to_give() -> None:
    deal = last_to_follow()
    before = state(deal)
    gain = gain_of(deal, play(3, "H6"), Random(1))
    assert gain is not None
    assert (gain.measure, gain.count, gain.after) == ("card_points", 10, 1)
    assert [its.kind for its in gain.happened] == ["played", "trick-taken"]
    assert {card.card for zone in gain.table.zones if zone.name == "trick" for card in zone.cards} == {
        *("SA", "S7", "S8", "H6"),
    }
    assert state(deal) == before


def test_it_is_the_same_however_the_hidden_cards_lie() -> None:
    one, other = last_to_follow(), last_to_follow("SA SK SQ DA", "S7 CA", "S8 S6")
    assert one.view(3).hand == other.view(3).hand
    assert one.hands != other.hands
    for card in ("H6", "HA"):
        assert gain_of(one, play(3, card), Random(4)) == gain_of(other, play(3, card), Random(4))


def test_what_is_allowed_not_held_or_out_of_turn_is_never_let_stand() -> None:
    deal = last_to_follow()
    for decision in (play(3, "S10"), play(3, "CA"), play(0, "S6")):
        assert gain_of(deal, decision, Random(1)) is None
        with pytest.raises(ValueError, match="not to be broken"):
            deal.let_stand(decision)


@pytest.mark.parametrize(
    ("name", "players"), [("tolva", 3), ("plocketolva", 2), ("bordstolva", 2), ("bondtolva", 2), ("bondtolva", 4)]
)
def test_each_duty_is_tried_in_every_game_of_tricks_and_some_tries_show_nothing(name: str, players: int) -> None:
    tried: dict[str, set[bool]] = {}
    for seed in range(4):
        match, chance = Match.begin(name, players, seed=seed), Random(seed)
        while not match.deal.over:
            (seat,) = match.deal.actors()
            refused = [(card, its) for card, its in match.deal.hand_verdicts(seat) if its.rule in match.game.breakable]
            for card, verdict in refused[:2]:
                if verdict.allowed:
                    continue
                before = state(match.deal)
                gain = gain_of(match.deal, play(seat, card), chance)
                assert state(match.deal) == before
                assert gain is None or (gain.count > 0 and 1 <= gain.after <= TRICKS)
                tried.setdefault(verdict.rule, set()).add(gain is not None)
            match.do(chooser("beginner", name)(match.view(seat), chance))
    assert tried["trick.follow"] == {True, False}
