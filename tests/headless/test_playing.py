"""Many deals played without anybody looking on: the same rows wherever they are played, and each comes to its end."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from tolva_teach.games import GAMES
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.headless import Figures, Plan, Row, play
from tolva_teach.headless.playing import play_one
from tolva_teach.players import choose_at_random, play_record
from tolva_teach.records.record import deal_record


def seats(game: str, *kinds: str) -> tuple[str, ...]:
    """These kinds in turn, in as many seats as usual."""
    return tuple(kinds[seat % len(kinds)] for seat in range(GAMES[game].usual_players))


def each_option() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, rules in GAMES.items():
        yield name, {}
        for key, option in rules.options_known.items():
            yield from ((name, {key: value}) for value in option.usual()[1:3])


@pytest.mark.parametrize(("game", "options"), [*each_option()], ids=str)
def test_matches_of_every_game_and_option_end(game: str, options: dict[str, Any]) -> None:
    if game == Tolp.name and "match" not in options:
        options = {**options, "match": {"rounds": 3}}  # else nobody ever wins
    for players in sorted({GAMES[game].seats[0], GAMES[game].usual_players}):
        kinds = tuple("beginner" if seat % 2 else "random" for seat in range(players))
        rows = play_one(Plan(game, kinds, 1, seed=3, options=options, match=True), 0)
        figures = Figures()
        for row in rows:
            figures.add(row)
        assert figures.deals == len(rows)
        assert {figure.kind for figure in figures} == {None, "beginner", "random"}
        assert rows[-1].winner is not None or len(rows) == 100
        assert all(row.winner is None for row in rows[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_the_same_whoever_plays(game: str) -> None:
    plan = Plan(game, seats(game, "beginner", "random"), deals=7, seed=5)
    here = list(play(plan))
    with ThreadPoolExecutor(3) as threads:
        assert list(play(plan, threads, at_a_time=2)) == here
    assert [row.number for row in here] == list(range(7))


def test_rows_are_the_same_from_other_processes() -> None:
    plan = Plan("bondtolva", ("beginner", "random"), 5, 5, {"scoring": "exact-12"}, match=True)
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        assert list(play(plan, processes, at_a_time=1)) == list(play(plan))


def test_more_deals_begin_with_the_same_and_another_seed_is_other_deals() -> None:
    def rows(deals: int, seed: int) -> list[Row]:
        return list(play(Plan("tolp", ("random",) * 3, deals, seed)))

    few, more, others = rows(2, 1), rows(4, 1), rows(2, 2)
    assert more[:2] == few
    assert {row.seed for row in few}.isdisjoint(row.seed for row in others)


def test_a_row_s_seed_deals_its_cards_again() -> None:
    row = play_one(Plan("trettioett", ("beginner",) * 3, 3, seed=9), 2)[0]
    record = deal_record("trettioett", 3, row.seed, dealer=row.dealer)
    beginner = Plan("trettioett", ("beginner",) * 3, 1, 0).players[0]
    (dealt,) = play_record(record, [beginner] * 3, None).deals  # type: ignore[arg-type] - it leaves nothing to chance
    assert dealt.dealer == row.dealer == 2
    assert row.notes["knock_lap"] is None or "knock" in " ".join(dealt.events)


def test_chance_of_one_seat_does_not_hang_on_who_sits_in_another() -> None:
    def drawn(kinds: tuple[str, ...]) -> list[Any]:
        """What comes up for the last seat, each time that it draws upon chance."""
        seen: list[Any] = []
        plan = Plan("tolp", kinds, 1, seed=4)

        def listening(view: Any, chance: Any) -> Any:
            seen.append(chance.random())
            return view.game.legal(view)[-1] if view.board.pile else view.game.legal(view)[0]

        plan.__dict__["players"] = (plan.players[0], plan.players[1], listening)
        play_one(plan, 0)
        return seen

    one, other = drawn(("random", "random", "random")), drawn(("beginner", "random", "random"))
    both = min(len(one), len(other))
    assert both
    assert one[:both] == other[:both]


def test_who_draws_upon_chance_and_should_leave_nothing_to_it_is_noticed() -> None:
    plan = Plan("trettioett", ("beginner",) * 3, 1, seed=4)
    plan.__dict__["players"] = (choose_at_random,) * 3
    with pytest.raises(AssertionError, match="drawn upon"):
        play_one(plan, 0)


def test_who_stops_asking_leaves_nothing_waiting() -> None:
    with ThreadPoolExecutor(1) as threads:
        rows = play(Plan("tolva", ("beginner",) * 4, 10**6, seed=1), threads)
        assert isinstance(next(rows), Row)
        rows.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "wrong",
    [
        ("whist", ("random",) * 4, 1),
        ("tolva", ("random",) * 5, 1),
        ("tolva", ("random", "clever", "random"), 1),
        ("tolva", ("random",) * 4, 0),
        ("tolva", ("random",) * 4, 1, 1, {"lives": 3}),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"no game|players|kind|deal|option"):
        Plan(*wrong[:3], *(wrong[3:] or (1,)))


def test_hands_that_lie_there_still_are_dealt() -> None:
    plans = (Plan("bordstolva", ("random",) * 2, 40, 1, options) for options in ({}, {"first_trick_from_table": True}))
    usual, from_table = (list(play(plan)) for plan in plans)
    assert [row.notes["pairs_dealt"] for row in usual] == [row.notes["pairs_dealt"] for row in from_table]
    assert all(row.parties == (0, 1) for row in from_table)


def test_notes_tell_what_happened() -> None:
    notes = {game: [row.notes for row in play(Plan(game, seats(game, "beginner"), 60, 1))] for game in GAMES}
    for game in ("tolva", "plocketolva", "bordstolva", "bondtolva"):
        assert {note["vinsten_tied"] for note in notes[game]} <= {0, 1, None}
        assert any(note["pairs_dealt"] for note in notes[game])
        assert any(note["melds"] for note in notes[game])
    assert all(note == {} for note in notes[Tolp.name])
    laps = [note["knock_lap"] for note in notes[Trettioett.name]]
    assert {1, 2, None} <= set(laps)
    assert {note["thirty_one"] for note in notes[Trettioett.name]} == {0, 1}
    turned = play(Plan("tolp", ("beginner",) * 4, 60, 1, {"revolution": True}))
    assert any(row.notes["revolutions"] for row in turned)
