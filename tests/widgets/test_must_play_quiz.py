"""The quiz's Python side: what it asks, marks, says and hides."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import ipywidgets
import pytest
from traitlets import TraitError

from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT
from tolva_teach.texts import LANGUAGES, UnknownLanguageError, rule, rule_ids, sentence
from tolva_widgets import MustPlayQuiz
from tolva_widgets.duties import DUTIES
from tolva_widgets.must_play_quiz import ASKED, TOLD


def parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """The widget and all that it is made of."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts(child)


_NOT_SAID = ("layout", "style", "children", "_esm", "_css")
"""Traits that hold no words: other models, and the front ends' programs."""


def synced(widget: ipywidgets.Widget) -> dict[str, Any]:
    """All that a browser gets of it: every part's synced traits, without what is another in each process."""
    found = {}
    for place, part in enumerate(parts(widget)):
        state = part.get_state()
        kept = {
            key: value for key, value in state.items() if key not in ("layout", "style", "children", "_esm", "_css")
        }
        found[f"{place} {type(part).__name__}"] = kept
    return found


def said(quiz: MustPlayQuiz) -> str:
    return " ".join(part.value for part in parts(quiz) if isinstance(part, ipywidgets.HTML))


def button(quiz: MustPlayQuiz, words: str) -> ipywidgets.Button:
    """The button with these words that is there now."""
    found = [part for part in parts(quiz) if isinstance(part, ipywidgets.Button) and part.description == words]
    return next(part for part in found if part.layout.display != "none")


@pytest.fixture
def quiz() -> MustPlayQuiz:
    """You hold SK SQ S6 C7 C6 D8; hearts were led and trumped with the jack of spades."""
    return MustPlayQuiz(seed=76, difficulty=3, lang="en")


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
    assert quiz.selected == ["SK", "C6"]


# What is hidden


def alike(seeds: range) -> Iterator[tuple[dict[str, Any], frozenset[str]]]:
    for seed in seeds:
        quiz = MustPlayQuiz(seed=seed, difficulty=3, lang="en")
        question = MUST_PLAY.question(seed, 3)
        yield synced(quiz), frozenset(card for card in question.choices if question.verdict(card))


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

    monkeypatch.setattr("tolva_teach.quiz.tricks.must_play.MustPlayQuestion.verdict", refuse)
    monkeypatch.setattr("tolva_teach.quiz.tricks.must_play.MustPlayQuestion.deciding", property(refuse))
    unasked = MustPlayQuiz(seed=76, difficulty=3, lang="en")
    assert repr(unasked) == repr(quiz)
    assert synced(unasked) == synced(quiz)
    for label in ("Show the rules", "Hide the rules", "Undo", "Clear picks"):
        unasked.select("SK")
        button(unasked, label).click()


# Answering


def test_a_right_answer_counts_and_is_told(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (1, 1)
    assert "You found both cards" in said(quiz)
    assert "1 of 1 right" in said(quiz)


def test_wrong_choices_of_both_kinds_are_told_apart_in_words_and_marks(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "S6")
    quiz.answer()
    assert "picked one card that you may not play, and missed one that you may" in said(quiz)
    marks = quiz._table.marks
    assert {key: mark["kind"] for key, mark in marks.items()} == {
        "C7": "left",
        "SK": "yes",
        "SQ": "missed",
        "S6": "no",
        "C6": "left",
        "D8": "left",
    }
    assert marks["S6"]["spoken"].startswith("no, picked, but may not be played. You")
    assert marks["SQ"]["spoken"].startswith("yes, missed, but may be played. You")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_gets_its_reason(lang: str) -> None:
    quiz = MustPlayQuiz(seed=76, difficulty=3, lang=lang)
    question = MUST_PLAY.question(76, 3)
    quiz.select("SK")
    quiz.answer()
    for card in question.choices:
        why = question.why(card, question.speaker(lang))
        assert why in said(quiz)
        assert quiz._table.marks[card]["spoken"].endswith(why)


def test_answering_without_a_card_is_not_silent_and_does_not_count(quiz: MustPlayQuiz) -> None:
    quiz.answer()
    assert quiz.answered == 0
    assert quiz._table.announcement == sentence("en", "quiz-nothing-picked")
    assert sentence("en", "quiz-nothing-picked") in said(quiz)


def test_a_notice_goes_when_a_card_is_picked(quiz: MustPlayQuiz) -> None:
    quiz.answer()
    quiz.select("SK")
    assert sentence("en", "quiz-nothing-picked") not in said(quiz)


def test_after_the_answer_a_card_tells_its_reason_once_more(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    assert sentence("en", "quiz-ask-why") in said(quiz)
    told: list[Any] = []
    quiz._table.send = told.append
    quiz._table._hear(None, {"do": "choose", "key": "S6"}, [])
    assert told == [{"do": "into-sight", "around": ASKED, "part": TOLD}]
    assert sentence("en", "quiz-ask-why") not in said(quiz)
    assert quiz._table.announcement.startswith("Six of spades: You")
    assert quiz.selected == ["SK"]


def test_an_answer_stands_until_one_tries_again(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    quiz.answer()
    assert quiz.answered == 1


# Hints and rules


def test_hints_come_in_two_steps_and_then_there_is_no_more(quiz: MustPlayQuiz) -> None:
    first, second = (hint.sentence(MUST_PLAY.question(76, 3).speaker("en")) for hint in MUST_PLAY.question(76, 3).hints)
    button(quiz, "Hint").click()
    assert first in said(quiz)
    assert second not in said(quiz)
    assert quiz._table.announcement == first
    button(quiz, "Hint 2").click()
    assert second in said(quiz)
    with pytest.raises(StopIteration):
        button(quiz, "Hint 2")


def test_the_rules_before_the_answer_are_the_same_for_every_question() -> None:
    shown = set()
    for seed in range(20):
        quiz = MustPlayQuiz(seed=seed, difficulty=3, lang="en")
        button(quiz, "Show the rules").click()
        shown.add((quiz._duties.value, quiz._rules.children))
    assert len(shown) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_before_the_answer_are_a_short_list_in_the_order_in_which_they_refuse(lang: str) -> None:
    quiz = MustPlayQuiz(seed=76, difficulty=3, lang=lang)
    button(quiz, sentence(lang, "quiz-rules")).click()
    shown = quiz._duties.value
    places = [shown.index(f'href="rules-tolva.ipynb#{rule_id}"') for rule_id in DUTIES]
    assert places == sorted(places)
    assert shown.count("<li>") == len(DUTIES)
    assert all(rule(lang, rule_id).title in shown for rule_id in DUTIES)
    button(quiz, sentence(lang, "quiz-rules-hide")).click()
    assert quiz._duties.value == ""


def test_the_rule_after_the_answer_is_the_one_that_decided(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "C6")
    quiz.answer()
    button(quiz, "Show the rules").click()
    assert [card.rule_id for card in quiz._rules.children] == ["trick.overtake", "trick.trump"]
    assert quiz._duties.value == ""
    button(quiz, "Hide the rules").click()
    assert quiz._rules.children == ()


def test_a_single_rule_is_called_one(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "SQ")
    quiz.answer()
    button(quiz, "Show the rule").click()
    assert [card.rule_id for card in quiz._rules.children] == ["trick.overtake"]
    assert button(quiz, "Hide the rule")


# Undo, clear, again, next


def test_undo_takes_back_one_change_at_a_time(quiz: MustPlayQuiz) -> None:
    for cards in (["SK"], ["SK", "S6"], ["S6"]):
        quiz.select(*cards)
    seen = []
    for _ in range(4):
        button(quiz, "Undo").click()
        seen.append(quiz.selected)
    assert seen == [["SK", "S6"], ["SK"], [], []]
    assert quiz._table.announcement.strip() == "No card picked."


def test_clearing_lets_go_of_all_and_can_be_undone(quiz: MustPlayQuiz) -> None:
    quiz.select("SK", "S6")
    button(quiz, "Clear picks").click()
    assert quiz.selected == []
    quiz.undo()
    assert quiz.selected == ["SK", "S6"]


def test_the_same_words_are_announced_anew(quiz: MustPlayQuiz) -> None:
    quiz.undo()
    first = quiz._table.announcement
    quiz.undo()
    assert quiz._table.announcement != first
    assert quiz._table.announcement.strip() == first.strip()


def test_trying_again_asks_the_same_and_does_not_count(quiz: MustPlayQuiz) -> None:
    quiz.select("SK")
    quiz.answer()
    button(quiz, "Try again").click()
    assert (quiz.result, quiz.selected, quiz._table.marks) == (None, [], {})
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)


def test_next_goes_one_number_further_and_begins_afresh(quiz: MustPlayQuiz) -> None:
    quiz.hint()
    quiz.select("SK", "SQ")
    quiz.answer()
    button(quiz, "Next question").click()
    fresh = MustPlayQuiz(seed=77, difficulty=3, lang="en")
    assert (quiz.seed, quiz.selected, quiz.result, quiz.right, quiz.answered) == (77, [], None, 1, 1)
    assert quiz._table.choices == fresh._table.choices
    assert quiz._table.marks == {}


@pytest.mark.parametrize(
    "leave",
    [
        lambda quiz: quiz.next(),
        lambda quiz: quiz.random(),
        lambda quiz: quiz.again(),
        lambda quiz: setattr(quiz._page, "chosen", {**quiz._page.chosen, "difficulty": "1"}),
    ],
    ids=["next", "random", "again", "difficulty"],
)
def test_leaving_an_answer_ends_what_is_heard_of_it_and_brings_the_question_into_sight(
    quiz: MustPlayQuiz, leave: Callable[[MustPlayQuiz], None]
) -> None:
    quiz.select("SK")
    quiz.answer()
    told: list[Any] = []
    quiz._table.send = told.append
    leave(quiz)
    heard = quiz._table.announcement
    assert "Not quite" not in heard
    assert heard.strip() == sentence("en", "quiz-ask") or heard.startswith(f"Question {quiz.seed} · ")
    assert told == [{"do": "focus"}, {"do": "into-sight", "around": ASKED, "part": ""}]


@pytest.mark.parametrize("do", ["hint", "answer"])
def test_what_is_said_under_the_table_is_brought_into_sight(quiz: MustPlayQuiz, do: str) -> None:
    for picked in ((), ("SK",)):
        told: list[Any] = []
        quiz._table.send = told.append
        quiz.select(*picked)
        getattr(quiz, do)()
        assert told == [{"do": "into-sight", "around": ASKED, "part": ""}]


def test_after_the_last_number_comes_the_first() -> None:
    quiz = MustPlayQuiz(seed=SEED_LIMIT, lang="en")
    quiz.next()
    assert quiz.seed == 0


def test_another_difficulty_asks_the_question_of_that_difficulty(quiz: MustPlayQuiz) -> None:
    quiz._page.chosen = {**quiz._page.chosen, "difficulty": "1"}
    assert (quiz.seed, quiz.difficulty) == (76, 1)
    assert quiz._table.choices == list(MUST_PLAY.question(76, 1).choices)


def test_a_program_may_set_seed_and_difficulty(quiz: MustPlayQuiz) -> None:
    quiz.seed = 8
    assert quiz._table.choices == list(MUST_PLAY.question(8, 3).choices)
    quiz.difficulty = 2
    assert quiz._table.choices == list(MUST_PLAY.question(8, 2).choices)


# The address


def opened(address: dict[str, str], kept: str = "", **traits: Any) -> MustPlayQuiz:
    """A quiz whose page has been opened with this address, in a tab that has kept this text."""
    quiz = MustPlayQuiz(**{"seed": 1, "lang": "en", "in_address": True, **traits})
    quiz._page.address, quiz._page.kept = address, kept
    quiz._page.opened = True
    return quiz


def test_a_link_leads_to_its_question() -> None:
    quiz = opened({"seed": "76", "difficulty": "3", "v": "1"})
    assert (quiz.seed, quiz.difficulty, quiz.version) == (76, 3, 1)
    assert quiz._table.choices == list(MUST_PLAY.question(76, 3).choices)


def test_the_address_follows_the_question_with_its_version() -> None:
    quiz = opened({"seed": "76", "difficulty": "3"})
    quiz.next()
    assert quiz._page.address == {"seed": "77", "difficulty": "3", "v": "1"}


def test_a_page_opened_without_a_seed_draws_one_and_tells_it() -> None:
    seeds = {opened({}).seed for _ in range(5)}
    assert len(seeds) > 1
    quiz = opened({})
    assert quiz._page.address["seed"] == str(quiz.seed)


def test_each_question_after_the_first_can_be_gone_back_from() -> None:
    """The address of the first is written in place of the one that the page was opened with."""
    quiz = opened({})
    assert quiz._page.entry_keys == []
    first = quiz._page.address
    quiz.next()
    assert quiz._page.entry_keys == ["seed", "difficulty"]
    quiz.select(quiz._table.choices[0])
    quiz.answer()
    quiz._page.address = first
    quiz._page.returns += 1
    assert str(quiz.seed) == first["seed"]
    assert quiz.result is None
    assert quiz._table.announcement.startswith(f"Question {quiz.seed} · ")


def test_a_question_that_one_comes_back_to_does_not_count_again() -> None:
    quiz = opened({"seed": "76", "difficulty": "3"})
    quiz.select("SK")
    quiz.answer()
    quiz.next()
    quiz._page.address = {"seed": "76", "difficulty": "3"}
    quiz._page.returns += 1
    quiz.select("SK", "SQ")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)


def test_a_page_opened_anew_in_the_same_tab_goes_on_with_the_score() -> None:
    before = opened({"seed": "76", "difficulty": "3"})
    before.select("SK", "SQ")
    before.answer()
    quiz = opened({"seed": "76", "difficulty": "3"}, kept=before._page.kept, lang="sv")
    assert "1 rätt av 1" in said(quiz)
    quiz.select("SK", "SQ")
    quiz.answer()
    assert (quiz.right, quiz.answered) == (1, 1)
    quiz.next()
    quiz.select(quiz._table.choices[0])
    quiz.answer()
    assert quiz.answered == 2


def test_a_strangers_text_in_the_tab_is_no_score() -> None:
    quiz = opened({"seed": "76"}, kept='{"right": 9, "answered": 9}')
    assert (quiz.right, quiz.answered) == (0, 0)


def test_a_quiz_among_others_leaves_the_address_and_the_tab_alone() -> None:
    quiz = opened({}, in_address=False)
    quiz.next()
    quiz.select(quiz._table.choices[0])
    quiz.answer()
    assert (quiz.seed, quiz._page.address) == (2, {})
    assert (quiz.answered, quiz._page.keeps, quiz._page.kept) == (1, False, "")


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ({"seed": "x"}, str(SEED_LIMIT)),
        ({"seed": "-3"}, str(SEED_LIMIT)),
        ({"seed": "9" * 15}, str(SEED_LIMIT)),
        ({"seed": "<b>1</b>"}, str(SEED_LIMIT)),
        ({"seed": "1", "difficulty": "9"}, "from 1 to 3"),
        ({"seed": "1", "v": "2"}, "version 1"),
        ({"difficulty": "x"}, "from 1 to 3"),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_offers_a_good_one(address: dict[str, str], allowed: str) -> None:
    quiz = opened(address)
    assert allowed in said(quiz)
    assert "<b>1" not in said(quiz)
    assert "tolva-broken" in quiz._grid._dom_classes
    button(quiz, "Take question 1 instead").click()
    assert "tolva-broken" not in quiz._grid._dom_classes
    assert (quiz.seed, quiz.difficulty) == (1, 1)


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
    quiz._page.chosen = {**quiz._page.chosen, "indices": "sv", "colours": "4"}
    assert (quiz.indices, quiz._table.indices, quiz._table.colours) == ("sv", "sv", 4)
    assert "tolva-four-colours" in quiz._dom_classes
    quiz.colours = 2
    assert "tolva-four-colours" not in quiz._dom_classes


def test_letters_and_colours_are_remembered_by_the_browser(quiz: MustPlayQuiz) -> None:
    assert quiz._page.remember == ["indices", "colours"]


def test_the_repr_is_short_and_tells_states_apart(quiz: MustPlayQuiz) -> None:
    seen = [repr(quiz)]
    for do in (quiz.hint, lambda: quiz.select("SK"), quiz.answer, quiz.again, quiz.next):
        do()
        seen.append(repr(quiz))
    assert len(set(seen)) == len(seen)
    assert all(len(text) <= 110 for text in seen)


def test_the_report_names_the_question_and_holds_the_deal(quiz: MustPlayQuiz) -> None:
    shown: list[Any] = []
    quiz._page.show_report = lambda name, report: shown.append(report)
    quiz._page._hear(None, {"do": "report"}, [])
    assert shown[0]["question"] == {
        "game": "tolva", "family": "must-play", "version": 1, "difficulty": 3, "seed": 76
    }  # fmt: skip
    assert shown[0]["record"]["game"] == "tolva"
