"""A deal in progress laid out as one seat may know it: it could not tell it from its own, and nothing in it tells of
what the others hold."""

from random import Random

import pytest

from helpers.hidden_cards import open_to
from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.play.replay import Replay
from tolva_teach.play.unseen import as_known_to
from tolva_teach.players import chooser
from tolva_teach.records.record import Record

SEAT = 0


def begun(name: str, turns: int) -> Match:
    """A deal after so many turns of beginners."""
    match, player, chance = Match.begin(name, seed=5), chooser("beginner", name), Random(3)
    for _ in range(turns):
        match.do(player(match.view(), chance))
    return match


def known(record: Record) -> list[object]:
    """What the seat hears and sees, step by step."""
    return [(step.told_to(SEAT), step.table(SEAT)) for step in Replay(record)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("turns", [0, 6, 14])
def test_the_seat_cannot_tell_it_from_its_own_and_other_cards_lie_where_it_does_not_see(name: str, turns: int) -> None:
    match = begun(name, turns)
    anyhow = as_known_to(SEAT, match.record, Random(1))
    assert known(anyhow) == known(match.record)
    mine, its = match.deal, Match.resume(anyhow).deal
    hidden = set(match.game.pack) - open_to(mine, SEAT)
    lie = [[set(hand) & hidden for hand in deal.hands] for deal in (mine, its)]
    assert lie[0] != lie[1]


def test_nothing_tells_what_lay_where_it_was_dealt_either() -> None:
    """An opponent who drew and threw a card away may have drawn it or been dealt it: nobody else knows."""
    record = begun("trettioett", 9).record
    dealt = {tuple(map(frozenset, Replay(as_known_to(SEAT, record, Random(n)))[0].after.hands)) for n in range(6)}
    assert len(dealt) == 6
    thrown = {event.split(" ")[2] for event in record.deals[0].events if event.split(" ")[1] == "discard"}
    held = [{card for hand in hands[1:] for card in hand} & thrown for hands in dealt]
    assert len(set(map(frozenset, held))) > 1
