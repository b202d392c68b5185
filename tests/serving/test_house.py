"""The bounded house: who is let in, in which order, and whose kernel ends when."""

import pytest

from tolva_widgets.serving import house as module
from tolva_widgets.serving.house import KNOCKING_EACH, TABLES_EACH, Answer, House

FAR = "192.168.1.20"


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def wait(self, seconds: float) -> None:
        self.seconds += seconds


class Street:
    """A house with a clock and kernels of its own."""

    def __init__(self, most: int) -> None:
        self.clock = Clock()
        self.kernels: set[str] = set()
        self.house = House(most, alive=self.kernels.__contains__, now=self.clock)

    def comes(self, name: str, address: str | None = None, *, table: str = "", opens: bool = True) -> Answer:
        """A guest comes in and sits down at a table, if they may."""
        answer = self.house.enter(name, address)
        if answer.welcome:
            kernel = table or f"{name}'s"
            self.kernels.add(kernel)
            self.house.seat(name, kernel)
            self.house.entered(name)
            if opens:
                self.house.opened(kernel)
        return answer

    def goes(self, name: str) -> None:
        """A guest closes the page, which ends its kernel."""
        self.kernels.discard(f"{name}'s")
        self.house.closed(f"{name}'s", left=True)

    def keeps_asking(self, *names: str, seconds: int) -> list[int]:
        """Guests who look after their turn; where they stand in the end."""
        for _ in range(seconds // 3):
            self.clock.wait(3)
            positions = [self.house.ask(name).position for name in names]
        return positions


@pytest.fixture
def street() -> Street:
    return Street(2)


def test_as_many_are_let_in_as_there_is_room_for_and_the_others_are_told_their_turn(street: Street) -> None:
    assert [street.comes(name).position for name in ("ada", "bo", "cy", "di")] == [0, 0, 1, 2]
    assert not street.house.ask("cy").crowded
    assert (street.house.here, street.house.waiting, street.house.is_full) == (2, 2, True)


def test_asking_again_keeps_ones_turn_and_who_came_first_is_let_in_first(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    assert street.keeps_asking("di", "cy", seconds=30) == [2, 1]
    street.goes("ada")
    assert street.keeps_asking("di", "cy", seconds=9) == [2, 0]
    assert not street.comes("eve").welcome, "who comes now does not go before those who wait"
    assert street.comes("cy").welcome
    assert street.keeps_asking("di", "eve", seconds=3) == [1, 2]


def test_who_no_longer_asks_is_passed_over_but_has_the_old_turn_on_coming_back(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    assert street.keeps_asking("di", seconds=60) == [2]
    assert street.keeps_asking("di", seconds=30) == [1]
    assert street.house.waiting == 1
    assert street.house.ask("cy").position == 1
    assert street.house.ask("di").position == 2


def test_who_closes_the_page_is_passed_over_at_once_but_may_open_it_anew(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    street.house.turn_away("cy")
    street.house.turn_away("nobody")
    assert street.house.ask("di").position == 1
    assert street.comes("cy").position == 1
    assert street.house.ask("di").position == 2


def test_turn_of_one_who_is_long_gone_is_forgotten(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    street.keeps_asking("di", seconds=330)
    assert street.house.ask("cy").position == 2


def test_guest_goes_from_page_to_page_without_losing_the_place(street: Street) -> None:
    for name in ("ada", "bo", "cy"):
        street.comes(name)
    street.goes("ada")
    street.clock.wait(3)
    assert street.comes("ada", table="another").welcome
    assert not street.comes("cy").welcome


def test_place_is_free_soon_after_a_guest_has_gone(street: Street) -> None:
    for name in ("ada", "bo", "cy"):
        street.comes(name)
    assert street.house.here == 2
    street.goes("ada")
    assert street.keeps_asking("cy", seconds=9) == [0]


def test_page_that_could_not_be_made_takes_no_place(street: Street) -> None:
    street.house.enter("ada")
    assert street.house.here == 1
    street.house.entered("ada")
    assert street.house.here == 0


def test_closed_page_ends_its_kernel_after_a_moment_unless_it_comes_back(street: Street) -> None:
    street.comes("ada")
    street.comes("bo")
    for name in ("ada", "bo"):
        street.house.closed(f"{name}'s", left=True)
    street.clock.wait(2)
    assert street.house.overdue() == []
    street.house.opened("bo's")
    street.clock.wait(5)
    assert street.house.overdue() == ["ada's"]


def test_page_that_nobody_opens_ends(street: Street) -> None:
    street.comes("ada", opens=False)
    street.clock.wait(100)
    assert street.house.overdue() == []
    street.clock.wait(30)
    assert street.house.overdue() == ["ada's"]


@pytest.mark.parametrize(("is_open", "seconds"), [(True, 600), (False, 180)])
def test_silent_and_lost_pages_end_only_when_others_wait(street: Street, is_open: bool, seconds: int) -> None:
    street.comes("ada")
    street.comes("bo")
    if not is_open:
        street.house.closed("ada's", left=False)
    street.clock.wait(3600)
    street.house.used("bo's")
    assert street.house.overdue() == []
    street.comes("cy")
    assert street.house.overdue() == ["ada's"]
    street.house.used("ada's")
    street.keeps_asking("cy", seconds=seconds - 3)
    assert street.house.overdue() == []
    street.house.used("bo's")
    street.keeps_asking("cy", seconds=6)
    assert street.house.overdue() == ["ada's"]


def test_guest_from_elsewhere_has_a_few_pages_at_once_and_may_leave_one_for_another() -> None:
    street = Street(20)
    for number in range(TABLES_EACH):
        assert street.comes("ada", FAR, table=f"{number}").welcome
    assert street.comes("ada", FAR) == Answer(too_many=True)
    street.house.closed("2", left=True)
    assert street.comes("ada", FAR).welcome


def test_address_that_asks_for_pages_and_opens_none_gets_no_ten_kernels() -> None:
    street = Street(20)
    answers = [street.comes(f"stranger {number}", FAR, opens=False) for number in range(10)]
    assert sum(answer.welcome for answer in answers) == KNOCKING_EACH < 10
    assert all(answer.welcome or answer.crowded for answer in answers), "it is not for want of places"
    assert street.house.waiting == 10 - KNOCKING_EACH
    assert not street.house.is_full
    assert street.comes("ada", "192.168.1.21").welcome
    street.clock.wait(130)
    street.kernels.difference_update(street.house.overdue())
    assert street.comes("stranger 10", FAR).welcome


def test_this_computer_itself_is_not_counted_so() -> None:
    street = Street(20)
    assert all(street.comes("ada", table=f"{number}", opens=False).welcome for number in range(12))


def test_what_is_said_of_a_kernel_that_nobody_has_changes_nothing(street: Street) -> None:
    street.house.opened("unknown")
    street.house.used("unknown")
    street.house.closed("unknown", left=True)
    street.house.seat("nobody", "kernel")
    street.house.entered("nobody")
    assert (street.house.here, street.house.overdue()) == (0, [])


def test_one_who_waits_asks_often_enough_to_be_attentive() -> None:
    assert module._ATTENTIVE_SECONDS > 60, "a page that is not looked at asks once a minute"
