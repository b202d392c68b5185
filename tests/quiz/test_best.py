"""Questions about what is best: allowed choices, what each brings in a sentence, and nothing noted of any rule."""

import pytest

from tolva_teach.quiz import FAMILIES, QuestionName, family_of, mark, right_by_rule, rules_met
from tolva_teach.quiz.best import Best, best_families, said_to_bring
from tolva_teach.quiz.judged import judge
from tolva_teach.strategy.subjects import SUBJECTS
from tolva_teach.texts import LANGUAGES

BEST = [family for game in SUBJECTS for family in best_families(game)]
each_family = pytest.mark.parametrize("family", BEST, ids=lambda family: f"{family.game}-{family.name}")


@each_family
def test_a_family_is_found_by_its_questions_names_and_stands_in_no_quiz(family: Best) -> None:
    assert family_of(QuestionName.read(str(family.name_of(2, 1)))) is family
    assert family not in FAMILIES


def test_there_is_no_such_question_of_another_game() -> None:
    with pytest.raises(LookupError):
        family_of(QuestionName("..", "best-knock", 1, 1, 1))


@each_family
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_says_what_it_brings_and_no_hint_names_one(family: Best, lang: str) -> None:
    for seed in range(12):
        question = family.question(seed, 1)
        speaker = question.speaker(lang)
        reasons = [question.why(choice, speaker) for choice in question.choices]
        assert all(reason.endswith(".") for reason in reasons)
        assert [hint.sentence(speaker)[-1] for hint in question.hints] == ["?"]
        assert len({question.called(choice, speaker) for choice in question.choices}) == len(question.choices)


@each_family
def test_one_choice_is_best_and_every_stored_one_is_offered(family: Best) -> None:
    for seed in range(12):
        question = family.question(seed, 1)
        assert len(question.answer) == 1
        assert all(question.view.game.verdict(question.view, choice.value) for choice in question.choices)


@each_family
def test_nothing_is_noted_of_any_rule(family: Best) -> None:
    question = family.question(0, 1)
    assert not rules_met(question)
    for choice in question.choices:
        assert right_by_rule(mark(question, [choice])) == {}
    answered = judge(str(question.name), list(question.answer))
    assert (answered.right, answered.met, answered.broken) == (True, (), ())


def test_what_is_brought_is_said_by_what_is_counted() -> None:
    assert said_to_bring("lives", -0.09, "en") == "This way you lose a life in 9 of every 100 deals."
    assert said_to_bring("lives", -1.0, "sv") == "Då förlorar du ett liv i 100 av 100 givar."


def test_points_are_said_in_tenths_for_the_side_that_has_more_of_them() -> None:
    assert said_to_bring("points", 1.44, "sv") == "I snitt får ditt lag då 1,4 poäng mer i given än motståndarna."
    opponents = "This way the opponents score 0.8 points more than your side in the deal, on average."
    assert said_to_bring("points", -0.79, "en") == opponents
    assert said_to_bring("points", -0.04, "en") == "This way both sides score the same in the deal, on average."


def test_points_of_two_who_play_alone_are_not_told_of_sides() -> None:
    question = family_of(QuestionName.read("bondtolva/best-pair/1/1/0")).question(0, 1)
    reasons = [question.why(choice, question.speaker("en")) for choice in question.choices]
    assert not any("your side" in reason for reason in reasons)
    assert any("you score" in reason or "your opponent scores" in reason for reason in reasons)


def test_the_cards_that_one_chooses_between_are_named_where_nothing_else_is_to_be_chosen() -> None:
    for family in BEST:
        question = family.question(0, 1)
        told = " ".join(question.premises(question.speaker("sv")))
        assert ("Du väljer mellan" in told) == (family.name not in ("best-follow", "best-knock"))  # pass, knock
