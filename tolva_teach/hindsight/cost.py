"""What a decision that is allowed but weak would have cost: how often, and one way for the cards to lie in which it
does.

The seat did not see all cards. They are laid where they can lie, as a club player thinks of it, and both decisions are
played on by the same beginners.

>>> from random import Random
>>> from tolva_teach.play.match import Match
>>> record = Match.begin("tolva", 4, seed=7).record
>>> better, worse = Match.resume(record).deal.legal()[:2]
>>> cost = cost_of(record, worse, better, Random(1), tries=3)
>>> cost.tried, 0 <= cost.worse <= 3
(3, True)
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tolva_teach.games.base import Deal, Dealt, Decision
from tolva_teach.play.match import Match, lay_out
from tolva_teach.players.club import Mind, mind_for
from tolva_teach.records.record import DealRecord, Record, RecordFault
from tolva_teach.rules.cards import Card

TRIES = 10
"""So many ways for the cards to lie are looked at; the sentence says how many."""


@dataclass(frozen=True)
class Cost:
    """What was found so far."""

    worse: int = 0
    """In how many of them the deal ends worse for the seat than after the better decision."""
    tried: int = 0
    example: Record | None = None
    """The deal with the cards in one of those ways, played on to its end after the weak decision; the deals before it
    are left out."""
    better_example: Record | None = None
    """The same after the better one."""


def cost_of(record: Record, decision: Decision, better: Decision, chance: Random, tries: int = TRIES) -> Cost:
    """All of it at once: see `costs`."""
    *_, cost = costs(record, decision, better, chance, tries)
    return cost


def costs(record: Record, decision: Decision, better: Decision, chance: Random, tries: int = TRIES) -> Iterator[Cost]:
    """What has been found after each step, of some milliseconds: whoever stops asking has the last answer.

    Args:
        record: the deal up to the decision, the last of the record.
        decision: what the seat decided, which is allowed.
        better: what it could have decided instead, allowed too.
        chance: lays the cards and plays on.

    Raises:
        NoMindError: nobody has written how cards may lie in this game.
    """
    match = Match.resume(record)
    view = match.view(decision.seat)
    mind = mind_for(view)
    knowledge = mind.knowledge(view)
    cost = Cost()
    yield cost
    for _ in range(tries):
        deal, seed = mind.sample(knowledge, chance), chance.random()
        ends = [mind.played_out(deal, its, Random(seed)) for its in (decision, better)]
        worse = _is_worse(mind, view, *ends)
        cost = replace(cost, tried=cost.tried + 1, worse=cost.worse + worse)
        yield cost
        if worse and cost.example is None:
            cost = _with_example(cost, match, deal, (decision, better), mind, seed)
            yield cost


def _is_worse(mind: Mind[Any, Any], view: Any, chosen: Deal[Any], other: Deal[Any]) -> bool:
    """Whether the first deal ended worse, by more than what hardly matters."""
    return mind.worth(other, view) - mind.worth(chosen, view) > mind.least_spread


def _with_example(
    cost: Cost, match: Match, deal: Deal[Any], decisions: tuple[Decision, Decision], mind: Mind[Any, Any], seed: float
) -> Cost:
    """With this way for the cards to lie as the example, where the deal could have come to it from its beginning, and
    where it costs there as well."""
    view = match.view(decisions[0].seat)
    try:
        begun = _relaid(match, deal, seed)
        played = [_played_on(begun, its, mind, Random(seed)) for its in decisions]
    except RecordFault:  # what was played before could not have been played with these cards
        return cost
    if not _is_worse(mind, view, played[0].deal, played[1].deal):
        return cost
    example, better = (its.record.last_deal(its.standing) for its in played)
    return replace(cost, example=example, better_example=better)


def _relaid(match: Match, lying: Deal[Any], seed: float) -> Record:
    """The match's record with the cards as they lie in another deal that has come to the same point.

    Raises:
        RecordFault: what was played could not have been played with them.
    """
    record = match.record
    others = _exchanged(match.deal, lying, Random(seed))
    written = record.deals[-1]
    dealt = lay_out(match.game, written, match.standing, match.number)
    events = tuple(" ".join(others.get(word, word) for word in event.split(" ")) for event in written.events)
    cards = _cards(dealt, others)
    relaid = replace(record, deals=(*record.deals[:-1], DealRecord(written.dealer, cards, events)))
    given = {key: value for key, value in record.given.items() if key != "result"}
    return replace(relaid, given=given)


def _cards(dealt: Dealt, others: Mapping[Card, Card]) -> dict[str, Any]:
    """Where the cards lie when the deal begins, each that was exchanged in the other's place."""

    def laid(pile: Any) -> Any:
        return others.get(pile, pile) if isinstance(pile, str) else [laid(part) for part in pile]

    return {"hands": laid(dealt.hands), **{key: laid(pile) for key, pile in dealt.piles.items()}}


def _exchanged(deal: Deal[Any], lying: Deal[Any], chance: Random) -> dict[Card, Card]:
    """For each card that lies elsewhere in the other deal, the card that lies in its place there."""
    others: dict[Card, Card] = {}
    for mine, its in zip(_places(deal), _places(lying), strict=True):
        here, there = [card for card in mine if card not in its], [card for card in its if card not in mine]
        chance.shuffle(there)
        others.update(zip(here, there, strict=True))
    # What lies elsewhere still (face down on the table) takes what is left.
    left = [card for card in others.values() if card not in others]
    free = [card for card in others if card not in others.values()]
    others.update(zip(left, free, strict=True))
    return others


def _places(deal: Deal[Any]) -> list[tuple[Card, ...]]:
    """The hands, and the stock where there is one."""
    stock: tuple[Card, ...] = getattr(deal, "stock", ())
    hands: tuple[tuple[Card, ...], ...] = getattr(deal, "hands", ())
    return [*hands, stock]


def _played_on(record: Record, decision: Decision, mind: Mind[Any, Any], chance: Random) -> Match:
    """The match after the decision and what beginners would do then, the deal at its end.

    Raises:
        RecordFault: the record does not hold.
    """
    match = Match.resume(record)
    match.do(decision)
    following = mind.follow(match.deal, decision)
    if following is not None:
        match.do(following)
    while actors := match.deal.actors():
        match.do(mind.beginner(match.view(actors[0]), chance))
    return match
