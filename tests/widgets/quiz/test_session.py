"""A quiz without any widget: what it asks, hints, counts and keeps, and the page's address."""

import json
from pathlib import Path

import pytest

from helpers.placeholders import write_notebook
from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT, UnknownQuestionError
from tolva_teach.quiz.tolp import HAND_OVER
from tolva_teach.texts import LANGUAGES, rule, sentence
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.quiz.words import QuizWords


@pytest.fixture
def session() -> QuizSession:
    """You hold SA S10 S9 CK CJ DQ; hearts were led and trumped with the jack of spades."""
    return QuizSession(MUST_PLAY, MUST_PLAY.name_of(5937, 3))


def words(session: QuizSession, lang: str = "en") -> QuizWords:
    return QuizWords(session, lang, "en")


def answered(session: QuizSession, *keys: str) -> QuizSession:
    session.pick(keys)
    session.answer()
    return session


# What is asked


def test_next_goes_one_number_further_and_begins_afresh(session: QuizSession) -> None:
    session.hint()
    session.toggle_rules()
    answered(session, "SA")
    session.ask(session.next_name)
    assert session.name == MUST_PLAY.name_of(5938, 3)
    assert (session.picked, session.marked, session.hinted, session.rules_shown) == ((), None, 0, False)
    assert session.task.choices == MUST_PLAY.question(5938, 3).choices


def test_after_the_last_number_comes_the_first(session: QuizSession) -> None:
    session.ask(session.name_of(SEED_LIMIT))
    assert session.next_name == MUST_PLAY.name_of(0, 3)


def test_a_drawn_question_is_as_hard_as_this_one(session: QuizSession) -> None:
    drawn = {session.drawn_name for _ in range(20)}
    assert len(drawn) > 1
    assert {name.difficulty for name in drawn} == {3}


def test_a_question_that_there_is_not_is_refused_and_changes_nothing(session: QuizSession) -> None:
    answered(session, "SA")
    before = (session.task, session.picked, session.marked)
    with pytest.raises(UnknownQuestionError):
        session.ask(session.name_of(-1))
    assert (session.task, session.picked, session.marked) == before


# Hints and rules


def test_there_are_as_many_hints_as_the_family_has_and_none_after_the_answer(session: QuizSession) -> None:
    assert [session.hint() for _ in range(3)] == [True, True, False]
    assert words(session).hints == [hint.sentence(session.task.speaker("en")) for hint in session.task.hints]
    session.ask(session.next_name)
    session.hint()
    answered(session, session.task.choices[0])
    assert not session.hint()


def test_the_hint_button_tells_which_hint_comes_next(session: QuizSession) -> None:
    labels = [words(session).label("hint")]
    session.hint()
    labels.append(words(session).label("hint"))
    assert labels == ["Hint", "Hint 2"]
    session.hint()
    assert not words(session).is_there("hint")


def test_the_rules_before_the_answer_are_the_same_for_every_question(session: QuizSession) -> None:
    shown = set()
    for seed in range(20):
        session.ask(session.name_of(seed))
        session.toggle_rules()
        shown.add((words(session).rules_in_short, words(session).rules_in_full, session.rule_ids))
    assert len(shown) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_before_the_answer_are_a_short_list_in_the_order_in_which_they_refuse(
    session: QuizSession, lang: str
) -> None:
    assert words(session, lang).rules_in_short == ""
    session.toggle_rules()
    shown = words(session, lang).rules_in_short
    ids = ("trick.follow", "trick.trump", "trick.overtake", "trick.discard")
    places = [shown.index(f'href="rules-tolva.ipynb#{rule_id}"') for rule_id in ids]
    assert places == sorted(places)
    assert shown.count("<li>") == len(ids)
    assert all(rule(lang, rule_id).title in shown for rule_id in ids)
    session.toggle_rules()
    assert words(session, lang).rules_in_short == ""


def test_rules_of_a_site_without_their_page_are_no_links(
    session: QuizSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_notebook(tmp_path / "en" / "mine.ipynb", "Mine")
    monkeypatch.chdir(tmp_path / "en")
    session.toggle_rules()
    shown = words(session).rules_in_short
    assert "href" not in shown
    assert rule("en", "trick.follow").title in shown


def test_the_rules_after_the_answer_are_the_one_that_decided_and_those_that_refused(session: QuizSession) -> None:
    session.toggle_rules()
    answered(session, "SA", "CJ")
    assert words(session).rules_in_full == ("trick.overtake", "trick.trump")
    assert words(session).rules_in_short == ""
    assert words(session).label("rule") == "Hide the rules"
    session.again()
    answered(session, "SA", "S10")
    assert words(session).rules_in_full == ("trick.overtake",)
    assert words(session).label("rule") == "Hide the rule"


# The score


def test_a_question_that_one_comes_back_to_does_not_count_again(session: QuizSession) -> None:
    answered(session, "SA")
    session.again()
    answered(session, "SA", "S10")
    session.ask(session.next_name)
    session.ask(session.name_of(5937))
    answered(session, "SA", "S10")
    assert (session.score.right, session.score.answered) == (0, 1)
    assert "0 of 1 right" in words(session).heading


def test_a_tab_that_is_opened_anew_goes_on_with_what_it_has_kept(session: QuizSession) -> None:
    kept = answered(session, "SA", "S10").score.to_text()
    again = QuizSession(MUST_PLAY, MUST_PLAY.name_of(1, 1))
    again.take_address({"seed": "5937", "difficulty": "3"}, kept)
    assert "1 rätt av 1" in words(again, "sv").heading
    answered(again, "SA")
    assert (again.score.right, again.score.answered) == (1, 1)


def test_a_strangers_text_in_the_tab_is_no_score(session: QuizSession) -> None:
    session.take_address(session.address, '{"right": 9, "answered": 9}')
    assert (session.score.right, session.score.answered) == (0, 0)


# The address


def test_a_link_leads_to_its_question(session: QuizSession) -> None:
    session.take_address({"seed": "7", "difficulty": "2", "v": "1"})
    assert session.name == MUST_PLAY.name_of(7, 2)
    assert session.address == {"seed": "7", "difficulty": "2", "v": "1"}


def test_an_address_without_a_seed_draws_one(session: QuizSession) -> None:
    seeds = set()
    for _ in range(5):
        session.take_address({})
        seeds.add(session.address["seed"])
    assert len(seeds) > 1
    assert session.name.difficulty == 3


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ({"seed": "x"}, str(SEED_LIMIT)),
        ({"seed": "-3"}, str(SEED_LIMIT)),
        ({"seed": "9" * 15}, str(SEED_LIMIT)),
        ({"seed": "<b>1</b>"}, str(SEED_LIMIT)),
        ({"seed": "1", "difficulty": "9"}, "from 1 to 3"),
        ({"seed": "1", "v": "3"}, "version 1"),
        ({"difficulty": "x"}, "from 1 to 3"),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_offers_a_good_one(
    session: QuizSession, address: dict[str, str], allowed: str
) -> None:
    session.take_address(address)
    assert allowed in words(session).fault
    assert "<b>1" not in words(session).fault
    assert words(session).good_offer == sentence("en", "quiz-bad-link-offer", None, seed="1")
    session.ask(session.good_name)
    assert words(session).fault == ""
    assert session.name == MUST_PLAY.name_of(1, 1)


def test_the_report_names_the_question_and_holds_the_deal(session: QuizSession) -> None:
    session.pick(["S9", "SA"])
    report = session.report("en")
    assert report["question"] == {
        "game": "tolva", "family": "must-play", "version": 1, "difficulty": 3, "seed": 5937
    }  # fmt: skip
    assert report["selected"] == ["SA", "S9"]
    assert report["record"]["game"] == "tolva"
    assert json.loads(json.dumps(report)) == report


def test_what_one_must_know_stands_before_the_question_and_not_in_its_heading() -> None:
    (family, *_) = HAND_OVER
    spoken = words(QuizSession(family, family.name_of(4, 2)), "sv")
    premises, _, rest = spoken.heading.partition("<h2>")
    assert spoken.premises in premises
    assert rest.startswith("Välj det du måste ge.</h2>")
    assert spoken.asked == f"{spoken.premises} {spoken.asked_alone}"
