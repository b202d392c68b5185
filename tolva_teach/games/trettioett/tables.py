"""The table, as `tolva_teach.rules.table` describes tables."""

from collections.abc import Iterable, Sequence

from tolva_teach.games.trettioett.board import TrettioettBoard, TrettioettView
from tolva_teach.games.trettioett.scoring import HAND_SIZE, TrettioettRules, Value
from tolva_teach.rules.cards import Card, by_suit
from tolva_teach.rules.table import Note, Place, Table, TableCard, Tally, Zone


def table_of(
    rules: TrettioettRules, viewer: int | None, hands: Sequence[Sequence[Card]], board: TrettioettBoard
) -> Table:
    """The table as the viewer sees it.

    Args:
        viewer: the seat that looks, or None for everyone's cards.
        hands: each seat's cards as far as the viewer knows them, `""` for a card that the viewer does not.
    """
    return Table(
        viewer=viewer,
        places=tuple(_place(rules, board, seat) for seat in range(rules.seats)),
        zones=(*(_hand(rules, seat, hand, board) for seat, hand in enumerate(hands)), _pile(board), _stock(board)),
        tallies=tuple(Tally(seat, max(left, 0), unit="lives") for seat, left in enumerate(board.lives)),
        notes=tuple(_notes(board)),
        pot=rules.pot(board.lives),
    )


def known_hands(view: TrettioettView) -> list[tuple[Card, ...]]:
    """Each seat's hand as this seat knows it: its own, the cards of others that everyone knows, and blanks."""
    board = view.board
    hands = [known + ("",) * (count - len(known)) for known, count in zip(board.known, board.counts(), strict=True)]
    hands[view.seat] = view.hand
    return hands


def _place(rules: TrettioettRules, board: TrettioettBoard, seat: int) -> Place:
    marks = {
        "dealer": seat == board.dealer,
        "forehand": seat == board.playing[0],
        "to-act": not board.over and seat == board.turn,
        "knocked": seat == board.knocker,
        "free-lap": board.winner is None and rules.plays_on(board.lives[seat]) and not board.lives[seat],
        "winner": seat == board.winner,
        "out": not rules.plays_on(board.lives[seat]),
    }
    value = _shown_value(rules, board, seat)
    worth = None if value is None else value.points
    return Place(seat, seat, tuple(mark for mark, holds in marks.items() if holds), worth=worth)


def _shown_value(rules: TrettioettRules, board: TrettioettBoard, seat: int) -> Value[float] | None:
    """What a hand is worth that has been laid open; None for one that has not."""
    hand = board.known[seat]
    return rules.value(hand) if board.valued and len(hand) == HAND_SIZE else None


def _hand(rules: TrettioettRules, seat: int, hand: Sequence[Card], board: TrettioettBoard) -> Zone:
    """A hand; one that has been laid open for its worth has what counts of it marked (thirtyone.value)."""
    name, value, known = f"hand:{seat}", _shown_value(rules, board, seat), board.known[seat]

    def marks(card: Card) -> tuple[str, ...]:
        if value is not None:
            return ("counts",) if value.suit in (None, card[0]) else ("idle",)
        return ("shown",) if card in known else ()

    seen = by_suit(card for card in hand if card)
    cards = [TableCard(card, card, marks=marks(card)) for card in seen]
    backs = [TableCard(f"{name}/{place}", None) for place in range(len(seen), len(hand))]
    return Zone(name, "hand", seat, (*cards, *backs), len(hand), room=HAND_SIZE + 1)


def _pile(board: TrettioettBoard) -> Zone:
    """The pile with its top card, which is all that one sees of it."""
    top = tuple(TableCard(card, card) for card in board.pile[-1:])
    return Zone("pile", "pile", None, top, len(board.pile))


def _stock(board: TrettioettBoard) -> Zone:
    return Zone("stock", "stock", None, (), board.stock)


def _notes(board: TrettioettBoard) -> Iterable[Note]:
    if board.winner is not None:  # the chips still lie there: whose they are decides more than who knocked
        yield "pot-won", {"winner": board.winner}
    elif board.knocker is not None:
        yield "knocked", {"knocker": board.knocker}
