"""Seeds that are drawn."""

import pytest

from tolva_teach.play.seeds import NEW_SEEDS, drawn_seed


def test_drawn_seeds_are_short_and_differ() -> None:
    drawn = {drawn_seed() for _ in range(200)}
    assert len(drawn) > 100
    assert drawn <= set(range(NEW_SEEDS))


def test_another_is_never_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_teach.play.seeds.NEW_SEEDS", 2)
    assert {drawn_seed(other_than=1) for _ in range(50)} == {0}
