"""The quiz as a widget: what a browser gets of it, what its buttons do, and what a program may do with it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from traitlets import TraitError

from helpers.parts import buttons, hear, page_of, parts, press, said, sent, synced, table_of
from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT
from tolva_teach.texts import LANGUAGES, UnknownLanguageError, rule_ids, sentence
from tolva_widgets import MustPlayQuiz


@pytest.fixture
def quiz() -> MustPlayQuiz:
    """You hold SK SQ S6 C7 C6 D8; hearts were led and trumped with the jack of spades."""
    return MustPlayQuiz(seed=76, difficulty=3, lang="en")


def heard(quiz: MustPlayQuiz) -> str:
    return table_of(quiz).announcement


# What is asked


def test_the_seed_reproduces_the_question(quiz: MustPlayQuiz) -> None:
    again = MustPlayQuiz(seed=76, difficulty=3, lang="en")
    assert repr(again) == repr(quiz)
    assert synced(again) == synced(quiz)
    assert "Question 76" in said(quiz)


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    quiz = MustPlayQuiz(lang="en")
    assert f"Question {quiz.seed}" in said(quiz)


def test_the_cards_of_the_hand_can_be_picked_and_no_others(quiz: MustPlayQuiz) -> None:
    quiz.select("SA", "SK", "C6")
    assert quiz.selected == table_of(quiz).selected == ["SK", "C6"]


def test_what_a_person_picks_at_the_table_is_picked(quiz: MustPlayQuiz) -> None:
    hear(table_of(quiz), {"do": "select", "keys": ["SK", "SA"]})
    assert quiz.selected == ["SK"]
    hear(table_of(quiz), {"do": "select", "keys": ["SK", "SQ"]})
    press(quiz, "Undo")
    assert quiz.selected == table_of(quiz).selected == ["SK"]


# What is hidden


def alike(seeds: range) -> Iterator[tuple[dict[str, Any], frozenset[str]]]:
    for seed in seeds:
        quiz = MustPlayQuiz(seed=seed, difficulty=3, lang="en")
        yield synced(quiz), MUST_PLAY.question(seed, 3).answer


def test_nothing_synced_tells_the_answer_before_it_is_given() -> None:
    """No value holds the cards that may be played, or the id of a rule."""
    for state, allowed in alike(range(40)):
        for name, traits in state.items():
            for trait, value in traits.items():
                text = json.dumps(value, default=str)
                assert not [rule_id for rule_id in rule_ids() if rule_id in text], (name, trait)
                if isinstance(value, list) and all(isinstance(item, str) for item in value):
                    assert frozenset(value) != allowed or trait == "choices", (name, trait)


def test_no_verdict_is_even_asked_for_before_the_answer(quiz: MustPlayQuiz, monkeypatch: pytest.MonkeyPatch) -> None:
    """So whatever is shown, synced or in the repr cannot depend on it."""

    def refuse(*_: object) -> None:
        raise AssertionError("a verdict was asked for before the answer")

    question = "tolva_teach.quiz.MustPlayQuestion"
    for name in ("verdict", "why"):
        monkeypatch.setattr(f"{question}.{name}", refuse)
    for name in ("deciding", "hints", "answer", "rules", "kinds"):
        monkeypatch.setattr(f"{question}.{name}", property(refuse))
    unasked = MustPlayQuiz(seed=76, difficulty=3, lang="en")
    assert repr(unasked) == repr(quiz)
    assert synced(unasked) == synced(quiz)
    for words in ("Show the rules", "Hide the rules", "Undo", "Clear picks", "Random question"):
        unasked.select(table_of(unasked).choices[0])
        press(unasked, words)


# Answering


def test_a_right_answer_counts_and_is_told(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "SQ")
    press(quiz, "Answer")
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (1, 1)
    assert "You found both cards" in said(quiz)
    assert "1 of 1 right" in said(quiz)
    assert heard(quiz) == "Right! You found both cards."


def test_wrong_choices_of_both_kinds_are_told_apart_in_words_and_marks(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "S6")
    quiz.answer()
    assert "picked one card that you may not play, and missed one that you may" in said(quiz)
    marks = table_of(quiz).marks
    kinds = {"C7": "left", "SK": "yes", "SQ": "missed", "S6": "no", "C6": "left", "D8": "left"}
    assert {key: mark["kind"] for key, mark in marks.items()} == kinds
    assert marks["S6"]["spoken"].startswith("no, picked, but may not be played. You")
    assert marks["SQ"]["spoken"].startswith("yes, missed, but may be played. You")


def test_answering_without_a_card_is_not_silent_and_does_not_count(quiz: MustPlayQuiz) -> None:
    quiz.answer()
    assert quiz.answered == 0
    assert heard(quiz) == sentence("en", "quiz-nothing-picked")
    assert sentence("en", "quiz-nothing-picked") in said(quiz)
    hear(table_of(quiz), {"do": "select", "keys": ["SK"]})
    assert sentence("en", "quiz-nothing-picked") not in said(quiz)


def test_after_the_answer_a_card_tells_its_reason_once_more(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    assert sentence("en", "quiz-ask-why") in said(quiz)
    told = sent(table_of(quiz))
    hear(table_of(quiz), {"do": "choose", "key": "S6"})
    assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": "tolva-answering-told"}]
    assert sentence("en", "quiz-ask-why") not in said(quiz)
    assert heard(quiz).startswith("Six of spades: You")
    assert quiz.selected == ["SK"]


def test_an_answer_stands_until_one_tries_again(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    quiz.answer()
    assert quiz.answered == 1
    assert "Answer" not in buttons(quiz)
    press(quiz, "Try again")
    assert (quiz.result, quiz.selected, table_of(quiz).marks) == (None, [], {})
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)


# Hints and rules


def test_hints_come_in_two_steps_and_then_there_is_no_more(quiz: MustPlayQuiz) -> None:
    question = MUST_PLAY.question(76, 3)
    first, second = (hint.sentence(question.speaker("en")) for hint in question.hints)
    press(quiz, "Hint")
    assert first in said(quiz)
    assert second not in said(quiz)
    assert heard(quiz) == first
    press(quiz, "Hint 2")
    assert second in said(quiz)
    assert not [words for words in buttons(quiz) if words.startswith("Hint")]


def test_the_rules_are_shown_in_short_before_the_answer_and_in_full_after_it(quiz: MustPlayQuiz) -> None:
    press(quiz, "Show the rules")
    assert said(quiz).count("<li>") == 4
    press(quiz, "Hide the rules")
    assert "<li>" not in said(quiz)
    quiz.select("SK", "SQ")
    quiz.answer()
    assert "trick.overtake" not in said(quiz)
    press(quiz, "Show the rule")
    assert "<code>trick.overtake</code>" in said(quiz)
    press(quiz, "Hide the rule")
    assert "trick.overtake" not in said(quiz)


# Undo, clear, next


def test_undo_and_clear_say_how_many_are_picked(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.select("SK", "S6")
    press(quiz, "Clear picks")
    assert (quiz.selected, heard(quiz)) == ([], "No card picked.")
    press(quiz, "Undo")
    assert (quiz.selected, heard(quiz)) == (["SK", "S6"], "2 cards picked.")


def test_the_same_words_are_announced_anew(quiz: MustPlayQuiz) -> None:
    quiz.undo()
    first = heard(quiz)
    quiz.undo()
    assert heard(quiz) != first
    assert heard(quiz).strip() == first.strip()


def test_next_shows_the_question_of_the_next_number(quiz: MustPlayQuiz) -> None:
    quiz.hint()
    quiz.select("SK", "SQ")
    quiz.answer()
    press(quiz, "Next question")
    fresh = MustPlayQuiz(seed=77, difficulty=3, lang="en")
    assert (quiz.seed, quiz.selected, quiz.result, quiz.right, quiz.answered) == (77, [], None, 1, 1)
    assert table_of(quiz).choices == table_of(fresh).choices
    assert table_of(quiz).marks == {}


def choose(quiz: MustPlayQuiz, **chosen: str) -> None:
    """A choice at the page's tools."""
    page_of(quiz).chosen = {**page_of(quiz).chosen, **chosen}


@pytest.mark.parametrize(
    "leave",
    [
        lambda quiz: quiz.next(),
        lambda quiz: quiz.random(),
        lambda quiz: quiz.again(),
        lambda quiz: choose(quiz, difficulty="1"),
    ],
    ids=["next", "random", "again", "difficulty"],
)
def test_leaving_an_answer_ends_what_is_heard_of_it_and_brings_the_question_into_sight(
    quiz: MustPlayQuiz, leave: Callable[[MustPlayQuiz], None]
) -> None:
    quiz.select("SK")
    quiz.answer()
    told = sent(table_of(quiz))
    leave(quiz)
    assert "Not quite" not in heard(quiz)
    assert heard(quiz).strip() == sentence("en", "quiz-ask") or heard(quiz).startswith(f"Question {quiz.seed} · ")
    assert told == [{"do": "focus"}, {"do": "into-sight", "around": "tolva-quiz-asked", "part": ""}]


@pytest.mark.parametrize("do", ["hint", "answer"])
def test_what_is_said_under_the_table_is_brought_into_sight(quiz: MustPlayQuiz, do: str) -> None:
    for picked in ((), ("SK",)):
        told = sent(table_of(quiz))
        quiz.select(*picked)
        getattr(quiz, do)()
        assert told == [{"do": "into-sight", "around": "tolva-quiz-asked", "part": ""}]


def test_after_the_last_number_comes_the_first() -> None:
    quiz = MustPlayQuiz(seed=SEED_LIMIT, lang="en")
    quiz.next()
    assert quiz.seed == 0


def test_another_difficulty_asks_the_question_of_that_difficulty(quiz: MustPlayQuiz) -> None:
    choose(quiz, difficulty="1")
    assert (quiz.seed, quiz.difficulty) == (76, 1)
    assert table_of(quiz).choices == list(MUST_PLAY.question(76, 1).choices)


def test_a_program_may_set_seed_and_difficulty(quiz: MustPlayQuiz) -> None:
    quiz.seed = 8
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 3).choices)
    quiz.difficulty = 2
    assert table_of(quiz).choices == list(MUST_PLAY.question(8, 2).choices)


# The address


def opened(address: dict[str, str], kept: str = "", **traits: Any) -> MustPlayQuiz:
    """A quiz whose page has been opened with this address, in a tab that has kept this text."""
    quiz = MustPlayQuiz(**{"seed": 1, "lang": "en", "in_address": True, **traits})
    page_of(quiz).address, page_of(quiz).kept = address, kept
    page_of(quiz).opened = True
    return quiz


def test_a_link_leads_to_its_question() -> None:
    quiz = opened({"seed": "76", "difficulty": "3", "v": "1"})
    assert (quiz.seed, quiz.difficulty, quiz.version) == (76, 3, 1)
    assert table_of(quiz).choices == list(MUST_PLAY.question(76, 3).choices)


def test_the_address_follows_the_question_with_its_version() -> None:
    quiz = opened({"seed": "76", "difficulty": "3"})
    quiz.next()
    assert page_of(quiz).address == {"seed": "77", "difficulty": "3", "v": "1"}


def test_a_page_opened_without_a_seed_draws_one_and_tells_it() -> None:
    seeds = {opened({}).seed for _ in range(5)}
    assert len(seeds) > 1
    quiz = opened({})
    assert page_of(quiz).address["seed"] == str(quiz.seed)


def test_each_question_after_the_first_can_be_gone_back_from() -> None:
    """The address of the first is written in place of the one that the page was opened with."""
    quiz = opened({})
    assert page_of(quiz).entry_keys == []
    first = page_of(quiz).address
    quiz.next()
    assert page_of(quiz).entry_keys == ["seed", "difficulty"]
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    page_of(quiz).address = first
    page_of(quiz).returns += 1
    assert str(quiz.seed) == first["seed"]
    assert quiz.result is None
    assert heard(quiz).startswith(f"Question {quiz.seed} · ")


def test_a_question_that_one_comes_back_to_does_not_count_again() -> None:
    quiz = opened({"seed": "76", "difficulty": "3"})
    quiz.select("SK")
    quiz.answer()
    quiz.next()
    page_of(quiz).address = {"seed": "76", "difficulty": "3"}
    page_of(quiz).returns += 1
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)


def test_a_page_opened_anew_in_the_same_tab_goes_on_with_the_score() -> None:
    before = opened({"seed": "76", "difficulty": "3"})
    before.select("SK", "SQ")
    before.answer()
    quiz = opened({"seed": "76", "difficulty": "3"}, kept=page_of(before).kept, lang="sv")
    assert "1 rätt av 1" in said(quiz)
    quiz.select("SK", "SQ")
    quiz.answer()
    assert (quiz.right, quiz.answered) == (1, 1)
    quiz.next()
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    assert quiz.answered == 2


def test_a_strangers_text_in_the_tab_is_no_score() -> None:
    quiz = opened({"seed": "76"}, kept='{"right": 9, "answered": 9}')
    assert (quiz.right, quiz.answered) == (0, 0)


def test_a_quiz_among_others_leaves_the_address_and_the_tab_alone() -> None:
    quiz = opened({}, in_address=False)
    quiz.next()
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    assert (quiz.seed, page_of(quiz).address) == (2, {})
    assert (quiz.answered, page_of(quiz).keeps, page_of(quiz).kept) == (1, False, "")


def is_broken(quiz: MustPlayQuiz) -> bool:
    """Whether the message stands in the question's place."""
    return any("tolva-broken" in part._dom_classes for part in parts(quiz))


def test_a_bad_link_says_what_is_wrong_in_the_questions_place_and_offers_a_good_one() -> None:
    quiz = opened({"seed": "<b>1</b>", "difficulty": "3"})
    assert str(SEED_LIMIT) in said(quiz)
    assert "<b>1" not in said(quiz)
    assert is_broken(quiz)
    assert page_of(quiz).address == {"seed": "<b>1</b>", "difficulty": "3"}
    quiz.lang = "sv"
    assert is_broken(quiz)
    press(quiz, "Ta fråga 1 i stället")
    assert not is_broken(quiz)
    assert (quiz.seed, quiz.difficulty) == (1, 1)
    assert page_of(quiz).address == {"seed": "1", "difficulty": "1", "v": "1"}


# Bad input


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", ["x", -1, SEED_LIMIT + 1, 1.5])
def test_a_seed_that_is_none_is_refused_in_the_quizs_language(seed: Any, lang: str) -> None:
    with pytest.raises(ValueError, match=str(SEED_LIMIT)) as refused:
        MustPlayQuiz(seed=seed, lang=lang)
    assert str(refused.value) == sentence(lang, "quiz-bad-seed", None, most=str(SEED_LIMIT), given=repr(seed))


def test_an_unknown_difficulty_version_language_or_keyword_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="from 1 to 3, not 9"):
        MustPlayQuiz(difficulty=9, lang="en")
    with pytest.raises(ValueError, match="version 1, not 5"):
        MustPlayQuiz(version=5, lang="en")
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv', not 'xx'"):
        MustPlayQuiz(lang="xx")
    with pytest.raises(TypeError, match=r"has no sed; it has .*seed"):
        MustPlayQuiz(sed=1)


def test_a_program_that_sets_what_there_is_not_is_refused_and_changes_nothing(quiz: MustPlayQuiz) -> None:
    before = repr(quiz)
    with pytest.raises(TraitError, match=str(SEED_LIMIT)):
        quiz.seed = -1
    with pytest.raises(TraitError, match="from 1 to 3"):
        quiz.difficulty = 4
    assert repr(quiz) == before


# Language, looks, repr


def test_another_language_says_everything_in_it(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    quiz.lang = "sv"
    swedish = MustPlayQuiz(seed=76, difficulty=3, lang="sv", indices="intl")
    swedish.select("SK")
    swedish.answer()
    assert said(quiz) == said(swedish)


def test_the_letters_and_colours_reach_the_table_and_the_cards_in_the_text(quiz: MustPlayQuiz) -> None:
    choose(quiz, indices="sv", colours="4")
    table = table_of(quiz)
    assert (quiz.indices, table.indices, table.colours) == ("sv", "sv", 4)
    assert "tolva-four-colours" in quiz._dom_classes
    quiz.colours = 2
    assert "tolva-four-colours" not in quiz._dom_classes


def test_letters_and_colours_are_remembered_by_the_browser(quiz: MustPlayQuiz) -> None:
    assert page_of(quiz).remember == ["indices", "colours"]


def test_the_repr_is_short_and_tells_states_apart(quiz: MustPlayQuiz) -> None:
    seen = [repr(quiz)]
    for do in (quiz.hint, lambda: quiz.select("SK"), quiz.answer, quiz.again, quiz.next):
        do()
        seen.append(repr(quiz))
    assert len(set(seen)) == len(seen)
    assert all(len(text) <= 110 for text in seen)


def test_the_report_is_shown_with_the_questions_number_in_its_name(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    shown = sent(page_of(quiz))
    hear(page_of(quiz), {"do": "report"})
    assert [(message["do"], message["name"]) for message in shown] == [("report", "question-76.report.json")]
    assert json.loads(shown[0]["text"]) == quiz.session.report("en")
