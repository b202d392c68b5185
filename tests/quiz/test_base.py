"""What all families share: choices of every kind, names, marks by key, and refusals."""

import pickle
from collections.abc import Collection
from copy import copy, deepcopy

import pytest

from tolva_teach.quiz import Choice, Family, Hint, Question, QuestionName, Task, UnknownQuestionError, mark
from tolva_teach.quiz.base import card, number, seat, set_of, word, zone
from tolva_teach.records.record import Record, deal_record
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Place, Table
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker

CHOICES = (
    card("S7"),
    set_of(["S7", "H7"]),
    zone("stock", Decision(0, "draw")),
    word(Decision(0, "pass")),
    word(Decision(0, "meld", ("H",))),
    seat(2),
    number(3),
)


class Guess(Question):
    """A question of which some choices hold, as it is told."""

    hint_count = 3

    def __init__(self, name: QuestionName, holding: frozenset[str] = frozenset({"seat:2", "S7+H7"})) -> None:
        super().__init__(name)
        self.holding = holding

    def ask(self, speaker: Speaker) -> str:
        return "?"

    @property
    def table(self) -> Table:
        return Table(0, (Place(0, 0), Place(1, 1)), (), ())

    @property
    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> list[Hint]:
        return [Hint("quiz-hint-led", "trick.follow")] * self.hint_count

    @property
    def record(self) -> Record:
        return deal_record("tolva", 4, 7, dealer=0)

    def verdict(self, choice: str) -> Verdict:
        return allowed("trick.lead", "any") if choice in self.holding else refused("trick.follow", "holds-led")

    def why(self, choice: str, speaker: Speaker) -> str:
        return self.verdict(choice).rule


class Guesses(Family[Guess]):
    name = "guess"
    game = "tolva"
    difficulties = (1, 2)

    def _make(self, name: QuestionName) -> Guess:
        return Guess(name)


def test_every_kind_of_choice_has_a_key_of_its_own_that_is_fixed() -> None:
    """Answers that browsers keep name choices by their keys."""
    assert CHOICES == ("S7", "S7+H7", "stock", "pass", "meld H", "seat:2", "number:3")
    assert [choice.kind for choice in CHOICES] == ["card", "set", "zone", "word", "word", "seat", "number"]
    assert CHOICES[1].value == ("S7", "H7")
    assert CHOICES[4].value == Decision(0, "meld", ("H",))
    assert CHOICES[5].value == 2


def test_a_choice_is_copied_and_pickled_whole() -> None:
    for choice in CHOICES:
        for again in (copy(choice), deepcopy(choice), pickle.loads(pickle.dumps(choice))):
            assert (again, again.kind, again.value, type(again.key)) == (choice, choice.kind, choice.value, str)


def test_choices_of_all_kinds_are_marked_by_their_keys() -> None:
    question = Guesses().question(seed=5, difficulty=2)
    answer = mark(question, ["S7+H7", "pass"])
    assert {choice.choice: choice.mark for choice in answer.choices} == {
        "S7": "right-left",
        "S7+H7": "right-chosen",
        "stock": "right-left",
        "pass": "chose-forbidden",
        "meld H": "right-left",
        "seat:2": "missed-allowed",
        "number:3": "right-left",
    }
    assert mark(question, [seat(2), set_of(["S7", "H7"])]).right
    assert question.answer == {"seat:2", "S7+H7"}


def test_a_name_has_game_family_version_difficulty_and_seed() -> None:
    question = Guesses().question(seed=5, difficulty=2)
    assert question.name == QuestionName("tolva", "guess", 1, 2, 5)
    assert str(question.name) == "tolva/guess/1/2/5"
    assert QuestionName.read(str(question.name)) == question.name
    assert Guesses().named(question.name).name == question.name


def test_the_games_usual_number_of_players_goes_without_saying() -> None:
    name = QuestionName.read("tolva:4/guess/1/2/5")
    assert (name, str(name)) == (Guesses().name_of(5, 2), "tolva/guess/1/2/5")
    assert Guesses().named(name._replace(players=4)).name == name
    assert QuestionName.read("tolva:3/guess/1/2/5").players == 3


@pytest.mark.parametrize("text", ["", "tolva/guess/1/2", "tolva/guess/1/2/5/6", "tolva/guess/1/2/x", "[5, 2, 1]"])
def test_a_text_that_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        QuestionName.read(text)


def test_another_familys_or_games_name_is_refused() -> None:
    for name in (QuestionName("tolva", "other", 1, 1, 5), QuestionName("tolp", "guess", 1, 1, 5)):
        with pytest.raises(ValueError, match="no question of tolva/guess"):
            Guesses().named(name)
    with pytest.raises(UnknownQuestionError, match="from 1 to 2, not 3"):
        Guesses().named(QuestionName("tolva", "guess", 1, 3, 5))


def test_a_question_has_as_many_hints_as_its_family() -> None:
    assert len(Guesses().question(1, 1).hints) == Guess.hint_count == 3


def test_the_rules_told_after_the_answer_are_those_of_what_holds() -> None:
    assert Guesses().question(1, 1).rules == ("trick.lead",)
    assert isinstance(Guesses().question(1, 1), Task)
