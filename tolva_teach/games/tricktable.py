"""The parts of a trick game's table, as `tolva_teach.rules.table` describes tables."""

from collections.abc import Iterable, Mapping, Sequence

from tolva_teach.games.trickboard import Meld, Trick, TrickBoard
from tolva_teach.games.tricksituation import Situation
from tolva_teach.rules.cards import Card, Rank, Suit, by_suit
from tolva_teach.rules.table import Badge, Table, TableCard, TableSeat, Zone
from tolva_teach.rules.tricks import Play, winning


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


def places(
    parties: Sequence[int], trick: Sequence[Play], board: TrickBoard, actors: Sequence[int]
) -> tuple[TableSeat, ...]:
    """The seats, each with its party and what is to be seen of its turn."""
    return tuple(
        TableSeat(seat, party, _marks(seat, len(parties), trick, board, actors)) for seat, party in enumerate(parties)
    )


def _marks(seat: int, players: int, trick: Sequence[Play], board: TrickBoard, actors: Sequence[int]) -> tuple[str, ...]:
    marks = {
        "dealer": seat == board.dealer,
        "forehand": seat == (board.dealer + 1) % players,
        "to-act": seat in actors,
        "in": not board.over and not trick and seat == board.leader,
    }
    return tuple(mark for mark, holds in marks.items() if holds)


def hands_of(hands: Sequence[Sequence[Card]], board: TrickBoard, ranks: Sequence[Rank]) -> list[Zone]:
    """Each seat's hand, as far as it is known, suit by suit; `""` for a card that is not."""
    shown = {card for meld in board.melds for _, card in meld.shown}
    return [_hand(seat, hand, shown, ranks) for seat, hand in enumerate(hands)]


def _hand(seat: int, hand: Sequence[Card], shown: set[Card], ranks: Sequence[Rank]) -> Zone:
    name = f"hand:{seat}"
    seen = by_suit([card for card in hand if card], ranks)
    cards = [TableCard(card, card, marks=("shown",) if card in shown else ()) for card in seen]
    backs = [TableCard(f"{name}/{place}", None) for place in range(len(seen), len(hand))]
    return Zone(name, "hand", seat, (*cards, *backs), len(hand))


def under_way(trick: Sequence[Play], trump: Suit | None) -> Zone:
    """The trick under way, with the card that wins so far."""
    return _trick(trick, winning(trick, trump) if trick else None)


def gathering(trick: Sequence[Play], board: TrickBoard) -> Zone:
    """The last trick, which lies there still, with the card that has won it."""
    return _trick(trick, next((play for play in trick if play.seat == board.last_taker), None))


def _trick(trick: Sequence[Play], best: Play | None) -> Zone:
    cards = []
    for place, play in enumerate(trick):
        marks = ("led",) if place == 0 else ()
        cards.append(TableCard(play.card, play.card, play.seat, (*marks, "winning") if play is best else marks))
    return Zone("trick", "centre", None, tuple(cards), len(cards))


def taken(party: int, seat: int, gathered: Sequence[Trick], counted: Mapping[str, int]) -> Zone:
    """A party's tricks as a zone before one of its seats: those that have been gathered, how many they are, and what
    their cards are worth."""
    cards = sum(len(trick.plays) for trick in gathered)
    return Zone(f"taken:{party}", "taken", seat, (), cards, counted, len(gathered))


def beside(taken: Zone) -> Mapping[str, int]:
    """What is counted beside the score: what the tricks are worth, then how many they are."""
    return {name: count for name, count in taken.facts.items() if name != "tricks"} | {"tricks": taken.facts["tricks"]}


def badges(melds: Iterable[Meld]) -> tuple[Badge, ...]:
    """What has been melded; the first of it is trump."""
    return tuple(Badge(meld.seat, meld.suit, meld.name, leading=place == 0) for place, meld in enumerate(melds))


def of_situation(situation: Situation, ranks: Sequence[Rank]) -> Table:
    """A hand and a trick without the deal around them."""
    trick, seat = situation.trick, len(situation.trick)
    hand = _hand(seat, situation.hand, set(), ranks)
    seats = tuple(TableSeat(number, number, ("to-act",) if number == seat else ()) for number in range(seat + 1))
    return Table(seat, seats, (under_way(trick, situation.trump), hand), ())
