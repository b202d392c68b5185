"""What a teacher's page sees of a class, read from its store."""

from helpers.class_teacher import answer_all
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.teaching.overview import Change, ClassOverview

FIRST, SECOND = "tolva/must-play/1/1/29", "tolp/may-lay/1/1/4"


def test_a_reading_tells_whether_the_question_is_another_and_whether_it_is_new(store: ClassStore) -> None:
    overview = ClassOverview(now=lambda: 0.0)

    def change() -> Change:
        return overview.read(store, store.version)

    assert change() == Change(is_first=True, is_other_question=False, is_new_question=True)
    for question in (FIRST, SECOND):
        store.set_stage(question=question)
        assert change() == Change(is_first=False, is_other_question=True, is_new_question=True)
    store.set_stage("spread")
    assert change() == Change(is_first=False, is_other_question=False, is_new_question=False)
    store.set_stage(number=1)
    assert change() == Change(is_first=False, is_other_question=True, is_new_question=False)


def test_answers_are_read_once_and_of_no_class_nothing_is_left(store: ClassStore) -> None:
    overview = ClassOverview(now=lambda: 0.0)
    store.prepare([FIRST, SECOND])
    store.set_stage(question=FIRST)
    answer_all(store, wrong=4)
    for _ in range(2):
        overview.read(store, store.version)
        assert (overview.count, overview.answered, overview.rule_to_practise) == (6, 6, "trick.trump")
    assert str(overview.prepared.next) == SECOND
    overview.clear()
    assert (overview.count, overview.answered, overview.rule_to_practise, overview.prepared.next) == (0, 0, None, None)
