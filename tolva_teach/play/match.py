"""A match in progress: deals in a row, each decision checked; and following a record through it.

Whoever goes through a match drives the same thing: a record that is followed, players that play, a person at a table.

>>> match = Match.begin("tolva", players=4, seed=7)
>>> match.legal()[:3]
('1 play S6', '1 play C8', '1 play D7')
>>> [happened.kind for happened in match.do("1 play S6")]
['played']
>>> match.record.deals[0].events
('1 play S6',)
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games import game as game_of
from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Refused, Standing, View
from tolva_teach.records.events import EventError, parse_event
from tolva_teach.records.record import (
    RESULT_KEYS,
    DealRecord,
    Record,
    RecordFault,
    deal_record,
    pile_cards,
    shuffled,
)
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import new

NOTE = " ; "
"""Stands between an event and a person's note."""


class Match:
    """Deals of one game in a row, with what has been decided in each, as far as they have come."""

    def __init__(self, record: Record) -> None:
        """The match before the record's first deal, of which nothing is followed yet: see `begin` and `resume`."""
        self.game: Game[Any] = record.game
        self.standing = record.start
        """How the match stood before the deal in progress."""
        self._start, self._given = record.start, record.given
        self._finished: list[DealRecord] = []
        self._dealt: DealRecord | None = None
        self._events: list[str] = []

    @classmethod
    def begin(
        cls,
        name: str,
        players: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        dealer: int = 0,
    ) -> "Match":
        """A new match, its first deal dealt.

        Args:
            name: the game's name, as in a record.
            players: how many play; as many as usual where left out.
            seed: deals the same cards again; drawn where left out.
            options: the game's variants by name.
            dealer: the seat that deals first.

        Raises:
            ValueError: an unknown game, or a number of players, an option or a dealer that it does not have.
        """
        rules = game_of(name, players, options or {})
        if not 0 <= dealer < rules.players:
            raise ValueError(f"the dealer is a seat from 0 to {rules.players - 1}, not {dealer!r}")
        seed = random.randrange(2**32) if seed is None else seed
        return cls.resume(deal_record(name, rules.players, seed, options, dealer))

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """The match that a record tells, as far as it tells it.

        Raises:
            RecordFault: where the record does not hold.
        """
        match = cls(record)
        for _ in match.follow(record):
            pass
        return match

    @property
    def deal(self) -> Deal[Any]:
        """The deal in progress, or the last one. It goes on with the match: keep a copy of what is to stay."""
        return self._deal

    @property
    def number(self) -> int:
        """The number of the deal in progress, from 0."""
        return len(self._finished)

    @property
    def over(self) -> bool:
        """Whether somebody has won the match; a match that nobody can win for good goes on as long as one likes."""
        return self._deal.standing.winner is not None

    @property
    def record(self) -> Record:
        """All of it so far."""
        assert self._dealt is not None  # from the first deal on
        now = DealRecord(self._dealt.dealer, self._dealt.cards, tuple(self._events))
        return Record(self.game, self._start, (*self._finished, now), self._given)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know now; without one, the seat whose turn it is.

        Raises:
            ValueError: no seat is named, and nobody's turn it is.
        """
        actors = self._deal.actors()
        if seat is None and not actors:
            raise ValueError("the deal is over: name a seat")
        view: View = self._deal.view(actors[0] if seat is None else seat)
        return view

    def legal(self) -> tuple[str, ...]:
        """What may be decided now, as `do` takes it."""
        return tuple(map(str, self._deal.legal()))

    def do(self, decision: Decision | str, note: str = "") -> tuple[Happening, ...]:
        """Does what a seat decides, and tells what happened.

        Args:
            decision: the decision, or the text that writes it as in a record.
            note: a person's note, to be kept with it.

        Raises:
            Refused: the rules do not allow it; the match is as it was.
            EventError: the text writes no decision of any game.
        """
        if isinstance(decision, str):
            decision, noted = parse_event(decision)
            note = note or noted
        happened = self._deal.apply(decision)
        self._events.append(f"{decision}{NOTE}{note}" if note else str(decision))
        return happened

    def undo(self) -> Decision | None:
        """Takes back the deal's last decision, and tells which it was; None where nothing has been decided in it."""
        if not self._events or self._dealt is None:
            return None
        *kept, last = self._events
        self._deal_out(self._dealt)
        for event in kept:
            self.do(event)
        return parse_event(last)[0]

    def next_deal(self, deck: Sequence[Card] | None = None) -> tuple[Happening, ...]:
        """Deals the next cards, and tells what happened.

        Args:
            deck: the pack in the order dealt; shuffled where left out.

        Raises:
            RecordFault: the deal is not finished, or the match is (turn.order); the match is as it was.
        """
        assert self._dealt is not None
        cards = shuffled(self.game.pack, random.Random()) if deck is None else list(deck)
        dealer = self.game.next_dealer(self._dealt.dealer, self._deal.standing)
        self._go_on(DealRecord(dealer, {"deck": cards}))
        return self._deal.opening

    def follow(self, record: Record) -> "Iterator[Turn]":
        """Goes through what the record tells, point by point.

        Raises:
            RecordFault: at the first event that the rules refuse, or where the record itself does not hold.
        """
        for number, written in enumerate(record.deals):
            try:
                self._go_on(written)
            except RecordFault:
                raise
            except Exception as error:  # as for an event
                raise RecordFault("record.syntax", "not-followed", deal=number) from error
            yield Turn(number, None, self._deal, None, "", self._deal.opening)
            for event, said in enumerate(written.events):
                yield self._turn(number, event, said)
            _check_result(written.result, self._deal.standing, number)
        _check_result(record.result, self._deal.standing, None)

    def _turn(self, number: int, event: int, said: str) -> "Turn":
        try:
            decision, annotation = parse_event(said)
            happened = self._deal.apply(decision)
        except EventError as error:
            raise RecordFault("record.syntax", error.case, error.facts, deal=number, event=event, said=said) from None
        except Refused as refusal:
            verdict = refusal.verdict
            raise RecordFault(
                verdict.rule, verdict.case, verdict.facts, deal=number, event=event, said=said
            ) from refusal
        except Exception as error:  # a fault of ours is told by its place too: other records are not to suffer for it
            raise RecordFault("record.syntax", "not-followed", deal=number, event=event, said=said) from error
        self._events.append(said)
        return new(Turn, (number, event, self._deal, decision, annotation, happened))

    def _go_on(self, written: DealRecord) -> None:
        """The first deal, or the next one."""
        if self._dealt is None:
            self._deal_out(written)
            return
        standing, number = self._deal.standing, self.number + 1
        self._check_further(written, standing, number)
        cards = lay_out(self.game, written, standing, number)
        self._finished.append(DealRecord(self._dealt.dealer, self._dealt.cards, tuple(self._events)))
        self.standing = standing
        self._begin(written, cards)

    def _deal_out(self, written: DealRecord) -> None:
        self._begin(written, lay_out(self.game, written, self.standing, self.number))

    def _begin(self, written: DealRecord, cards: Dealt) -> None:
        self._dealt, self._events = written, []
        self._deal = self.game.start(cards, written.dealer, self.standing)

    def _check_further(self, written: DealRecord, standing: Standing, number: int) -> None:
        """Whether another deal may follow, and is dealt by the right player."""
        if standing.winner is not None:
            raise RecordFault("turn.order", "match-over", deal=number)
        if not self._deal.over:
            raise RecordFault("turn.order", "deal-unfinished", {"deal": number - 1}, deal=number)
        assert self._dealt is not None
        due = self.game.next_dealer(self._dealt.dealer, standing)
        if self.game.dealer_rule is not None and written.dealer != due:
            raise RecordFault(self.game.dealer_rule, "wrong-next-dealer", {"dealer": due}, deal=number)


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
    return Match(record).follow(record)


def stop(record: Record) -> Deal[Any]:
    """The deal that the record stops in, as it stands there.

    Raises:
        RecordFault: the first thing that is wrong.
    """
    return Match.resume(record).deal


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
