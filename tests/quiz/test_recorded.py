"""Questions about positions of anybody's making: a record that stops in the middle of a deal."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tolva_teach.games import GAMES
from tolva_teach.play.match import Match
from tolva_teach.quiz import QuestionName, UnknownQuestionError, families_at, family_of, mark, question_at
from tolva_teach.quiz.registry import MOST_CHOICES
from tolva_teach.records.links import packed
from tolva_teach.texts import LANGUAGES

LOOKED_AT = (0, 1, 6, 13, 29, 47)
"""Turns of a match that are asked about."""

OPTIONS: dict[str, dict[str, Any]] = {
    "tolp": {"flying": ["2"], "revolution": True},
    "bondtolva": {"scoring": "no-meld-out"},
}


def matches(game: str, seed: int) -> Iterator[Match]:
    """A deal or two, played at random: the same match at each of its turns."""
    rules, chance = GAMES[game], Random(f"{game} {seed}")
    players = chance.choice(list(rules.seats))
    match = Match.begin(game, players=players, seed=seed, options=OPTIONS.get(game) if seed % 2 else None)
    for _ in range(max(LOOKED_AT) + 1):
        if not match.deal.actors():
            if match.over or match.number:
                return
            match.next_deal(chance.sample(match.game.pack, len(match.game.pack)))
            continue
        yield match
        match.do(chance.choice(match.legal()))


def questions(match: Match) -> Iterator[Any]:
    """All that is asked where the match has come to; nothing where there is more to choose from than fits a page."""
    text = packed(match.record)
    with suppress(UnknownQuestionError):
        yield from [question_at(text, family.name) for family in families_at(text)]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_asked_about_and_the_rules_judge_the_answer(game: str) -> None:
    asked = set()
    for seed in range(2):
        for match in (its for number, its in enumerate(matches(game, seed)) if number in LOOKED_AT):
            legal = set(match.legal())
            for question in questions(match):
                asked.add(question.name.family)
                assert len(question.choices) <= MOST_CHOICES
                assert {str(choice.value) for choice in held(question)} <= legal
                assert question.answer
                assert mark(question, question.answer).right
                assert question.record == match.record
                assert len(question.hints) == question.hint_count
                for lang in LANGUAGES:
                    speaker = question.speaker(lang)
                    assert question.ask(speaker)
                    assert all(question.why(choice, speaker) for choice in question.choices)
    assert asked


def held(question: Any) -> list[Any]:
    """What holds; of a lead any card stands for all."""
    return [choice for choice in question.choices if choice in question.answer and choice != "lead"]


def test_a_position_is_named_by_its_record_and_by_nothing_shorter() -> None:
    text = packed(Match.begin("tolva", seed=7).record)
    question = question_at(text)
    assert question.name == QuestionName("tolva", "may-do", 1, 1, 0, None, text)
    assert str(question.name).endswith(f"/0/{text}")
    with pytest.raises(ValueError, match="invalid literal"):
        QuestionName.read(str(question.name))  # no kept answer, receipt or class has a stranger's record replayed
    assert family_of(question.name).named(question.name).choices == question.choices


def over() -> str:
    match = Match.begin("tolva", seed=7)
    while match.deal.actors():
        match.do(match.legal()[-1])
    return packed(match.record)


@pytest.mark.parametrize(
    ("text", "family", "key"),
    [
        ("", None, "quiz-bad-record"),
        ("1abc", None, "quiz-bad-record"),
        ("1" * 20_001, None, "quiz-bad-record"),
        (over(), None, "quiz-record-over"),
        (packed(Match.begin("tolva", seed=7).record), "must-play", "quiz-no-family"),
        (packed(Match.begin("tolva", seed=7).record), "<b>", "quiz-no-family"),
    ],
)
def test_what_cannot_be_asked_about_is_said_in_both_languages(text: str, family: str | None, key: str) -> None:
    with pytest.raises(UnknownQuestionError) as caught:
        question_at(text, family)
    assert caught.value.key == key
    assert len({caught.value.sentence(lang) for lang in LANGUAGES}) == 2


def test_a_family_takes_no_record_of_another_game_or_number_of_players() -> None:
    name = question_at(packed(Match.begin("bondtolva", players=3, seed=7).record)).name
    with pytest.raises(UnknownQuestionError, match="don’t suit"):
        family_of(name._replace(players=4)).named(name._replace(players=4))
