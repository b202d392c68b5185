"""What a browser does not get before the answer."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from helpers.parts import press, synced, table_of
from tolva_teach.quiz import MUST_PLAY
from tolva_teach.texts import rule_ids
from tolva_widgets import Quiz


def alike(seeds: range) -> Iterator[tuple[dict[str, Any], frozenset[str]]]:
    for seed in seeds:
        quiz = Quiz(seed=seed, difficulty=3, lang="en")
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


def test_no_verdict_is_even_asked_for_before_the_answer(quiz: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
    """So whatever is shown, synced or in the repr cannot depend on it."""

    def refuse(*_: object) -> None:
        raise AssertionError("a verdict was asked for before the answer")

    question = "tolva_teach.quiz.MustPlayQuestion"
    for name in ("verdict", "why"):
        monkeypatch.setattr(f"{question}.{name}", refuse)
    for name in ("deciding", "hints", "answer", "rules", "kinds"):
        monkeypatch.setattr(f"{question}.{name}", property(refuse))
    unasked = Quiz(seed=5937, difficulty=3, lang="en")
    assert repr(unasked) == repr(quiz)
    assert unasked.still() == quiz.still()
    assert synced(unasked) == synced(quiz)
    for words in ("Show the rules", "Hide the rules", "Undo", "Clear picks", "Random question"):
        unasked.select(table_of(unasked).choices[0])
        press(unasked, words)
