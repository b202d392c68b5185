"""What answers tell a teacher: who is here and stuck, and which rule is broken by how many; and the files of it."""

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tolva_widgets.classroom.export import MARK, csv_text
from tolva_widgets.classroom.presence import AWAY_AFTER, WAIT_SECONDS, is_to_be_noted
from tolva_widgets.classroom.results.class_results import ClassResults
from tolva_widgets.classroom.results.rows import RuleRow, Sort
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN, Answer, Learner

QUESTION = "tolva/must-play/1/1/29"


def learner(number: int, name: str = "", **told: Any) -> Learner:
    known = {"table": None, "removed": False, "joined": 0.0, "seen": 1000.0, "where": "", "lost": 0, "lost_at": None}
    return Learner(id=number, name=name or f"Learner {number}", **{**known, **told})


class Answers:
    """Answers as a store numbers them."""

    def __init__(self) -> None:
        self.all: list[Answer] = []

    def give(
        self,
        who: int,
        choice: str = "S7",
        *,
        met: Sequence[str] = ("follow",),
        broken: Sequence[str] = (),
        missed: Sequence[str] = (),
        question: str = QUESTION,
        at: float = 10.0,
        asked: int | None = 1,
    ) -> Answer:
        kept = tuple(rule for rule in met if rule not in (*broken, *missed))
        picked, wrong = tuple(choice.split()), (tuple(broken), at, asked, tuple(missed))
        answer = Answer(len(self.all) + 1, who, question, picked, not (broken or missed), kept, *wrong)
        self.all.append(answer)
        return answer


def results_of(answers: Answers, asked_at: float = 0.0) -> ClassResults:
    results = ClassResults()
    results.take(answers.all, {1: asked_at, 2: asked_at})
    return results


def rule_of(results: ClassResults, rule: str = "follow") -> RuleRow:
    return next(row for row in results.rules() if row.rule == rule)


def test_a_rule_counts_learners_as_they_stand_now_and_as_they_ever_stood() -> None:
    answers = Answers()
    for who in range(6):
        answers.give(who, "S10", broken=["follow"] if who < 4 else [])
    answers.give(0, "S9", question="other", asked=2)
    answers.give(5, "S9", met=["trump"], question="other", asked=2)
    row = rule_of(results_of(answers))
    assert (row.met, row.broken, row.now) == (6, 4, 3)
    assert row.wrong == (QUESTION, ("S10",), 4, 6)
    assert [its.rule for its in results_of(answers).rules()] == ["follow", "trump"], "what most have wrong comes first"


def test_who_only_missed_something_that_a_rule_allows_has_not_broken_it() -> None:
    answers = Answers()
    for who in range(6):
        answers.give(who, "S10", broken=["follow"] if who < 2 else [], missed=["follow"] if who == 2 else [])
    answers.give(0, "S9", question="other", asked=2, missed=["follow"])
    results = results_of(answers)
    row = rule_of(results)
    assert (row.met, row.broken, row.now, row.missed) == (6, 2, 1, 2)
    assert results.broken_in(QUESTION, "follow") == (2, 1)
    (taken_home,) = results.per_rule()
    assert (taken_home["broken_now"], taken_home["missed_now"]) == (1, 2)
    people = [learner(who) for who in range(3)]
    assert [its["rules_broken_now"] for its in results.per_learner(people)] == [0, 1, 0]
    assert [its["rules_missed_now"] for its in results.per_learner(people)] == [1, 0, 1]
    lines = [(its["broken_rules"], its["missed_rules"]) for its in results.lines(people)]
    assert lines == [("follow", ""), ("follow", ""), ("", "follow"), ("", "follow")]


def test_an_answer_that_is_changed_counts_as_it_was_changed() -> None:
    answers = Answers()
    for who in range(FEWEST_SHOWN):
        answers.give(who, "S10", broken=["follow"])
    answers.give(0, "S7 S8")
    results = results_of(answers)
    assert results.answered_to(1) == FEWEST_SHOWN
    spread = results.spread_of(1)
    assert spread is not None
    assert (dict(spread.counts), spread.right) == ({"S10": 4, "S7": 1, "S8": 1}, 1)
    assert rule_of(results).wrong == (QUESTION, ("S10",), 4, FEWEST_SHOWN)
    (row, *_) = results.here([learner(0)], now=11.0, asked=1)
    assert row.signs == (True, None), "a sign a question: of the answer that counts, and of none to the second"


def test_answers_to_all_stand_below_each_other_and_who_has_not_answered_comes_first_once_it_is_closed() -> None:
    answers = Answers()
    answers.give(1, asked=1)
    answers.give(1, "S10", broken=["follow"], asked=2)
    answers.give(2, asked=2)
    people = [learner(1, "Anna"), learner(2, "Bo"), learner(3, "Cia")]
    rows = results_of(answers).here(people, 30.0, asked=2, sort="stuck", waits=False)
    assert [(row.learner.name, row.signs) for row in rows] == [
        ("Cia", (None, None)),
        ("Anna", (True, False)),
        ("Bo", (None, True)),
    ]


def test_the_answers_that_most_gave_are_told_as_wholes_whatever_the_order_of_what_was_picked() -> None:
    answers = Answers()
    for who, choice in enumerate(["S7 S8", "S8 S7", "S7", "S7", "S7", "S10"]):
        answers.give(who, choice)
    spread = results_of(answers).spread_of(1)
    assert spread is not None
    assert spread.wholes == [(("S7",), 3), (("S7", "S8"), 2)]


def test_of_fewer_than_five_answers_nothing_is_told_of_what_was_chosen() -> None:
    answers = Answers()
    for who in range(FEWEST_SHOWN - 1):
        answers.give(who, "S10", broken=["follow"])
    results = results_of(answers)
    assert results.spread_of(1) is results.spread(QUESTION) is rule_of(results).wrong is None
    assert results.answered_to(1) == FEWEST_SHOWN - 1


@pytest.mark.parametrize(("early", "late", "trend"), [(8, 2, "better"), (2, 8, "worse"), (5, 5, ""), (4, 5, "")])
def test_the_trend_is_between_the_earlier_half_and_the_later(early: int, late: int, trend: str) -> None:
    answers = Answers()
    for asked, wrong in enumerate([early, early, late, late], 1):
        for who in range(10):
            answers.give(who, broken=["follow"] if who < wrong else [], question=f"q{asked}", asked=asked)
    assert rule_of(results_of(answers)).trend == trend


@pytest.mark.parametrize(("questions", "learners"), [(3, 40), (4, 4)])
def test_of_few_questions_or_answers_no_trend_is_told(questions: int, learners: int) -> None:
    """Of two questions the second may only have been harder."""
    answers = Answers()
    for asked in range(1, questions + 1):
        for who in range(learners):
            answers.give(who, broken=["follow"] if asked > questions / 2 else [], question=f"q{asked}", asked=asked)
    results = results_of(answers)
    assert rule_of(results).trend == ""
    results.leave_out(range(learners))
    assert not results.rules(), "each can be taken back"


def test_what_nobody_broke_is_not_said_to_be_broken_most() -> None:
    answers = Answers()
    for who in range(6):
        answers.give(who, missed=["discard"])
        answers.give(who, question="other", asked=2, broken=["follow"] if who else [], missed=[] if who else ["trump"])
    first, second = results_of(answers).per_question({"other": 9})
    assert (first["rule_broken_most"], first["rule_missed_most"], first["lost"]) == ("", "discard", 0)
    assert (second["rule_broken_most"], second["rule_missed_most"], second["lost"]) == ("follow", "trump", 9)


def test_of_a_rule_that_nobody_has_met_again_no_trend_is_told() -> None:
    answers = Answers()
    for who in range(10):
        answers.give(who, broken=["follow"] if who < 5 else [])
    assert rule_of(results_of(answers)).trend == ""


def test_of_fewer_than_five_learners_no_trend_is_told() -> None:
    answers = Answers()
    for who in range(FEWEST_SHOWN):
        for place in range(10):
            answers.give(who, broken=["follow"] if place > 4 else [], question=f"q{place}", asked=None)
        told = rule_of(results_of(answers)).trend
        assert told == "" or who == FEWEST_SHOWN - 1
    by_place = Answers()
    for place in range(10):
        for who in range(FEWEST_SHOWN):
            by_place.give(who, broken=["follow"] if place > 4 else [], question=f"q{place}", asked=None)
    assert rule_of(results_of(by_place)).trend == "worse"


def test_the_questions_of_the_class_come_first_and_are_told_from_own_practice() -> None:
    answers = Answers()
    answers.give(1, question="alone", asked=None)
    answers.give(1, question="all", asked=1)
    answers.give(1, question="all", asked=None)
    results = results_of(answers)
    assert [(row["question"], row["to_all"]) for row in results.per_question()] == [("all", True), ("alone", False)]
    assert [row["to_all"] for row in results.lines([learner(1)])] == [False, True, False]


def test_an_answer_to_all_is_not_replaced_by_practising_the_same_question_whenever_one_looks() -> None:
    answers = Answers()
    answers.give(1, "S7", asked=1)
    answers.give(1, "S8", broken=["follow"], asked=None)
    bit_by_bit = ClassResults()
    for answer in answers.all:
        bit_by_bit.take([answer])
    for results in (results_of(answers), bit_by_bit):
        (row,) = results.here([learner(1)], now=20.0)
        assert (row.answered, row.right, row.alone) == (1, 1, 0)
        assert [(its["answered"], its["right"]) for its in results.per_question()] == [(1, 1)]
    # Changed while that was possible, it counts as it was changed.
    answers.give(1, "S9", broken=["follow"], asked=1)
    results = results_of(answers)
    (row,) = results.here([learner(1)], now=20.0)
    assert (row.answered, row.right, row.alone) == (1, 0, 0)


@pytest.mark.parametrize("bit_by_bit", [False, True])
def test_what_comes_late_from_another_device_does_not_count_as_answered_last(bit_by_bit: bool) -> None:
    answers = Answers()
    answers.give(1, "S8", at=50.0, asked=None)
    answers.give(1, "S7", at=60.0, asked=None, question="other")
    answers.give(1, "S10", broken=["follow"], at=20.0, asked=None)  # of a row that became theirs
    results = ClassResults()
    for some in ([its] for its in answers.all) if bit_by_bit else [answers.all]:
        results.take(some)
    for removed in ([], [1], []):
        results.leave_out(removed)
    (row,) = results.here([learner(1, seen=70.0)], now=70.0)
    assert (row.signs, row.right, row.stuck) == ((False, True, True), 2, 10.0)
    assert (rule_of(results).broken, rule_of(results).now) == (1, 0)
    assert [line["at"] for line in results.lines([learner(1)])] == [20.0, 50.0, 60.0]


def test_who_is_stuck_away_or_quick_stands_out_and_who_has_answered_does_not() -> None:
    answers = Answers()
    for who in range(6):
        answers.give(who, at=20.0)
    now = 100.0
    people = [
        learner(0, seen=now),
        learner(7, seen=now),
        learner(8, seen=now - AWAY_AFTER - 1),
        learner(9, joined=90.0, seen=now),
    ]
    rows = {row.learner.id: row for row in results_of(answers).here(people, now, asked=1)}
    assert [(rows[it].state, rows[it].stuck, rows[it].stands_out) for it in (0, 7, 8, 9)] == [
        ("answered", None, ""),
        ("thinking", 100.0, "stuck"),
        ("away", None, ""),
        ("thinking", 10.0, ""),  # whoever comes late has not looked at it for long
    ]


@pytest.mark.parametrize("later", [0.0, 1.0, 4.9, 5.1])
def test_one_whose_page_goes_on_asking_is_never_away(later: float) -> None:
    one, at = learner(1, seen=0.0, where="en/quiz.ipynb"), 0.0
    for _ in range(20):
        for now in (at, at + WAIT_SECONDS, at + WAIT_SECONDS + later):
            assert results_of(Answers()).here([one], now)[0].state == "thinking", (
                f"{now - one.seen} s after the last sign"
            )
        at += WAIT_SECONDS + later
        if is_to_be_noted(at - one.seen):
            one = replace(one, seen=at)
    assert results_of(Answers()).here([one], at + AWAY_AFTER + 1)[0].state == "away"
    for hour in (3600, -3600):
        assert results_of(Answers()).here([one], at + hour)[0].state == "away", "the clock may be put back"
        assert is_to_be_noted(at + hour - one.seen), "so that one who still asks is here at once"


def test_quick_is_whose_last_answers_were_all_right_and_much_sooner_than_the_others() -> None:
    answers, asked_at = Answers(), {}
    for asked in (1, 2, 3):
        asked_at[asked] = 100.0 * asked
        for who in range(6):
            answers.give(who, question=f"q{asked}", asked=asked, at=100.0 * asked + 40)
        for who, broken in ((7, []), (8, ["follow"] if asked == 2 else [])):
            answers.give(who, question=f"q{asked}", asked=asked, at=100.0 * asked + 5, broken=broken)
    results = ClassResults()
    results.take(answers.all, asked_at)
    rows = results.here([learner(0), learner(7), learner(8)], 345.0, asked=3)
    assert {row.learner.id: row.stands_out for row in rows} == {0: "", 7: "quick", 8: ""}


@pytest.mark.parametrize(
    ("sort", "order"), [("name", [2, 3, 1]), ("progress", [1, 2, 3]), ("stuck", [2, 3, 1]), ("table", [3, 2, 1])]
)
def test_learners_stand_in_the_order_that_is_chosen(sort: Sort, order: list[int]) -> None:
    answers = Answers()
    answers.give(1)
    people = [learner(1, "Åsa"), learner(2, "anna", table=4, joined=1.0), learner(3, "Bo", table=2, joined=5.0)]
    assert [row.learner.id for row in results_of(answers).here(people, 30.0, asked=1, sort=sort)] == order


def test_one_who_is_removed_counts_nowhere_and_again_when_restored() -> None:
    answers = Answers()
    for who in range(6):
        answers.give(who, "S10", broken=["follow"])
    results = results_of(answers)
    results.leave_out([3])
    assert (rule_of(results).met, results.answered_to(1)) == (5, 5)
    people = [learner(2), learner(3, removed=True)]
    assert [row.learner.id for row in results.here(people, 30.0, asked=1)] == [2]
    assert [row["name"] for row in results.per_learner(people)] == ["Learner 2"]
    assert {line["learner"] for line in results.lines(people)} == {"Learner 2"}
    results.leave_out([])
    assert rule_of(results).met == 6


def told(results: ClassResults, removed: Sequence[int]) -> Sequence[Any]:
    people = [learner(who, removed=who in removed, seen=60.0) for who in range(7)]
    per = results.per_question(), results.per_learner(people), list(results.lines(people))
    spreads = results.spread("q1"), results.spread_of(2), results.broken_most("q1"), results.questions_about("trump")
    return [results.rules(), results.here(people, 70.0, 3), *per, *spreads]


@pytest.mark.parametrize("seed", range(20))
def test_it_is_no_matter_when_and_how_often_one_has_asked_for_what_is_new(seed: int) -> None:
    chance, answers, read = Random(seed), Answers(), ClassResults()
    asked_at, number = {1: 0.0, 2: 50.0, 3: 90.0}, 0
    while len(answers.all) < 60:
        for _ in range(chance.randrange(1, 15)):
            asked = chance.choice([None, 1, 2, 3])
            question = f"q{asked or chance.choice([1, 2, 7])}"
            broken = [rule for rule in ("follow", "trump") if chance.random() < 0.4]
            who, at = chance.randrange(7), 10.0 * chance.randrange(60)  # not as they come: rows become one
            met = ["follow", "trump", "beat"]
            answers.give(who, chance.choice("XYZ"), met=met, broken=broken, question=question, at=at, asked=asked)
        kept = {answer.key: answer for answer in answers.all}  # what a store says of them: those that are not replaced
        counting = sorted(kept.values(), key=lambda its: its.number)
        read.leave_out(chance.sample(range(7), chance.randrange(4)))
        read.take([answer for answer in counting if answer.number > number], asked_at)
        number = len(answers.all)
    removed = chance.sample(range(7), chance.randrange(4))
    read.leave_out(removed)
    at_once = ClassResults()
    at_once.leave_out(removed)
    at_once.take(counting, asked_at)
    assert told(read, removed) == told(at_once, removed)


FORMULAS = ["=SUM(A1)", "+1", "-1", "@now", "\t=1", "  =1", "\r=1"]


@pytest.mark.parametrize("excel", [False, True])
def test_no_cell_of_a_table_begins_a_formula_and_excel_gets_its_signs(excel: bool) -> None:
    rows = [{"name": name, "right": n, "table": None} for n, name in enumerate([*FORMULAS, 'a;b,"c"'])]
    text = csv_text(rows, {"name": "Namn", "right": "Rätt", "table": "Bord"}, excel=excel)
    assert text.startswith(MARK) == excel
    read = list(csv.reader(io.StringIO(text.removeprefix(MARK), newline=""), delimiter=";" if excel else ","))
    assert read[0] == ["Namn", "Rätt", "Bord"]
    assert [row[0] for row in read[1:]] == [*(f"'{formula}" for formula in FORMULAS), 'a;b,"c"']
    assert [row[1:] for row in read[1:]] == [[str(n), ""] for n in range(len(rows))]
