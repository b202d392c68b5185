"""Two duties at once in Bondtolva for four: what one must play by the trick, and by what was answered
(bond.lead-answer)."""

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.melding import pair
from tolva_teach.quiz import MustPlayQuestion, families
from tolva_teach.rules.cards import suit
from tolva_teach.texts import LANGUAGES, say

(FOUR,) = (family for family in families("bondtolva", 4) if family.name == "must-play")


def of_kind(kind: str) -> list[MustPlayQuestion]:
    asked = [
        question for difficulty in FOUR.difficulties for question in first_questions(FOUR, difficulty, so_many(50, 100))
    ]
    return [question for question in asked if kind in question.kinds]


def pairs_due(view: BondView) -> list[set[str]]:
    """The king and queen of each duty of the seat, the oldest first."""
    return [set(pair(duty.suit)) for duty in view.board.duties if duty.seat == view.seat]


def test_bond_lead_answer_and_trick_follow_together_leave_the_pair_alone() -> None:
    """Who only follows suit would play the ace as well, and who only answers does not look at the suit."""
    for question in of_kind("duty-and-suit"):
        (due,) = pairs_due(question.view)
        led = suit(question.view.trick[0].card)
        of_suit = {card for card in question.choices if suit(card) == led}
        assert question.answer == due & of_suit < of_suit < set(question.choices)
        assert {question.verdict(card).rule for card in question.choices} == {"trick.follow", "bond.lead-answer"}


def test_bond_lead_answer_waits_where_trick_overtake_asks_for_another_card() -> None:
    for question in of_kind("duty-waits"):
        (due,) = pairs_due(question.view)
        assert due < set(question.choices)
        assert due.isdisjoint(question.answer)
        assert {question.verdict(card).rule for card in due} == {"trick.overtake"}


def test_bond_lead_answer_of_two_duties_to_lead_the_older_goes_first() -> None:
    for question in of_kind("duty-older"):
        older, newer = pairs_due(question.view)
        assert question.answer == older
        assert newer & set(question.choices)
        assert {question.verdict(card).rule for card in question.choices} == {"bond.lead-answer"}


@pytest.mark.parametrize(
    ("kind", "told"), [("duty-waits", "quiz-why-duty-waits"), ("duty-older", "quiz-why-duty-older")]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_says_which_goes_first_of_the_cards_that_the_other_duty_asks_for(
    kind: str, told: str, lang: str
) -> None:
    for question in of_kind(kind):
        speaker = question.speaker(lang)
        first = say(told, {}, speaker)
        due = pairs_due(question.view)[-1] - question.answer
        assert {card for card in question.choices if first in question.why(card, speaker)} == due & set(
            question.choices
        )
