"""Which deals end how: writes the file of `deals` (`python tests/helpers/scored_deals.py`).

What it holds follows from how the deals are made: a change to that takes the file anew.
"""

import json
from collections.abc import Mapping, Sequence

from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.scores import deals
from tolva_teach.quiz.tricks.scores.deals import MANY

LOOKED_AT = 20_000
"""So many deals are looked at, at the most."""

NOT_IN: Mapping[bool, Sequence[str]] = {
    True: ("half-made", "half-failed", "half-short", "half-open", "whole-made", "whole-failed"),
    False: ("eyes", "three-melds", "forehand"),
}
"""What a game has not: Bondtolva no gubbe, and Tolva nothing of its options."""


def many_of_each(form: Form) -> Mapping[str, int]:
    """How many of each sort the file has."""
    return {name: MANY for name in deals.TRAITS if name not in NOT_IN[form.name == "bondtolva"]}


def numbers_of(form: Form, wanted: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
    """By what is known of them, so many of the form's deals, by number: the first that there are."""
    found: dict[str, list[int]] = {name: [] for name in wanted}
    for sort in deals.SORTS:
        fits = {name: deals.TRAITS[name][1] for name in wanted if deals.TRAITS[name][0] == sort}
        for number in range(LOOKED_AT):
            lacking = [name for name in fits if len(found[name]) < wanted[name]]
            if not lacking:
                break
            its = deals.played(form, sort, number)
            for name in lacking:
                if fits[name](its):
                    found[name].append(number)
    return found


if __name__ == "__main__":
    all_forms = {f"{form.name}-{form.players}": numbers_of(form, many_of_each(form)) for form in FORMS}
    deals._FILE.write_text(json.dumps(all_forms, separators=(",", ":")) + "\n", "ascii")
