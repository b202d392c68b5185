"""A match in progress has the steps that a replay of its record has."""

from random import Random

import pytest

from helpers.every_game import decide
from tolva_teach.games import GAMES
from tolva_teach.games.base import Refused
from tolva_teach.play.match import Match
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.record import shuffled
from tolva_teach.rules.decisions import Decision


def told(steps: list[Step]) -> list[tuple[object, ...]]:
    """What is to be seen of steps."""
    return [
        (s.number, s.deal_number, s.event, s.decision, s.happenings, s.where, s.ends_deal, s.table(0)) for s in steps
    ]


def play_on(ongoing: Ongoing, chance: Random) -> None:
    while not ongoing.match.deal.over:
        ongoing.do(decide(ongoing.match.deal, chance))


@pytest.mark.parametrize("game", GAMES)
def test_it_grows_into_the_replay_of_its_record(game: str) -> None:
    chance = Random(game)
    ongoing = Ongoing(Match.begin(game, seed=3))
    play_on(ongoing, chance)
    if not ongoing.match.over:
        assert ongoing.section_ends == Replay(ongoing.record).section_ends
        (dealt,) = ongoing.next_deal(shuffled(ongoing.match.game.pack, chance))
        assert dealt.fresh
        play_on(ongoing, chance)
    replay = Replay(ongoing.record)
    assert told(list(ongoing)) == told(list(replay))
    assert ongoing.section_ends == replay.section_ends


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_was_never_there(game: str) -> None:
    chance = Random(game)
    ongoing = Ongoing(Match.begin(game, seed=3))
    for _ in range(2):
        ongoing.do(decide(ongoing.match.deal, chance))
    record, steps = ongoing.record, told(list(ongoing))
    play_on(ongoing, chance)
    ongoing.undo_to(2)
    assert ongoing.record == record
    assert told(list(ongoing)) == steps
    ongoing.undo_to(0)
    assert ongoing.record.deals[-1].events == ()
    assert len(ongoing) == 1


def test_only_the_deal_in_progress_is_taken_back() -> None:
    ongoing = Ongoing(Match.begin("tolva", seed=3))
    play_on(ongoing, Random(1))
    last = len(ongoing)
    ongoing.next_deal(shuffled(ongoing.match.game.pack, Random(2)))
    for number in (-1, 2, last - 1, last, last + 7):
        with pytest.raises(ValueError, match="nothing to take back"):
            ongoing.undo_to(number)
    assert len(ongoing) == last + 1


def test_what_is_refused_leaves_no_trace() -> None:
    ongoing = Ongoing(Match.begin("tolva", seed=3))
    record = ongoing.record
    with pytest.raises(Refused):
        ongoing.do(Decision(ongoing.match.deal.actors()[0], "meld", ("H",)))
    with pytest.raises(RecordFault):
        ongoing.next_deal(ongoing.match.game.pack)
    assert (ongoing.record, len(ongoing)) == (record, 1)
