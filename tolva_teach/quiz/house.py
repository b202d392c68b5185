"""A question asked by house rules: the same deal up to the same turn, judged by what a table has agreed on.

>>> from tolva_teach.quiz import family_about
>>> named = family_about("bondtolva").question(seed=1, difficulty=1)
>>> asked = by_house_rules(named, {"forehand_trump": True})
>>> asked.name == named.name, asked.view.game
(True, Bondtolva(2, {'forehand_trump': True}))
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Self

from tolva_teach.games import GAMES
from tolva_teach.games import game as game_of
from tolva_teach.games.base import Game
from tolva_teach.play.profile import read_options, written_options
from tolva_teach.quiz.base import Family, Question, QuestionName, UnknownQuestionError
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.recorded import recorded
from tolva_teach.quiz.registry import family_of
from tolva_teach.records.record import RecordFault, read_record

_KEPT = 64
"""So many questions are kept that a class, which looks at them again and again, is asked by house rules."""


_PARTS = 5
"""Game, family, version, difficulty and seed: what follows in a name is a record."""


class HouseName(NamedTuple):
    """A question's name and the house rules that it is asked by.

    >>> str(HouseName.read("tolp/may-lay/1/1/6 flying:2"))
    'tolp/may-lay/1/1/6 flying:2'
    """

    name: QuestionName
    options: str = ""
    """They as addresses write them; empty where it is asked by the book, or by what it says itself."""

    def __str__(self) -> str:
        return f"{self.name} {self.options}" if self.options else str(self.name)

    @classmethod
    def read(cls, text: str) -> Self:
        """The name that was written so; whether there is such a question, `question` says.

        Raises:
            ValueError, LookupError: no name is written so, or the game has no such option or value.
        """
        written, _, options = text.partition(" ")
        written, record = _parted(written)
        name = QuestionName.read(written)
        if record and options:
            raise ValueError(f"a position of one's own has its own rules: {options!r}")
        return cls(name, written_options(_rules(name, options))) if options else cls(name._replace(record=record))

    @property
    def variants(self) -> Mapping[str, Any]:
        """The options by name."""
        return _rules(self.name, self.options).variants

    def by(self, options: Mapping[str, Any]) -> "HouseName":
        """The same question asked by these house rules, where it can be; else by the book."""
        by_book = HouseName(self.name)
        if not options:
            return by_book
        by_house = HouseName(self.name, written_options(game_of(self.name.game, self.name.players, options)))
        return by_book if _asked_by(by_house) is None else by_house

    @property
    def question(self) -> Question:
        """The question.

        Raises:
            ValueError, LookupError: there is none, or it cannot be asked by these rules.
        """
        if not self.options:
            question: Question = family_of(self.name).named(self.name)
            return question
        asked = _asked_by(self)
        if asked is None:
            raise LookupError(f"{self.name} is not asked by {self.options}")
        return asked


def names_own(text: str) -> bool:
    """Whether a question's name says that it is about a position of somebody's own: it then has a record.

    >>> names_own("tolva/may-do/1/1/0/1eNpLTEpOSQUABVwB1A"), names_own("tolva/may-do/1/1/0")
    (True, False)
    """
    return bool(_parted(text)[1])


def _parted(written: str) -> tuple[str, str]:
    """A name without its record, and the record; empty where it has none."""
    *parts, last = written.split("/", _PARTS)
    return ("/".join(parts), last) if len(parts) == _PARTS else (written, "")


@lru_cache(_KEPT)
def _asked_by(name: HouseName) -> Question | None:
    """The question by its house rules; None where it cannot be asked by them."""
    return by_house_rules(family_of(name.name).named(name.name), name.variants)


def _rules(name: QuestionName, options: str) -> Game[Any]:
    return game_of(name.game, name.players, read_options(GAMES[name.game].options_known, options))


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
