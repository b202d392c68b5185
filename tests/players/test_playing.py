"""Players of every game: random ones, and the beginners that there are."""

from random import Random
from typing import Any

import pytest

from tolva_teach.games import GAMES
from tolva_teach.games.base import View
from tolva_teach.play.match import stop
from tolva_teach.players import NoBeginnerError, chooser, kinds_of, pick, play_deal, play_record
from tolva_teach.players.playing import Chooser
from tolva_teach.records.record import Record, deal_record, read_record
from tolva_teach.records.standing import standing_of

SIZES = [(name, players) for name, rules in GAMES.items() for players in sorted({rules.seats[0], rules.seats[-1]})]


def kinds(name: str) -> list[str]:
    return [kind for kind in kinds_of(name) if kind != "club"]


def played(name: str, players: int, kind: str, seed: int, deals: int = 1) -> Record:
    return play_record(deal_record(name, players, seed), [chooser(kind, name)] * players, Random(seed), deals)


@pytest.mark.parametrize(("name", "players", "kind"), [(*size, kind) for size in SIZES for kind in kinds(size[0])])
def test_play_every_deal_comes_to_its_end_and_its_record_holds(name: str, players: int, kind: str) -> None:
    for seed in range(10):
        record = read_record(played(name, players, kind, seed).to_json())
        assert standing_of(record)["state"] in ("deal-over", "match-over")


@pytest.mark.parametrize("name", GAMES)
def test_play_the_same_seed_plays_the_same(name: str) -> None:
    players = GAMES[name].usual_players
    for kind in kinds(name):
        assert played(name, players, kind, 5) == played(name, players, kind, 5)


@pytest.mark.parametrize("name", GAMES)
def test_play_a_match_ends_with_a_winner_or_after_so_many_deals(name: str) -> None:
    for kind in kinds(name):
        record = played(name, GAMES[name].usual_players, kind, 3, deals=8)
        assert stop(record).over
        assert len(record.deals) == 8 or stop(record).standing.winner is not None


def test_play_deal_each_seat_by_its_own_player() -> None:
    seen: list[tuple[str, int]] = []

    def listening(name: str) -> Chooser:
        def choose(view: View, chance: Random) -> Any:
            seen.append((name, view.seat))
            return view.game.legal(view)[0]

        return choose

    rules = GAMES["tolva"](4)
    standing = rules.first_standing(None, 0, None)
    deal = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
    decided = play_deal(deal, [listening(name) for name in "abcd"], Random(1))
    assert deal.over
    assert len(decided) == len(seen)
    assert {name + str(seat) for name, seat in seen} == {"a0", "b1", "c2", "d3"}


def test_pick_each_as_likely() -> None:
    chance = Random(1)
    drawn = [pick(chance, "abcd") for _ in range(4000)]
    assert all(900 < drawn.count(letter) < 1100 for letter in "abcd")


def test_no_beginner_is_an_error_and_not_another_player() -> None:
    with pytest.raises(NoBeginnerError, match="whist"):
        chooser("beginner", "whist")
    with pytest.raises(ValueError, match="random, beginner"):
        chooser("clever", "tolva")


def matches_won(name: str, players: int, matches: int, beginners: int = 1) -> float:
    """The share of decided matches that the first seats' beginners win against players at random."""
    seats = [chooser("beginner", name)] * beginners + [chooser("random", name)] * (players - beginners)
    won = []
    for seed in range(matches):
        record = play_record(deal_record(name, players, seed, dealer=seed % players), seats, Random(seed), deals=100)
        winner = stop(record).standing.winner
        won += [] if winner is None else [winner < beginners]
    return sum(won) / len(won)


@pytest.mark.parametrize("players", [3, 6])
def test_trettioett_the_beginner_wins_most_pots_against_random_players(players: int) -> None:
    assert matches_won("trettioett", players, matches=40) > 0.8
