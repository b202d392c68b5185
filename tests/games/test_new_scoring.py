"""To add a way of scoring to Bondtolva one touches the game, its texts and a test: all else takes it from there."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from helpers import house_scoring
from tolva_teach.cli.show import show_record
from tolva_teach.compare.distinguishing import first_forms
from tolva_teach.games import game
from tolva_teach.games.base import Dealt, said
from tolva_teach.hindsight import hindsight
from tolva_teach.play.match import Match
from tolva_teach.play.replay import Replay
from tolva_teach.players import chooser, play_record
from tolva_teach.players.advice import advise
from tolva_teach.players.club import Budget
from tolva_teach.quiz import QuestionName, families, mark
from tolva_teach.quiz.cut import Position
from tolva_teach.records.record import Record, deal_record, read_record
from tolva_teach.records.schema import record_schema
from tolva_teach.solver import card_values
from tolva_teach.texts import LANGUAGES, rule, say
from tolva_widgets.compare.session import CompareSession

HOUSE = {"scoring": "house"}


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with house_scoring.installed():
        yield


def played(kind: str, players: int, deals: int = 60) -> Record:
    budget = Budget(samples=2) if kind == "club" else None
    seats = [chooser(kind, "bondtolva", budget)] * players
    return play_record(deal_record("bondtolva", players, 5, HOUSE), seats, Random(5), deals)


def test_its_records_are_read_and_its_schema_knows_them() -> None:
    record = deal_record("bondtolva", 2, 5, HOUSE)
    assert read_record(record.to_json()) == record
    assert Draft202012Validator(record_schema()).is_valid(record.to_dict())
    wrong = {**record.to_dict(), "options": {"scoring": "hose"}}
    assert not Draft202012Validator(record_schema()).is_valid(wrong)


@pytest.mark.parametrize("kind", ["random", "beginner"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_are_played_to_their_end_by_its_rule(kind: str, players: int) -> None:
    record = played(kind, players)
    told = [its for step in Replay(record) for its in step.happenings if its.kind == "match-won"]
    assert [its.rule for its in told] == [house_scoring.RULE]
    for lang in LANGUAGES:
        assert len(list(show_record(record, lang))) > len(record.deals)


def test_a_club_player_plays_and_advises() -> None:
    record = played("club", 2, deals=1)
    assert Replay(record)[-1].ends_deal
    assert advise(Match.begin("bondtolva", 2, seed=7, options=HOUSE).view()).decision


def test_a_deal_is_looked_back_on_and_its_end_is_solved() -> None:
    replay = Replay(played("random", 2, deals=1))
    assert all(found is None or found.code for found in hindsight(replay, 0))
    last = [step.before for step in replay if step.decision is not None and step.decision.verb == "play"][-3]
    assert card_values(last)


def at_eleven() -> Position:
    """Four players; the seat that has taken the first trick holds a pair, and its party has eleven points."""
    rules = game("bondtolva", 4, HOUSE)
    standing = rules.first_standing((11, 4), 0, None)
    hands = (
        ("SA", "SK", "SQ", "HA", "D9", "C9"),
        ("S9", "H9", "HJ", "HQ", "DJ", "CJ"),
        ("S10", "HK", "H10", "DA", "D10", "DK"),
        ("SJ", "DQ", "CA", "C10", "CK", "CQ"),
    )
    dealt, deal = Dealt(hands), rules.start(Dealt(hands), 3, standing)
    decisions = [said(0, "play", "HA"), said(1, "play", "H9"), said(2, "play", "H10"), said(3, "play", "C10")]
    for decision in decisions:
        deal.apply(decision)
    return Position(3, dealt, tuple(decisions), deal.view(0), standing)


def test_questions_about_what_may_be_done_are_asked_and_answered() -> None:
    (family,) = [its for its in families("bondtolva", 4) if its.name == "may-do"]
    question: Any = family.question_type(QuestionName("bondtolva", "may-do", 1, 1, 1, 4), at_eleven())
    assert question.table.tallies, "the score counts"
    right = question.answer
    assert mark(question, right).right
    for lang in LANGUAGES:
        speaker = question.speaker(lang)
        assert say("may-variant-house", {}, speaker) in question.ask(speaker)
        refused = [question.why(its.key, speaker) for its in question.choices if its.key not in right]
        assert any("11" in why for why in refused)


def test_questions_about_what_must_be_played_are_asked_in_it() -> None:
    (family,) = [its for its in families("bondtolva", 4) if its.name == "must-play"]
    question: Any = family.question_type(QuestionName("bondtolva", "must-play", 1, 1, 1, 4), at_eleven())
    assert mark(question, question.answer).right


def test_its_rule_is_told_with_the_game() -> None:
    assert rule("en", house_scoring.RULE, "bondtolva").title == "Variant: the most points"
    assert game("bondtolva", 2, HOUSE).option_rule("scoring", "house") == house_scoring.RULE


def test_it_is_compared_with_the_usual_way() -> None:
    session = CompareSession(first_forms("bondtolva", "scoring", "house"))
    assert session.comparison.sides
