"""The question that a teacher is about to ask: chosen by game, players, family, difficulty, rule or number."""

from collections.abc import Collection, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any

from tolva_teach.play.profile import Profile
from tolva_teach.quiz import (
    FIRST_FAMILY,
    SEED_LIMIT,
    Family,
    NotAskedError,
    Question,
    QuestionName,
    UnknownQuestionError,
    family_of,
    names_about,
)
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.house import HouseName
from tolva_teach.review.asked import NoQuestionError, question_about
from tolva_teach.texts import rule as rule_text
from tolva_widgets.quiz import choices as quiz_choices

from .teaching.prepared_list import PreparedList

_WITHIN = 200
"""So many questions are looked through for one about a rule."""

_NEAR = 12
"""So many are looked through for one by the book."""

_BOOK: Mapping[str, Any] = MappingProxyType({})

_ANY = "sv"
"""What can be chosen is the same in every language."""


class NoSiblingError(SaidError):
    """There is no other question that a rule decides."""

    def __init__(self) -> None:
        super().__init__("teacher-no-sibling")


class NoSuchRuleError(SaidError):
    """Another sort of question has none about the rule that was asked about."""

    def __init__(self, topic: str) -> None:
        super().__init__("teacher-no-such-rule", rule=lambda lang: rule_text(lang, topic).title)


class Draft:
    """A question, and the rule that it is to be about.

    >>> draft = Draft()
    >>> draft.take_number(29)
    >>> str(draft.name)
    'tolva/must-play/1/1/29'
    """

    def __init__(self) -> None:
        self.name: QuestionName = FIRST_FAMILY.name_of(1, FIRST_FAMILY.difficulties[0])
        self.topic: str | None = None
        """The rule that it is to be about, by id; None for any."""
        self.options = ""
        """House rules that it brings along, as addresses write them; empty where it goes by the class's."""
        self.house: Mapping[str, Any] = _BOOK
        """The class's house rules, where it has some for the game."""
        self.of_game = ""
        """The game that these are for, by name."""

    @property
    def family(self) -> Family[Any]:
        """What sort of question it is."""
        return family_of(self.name)

    @property
    def own_name(self) -> HouseName:
        """Its name with the house rules that it brings along."""
        return HouseName(self.name, self.options)

    @property
    def asked_as(self) -> HouseName:
        """Its name with the house rules that it is asked by: its own, or the class's."""
        return self.by_house(self.own_name)

    def play_by(self, house: Profile | None) -> None:
        """The class plays by these house rules, or by the book."""
        self.of_game, self.house = ("", _BOOK) if house is None else (house.rules.name, house)

    def by_house(self, name: HouseName) -> HouseName:
        """A question by the class's house rules, where it brings none along and can be asked by them."""
        if name.options or self.of_game != name.name.game:
            return name
        return HouseName(name.name).by(self.house)

    @property
    def question(self) -> Question:
        """The question itself, as it would be asked."""
        return self.asked_as.question

    def take(self, name: QuestionName, options: str = "") -> None:
        """This question; one about a position of somebody's own is no number of a family, and passed over.

        Args:
            name: its name.
            options: the house rules that it brings along.

        Raises:
            UnknownQuestionError: there is none of this name; nothing has changed.
        """
        family_of(name).check(name)
        if name.record:
            return
        self.name, self.options, self.topic = name, options, None

    def take_next_of(self, prepared: PreparedList) -> None:
        """What comes next in a list, rather than a question that nobody has chosen; where there is none it stays."""
        if prepared.next is not None:
            self.take(*prepared.next)

    def take_form(self, picked: Mapping[str, str]) -> None:
        """Another game, number of players or family, as `quiz.choices` name them; what is none of these is passed over.

        Its number and, where they can, its difficulty and its rule stay.

        Raises:
            NoSuchRuleError: this sort has none about the rule; it is about any rule now.
        """
        offered = {
            its["name"]: [value for value, _ in its["options"]] for its in quiz_choices.choices(self.family, _ANY)
        }
        if any(value not in offered.get(key, ()) for key, value in picked.items()):
            return
        family = quiz_choices.wanted(self.family, {**quiz_choices.chosen(self.family, _ANY), **picked})
        difficulty = self.name.difficulty
        kept = difficulty if difficulty in family.difficulties else family.difficulties[0]
        topic = self.topic
        self.take(by_book_from(family.name_of(self.name.seed, kept)))
        if topic:
            try:
                self.take_topic(topic)
            except NoSiblingError:
                raise NoSuchRuleError(topic) from None

    def take_number(self, seed: int) -> None:
        """The question of this number.

        Raises:
            UnknownQuestionError: there is none.
        """
        self.take(self.name._replace(seed=seed))

    def take_difficulty(self, difficulty: int) -> None:
        """As hard as this, about the same rule where that is asked about.

        Raises:
            UnknownQuestionError: there is no such difficulty.
        """
        topic = self.topic
        name = self.name._replace(difficulty=difficulty)
        family_of(name).check(name)
        self.take(by_book_from(name))
        if topic:
            self.take_topic(topic)

    def take_topic(self, rule: str) -> None:
        """The first question about this rule, from this number on; any from now on where the rule is empty.

        Raises:
            NoSiblingError: there is none.
        """
        if not rule:
            self.topic = None
            return
        name = first_about(self.name, rule) if rule in self.family.rules else None
        if name is None:
            raise NoSiblingError
        self.name, self.topic = name, rule

    def take_next(self) -> None:
        """The next one like it, about the same rule where that is asked about.

        Raises:
            NoSiblingError: there is none about the rule; nothing has changed.
        """
        after = following(self.name)
        name = first_about(after, self.topic) if self.topic else by_book_from(after)
        if name is None:
            raise NoSiblingError
        self.name = name


def following(name: QuestionName) -> QuestionName:
    """The question with the next number; after the last the first, and after a position of somebody's own."""
    if name.record:
        return name._replace(seed=0, record="")
    return name._replace(seed=0 if name.seed >= SEED_LIMIT else name.seed + 1)


def by_book_from(first: QuestionName) -> QuestionName:
    """The first question from this one on that is asked by the book, as a class plays that has agreed on nothing else;
    this one where there is none near."""
    name = first
    for _ in range(_NEAR):
        if _is_by_book(name):
            return name
        name = following(name)
    return first


def _is_by_book(name: QuestionName) -> bool:
    question: Question = family_of(name).named(name)
    return not question.record.game.variants


def first_about(first: QuestionName, rule: str, seen: Collection[str] = ()) -> QuestionName | None:
    """The first question from this one on that is about a rule, and has not been seen; None where there is none. Of the
    nearest one by the book comes first: a rule that is a variant's has none."""
    try:
        names = names_about(family_of(first), first, rule, _WITHIN)
        new = [*islice((name for name in names if str(name) not in seen), 1)]
        if new and not _is_by_book(new[0]):
            new += islice((name for name in names if str(name) not in seen), _NEAR)
        return next(filter(_is_by_book, new), new[0] if new else None)
    except (NotAskedError, UnknownQuestionError, LookupError):  # the last of what is asked at one's own positions alone
        return None


def sibling(rule: str, like: QuestionName, seen: Collection[str] = ()) -> QuestionName:
    """Another question that a rule decides: of the same family where it has one, and none that has been seen.

    Raises:
        NoSiblingError: there is none.
    """
    found = first_about(following(like), rule, {*seen, str(like)})
    if found is not None:
        return found
    try:
        return question_about(rule, following(like).seed, like.difficulty, [like.game]).name
    except NoQuestionError:
        raise NoSiblingError from None
