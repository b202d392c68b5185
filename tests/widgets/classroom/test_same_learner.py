"""A learner who goes on at another device: the teacher makes one row of the two."""

import pytest

from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.storage.faults import NotTakenError
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import VerdictAt

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
OTHER = str(FIRST_FAMILY.name_of(seed=30, difficulty=1))
RIGHT = [str(key) for key in QUESTION.choices if key in QUESTION.answer]
WRONG = [str(key) for key in QUESTION.choices if key not in QUESTION.answer][:1]


def test_answers_devices_and_all_else_become_the_row_that_was_there_before(store: ClassStore) -> None:
    (old, old_key), (new, new_key), (other, _) = (store.join() for _ in range(3))
    store.seat(old, 3)
    store.lost(old)
    store.lost(new)
    store.answer(old, "a", OTHER, [], asked=None)
    number = store.set_stage(question=NAME).number
    store.answer(old, "b", NAME, WRONG, asked=number)
    store.answer(new, "b", NAME, RIGHT, asked=number)
    store.answer(new, "c", OTHER, [], asked=None)
    store.touch_all({new.id: ("sv/quiz.ipynb", new.seen + 100)})
    one = store.become(new, old)
    assert [its.id for its in store.learners()] == [old.id, other.id]
    assert (one.name, one.table, one.lost, one.where) == (old.name, 3, 2, "sv/quiz.ipynb")
    assert store.of_key(old_key) == store.of_key(new_key) == one
    assert {its.learner for its in store.answers()} == {old.id}
    assert store.answer(old, "c", OTHER, []), "an answer is known again by what its page calls it"
    assert [its.question for its in store.answers()].count(OTHER) == 2


@pytest.mark.parametrize(("verdict", "counts"), [("reveal", RIGHT), ("now", WRONG)])
def test_of_two_answers_to_a_question_to_all_the_later_counts_unless_verdicts_come_at_once(
    store: ClassStore, verdict: VerdictAt, counts: list[str]
) -> None:
    (old, _), (new, _) = store.join(), store.join()
    number = store.set_stage(question=NAME, verdict=verdict).number
    store.answer(old, "a", NAME, WRONG, asked=number)
    store.answer(new, "b", NAME, RIGHT, asked=number)
    store.become(new, old)
    assert [[*its.choice] for its in store.answers_to(number)] == [counts]


def test_nobody_becomes_themselves_or_one_who_is_not_in_the_class(store: ClassStore) -> None:
    (one, _), (two, _) = store.join(), store.join()
    store.remove(two)
    for known, code in ((one.id, "nobody"), (99, "nobody"), (two.id, "removed-row")):
        with pytest.raises(NotTakenError) as caught:
            store.become(one, known)
        assert caught.value.code == code
    assert len(store.learners()) == 2


def test_the_teacher_joins_two_rows_once_they_have_seen_which_and_every_page_counts_as_one(store: ClassStore) -> None:
    teacher, second = (ClassTeacher(store.url, lang="sv") for _ in range(2))
    learners = [store.join()[0] for _ in range(7)]
    number = store.set_stage(question=NAME).number
    for place, learner in enumerate(learners):
        store.answer(learner, f"a{place}", NAME, WRONG if place else RIGHT, asked=number)
    new, old = learners[0], learners[6]
    for page in (teacher, second):
        page.do("new")
        assert page.session.overview.answered == 7
    teacher.do("choose", value=str(new.id))
    teacher.do("join-rows")
    assert len(store.learners()) == 7, "nobody is chosen"
    teacher.do("same", str(new.id), str(old.id))
    shown = "".join(html for _, html in teacher._view.sections)
    assert sentence("sv", "teacher-do-join-rows", None, known=old.name) in shown
    teacher.do("join-rows")
    assert teacher.session.roster.chosen is None, "what was to be done with the row is done"
    assert teacher.session.roster.closed == old.id
    for page in (teacher, second):
        page.do("new")
        spread = page.session.overview.spread_now()
        assert spread is not None
        assert (page.session.overview.answered, page.session.overview.count, spread.right) == (6, 6, 0)
        assert all(row.met == 6 for row in page.session.overview.results.rules())
