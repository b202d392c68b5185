"""Which deals end how: writes the file of `deals_v1` (`python tests/helpers/scored_deals.py`).

It is written once, when a version is made, and never again: what it holds follows from how the deals are made.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import count

from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.scores import deals_v1

MANY = 120
LOOKED_AT = 20_000
"""So many deals are looked at, at the most; what fewer than `LEAST` of them come to is left out."""
LEAST = 40

NOT_IN: Mapping[bool, Sequence[str]] = {
    True: ("half-made", "half-failed", "half-short", "half-open", "whole-made", "whole-failed"),
    False: ("eyes", "three-melds", "forehand"),
}
"""What a game has not: Bondtolva no gubbe, and Tolva nothing of its options."""


def numbers_of(form: Form) -> Mapping[str, Sequence[int]]:
    """By what is known of them, the form's deals, by number."""
    traits = {name: trait for name, trait in deals_v1.TRAITS.items() if name not in NOT_IN[form.name == "bondtolva"]}
    found: dict[str, list[int]] = {name: [] for name in traits}
    for sort in deals_v1.SORTS:
        fits = {name: trait for name, (its, trait) in traits.items() if its == sort}
        for number in count():
            open_ = [name for name in fits if len(found[name]) < MANY]
            if not open_ or number == LOOKED_AT:
                break
            its = deals_v1.played(form, sort, number)
            for name in open_:
                if fits[name](its):
                    found[name].append(number)
    return {name: numbers for name, numbers in found.items() if len(numbers) >= LEAST}


if __name__ == "__main__":
    all_forms = {f"{form.name}-{form.players}": numbers_of(form) for form in FORMS}
    for name, numbers in all_forms.items():
        print(name, {trait: (len(its), its[-1]) for trait, its in numbers.items()})
    deals_v1._FILE.write_text(json.dumps(all_forms, separators=(",", ":")) + "\n", "ascii")
