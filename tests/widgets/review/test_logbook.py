"""What is noted of answers, and what is taken of what a browser tells: a stranger may have written it."""

from typing import Any

import pytest

from helpers.parts import hear, parts, sent
from tolva_teach.play.playout import PlayedName
from tolva_teach.review import DAY, Grade, Sitting, due
from tolva_widgets.levels.question.widget import Level
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.widget import PlayTable
from tolva_widgets.quiz.widget import Quiz
from tolva_widgets.review.logbook import Logbook, Stopwatch, Told, read_told

NOW = 1_800_000_000
BEFORE = [[NOW - 10 * DAY, 3]]


def logbook_of(widget: Any) -> Logbook:
    (found,) = {part for part in parts(widget) if isinstance(part, Logbook)}
    return found


def told(**changed: Any) -> dict[str, Any]:
    return {"do": "met", "at": NOW, "day_ends": NOW + 100, "seen": {"trick.follow": BEFORE}, "grades": {}, **changed}


def test_an_answer_is_noted_with_the_rules_that_decide_it() -> None:
    quiz = Quiz(seed=1, lang="en")
    noted = sent(logbook_of(quiz))
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    told, message = noted
    told.pop("id")
    name, picked = quiz.session.name, quiz.session.picked
    answer = {"question": str(name), "choice": [choice.key for choice in picked], "only": []}
    assert told == {"do": "tell", **answer, "sealed": ""}, "without a class nothing is sealed"
    assert message["do"] == "note"
    assert set(message["grades"].values()) == {Grade.GOOD}, "of the first question nobody knows how long it took"
    assert set(message["grades"]) <= {"trick.follow", "trick.trump", "trick.overtake", "trick.discard", "trick.lead"}


def test_levels_and_quizzes_of_a_page_have_one_logbook() -> None:
    names = ("tolva.a.one", "tolva.a.two")
    levels = [Level(name, "tolva/must-play/1/1/1", lang="en") for name in names]
    assert logbook_of(levels[0]) is logbook_of(levels[1])


def test_a_forbidden_try_at_the_table_is_noted_by_its_rule_and_a_good_play_is_not() -> None:
    table = PlayTable(MatchName(PlayedName(7)), lang="en")
    noted = sent(logbook_of(table))
    table.choose("S6")
    assert noted == []
    while not table.session.match.refused:
        table.go_on()
        if table.session.match.waits_for == "you":
            verdicts = table.session.match.verdicts
            forbidden = [one for one, verdict in verdicts if not verdict and one.verb == "play"]
            allowed = [one for one, verdict in verdicts if verdict and one.verb == "play"]
            table.choose((forbidden or allowed)[0].args[0])
    refused = table.session.match.refused
    assert noted == [{"do": "note", "grades": {refused.verdict.rule: Grade.AGAIN}}]


def test_of_a_rule_that_nothing_is_asked_about_nothing_is_noted() -> None:
    logbook = Logbook()
    noted = sent(logbook)
    logbook.note({"tolva.deck": Grade.GOOD, "card.not-held": Grade.AGAIN})
    assert noted == []


def test_what_was_answered_before_and_now_comes_back_to_be_kept() -> None:
    logbook = Logbook()
    kept: list[Told] = []
    logbook.on_kept(kept.append)
    messages = sent(logbook)
    hear(logbook, told(grades={"trick.follow": 1}))
    history = (Sitting(NOW - 10 * DAY, Grade.GOOD), Sitting(NOW, Grade.AGAIN))
    assert messages == [
        {
            "do": "keep",
            "rules": {"trick.follow": {"seen": [one[:2] for one in history], "due": due(history, NOW)}},
            "noted": "",
        }
    ]
    assert [one.histories for one in kept] == [{"trick.follow": history}]
    assert NOW < due(history, NOW) <= NOW + DAY


def test_an_answer_of_a_page_that_was_left_is_kept_as_of_then_and_is_no_answer_of_this_page() -> None:
    logbook = Logbook()
    kept: list[Told] = []
    logbook.on_kept(kept.append)
    messages = sent(logbook)
    hear(logbook, told(grades={"trick.follow": 3}, seen={}, noted="noted:1-a", late=True))
    (message,) = messages
    assert (message["noted"], message["rules"]["trick.follow"]["seen"]) == ("noted:1-a", [(NOW, Grade.GOOD)])
    assert kept == []


def test_an_answer_of_a_clock_that_was_ahead_is_kept_as_one_of_now() -> None:
    logbook = Logbook()
    messages = sent(logbook)
    hear(logbook, told(grades={"trick.follow": 1}, seen={"trick.follow": [*BEFORE, [NOW + 730 * DAY, 4]]}))
    history = [(NOW - 10 * DAY, Grade.GOOD), (NOW, Grade.AGAIN)]
    assert messages == [{"do": "keep", "rules": {"trick.follow": {"seen": history, "due": NOW + DAY}}, "noted": ""}]


@pytest.mark.parametrize(
    "changed",
    [
        {"at": "now"},
        {"at": -1},
        {"at": True},
        {"day_ends": 1e300},
        {"day_ends": NOW - 1},
        {"day_ends": NOW + 3 * DAY},
        {"seen": []},
        {"seen": {str(n): BEFORE for n in range(501)}},
        {"grades": {"trick.follow": 9}},
        {"grades": {"trick.follow": "<b>"}},
        {"grades": None},
        {"do": "anything"},
    ],
)
def test_what_no_page_of_ours_would_tell_is_passed_over(changed: dict[str, Any]) -> None:
    logbook = Logbook()
    messages = sent(logbook)
    hear(logbook, told(**{"grades": {"trick.follow": 3}, **changed}))
    assert messages == []


HOUR = DAY // 24


def test_days_are_as_long_as_they_are_there() -> None:
    """Where summer time began three days ago, and ends tomorrow: a day of 23 hours, and one of 25."""
    book = read_told(told(day_ends=NOW + HOUR, shifts=[[-40, HOUR], [-3, 0], [1, HOUR]]))
    assert book is not None
    today = NOW + HOUR
    ends = {-4: today - 4 * DAY + HOUR, -3: today - 3 * DAY, 0: today, 1: today + DAY + HOUR, 9: today + 9 * DAY + HOUR}
    assert {day: book.end_of(day) for day in ends} == ends
    assert [book.day_of(today + hours * HOUR) for hours in (-1, 0, 24, 25)] == [0, 1, 1, 2]
    assert all((book.day_of(end - 1), book.day_of(end)) == (day, day + 1) for day, end in ends.items())


@pytest.mark.parametrize("shifts", [7, "x", [[1]], [[1, 1.5]], [[1, 3 * DAY]], [[n, 0] for n in range(51)], [["x", 0]]])
def test_damaged_days_count_as_days_of_24_hours(shifts: Any) -> None:
    book = read_told(told(shifts=shifts))
    assert book is not None
    assert (book.shifts, book.end_of(-2)) == ((), NOW + 100 - 2 * DAY)


@pytest.mark.parametrize("history", [[[NOW, 9]], [[NOW]], ["x"], [[NOW, 1]] * 101, 7, [["a", 1]], [[-1, 1]]])
def test_a_damaged_history_counts_as_none(history: Any) -> None:
    read = read_told(told(seen={"trick.follow": history, "trick.trump": BEFORE}))
    assert read is not None
    assert list(read.histories) == ["trick.trump"]


def test_the_time_of_a_question_runs_from_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    watch, one, other = Stopwatch(), object(), object()
    watch.see(one)
    assert watch.seconds is None
    watch.see(other)
    now[0] += 7
    watch.see(other)
    assert watch.seconds == 7


def test_what_could_not_be_kept_is_heard_of() -> None:
    logbook, heard = Logbook(), list[str]()
    logbook.on_not_kept(lambda: heard.append("not kept"))
    hear(logbook, {"do": "not-kept"})
    assert heard == ["not kept"]
