"""The proof that every rule of every game is covered: one row a rule, and what is missing is named.

| column | what it wants |
| --- | --- |
| sentence | a title, a text and a source, in both languages |
| test | a test that is named for it; that such tests bite, `tests/mutation` shows |
| emission | a verdict or a happening of a real deal that names it: the examples in `helpers.spoken`, which
  `tests/texts/test_spoken*.py` holds against deals, both ways |
| random | random matches of the game, with random variants, meet it; what they meet too seldom stands in `SELDOM` |
| lesson | a lesson of the game's course, or of the course of the game that it is a form of, leads to it; no lesson
  teaches a house rule, which is in no description of the game |
| level | a task of a level or an exercise hangs on it, or is missed by who does not know it (`helpers.unaware`), or
  `NO_CHOICE` lists it as one that no choice hangs on, and says why |
| entry | it stands on the page of rules of each game that has it, and on the page that is searched |
"""

import random
import re
from functools import cache

import pytest

from helpers.courses import AMONG_OTHERS, COURSES, NO_QUESTION, decided_in_levels, exercised, is_house_rule
from helpers.options import values_of
from helpers.spoken import EXAMPLES
from helpers.unaware import missed_without
from mutation import mutator
from tolva_teach.described import descriptions
from tolva_teach.games import GAMES, form_of
from tolva_teach.play.match import Match
from tolva_teach.texts import LANGUAGES, rule, rule_ids
from tolva_widgets.rules.page import RulesPage
from tolva_widgets.rules.reference import Reference

DESCRIBED = {
    game: {its for ids in description.chapters.values() for its in ids} for game, description in descriptions().items()
}
"""The rules by game, those too that have no words yet."""
RULES = sorted(set().union(*DESCRIBED.values()))

SELDOM = {
    "tolva.score.order": "both sides go out in the counting of one deal",
    "bord.available": "says where cards are played from; it refuses only what no table offers",
    "thirtyone.all-last": "all who are left lose their last life at once",
    "bond.lead-answer": "a question, its answer, and another lead",
    "bond.option.one-tjog": "a second tjog where the variant allows one",
}
"""Rules that random matches need not meet, and what would have to come about."""

MATCHES = {"tolp": 14, "bondtolva": 40}
MOST_DEALS = 20


@cache
def entries(game: str) -> frozenset[str]:
    """The anchors of a game's page of rules, those that every language has."""
    pages = [re.findall(r'<section id="([\w.-]+)"', RulesPage(game, lang=lang).html()) for lang in LANGUAGES]
    return frozenset(pages[0]).intersection(*pages[1:])


@cache
def searched() -> frozenset[str]:
    pages = [re.findall(r'<section id="([\w.-]+)"', Reference(lang=lang).html()) for lang in LANGUAGES]
    return frozenset(pages[0]).intersection(*pages[1:])


@cache
def rules_tested() -> frozenset[str]:
    return frozenset(mutator.tests_by_rule(rule_ids(), mutator.test_names()))


@cache
def emitted() -> frozenset[str]:
    cases = {case.verdict.rule for examples in EXAMPLES.values() for case in examples.cases}
    return frozenset(cases | {happened.rule for examples in EXAMPLES.values() for happened in examples.happenings})


@cache
def met_at_random() -> frozenset[str]:
    return frozenset(rule_id for game in GAMES for n in range(MATCHES.get(game, 20)) for rule_id in met_in(game, n))


def met_in(name: str, seed: int) -> set[str]:
    """The rules of all verdicts and happenings of a match in which anything is done that is allowed."""
    chance, rules = random.Random(seed), GAMES[name]
    known = rules.options_known.items()
    options = {key: chance.choice(values_of(option)) for key, option in known if chance.random() < 0.5}
    match = Match.begin(name, chance.choice(list(rules.seats)), seed=seed, options=options)
    met = {happened.rule for happened in match.deal.opening}
    for _ in range(MOST_DEALS):
        while not match.deal.over:
            view = match.view(chance.choice(match.deal.actors()))
            met |= {match.game.verdict(view, could).rule for could in match.game.candidates(view)}
            legal = match.game.legal(view)
            verb = chance.choice(sorted({decision.verb for decision in legal}))
            of_verb = [decision for decision in legal if decision.verb == verb or chance.random() < 0.5]
            met |= {happened.rule for happened in match.do(chance.choice(of_verb))}
        if match.over:
            break
        met |= {h.rule for h in match.next_deal(chance.sample(match.game.pack, len(match.game.pack)))}
    return met


def games_of(rule_id: str) -> list[str]:
    return [game for game, ids in DESCRIBED.items() if rule_id in ids]


def course_of(game: str) -> str:
    """The game whose course teaches a game: its own, or where it has none that of which it is a form."""
    return game if game in COURSES else form_of(game) or game


def lacks(rule_id: str) -> list[str]:
    """The columns in which a rule has nothing."""
    games = games_of(rule_id)
    courses = {course_of(game) for game in games}
    if any(rule_id not in rule_ids(game) for game in games):
        return ["sentence"]
    told = [rule(lang, rule_id) for lang in LANGUAGES]
    said = set().union(*(NO_QUESTION.get(course, set()) | AMONG_OTHERS.get(course, set()) for course in courses))
    lessons = [lesson for course in courses for lesson in COURSES[course]]
    has = {
        "sentence": all(text.title and text.text and text.source for text in told),
        "test": rule_id in rules_tested(),
        "emission": rule_id in emitted(),
        "random": rule_id in met_at_random() or rule_id in SELDOM,
        "lesson": is_house_rule(rule_id) or any(rule_id in lesson.taught for lesson in lessons),
        "level": is_house_rule(rule_id)
        or rule_id in decided_in_levels().union(said, missed_without(), *map(exercised, courses)),
        "entry": rule_id in searched() and all(rule_id in entries(game) for game in games),
    }
    return [column for column, there in has.items() if not there]


SHIFTED = ". Each further option of a game has its matches drawn anew: play more (MATCHES), or name the rule in SELDOM"


@pytest.mark.parametrize("rule_id", RULES)
def test_every_rule_is_covered(rule_id: str) -> None:
    assert not lacks(rule_id), f"{rule_id} lacks {', '.join(lacks(rule_id))}{SHIFTED * ('random' in lacks(rule_id))}"


def test_a_rule_that_is_covered_nowhere_is_named_with_all_that_it_lacks() -> None:
    assert lacks("record.result")[-4:] == ["random", "lesson", "level", "entry"]  # a rule of records, not of a game


def test_what_is_said_to_be_seldom_is_so() -> None:
    assert set(SELDOM) <= set(RULES) - met_at_random()
