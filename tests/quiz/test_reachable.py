"""Positions thought up for a picture: what no deal can come to is refused, what deals come to is not."""

from dataclasses import replace

import pytest

from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz import MustPlayQuestion
from tolva_teach.quiz.tricks import may_play, picture
from tolva_teach.quiz.tricks.exercises import MayPlay, Takes
from tolva_teach.quiz.tricks.reachable import Position, check_reachable
from tolva_teach.rules.tricks import Play

Questions = tuple[MustPlayQuestion, ...]


def position_of(question: MustPlayQuestion) -> Position:
    view = question.view
    setter = view.board.melds[0].seat if view.board.melds else None
    return Position(FIRST_GAME, view.seat, view.hand, view.trick, view.board.trump, setter)


def test_no_position_that_a_deal_comes_to_is_refused(questions: Questions) -> None:
    for question in questions:
        check_reachable(position_of(question))


def test_a_trick_that_is_complete_is_not_refused(questions: Questions) -> None:
    """The learner's own card lies there too, played from the hand that is shown."""
    for question in questions:
        position = position_of(question)
        (card, *_) = sorted(question.answer)
        hand = [other for other in position.hand if other != card]
        check_reachable(replace(position, hand=hand, trick=(*position.trick, Play(position.learner, card))))


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "why"),
    [
        ("DQ D6 SA HA", "C10 DK", "D", "player 4 set trump by melding DK and DQ, but DQ is with player 1"),
        ("CA C7 H9", "D8 CK CQ", "C", "player 3 set trump by melding CK and CQ, but CQ is with player 4"),
        ("SA SK SQ SJ S10 S9 S8 S7 S6 HA", "", None, "a hand has at most 9 cards"),
        ("SA SK SQ SJ S10 S9 S8 S7 S6", "HA HK", "H", "at least 2 tricks must have been taken, not 0"),
        ("SA SK SQ SJ S10 S9 S8 S7", "HA HJ", "D", "at least 2 tricks must have been taken, not 1"),
        ("SA S10 SK SQ CA C10 CK CQ", "H6 S6 C6", "D", "too few cards are left that player 3, 4 could hold"),
    ],
)
def test_what_no_deal_comes_to_is_refused_and_says_why(hand: str, trick: str, trump: str | None, why: str) -> None:
    with pytest.raises(ValueError, match=f"no deal can lead to this: .*{why}"):
        MayPlay(hand, trick=trick, trump=trump)


def test_own_card_in_the_trick_must_have_been_allowed_by_the_rest_of_the_hand() -> None:
    with pytest.raises(ValueError, match="you could not play SA with H7 in the hand"):
        Takes("H7 D6", trick="HJ H10 HK SA")


def test_a_picture_is_refused_as_a_statement_is() -> None:
    for make in (may_play, picture):
        with pytest.raises(ValueError, match="DQ is with player 1"):
            make("DQ D6 SA HA", trick="C10 DK", trump="D")


def test_trump_is_set_by_whoever_has_its_king_or_queen() -> None:
    assert MayPlay("S6 S7", trick="HA H7", trump="S").trump_by == 1
    assert MayPlay("S6 SK", trick="HA H7", trump="S").trump_by == 0
    assert MayPlay("S6", trick="HA SQ", trump="S").trump_by == 3
    assert MayPlay("S6").trump_by is None


def test_a_pair_that_is_gone_has_been_played_to_tricks_after_the_meld() -> None:
    assert MayPlay("S9 S6 H9 D6 D8 C6", trick="HA HJ", trump="S", trump_by=0).trump_by == 0
    with pytest.raises(ValueError, match="at least 3 tricks must have been taken, not 2"):
        MayPlay("S9 S6 H9 D6 D8 C6 C8", trick="HA HJ", trump="S", trump_by=0)
    assert MayPlay("S9 S6 H9 D6 D8 C6 C8", trick="HA HJ", trump="S", trump_by=1).trump_by == 1


def test_trump_setter_may_be_chosen() -> None:
    task = MayPlay("S6 S7", trick="HA H7", trump="S", trump_by=3)
    assert [(badge.seat, badge.suit) for badge in task.table.badges] == [(3, "S")]
    with pytest.raises(ValueError, match="player 4 set trump"):
        MayPlay("S6 SK", trick="HA H7", trump="S", trump_by=3)
    for wrong in ({"trump": "S", "trump_by": 4}, {"trump_by": 1}):
        with pytest.raises(ValueError, match="a seat from 0 to 3, with trump set"):
            MayPlay("S6", **wrong)
