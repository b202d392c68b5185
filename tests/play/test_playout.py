"""A deal for any seed, played to its end: links name it by the seed alone, so it may never change."""

import hashlib
from typing import Any

import pytest

from helpers.played import FORMS
from tolva_teach.games import GAMES
from tolva_teach.play.playout import MOST_DEALS, PlayedName, played_record
from tolva_teach.play.replay import Replay

PINNED = {0: "845c70fc6d803f9c", 7: "423880ec135ff522", 12: "c273f35f55355a30", 9999: "cea7565c8fd642e8"}
"""The first digits of each record's hash. Where the players change, the old ones stay for these links."""


@pytest.mark.parametrize("seed", PINNED)
def test_seed_gives_the_same_record_in_every_version(seed: int) -> None:
    text = played_record(seed).to_json()
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == PINNED[seed]


@pytest.mark.parametrize("seed", [-1, 0, 1, 2, 3, 10**17])
def test_deal_is_played_to_its_end(seed: int) -> None:
    assert Replay(played_record(seed))[-1].after.over


PINNED_FORMS = (
    "423880ec135ff522",
    "ca94b68265e7cf3d",
    "32e66409d2543c1e",
    "fbfedf2ae03e2edd",
    "2e550690311c4b5d",
    "f5a5fe52c94e8e88",
    "8a3e00f59aab36da",
    "7493d13f604c253e",
    "bf5ad17c4198e541",
    "005d89f11533f03b",
    "c9309896332e18d9",
    "10f9aa313c6ced28",
    "527d48c20cc36707",
)
"""The same for deal number 7 of each of the forms, in their order."""


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_name_gives_the_same_record_in_every_version(form: tuple[str, int, tuple[tuple[str, Any], ...]]) -> None:
    game, players, options = form
    text = PlayedName.of(game, 7, players, dict(options)).record().to_json()
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == PINNED_FORMS[FORMS.index(form)]


@pytest.mark.parametrize("game", GAMES)
def test_deals_of_every_game_and_number_of_players_are_played_to_their_end(game: str) -> None:
    for players in GAMES[game].seats:
        for seed in (0, 1):
            record = PlayedName.of(game, seed, players).record()
            assert record.game.players == players
            assert Replay(record)[-1].after.over


def test_another_seed_is_another_deal_and_more_deals_begin_with_the_same() -> None:
    one, other, more = (PlayedName.of("trettioett", *named).record() for named in ((7,), (8,), (7, 4, {}, 3)))
    assert one != other
    assert (len(one.deals), len(more.deals)) == (1, 3)
    assert more.deals[0] == one.deals[0]


def test_a_round_that_the_next_begins_with_is_played_with_it() -> None:
    assert len(PlayedName.of("tolp", 7).record().deals) == 2
    assert len(PlayedName.of("tolp", 7, deals=1).record().deals) == 1


def test_a_match_that_is_won_ends_before_the_deals_are_used_up() -> None:
    record = PlayedName.of("tolva", 7, 4, deals=MOST_DEALS).record()
    assert len(record.deals) < MOST_DEALS
    assert Replay(record)[-1].after.standing.winner is not None


@pytest.mark.parametrize(
    "wrong",
    [("poker", 1), ("tolp", 1, 21), ("tolp", 1, 4, {"lives": 3}), ("tolp", 1, 4, {}, 0), ("tolp", 1, 4, {}, 21)],
)
def test_what_a_game_does_not_have_is_refused(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"no game|players|option|deals"):
        PlayedName.of(*wrong)
