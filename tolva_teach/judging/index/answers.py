"""What is answered to a question: the sentence of its outcome, and how it is answered where others play otherwise."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Game
from tolva_teach.judging.index.case import Outcome
from tolva_teach.judging.index.question import Answered, Question
from tolva_teach.texts import sentence


class Elsewhere(NamedTuple):
    """Another value of an option, and what it brings."""

    option: str
    value: Any
    answers: Sequence[Answered]
    is_book: bool
    """Whether it is the book's value."""


def asked(question: Question, lang: str) -> str:
    """The question as people ask it."""
    return sentence(lang, _key(question))


def other_words(question: Question, lang: str) -> str:
    """Other words that one may search for it by."""
    return sentence(lang, _key(question), "words")


def answer(question: Question, answers: Sequence[Answered], lang: str) -> str:
    """The answer to a question, in one sentence; where it hangs on the stage of the deal, in one for each."""
    if len(answers) == 1:
        return _told(question, answers[0], lang)
    return " ".join(_in_stage(question, its, lang) for its in answers)


def _in_stage(question: Question, answered: Answered, lang: str) -> str:
    assert answered.stage is not None
    told = _told(question, answered, lang)
    return sentence(lang, f"ask-stage-{answered.stage.name}", None, answer=told[:1].lower() + told[1:])


def _told(question: Question, answered: Answered, lang: str) -> str:
    outcome = answered.outcome
    if is_by_stage(answered):
        return sentence(lang, f"ask-by-{outcome.rule.replace('.', '-')}", attribute_of(outcome))
    return sentence(lang, _key(question), attribute_of(outcome))


def is_by_stage(answered: Answered) -> bool:
    """Whether the stage itself answers, by the rule that makes it: whatever the question, in the same words."""
    return answered.stage is not None and answered.outcome.rule in answered.stage.rules


def rules_of(answers: Sequence[Answered]) -> Sequence[str]:
    """The rules that answer, each once."""
    return tuple(dict.fromkeys(its.outcome.rule for its in answers))


def attribute_of(outcome: Outcome) -> str:
    """The name of the answer beside the question's text: its code, which there begins with a letter."""
    return outcome.code if outcome.code[:1].isalpha() else f"is-{outcome.code}"


def elsewhere(question: Question, game: Game[Any]) -> Iterator[Elsewhere]:
    """How it is answered where one option is another, of the values that are often agreed on: none twice.

    What is played otherwise than the book comes first: the book's answer is told with the option that it is about.
    """
    met = {_codes(question.answers(game))}
    for key, option in sorted(type(game).options_known.items(), key=lambda known: known[0] not in game.variants):
        for value in option.usual():
            if value == game.options[key]:
                continue
            others = {its: now for its, now in game.variants.items() if its != key}
            is_book = value == option.default
            told = {} if is_book else {key: value}  # a default need not be one that a record may give
            table = type(game)(game.players, {**others, **told})
            if not question.is_asked(table):
                continue
            other = question.answers(table)
            if _codes(other) not in met:
                met.add(_codes(other))
                yield Elsewhere(key, value, other, is_book)


def _codes(answers: Sequence[Answered]) -> tuple[str, ...]:
    return tuple(its.outcome.code for its in answers)


def _key(question: Question) -> str:
    return f"ask-{question.name}"
