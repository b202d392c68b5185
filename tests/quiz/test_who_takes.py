"""Who takes the trick? What the engine does with it, and how far rules of thumb get."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from helpers.golden_questions import called
from helpers.thumbs_takes import CRUDE, MYSELF, SIMPLE, of_myself, share, so_far
from tolva_teach.games.base import play
from tolva_teach.play.match import stop
from tolva_teach.quiz.tricks import WHO_TAKES
from tolva_teach.quiz.tricks.last_tricks import laid_out
from tolva_teach.quiz.tricks.taking import taking
from tolva_teach.quiz.tricks.who_takes.question import WhoTakes, WhoTakesQuestion
from tolva_teach.quiz.tricks.who_takes.which_take import WhichTakeQuestion
from tolva_teach.rules.cards import Suit
from tolva_teach.rules.table import PLAYED
from tolva_teach.rules.tricks import Play
from tolva_teach.texts import LANGUAGES, card_name, say, suit_name

HARDEST = 3

each_form = pytest.mark.parametrize("family", WHO_TAKES, ids=called)
each_of_two = pytest.mark.parametrize("family", [WHO_TAKES[2], WHO_TAKES[3], WHO_TAKES[4]], ids=called)


@cache
def asked(family: WhoTakes) -> Sequence[WhoTakesQuestion | WhichTakeQuestion]:
    return first_questions(family, HARDEST, so_many(100, 400))


def hardest(family: WhoTakes) -> Sequence[WhoTakesQuestion]:
    """Those about one trick."""
    return [question for question in asked(family) if isinstance(question, WhoTakesQuestion)]


def rows(family: WhoTakes) -> Sequence[WhichTakeQuestion]:
    """Those about tricks in a row."""
    return [question for question in asked(family) if isinstance(question, WhichTakeQuestion)]


@each_form
def test_the_answer_is_who_takes_the_trick_in_the_engine_whatever_the_learner_may_play(family: WhoTakes) -> None:
    for question in hardest(family)[::5]:
        deal: Any = stop(question.record)
        if deal.trick:
            (seat,) = deal.actors()
            assert seat == question.view.seat
            takers = set()
            for card in question.view.obligation.cards:
                after = deal.copy()
                after.apply(play(seat, card))
                takers.add(after.board.last_taker)
        else:
            takers = {deal.board.last_taker}
        assert question.answer == {f"seat:{taker}" for taker in takers}


@each_form
def test_no_rule_of_thumb_answers_more_than_half(family: WhoTakes) -> None:
    found = {name: share(thumb, asked(family)) for name, thumb in {**SIMPLE, **CRUDE}.items()}
    assert {name: its for name, its in found.items() if its > 0.5} == {}


@each_form
def test_the_rule_of_a_trick_that_lies_there_answers_all_but_what_the_learner_must_take(family: WhoTakes) -> None:
    mine = sum("own-takes" in question.kinds for question in asked(family)) / len(asked(family))
    assert so_far(asked(family)) == pytest.approx(1 - mine)
    assert mine >= 0.05


@each_form
def test_no_guess_about_oneself_answers_more_than_three_of_five_tricks_that_one_ends(family: WhoTakes) -> None:
    assert {name: of_myself(guess, asked(family)) for name, guess in MYSELF.items()
            if of_myself(guess, asked(family)) > 0.6} == {}  # fmt: skip


@each_of_two
def test_what_takes_tricks_in_a_row_takes_them_in_the_engine_and_leads_to_the_next(family: WhoTakes) -> None:
    for question in rows(family)[::5]:
        board: Any = stop(question.record).board
        assert question.tricks == tuple(trick.plays for trick in board.tricks[-len(question.tricks) :])
        won = {play.card for trick in board.tricks for play in trick.plays if play.seat == trick.taker}
        assert question.answer == won & set(question.choices)
        assert len(question.answer) == len(question.tricks)


@each_of_two
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_card_of_a_row_is_judged_with_what_was_led_to_its_trick(family: WhoTakes, lang: str) -> None:
    question = rows(family)[0]
    speaker = question.speaker(lang)
    for number, trick in enumerate(question.tricks, 1):
        led = say("takes-row-led", {"count": number, "leader": trick[0].seat, "card": trick[0].card}, speaker)
        assert all(question.why(play.card, speaker).startswith(led) for play in trick)


@each_of_two
def test_cards_in_a_row_lie_as_they_were_played_and_tell_nothing_of_who_took_them(family: WhoTakes) -> None:
    for question in rows(family)[::5]:
        assert question.table == laid_out(question.view, question.tricks)
        shown = {zone.seat: [card.card for card in zone.cards] for zone in question.table.zones if zone.cards}
        assert shown == {
            seat: [play.card for trick in question.tricks for play in trick if play.seat == seat] for seat in range(2)
        }
        assert {mark for zone in question.table.zones for card in zone.cards for mark in card.marks} == {PLAYED}


@each_form
def test_what_is_shown_is_the_same_whoever_takes_the_trick(family: WhoTakes) -> None:
    """No mark, no turn, no tricks taken, no score."""
    for question in hardest(family)[::5]:
        table = question.table
        marks = {mark for zone in table.zones for card in zone.cards for mark in card.marks}
        assert marks <= {"led", "shown", "covering"}
        turns = {mark for place in table.places for mark in place.marks} - {"dealer", "forehand"}
        own = "takes" in str(question.kinds) or "leaves" in str(question.kinds)
        assert turns == ({"to-act"} if own else set())
        assert (table.tallies, table.notes) == ((), ())
        assert not [zone for zone in table.zones if zone.kind == "taken"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_learner_must_play_is_the_reason_where_they_take_it(lang: str) -> None:
    (question, *_) = (its for its in hardest(WHO_TAKES[0]) if "own-takes" in its.kinds)
    assert question.verdict(f"seat:{question.view.seat}").rule == "trick.overtake"
    winning = question.view.obligation.facts["winner"]
    assert question.verdict(f"seat:{winning}").case == f"learner-{question.view.obligation.yes.case}"
    assert question.why(f"seat:{winning}", question.speaker(lang)).endswith(".")


@pytest.mark.parametrize(("lang", "said"), [("sv", "men du har ingen"), ("en", "but you have no")])
def test_whoever_is_beaten_by_a_trump_is_told_that_the_learner_could_not_follow(lang: str, said: str) -> None:
    asked_of = [its for its in hardest(WHO_TAKES[0]) if its.view.obligation.yes.case == "trumps" and not its.is_over]
    for question in asked_of:
        winning = question.view.obligation.facts["winner"]
        assert said in question.why(f"seat:{winning}", question.speaker(lang))
    assert asked_of


@each_form
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_learner_must_play_is_the_reason_where_another_one_takes_it(family: WhoTakes, lang: str) -> None:
    """Nothing is said of a trick that lies there whole: for the learner has yet to play to it."""
    asked_of = [question for question in hardest(family) if "own-leaves" in question.kinds and not question.is_over]
    for question in asked_of:
        (answer,) = question.answer
        duty = question.view.obligation
        assert question.verdict(answer).case == f"learner-{duty.yes.case}"
        said = question.why(answer, question.speaker(lang))
        if duty.yes.case == "follows" and len(duty.facts["must"]) == 1:
            assert all(card_name(card, lang) in said for card in duty.facts["must"])
        assert {"sv": "vinner just nu. Du måste", "en": "is winning so far. You must"}[lang] in said
    assert asked_of


_TAKEN = (Play(0, "SK"), Play(1, "HA"))


@pytest.mark.parametrize(
    ("trump", "trumpless", "takes", "taken"),
    [
        (None, False, "by-suit-alone", "discarded-alone"),
        (None, True, "by-suit-trumpless", "discarded-trumpless"),
        ("D", False, "by-suit", "discarded"),
        ("S", False, "by-trump-led", "discarded-trump-led"),
    ],
)
def test_trick_winner_why_a_discard_does_not_take_it(
    trump: Suit | None, trumpless: bool, takes: str, taken: str
) -> None:
    cases = [taking(seat, _TAKEN, trump, trumpless=trumpless).case for seat in range(2)]
    assert cases == [takes, taken]


def test_bond_phase1_no_trump_counts_whether_one_has_been_melded_or_not() -> None:
    bond = next(family for family in WHO_TAKES if called(family) == "bondtolva-who-takes")
    told = set()
    for question in (bond.question(seed, 1) for seed in range(so_many(50, 100))):
        first = question.view.board.stock > 0
        case = question.verdict(next(iter(question.answer))).case
        told |= {case} if first else set()
        assert case not in ({"by-suit", "by-suit-alone"} if first else {"by-suit-yet", "by-suit-trumpless"})
    assert told == {"by-suit-yet", "by-suit-trumpless"}


@each_of_two
def test_what_is_trump_in_tricks_in_a_row_is_said_and_in_bondtolva_that_it_counts(family: WhoTakes) -> None:
    question = rows(family)[0]
    told = list(question.premises(question.speaker("sv")))
    assert (told[0] == "Talongen är slut.") is (family.game == "bondtolva")
    assert told[-1].endswith(f"{suit_name(question.trump, 'sv').capitalize()} är trumf i alla fyra sticken.")
