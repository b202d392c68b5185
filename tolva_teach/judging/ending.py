"""The end of a deal of tricks, of which one knows what each party has taken: laid out up to its last card."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision, evolve, play
from tolva_teach.games.trickboard import Trick
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.judging.position import Position, PositionError
from tolva_teach.rules.cards import SUITS, Card
from tolva_teach.rules.tricks import Play

_Worth = tuple[int, ...]


class Ending(NamedTuple):
    """A deal before its last card, and the decision to play it."""

    deal: TrickDeal
    last: Decision


def ending(position: Position) -> Ending:
    """The deal in which the parties have taken so much (`counts`: for each party its numbers, as its game counts) and
    the last trick goes to a seat (`last`).

    Raises:
        PositionError: there are not so many points, or the score is none to begin a deal with.
    """
    game, last = position.game, position.seat("last") or 0
    assert isinstance(game, TrickGame)
    rest, lowest = _lowest_apart(game)
    trick = tuple(Play((last + place) % game.players, card) for place, card in enumerate(lowest))
    tricks = [*_tricks(game, _share(game, rest, _counts(position, game))), Trick(trick[:0], last, last)][:-1]
    return _before_last_card(position, game, tricks, trick)


def _lowest_apart(game: TrickGame) -> tuple[list[Card], list[Card]]:
    """The pack without one card of the lowest rank for each seat, and those: whoever leads takes them with theirs."""
    lowest = [suit + game.ranks[-1] for suit in SUITS[: game.players]]
    rest = [suit + rank for rank in game.ranks for suit in SUITS]  # those that count most first: so it is quickly found
    return [card for card in rest if card not in lowest], lowest


def _counts(position: Position, game: TrickGame) -> list[_Worth]:
    """What each party has taken, by the numbers that its game counts.

    Raises:
        PositionError: a number for each party is missing, or they are more or less than the pack has.
    """
    told = position.given.get("counts")
    whole = tuple(game.worth(game.pack).values())
    if not isinstance(told, list) or len(told) != game.party_count:
        raise PositionError("counts")
    counts = [tuple(its) if isinstance(its, list) else (its,) for its in told]
    if any(len(its) != len(whole) or not all(isinstance(one, int) for one in its) for its in counts):
        raise PositionError("counts")
    if tuple(map(sum, zip(*counts, strict=True))) != whole:
        raise PositionError("counts-sum", most=whole[0])
    return counts


def _share(game: TrickGame, cards: Sequence[Card], counts: Sequence[_Worth]) -> list[list[Card]]:
    """The cards shared out so that each party has whole tricks that count so much.

    Raises:
        PositionError: they cannot be.
    """
    shares, left = [], list(cards)
    for wanted in counts[:-1]:
        share = _pick(game, left, wanted)
        shares.append(share)
        left = [card for card in left if card not in share]
    return [*shares, left]


def _pick(game: TrickGame, cards: Sequence[Card], wanted: _Worth) -> list[Card]:
    """Some of the cards that count so much, as many as make whole tricks."""
    reached: dict[tuple[int, _Worth], tuple[Card, ...]] = {(0, (0,) * len(wanted)): ()}
    for card in cards:
        worth = tuple(game.worth([card]).values())
        for (count, sums), picked in list(reached.items()):
            after = tuple(a + b for a, b in zip(sums, worth, strict=True))
            if all(a <= b for a, b in zip(after, wanted, strict=True)):
                reached.setdefault((count + 1, after), (*picked, card))
                if after == wanted and (count + 1) % game.players == 0:
                    return [*picked, card]
    raise PositionError("counts")


def _tricks(game: TrickGame, shares: Sequence[Sequence[Card]]) -> list[Trick]:
    tricks = []
    for party, cards in enumerate(shares):
        taker, size = game.parties.index(party), game.players
        for begin in range(0, len(cards), size):
            plays = tuple(Play((taker + place) % size, card) for place, card in enumerate(cards[begin : begin + size]))
            tricks.append(Trick(plays, taker, taker))
    return tricks


def _before_last_card(position: Position, game: TrickGame, tricks: Sequence[Trick], trick: Sequence[Play]) -> Ending:
    try:
        standing = game.first_standing(position.score(), position.number("carry", 0), None)
    except ValueError:
        raise PositionError("score") from None
    begun = game.start(game.deal_out(game.pack, 0, standing), 0, standing)
    assert isinstance(begun, TrickDeal)
    seat, card = trick[-1]
    changes: Mapping[str, Any] = {"leader": trick[0].seat, "tricks": tuple(tricks), "stock": 0, "refill": "none"}
    board, hands = evolve(begun.board, **changes, **_bare(begun)), _no_cards(game.players)
    hands[seat] = (card,)
    looks = type(begun.view(seat))
    counts = tuple(map(len, hands))
    view = looks(game, seat, (seat,), hands[seat], tuple(trick[:-1]), board, counts)
    deal = TrickDeal.gone_on_with(view, hands, (), _no_cards(game.players))
    deal.before, deal.carry = standing, standing.carry
    return Ending(deal, play(seat, card))


def _no_cards(players: int) -> list[tuple[Card, ...]]:
    return [()] * players


def _bare(deal: TrickDeal) -> Mapping[str, Any]:
    """The rows on the table, if there are any, with nothing left in them."""
    rows = deal.board.down
    if not rows:
        return {}
    none = tuple(tuple(False for _ in row) for row in rows)
    return {"up": tuple(("",) * len(row) for row in rows), "down": none, "taken_up": True}
