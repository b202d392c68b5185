"""A match in progress: begun, played, undone, dealt on, and written as a record at every point."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.breadth import so_many
from helpers.every_game import dealt_records, decide
from helpers.played import FORMS, played
from tolva_teach.games.base import Refused
from tolva_teach.play.match import Match, stop
from tolva_teach.players import chooser
from tolva_teach.records.record import Record, RecordFault, read_record


def test_begins_with_as_many_players_as_usual_and_a_deal_of_its_own() -> None:
    assert Match.begin("trettioett").game.players == 4
    assert Match.begin("tolva", 4, seed=7).record == Match.begin("tolva", 4, seed=7).record
    decks = {tuple(Match.begin("tolp").record.deals[0].cards["deck"]) for _ in range(3)}
    assert len(decks) == 3


@pytest.mark.parametrize(
    ("name", "players", "options", "dealer"),
    [("bridge", None, {}, 0), ("tolva", 5, {}, 0), ("tolva", 4, {"jokers": 1}, 0), ("tolva", 4, {}, 4)],
)
def test_what_a_game_does_not_have_cannot_be_begun(
    name: str, players: int, options: dict[str, int], dealer: int
) -> None:
    with pytest.raises(ValueError, match=r"no game|takes|no option|dealer"):
        Match.begin(name, players, options=options, dealer=dealer)


def test_what_is_refused_leaves_no_trace() -> None:
    match = Match.begin("tolva", 4, seed=7)
    before = match.record
    with pytest.raises(Refused):
        match.do("2 play SA")
    assert match.record == before
    assert match.undo() is None


def test_a_note_stays_with_its_decision() -> None:
    match = Match.begin("tolva", 4, seed=7)
    match.do("1 play S6 ; low first")
    match.do(match.legal()[0], "the only one")
    assert [event.split(" ; ")[1] for event in match.record.deals[0].events] == ["low first", "the only one"]


@given(dealt_records(), st.randoms(use_true_random=False))
@settings(max_examples=so_many(20, 600))
def test_undone_is_as_never_done(record: Record, chance: random.Random) -> None:
    match = Match.resume(record)
    for _ in range(chance.randrange(1, 25)):
        if match.deal.over:
            break
        before, table, stood = match.record, match.deal.table(), match.deal.standing
        decision = decide(match.deal, chance)
        match.do(decision)
        assert match.undo() == decision
        assert (match.record, match.deal.table(), match.deal.standing) == (before, table, stood)
        match.do(decision)
        assert stop(match.record).table() == match.deal.table()


def test_the_next_deal_comes_when_the_last_is_over_and_from_the_right_dealer() -> None:
    match, chance, beginner = Match.begin("tolva", 4, seed=7), random.Random(1), chooser("beginner", "tolva")
    with pytest.raises(RecordFault) as unfinished:
        match.next_deal()
    assert (unfinished.value.rule, unfinished.value.case) == ("turn.order", "deal-unfinished")
    assert match.number == 0
    while not match.over:
        while not match.deal.over:
            match.do(beginner(match.view(), chance))
        if not match.over:
            assert match.next_deal()[0].kind == "shuffled"
            assert match.undo() is None
    assert read_record(match.record.to_json()) == match.record
    assert [deal.dealer for deal in match.record.deals] == [number % 4 for number in range(match.number + 1)]
    assert stop(match.record).standing.winner is not None
    with pytest.raises(RecordFault) as over:
        match.next_deal()
    assert over.value.case == "match-over"


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_resumed_match_tells_the_record_that_it_came_from(
    form: tuple[str, int, tuple[tuple[str, object], ...]],
) -> None:
    record = played(*form)
    assert Match.resume(record).record == record


def test_a_view_without_a_seat_is_that_of_whoever_decides() -> None:
    match, chance = Match.begin("trettioett", 3, seed=1), random.Random(1)
    assert match.view().seat == match.deal.actors()[0]
    while not match.deal.over:
        match.do(decide(match.deal, chance))
    with pytest.raises(ValueError, match="name a seat"):
        match.view()
