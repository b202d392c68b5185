"""Half and whole gubbe (tolva.half, tolva.whole): announcing that one's party takes the tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from tolva_teach.games.base import Decision
from tolva_teach.games.trickboard import Announcement, TrickBoard
from tolva_teach.games.tricktaking import TrickGame, TrickView, answer_due
from tolva_teach.rules.cards import Suit
from tolva_teach.rules.verdicts import Verdict, allowed, refused

HALF_TRICKS = 6
HALF_CARD_POINTS = 60
HALF_POINTS = 6
HALF_SCORE_LIMIT = 5
WHOLE_POINTS = 12

FIGURES: Mapping[str, int] = MappingProxyType(
    {
        "half_tricks": HALF_TRICKS,
        "half_card_points": HALF_CARD_POINTS,
        "half_points": HALF_POINTS,
        "half_limit": HALF_SCORE_LIMIT,
        "whole_points": WHOLE_POINTS,
    }
)
"""The same by name (`Game.figures`)."""


@dataclass(frozen=True, slots=True)
class Gubbe(Announcement):
    """An announced gubbe; its verb is `half` or `whole`."""

    @property
    def rule(self) -> str:
        """The rule that it was announced by."""
        return f"tolva.{self.verb}"

    @property
    def points(self) -> int:
        """What it wins or loses."""
        return HALF_POINTS if self.verb == "half" else WHOLE_POINTS


@dataclass(frozen=True)
class GubbeBoard(TrickBoard):
    """A board on which a gubbe may have been announced."""

    gubbe: Gubbe | None = None


class GubbeView(TrickView):
    """What a seat may know where a gubbe can be announced."""

    __slots__ = ()

    board: GubbeBoard


def judge(view: GubbeView, decision: Decision) -> Verdict:
    """An announcement, `half` or `whole`: what holds for both, then what holds for the one."""
    board, verb = view.board, decision.verb
    if board.question is not None:
        return answer_due(view)
    if board.gubbe is not None:
        return refused("tolva.gubbe.one", f"{board.gubbe.verb}-running", {"announcer": board.gubbe.seat})
    if not view.about_to_lead:
        return refused(f"tolva.{verb}", "trick-under-way")
    refusal = _half_refusal(view) if verb == "half" else _whole_refusal(view)
    if refusal is not None:
        return refusal
    if board.refill == "due":  # said last: what bars the announcement for good comes first
        return refused(view.game.refill_gubbe_rule, "before-refill")
    if verb == "half":
        return _may_announce_half(_first_trick(view), view.game.parties[view.seat], bool(board.tricks))
    return _may_announce_whole("may-announce" if board.tricks else "forehand-announces", _first_trick(view))


def told_refusal(view: GubbeView, verb: str) -> Verdict | None:
    """What bars a gubbe that people tell of, in a deal of which no card is known: trump set before, or the score."""
    return _half_refusal(view) if verb == "half" else _whole_refusal(view)


def _half_refusal(view: GubbeView) -> Verdict | None:
    """Trump set, not the first occasion in the deal, too few tricks left, or too high a score."""
    board, game = view.board, view.game
    if board.trump is not None:
        return refused("tolva.half.trumpless", "trump-set", {"trump": board.trump})
    if view.seat in [leader for _, leader, _ in board.tricks]:
        return refused("tolva.half", "been-in-before")
    left = game.trick_count - _first_trick(view)
    if left < HALF_TRICKS:
        return refused("tolva.half", "too-few-tricks", {"count": left})
    party = game.parties[view.seat]
    score = board.score[party]
    if score <= HALF_SCORE_LIMIT:
        return None
    sum_of = {"party": party, "score": score, "points": HALF_POINTS, "total": score + HALF_POINTS}
    return refused("tolva.half.limit", "score-too-high", {**sum_of, "most": HALF_SCORE_LIMIT})


def _whole_refusal(view: GubbeView) -> Verdict | None:
    """Trump set; or neither forehand before the first lead, nor another player who took the first trick."""
    trump, tricks = view.board.trump, view.board.tricks
    if trump is not None:
        return refused("tolva.whole", "trump-set", {"trump": trump})
    if tricks and tricks[0].leader == view.seat:  # forehand's time was over first
        return refused("tolva.whole", "was-forehand")
    return refused("tolva.whole", "too-late") if len(tricks) > 1 else None


def _first_trick(view: GubbeView) -> int:
    """Where an announcer's tricks begin: for forehand with the first, for others with the one that brought them in."""
    return max(len(view.board.tricks) - 1, 0)


@cache
def _may_announce_half(first: int, party: int, taken: bool) -> Verdict:
    """Where the first of the tricks has been `taken` already, it tells which they are."""
    which = {"trick": first + 1, "last": first + HALF_TRICKS} if taken else {}
    return allowed("tolva.half", "may-announce", {"first": first, "party": party, "most": HALF_SCORE_LIMIT, **which})


@cache
def _may_announce_whole(case: str, first: int) -> Verdict:
    return allowed("tolva.whole", case, {"first": first})


def melding_barred(view: GubbeView, suit: Suit) -> Verdict | None:
    """While a gubbe runs, nothing is melded."""
    gubbe = view.board.gubbe
    if gubbe is None:
        return None
    rule = "tolva.half.trumpless" if gubbe.verb == "half" else "tolva.whole"
    return refused(rule, "no-melds", {"announcer": gubbe.seat, "suit": suit})


def outcome(game: TrickGame, board: GubbeBoard) -> bool | None:
    """Whether the announced gubbe has been made or has failed, at the end of a trick; None while it is open."""
    gubbe = board.gubbe
    if gubbe is None:
        return None
    party = game.parties[gubbe.seat]
    tricks = board.tricks[gubbe.first :]
    if any(game.parties[trick.taker] != party for trick in tricks):
        return False
    return _half_outcome(game, board, gubbe) if gubbe.verb == "half" else _whole_outcome(game, board)


def because(game: TrickGame, board: GubbeBoard, gubbe: Gubbe, made: bool) -> Mapping[str, int | None]:
    """What decided it, as facts: who took one of its tricks, or the card points of half gubbe in so many tricks."""
    taker = board.tricks[-1].taker
    lost = not made and game.parties[taker] != game.parties[gubbe.seat]
    if lost:
        return {"taker": taker}
    if gubbe.verb == "whole":
        return {}
    tricks = board.tricks[gubbe.first :]
    brought = {"card_points": game.points.in_tricks(tricks)}
    return brought if made else {"taker": None, "count": len(tricks), **brought}


def _half_outcome(game: TrickGame, board: GubbeBoard, gubbe: Gubbe) -> bool | None:
    """All tricks so far are the party's: six with enough card points make it; too few points left to come fail it."""
    tricks = board.tricks[gubbe.first :]
    points = game.points.in_tricks(tricks)
    if len(tricks) == HALF_TRICKS:
        return points >= HALF_CARD_POINTS
    unplayed = game.points.in_pack - game.points.in_tricks(board.tricks)
    return False if points + unplayed < HALF_CARD_POINTS else None


def _whole_outcome(game: TrickGame, board: GubbeBoard) -> bool | None:
    """All tricks so far are the party's: made with the last."""
    return True if len(board.tricks) == game.trick_count else None
