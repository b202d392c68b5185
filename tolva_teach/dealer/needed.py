"""Which cards a wish about play needs dealt to whom: who plays the queen of hearts has it from the beginning.

>>> from tolva_teach.games import game
>>> from tolva_teach.dealer.formulas import formula_of
>>> from tolva_teach.dealer.language.reading import read
>>> layout = Layout(game("tolva", 4), game("tolva", 4).first_standing(None, 0, None), 0)
>>> its = needed_for(formula_of(read("player 3 plays HQ", layout.game), layout), layout, is_ending=False)
>>> its.places, its.holds.measure.counts
((('hand', 2),), {'HQ': 1})
"""

from collections.abc import Iterator

from tolva_teach.dealer.formulas import CardsLie, Compound, Formula, InPlay, arguments_of, conditions, is_on_cards
from tolva_teach.dealer.language.measures import Measure
from tolva_teach.dealer.language.phrases import TAKEN_UP
from tolva_teach.dealer.language.wishes import Does, Holds, Meets, Refused
from tolva_teach.dealer.places import Layout, Place
from tolva_teach.rules.cards import is_card, is_joker, rank, suit
from tolva_teach.rules.verbs import said_with

_OUT_OF_PLAY = "aside"
"""Cards of this pile come to nobody."""

_FROM = {"drew": "stock", "turned-up": "down"}
"""From which pile cards come by what happens."""


def needed_for(formula: Formula, layout: Layout, *, is_ending: bool) -> Formula | None:
    """What holds of the cards of each deal in which the formula does; None where it names no card, or nothing can be
    told.

    Args:
        is_ending: whether what is held is asked of an ending, and not of the deal's beginning.
    """
    named = [its for its in conditions(formula) if isinstance(its, InPlay) and arguments_of(its)]
    return _needed(formula, layout, is_ending=is_ending) if named and not _pass_on(layout) else None


def _needed(formula: Formula, layout: Layout, *, is_ending: bool) -> Formula | None:
    if isinstance(formula, InPlay):
        return _together(list(_lying(formula, layout)))
    if not isinstance(formula, Compound) or formula.how == "not":
        return formula if is_on_cards(formula) and not is_ending else None
    parts = [_needed(part, layout, is_ending=is_ending) for part in formula.parts]
    known = [part for part in parts if part is not None]
    if formula.how == "or":
        return Compound("or", tuple(known)) if known and len(known) == len(parts) else None
    return _together(known)


def _together(parts: list[Formula]) -> Formula | None:
    return parts[0] if len(parts) == 1 else Compound("and", tuple(parts)) if parts else None


def _pass_on(layout: Layout) -> bool:
    """Whether a card may come from one to another: by a pile that one throws it on, by an exchange after a deal of
    which the order is known, or by a verb of which nothing is known here."""
    game = layout.game
    exchanges = "give" in game.verbs and not (game.keeps_order and layout.standing.order is None)
    return exchanges or "discard" in game.verbs or bool(game.own_verbs)


def _lying(condition: InPlay, layout: Layout) -> Iterator[Formula]:
    says = condition.says
    if condition.seats is None or not isinstance(says, Does | Meets | Refused):
        return
    places = tuple(dict.fromkeys(place for seat in condition.seats for place in _before(says, seat, layout)))
    for argument in says.arguments if places else ():
        cards = [card for card in layout.game.pack if _is_of(card, argument)]
        if cards:
            group = tuple((card, 1) for card in dict.fromkeys(cards))
            yield CardsLie(places, Holds(Measure("sum", (group,)), 1, None))


def _before(says: Does | Meets | Refused, seat: int, layout: Layout) -> Iterator[Place]:
    """Where the cards lie with which a seat may come to do it."""
    if isinstance(says, Meets):
        pile = next((_FROM[kind] for kind in says.kinds if kind in _FROM), "")
        is_unknown = any(kind in kinds for kinds in TAKEN_UP.values() for kind in says.kinds) and not pile
    else:
        pile, is_unknown = "", says.verb != "" and not said_with(says.verb).form.fullmatch("SA")
    for place in () if is_unknown else layout.positions:
        name, of = place
        if of in (seat, -1) and name != _OUT_OF_PLAY and pile in ("", name):
            yield place


def _is_of(card: str, argument: str) -> bool:
    """Whether a card is meant by its name, its suit or its rank."""
    return card == argument if is_card(argument) or is_joker(card) else argument in (suit(card), rank(card))
