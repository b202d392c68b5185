"""Draws must come out the same for ever: links name questions by them."""

from collections import Counter

import pytest

from tolva_teach.play.dice import Dice


def test_a_seed_always_gives_the_same_draws() -> None:
    dice = Dice("must-play", 1, 2, 3)
    assert [dice.below(100) for _ in range(10)] == [71, 78, 72, 93, 54, 16, 42, 93, 29, 66]
    assert "".join(dice.shuffled("SHDC")) == "HDSC"


def test_what_is_put_in_order_when_wanted_comes_out_as_if_shuffled_at_once() -> None:
    at_once, later = Dice("seats", 3), Dice("seats", 3)
    put_in_order = later.shuffled_when_wanted(range(9))
    assert (at_once.shuffled(range(9)), at_once.below(1000)) == (put_in_order(), later.below(1000))


def test_parts_of_a_seed_are_kept_apart() -> None:
    assert Dice(1, 23).below(10**9) != Dice(12, 3).below(10**9)


def test_a_shuffle_keeps_all_items_and_reaches_all_orders() -> None:
    dice = Dice("orders")
    orders = Counter("".join(dice.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_weights_are_kept() -> None:
    dice = Dice("weights")
    drawn = Counter(dice.weighted({"often": 9, "seldom": 1, "never": 0}) for _ in range(1000))
    assert 850 < drawn["often"] < 950
    assert drawn["never"] == 0


def test_no_weight_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="no weight"):
        Dice("none").weighted({"a": 0})
