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
from tolva_teach.judging import Position, judge
from tolva_teach.judging.index import QUESTIONS, Outcome, Question, questions
from tolva_teach.judging.index.answers import answer, asked, attribute_of, elsewhere, is_by_stage
from tolva_teach.judging.index.question import Answered, may, must
from tolva_teach.judging.index.stages import stages
from tolva_teach.texts import LANGUAGES, rule, sentence

AT_A_TABLE = range(2, 7)
BEGINS = {"yes": {"sv": "Ja,", "en": "Yes,"}, "no": {"sv": "Nej,", "en": "No,"}, "barred": {"sv": "Nej,", "en": "No,"}}
NOT_YES_OR_NO = ("tolva-two-tied", "tolva-all-tied", "bond-all-tied", "bond-three-tied", "tolp-start-lowest")
"""Questions for somebody, of which the rules tell whether it is so."""
TOGETHER = {
    "trettioett": {"free_lap": True, "lives": 1, "knocker": None, "three_of_a_kind": None},
    "tolp": {"jokers": 2, "flying": None, "revolution": True, "equal": True, "passing": None},
}
"""Options that are also tried together: at this value and as usual, or at each of their values."""


def house_rules(name: str, players: int) -> Iterator[Mapping[str, Any]]:
    """The book's rules, each other value of each option, and for three some options together."""
    known = GAMES[name].options_known
    yield {}
    yield from [{"flying": ["2"], "out_on_flying": True}] if name == "tolp" else []
    yield from ({key: value} for key, option in known.items() for value in option.usual()[1:])
    together = TOGETHER.get(name, {}) if players == 3 else {}
    values = [known[key].usual() if value is None else (known[key].default, value) for key, value in together.items()]
    yield from (dict(zip(together, chosen, strict=True)) for chosen in product(*values) if together)


def tables() -> Iterator[Game[Any]]:
    for name, rules in GAMES.items():
        for players in sorted(set(AT_A_TABLE) & set(rules.seats)):
            yield from (game(name, players, options) for options in house_rules(name, players))


@cache
def outcomes() -> Mapping[Question, Mapping[Answered, Game[Any]]]:
    """What each question has for answers, and where."""
    found: dict[Question, dict[Answered, Game[Any]]] = {question: {} for question in QUESTIONS}
    for table in tables():
        for question in questions(table):
            for its in question.answers(table):
                found[question].setdefault(its, table)
    return found


def written(lang: str) -> Mapping[str, set[str]]:
    """The answers that are written for each question."""
    path = tolva_teach.texts.bundles._FOLDER / lang / "ask.ftl"
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return {
        entry.id.name.removeprefix("ask-"): {part.id.name for part in entry.attributes} - {"words"}
        for entry in entries
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(("ask-stage-", "ask-by-"))
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_fifteen_questions_however_many_play(name: str) -> None:
    assert all(len(questions(game(name, players))) >= 15 for players in set(AT_A_TABLE) & set(GAMES[name].seats))


def test_what_is_written_is_what_the_rules_answer_and_nothing_else() -> None:
    met: dict[str, set[str]] = {}
    for question, found in outcomes().items():
        own = {attribute_of(its.outcome) for its in found if not is_by_stage(its)}
        met[question.name] = met.get(question.name, set()) | own
    assert met == written("sv") == written("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_and_no_are_said_as_the_rules_say_them(lang: str) -> None:
    for question, found in outcomes().items():
        assert asked(question, lang).endswith("?"), question.name
        for its in found:
            said, code = answer(question, [its], lang), its.outcome.code
            if code in BEGINS and question.name not in NOT_YES_OR_NO:
                assert said.startswith(BEGINS[code][lang]), f"{question.name}: {said}"
            assert said.endswith("."), said
            assert rule(lang, its.outcome.rule).title


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
    ("thirtyone-all-out", {"knocker": "safe-in-tie"}, ("0-1-1", "thirtyone.house.knocker")),
    (
        "thirtyone-all-out",
        {"knocker": "safe-in-tie", "free_lap": True},
        ("0-1-1-on", "thirtyone.house.knocker"),
    ),
    ("thirtyone-no-lives", {"free_lap": True}, ("no", "thirtyone.option.free")),
    ("tolp-again", {"passing": "out"}, ("no", "tolp.house.passing")),
    ("tolp-same-rank", {"equal": True}, ("yes", "tolp.house.equal")),
    ("tolp-out-joker", {"out_on_flying": True}, ("yes", "tolp.flying")),
    ("bond-third-meld", {"max_tjog": 1}, ("no", "bond.option.one-tjog")),
    ("bond-past-twelve", {"scoring": "exact-12"}, ("yes", "bond.option.exact")),
    ("bond-meld-wins", {"scoring": "no-meld-out"}, ("barred", "bond.option.skane")),
    ("bond-meld-wins", {"scoring": "gotland"}, ("no", "bond.match")),
    ("meld-first", {"forehand_trump": True}, ("yes", "bond.option.forehand-trump")),
]


def named(name: str, table: Game[Any]) -> Question:
    """The question of this name that is asked there."""
    return next(question for question in questions(table) if question.name == name)


FIRST_GAME = {question.name: question.games[0] for question in reversed(QUESTIONS)}
LAST_GAME = {question.name: question.games[-1] for question in QUESTIONS}


@pytest.mark.parametrize("name", BOOK)
def test_the_book_is_answered_from(name: str) -> None:
    table = game(FIRST_GAME[name], 4)
    assert named(name, table).answers(table) == (Answered(Outcome(*BOOK[name])),)


@pytest.mark.parametrize(("name", "options", "outcome"), HOUSE)
def test_a_house_rule_changes_the_answer(name: str, options: Mapping[str, Any], outcome: tuple[str, str]) -> None:
    table = game(LAST_GAME[name], 4, options)
    assert [its.outcome for its in named(name, table).answers(table)] == [outcome]


def test_how_others_play_is_told_with_the_option_that_makes_it_so() -> None:
    table = game("trettioett", 4)
    others = list(elsewhere(named("thirtyone-tie", table), table))
    assert [(its.option, its.value, its.answers[0].outcome.code) for its in others] == [
        ("knocker", "double", "2-1-0"),
        ("knocker", "safe-in-tie", "0-1-0"),
    ]
    assert list(elsewhere(named("thirtyone-three-aces", table), table)) == []
    double = game("trettioett", 4, {"knocker": "double"})
    others = list(elsewhere(named("thirtyone-lowest", double), double))
    assert [(its.option, its.value, its.answers[0].outcome.code) for its in others] == [("knocker", "standard", "1-0")]


NAMING = {
    "sv": (
        "talong",
        "sjunde",
        "sjätte",
        "drog",
        "innan jag drar",
        "innan jag har spelat ut",
        "två kort kvar",
        "revolution.",
    ),
    "en": (
        "stock",
        "seventh",
        "sixth",
        "drawn",
        "before i draw",
        "before my first lead",
        "two cards left",
        "revolution.",
    ),
}
"""Words by which a question says in which stage of a deal it is asked, where a game has stages."""


def forms_with_stages() -> Iterator[Game[Any]]:
    for table in tables():
        if stages(table):
            yield table


def test_bondtolva_for_two_and_a_game_with_revolutions_have_stages_and_no_others() -> None:
    found = {(its.name, its.players if its.name == "bondtolva" else 0) for its in forms_with_stages()}
    assert found == {("bondtolva", 2), ("tolp", 0)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_says_in_its_words_the_one_stage_in_which_it_is_answered(lang: str) -> None:
    for table in forms_with_stages():
        for question in questions(table):
            names = any(word in asked(question, lang).lower() for word in NAMING[lang])
            assert names == question.names_a_stage(table), asked(question, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_names_no_stage_is_answered_for_each_in_which_the_judge_says_otherwise(lang: str) -> None:
    """Each card or word is judged where the stock has cards, and where it has run out, beside what the index tells."""
    table, told = game("bondtolva", 2), {}
    for question in questions(table):
        if question.names_a_stage(table) or question.case.asks not in (may, must):
            continue
        last = question.case.does[-1]
        taken = {1: min(question.case.position.get("taken", 1), 5), 2: 8}
        given = question.case.position
        judged = [
            judge(Position.of(table, {**given, "phase": phase, "taken": count})) for phase, count in taken.items()
        ]
        allowed = [{str(its) for its in one.allowed} for one in judged]
        cards = [{its for its in one if its[2:6] == "play"} for one in allowed]
        held = [
            those == {last} if question.case.asks is must else last in one
            for one, those in zip(allowed, cards, strict=True)
        ]
        differs = len(set(held)) > 1
        told[question.name] = differs
        said = answer(question, question.answers(table), lang)
        both = all(sentence(lang, f"ask-stage-{its.name}", None, answer="").strip() in said for its in stages(table))
        assert both == differs, f"{question.name}: {said}"
    assert {"trick-follow", "trick-head", "trick-head-sang", "trick-trump", "trick-trump-instead", "meld-at-ten"} <= {
        name for name, differs in told.items() if differs
    }


def test_what_names_a_stage_comes_first() -> None:
    for table in (game("bondtolva", 2), game("tolp", 4, {"revolution": True})):
        named = [its.names_a_stage(table) for its in questions(table)]
        assert named == sorted(named, reverse=True)
        assert any(named)


def test_flying_cards_are_asked_about_by_those_that_fly_at_the_table() -> None:
    table = game("tolp", 4, {"flying": ["3"]})
    names = {its.name for its in questions(table)}
    assert not any("joker" in name for name in names)
    alone = named("tolp-flying-alone", table)
    assert dict(alone.lying(table))["hand"][0] == "S3"
    assert alone.answers(table)[0].outcome == ("yes", "tolp.flying")
    assert {"tolp-joker-alone", "tolp-flying-alone"} <= {
        its.name for its in questions(game("tolp", 4, {"flying": ["2"], "jokers": 2}))
    }


def test_an_example_shows_no_more_cards_than_one_holds_and_those_of_which_is_asked() -> None:
    for name, rules in GAMES.items():
        for table in {game(name, players) for players in set(AT_A_TABLE) & set(rules.seats)}:
            largest = {"plocketolva": 6, "bordstolva": 6, "trettioett": 4}.get(name, len(table.pack) // table.players)
            for question in questions(table):
                lying = [*question.lying(table)]
                assert all(len(cards) <= largest for part, cards in lying if part == "hand"), question.name
                assert all(len(cards) == 3 for part, cards in lying if part == "hands"), question.name
    four = game("tolva", 4)
    assert {"HK", "HQ", "DK", "DQ"} <= set(dict(named("meld-two-at-once", four).lying(four))["hand"])


NEW = [
    ("tolva", 3, {}, "tolva-two-tied", "yes", "tolva.score.carry"),
    ("tolva", 3, {}, "tolva-one-each", "0", "tolva.score.order"),
    ("tolva", 4, {}, "trick-taker", "0", "trick.winner"),
    ("plocketolva", 2, {}, "next-match", "1", "tolva.match"),
    ("bondtolva", 4, {}, "next-match", "none", "bond.match"),
    ("tolp", 4, {}, "next-dealer", "1", "tolp.deal"),
    ("tolp", 4, {}, "tolp-start-lowest", "yes", "tolp.start"),
    ("bordstolva", 2, {}, "bord-follow-table", "no", "trick.follow"),
    ("bordstolva", 2, {}, "bord-head-table", "yes", "trick.overtake"),
    ("bordstolva", 2, {}, "bord-turn-trick", "no", "bord.turn"),
    ("bordstolva", 2, {}, "bord-turn-lead", "no", "bord.turn"),
    ("bordstolva", 2, {}, "bord-meld-turned", "no", "bord.meld"),
    ("bordstolva", 2, {}, "bord-first-trick", "yes", "trick.lead"),
    ("bordstolva", 2, {"first_trick_from_table": True}, "bord-first-trick", "no", "bord.first-from-table"),
    ("bondtolva", 2, {}, "bond-two-left", "no", "bond.meld"),
    ("bondtolva", 2, {}, "bond-sixth-trick", "yes", "bond.meld"),
    ("bondtolva", 3, {}, "bond-three-matadors", "0", "bond.score.vinsten"),
    ("bondtolva", 3, {}, "bond-three-eyes", "1", "bond.score.vinsten"),
    ("bondtolva", 3, {}, "bond-three-tied", "yes", "bond.score.vinsten"),
    ("bondtolva", 3, {}, "bond-one-each", "0", "bond.score.order"),
    ("bondtolva", 4, {}, "bond-suit-twice", "no", "bond.ask.suit"),
    ("bordstolva", 2, {}, "bord-hidden-void", "yes", "bord.available"),
    ("bordstolva", 2, {}, "bord-meld-hidden", "yes", "bord.meld"),
    ("plocketolva", 2, {}, "draw-forgotten", "silent", "plocke.draw"),
    ("tolva", 4, {}, "meld-at-ten-tjog", "yes", "tolva.meld"),
    ("tolp", 4, {}, "tolp-start-exchanged", "no", "tolp.start"),
    ("trettioett", 4, {}, "thirtyone-four-cards", "silent", "thirtyone.turn"),
]


@pytest.mark.parametrize(("name", "players", "options", "asked_for", "code", "rule_id"), NEW)
def test_what_people_quarrel_about_in_one_form_alone_is_asked_there(
    name: str, players: int, options: Mapping[str, Any], asked_for: str, code: str, rule_id: str
) -> None:
    table = game(name, players, options)
    assert [its.outcome for its in named(asked_for, table).answers(table)] == [(code, rule_id)]
