"""A teacher at their page of a class: what they press, what the page shows, and the class that answers."""

from tolva_teach.play.playout import PlayedName
from tolva_teach.quiz import Question, family_of
from tolva_teach.records.links import packed
from tolva_teach.records.record import read_record
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.quiz.address import read_question


def own_position(plays: int = 9) -> str:
    """A deal of somebody's own that stops after so many plays, as a link has it."""
    record = PlayedName(7).record().to_dict()
    deal = record["deals"][-1]
    deal["events"] = deal["events"][:plays]
    deal.pop("result", None)
    return packed(read_record(record))


def markup(teacher: ClassTeacher) -> str:
    """All that the page shows."""
    return "".join(html for _, html in teacher._view.sections)


def asked(name: str) -> Question:
    """The question of this name."""
    question: Question = family_of(read_question(name)).named(read_question(name))
    return question


def lead(teacher: ClassTeacher, do: str, value: str = "") -> None:
    """Presses a button that leads the class on, when the page shows it as it is now."""
    teacher.do("new")
    teacher.do(do, teacher.session.overview.stage.seen, value)


def ask(teacher: ClassTeacher) -> None:
    """Asks all a question that can be answered wrongly."""
    teacher.do("number", value="29")
    lead(teacher, "ask")


def answer_all(store: ClassStore, wrong: int, count: int = 6) -> None:
    """So many learners answer the question that all are asked, the first of them wrongly."""
    learners = store.learners() or [store.join()[0] for _ in range(count)]
    stage = store.stage
    assert stage.question is not None
    question = asked(stage.question)
    bad = next(choice.key for choice in question.choices if not question.verdict(choice))
    for place, learner in enumerate(learners):
        picked = [bad] if place < wrong else sorted(map(str, question.answer))
        assert store.answer(learner, f"{learner.id}-{stage.number}", stage.question, picked, asked=stage.number)
