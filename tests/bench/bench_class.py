"""What a step of the teacher's page costs with 100 learners and 20,000 answers: `python tests/bench/bench_class.py`."""

from random import Random
from time import perf_counter

from tolva_teach.quiz import FIRST_FAMILY, mark, right_by_rule
from tolva_widgets.classroom.results.class_results import ClassResults
from tolva_widgets.classroom.storage.values import Answer, Learner

LEARNERS, QUESTIONS, STEPS = 100, 200, 50
ASKED_EVERY = 30.0
"""Seconds."""


def answers() -> list[Answer]:
    """Every learner's answer to every question, as they come in."""
    chance, given = Random(1), []
    for number in range(1, QUESTIONS + 1):
        question = FIRST_FAMILY.question(number, 2)
        for learner in range(LEARNERS):
            keys = set(question.answer) if chance.random() < 0.6 else {chance.choice(question.choices)}
            marked = mark(question, keys)
            rules = right_by_rule(marked)
            kept, broken = (tuple(rule for rule in rules if rules[rule] is right) for right in (True, False))
            at = ASKED_EVERY * (number + chance.random() * 0.9)
            picked = tuple(sorted(map(str, keys)))
            its = (learner, str(question.name), picked, marked.right, kept, broken, at, number)
            given.append(Answer(len(given) + 1, *its))
    return given


def timed(what: str, times: int, do: object) -> None:
    assert callable(do)
    begun = perf_counter()
    for _ in range(times):
        do()
    print(f"{what:42} {1000 * (perf_counter() - begun) / times:8.2f} ms")


def main() -> None:
    given = answers()
    asked_at = {number: ASKED_EVERY * number for number in range(1, QUESTIONS + 1)}
    people = [Learner(it, f"Learner {it}", None, False, 0.0, 1e6, "", 0, None) for it in range(LEARNERS)]
    tables, new = ClassResults(), iter(given[-STEPS:])
    timed("all that was answered before, once", 1, lambda: tables.take(given[:-STEPS], asked_at))

    def step() -> None:
        tables.take([next(new)])
        tables.here(people, 1e6, QUESTIONS, "stuck")
        tables.rules()
        tables.spread_of(QUESTIONS)

    timed("a step: one answer, and all that is shown", STEPS, step)
    timed("a learner put out", 1, lambda: tables.leave_out([3]))
    timed("the tables to take home", 1, lambda: [tables.per_learner(people), tables.per_question(), tables.per_rule()])


if __name__ == "__main__":
    main()
