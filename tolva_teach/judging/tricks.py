"""A position of a trick game: a hand, the trick in its order, trump, and what has been said and taken before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from tolva_teach.games.base import Standing, evolve
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.bordstolva import EMPTY, PLACES, BordBoard, Bordstolva
from tolva_teach.games.gubbe import Gubbe, GubbeBoard
from tolva_teach.games.melding import pair
from tolva_teach.games.trickboard import Duty, Meld, Trick, TrickBoard
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.judging.layout import Asked
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.rules.cards import SUITS, Card
from tolva_teach.rules.tricks import Play

ANY_PAIR = "any"
"""The partner has asked for a pair of whatever suit."""

_UNSEEN: Card = ""


DRAWING, DRAWN = 1, 2
"""What `phase` tells: the stock has cards, or has run out."""

_ASKS = (
    Asked("trump", SUITS),
    Asked("phase", [DRAWING, DRAWN]),
    Asked("taken", [0, 1]),
    Asked("led", [True]),
    Asked("left", [2, 3]),
    Asked("score", [[6], [10], [11]]),
)


@dataclass(frozen=True)
class Tricks:
    """The layout of trick games."""

    def asks(self, position: Position) -> Sequence[Asked]:
        drawn = self._drawn_out(position)
        return [asked for asked in _ASKS if asked.name != "phase" or drawn]

    def view(self, position: Position) -> TrickView:
        game, trick, begun = _game(position), _trick(position), self._begun(position)
        board, hand = self._board(position, trick, begun.board), position.cards("hand")
        counts = [*self._counts(position)]
        seat = type(begun.view(YOU))
        return seat(game, YOU, (YOU,), hand, trick, board, tuple(counts))

    def deal(self, position: Position) -> TrickDeal:
        view = self.view(position)
        hands = [view.hand, *((_UNSEEN,) * count for count in view.counts[1:])]
        stock = (_UNSEEN,) * view.board.stock
        under = [(_UNSEEN,) * sum(row) for row in view.board.down]
        return TrickDeal.gone_on_with(view, hands, stock, under)

    def _counts(self, position: Position) -> list[int]:
        """How many cards each has left; those of the others say nothing of what may be done."""
        held = len(position.cards("hand"))
        left = max(position.number("left", held), held) - len(position.cards("table")) - self._hidden(position)
        return [max(left, held)] * position.game.players

    def _board(self, position: Position, trick: tuple[Play, ...], begun: TrickBoard) -> TrickBoard:
        game = _game(position)
        leader = trick[0].seat if trick else YOU
        takers = self._takers(position, leader)
        forehand = position.seat("forehand")
        usual = YOU if position.given.get("led") else 1
        first = leader if not takers else usual if forehand is None else forehand
        leaders = [first, *takers][: len(takers)]
        tricks = [Trick((), leading, taker) for leading, taker in zip(leaders, takers, strict=True)]
        refill = self._refill(position, begun.stock, len(takers), bool(trick))
        drawn = len(takers) - (refill == "due")
        changes: dict[str, Any] = {
            "dealer": (first - 1) % game.players,
            "leader": leader,
            "tricks": tuple(tricks),
            "trump": self._trump(position),
            "melds": self._melds(position),
            "melded": bool(position.given.get("melded")),
            "asked": position.number("asked", 0, most=2),
            "stock": max(begun.stock - game.players * max(drawn, 0), 0),
            "refill": refill,
            **self._question(position),
            **self._gubbe(position, begun, len(takers)),
            **self._row(position, begun),
            **self._duties(position),
        }
        return evolve(begun, **changes)

    def _takers(self, position: Position, leader: int) -> list[int]:
        """Who took each of the tricks before; where only their number is known, whoever leads now took the last, and
        those before if it is told that they have led."""
        takers = position.given.get("takers")
        if takers is None:
            before = leader if leader != YOU or position.given.get("led") else 1
            count = self._taken(position)
            return [*[before] * (count - 1), leader] if count else []
        if len(takers) >= _game(position).trick_count or any(its not in range(position.game.players) for its in takers):
            raise PositionError("takers")
        return list(takers)

    def _taken(self, position: Position) -> int:
        """How many tricks have been taken. Where nothing is told, whoever leads has taken one; and the tricks are over
        to which any card goes, unless it is told that the stock has cards.

        Raises:
            PositionError: with so many, the stock is not as it is told to be.
        """
        game, phase, drawn = _game(position), self._phase(position), self._drawn_out(position)
        begun = 0 if position.cards("trick") else 1
        usual = {DRAWING: 0, DRAWN: drawn}.get(phase or 0, game.free_tricks)
        taken = position.number("taken", max(begun, usual), most=game.trick_count - 1)
        latest = drawn - 1 if position.cards("trick") else drawn
        if (phase == DRAWN and taken < drawn) or (phase == DRAWING and drawn and taken > latest):
            raise PositionError("phase-taken")
        return taken

    def _phase(self, position: Position) -> int | None:
        """Whether the stock has cards; None where nobody says."""
        return None if position.given.get("phase") is None else position.number("phase", DRAWN, DRAWING, DRAWN)

    def _drawn_out(self, position: Position) -> int:
        """After how many tricks the stock has run out; 0 where there is none."""
        return self._begun(position).board.stock // position.game.players

    def _begun(self, position: Position) -> TrickDeal:
        """The deal before anything has happened."""
        game, standing = _game(position), self._standing(position)
        deal = game.start(game.deal_out(game.pack, 0, standing), 0, standing)
        assert isinstance(deal, TrickDeal)
        return deal

    def _standing(self, position: Position) -> Standing:
        """The score; a party that nobody tells of has none."""
        told, parties = position.score(), _game(position).party_count
        try:
            whole = None if told is None else [*told, *[0] * (parties - len(told))]
            return position.game.first_standing(whole, 0, None)
        except ValueError:
            raise PositionError("score") from None

    def _refill(self, position: Position, stock: int, taken: int, laid: bool) -> str:
        """Whether one has drawn after the last trick: not yet, where nothing is told."""
        if self._phase(position) == DRAWN:
            return "none"
        told = position.given.get("refill")
        if told in ("none", "due", "done"):
            return str(told)
        left = stock - position.game.players * (taken - 1)
        return "due" if stock and taken and not laid and left > 0 else "none"

    def _trump(self, position: Position) -> str | None:
        trump = position.given.get("trump")
        if trump is not None and trump not in SUITS:
            raise PositionError("trump")
        melded = position.given.get("melds")
        return trump or (melded[0] if melded else None)

    def _melds(self, position: Position) -> tuple[Meld, ...]:
        """The melds before; where only trump is known, that one, and nobody knows any more whose it was."""
        suits = position.given.get("melds") or [its for its in [position.given.get("trump")] if its]
        if len(suits) > len(SUITS) or any(its not in SUITS for its in suits):
            raise PositionError("trump")
        holder = position.seat("melder")
        shown = [] if holder is None else [holder]
        game = _game(position)
        return tuple(
            Meld(holder or 1, its, game.meld_name(number), tuple((seat, card) for seat in shown for card in pair(its)))
            for number, its in enumerate(suits)
        )

    def _question(self, position: Position) -> Mapping[str, Any]:
        """The partner's question, where it waits for an answer."""
        asked = position.given.get("question")
        if asked is None:
            return {}
        if position.game.players != 4 or asked not in (ANY_PAIR, *SUITS):
            raise PositionError("question")
        partner = _game(position).partner_of(YOU)
        return {
            "question": partner,
            "question_suit": None if asked == ANY_PAIR else asked,
            "leader": partner,
            "asked": 1 if asked == ANY_PAIR else 2,
        }

    def _gubbe(self, position: Position, board: TrickBoard, taken: int) -> Mapping[str, Any]:
        said = position.given.get("gubbe")
        if said is None:
            return {}
        if said not in ("half", "whole") or not isinstance(board, GubbeBoard):
            raise PositionError("gubbe")
        return {"gubbe": Gubbe(said, position.seat("announcer") or YOU, max(taken - 1, 0))}

    def _row(self, position: Position, begun: TrickBoard) -> Mapping[str, Any]:
        """The cards face up before the seat, where cards lie on the table. Hands are taken up, but where it is told
        that no trick has been taken and the first one is played from the table."""
        if not isinstance(position.game, Bordstolva):
            return {}
        row = position.cards("table")
        if len(row) > PLACES:
            raise PositionError("row-too-long", most=PLACES)
        taken_up = position.given.get("taken") != 0 or cast(BordBoard, begun).taken_up
        mine, bare = (*row, *(EMPTY,) * (PLACES - len(row))), (EMPTY,) * PLACES
        under = tuple(place < self._hidden(position) for place in range(PLACES))
        return {"up": (mine, bare), "down": (under, (False,) * PLACES), "taken_up": taken_up}

    def _hidden(self, position: Position) -> int:
        """How many cards lie face down under those that have been laid out, where more are left than these."""
        up = len(position.cards("table"))
        return min(up, max(position.number("left", 0) - len(position.cards("hand")) - up, 0))

    def _duties(self, position: Position) -> Mapping[str, Any]:
        """What an answer obliges the seat to (bond.lead-answer)."""
        kind, its = position.given.get("duty"), position.given.get("duty_suit")
        if kind is None or not isinstance(position.game, Bondtolva):
            return {}
        if kind not in ("lead-card", "lead-suit", "answer", "lead-pair") or its not in SUITS:
            raise PositionError("duty")
        return {"duties": (Duty(kind, YOU, its),)}


def _game(position: Position) -> TrickGame:
    return cast(TrickGame, position.game)


def _trick(position: Position) -> tuple[Play, ...]:
    """The trick under way: the seat that is judged plays next.

    Raises:
        PositionError: it is whole, or larger.
    """
    cards, players = position.cards("trick"), position.game.players
    if len(cards) >= players:
        raise PositionError("trick-too-long", most=players - 1, count=len(cards))
    return tuple(Play((place - len(cards)) % players, card) for place, card in enumerate(cards))
