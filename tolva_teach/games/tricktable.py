"""The parts of a trick game's table, as `tolva_teach.rules.table` describes tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from tolva_teach.games.trickboard import Meld, Trick, TrickBoard
from tolva_teach.games.tricksituation import Situation
from tolva_teach.rules.cards import Card, Rank, Suit, by_suit
from tolva_teach.rules.table import Badge, Note, Place, Table, TableCard, Tally, Zone
from tolva_teach.rules.tricks import Play, TrickOrder, winning


class TableRules(Protocol):
    """What a trick game says of its table."""

    parties: tuple[int, ...]

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The game's ranks from the top."""

    @property
    def order(self) -> TrickOrder:
        """How the cards of its pack rank in tricks."""

    @property
    def matadors(self) -> tuple[Rank, ...]:
        """The ranks whose cards are counted as matadors, where the game has any."""

    @property
    def party_count(self) -> int:
        """How many parties keep a score."""

    def trump_in_force(self, board: Any) -> Suit | None:
        """The suit that trumps the others now."""

    def zones(self, board: Any) -> Iterable[Zone]:
        """What lies on the table besides hands and tricks."""

    def notes(self, board: Any) -> Iterable[Note]:
        """What holds now and must be read on the table, as no card shows it."""

    def tally(self, party: int, score: int) -> Tally:
        """How a party's score is shown."""

    def worth(self, cards: Iterable[Card]) -> Mapping[str, int]:
        """What these cards count for in tricks, as facts."""


def table_of(
    rules: TableRules,
    viewer: int | None,
    hands: Sequence[Sequence[Card]],
    trick: Sequence[Play],
    board: TrickBoard,
    actors: Sequence[int],
    lying: Sequence[Play] = (),
) -> Table:
    """The table as the viewer sees it.

    Args:
        rules: the game's.
        viewer: the seat that looks, or None for everyone's cards.
        hands: each seat's cards as far as the viewer knows them, `""` for a card that the viewer does not.
        trick: the trick under way.
        board: what everyone knows.
        actors: who may decide now.
        lying: the last trick, where it lies there still and has not been gathered. It is counted already, as it is
            told: only its cards are not among those taken.
    """
    gathered = len(board.tricks) - bool(lying)
    heaps = [_taken(rules, party, board.tricks, gathered) for party in range(rules.party_count)]
    middle = _gathering(lying, board) if lying else _under_way(trick, rules.trump_in_force(board), rules.order)
    return Table(
        viewer=viewer,
        places=_seats(rules.parties, trick, board, actors),
        zones=(*_hands(hands, board, rules.ranks), *rules.zones(board), middle, *heaps),
        tallies=tuple(
            replace(rules.tally(party, score), won=board.winner == party, beside=_beside(heaps[party]))
            for party, score in enumerate(board.score)
        ),
        badges=_badges(board.melds),
        notes=tuple(rules.notes(board)),
        matadors=rules.matadors,
    )


def _taken(rules: TableRules, party: int, tricks: Sequence[Trick], gathered: int) -> Zone:
    """A party's tricks as a zone before one of its seats, where only so many of all the deal's tricks have been
    gathered: how many they are, and what their cards are worth."""
    parties = rules.parties
    its = [trick for trick in tricks if parties[trick.taker] == party]
    heaps = [trick for trick in tricks[:gathered] if parties[trick.taker] == party]
    counted = {"tricks": len(its), **rules.worth(card for trick in its for card in trick.cards)}
    cards = sum(len(trick.plays) for trick in heaps)
    return Zone(f"taken:{party}", "taken", parties.index(party), (), cards, counted, len(heaps))


def known_hands(
    viewer: int, hand: Sequence[Card], counts: Sequence[int], trick: Sequence[Play], board: TrickBoard
) -> list[list[Card]]:
    """Each seat's hand as this seat knows it: its own, others' melded cards that are not yet played, and blanks."""
    played = {card for taken in board.tricks for card in taken.cards} | {play.card for play in trick}
    shown = [held for meld in board.melds for held in meld.shown if held[1] not in played | board.face_up]
    hands = []
    for seat, count in enumerate(counts):
        known = list(hand) if seat == viewer else [card for holder, card in shown if holder == seat]
        hands.append(known + [""] * (count - len(known)))
    return hands


def _seats(
    parties: Sequence[int], trick: Sequence[Play], board: TrickBoard, actors: Sequence[int]
) -> tuple[Place, ...]:
    """The seats, each with its party and what is to be seen of its turn."""
    return tuple(
        Place(seat, party, _marks(seat, len(parties), trick, board, actors)) for seat, party in enumerate(parties)
    )


def _marks(seat: int, players: int, trick: Sequence[Play], board: TrickBoard, actors: Sequence[int]) -> tuple[str, ...]:
    marks = {
        "dealer": seat == board.dealer,
        "forehand": seat == (board.dealer + 1) % players,
        "to-act": seat in actors,
        "in": not board.over and not trick and seat == board.leader,
    }
    return tuple(mark for mark, holds in marks.items() if holds)


def _hands(hands: Sequence[Sequence[Card]], board: TrickBoard, ranks: Sequence[Rank]) -> list[Zone]:
    """Each seat's hand, as far as it is known, suit by suit; `""` for a card that is not."""
    shown = {card for meld in board.melds for _, card in meld.shown}
    return [_hand(seat, hand, shown, ranks) for seat, hand in enumerate(hands)]


def _hand(seat: int, hand: Sequence[Card], shown: set[Card], ranks: Sequence[Rank]) -> Zone:
    name = f"hand:{seat}"
    seen = by_suit([card for card in hand if card], ranks)
    cards = [TableCard(card, card, marks=("shown",) if card in shown else ()) for card in seen]
    backs = [TableCard(f"{name}/{place}", None) for place in range(len(seen), len(hand))]
    return Zone(name, "hand", seat, (*cards, *backs), len(hand))


def _under_way(trick: Sequence[Play], trump: Suit | None, order: TrickOrder) -> Zone:
    """The trick under way, with the card that wins so far."""
    return _trick(trick, winning(trick, trump, order) if trick else None)


def _gathering(trick: Sequence[Play], board: TrickBoard) -> Zone:
    """The last trick, which lies there still, with the card that has won it."""
    return _trick(trick, next((play for play in trick if play.seat == board.last_taker), None))


def _trick(trick: Sequence[Play], best: Play | None) -> Zone:
    cards = []
    for place, play in enumerate(trick):
        marks = ("led",) if place == 0 else ()
        cards.append(TableCard(play.card, play.card, play.seat, (*marks, "winning") if play is best else marks))
    return Zone("trick", "centre", None, tuple(cards), len(cards))


def _beside(taken: Zone) -> Mapping[str, int]:
    """What is counted beside the score: what the tricks are worth, then how many they are."""
    return {name: count for name, count in taken.facts.items() if name != "tricks"} | {"tricks": taken.facts["tricks"]}


def _badges(melds: Iterable[Meld]) -> tuple[Badge, ...]:
    """What has been melded; the first of it is trump."""
    return tuple(Badge(meld.seat, meld.suit, meld.name, leading=place == 0) for place, meld in enumerate(melds))


def of_situation(situation: Situation, ranks: Sequence[Rank], order: TrickOrder) -> Table:
    """A hand and a trick without the deal around them."""
    trick, seat = situation.trick, len(situation.trick)
    hand = _hand(seat, situation.hand, set(), ranks)
    seats = tuple(Place(number, number, ("to-act",) if number == seat else ()) for number in range(seat + 1))
    return Table(seat, seats, (_under_way(trick, situation.trump, order), hand), ())
