"""Values of options to try, for any game that declares them."""

from typing import Any

from tolva_teach.games.options import Flag, Keyword, Number, NumberedKeyword, Option, Ranks
from tolva_teach.rules.cards import RANKS


def values_of(option: Option) -> list[Any]:
    """Some values that a record may give."""
    match option:
        case Keyword():
            return list(option.values)
        case Flag():
            return [False, True]
        case Number():
            return [value for value in (option.default, option.least, option.least + 2) if option.accepts(value)]
        case NumberedKeyword():
            return [option.default, *({key: number} for key in option.keys for number in (1, 3))]
        case Ranks():
            return [[], ["2"], ["2", "3"], list(RANKS[1:])]
        case _:
            raise AssertionError(f"no values for {option}")
