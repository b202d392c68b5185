"""The list that a teacher has prepared: how much of it is done, what comes next, and how it is edited."""

import pytest

from tolva_widgets.classroom.prepared import LINES
from tolva_widgets.classroom.teaching.prepared_list import PreparedList

A, B, C = "tolva/must-play/1/1/5", "tolp/may-lay/1/1/4", "tolva/must-play/1/1/6"
OTHER, NOT_HERE = "tolva/must-play/1/1/77", "chess/mate/1/1/1"


def names(prepared: PreparedList | None) -> list[str]:
    assert prepared is not None
    return [*map(str, prepared.names)]


@pytest.mark.parametrize(
    ("listed", "asked", "following"),
    [
        ([], [], None),
        ([], [A], None),
        ([A, B, C], [], A),
        ([A, B, C], [OTHER], A),
        ([A, B, C], [A], B),
        ([A, B, C], [A, OTHER], B),
        ([A, B, C], [B], C),
        ([A, B, C], [B, A], B),
        ([A, B, C], [A, B, C], None),
        ([A, B, A, C], [A, B], A),
        ([A, B, A, C], [A, B, A], C),
        ([A, B, A, C], [A, B, A, A], C),
        ([A, NOT_HERE, C], [A], C),
        ([A, NOT_HERE], [A], None),
        ([A, B], [A, NOT_HERE], B),
        ([B, A], [f"{B} flying:2", "no name"], A),
    ],
)
def test_a_list_goes_on_after_the_last_of_it_that_was_asked(
    listed: list[str], asked: list[str], following: str | None
) -> None:
    prepared = PreparedList.of(listed, asked)
    assert (None if prepared.next is None else str(prepared.next)) == following
    assert prepared.is_done == (bool(listed) and following is None)


def test_a_question_is_moved_dropped_and_changed_where_it_stands() -> None:
    prepared, other = PreparedList.of([A, B, C], [A]), PreparedList.of([OTHER], [])
    assert names(prepared.moved(0, A, 1)) == [B, A, C]
    assert names(prepared.moved(2, C, -1)) == [A, C, B]
    assert names(prepared.without(1, B)) == [A, C]
    changed = prepared.changed(1, B, other.names[0])
    assert names(changed) == [A, OTHER, C]
    assert changed is not None
    assert changed.asked == prepared.asked
    assert names(prepared) == [A, B, C], "the list itself is as it was"


@pytest.mark.parametrize(("place", "name"), [(0, B), (1, A), (3, A), (-1, C), (-3, A)])
def test_nothing_comes_of_it_where_another_question_stands_by_now(place: int, name: str) -> None:
    prepared = PreparedList.of([A, B, C], [])
    assert not prepared.stands(place, name)
    assert prepared.moved(place, name, 1) is None
    assert prepared.without(place, name) is None
    assert prepared.changed(place, name, prepared.names[0]) is None


def test_nothing_is_moved_beyond_the_first_and_the_last() -> None:
    prepared = PreparedList.of([A, B], [])
    assert prepared.moved(0, A, -1) is None
    assert prepared.moved(1, B, 1) is None


def test_no_more_is_added_than_there_is_room() -> None:
    prepared = PreparedList.of([A] * (LINES - 1), [])
    full = prepared.added(PreparedList.of([B, C], []).names)
    assert (prepared.room, full.room) == (1, 0)
    assert names(full)[-2:] == [A, B]
    assert full.added(full.names) == full


def test_only_what_is_chosen_by_number_can_be_changed_and_what_is_not_here_keeps_its_name() -> None:
    prepared = PreparedList.of([A, NOT_HERE], [])
    assert [prepared.can_change(place) for place in range(2)] == [True, False]
    assert names(prepared) == [A, NOT_HERE]
    assert str(prepared.named(NOT_HERE)) == NOT_HERE
    assert prepared.named(B) is None
