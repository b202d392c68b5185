"""Which cards the other cannot have, with two players: what a trick that lies there tells, and no more."""

from typing import Any

import pytest

from helpers import thumbs_lacked
from helpers.breadth import so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from tolva_teach.games.base import play
from tolva_teach.knowing import HiddenPlace, knowledge
from tolva_teach.play.match import stop
from tolva_teach.quiz.tricks import LACKED
from tolva_teach.quiz.tricks.lacked.question import LackedFamily, LackedQuestion
from tolva_teach.rules.cards import suit
from tolva_teach.texts import LANGUAGES, say

each_form = pytest.mark.parametrize("family", LACKED, ids=called)


def asked(family: LackedFamily) -> list[LackedQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, so_many(50, 100))[::2]]


def lacked(question: LackedQuestion) -> set[str]:
    return {str(choice) for choice in question.answer} - {"set:none"}


def test_it_is_asked_wherever_one_other_is_bound_before_all_cards_are_known() -> None:
    assert [family.game for family in LACKED] == ["plocketolva", "bordstolva"]


@each_form
def test_the_other_has_none_of_the_cards_that_it_cannot_have(family: LackedFamily) -> None:
    for question in asked(family):
        assert not lacked(question) & set(stop(question.record).view(question.other).hand)


@each_form
def test_no_card_asked_about_is_seen_or_known_to_be_in_the_other_hand(family: LackedFamily) -> None:
    for question in asked(family):
        lying = {its.card for zone in question.table.zones for its in zone.cards}
        assert not lying & set(question.position.cards)
        assert not knowledge(question.view).holds(question.other) & set(question.position.cards)


@each_form
def test_the_answer_is_all_that_can_be_known(family: LackedFamily) -> None:
    """So nobody who has kept count of the tricks before knows better than whoever sees this one."""
    for question in asked(family):
        known, hand = knowledge(question.view), HiddenPlace("hand", question.other)
        cannot = {card for card in question.position.cards if hand not in known.holders(card)}
        assert lacked(question) == cannot
        assert ("set:none" in question.answer) == (not cannot)


@each_form
def test_some_are_in_the_other_hand_of_those_that_it_may_have(family: LackedFamily) -> None:
    """It is not that cards which are elsewhere are all that is asked about."""
    left = [(question, set(question.position.cards) - lacked(question)) for question in asked(family)]
    assert any(cards & set(stop(question.record).view(question.other).hand) for question, cards in left)


@each_form
def test_trick_follow_overtake_and_trump_tell_it_and_nothing_else(family: LackedFamily) -> None:
    """By the rules' own words, without the engine's verdicts."""
    for question in asked(family):
        led, reply = question.trick
        told = (card for card in question.position.cards for duty in thumbs_lacked.DUTIES if duty(question, card))
        assert lacked(question) == (set(told) if reply.seat == question.other else set())
        assert led.seat != reply.seat


@each_form
@pytest.mark.parametrize("left_out", range(3), ids=lambda number: thumbs_lacked.DUTIES[number].__name__)
def test_whoever_knows_all_duties_but_one_goes_wrong_in_a_fifth_of_the_hardest(
    family: LackedFamily, left_out: int
) -> None:
    others = [duty for number, duty in enumerate(thumbs_lacked.DUTIES) if number != left_out]
    questions = first_questions(family, 3, 100)
    share = thumbs_lacked.score(lambda question, card: any(duty(question, card) for duty in others), questions)
    assert share <= 0.8


@each_form
def test_the_table_shows_the_trick_before_it_is_gathered(family: LackedFamily) -> None:
    for question in asked(family)[::5]:
        (centre,) = [zone for zone in question.table.zones if zone.kind == "centre"]
        assert {its.card for its in centre.cards} == {its.card for its in question.trick}
        (last,) = question.position.deal.actors()
        assert question.position.decisions[-1] == play(last, question.position.last)
        assert not {mark for place in question.table.places for mark in place.marks} & {"in", "to-act"}


@pytest.mark.parametrize("lang", LANGUAGES)
@each_form
def test_hints_rules_in_short_and_what_is_asked_are_the_same_for_every_question(
    family: LackedFamily, lang: str
) -> None:
    said: set[tuple[Any, ...]] = set()
    for question in asked(family)[::5]:
        speaker = question.speaker(lang)
        said.add((question.ask(speaker), *(hint.sentence(speaker) for hint in question.hints)))
        assert all(say(key, {}, speaker) for key in family.rules.values())
    assert len(said) == 2  # one for each seat


@each_form
def test_a_trick_led_with_trumps_that_is_thrown_off_to_is_told_by_the_suit_led_alone(family: LackedFamily) -> None:
    """Then no trump was left unplayed besides."""
    for question in asked(family):
        led, reply = question.trick
        trump = question.view.game.trump_in_force(question.view.board)
        if suit(led.card) == trump != suit(reply.card):
            assert {suit(card) for card in lacked(question)} <= {trump}
            assert question.kinds == {"void"}
