"""What every family of questions has: questions that a seed gives again, choices, a verdict on each, and hints.

A family makes questions of one sort. A question is named by game, family, version, difficulty and seed; it offers
choices, and whoever answers picks all of them that hold. Nothing that a question shows (`table`, `choices`, `repr`)
tells which these are; `verdict` and `hints` do, when asked.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self, TypeAlias, TypeGuard, TypeVar

from tolva_teach.games import GAMES
from tolva_teach.play.dice import SEED_LIMIT
from tolva_teach.quiz.faults import SaidError
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import Rank
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict
from tolva_teach.texts import Speaker, card_name, join, offered, say
from tolva_teach.texts.people import around

Kind: TypeAlias = Literal["card", "set", "zone", "word", "seat", "number", "score", "rank"]
"""What is picked: a card of the table, several cards together, a pile or stock, something to say, a seat, a number,
how a match stands, or a rank."""


class Choice(str):
    """Something that can be picked. It is its key: a text that stays the same for ever, for answers are kept by it.

    >>> card("SK"), set_of(["S7", "H7"]), seat(2), number(3)
    ('SK', 'S7+H7', 'seat:2', 'number:3')
    >>> seat(2).kind, seat(2).value
    ('seat', 2)
    """

    __slots__ = ("kind", "value")

    kind: Kind
    value: Any
    """What it stands for: a decision where it is one, the seat, the number; for a card alone its key on the table, for
    a set alone its cards' keys."""

    def __new__(cls, key: str, kind: Kind, value: Any) -> Self:
        choice = super().__new__(cls, key)
        choice.kind = kind
        choice.value = value
        return choice

    def __getnewargs__(self) -> tuple[str, Kind, Any]:  # type: ignore[override]
        return self.key, self.kind, self.value

    @property
    def key(self) -> str:
        """Its name among the question's choices."""
        return str(self)

    @property
    def card(self) -> str:
        """Of one of kind `card`: the card that its decision plays, or the card that it is.

        >>> card("SK").card
        'SK'
        """
        return self.value.args[0] if isinstance(self.value, Decision) else self.key.rstrip("'")


def card(key: str, decision: Decision | None = None) -> Choice:
    """A card, by its key on the table."""
    return Choice(key, "card", decision or key)


def set_of(keys: Collection[str], decision: Decision | None = None) -> Choice:
    """Cards that are picked together, by their keys, in the order in which they lie on the table."""
    return Choice("+".join(keys), "set", decision or tuple(keys))


def zone(name: str, decision: Decision | None = None) -> Choice:
    """A pile or stock, by its name on the table."""
    return Choice(name, "zone", decision or name)


def word(decision: Decision) -> Choice:
    """Something to say; whose turn it is to say it follows from the question."""
    return Choice(" ".join((decision.verb, *decision.args)), "word", decision)


def verbs_of(choices: Iterable[Choice]) -> frozenset[str]:
    """What can be done by those of them that are decisions."""
    return frozenset(choice.value.verb for choice in choices if isinstance(choice.value, Decision))


def seat(of: int) -> Choice:
    """A seat at the table."""
    return Choice(f"seat:{of}", "seat", of)


def nobody() -> Choice:
    """None of the seats."""
    return Choice("seat:none", "seat", None)


def of_rank(of: Rank) -> Choice:
    """All cards of a rank."""
    return Choice(f"rank:{of}", "rank", of)


def no_card() -> Choice:
    """None of the cards, or ranks, that are offered."""
    return Choice("set:none", "set", ())


def number(value: int) -> Choice:
    """A number."""
    return Choice(f"number:{value}", "number", value)


class QuestionName(NamedTuple):
    """What identifies a question, in links and in marks: it gives the same question for ever.

    One about a position of somebody's own is named by its record instead of a seed. Such a name is not read back here:
    a page's address brings a record, and a class's question, which `tolva_teach.quiz.house.HouseName` reads.

    >>> name = QuestionName("mahjong", "may-discard", 1, 3, 76)
    >>> str(name)
    'mahjong/may-discard/1/3/76'
    >>> QuestionName.read(str(name)) == name
    True
    >>> QuestionName.read("go:3/may-discard/1/3/76").players
    3
    """

    game: str
    """The game that it is about, as a record names it."""
    family: str
    version: int
    """Which generator makes it."""
    difficulty: int
    seed: int
    players: int | None = None
    """How many play; None for as many as usual."""
    record: str = ""
    """The packed record that it is asked at the end of (`tolva_teach.records.links`); empty where the seed says all."""

    def __str__(self) -> str:
        game, *parts, players, record = self
        said = [game if players is None else f"{game}:{players}", *parts, *filter(None, [record])]
        return "/".join(map(str, said))

    @classmethod
    def read(cls, text: str) -> Self:
        """The name that was written so; whether there is such a question, its family says.

        Raises:
            ValueError: no name is written so.
        """
        about, family, *numbers = text.split("/")
        game, _, players = about.partition(":")
        version, difficulty, seed = map(int, numbers)
        return cls(game, family, version, difficulty, seed, players_named(game, int(players) if players else None))


def players_named(game: str, players: int | None) -> int | None:
    """For how many, as names of families and questions say it: None for the game's usual number.

    >>> players_named("bondtolva", 2), players_named("bondtolva", 4)
    (None, 4)
    """
    return None if game in GAMES and players == GAMES[game].usual_players else players


class UnknownQuestionError(SaidError):
    """A seed, difficulty or version that no question has; says which are allowed."""


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

    spoken_as: str = "quiz"
    """What the sentences' names begin with that speak of an answer to it: `quiz-right`."""
    marked_as: str = "quiz"
    """The same of the two words that stand on its choices after the answer: `quiz-yes` on those that hold."""
    holds_as: str = ""
    """What those that hold are, where they have a sign of their own: `foul`, for a card that was against the rules."""
    single: bool = False
    """Whether exactly one choice holds, as everyone may know: to pick one is then to let go of the one before."""
    by_rules: bool = True
    """Whether the game's rules decide which choices hold; if not, an answer says nothing of whether one knows them."""
    hint_count: int = 0
    """How many hints each task of its sort has; that it is the same for all says nothing of the answer."""

    @property
    def game(self) -> str | None:
        """The game that it is about, by name; None where it is about no game alone."""
        return None

    @property
    def hints(self) -> Sequence[Hint]:
        """The hints, `hint_count` of them; never the answer itself."""
        return self.hints_among(self.choices, None)

    def hints_among(self, choices: Collection["Choice"], rule: str | None) -> Sequence[Hint]:
        """The hints where only some choices are offered: none of them speaks of what a lesson has not come to yet.

        Args:
            choices: what is offered.
            rule: what a lesson asks about, by id; None where it asks about several, and where no lesson asks.
        """
        return ()

    @abstractmethod
    def ask(self, speaker: Speaker) -> str:
        """The question in words, its premises first."""

    def ask_narrowed(self, speaker: Speaker) -> str:
        """The same where only some of the choices are offered: it must not ask for all that may be done."""
        return self.ask(speaker)

    def premises(self, speaker: Speaker) -> Iterable[str]:
        """What one must know that nothing on the table shows, in sentences."""
        return ()

    @property
    @abstractmethod
    def table(self) -> Table:
        """What the learner sees."""

    @property
    @abstractmethod
    def choices(self) -> tuple[Choice, ...]:
        """What can be picked, in the order shown."""

    @property
    def told_in_order(self) -> Sequence[Choice]:
        """The choices as they are told of one by one after the answer: as shown, but where they came otherwise."""
        return self.choices

    @abstractmethod
    def verdict(self, choice: str) -> Verdict:
        """Whether this choice holds, and why: the engine's own verdict."""

    def rule_tried(self, choice: str) -> str:
        """The rule, by id, that one shows to know or not by how one meets this choice: the one of its verdict, unless
        that decides nothing here."""
        return self.verdict(choice).rule

    @abstractmethod
    def why(self, choice: str, speaker: Speaker) -> str:
        """The verdict's sentence."""

    def called(self, choice: Choice, speaker: Speaker) -> str:
        """What a choice is called where it does not lie on the table, and in the list of all of them."""
        value: Any = choice.value
        if isinstance(value, Decision):
            return offered(value, speaker) if choice.kind != "card" else card_name(choice.card, speaker.lang)
        match choice.kind:
            case "card":
                return card_name(choice.card, speaker.lang)
            case "set":
                return join([card_name(card, speaker.lang) for card in value], speaker.lang)
            case "seat":
                return speaker.seat(value)
        return str(value)

    def done_with(self, choice: Choice, speaker: Speaker) -> str:
        """What is done with a card, in short, where one could choose to do something else; else empty."""
        return ""

    def is_told_to_do(self, choice: Choice, speaker: Speaker) -> bool:
        """Whether what a choice is called tells somebody to do something, as “Play a four” does, and a card alone does
        not: before a reason it has to be quoted, or it is read as advice."""
        is_done = choice.kind != "card" or bool(self.done_with(choice, speaker))
        return isinstance(choice.value, Decision) and is_done

    @property
    def alike(self) -> Mapping[str, str]:
        """By their keys, cards on the table that stand for one of the choices: with them one would do the same."""
        return {}

    @cached_property
    def answer(self) -> frozenset[str]:
        """The choices that hold; judged once, when it is first asked for."""
        return frozenset(choice for choice in self.choices if self.verdict(choice))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in its sentences as on the picture of its table."""
        table = self.table
        return around(table.viewer, [place.party for place in table.places])

    def speaker(self, lang: str) -> Speaker:
        """Speaks to the learner, who sits in the seat that the table is seen from."""
        table = self.table
        return Speaker(lang, self.names, tuple(place.party for place in table.places), table.viewer)


class Question(Task):
    """A task that a seed gives again."""

    def __init__(self, name: QuestionName) -> None:
        self.name = name

    @property
    def game(self) -> str | None:
        return self.name.game

    @property
    def rules(self) -> Sequence[str]:
        """The rules by which what holds does, by id: to be told after the answer."""
        return tuple(dict.fromkeys(verdict.rule for verdict in map(self.verdict, self.choices) if verdict))

    @property
    @abstractmethod
    def record(self) -> Record:
        """The deal up to the question, everyone's cards included: to be told of when something seems wrong."""

    def __repr__(self) -> str:
        _game, family, version, difficulty, seed, _players, record = self.name
        return f"<{family} question: {f'{record=}' if record else f'{seed=}'}, {difficulty=}, {version=}>"


Q = TypeVar("Q", bound=Question)


class Family(ABC, Generic[Q]):
    """Questions of one sort about one game for a number of players."""

    name: str
    game: str
    """The game that its questions are about."""
    players: int | None = None
    """For how many; None for as many as usual."""
    difficulties: ClassVar[tuple[int, ...]]
    """From the easiest; what each means stands in `quiz.ftl`."""
    version: ClassVar[int] = 1
    """Which generator makes its questions: a change to what a released one draws needs the next number."""
    rules: Mapping[str, str] = MappingProxyType({})
    """What one may look at before answering: the rules that all its questions hang on, in the order in which they
    apply, each with the name of a sentence that says it in short."""

    def kinds(self, difficulty: int) -> Sequence[str]:
        """The kinds of situation that are asked about on purpose, by the names that its questions give them."""
        return ()

    def question(self, seed: int, difficulty: int) -> Q:
        """The question of this number.

        Raises:
            UnknownQuestionError: no question has such a seed or difficulty; says which are allowed.
        """
        return self.named(self.name_of(seed, difficulty))

    def name_of(self, seed: int, difficulty: int) -> QuestionName:
        """What the question of this number is called; whether there is one, `check` says."""
        return QuestionName(self.game, self.name, self.version, difficulty, seed, self.players)

    def asks(self, name: QuestionName) -> bool:
        """Whether the name is of this family, for this game and number of players."""
        players = players_named(name.game, name.players)
        return (name.game, name.family, players) == (self.game, self.name, self.players)

    def named(self, name: QuestionName) -> Q:
        """The question of this name.

        Raises:
            UnknownQuestionError: there is none; says which there are.
        """
        self.check(name)
        return self._make(name._replace(players=self.players))

    def check(self, name: QuestionName) -> None:
        """That there is a question of this name.

        Raises:
            UnknownQuestionError: there is none; says which there are.
            ValueError: the name is of another family or game.
        """
        if not self.asks(name):
            raise ValueError(f"no question of {self.game}/{self.name}: {_shown(name)}")
        if name.record:
            self._check_record(name)
        check_seed(name.seed)
        if not _is_number(name.difficulty) or name.difficulty not in self.difficulties:
            least, most = self.difficulties[0], self.difficulties[-1]
            raise UnknownQuestionError("quiz-bad-difficulty", least=least, most=most, given=_shown(name.difficulty))
        if not _is_number(name.version) or name.version != self.version:
            raise UnknownQuestionError("quiz-bad-version", version=self.version, given=_shown(name.version))

    def takes(self, view: Any) -> bool:
        """Whether it has a question about a position of anybody's making, in which this seat is to decide."""
        return False

    def name_at(self, record: str) -> QuestionName:
        """What the question at the end of a packed record is called; whether there is one, `check` says."""
        return self.name_of(0, self.difficulties[0])._replace(record=record)

    def _check_record(self, name: QuestionName) -> None:
        """That it has a question at the end of this record.

        Raises:
            UnknownQuestionError: it has not; says why.
        """
        raise UnknownQuestionError("quiz-record-not-asked")

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
