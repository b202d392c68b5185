"""Which questions are to be handed out: of one family or several in turn, about a rule, with house rules, by a seed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from types import MappingProxyType
from typing import Any

from tolva_teach.games import game
from tolva_teach.quiz import Family, Question, QuestionName, check_seed, families, family_about, names_about, names_from
from tolva_teach.quiz.faults import SaidError, shown
from tolva_teach.review.asked import difficulties_about
from tolva_teach.texts import game_name, rule_ids

MOST = 120
"""So many questions are handed out at most, of all variants together."""

_LOOKED_AT = 1000
"""So many questions of a family are looked at for such as are about a rule."""

_LOOKED_AT_FOR_OPTIONS = 200
"""So many for such with house rules, which come in every tenth of the hardest where a family has them at all."""


@dataclass(frozen=True)
class Selection:
    """What somebody wants questions about."""

    game: str
    players: int | None = None
    family: str | None = None
    """By name; None for all that there are, in turn."""
    rule: str | None = None
    difficulty: int | None = None
    """None for the easiest that there is; with house rules for the hardest, which have most of them."""
    options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """House rules: one of them at least is played in each question, and no other. Where none are named, any may be."""

    def questions(self, seed: int, count: int) -> list[Question]:
        """So many questions, from this number on.

        Raises:
            SaidError: there are not so many; says why.
        """
        check_seed(seed)
        sources = [self._of(family, family.name_of(seed, difficulty)) for family, difficulty in self._asking()]
        found = list(islice(_in_turn(sources), count))
        if len(found) < count:
            raise SaidError("handouts-too-few", found=len(found), count=count)
        return found

    def _asking(self) -> list[tuple[Family[Any], int]]:
        """The families that ask about it, each at its difficulty."""
        named = family_about(self.game, self.players, self.family)
        asking = [named] if self.family else families(self.game, self.players)
        if self.rule is None:
            able = [its for its in asking if self.difficulty in (None, *its.difficulties)] or [named]
            easiest = -1 if self.options else 0
            return [(family, self.difficulty or family.difficulties[easiest]) for family in able]
        if self.rule not in rule_ids():
            raise SaidError("handouts-no-rule", said=shown(self.rule), game=self.game)
        found = [(family, min(at)) for family in asking if (at := _difficulties(family, self.rule, self.difficulty))]
        if not found:
            rule, name = self.rule, self.game
            why = "handouts-rule-not-asked" if self.family or self.difficulty else "handouts-rule-never-asked"
            raise SaidError(why, rule=rule, game=lambda lang: game_name(name, lang, "in-text"))
        return found

    def _of(self, family: Family[Any], first: QuestionName) -> Iterator[Question]:
        """The questions of a family, as they are asked for."""
        within = _LOOKED_AT_FOR_OPTIONS if self.options else MOST
        names = names_about(family, first, self.rule, _LOOKED_AT) if self.rule else names_from(first, within)
        return filter(self._is_played, map(family.named, names))

    def _is_played(self, question: Question) -> bool:
        """Whether the house rules are those that are wanted."""
        if not self.options:
            return True
        variants = question.record.game.variants
        return bool(variants) and all(self._wanted.get(key) == value for key, value in variants.items())

    @property
    def _wanted(self) -> Mapping[str, Any]:
        return game(self.game, self.players, self.options).variants


def _difficulties(family: Family[Any], rule: str, wanted: int | None) -> list[int]:
    """How hard the family's questions about a rule are; of those the one that is wanted, if any is."""
    return [difficulty for difficulty in difficulties_about(family, rule) if wanted in (None, difficulty)]


def _in_turn(sources: Iterable[Iterator[Question]]) -> Iterator[Question]:
    """One of each, then the second of each, and so on, until all have come to their end."""
    left = list(sources)
    while left:
        for source in list(left):
            question = next(source, None)
            if question is None:
                left.remove(source)
            else:
                yield question
