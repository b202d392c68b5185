"""What a weak choice would have cost: how often, and an example that can be played back."""

from random import Random

import pytest

from tolva_teach.games import GAMES
from tolva_teach.hindsight.cost import Cost, cost_of, costs
from tolva_teach.play.match import Match
from tolva_teach.play.replay import Replay
from tolva_teach.players import chooser
from tolva_teach.records.record import Record
from tolva_teach.rules.decisions import Decision


def weak_choice(name: str, seed: int, turns: int) -> tuple[Record, Decision, Decision]:
    """A deal after so many turns: what else might be done there than a beginner would, and what they would do."""
    match, player, chance = Match.begin(name, seed=seed), chooser("beginner", name), Random(seed)
    while True:
        view = match.view()
        better = player(view, chance)
        others = [decision for decision in view.game.legal(view) if decision != better]
        if turns <= 0 and others:
            return match.record, others[-1], better
        match.do(better)
        turns -= 1


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_a_deal_that_the_seat_could_not_tell_from_its_own_and_in_which_it_costs(name: str) -> None:
    for seed in range(12):
        record, chosen, better = weak_choice(name, seed, turns=6)
        cost = cost_of(record, chosen, better, Random(1), tries=8)
        assert 0 <= cost.worse <= cost.tried == 8
        if cost.example is None or cost.better_example is None:
            continue
        seen = Match.resume(record).view(chosen.seat)
        for example, decision in ((cost.example, chosen), (cost.better_example, better)):
            step = Replay(example)[len(record.deals[-1].events) + 1]
            assert step.decision == decision
            assert step.before is not None
            assert seen.game.table(step.before.view(chosen.seat)) == seen.game.table(seen)
            assert Replay(example)[-1].ends_deal
        return
    pytest.fail("no choice cost anything")


def test_the_same_chance_finds_the_same_and_whoever_stops_has_the_last_answer() -> None:
    record, chosen, better = weak_choice("tolva", 3, turns=9)
    found = list(costs(record, chosen, better, Random(5), tries=4))
    assert found[0] == Cost()
    assert found[-1] == cost_of(record, chosen, better, Random(5), tries=4)
    assert [cost.tried for cost in found] == sorted(cost.tried for cost in found)


def test_what_one_did_costs_nothing_beside_itself() -> None:
    record, chosen, _ = weak_choice("bondtolva", 3, turns=5)
    assert cost_of(record, chosen, chosen, Random(5), tries=6) == Cost(tried=6)
