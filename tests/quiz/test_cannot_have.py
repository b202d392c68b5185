"""Who cannot have a card: what a trick that lies there tells by the duties of the trick, and nothing else."""

import re
from typing import Any

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from tolva_teach.games.base import play
from tolva_teach.games.trickstep import steps_to
from tolva_teach.knowing import knowledge
from tolva_teach.play.match import stop
from tolva_teach.quiz.tricks import CANNOT_HAVE
from tolva_teach.quiz.tricks.cannot_have.question import CannotHave, CannotHaveQuestion
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.texts import LANGUAGES, say

each_form = pytest.mark.parametrize("family", CANNOT_HAVE, ids=called)


def asked(family: CannotHave) -> list[CannotHaveQuestion]:
    return [question for level in (1, 2, 3) for question in first_questions(family, level, so_many(50, 100))[::2]]


def lacking(question: CannotHaveQuestion) -> set[int]:
    return {choice.value for choice in question.choices if choice in question.answer and choice.value is not None}


@each_form
def test_none_who_cannot_have_the_card_has_it_and_it_is_hidden_from_the_learner(family: CannotHave) -> None:
    for question in asked(family):
        deal, card = stop(question.record), question.position.card
        having = [seat for seat in range(question.view.game.players) if card in deal.view(seat).hand]
        assert not lacking(question) & set(having)
        assert card not in question.view.hand
        lying = {its.card for zone in question.table.zones for its in zone.cards}
        assert card not in lying


@each_form
def test_the_answer_is_all_that_can_be_known(family: CannotHave) -> None:
    """So nobody who has kept count of the tricks before knows better than whoever sees this one."""
    for question in asked(family):
        holders = {its.seat for its in knowledge(question.view).holders(question.position.card) if its.kind == "hand"}
        others = {choice.value for choice in question.choices} - {None}
        assert lacking(question) == others - holders
        assert ("seat:none" in question.answer) == (not lacking(question))


@each_form
def test_the_trick_that_lies_there_alone_tells_it(family: CannotHave) -> None:
    """Each of them would have broken a rule in it, had they held the card too; none of the others would have."""
    for question in asked(family):
        steps = [its for its in steps_to(question.view.latest) if its.card][-question.view.game.players :]
        for choice in question.choices[:-1]:
            (step,) = [its for its in steps if its.decision.seat == choice.value]
            assert (choice in question.answer) == (question.position.card in step.refuted)


@each_form
def test_the_table_shows_the_trick_before_it_is_gathered(family: CannotHave) -> None:
    for question in asked(family)[::5]:
        (centre,) = [zone for zone in question.table.zones if zone.kind == "centre"]
        trick = question.view.board.tricks[-1].plays
        assert {its.card for its in centre.cards} == {its.card for its in trick}
        (last,) = question.position.deal.actors()
        assert question.position.decisions[-1] == play(last, question.position.last)
        assert not {mark for place in question.table.places for mark in place.marks} & {"in", "to-act"}


@pytest.mark.parametrize("lang", LANGUAGES)
@each_form
def test_hints_and_rules_in_short_are_the_same_for_every_question(family: CannotHave, lang: str) -> None:
    said: set[tuple[Any, ...]] = set()
    for question in asked(family)[::5]:
        speaker = question.speaker(lang)
        said.add(tuple(hint.sentence(speaker) for hint in question.hints))
        assert all(say(key, {}, speaker) for key in family.rules.values())
    assert len(said) == 1


_AS_IN_THE_QUESTION = {"en": "can’t have", "sv": "kan inte ha"}


@pytest.mark.parametrize("lang", LANGUAGES)
@each_form
def test_each_reason_says_what_tells_it_and_nobody_is_wrong_by_what_somebody_did(family: CannotHave, lang: str) -> None:
    """No reason says the answer over again; and what frees a player is what the cards are, as the engine judges."""
    for question in asked(family):
        speaker = question.speaker(lang)
        cases: dict[Any, str] = {}
        for choice in question.choices:
            why = question.why(choice, speaker)
            assert _AS_IN_THE_QUESTION[lang] not in why
            cases[choice.value] = question.verdict(choice).case
        of_nobody = question.why("seat:none", speaker)
        for seat in lacking(question):
            alone = question.why(f"seat:{seat}", speaker)
            assert alone in of_nobody or (len(lacking(question)) > 1 and speaker.seat(seat) in of_nobody)
        check_freedoms(question, cases)


def check_freedoms(question: CannotHaveQuestion, cases: dict[Any, str]) -> None:
    """By the rules' own words, from the trick alone."""
    trick, card = question.trick, question.position.card
    led, best = trick[0].card[0], trick[0]
    for its in trick[1:]:
        before, best = best, winning([best, its], question.view.game.trump_in_force(question.view.board))
        case = cases.get(its.seat) or ""
        instead = Play(its.seat, card)
        heads = winning([before, instead], question.view.game.trump_in_force(question.view.board)) is instead
        if case.startswith("beat"):
            assert best is its
            alike = its.card[0] == card[0]
            assert case == ("beat-besides" if not alike else "beat" if heads else "beat-lower")
        elif case == "other-suit":
            assert (its.card[0] == led) > (card[0] == led)
        elif case == "threw":
            assert led not in (its.card[0], card[0])
        elif case == "below":
            assert best is before
            assert not heads


def test_who_cannot_have_the_card_for_the_same_reason_is_named_in_one_sentence() -> None:
    joined = 0
    for family in CANNOT_HAVE:
        for question in asked(family):
            told = question.why("seat:none", question.speaker("en"))
            assert len(set(told.split(". "))) == len(told.split(". "))
            joined += len(re.findall(r"in hand, [^.]* or [^.]* would have had to beat", told))
    assert joined
