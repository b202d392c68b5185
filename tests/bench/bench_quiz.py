"""How long a quiz question takes to make: `python tests/bench/bench_quiz.py [QUESTIONS]`. The aim is under 20 ms."""

import sys
from time import process_time
from typing import Any

from tolva_teach.quiz import FAMILIES, Family


def milliseconds(family: Family[Any], difficulty: int, seeds: range) -> list[float]:
    """The processor time of each question, sorted."""
    times = []
    for seed in seeds:
        began = process_time()
        family.question(seed, difficulty)
        times.append((process_time() - began) * 1000)
    return sorted(times)


def main(questions: int = 1000) -> None:
    """Prints a line for each family and difficulty."""
    for family in FAMILIES:
        for difficulty in family.difficulties:
            times = milliseconds(family, difficulty, range(questions))
            below = ", ".join(f"{times[int(questions * share)]:.1f}" for share in (0.5, 0.95, 0.99))
            named = str(family.name_of(0, difficulty))
            print(f"{named}: mean {sum(times) / questions:.1f} ms; 50, 95, 99 % below {below}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
