"""Which third card is impossible in Trettioett: a hand of 31 would have been shown, and nothing else tells."""

from typing import Any

import pytest

from helpers.first_questions import first_questions
from helpers.golden_questions import called
from tolva_teach.games.trettioett.scoring import POINTS
from tolva_teach.knowing import HiddenPlace, knowledge
from tolva_teach.play.match import stop
from tolva_teach.quiz.trettioett import THIRD_CARD
from tolva_teach.quiz.trettioett.third_card import ThirdCard, ThirdCardQuestion
from tolva_teach.rules.cards import rank, suit
from tolva_teach.texts import LANGUAGES, say

each_size = pytest.mark.parametrize("family", THIRD_CARD[:3], ids=called)
"""More players change nothing of what is asked."""


def asked(family: ThirdCard) -> list[ThirdCardQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, 50)]


def lacked(question: ThirdCardQuestion) -> set[str]:
    return {str(choice) for choice in question.answer} - {"set:none"}


@each_size
def test_the_hand_has_the_two_cards_and_none_of_the_impossible_ones(family: ThirdCard) -> None:
    for question in asked(family):
        hand = set(stop(question.record).view(question.position.of).hand)
        assert set(question.view.board.known[question.position.of]) < hand
        assert not lacked(question) & hand


@each_size
def test_thirtyone_31_bars_three_of_a_suit_worth_31_and_three_aces(family: ThirdCard) -> None:
    """By the rules' own words, without the engine's values."""
    for question in asked(family):
        known = question.view.board.known[question.position.of]
        told = set()
        for card in question.position.cards:
            three = (*known, card)
            one_suit = len(set(map(suit, three))) == 1 and sum(POINTS[its] for its in three) == 31
            if one_suit or set(map(rank, three)) == {"A"}:
                told.add(card)
        assert lacked(question) == told
        assert ("set:none" in question.answer) == (not told)


@each_size
def test_no_card_asked_about_is_seen_and_the_hand_may_have_all_others(family: ThirdCard) -> None:
    for question in asked(family):
        known, hand = knowledge(question.view), HiddenPlace("hand", question.position.of)
        lying = {its.card for zone in question.table.zones for its in zone.cards}
        assert not lying & set(question.position.cards)
        assert not set(question.view.board.pile) & set(question.position.cards)
        assert {card for card in question.position.cards if hand not in known.holders(card)} == lacked(question)


@each_size
def test_the_table_shows_the_two_cards_open(family: ThirdCard) -> None:
    for question in asked(family)[::5]:
        (zone,) = [zone for zone in question.table.zones if zone.name == f"hand:{question.position.of}"]
        assert {its.card for its in zone.cards} - {None} == set(question.view.board.known[question.position.of])
        assert question.table.viewer != question.position.of


@pytest.mark.parametrize("lang", LANGUAGES)
@each_size
def test_hints_and_rules_in_short_are_the_same_for_every_question(family: ThirdCard, lang: str) -> None:
    said: set[tuple[Any, ...]] = set()
    for question in asked(family)[::5]:
        speaker = question.speaker(lang)
        said.add(tuple(hint.sentence(speaker) for hint in question.hints))
        assert all(say(key, {}, speaker) for key in family.rules.values())
    assert len(said) == 1
