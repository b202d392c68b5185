"""What may this seat do? The question from any position of any game, its game's verdicts its answer."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.deals_for_two import bord, play_on
from helpers.every_game import dealt_records, decide, fresh
from tolva_teach.games.base import Deal
from tolva_teach.quiz import Narrowed, OfferedQuestion, QuestionName, family_of, mark
from tolva_teach.records.record import Record
from tolva_teach.texts import LANGUAGES, sentence


def asked(deal: Deal, seat: int, record: Record) -> OfferedQuestion:
    name = QuestionName(deal.game.name, "may-do", 1, 1, 0)
    return OfferedQuestion(name, deal.view(seat), lambda: record)


@given(dealt_records(), st.randoms(use_true_random=False), st.sampled_from(LANGUAGES))
@settings(max_examples=80)
def test_a_position_of_any_game_makes_a_question_whose_answer_is_what_the_game_allows(
    record: Record, chance: random.Random, lang: str
) -> None:
    deal = fresh(record)
    for _ in range(chance.randrange(60)):
        if deal.over:
            return
        deal.apply(decide(deal, chance))
    for seat in deal.actors():
        question = asked(deal, seat, record)
        view = deal.view(seat)
        assert len(set(question.choices)) == len(question.choices)
        assert {choice.value for choice in question.choices} == set(deal.game.candidates(view))
        assert {choice.value for choice in question.choices if choice in question.answer} == set(deal.game.legal(view))
        assert mark(question, question.answer).right
        assert question.table == deal.game.table(view)
        speaker = question.speaker(lang)
        assert question.ask(speaker)
        assert all(question.why(choice, speaker) for choice in question.choices)


def test_cards_are_offered_as_they_lie() -> None:
    deal = play_on(bord(), until=1)
    (seat,) = deal.actors()
    question = asked(deal, seat, None)
    lying = [card.key for zone in question.table.zones for card in zone.cards]
    cards = [choice for choice in question.choices if choice.kind == "card"]
    assert sorted(cards, key=lying.index) == cards
    on_table = {card for card in deal.view(seat).available if card not in deal.view(seat).hand}
    assert on_table
    assert on_table <= set(cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_only_some_choices_are_offered_it_asks_about_these(lang: str) -> None:
    name = QuestionName.read("trettioett/may-do/1/1/2")
    question = family_of(name).named(name)
    speaker = question.speaker(lang)
    assert Narrowed(question, ["take", "draw", "discard"]).ask(speaker) == sentence(lang, "narrowed-ask")
    for whole in (Narrowed(question, ["take", "draw", "discard", "knock"]), Narrowed(question)):
        assert whole.ask(speaker) == question.ask(speaker) == sentence(lang, "offered-ask")
