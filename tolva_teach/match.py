"""Following a record: deals in a row, each decision checked, from the first deal to where the record stops."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tolva_teach.cards import Card
from tolva_teach.events import EventError, parse_event
from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Refused, Standing
from tolva_teach.record import RESULT_KEYS, DealRecord, Record, RecordFault, pile_cards


class Turn(NamedTuple):
    """One point of a record: the deal as it stands after a decision, or before the first."""

    number: int
    """The deal's number in the record."""
    event: int | None
    """The event's number in the deal; None where the cards have just been dealt."""
    deal: Deal[Any]
    """The deal itself, which goes on: keep a copy."""
    decision: Decision | None
    annotation: str
    happenings: tuple[Happening, ...]


def follow(record: Record) -> Iterator[Turn]:
    """Every point of the record, in order.

    Raises:
        RecordFault: at the first event that the rules refuse, or where the record itself does not hold.
    """
    standing, deal, dealer = record.start, None, None
    for number, written in enumerate(record.deals):
        _check_further(record.game, standing, deal, dealer, written, number)
        deal = record.game.start(lay_out(record.game, written, standing, number), written.dealer, standing)
        yield Turn(number, None, deal, None, "", deal.opening)
        for event, said in enumerate(written.events):
            yield _turn(deal, number, event, said)
        standing, dealer = deal.standing, written.dealer
        _check_result(written.result, standing, number)
    _check_result(record.result, standing, None)


def stop(record: Record) -> Deal[Any]:
    """The deal that the record stops in, as it stands there.

    Raises:
        RecordFault: the first thing that is wrong.
    """
    deal = None
    for turn in follow(record):
        deal = turn.deal
    assert deal is not None  # a record has at least one deal
    return deal


def _check_further(
    game: Game[Any], standing: Standing, last: Deal[Any] | None, dealer: int | None, written: DealRecord, number: int
) -> None:
    """Whether another deal may follow, and is dealt by the right player."""
    if last is None or dealer is None:
        return
    if standing.winner is not None:
        raise RecordFault("turn.order", "match-over", deal=number)
    if not last.over:
        raise RecordFault("turn.order", "deal-unfinished", {"deal": number - 1}, deal=number)
    due = game.next_dealer(dealer, standing)
    if game.dealer_rule is not None and written.dealer != due:
        raise RecordFault(game.dealer_rule, "wrong-next-dealer", {"dealer": due}, deal=number)


def _turn(deal: Deal[Any], number: int, event: int, said: str) -> Turn:
    try:
        decision, annotation = parse_event(said)
        return Turn(number, event, deal, decision, annotation, deal.apply(decision))
    except EventError as error:
        raise RecordFault("record.syntax", error.case, error.facts, deal=number, event=event, said=said) from None
    except Refused as refusal:
        verdict = refusal.verdict
        raise RecordFault(verdict.rule, verdict.case, verdict.facts, deal=number, event=event, said=said) from refusal


def lay_out(game: Game[Any], written: DealRecord, standing: Standing, number: int) -> Dealt:
    """Where the cards lie, from the deck or as the record gives them.

    Raises:
        RecordFault: record.cards, for piles of the wrong size, or cards that are foreign, missing or there twice.
    """
    given = dict(written.cards)
    cards = [card for pile in given.values() for card in pile_cards(pile)]
    _check_cards(game, cards, number)
    if "deck" in given:
        return game.deal_out(given["deck"], written.dealer, standing)
    shape = game.sizes(standing, written.dealer)
    _check_sizes({"hands": shape.hands, **shape.piles}, given, number)
    hands = tuple(tuple(hand) for hand in given.pop("hands"))
    return Dealt(
        hands, {key: tuple(p if isinstance(p, str) else tuple(p) for p in pile) for key, pile in given.items()}
    )


def _check_cards(game: Game[Any], cards: list[Card], number: int) -> None:
    if sorted(cards) == sorted(game.pack):
        return
    wanted, given = Counter(game.pack), Counter(cards)
    for case, wrong in (("foreign", set(given) - set(wanted)), ("twice", given - wanted), ("missing", wanted - given)):
        if wrong:
            cards_named = tuple(sorted(wrong)[:5])
            raise RecordFault("record.cards", case, {"cards": cards_named, "count": len(game.pack)}, deal=number)


def _check_sizes(shape: Mapping[str, Any], given: Mapping[str, Any], number: int) -> None:
    if shape.keys() != given.keys() or any(_sizes(shape[key]) != _sizes(given[key]) for key in shape):
        raise RecordFault(
            "record.cards", "wrong-sizes", {"sizes": {k: _sizes(v) for k, v in shape.items()}}, deal=number
        )


def _sizes(pile: Any) -> list[int]:
    """The size of a pile, or of each seat's."""
    return [len(pile)] if all(isinstance(card, str) for card in pile) else [len(part) for part in pile]


def _check_result(claimed: Mapping[str, Any] | None, standing: Standing, number: int | None) -> None:
    """Compares what the record's writer claims with what follows from the decisions."""
    for key in RESULT_KEYS:
        if claimed is not None and key in claimed:
            holds = getattr(standing, key)
            holds = list(holds) if isinstance(holds, tuple) else holds
            if claimed[key] != holds or isinstance(claimed[key], bool):
                raise RecordFault("record.result", "does-not-hold", {"key": key, "holds": holds}, deal=number)
