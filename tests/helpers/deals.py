"""Deals made by hand, and decisions written as a record writes them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Deal, Dealt, Decision, Happening, Refused
from tolva_teach.records.events import parse_decision
from tolva_teach.testing.conformance import state

PACK_36 = [s + r for s in "SHDC" for r in ("A", "10", "K", "Q", "J", "9", "8", "7", "6")]


def hands_with(*wanted: str, pack: Sequence[str] = tuple(PACK_36), size: int = 9) -> tuple[tuple[str, ...], ...]:
    """A hand for each seat with the cards it is to have; the rest of the pack fills up, in order."""
    held = [text.split() for text in wanted]
    rest = [card for card in pack if not any(card in hand for hand in held)]
    return tuple(tuple(hand + [rest.pop(0) for _ in range(size - len(hand))]) for hand in held)


def tolva(
    *wanted: str,
    dealer: int = 3,
    score: Sequence[int] | None = None,
    carry: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Deal[Any]:
    """A deal of Tolva for as many as hands are named; forehand is seat 0 unless the dealer is another."""
    rules = game("tolva", len(wanted), options or {})
    hands = hands_with(*wanted, size=36 // len(wanted))
    standing = rules.first_standing(score, carry, None)
    return rules.start(Dealt(hands), dealer, standing)


def say(deal: Deal[Any], *events: str) -> list[Happening]:
    """Applies the events and gives what happened."""
    return [happened for event in events for happened in deal.apply(parse_decision(event))]


def refusal(deal: Deal[Any], event: str) -> tuple[str, str]:
    """The rule and case that refuse the event; the deal must be as it was."""
    decision, before = parse_decision(event), state(deal)
    try:
        deal.apply(decision)
    except Refused as refused:
        assert state(deal) == before
        assert not deal.verdict(decision)
        return refused.rule, refused.verdict.case
    raise AssertionError(f"{event} was not refused")


def allowance(deal: Deal[Any], event: str) -> tuple[str, str]:
    """The rule and case that allow the event."""
    verdict = deal.verdict(parse_decision(event))
    assert verdict.allowed
    return verdict.rule, verdict.case


def play_tricks(deal: Deal[Any], *tricks: str) -> list[Happening]:
    """Plays whole tricks, cards in the order played; the seats follow from who leads."""
    told: list[Happening] = []
    for trick in tricks:
        for card in trick.split():
            told += deal.apply(Decision(deal.actors()[0], "play", (card,)))
    return told


def kinds(happenings: Iterable[Happening]) -> list[str]:
    """What kinds of thing happened."""
    return [happened.kind for happened in happenings]


def the(kind: str, happenings: Iterable[Happening]) -> Happening:
    """The one happening of this kind."""
    (found,) = (happened for happened in happenings if happened.kind == kind)
    return found
