"""The index of questions: each answer is what the rules answer, for the book's rules and for every house rule."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import tolva_teach.texts
from tolva_teach.games import GAMES, game
from tolva_teach.games.base import Game
from tolva_teach.judging import judge
from tolva_teach.judging.index import QUESTIONS, Outcome, Question, questions
from tolva_teach.judging.index.answers import answer, asked, attribute_of, elsewhere
from tolva_teach.texts import LANGUAGES, rule

AT_A_TABLE = range(2, 7)
BEGINS = {"yes": {"sv": "Ja,", "en": "Yes,"}, "no": {"sv": "Nej,", "en": "No,"}, "barred": {"sv": "Nej,", "en": "No,"}}
TOGETHER = {
    "trettioett": {"free_lap": True, "lives": 1, "knocker": None, "three_of_a_kind": None},
    "tolp": {"jokers": 2, "flying": None, "revolution": True, "equal": True, "passing": None},
}
"""Options that are also tried together: at this value and as usual, or at each of their values."""


def house_rules(name: str, players: int) -> Iterator[Mapping[str, Any]]:
    """The book's rules, each other value of each option, and for three some options together."""
    known = GAMES[name].options_known
    yield {}
    yield from ({key: value} for key, option in known.items() for value in option.usual()[1:])
    together = TOGETHER.get(name, {}) if players == 3 else {}
    values = [known[key].usual() if value is None else (known[key].default, value) for key, value in together.items()]
    yield from (dict(zip(together, chosen, strict=True)) for chosen in product(*values) if together)


def tables() -> Iterator[Game[Any]]:
    for name, rules in GAMES.items():
        for players in sorted(set(AT_A_TABLE) & set(rules.seats)):
            yield from (game(name, players, options) for options in house_rules(name, players))


@cache
def outcomes() -> Mapping[Question, Mapping[Outcome, Game[Any]]]:
    """What each question has for outcomes, and where."""
    found: dict[Question, dict[Outcome, Game[Any]]] = {question: {} for question in QUESTIONS}
    for table in tables():
        for question in questions(table):
            found[question].setdefault(question.outcome(table), table)
    return found


def written(lang: str) -> Mapping[str, set[str]]:
    """The answers that are written for each question."""
    path = tolva_teach.texts.bundles._FOLDER / lang / "ask.ftl"
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return {
        entry.id.name.removeprefix("ask-"): {part.id.name for part in entry.attributes} - {"words"}
        for entry in entries
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_fifteen_questions_however_many_play(name: str) -> None:
    assert all(len(questions(game(name, players))) >= 15 for players in set(AT_A_TABLE) & set(GAMES[name].seats))


def test_what_is_written_is_what_the_rules_answer_and_nothing_else() -> None:
    met = {question.name: {attribute_of(its) for its in found} for question, found in outcomes().items()}
    assert met == written("sv") == written("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_and_no_are_said_as_the_rules_say_them(lang: str) -> None:
    for question, found in outcomes().items():
        assert asked(question, lang).endswith("?"), question.name
        for outcome in found:
            said = answer(question, outcome, lang)
            if outcome.code in BEGINS:
                assert said.startswith(BEGINS[outcome.code][lang]), f"{question.name}: {said}"
            assert said.endswith("."), said
            assert rule(lang, outcome.rule).title


def test_each_question_that_is_laid_out_for_one_seat_can_be_judged() -> None:
    for question, found in outcomes().items():
        table = next(iter(found.values()))
        if question.position(table).cards("hand"):
            assert judge(question.position(table)).verdicts, question.name


BOOK = {
    "trick-follow": ("no", "trick.follow"),
    "trick-head": ("no", "trick.overtake"),
    "trick-head-sang": ("yes", "trick.overtake"),
    "trick-partner": ("yes", "trick.overtake"),
    "trick-trump": ("yes", "trick.trump"),
    "trick-undertrump": ("yes", "trick.trump"),
    "trick-trumped": ("yes", "trick.follow"),
    "meld-first": ("no", "tolva.meld"),
    "meld-two-left": ("no", "tolva.meld.three"),
    "meld-at-ten": ("no", "tolva.score.no-meld-out"),
    "ask-then-meld": ("no", "tolva.ask"),
    "ask-deny": ("yes", "tolva.ask"),
    "tolva-tied": ("yes", "tolva.score.carry"),
    "tolva-tied-twice": ("3", "tolva.score.vinsten"),
    "tolva-both-eleven": ("0", "tolva.score.order"),
    "tolva-half-six": ("no", "tolva.half.limit"),
    "tolva-whole-second": ("no", "tolva.whole"),
    "bond-third-meld": ("yes", "bond.meld.many"),
    "bond-meld-wins": ("yes", "bond.score.meld"),
    "bond-suit-first": ("no", "bond.ask.suit"),
    "bond-lead-other": ("no", "bond.lead-answer"),
    "bond-eyes": ("1", "bond.score.vinsten"),
    "bond-past-twelve": ("no", "bond.match"),
    "tolp-same-rank": ("no", "tolp.higher"),
    "tolp-single-on-pair": ("no", "tolp.count"),
    "tolp-again": ("yes", "tolp.pass"),
    "tolp-pass-lead": ("no", "tolp.pass"),
    "tolp-start-two": ("no", "tolp.start"),
    "tolp-out-joker": ("no", "tolp.flying.last"),
    "tolp-how-many": ("2-1", "tolp.exchange"),
    "tolp-ask-unheld": ("no", "tolp.exchange.ask"),
    "thirtyone-throw-taken": ("no", "thirtyone.turn"),
    "thirtyone-first-lap": ("yes", "thirtyone.knock"),
    "thirtyone-tie": ("1-1-0", "thirtyone.lowest"),
    "thirtyone-three-kings": ("10", "thirtyone.value"),
    "thirtyone-31": ("0-1-1", "thirtyone.31"),
    "thirtyone-stock-out": ("1-0", "thirtyone.stock-out"),
    "thirtyone-dealer-out": ("2", "thirtyone.out"),
    "thirtyone-no-lives": ("yes", "thirtyone.out"),
}
"""What the books answer, as one reads them: to four players, in the first of its games."""

HOUSE = [
    ("thirtyone-tie", {"knocker": "double"}, ("2-1-0", "thirtyone.house.knocker")),
    ("thirtyone-tie", {"knocker": "safe-in-tie"}, ("0-1-0", "thirtyone.house.knocker")),
    ("thirtyone-three-kings", {"three_of_a_kind": "30.5"}, ("30-5", "thirtyone.house.triple")),
    ("thirtyone-stock-out", {"stock_out": "nobody"}, ("0-0", "thirtyone.house.stock-out")),
    ("thirtyone-first-lap", {"knock_from": "second-lap"}, ("no", "thirtyone.house.first-lap")),
    ("thirtyone-no-lives", {"free_lap": True}, ("no", "thirtyone.option.free")),
    ("tolp-again", {"passing": "out"}, ("no", "tolp.house.passing")),
    ("tolp-same-rank", {"equal": True}, ("yes", "tolp.house.equal")),
    ("tolp-four", {"revolution": True}, ("yes", "tolp.option.revolution")),
    ("tolp-out-joker", {"out_on_flying": True}, ("yes", "tolp.flying")),
    ("bond-third-meld", {"max_tjog": 1}, ("no", "bond.option.one-tjog")),
    ("bond-past-twelve", {"scoring": "exact-12"}, ("yes", "bond.option.exact")),
    ("bond-meld-wins", {"scoring": "no-meld-out"}, ("barred", "bond.option.skane")),
    ("bond-meld-wins", {"scoring": "gotland"}, ("no", "bond.match")),
    ("meld-first", {"forehand_trump": True}, ("yes", "bond.option.forehand-trump")),
]

NAMED = {question.name: question for question in QUESTIONS}


@pytest.mark.parametrize("name", BOOK)
def test_the_book_is_answered_from(name: str) -> None:
    question = NAMED[name]
    assert question.outcome(game(question.games[0], 4)) == BOOK[name]


@pytest.mark.parametrize(("name", "options", "outcome"), HOUSE)
def test_a_house_rule_changes_the_answer(name: str, options: Mapping[str, Any], outcome: tuple[str, str]) -> None:
    question = NAMED[name]
    assert question.outcome(game(question.games[-1], 4, options)) == outcome


def test_how_others_play_is_told_with_the_option_that_makes_it_so() -> None:
    others = list(elsewhere(NAMED["thirtyone-tie"], game("trettioett", 4)))
    assert [(its.option, its.value, its.outcome.code) for its in others] == [
        ("knocker", "double", "2-1-0"),
        ("knocker", "safe-in-tie", "0-1-0"),
    ]
    assert list(elsewhere(NAMED["thirtyone-three-aces"], game("trettioett", 4))) == []
    others = list(elsewhere(NAMED["thirtyone-lowest"], game("trettioett", 4, {"knocker": "double"})))
    assert [(its.option, its.value, its.outcome.code) for its in others] == [("knocker", "standard", "1-0")]
