"""How often somebody may do something."""

from tolva_widgets.serving.classroom.rates import Rate


class Clock:
    """A clock that is put on by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_times_are_allowed_and_again_when_the_first_are_long_enough_ago() -> None:
    clock = Clock()
    rate = Rate(2, 60, now=clock)
    assert [rate.allows("one") for _ in range(3)] == [True, True, False]
    clock.now += 59
    assert not rate.allows("one")
    clock.now += 1
    assert [rate.allows("one") for _ in range(3)] == [True, True, False]


def test_a_refusal_is_not_counted() -> None:
    clock = Clock()
    rate = Rate(1, 60, now=clock)
    assert rate.allows("one")
    for _ in range(6):
        clock.now += 9
        assert not rate.allows("one")
    clock.now += 6
    assert rate.allows("one")


def test_each_is_counted_apart_and_nobody_is_known_for_longer_than_needed() -> None:
    clock = Clock()
    rate = Rate(1, 60, now=clock)
    assert rate.allows("one")
    clock.now += 30
    assert rate.allows("other")
    clock.now += 30
    rate.forget_old()
    assert set(rate._times) == {"other"}
    rate.clear()
    assert rate.allows("other")
