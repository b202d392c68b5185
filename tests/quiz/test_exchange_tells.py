"""What an exchange in Tölp tells the higher-placed: which ranks the other can no longer have."""

from random import Random
from typing import Any

import pytest

from helpers import thumbs_exchange
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from tolva_teach.knowing.sampling_tolp import sample_round
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.play.match import stop
from tolva_teach.quiz.tolp import EXCHANGE_TELLS
from tolva_teach.quiz.tolp.exchange_tells import ExchangeTells, ExchangeTellsQuestion
from tolva_teach.quiz.tolp.exchange_tells_search import exchange_of
from tolva_teach.rules.cards import rank
from tolva_teach.texts import LANGUAGES, Speaker, say

each_size = pytest.mark.parametrize("family", EXCHANGE_TELLS[:4], ids=called)
"""For three to six; more players change nothing of what is asked but how many pairs there are."""


def asked(family: ExchangeTells) -> list[ExchangeTellsQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, 50)]


def lacked(question: ExchangeTellsQuestion) -> set[str]:
    return {choice.value for choice in question.choices if choice in question.answer and choice.value}


@each_size
def test_the_other_has_no_card_of_the_ranks_that_it_cannot_have(family: ExchangeTells) -> None:
    for question in asked(family):
        hand = stop(question.record).view(exchange_of(question.view).low).hand
        assert not lacked(question) & set(map(rank, hand))


@each_size
def test_tolp_exchange_give_high_and_ask_tell_it(family: ExchangeTells) -> None:
    """By the rules' own words: no longer what was asked for and is gone, nor what is above the highest cards given,
    but for what the learner gave."""
    for question in asked(family):
        exchange = exchange_of(question.view)
        told = {
            of
            for of in question.position.ranks
            if thumbs_exchange.asked_and_gone(exchange, of) or thumbs_exchange.above_got_as_highest(exchange, of)
        }
        assert lacked(question) == told - set(map(rank, exchange.given))
        assert ("set:none" in question.answer) == (not lacked(question))


@each_size
def test_of_every_other_rank_the_other_may_have_a_card(family: ExchangeTells) -> None:
    """A round that the learner cannot tell from the one that is played has one in that hand: counting tells no more."""
    for number, question in enumerate(asked(family)[::6]):
        knows, chance = RoundKnowledge(question.view), Random(number)
        low, left = exchange_of(question.view).low, set(question.position.ranks) - lacked(question)
        for _ in range(200):
            left -= set(map(rank, sample_round(knows, chance).view(low).hand))
            if not left:
                break
        assert left == set()


@each_size
def test_the_learner_is_the_higher_placed_and_the_exchange_is_done(family: ExchangeTells) -> None:
    for question in asked(family)[::5]:
        exchange = exchange_of(question.view)
        assert exchange.done
        assert question.table.viewer == exchange.high
        assert set(exchange.taken) <= set(question.view.hand)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_size
def test_hints_and_rules_in_short_are_the_same_for_every_question(family: ExchangeTells, lang: str) -> None:
    said: set[tuple[Any, ...]] = set()
    for question in asked(family)[::5]:
        speaker = question.speaker(lang)
        said.add(tuple(hint.sentence(speaker) for hint in question.hints))
        assert all(say(key, {}, speaker) for key in family.rules.values())
    assert len(said) == 1


@each_size
def test_whoever_forgets_what_was_given_goes_wrong_in_a_fifth_of_the_hardest(family: ExchangeTells) -> None:
    share = thumbs_exchange.score(
        lambda exchange, of: (
            thumbs_exchange.asked_and_gone(exchange, of) or thumbs_exchange.above_got_as_highest(exchange, of)
        ),
        first_questions(family, 3, 100),
    )
    assert share <= 0.8


def test_what_the_other_had_of_a_rank_is_told_by_its_number_and_what_was_taken() -> None:
    """A sentence for several cards is not said of one, nor one about what was got where nothing was."""
    told = {"en": Speaker("en", you=0), "sv": Speaker("sv", you=0)}
    for count, en, sv in (
        (1, "had only one two, and you got it", "hade bara en tvåa, och den fick du"),
        (2, "had two twos, and you got both", "hade två tvåor, och du fick båda"),
        (3, "had three twos, and you got them all", "hade tre tvåor, och du fick alla"),
    ):
        facts = {"seat": 1, "rank": "2", "count": count}
        assert say("exchange-tells-took-all", facts, told["en"]) == f"Player 2 {en}."
        assert say("exchange-tells-took-all", facts, told["sv"]) == f"Spelare 2 {sv}."
    none = {"seat": 1, "rank": "4", "held": "444", "taken": None, "count": 3}
    assert say("exchange-tells-left", none, told["en"]) == "Player 2 had three fours, and you got none of them."
    assert say("exchange-tells-left", none, told["sv"]) == "Spelare 2 hade tre fyror, och du fick ingen av dem."


@each_size
def test_what_is_told_of_a_rank_asked_for_is_what_was_held_and_taken(family: ExchangeTells) -> None:
    for question in asked(family):
        exchange = exchange_of(question.view)
        for choice in question.choices:
            facts = question.verdict(choice).facts
            if "held" in facts:
                got = len(facts["taken"] or ())
                assert len(facts["held"]) == exchange.answer(choice.value) == got + facts["count"]
                assert got == sum(rank(card) == choice.value for card in exchange.taken)
