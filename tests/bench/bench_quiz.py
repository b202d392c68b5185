"""How long a quiz question takes to make: `python tests/bench/bench_quiz.py [QUESTIONS]`. The aim is under 20 ms."""

import sys
from time import process_time

from tolva_teach.quiz import MUST_PLAY


def milliseconds(difficulty: int, questions: int) -> list[float]:
    """The processor time of each question, sorted."""
    times = []
    for seed in range(questions):
        began = process_time()
        MUST_PLAY.question(seed, difficulty)
        times.append((process_time() - began) * 1000)
    return sorted(times)


def main(questions: int = 1000) -> None:
    """Prints a line for each difficulty."""
    for difficulty in MUST_PLAY.difficulties:
        times = milliseconds(difficulty, questions)
        mean, late = sum(times) / questions, times[int(questions * 0.95)]
        print(f"difficulty {difficulty}: mean {mean:.1f} ms, median {times[questions // 2]:.1f}, 95 % below {late:.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
