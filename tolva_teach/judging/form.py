"""What one lays out to have a position judged: the parts of a form, by game, each with the name that a position has."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from tolva_teach.games.base import Game
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.bordstolva import PLACES, Bordstolva
from tolva_teach.games.gubbe import GubbeBoard
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.scoring import HAND_SIZE
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.late import takes_up
from tolva_teach.judging.tricks import DRAWING, DRAWN
from tolva_teach.rules.cards import SUITS

Kind = Literal["cards", "card", "suit", "choice", "number", "one-of-hand", "hands", "seat", "rows", "numbers"]


class Part(NamedTuple):
    """A part of the form."""

    name: str
    kind: Kind
    most: int = 0
    """The most cards, hands, seats or rows; the largest number, also where each party or player has one."""
    values: Sequence[Any] = ()
    """What can be chosen, besides that nothing is told; the words are those of `judge-NAME-VALUE`."""
    least: int = 0
    """The smallest number."""
    always: bool = True
    """Whether it is asked for at once; else where the verdict hangs on it, and among what else can be told."""


TURN = "turn"
"""The form in which one lays out what may be done."""
SHOWDOWN = "showdown"
"""Who loses."""
TAKES = "takes"
"""Who takes the trick."""
LATE = "late"
"""What was wrong, where that is found out afterwards."""


class Form(NamedTuple):
    """What is laid out for one sort of question."""

    name: str
    """`TURN`, `SHOWDOWN`, `TAKES` or `LATE`."""
    parts: Sequence[Part]


@lru_cache(maxsize=16)
def forms(game: Game[Any]) -> Sequence[Form]:
    """The forms of a game, the usual one first; none for a game that cannot be judged here."""
    if isinstance(game, TrickGame):
        return [
            Form(TURN, _of_tricks(game)),
            Form(TAKES, _of_a_trick(game)),
            Form(LATE, _of_tricks_since(game)),
        ]
    if isinstance(game, Tolp):
        return [Form(TURN, _of_piles(game)), Form(LATE, _of_a_round(game))]
    if isinstance(game, Trettioett):
        return [Form(TURN, _of_turns(game)), Form(SHOWDOWN, _of_hands(game)), Form(LATE, _of_a_hand(game))]
    return []


_PHASE = Part("phase", "choice", values=(DRAWING, DRAWN))


def _of_a_trick(game: TrickGame) -> list[Part]:
    phases = [_PHASE] if game.free_tricks else []
    return [Part("trick", "cards", game.players), Part("trump", "suit"), *phases]


def _of_tricks(game: TrickGame) -> list[Part]:
    most = len(game.pack) // game.players
    standing = game.first_standing(None, 0, None)
    begun = game.start(game.deal_out(game.pack, 0, standing), 0, standing).view(0)
    rows = [Part("table", "cards", PLACES)] if isinstance(game, Bordstolva) else []
    phases = [_PHASE] if begun.board.stock else []
    noes = (1, 2) if isinstance(game, Bondtolva) else (1,)
    asks = [Part("asked", "choice", values=noes, always=False)] if game.ask_rule and game.players == 4 else []
    answers = [Part("question", "choice", values=("any", *SUITS), always=False)] if asks else []
    gubbe = isinstance(begun.board, GubbeBoard)
    refills = bool(game.refill_verb) and bool(begun.board.stock or rows)
    return [
        Part("trick", "cards", game.players - 1),
        Part("hand", "cards", most),
        *rows,
        Part("trump", "suit"),
        *phases,
        Part("taken", "number", game.trick_count - 1, always=False),
        Part("left", "number", most, always=False),
        Part("score", "number", game.figures["target"] - 1, always=False),
        Part("melded", "choice", values=(True,), always=False),
        *asks,
        *answers,
        *([Part("led", "choice", values=(False, True), always=False)] if gubbe else []),
        *([Part("gubbe", "choice", values=("half", "whole"), always=False)] if gubbe else []),
        *([Part("refill", "choice", values=("done",), always=False)] if refills else []),
    ]


def _of_piles(game: Tolp) -> list[Part]:
    turned = [Part("turned", "choice", values=(False, True))] if game.rules.revolution else []
    return [Part("lay", "cards", 8), Part("hand", "cards", 26), *turned]


def _of_turns(game: Trettioett) -> list[Part]:
    lap = [] if game.rules.knocks_in_first_lap else [Part("lap", "choice", values=(2,))]
    return [
        Part("hand", "cards", HAND_SIZE + 1),
        Part("pile", "card", 1),
        Part("taken_card", "one-of-hand"),
        Part("knocker", "choice", values=(1,)),
        *lap,
        Part("stock", "choice", values=(0,), always=False),
    ]


def _of_hands(game: Trettioett) -> list[Part]:
    return [Part("hands", "hands", min(game.players, 6)), Part("knocker", "seat", min(game.players, 6))]


def _of_tricks_since(game: TrickGame) -> list[Part]:
    phases = [_PHASE] if game.free_tricks else []
    since = [Part("since", "number", game.trick_count, least=1)] if takes_up(game) else []
    return [
        Part("held", "card", 1),
        Part("tricks", "rows", game.trick_count),
        Part("trump", "suit"),
        *phases,
        *since,
        Part("trump_from", "number", game.trick_count, least=1, always=False),
        Part("score_before", "numbers", game.figures["target"] - 1, always=False),
    ]


def _of_a_round(game: Tolp) -> list[Part]:
    done = ("passed", "started", "high")
    return [
        Part("held", "card", 1),
        Part("done", "choice", values=done),
        Part("lay", "cards", 8),
        Part("gave", "cards", 9),
    ]


def _of_a_hand(game: Trettioett) -> list[Part]:
    return [Part("shown", "cards", HAND_SIZE + 1), Part("lives_before", "numbers", game.rules.first, always=False)]
