"""What every family of questions has: questions that a seed gives again, choices, a verdict on each, and hints.

A family makes questions of one sort ("what must I play?", later "what may be melded?" or "who takes the trick?"). A
question is named by seed, difficulty and version; it offers choices, and whoever answers picks all of them that hold.
Nothing that a question shows (`table`, `choices`, `repr`) tells which these are; `verdict` and `hints` do, when asked.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, TypeGuard, TypeVar

from tolva_teach.table import Table
from tolva_teach.texts import Speaker, say, sentence
from tolva_teach.verdicts import NO_FACTS, Facts, Verdict

SEED_LIMIT = 999_999_999
"""The highest seed: nine digits can be read out loud and typed on a phone."""


HINTS = 2
"""How many hints every question has: which rule to think of, then which group of choices it leaves."""


class QuestionName(NamedTuple):
    """What identifies a question in its family, in links and in marks: it gives the same question for ever."""

    seed: int
    difficulty: int
    version: int


class UnknownQuestionError(ValueError):
    """A seed, difficulty or version that no question has; says which are allowed."""

    def __init__(self, key: str, **facts: str | int) -> None:
        """
        Args:
            key: the sentence, by its name in `quiz.ftl`.
            facts: what it needs to know.
        """
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def sentence(self, lang: str) -> str:
        """What is wrong and what is allowed, for a person."""
        return sentence(lang, self.key, None, **self.facts)

    def __str__(self) -> str:
        return self.sentence("en")


class Hint(NamedTuple):
    """A step towards the answer that does not give it."""

    key: str
    """The sentence, by its name in `quiz.ftl`."""
    rule: str
    """The rule to think of."""
    facts: Facts = NO_FACTS

    def sentence(self, speaker: Speaker) -> str:
        """The hint in words."""
        return say(self.key, self.facts, speaker)


class Task(ABC):
    """Something to answer by picking all choices that hold."""

    words: ClassVar[str] = "quiz"
    """What the sentences' names begin with that speak of an answer to it."""

    @property
    @abstractmethod
    def table(self) -> Table:
        """What the learner sees."""

    @property
    @abstractmethod
    def choices(self) -> tuple[str, ...]:
        """What can be picked, in the order shown; a card's choice is its key on the table."""

    @abstractmethod
    def verdict(self, choice: str) -> Verdict:
        """Whether this choice holds, and why: the engine's own verdict."""

    @abstractmethod
    def why(self, choice: str, speaker: Speaker) -> str:
        """The verdict's sentence."""

    def speaker(self, lang: str) -> Speaker:
        """Speaks to the learner, who sits in the seat that the table is seen from."""
        return Speaker(lang, parties=tuple(place.party for place in self.table.places), you=self.table.viewer)


class Question(Task):
    """A task that a seed gives again, with hints before the answer."""

    family: ClassVar[str]

    def __init__(self, name: QuestionName) -> None:
        self.name = name

    @property
    @abstractmethod
    def hints(self) -> Sequence[Hint]:
        """The hints, `HINTS` of them; never the answer itself."""

    def __repr__(self) -> str:
        seed, difficulty, version = self.name
        return f"<{self.family} question: {seed=}, {difficulty=}, {version=}>"


Q = TypeVar("Q", bound=Question)


class Family(ABC, Generic[Q]):
    """Questions of one sort."""

    name: ClassVar[str]
    difficulties: ClassVar[tuple[int, ...]]
    """From the easiest; what each means stands in `quiz.ftl`."""
    versions: ClassVar[tuple[int, ...]]
    """The generators there have been; the last one makes new questions, the others still make theirs."""

    def question(self, seed: int, difficulty: int, version: int | None = None) -> Q:
        """The question of this name; without a version, of the newest.

        Raises:
            UnknownQuestionError: no question has such a seed, difficulty or version; says which are allowed.
        """
        name = QuestionName(seed, difficulty, self.versions[-1] if version is None else version)
        self.check(name)
        return self._make(name)

    def check(self, name: QuestionName) -> None:
        """That there is a question of this name.

        Raises:
            UnknownQuestionError: there is none; says which there are.
        """
        seed, difficulty, version = name
        check_seed(seed)
        if not _is_number(difficulty) or difficulty not in self.difficulties:
            least, most = self.difficulties[0], self.difficulties[-1]
            raise UnknownQuestionError("quiz-bad-difficulty", least=least, most=most, given=_shown(difficulty))
        if not _is_number(version) or version not in self.versions:
            known = ", ".join(map(str, self.versions))
            raise UnknownQuestionError("quiz-bad-version", versions=known, given=_shown(version))

    @abstractmethod
    def _make(self, name: QuestionName) -> Q:
        """The question of this name, which has been checked."""


def check_seed(seed: object) -> None:
    """That this can be a question's seed.

    Raises:
        UnknownQuestionError: it cannot; says what can.
    """
    if not _is_number(seed) or not 0 <= seed <= SEED_LIMIT:
        raise UnknownQuestionError("quiz-bad-seed", most=str(SEED_LIMIT), given=_shown(seed))


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: object) -> str:
    """What was given, cut to a length: it may come from a stranger's link."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:40]}…"
