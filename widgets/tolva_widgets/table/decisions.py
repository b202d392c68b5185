"""What a person chose at a table, by keys, as a decision: where it is offered, and nothing else."""

from collections.abc import Collection, Mapping, Sequence

from tolva_teach.records.events import EventError, parse_decision
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CardSet, Offers
from tolva_teach.rules.table import ZoneKind

AS_A_WHOLE: tuple[ZoneKind, ...] = ("pile", "stock", "turned", "laid")
"""The zones that are chosen as a whole, by their names."""


def by_key(offers: Offers) -> Mapping[str, Decision]:
    """The cards, piles and words that are offered, by their keys."""
    return {**offers.cards, **offers.zones, **{said_key(decision): decision for decision in offers.words}}


def set_of(offers: Offers | None) -> CardSet | None:
    """The cards that may be put together; None where none may."""
    return offers.sets[0] if offers and offers.sets else None


def together(offers: Offers | None, keys: Collection[str]) -> Decision | None:
    """What these cards come to when they are decided on together; None where nothing does."""
    of = set_of(offers)
    return of.decision(keys) if of and keys and set(keys) <= set(of.cards) else None


def keys_of(offers: Offers, decision: Decision) -> list[str]:
    """The keys of what one chooses for a decision; none where it is not offered."""
    for key, other in by_key(offers).items():
        if other == decision:
            return [key]
    of = next((of for of in offers.sets if of.verb == decision.verb), None)
    return of.keys_of(decision.args) if of else []


def cards_in(value: Decision | Sequence[str]) -> tuple[Card, ...]:
    """The cards of a set that may be chosen as a whole: a decision's, or those that go by these keys."""
    if isinstance(value, Decision):
        return tuple(value.args)
    return tuple(key.rstrip("'") for key in value)


def said_key(decision: Decision) -> str:
    """The key of something to say, among the keys of cards and piles."""
    return " ".join(("say", decision.verb, *decision.args))


def parsed(text: str) -> Decision | None:
    """The decision that a stranger's text writes; None where it writes none."""
    try:
        return parse_decision(text)
    except EventError:
        return None
