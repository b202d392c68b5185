"""What may you do now, in the trick games? What the table does not show is told, and no one answer is right mostly."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from helpers.thumbs_may import scores
from tolva_teach.quiz.tricks import MAY_DOS
from tolva_teach.quiz.tricks.may_do.question import LEAD, MayDo, MayDoQuestion
from tolva_teach.texts import LANGUAGES, say

HARDEST = 3

each_form = pytest.mark.parametrize("family", MAY_DOS, ids=called)


@cache
def hardest(family: MayDo) -> Sequence[MayDoQuestion]:
    return first_questions(family, HARDEST, so_many(100, 200))


def shape(question: MayDoQuestion) -> tuple[str, ...]:
    """How much of what holds, whichever suits it is about."""
    return tuple(sorted(choice.value.verb for choice in question.choices if choice in question.answer))


@each_form
def test_no_one_answer_is_right_more_than_half_of_the_time(family: MayDo) -> None:
    found = Counter(map(shape, hardest(family)))
    assert max(found.values()) <= len(hardest(family)) / 2
    assert len(found) > 1


@each_form
def test_no_rule_of_thumb_answers_more_than_half(family: MayDo) -> None:
    found = scores(hardest(family))
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@each_form
def test_to_lead_is_offered_once_and_holds_where_any_card_may_be_led(family: MayDo) -> None:
    for question in hardest(family)[::10]:
        leads = [choice for choice in question.choices if choice == LEAD]
        board: Any = question.view.board
        assert len(leads) == (board.question is None)
        may: Any = [its for its in question.view.game.legal(question.view) if its.verb == "play"]
        assert [choice for choice in leads if choice in question.answer] == (leads if may else [])
        assert not [choice for choice in question.choices if choice.kind == "card"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_no_card_shows_is_told(lang: str) -> None:
    for question in hardest(MAY_DOS[0]):
        board, speaker = question.view.board, question.speaker(lang)
        told = question.ask(speaker)
        for key, holds in {"asked-once": board.asked == 1 and not board.melded, "forehand": not board.tricks}.items():
            said = say(f"may-{key}", {"count": len(board.tricks)}, speaker)
            assert (said in told) == (holds and board.question is None)


@pytest.mark.parametrize("family", [family for family in MAY_DOS if family.players in (None, 4)], ids=called)
def test_a_meld_is_told_with_whose_it_is_the_partner_s_too(family: MayDo) -> None:
    found = set()
    for question in hardest(family):
        board, speaker = question.view.board, question.speaker("en")
        told = question.ask(speaker)
        if board.question is None and board.melded:
            meld = board.melds[-1]
            both = {seat for seat, _ in meld.shown} != {meld.seat}
            whose = "both" if both else "own" if meld.seat == question.view.seat else "partner"
            facts = {"count": len(board.tricks), "suit": meld.suit}
            assert say(f"may-melded-{whose}", facts, speaker) in told
            assert "answer was no" not in told
            found.add(whose)
    assert found >= {"own"}


@pytest.mark.parametrize("family", MAY_DOS, ids=called)
def test_a_meld_of_an_earlier_occasion_is_told_from_one_of_this(family: MayDo) -> None:
    found = set()
    for question in hardest(family):
        board, view, speaker = question.view.board, question.view, question.speaker("sv")
        party = view.game.parties[view.seat]
        melds = [meld for meld in board.melds if view.game.parties[meld.seat] == party]
        if board.question is None and board.tricks and melds:
            whose = {"melders": {meld.seat for meld in melds}, "suits": [meld.suit for meld in melds]}
            facts = {**whose, "trick": len(board.tricks)}
            assert (say("may-melded-before", facts, speaker) in question.ask(speaker)) == (not board.melded)
            found.add(board.melded)
    assert found == {False, True}
