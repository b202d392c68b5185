"""Who is let in when places are bounded, in which order, and whose kernel ends when."""

import pytest

from tolva_widgets.serving.admission import admission as module
from tolva_widgets.serving.admission.admission import PAGES_EACH, UNOPENED_EACH, Admission, Answer

FAR = "192.168.1.20"


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def wait(self, seconds: float) -> None:
        self.seconds += seconds


class Street:
    """An admission with a clock and kernels of its own."""

    def __init__(self, most: int) -> None:
        self.clock = Clock()
        self.kernels: set[str] = set()
        self.admission = Admission(most, alive=self.kernels.__contains__, now=self.clock)

    def comes(
        self, name: str, address: str | None = None, *, page: str = "", opens: bool = True, is_known: bool = True
    ) -> Answer:
        """A visitor comes in and opens a page, if they may."""
        answer = self.admission.enter(name, address, is_known=is_known)
        if answer.welcome:
            kernel = page or f"{name}'s"
            self.kernels.add(kernel)
            self.admission.add_page(name, kernel)
            self.admission.entered(name)
            if opens:
                self.admission.opened(kernel)
        return answer

    def goes(self, name: str) -> None:
        """A visitor closes the page, which ends its kernel."""
        self.kernels.discard(f"{name}'s")
        self.admission.closed(f"{name}'s", left=True)

    def keeps_asking(self, *names: str, seconds: int) -> list[int]:
        """Visitors who look after their turn; where they stand in the end."""
        for _ in range(seconds // 3):
            self.clock.wait(3)
            positions = [self.admission.ask(name).position for name in names]
        return positions


@pytest.fixture
def street() -> Street:
    return Street(2)


def test_as_many_are_let_in_as_there_is_room_for_and_the_others_are_told_their_turn(street: Street) -> None:
    assert [street.comes(name).position for name in ("ada", "bo", "cy", "di")] == [0, 0, 1, 2]
    assert (street.admission.here, street.admission.waiting, street.admission.is_full) == (2, 2, True)


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
    assert street.admission.waiting == 1
    assert street.admission.ask("cy").position == 1
    assert street.admission.ask("di").position == 2


def test_who_closes_the_page_is_passed_over_at_once_but_may_open_it_anew(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    street.admission.turn_away("cy")
    street.admission.turn_away("nobody")
    assert street.admission.ask("di").position == 1
    assert street.comes("cy").position == 1
    assert street.admission.ask("di").position == 2


def test_turn_of_one_who_is_long_gone_is_forgotten(street: Street) -> None:
    for name in ("ada", "bo", "cy", "di"):
        street.comes(name)
    street.keeps_asking("di", seconds=330)
    assert street.admission.ask("cy").position == 2


def test_guest_goes_from_page_to_page_without_losing_the_place(street: Street) -> None:
    for name in ("ada", "bo", "cy"):
        street.comes(name)
    street.goes("ada")
    street.clock.wait(3)
    assert street.comes("ada", page="another").welcome
    assert not street.comes("cy").welcome


def test_place_is_free_soon_after_a_guest_has_gone(street: Street) -> None:
    for name in ("ada", "bo", "cy"):
        street.comes(name)
    assert street.admission.here == 2
    street.goes("ada")
    assert street.keeps_asking("cy", seconds=9) == [0]


def test_page_that_could_not_be_made_takes_no_place(street: Street) -> None:
    street.admission.enter("ada")
    assert street.admission.here == 1
    street.admission.entered("ada")
    assert street.admission.here == 0


@pytest.mark.parametrize("said", [(True, False), (False, True)])
def test_page_that_is_left_is_gone_whatever_is_heard_of_its_socket(street: Street, said: tuple[bool, bool]) -> None:
    street.comes("ada")
    for left in said:
        street.admission.closed("ada's", left=left)
    street.clock.wait(6)
    assert street.admission.overdue() == ["ada's"]


def test_closed_page_ends_its_kernel_after_a_moment_unless_it_comes_back(street: Street) -> None:
    street.comes("ada")
    street.comes("bo")
    for name in ("ada", "bo"):
        street.admission.closed(f"{name}'s", left=True)
    street.clock.wait(2)
    assert street.admission.overdue() == []
    street.admission.opened("bo's")
    street.clock.wait(5)
    assert street.admission.overdue() == ["ada's"]


def test_page_that_nobody_opens_ends(street: Street) -> None:
    street.comes("ada", opens=False)
    street.clock.wait(100)
    assert street.admission.overdue() == []
    street.clock.wait(30)
    assert street.admission.overdue() == ["ada's"]


@pytest.mark.parametrize(("is_open", "seconds"), [(True, 600), (False, 180)])
def test_silent_and_lost_pages_end_only_when_others_wait(street: Street, is_open: bool, seconds: int) -> None:
    street.comes("ada")
    street.comes("bo")
    if not is_open:
        street.admission.closed("ada's", left=False)
    street.clock.wait(3600)
    street.admission.used("bo's")
    assert street.admission.overdue() == []
    street.comes("cy")
    assert street.admission.overdue() == ["ada's"]
    street.admission.used("ada's")
    street.keeps_asking("cy", seconds=seconds - 3)
    assert street.admission.overdue() == []
    street.admission.used("bo's")
    street.keeps_asking("cy", seconds=6)
    assert street.admission.overdue() == ["ada's"]


def test_guest_from_elsewhere_has_a_few_pages_at_once_and_may_leave_one_for_another() -> None:
    street = Street(20)
    for number in range(PAGES_EACH):
        assert street.comes("ada", FAR, page=f"{number}").welcome
    assert street.comes("ada", FAR) == Answer(too_many=True)
    street.admission.closed("2", left=True)
    assert street.comes("ada", FAR).welcome


def test_class_behind_one_address_comes_in_at_once_where_there_is_room() -> None:
    street = Street(44)
    assert all(street.comes(f"pupil {number}", FAR, opens=False).welcome for number in range(44))
    assert street.comes("pupil 44", FAR) == Answer(1)


def test_who_comes_by_a_name_once_keeps_nobody_waiting() -> None:
    street = Street(1)
    street.comes("ada")
    for number in range(1500):
        assert street.admission.ask(f"stranger {number}", FAR, is_known=False).position == 1
    assert street.admission.waiting == 0
    street.goes("ada")
    street.clock.wait(5)
    assert street.comes("bo").welcome


def test_strangers_who_open_no_page_get_none_after_a_class_of_them_but_who_comes_back_does() -> None:
    street = Street(100)

    def stranger(number: int) -> Answer:
        answer = street.comes(f"stranger {number}", opens=False, is_known=False)
        street.goes(f"stranger {number}")
        street.clock.wait(0.1)
        return answer

    assert sum(stranger(number).welcome for number in range(200)) == module.STRANGERS_A_MINUTE
    assert street.comes("ada", is_known=False) == Answer(1, crowd=True)
    assert street.comes("ada").welcome
    street.clock.wait(60)
    assert street.comes("bo", is_known=False).welcome, "that was more than a minute ago"


def test_class_whose_browsers_open_their_pages_is_no_crowd() -> None:
    street = Street(100)
    assert all(street.comes(f"pupil {number}", FAR, is_known=False).welcome for number in range(100))


def test_many_who_wait_at_one_address_are_no_more_than_a_school() -> None:
    street = Street(1)
    street.comes("ada")
    for number in range(1500):
        street.admission.ask(f"stranger {number}", FAR)
    assert street.admission.waiting == module._WAITING_EACH
    assert street.admission.ask("stranger 0", FAR).position == 1, "who waits already keeps their turn"
    assert street.admission.ask("bo", "192.168.1.21").position == module._WAITING_EACH + 1


@pytest.mark.parametrize("elsewhere", ["192.168.1.21", None])
def test_address_that_asks_for_all_pages_and_opens_none_gives_way_to_one_from_elsewhere(elsewhere: str | None) -> None:
    street = Street(10)
    assert all(street.comes(f"stranger {number}", FAR, opens=False).welcome for number in range(10))
    assert street.comes("ada", elsewhere) == Answer(1)
    street.keeps_asking("ada", seconds=18)
    assert street.admission.overdue() == [], "a slow line takes as long"
    street.admission.ask("ada", elsewhere)
    street.clock.wait(3)
    ended = street.admission.overdue()
    assert ended == [f"stranger {number}'s" for number in range(UNOPENED_EACH, 10)]
    street.kernels.difference_update(ended)
    street.clock.wait(5)
    assert street.comes("ada", elsewhere).welcome


def test_class_that_waits_for_its_own_keeps_the_pages_that_it_is_opening() -> None:
    street = Street(10)
    for number in range(10):
        street.comes(f"pupil {number}", FAR, opens=False)
    street.comes("pupil 10", FAR)
    street.clock.wait(40)
    assert street.admission.overdue() == []


@pytest.mark.parametrize("address", [None, FAR])
def test_pages_whose_askers_never_come_back_are_given_to_who_waits_from_wherever(address: str | None) -> None:
    street = Street(10)
    for number in range(10):
        street.comes(f"stranger {number}", address, opens=False, is_known=False)
    street.admission.looks("stranger 3")
    street.comes("stranger 7", address, page="another", opens=False)
    street.clock.wait(25)
    assert street.admission.overdue() == [], "while nobody waits a slow page is waited for"
    street.comes("ada", address)
    kept = {"stranger 3's", "stranger 7's", "another"}
    assert set(street.admission.overdue()) == street.kernels - kept


def test_this_computer_itself_is_not_counted_so() -> None:
    street = Street(20)
    assert all(street.comes("ada", page=f"{number}", opens=False).welcome for number in range(12))


def test_what_is_said_of_a_kernel_that_nobody_has_changes_nothing(street: Street) -> None:
    street.admission.opened("unknown")
    street.admission.used("unknown")
    street.admission.closed("unknown", left=True)
    street.admission.add_page("nobody", "kernel")
    street.admission.entered("nobody")
    assert (street.admission.here, street.admission.overdue()) == (0, [])


def test_one_who_waits_asks_often_enough_to_be_attentive() -> None:
    assert module._ATTENTIVE_SECONDS > 60, "a page that is not looked at asks once a minute"


def test_who_only_reads_is_here_once_and_takes_no_place() -> None:
    street = Street(1)
    for name in ("a", "b", "a"):
        street.admission.looks(name)
    assert (street.admission.here, street.admission.inside) == (2, 0)
    assert street.comes("a").welcome
    assert (street.admission.here, street.admission.inside, street.admission.is_full) == (2, 1, False)
    street.admission.looks_away("b")
    assert street.admission.here == 1
    street.admission.looks("b")
    street.clock.wait(60)
    street.admission.looks("b")
    street.clock.wait(60)
    assert street.admission.here == 2
    street.goes("a")
    street.clock.wait(60)
    assert street.admission.here == 0
