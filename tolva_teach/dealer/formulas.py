"""A wish as it is for one deal: of which seat each single condition is asked, and how these hang together."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tolva_teach.dealer.language.wishes import (
    Does,
    Ending,
    Holds,
    Joined,
    Meets,
    Opposite,
    Predicate,
    Refused,
    Said,
    Sentence,
    Who,
)
from tolva_teach.dealer.places import Layout, Place


@dataclass(frozen=True)
class CardsLie:
    """Certain cards lie in these places."""

    places: tuple[Place, ...]
    holds: Holds


@dataclass(frozen=True)
class InPlay:
    """Something comes about when the deal is played."""

    seats: tuple[int, ...] | None
    """To or by one of these seats; None for whichever."""
    says: Predicate
    against: tuple[int, ...] = ()


@dataclass(frozen=True)
class Compound:
    """Of these all hold, or one does, or the first does not."""

    how: Literal["and", "or", "not"]
    parts: "tuple[Formula, ...]"


Condition: TypeAlias = CardsLie | InPlay
Formula: TypeAlias = CardsLie | InPlay | Compound


def formula_of(said: Said, layout: Layout) -> Formula:
    """What the wish asks of a deal with this layout."""
    wish = said.wish
    if isinstance(wish, Ending):
        return formula_of(wish.part, layout)
    if isinstance(wish, Opposite):
        return Compound("not", (formula_of(wish.part, layout),))
    if isinstance(wish, Joined):
        return Compound(wish.how, tuple(formula_of(part, layout) for part in wish.parts))
    return _of_sentence(wish, layout)


def _of_sentence(sentence: Sentence, layout: Layout) -> Formula:
    who = sentence.who
    if who is None:
        return _all([InPlay(None, says) for says in sentence.says])
    seats = layout.seats(who)
    each = tuple(_all([_condition(seat, who, says, layout) for says in sentence.says]) for seat in seats)
    if who.each == "every":
        return Compound("and", each)
    some = each[0] if len(each) == 1 else Compound("or", each)
    return Compound("not", (some,)) if who.each == "none" else some


def _condition(seat: int, who: Who, says: Predicate, layout: Layout) -> Condition:
    if isinstance(says, Holds):
        return CardsLie(layout.places(seat, who), says)
    against: Who | None = getattr(says, "against", None)
    seats = layout.related(seat, who)
    if against is None:
        return InPlay(seats, says)
    of = seats if against.each == "self" else layout.seats(against)
    return InPlay(seats, says, tuple(other for its in of for other in layout.related(its, against)))


def _all(parts: list[Condition]) -> Formula:
    return parts[0] if len(parts) == 1 else Compound("and", tuple(parts))


def conditions(formula: Formula) -> Iterator[Condition]:
    """Its single conditions."""
    if isinstance(formula, Compound):
        for part in formula.parts:
            yield from conditions(part)
    else:
        yield formula


def arguments_of(condition: InPlay) -> tuple[str, ...]:
    """The cards, suits and ranks that it names."""
    says = condition.says
    return says.arguments if isinstance(says, Does | Meets | Refused) else ()


def is_on_cards(formula: Formula) -> bool:
    """Whether it can be told as soon as the cards lie."""
    return all(isinstance(condition, CardsLie) for condition in conditions(formula))


def truth(formula: Formula, of: Callable[[Condition], bool | None]) -> bool | None:
    """Whether the formula holds; None where that is not certain yet.

    Args:
        of: the same of a single condition.
    """
    if not isinstance(formula, Compound):
        return of(formula)
    if formula.how == "not":
        its = truth(formula.parts[0], of)
        return None if its is None else not its
    decisive = formula.how == "or"
    open_ = False
    for part in formula.parts:
        its = truth(part, of)
        if its is decisive:
            return decisive
        open_ = open_ or its is None
    return None if open_ else not decisive


def split(formula: Formula) -> list[Formula]:
    """The parts of which all must hold."""
    if isinstance(formula, Compound) and formula.how == "and":
        return [inner for part in formula.parts for inner in split(part)]
    return [formula]
