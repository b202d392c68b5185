"""A task while it is answered, and what is said of it: without any widget."""

import pytest

from tolva_teach.quiz import MUST_PLAY, Choice, Task
from tolva_teach.quiz.base import number, seat, set_of, word, zone
from tolva_teach.quiz.tricks import WRONG_PLAYS
from tolva_teach.quiz.tricks.exercises import MayPlay
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Place, Table, TableCard, Zone
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import LANGUAGES, Speaker, say, sentence
from tolva_widgets.levels.question.task import QuestionSource
from tolva_widgets.tasks.question_markup import QuestionMarkup
from tolva_widgets.tasks.question_session import QuestionSession
from tolva_widgets.tasks.question_words import QuestionWords

HAND = "HA H10 HQ H7 S6"
"""Hearts were led, and only the ace and the ten beat the king."""


@pytest.fixture
def session() -> QuestionSession[MayPlay]:
    return QuestionSession(MayPlay(HAND, trick="HJ HK"))


def words(session: QuestionSession, lang: str = "en") -> QuestionWords:
    return QuestionWords(session, lang, "en")


def question_of_level(name: str) -> Task:
    return QuestionSource([name]).make(name, None).task


# The session


def test_only_what_is_offered_can_be_picked(session: QuestionSession) -> None:
    session.pick(["SA", "S6", "HA"])
    assert session.picked == ("S6", "HA")


def test_undo_takes_back_one_change_at_a_time(session: QuestionSession) -> None:
    for keys in (["HA"], ["HA", "S6"], ["HA", "S6"], ["S6"]):
        session.pick(keys)
    seen = []
    for _ in range(4):
        session.undo()
        seen.append(session.picked)
    assert seen == [("S6", "HA"), ("HA",), (), ()]


def test_answering_with_nothing_picked_is_no_answer_and_is_noticed_until_something_is(session: QuestionSession) -> None:
    assert not session.answer()
    assert (session.marked, session.unpicked) == (None, True)
    session.pick(["HA"])
    assert not session.unpicked


def test_an_answer_stands_until_one_tries_again(session: QuestionSession) -> None:
    session.pick(["HA"])
    assert session.answer()
    given = session.marked
    assert not session.answer()
    session.pick(["HQ"])
    session.undo()
    assert (session.picked, session.marked) == (("HA",), given)
    session.again()
    assert (session.picked, session.marked, session.told) == ((), None, None)
    session.undo()
    assert session.picked == ()


def test_a_reason_is_told_after_the_answer_only(session: QuestionSession) -> None:
    session.pick(["HA"])
    assert not session.ask_why("HQ")
    session.answer()
    assert not session.ask_why("SA")
    assert session.ask_why("HQ")
    assert session.told == "HQ"


# The words


def test_before_the_answer_nothing_is_said_of_it(session: QuestionSession) -> None:
    spoken = words(session)
    assert (
        spoken.headline,
        spoken.told,
        spoken.on_table,
        QuestionMarkup(spoken).said(),
        QuestionMarkup(spoken).one_by_one(),
    ) == ("", "", {}, [], None)


def test_the_list_has_the_mistakes_first_and_what_is_alike_together_as_it_lies(session: QuestionSession) -> None:
    session.pick(["HA", "HQ"])
    session.answer()
    listed = str(QuestionMarkup(words(session)).one_by_one())
    in_order = ["♥Q", "♥10", "♥A", "♠6", "♥7"]
    assert sorted(in_order, key=listed.index) == in_order
    assert listed.count("<li") == 5


def test_what_was_rightly_left_is_neither_crossed_nor_called_no(session: QuestionSession) -> None:
    """A perfect answer shows no cross: neither on the table nor in the list."""
    session.pick(["HA", "H10"])
    session.answer()
    assert session.marked is not None
    assert session.marked.right
    spoken = words(session)
    assert {key: (mark["kind"], mark["word"]) for key, mark in spoken.on_table.items()} == {
        "HA": ("yes", "yes"),
        "H10": ("yes", "yes"),
        "HQ": ("left", ""),
        "H7": ("left", ""),
        "S6": ("left", ""),
    }
    assert "✗" not in str(QuestionMarkup(spoken).one_by_one())
    assert spoken.on_table["HQ"]["spoken"].startswith("rightly left out. You")


def test_what_was_wrongly_picked_or_missed_is_told_apart_without_colour(session: QuestionSession) -> None:
    session.pick(["HA", "HQ"])
    session.answer()
    spoken = words(session)
    kinds = {key: (mark["kind"], mark["word"]) for key, mark in spoken.on_table.items()}
    assert (kinds["HQ"], kinds["H10"]) == (("no", "no"), ("missed", "yes"))
    assert {sign: str(QuestionMarkup(spoken).one_by_one()).count(sign) for sign in "✗+✓–"} == {
        "✗": 1,
        "+": 1,
        "✓": 1,
        "–": 2,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_gets_its_reason(lang: str) -> None:
    session = QuestionSession(MUST_PLAY.question(5937, 3))
    session.pick(["SA"])
    session.answer()
    spoken = QuestionWords(session, lang)
    for choice in session.task.choices:
        why = session.task.why(choice, session.task.speaker(lang))
        assert why in str(QuestionMarkup(spoken).one_by_one())
        assert spoken.on_table[choice]["spoken"].endswith(why)


class EveryKind(Task):
    """A task whose choices are of every kind but cards; the seat holds."""

    spoken_as = "offered"
    table = Table(0, (Place(0, 0), Place(1, 1)), (Zone("stock", "stock", None, (TableCard("stock/0", None),), 5),), ())
    choices: tuple[Choice, ...] = (
        set_of(["S7", "H7"]),
        zone("stock", Decision(0, "draw")),
        word(Decision(0, "pass")),
        seat(1),
        number(3),
    )

    def ask(self, speaker: Speaker) -> str:
        return "<b>?</b>"

    def verdict(self, choice: str) -> Verdict:
        return allowed("trick.lead", "any") if choice == "seat:1" else refused("trick.follow", "holds-led")

    def why(self, choice: str, speaker: Speaker) -> str:
        return "<i>because</i>"


def test_choices_of_every_kind_are_offered_by_name_and_listed_by_it() -> None:
    session = QuestionSession(EveryKind())
    spoken = words(session)
    assert spoken.pieces == ["stock"]
    assert [phrase["key"] for phrase in spoken.phrases] == ["S7+H7", "stock", "pass", "seat:1", "number:3"]
    labels = [phrase["label"] for phrase in spoken.phrases]
    assert labels[0] == "Seven of spades and seven of hearts"
    assert labels[3:] == ["Birger", "3"]
    assert [phrase.get("signs") for phrase in spoken.phrases] == ["♠7\u00a0♥7", *[None] * 4]
    session.pick(["seat:1", "pass"])
    session.answer()
    listed = str(QuestionMarkup(spoken).one_by_one())
    assert all(label.lower() in listed.lower() for label in labels)
    assert set(spoken.on_table) == set(EveryKind.choices)


def test_what_a_task_says_is_text_and_no_markup() -> None:
    session = QuestionSession(EveryKind())
    session.pick(["seat:1"])
    session.answer()
    session.ask_why("pass")
    spoken = words(session)
    shown = str(QuestionMarkup(spoken).one_by_one()) + "".join(str(part) for part in QuestionMarkup(spoken).said())
    assert "&lt;i&gt;because" in shown
    assert "<i>" not in shown


class OneHolds(EveryKind):
    """The same, where everyone may know that only one holds."""

    spoken_as = "single"
    single = True


def test_where_one_choice_holds_another_takes_its_place() -> None:
    session = QuestionSession(OneHolds())
    session.pick(["stock"])
    session.pick(["stock", "number:3"])
    assert session.picked == ("number:3",)
    session.pick([])
    assert session.picked == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_where_one_holds_is_told_the_right_one(lang: str) -> None:
    session = QuestionSession(OneHolds())
    session.pick(["number:3"])
    session.answer()
    spoken = words(session, lang)
    assert spoken.called(seat(1)) in spoken.headline
    session.again()
    session.pick(["seat:1"])
    session.answer()
    assert words(session, lang).headline == sentence(lang, "single-right")


@pytest.mark.parametrize(("lang", "word"), [("sv", "felet"), ("en", "illegal")])
def test_a_card_that_was_wrong_to_play_is_called_so_and_not_yes(lang: str, word: str) -> None:
    question = WRONG_PLAYS[0].question(7, 2)
    (culprit,) = question.answer
    session = QuestionSession(question)
    session.pick([culprit])
    session.answer()
    mark = words(session, lang).on_table[culprit]
    assert (mark["kind"], mark["word"], mark["sign"]) == ("yes", word, "foul")
    assert [key for key, its in words(session, lang).on_table.items() if "sign" in its] == [culprit]
    assert str(QuestionMarkup(words(session, lang)).one_by_one()).count(">!</span>") == 1
    assert mark["spoken"].startswith(f"{word}, ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bord_available_where_a_card_lies_is_told_once_in_the_list_and_on_every_card_at_the_table(lang: str) -> None:
    session: QuestionSession[Task] = QuestionSession(
        QuestionSource(["bordstolva/must-play/1/2/23"]).make("bordstolva/must-play/1/2/23", None).task
    )
    session.pick(["SQ"])
    session.answer()
    spoken = QuestionWords(session, lang)
    end = say("reason-open", {"open": {"SJ"}}, spoken.speaker)
    assert all(spoken.on_table[choice]["spoken"].endswith(f" {end}") for choice in session.task.choices)
    listed = str(QuestionMarkup(spoken).one_by_one())
    assert listed.count(end) == 1
    assert listed.index(end) < listed.index("<li")


def test_bord_available_stays_with_the_only_reason_that_tells_it() -> None:
    session: QuestionSession[Task] = QuestionSession(
        QuestionSource(["bordstolva/may-do/1/1/35"]).make("bordstolva/may-do/1/1/35", None).task
    )
    session.pick(["turn"])
    session.answer()
    listed = str(QuestionMarkup(words(session)).one_by_one())
    assert listed.count("2 points. The queen of clubs is a table card") == 1
    assert "tolva-answering-once" not in listed
