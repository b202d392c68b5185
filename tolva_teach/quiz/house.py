"""A question asked by house rules: the same deal up to the same turn, judged by what a table has agreed on.

>>> from tolva_teach.quiz import family_about
>>> named = family_about("bondtolva").question(seed=1, difficulty=1)
>>> asked = by_house_rules(named, {"forehand_trump": True})
>>> asked.name == named.name, asked.view.game
(True, Bondtolva(2, {'forehand_trump': True}))
"""

from collections.abc import Mapping
from typing import Any

from tolva_teach.quiz.base import Family, Question, UnknownQuestionError
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.recorded import recorded
from tolva_teach.quiz.registry import family_of
from tolva_teach.records.record import RecordFault, read_record


def asks_anywhere(family: Family[Any]) -> bool:
    """Whether a family asks at any fitting turn of a deal, not only at those that it looks for."""
    return isinstance(family, PositionFamily) and family.question_type.takes is not PositionQuestion.takes


def house_of(question: Question) -> Mapping[str, Any]:
    """The house rules that a question is asked by, of which its name says nothing; none where it is as it is named."""
    played = question.record.game.variants
    if not played or question.name.record:
        return {}
    named: Question = family_of(question.name).named(question.name)
    return {} if named.record.game.variants == played else played


def by_house_rules(question: Question, options: Mapping[str, Any]) -> Question | None:
    """The question as it is answered by house rules; None where it cannot be asked by them.

    That is so where its family asks at turns that were looked for alone, where the deal does not come so far by these
    rules, and where nothing or anything may be done then.

    Args:
        question: of a family of the kit.
        options: all that is not as in the book. What the question itself plays otherwise is left out.
    """
    family = family_of(question.name)
    if question.name.record or not isinstance(family, PositionFamily) or not asks_anywhere(family):
        return None
    told = {key: value for key, value in question.record.to_dict().items() if key != "options"}
    try:
        found = recorded(read_record({**told, "options": dict(options)})).position
    except (RecordFault, UnknownQuestionError):
        return None
    if not family.takes(found.view):
        return None
    asked: PositionQuestion = family.question_type(question.name, found)
    return asked if 0 < len(asked.answer) < len(asked.choices) else None
