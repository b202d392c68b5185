"""What a card gave away is true: played out both ways, against the search and against all that the engine allows."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.play.replay import Replay, Step
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record, read_record
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.solver import JudgedCard, card_values, given_away, judged
from tolva_teach.solver.endings import values_in_steps
from tolva_teach.solver.given_away import MOST_STEPS, MOST_TRICKS

FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("tolva", 4, {}),
    ("plocketolva", 2, {}),
    ("bordstolva", 2, {}),
    ("bondtolva", 2, {}),
    ("bondtolva", 4, {}),
    ("bondtolva", 4, {"scoring": "exact-12"}),
    ("bondtolva", 4, {"scoring": "gotland"}),
]

DEALS = {"bordstolva": 60, "tolva": 8}
"""How many deals of a game are looked at, where not a dozen: at Bordstolva little is given away, Tolva takes long."""


def steps_of(name: str, players: int, options: Mapping[str, Any], seed: int) -> Sequence[Step]:
    """A deal that is played by chance, as a replay has it: so things are given away. It begins with some score."""
    start = deal_record(name, players, seed, options)
    score = tuple(Random(seed).randrange(10) for _ in start.start.score)
    record = read_record({**start.to_dict(), "score": list(score)})
    return Replay(play_record(record, [chooser("random", name)] * players, Random(seed)))


def found(steps: Sequence[Step], seat: int) -> list[JudgedCard]:
    return [its for its in given_away(steps, seat) if its is not None]


def lead_of(deal: TrickDeal, party: int) -> int:
    """By how many points a party is ahead."""
    mine, other = deal.board.score[party], deal.board.score[1 - party]
    return mine - other


def after(deal: TrickDeal, decision: Decision) -> TrickDeal:
    later = deal.copy()
    later.apply(decision)
    return later


def played_best(deal: TrickDeal) -> TrickDeal:
    """The deal at its end, where both sides play what the search says is best."""
    while actors := deal.actors():
        values = card_values(deal)
        deal = after(deal, Decision(actors[0], "play", (max(values, key=values.__getitem__),)))
    return deal


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_the_better_card_comes_to_as_much_more_when_both_are_played_out(
    name: str, players: int, options: dict[str, Any]
) -> None:
    seen = 0
    for seed in range(DEALS.get(name, 12)):
        steps = steps_of(name, players, options, seed)
        for seat in range(players):
            for its in found(steps, seat):
                seen += 1
                before = steps[its.step].after
                assert isinstance(before, TrickDeal)
                assert its.decision == steps[its.step + 1].decision
                assert before.verdict(its.better)
                party = before.game.parties[seat]
                now = lead_of(before, party)
                ends = [lead_of(played_best(after(before, each)), party) for each in (its.better, its.decision)]
                assert [end - now for end in ends] == [its.best, its.value]
                assert its.lost > 0
    assert seen > 2


def best_by_all_play(deal: TrickDeal, party: int) -> int:
    """How far ahead a party is at the end, by going through all that anybody may decide: melds and words too."""
    if deal.over:
        return lead_of(deal, party)
    (actor,) = deal.actors()
    ends = [best_by_all_play(after(deal, decision), party) for decision in deal.legal()]
    return max(ends) if deal.game.parties[actor] == party else min(ends)


@pytest.mark.parametrize(("name", "players", "options"), FORMS)
def test_it_is_so_whatever_anybody_might_have_said(name: str, players: int, options: dict[str, Any]) -> None:
    """In the last tricks, where all can be gone through: with the questions and melds that the search leaves out."""
    seen = 0
    for seed in range(DEALS.get(name, 12)):
        steps = steps_of(name, players, options, seed)
        for seat in range(players):
            for its in found(steps, seat):
                before = steps[its.step].after
                assert isinstance(before, TrickDeal)
                if before.game.trick_count - len(before.board.tricks) > (4 if players == 2 else 2):
                    continue
                seen += 1
                party = before.game.parties[seat]
                ends = [best_by_all_play(after(before, each), party) for each in (its.better, its.decision)]
                assert ends[0] - ends[1] == its.lost
    assert seen > 2


def test_where_a_pair_can_still_be_melded_nothing_is_proven() -> None:
    """Of the tricks before, too, nothing is said: whoever melds changes what they are worth."""
    unsure = 0
    for seed in range(20):
        steps = steps_of("bondtolva", 4, {}, seed)
        for seat in range(4):
            for its in found(steps, seat):
                later = steps[its.step + 1 :]
                assert not any(step.decision and step.decision.verb in ("meld", "yes") for step in later)
        unsure += any(step.decision is not None and step.decision.verb == "meld" for step in steps[-20:])
    assert unsure


def test_three_sides_are_not_searched() -> None:
    steps = steps_of("tolva", 3, {}, 1)
    assert [list(given_away(steps, seat)) for seat in range(3)] == [[], [], []]


def test_the_last_tricks_come_first_and_steps_have_an_end() -> None:
    for seed in range(5):
        steps = steps_of("tolva", 4, {}, seed)
        for seat in range(4):
            its = list(given_away(steps, seat))
            assert len(its) <= MOST_STEPS + MOST_TRICKS
            numbers = [each.step for each in judged(steps, seat) if each]
            assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("at_once", [1, 40])
def test_a_search_in_steps_finds_what_one_at_a_stretch_does(at_once: int) -> None:
    for seed in range(6):
        steps = steps_of("bondtolva", 4, {}, seed)
        before = next(step.before for step in steps if len(getattr(step.before, "board", step.after.board).tricks) == 3)
        assert isinstance(before, TrickDeal)
        try:
            whole = card_values(before)
        except ValueError:
            continue
        kept: Any = {}
        *waits, values = values_in_steps(before, kept, at_once)
        assert waits
        assert not any(waits)
        assert values == whole
        again: list[Mapping[Card, int] | None] = list(values_in_steps(before, kept))
        assert again == [whole]
