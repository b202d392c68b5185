"""What is answered to a question: the sentence of its outcome, and how it is answered where others play otherwise."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tolva_teach.games.base import Game
from tolva_teach.judging.index.question import Outcome, Question
from tolva_teach.texts import sentence


class Elsewhere(NamedTuple):
    """Another value of an option, and the outcome that it brings."""

    option: str
    value: Any
    outcome: Outcome


def asked(question: Question, lang: str) -> str:
    """The question as people ask it."""
    return sentence(lang, _key(question))


def other_words(question: Question, lang: str) -> str:
    """Other words that one may search for it by."""
    return sentence(lang, _key(question), "words")


def answer(question: Question, outcome: Outcome, lang: str) -> str:
    """The answer to a question, in one sentence."""
    return sentence(lang, _key(question), attribute_of(outcome))


def attribute_of(outcome: Outcome) -> str:
    """The name of the answer beside the question's text: its code, which there begins with a letter."""
    return outcome.code if outcome.code[:1].isalpha() else f"is-{outcome.code}"


def elsewhere(question: Question, game: Game[Any]) -> Iterator[Elsewhere]:
    """How it is answered where one option is another, of the values that are often agreed on: none twice.

    What is played otherwise than the book comes first: the book's answer is told with the option that it is about.
    """
    met = {question.outcome(game).code}
    for key, option in sorted(type(game).options_known.items(), key=lambda known: known[0] not in game.variants):
        for value in option.usual():
            if value == game.options[key]:
                continue
            others = {its: now for its, now in game.variants.items() if its != key}
            told = {} if value == option.default else {key: value}  # a default need not be one that a record may give
            other = question.outcome(type(game)(game.players, {**others, **told}))
            if other.code not in met:
                met.add(other.code)
                yield Elsewhere(key, value, other)


def _key(question: Question) -> str:
    return f"ask-{question.name}"
