"""One question: its name, what it offers and hides, its marks and its hints."""

import pytest

from tolva_teach.quiz import (
    FAMILIES,
    MUST_PLAY,
    SEED_LIMIT,
    MustPlayQuestion,
    QuestionName,
    UnknownQuestionError,
    family_of,
    mark,
)
from tolva_teach.quiz.tricks.kinds_of_turn import OF_CASE
from tolva_teach.texts import LANGUAGES, card_name

Questions = tuple[MustPlayQuestion, ...]


@pytest.fixture(scope="module")
def question() -> MustPlayQuestion:
    """You hold SA S10 S9 CK CJ DQ; hearts were led and trumped with the jack of spades."""
    return MUST_PLAY.question(seed=5937, difficulty=3)


def test_the_family_is_found_by_name() -> None:
    assert family_of(MUST_PLAY.name_of(1, 1)) is FAMILIES[0] is MUST_PLAY


@pytest.mark.parametrize("seed", [0, 1, 49, 50, 12345, SEED_LIMIT])
def test_a_seed_gives_the_same_question_again(seed: int) -> None:
    first, again = (MUST_PLAY.question(seed, 2) for _ in range(2))
    assert (first.record, first.table, first.choices) == (again.record, again.table, again.choices)


@pytest.mark.parametrize("seed", ["x", "7", -1, SEED_LIMIT + 1, 1.5, None, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seed_that_is_none_is_refused_with_what_is_allowed(seed: object, lang: str) -> None:
    with pytest.raises(UnknownQuestionError) as refused:
        MUST_PLAY.question(seed, 1)
    assert str(SEED_LIMIT) in refused.value.sentence(lang)
    assert repr(seed) in refused.value.sentence(lang)


@pytest.mark.parametrize("difficulty", [0, 9, "1", True, None])
def test_a_difficulty_that_is_none_is_refused_with_what_is_allowed(difficulty: object) -> None:
    with pytest.raises(ValueError, match=f"from 1 to 3, not {difficulty!r}"):
        MUST_PLAY.question(1, difficulty)


@pytest.mark.parametrize("version", [0, 2, "1", True])
def test_a_version_that_is_none_is_refused_with_the_one_that_there_is(version: object) -> None:
    with pytest.raises(ValueError, match=f"version 1, not {version!r}"):
        MUST_PLAY.named(MUST_PLAY.name_of(1, 1)._replace(version=version))


def test_a_strangers_text_is_cut_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="…") as refused:
        MUST_PLAY.question("x" * 10_000, 1)
    assert len(str(refused.value)) < 200


def test_the_choices_are_the_hand_as_it_lies_on_the_table(question: MustPlayQuestion) -> None:
    hand = next(zone for zone in question.table.zones if zone.name == f"hand:{question.view.seat}")
    assert question.choices == tuple(card.key for card in hand.cards) == ("SA", "S10", "S9", "CK", "CJ", "DQ")


def test_the_verdicts_are_the_engines(question: MustPlayQuestion) -> None:
    rules = {card: (question.verdict(card).allowed, question.verdict(card).rule) for card in question.choices}
    assert rules == {
        "CK": (False, "trick.trump"),
        "SA": (True, "trick.overtake"),
        "S10": (True, "trick.overtake"),
        "S9": (False, "trick.overtake"),
        "CJ": (False, "trick.trump"),
        "DQ": (False, "trick.trump"),
    }


def test_marks_tell_wrong_choices_of_both_kinds_apart(question: MustPlayQuestion) -> None:
    answer = mark(question, ["SA", "S9"])
    assert {choice.choice: choice.mark for choice in answer.choices} == {
        "CK": "right-left",
        "SA": "right-chosen",
        "S10": "missed-allowed",
        "S9": "chose-forbidden",
        "CJ": "right-left",
        "DQ": "right-left",
    }
    assert not answer.right
    assert [choice.choice for choice in answer.choices if not choice.right] == ["S10", "S9"]
    assert (answer.count("chose-forbidden"), answer.count("missed-allowed")) == (1, 1)


def test_an_answer_is_right_when_exactly_the_allowed_cards_are_picked(question: MustPlayQuestion) -> None:
    assert mark(question, ["S10", "SA"]).right
    assert not mark(question, ["SA"]).right
    assert not mark(question, []).right
    assert not mark(question, question.choices).right


def test_what_is_not_offered_cannot_be_chosen(question: MustPlayQuestion) -> None:
    with pytest.raises(ValueError, match="does not offer HA"):
        mark(question, ["HA", "SA"])


def test_a_mark_has_the_engines_verdict_and_a_sentence(question: MustPlayQuestion) -> None:
    speaker = question.speaker("en")
    for choice in mark(question, []).choices:
        assert choice.verdict == question.verdict(choice.choice)
        assert question.why(choice.choice, speaker).endswith(".")


def test_neither_repr_nor_table_tells_the_answer(questions: Questions) -> None:
    """Two hands that look alike but for what may be played would show alike: no mark lies on a card of the hand."""
    for question in questions[::10]:
        seed, difficulty, version = question.name.seed, question.name.difficulty, question.name.version
        assert repr(question) == f"<must-play question: {seed=}, {difficulty=}, {version=}>"
        hand = next(zone for zone in question.table.zones if zone.seat == question.view.seat and zone.kind == "hand")
        assert {mark for card in hand.cards for mark in card.marks} <= {"shown"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_hints_are_whole_sentences_and_name_no_card_of_the_hand(questions: Questions, lang: str) -> None:
    for question in questions[::10]:
        first, second = question.hints
        said = [hint.sentence(question.speaker(lang)) for hint in (first, second)]
        assert all(text.endswith((".", "?")) for text in said)
        assert not any(card_name(card, lang) in text for card in question.choices for text in said)
        assert not any(suit in said[0] for suit in ("spa", "hear", "hjär", "diamo", "ruter", "club", "klöv"))


def test_hints_do_not_tell_whether_a_card_beats_the_winning_one(questions: Questions) -> None:
    """A hand that can overtake and one that cannot get the same hints."""
    keys: dict[str, set[tuple[str, ...]]] = {}
    for question in questions:
        keys.setdefault(question.deciding.case, set()).add(tuple(hint.key for hint in question.hints))
    assert keys.get("follows", keys["beats"]) == keys["beats"]
    assert keys["overtrumps"] == keys["undertrumps"]
    assert set(keys) <= set(OF_CASE)


@pytest.mark.parametrize(("seed", "hint"), [(29, "quiz-hint-led-in-row"), (23, "quiz-hint-led-face-up")])
def test_bord_first_from_table_the_first_hint_looks_only_where_one_may_play_from(seed: int, hint: str) -> None:
    name = QuestionName.read(f"bordstolva/must-play/1/2/{seed}")
    assert family_of(name).named(name).hints[0].key == hint
