"""By which house rules a quiz asks: those of one game; questions about any other are asked by the book."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Game
from tolva_teach.quiz import Family, Question, QuestionName, names_from
from tolva_teach.quiz.house import asks_anywhere, by_house_rules
from tolva_widgets.quiz.address import read_house

_LOOKED_AT = 6
"""So many questions are looked at for one that can be asked by house rules; each may have to be searched for."""

_NONE: Mapping[str, Any] = MappingProxyType({})


class HouseRules:
    """The options of a game that are not as in the book."""

    def __init__(self, about: str, options: Mapping[str, Any] = _NONE) -> None:
        """
        Args:
            about: the game, by name.
            options: by name; they hold where an address names neither a game nor options.
        """
        self._home = self._now = (about, options)

    def take(self, values: Mapping[str, str], family: Family[Any]) -> None:
        """Takes what an address, a stranger's text, has questions of a family asked by.

        Raises:
            UnknownQuestionError: the game has no such option or value; nothing has changed.
        """
        named = values.get("options") or values.get("game")
        self._now = (family.game, read_house(values, family)) if named else self._home

    @property
    def text(self) -> str:
        """They as a text, the same for the same rules; empty where all is as in the book."""
        about, options = self._now
        return json.dumps([about, dict(options)], sort_keys=True) if options else ""

    def rules(self, name: QuestionName) -> Game[Any]:
        """The game that a question is about, with its house rules; a position of somebody's own has others."""
        return game(name.game, name.players, self._of(name))

    def is_left(self, name: QuestionName) -> bool:
        """Whether the house rules are left aside by which a question is asked where its address says nothing of any."""
        about, options = self._home
        return bool(options) and about == name.game and not name.record and not self._of(name)

    def made(self, family: Family[Any], name: QuestionName) -> Question:
        """The question of this name, by the house rules where it can be asked by them."""
        question: Question = family.named(name)
        options = self._of(name)
        return (by_house_rules(question, options) if options else None) or question

    def decide(self, question: Question) -> bool:
        """Whether a question is asked by house rules, which are all that it plays otherwise than in the book."""
        options = self._of(question.name)
        return bool(options) and question.record.game.variants == options

    def first_askable(self, family: Family[Any], name: QuestionName) -> QuestionName:
        """The first question from this one on that can be asked by them; itself where none of the next can."""
        options = self._of(name)
        if not options or not asks_anywhere(family):
            return name
        return next((its for its in names_from(name, _LOOKED_AT) if by_house_rules(family.named(its), options)), name)

    def _of(self, name: QuestionName) -> Mapping[str, Any]:
        about, options = self._now
        return options if about == name.game and not name.record else _NONE
