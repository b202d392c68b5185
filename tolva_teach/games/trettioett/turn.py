"""What a seat may do in its turn: knock, or take or draw and then discard."""

from functools import lru_cache

from tolva_teach.games.base import Decision
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.rules.cards import FULL_PACK, Card
from tolva_teach.rules.refusals import ANOTHER_GAMES_VERB, NOT_HELD
from tolva_teach.rules.verdicts import Verdict, allowed, refused

_DISCARD_FIRST = refused("thirtyone.turn", "discard-first")
_TAKE_FIRST = refused("thirtyone.turn", "take-first")
_TAKE_FROM_PILE_FIRST = refused("thirtyone.turn", "take-from-pile-first")
_JUST_TAKEN = refused("thirtyone.turn", "just-taken")
_STOCK_EMPTY = refused("thirtyone.stock-out", "stock-empty")
_HAS_TAKEN = refused("thirtyone.knock", "turn-begun", {"by": "take"})
_HAS_DRAWN = refused("thirtyone.knock", "turn-begun", {"by": "draw"})
_FIRST_LAP = refused("thirtyone.house.first-lap", "first-lap")
_MAY_DRAW = allowed("thirtyone.turn", "may-draw")
_MAY_KNOCK = allowed("thirtyone.knock", "may-knock")
_MAY_DISCARD = allowed("thirtyone.turn", "may-discard")


@lru_cache(maxsize=64)
def openings(seat: int) -> tuple[Decision, ...]:
    """What a seat can begin its turn with."""
    return Decision(seat, "take"), Decision(seat, "draw"), Decision(seat, "knock")


def judge_take(view: TrettioettView, decision: Decision) -> Verdict:
    """The pile's top card may always be taken; it is all there is when the stock has run out after a knock."""
    board = view.board
    if decision.args:  # `take A`, with ranks, belongs to another game
        return ANOTHER_GAMES_VERB
    if board.must_discard:
        return _DISCARD_FIRST
    top = {"card": board.pile[-1]}
    if not board.stock:
        return allowed("thirtyone.stock-out", "pile-only", top)
    return allowed("thirtyone.turn", "may-take", top)


def judge_draw(view: TrettioettView, decision: Decision) -> Verdict:
    """The stock may be drawn from while it lasts."""
    if view.board.must_discard:
        return _DISCARD_FIRST
    return _MAY_DRAW if view.board.stock else _STOCK_EMPTY


def judge_knock(view: TrettioettView, decision: Decision) -> Verdict:
    """Instead of the turn, before taking or drawing; nobody knocks after another, nor by a house rule in lap one."""
    board = view.board
    if board.knocker is not None:
        return refused("thirtyone.knock", "knocked-already", {"knocker": board.knocker})
    if not board.must_discard:
        return _FIRST_LAP if board.lap == 1 and not view.rules.knocks_in_first_lap else _MAY_KNOCK
    return _HAS_DRAWN if board.taken is None else _HAS_TAKEN


def judge_discard(view: TrettioettView, decision: Decision) -> Verdict:
    """Any card but the one just taken from the pile; a drawn one may go."""
    board, card = view.board, decision.args[0]
    if not board.must_discard:
        return _TAKE_FIRST if board.stock else _TAKE_FROM_PILE_FIRST
    if card not in view.hand:
        return NOT_HELD
    if card == board.taken:
        return _JUST_TAKEN
    return _MAY_DISCARD if board.taken is None else _may_discard_another(board.taken)


@lru_cache(maxsize=len(FULL_PACK))
def _may_discard_another(taken: Card) -> Verdict:
    """Any card but this one (kept: it is asked about each card of a hand)."""
    return allowed("thirtyone.turn", "may-discard-another", {"kept": taken})
