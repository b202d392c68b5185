"""A trick game's table, as `tolva_teach.table` describes tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tolva_teach.cards import Card, by_suit
from tolva_teach.table import Place, Table, TableCard, Zone
from tolva_teach.tricks import Play, winning

if TYPE_CHECKING:
    from tolva_teach.games.tricktaking import Board, Trick, TrickGame


def table_of(
    game: "TrickGame",
    viewer: int | None,
    hands: Sequence[Sequence[Card]],
    trick: Sequence[Play],
    board: "Board",
    actors: Sequence[int],
    lying: Sequence[Play] = (),
) -> Table:
    """The table as the viewer sees it.

    Args:
        hands: each seat's cards as far as the viewer knows them, `""` for a card that the viewer does not.
        viewer: the seat that looks, or None for everyone's cards.
        lying: the last trick, where it lies there still and has not been gathered.
    """
    gathered = board.tricks[:-1] if lying else board.tricks
    taken = [_taken(game, party, gathered) for party in range(game.party_count)]
    shown = {card for meld in board.melds for _, card in meld.shown}
    return Table(
        viewer=viewer,
        places=tuple(_place(game, seat, trick, board, actors) for seat in range(game.players)),
        zones=(
            *(_hand(game, seat, hand, shown) for seat, hand in enumerate(hands)),
            *game.zones(board),
            _trick(lying, _of_seat(lying, board.last_taker)) if lying else _trick(trick, _best(game, trick, board)),
            *taken,
        ),
        tallies=tuple(
            replace(game.tally(party, score), beside=_beside(taken[party])) for party, score in enumerate(board.score)
        ),
        trump=board.trump,
        melds=board.melds,
        notes=tuple(game.notes(board)),
    )


def known_hands(
    viewer: int, hand: Sequence[Card], counts: Sequence[int], trick: Sequence[Play], board: "Board"
) -> list[list[Card]]:
    """Each seat's hand as this seat knows it: its own, others' melded cards that are not yet played, and blanks."""
    played = {card for taken in board.tricks for card in taken.cards} | {play.card for play in trick}
    shown = [held for meld in board.melds for held in meld.shown if held[1] not in played | board.face_up]
    hands = []
    for seat, count in enumerate(counts):
        known = list(hand) if seat == viewer else [card for holder, card in shown if holder == seat]
        hands.append(known + [""] * (count - len(known)))
    return hands


def _place(game: "TrickGame", seat: int, trick: Sequence[Play], board: "Board", actors: Iterable[int]) -> Place:
    marks = {
        "dealer": seat == board.dealer,
        "forehand": seat == (board.dealer + 1) % game.players,
        "to-act": seat in actors,
        "in": not board.over and not trick and seat == board.leader,
    }
    return Place(seat, game.parties[seat], tuple(mark for mark, holds in marks.items() if holds))


def _hand(game: "TrickGame", seat: int, hand: Sequence[Card], shown: Iterable[Card]) -> Zone:
    name = f"hand:{seat}"
    seen = by_suit([card for card in hand if card], game.ranks)
    cards = [TableCard(card, card, marks=("shown",) if card in shown else ()) for card in seen]
    backs = [TableCard(f"{name}/{place}", None) for place in range(len(seen), len(hand))]
    return Zone(name, "hand", seat, (*cards, *backs), len(hand))


def _best(game: "TrickGame", trick: Sequence[Play], board: "Board") -> Play | None:
    return winning(trick, game.trump_in_force(board)) if trick else None


def _of_seat(trick: Iterable[Play], seat: int | None) -> Play | None:
    return next((play for play in trick if play.seat == seat), None)


def _trick(trick: Sequence[Play], best: Play | None) -> Zone:
    cards = []
    for place, play in enumerate(trick):
        marks = ("led",) if place == 0 else ()
        cards.append(TableCard(play.card, play.card, play.seat, (*marks, "winning") if play is best else marks))
    return Zone("trick", "trick", None, tuple(cards), len(cards))


def _taken(game: "TrickGame", party: int, gathered: Iterable["Trick"]) -> Zone:
    tricks = [trick for trick in gathered if game.parties[trick.taker] == party]
    facts = {"tricks": len(tricks), **game.worth(card for trick in tricks for card in trick.cards)}
    seat = game.parties.index(party)
    return Zone(f"taken:{party}", "taken", seat, (), sum(len(trick.plays) for trick in tricks), facts)


def _beside(taken: Zone) -> Mapping[str, int]:
    """What is counted beside the score: what the tricks are worth, then how many they are."""
    return {name: count for name, count in taken.facts.items() if name != "tricks"} | {"tricks": taken.facts["tricks"]}
