"""Who exchanges with whom in Tölp, and how many cards (tolp.exchange)."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from helpers.first_questions import first_questions
from helpers.golden_questions import called
from tolva_teach.play.match import stop
from tolva_teach.quiz.tolp import WHO_EXCHANGES
from tolva_teach.quiz.tolp.who_exchanges import WhoExchanges, WhoExchangesQuestion
from tolva_teach.texts import LANGUAGES

each_size = pytest.mark.parametrize("family", WHO_EXCHANGES, ids=called)

DUE: Mapping[str, Mapping[int, Sequence[int]]] = {
    "continue": {
        3: [1],
        4: [2, 1],
        5: [2, 1],
        6: [3, 2, 1],
        7: [3, 2, 1],
        8: [4, 3, 2, 1],
        9: [4, 3, 2, 1],
        10: [5, 4, 3, 2, 1],
    },
    "cap-3": {7: [3, 2, 1], 8: [3, 2, 1], 9: [3, 2, 1], 10: [3, 2, 1]},
}
"""By what is agreed and the number of players, how many cards the pairs exchange, from the outermost inwards."""


def asked(family: WhoExchanges) -> list[WhoExchangesQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, 50)]


@each_size
def test_tolp_exchange_pairs_the_first_with_the_last_and_so_on_inwards(family: WhoExchanges) -> None:
    for question in asked(family):
        placing, options = question.view.board.placing, question.view.game.options
        due = DUE[options["exchange"]][len(placing)]
        place = placing.index(question.position.about)
        from_outside = min(place, len(placing) - 1 - place)
        paired = from_outside < len(due)
        if question.position.asked == "count":
            assert question.answer == {f"number:{due[from_outside] if paired else 0}"}
        else:
            assert question.answer == {f"seat:{placing[-1 - place]}" if paired else "seat:none"}


@each_size
def test_tolp_exchange_is_told_so_by_the_game_when_the_cards_have_been_dealt(family: WhoExchanges) -> None:
    for question in asked(family)[::5]:
        about, told = question.position.about, stop(question.record).opening
        due = [its for its in told if its.kind == "exchange-due" and about in (its.facts["seat"], its.facts["partner"])]
        found: set[Any] = {its.facts["count"] for its in due} or {0}
        if question.position.asked == "whom":
            found = {seat for its in due for seat in (its.facts["seat"], its.facts["partner"])} - {about} or {None}
        assert {choice.value for choice in question.choices if choice in question.answer} == found


@each_size
def test_neither_arrows_between_the_seats_nor_whose_turn_it_is_tell_who_is_paired(family: WhoExchanges) -> None:
    for question in asked(family)[::5]:
        assert question.table.swaps == ()
        assert not {mark for place in question.table.places for mark in place.marks} & {"to-act", "in"}
        assert all(place.order for place in question.table.places), "how the last round ended is seen"


def test_with_more_than_six_it_is_said_what_has_been_agreed() -> None:
    said = {
        (question.view.game.options["exchange"], " ".join(question.premises(question.speaker("en"))))
        for question in asked(WHO_EXCHANGES[5])
    }
    assert len(said) == 2
    assert {scheme for scheme, _ in said} == {"continue", "cap-3"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_wrong_answer_is_told_of_by_what_it_is_right_for(lang: str) -> None:
    """Another's partner by that pair, a number by the pair that exchanges so many, nobody by who goes without."""
    question = WHO_EXCHANGES[2].question(0, 3)  # five players, and it is how many cards one in the middle exchanges
    reasons = [question.why(choice, question.speaker(lang)) for choice in question.choices]
    assert len(set(reasons)) == len(reasons)
    assert {question.verdict(choice).case for choice in question.choices} == {"middle", "others", "too-many"}
