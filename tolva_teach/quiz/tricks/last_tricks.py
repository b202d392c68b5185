"""A deal's last tricks, laid open, once all the cards that are left are known."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tolva_teach.games.tricktable import table_of
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.tricks.single import without
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import PLAYED, Table, TableCard, Zone
from tolva_teach.rules.tricks import Play

Tricks = Sequence[Sequence[Play]]


def in_hand(view: TrickView) -> Collection[Card]:
    """The hand, where cards lie on the table too: those are played first, so that all of them are soon turned up."""
    return view.hand if len(view.available) > len(view.hand) else ()


def all_is_known(view: TrickView, counts: Collection[int]) -> bool:
    """Whether the seat leads to so many last tricks: nothing is to be drawn or turned up any more."""
    board = view.board
    over = not board.stock and board.refill != "due" and len(board.tricks) >= view.game.free_tricks
    return view.about_to_lead and over and board.question is None and _is_open(view, counts)


def _is_open(view: TrickView, counts: Collection[int]) -> bool:
    """Whether so many cards are left, and none of them lies face down."""
    return view.cards_left in counts and not any(map(any, _down(view)))


def has_rows(view: TrickView) -> bool:
    """Whether the game is played from rows on the table too, where a card may lie on another that nobody has seen."""
    return bool(_down(view))


def _down(view: TrickView) -> Sequence[Sequence[bool]]:
    """By seat, which places of its row have a card face down; nothing where no rows are laid."""
    return view.board.down


def laid_out(view: TrickView, tricks: Tricks) -> Table:
    """Everybody's cards in the order in which they are played to these tricks, seen by nobody."""
    rules = view.game
    hands = [[one.card for trick in tricks for one in trick if one.seat == seat] for seat in range(rules.players)]
    table = table_of(rules, None, hands, (), view.board, ())
    shown = without(table, "taken", "centre", "stock", "row", turns=False)
    return replace(shown, zones=tuple(_in_order(zone, hands) for zone in shown.zones))


def _in_order(zone: Zone, hands: Sequence[Sequence[Card]]) -> Zone:
    """A hand as it is played, from the left."""
    if zone.seat is None:
        return zone
    cards = hands[zone.seat]
    return replace(zone, cards=tuple(TableCard(card, card, marks=(PLAYED,)) for card in cards), count=len(cards))
