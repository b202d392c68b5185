"""A table of Tölp, as `tolva_teach.rules.table` describes tables."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tolva_teach.games.tolp.board import UNSEEN, Exchange, TolpBoard, TolpRules
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Note, Place, Swap, Table, TableCard, Tally, Zone, ZoneKind

SECOND_PACK = "'"
"""Stands after the key of the other of two like cards."""


def known_hands(viewer: int, hand: Sequence[Card], counts: Sequence[int]) -> list[Sequence[Card]]:
    """Each seat's hand as this seat knows it: its own, and blanks."""
    return [hand if seat == viewer else (UNSEEN,) * count for seat, count in enumerate(counts)]


def table_of(
    rules: TolpRules,
    viewer: int | None,
    hands: Sequence[Sequence[Card]],
    exchanges: Sequence[Exchange],
    board: TolpBoard,
    actors: Sequence[int],
) -> Table:
    """The table as the viewer sees it.

    Args:
        hands: each seat's cards as far as the viewer knows them, `""` for a card that the viewer does not.
        viewer: the seat that looks, or None for everyone's cards.
    """
    apart = [pair for pair in exchanges if pair.given and not pair.done]
    room = _most_in_hand(hands, exchanges, board)
    cards = _keyed(viewer or 0, [*_away(board), *_pile(board), *_apart(apart), *_hands(hands)])
    return Table(
        viewer=viewer,
        places=tuple(_place(seat, hands, board, actors) for seat in range(rules.players)),
        zones=(
            *(_zone(f"hand:{seat}", "hand", seat, cards, room) for seat in range(rules.players)),
            *(_zone(f"apart:{pair.low}", "laid", pair.low, cards) for pair in apart),
            _zone("pile", "pile", None, cards),
            Zone("away", "turned", None, (), sum(len(laid.lay.cards) for laid in board.away)),
            *([Zone("aside", "turned", None, (), rules.aside)] if rules.aside else []),
        ),
        tallies=tuple(Tally(seat, won, unit="rounds") for seat, won in enumerate(board.score)),
        notes=tuple(_notes(board)),
        turned=board.turned,
        swaps=tuple(map(_swap, exchanges)) if any(not pair.done for pair in exchanges) else (),
    )


class _Lying(NamedTuple):
    """A card, where it lies and whose it is or was."""

    zone: str
    owner: int
    card: Card
    marks: tuple[str, ...] = ()


def _away(board: TolpBoard) -> Iterator[_Lying]:
    for seat, lay in board.away:
        yield from (_Lying("away", seat, card) for card in lay.cards)


def _pile(board: TolpBoard) -> Iterator[_Lying]:
    for laid in board.pile:
        marks = ("last",) if laid is board.pile[-1] else ("idle",)
        yield from (_Lying("pile", laid.seat, card, marks) for card in laid.lay.cards)


def _apart(exchanges: Iterable[Exchange]) -> Iterator[_Lying]:
    for pair in exchanges:
        yield from (_Lying(f"apart:{pair.low}", pair.high, card) for card in pair.given)


def _hands(hands: Sequence[Sequence[Card]]) -> Iterator[_Lying]:
    for seat, hand in enumerate(hands):
        yield from (_Lying(f"hand:{seat}", seat, card) for card in hand)


def _keyed(viewer: int, lying: Sequence[_Lying]) -> dict[str, list[TableCard]]:
    """The cards of each zone, with keys that stay as they move.

    Of two like cards, the viewer's own has the plain key, else that of the lower seat; a seat's cards that have been
    laid come before those in its hand. So a card's key stays when it is laid, and when the pile is turned down.
    """
    keys: dict[int, str] = {}
    taken: set[str] = set()
    for number, one in sorted(enumerate(lying), key=lambda each: (each[1].owner != viewer, each[1].owner)):
        keys[number] = one.card + SECOND_PACK * (one.card in taken)
        taken.add(one.card)
    zones: dict[str, list[TableCard]] = {}
    for number, one in enumerate(lying):
        zone = zones.setdefault(one.zone, [])
        key = keys[number] if one.card else f"{one.zone}/{len(zone)}"
        zone.append(TableCard(key, one.card or None, one.owner, one.marks))
    return zones


def _zone(name: str, kind: ZoneKind, seat: int | None, cards: dict[str, list[TableCard]], room: int = 0) -> Zone:
    lying = tuple(cards.get(name, ()))
    return Zone(name, kind, seat, lying, len(lying), room=room)


def _most_in_hand(hands: Sequence[Sequence[Card]], exchanges: Iterable[Exchange], board: TolpBoard) -> int:
    """How many cards a hand has when the round begins, at most: all that are dealt, as evenly as they go."""
    laid = sum(len(laid.lay.cards) for laid in (*board.pile, *board.away))
    apart = sum(len(pair.given) for pair in exchanges if not pair.done)
    return -(-(sum(map(len, hands)) + laid + apart) // len(hands))


def _swap(pair: Exchange) -> Swap:
    zone = f"apart:{pair.low}" if pair.given and not pair.done else ""
    return Swap(pair.high, pair.low, pair.size, bool(pair.given), pair.done, zone)


def _place(seat: int, hands: Sequence[Sequence[Card]], board: TolpBoard, actors: Sequence[int]) -> Place:
    """A seat; its title is that of the last round until this one is over."""
    placing = board.finished if board.over else board.placing
    order = placing.index(seat) + 1 if placing else None
    title = {None: "", 1: "king", len(board.score): "tolp"}.get(order, "")
    gone_out = board.finished.index(seat) + 1 if seat in board.finished and not board.over else None
    marks = tuple(_marks(seat, hands, board, actors, title))
    return Place(seat, seat, marks, title, order, gone_out=gone_out)


def _marks(
    seat: int, hands: Sequence[Sequence[Card]], board: TolpBoard, actors: Sequence[int], title: str
) -> Iterator[str]:
    """What is to be seen of a seat. Not that it is `in`, which beside those who are out would say that it is not."""
    marks = {
        "dealer": seat == board.dealer,
        "forehand": seat == (board.dealer + 1) % len(board.score),
        "to-act": seat in actors,
        "out": seat in board.finished and not hands[seat],
        "passed": seat in board.passed or (bool(hands[seat]) and seat in _passed_by(board)),
        title: bool(title),
    }
    return (mark for mark, holds in marks.items() if holds)


def _passed_by(board: TolpBoard) -> Iterator[int]:
    """The seats that the turn has gone by since the last lay: who of them holds cards has passed (tolp.pass)."""
    if not board.pile or board.over:
        return
    seat, seats = board.pile[-1].seat, len(board.score)
    while (seat := (seat + 1) % seats) not in (board.turn, board.pile[-1].seat):
        yield seat


def _notes(board: TolpBoard) -> Iterator[Note]:
    if board.start is not None:
        yield "start", {"leader": board.turn, "card": board.start}
    if board.turned:
        yield "revolution", {}
