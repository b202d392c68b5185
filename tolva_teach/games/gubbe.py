"""Half and whole gubbe (tolva.half, tolva.whole): announcing that one's party takes the tricks."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from tolva_teach.cards import Suit
from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import Board, TrickGame, TrickView, answer_due
from tolva_teach.verdicts import Verdict, allowed, plainly_refused, refused

HALF_TRICKS = 6
HALF_CARD_POINTS = 60
HALF_POINTS = 6
HALF_SCORE_LIMIT = 5
WHOLE_POINTS = 12


@dataclass(frozen=True, slots=True)
class Gubbe:
    """An announced gubbe."""

    verb: str
    """`half` or `whole`."""
    seat: int
    first: int
    """The number of tricks taken before the first that counts."""

    @property
    def rule(self) -> str:
        """The rule that it was announced by."""
        return f"tolva.{self.verb}"

    @property
    def points(self) -> int:
        """What it wins or loses."""
        return HALF_POINTS if self.verb == "half" else WHOLE_POINTS


@dataclass(frozen=True)
class GubbeBoard(Board):
    """A board on which a gubbe may have been announced."""

    gubbe: Gubbe | None = None


class GubbeView(TrickView):
    """What a seat may know where a gubbe can be announced."""

    __slots__ = ()

    board: GubbeBoard


Check: TypeAlias = Callable[[GubbeView, str], Verdict | None]
"""One thing that can be wrong with announcing this gubbe (`half`, `whole`)."""


def _first_trick(view: GubbeView) -> int:
    """Where an announcer's tricks begin: for forehand with the first, for others with the one that brought them in."""
    return max(len(view.board.tricks) - 1, 0)


def only_one(view: GubbeView, verb: str) -> Verdict | None:
    """tolva.gubbe.one."""
    gubbe = view.board.gubbe
    if gubbe is None:
        return None
    return refused("tolva.gubbe.one", f"{gubbe.verb}-running", {"announcer": gubbe.seat})


def before_a_lead(view: GubbeView, verb: str) -> Verdict | None:
    """A gubbe is announced before leading."""
    return None if view.about_to_lead else plainly_refused(f"tolva.{verb}", "trick-under-way")


def half_trumpless(view: GubbeView, verb: str) -> Verdict | None:
    """tolva.half.trumpless."""
    trump = view.board.trump
    return None if trump is None else refused("tolva.half.trumpless", "trump-set", {"trump": trump})


def whole_trumpless(view: GubbeView, verb: str) -> Verdict | None:
    """Whole gubbe is not announced after trump has been set."""
    trump = view.board.trump
    return None if trump is None else refused("tolva.whole", "trump-set", {"trump": trump})


def first_occasion(view: GubbeView, verb: str) -> Verdict | None:
    """Half gubbe belongs to the first time in the deal that a player is in."""
    if view.seat not in [trick.leader for trick in view.board.tricks]:
        return None
    return plainly_refused("tolva.half", "been-in-before")


def six_tricks_left(view: GubbeView, verb: str) -> Verdict | None:
    """Six tricks must remain, the one that brought the player in among them."""
    left = view.game.trick_count - _first_trick(view)
    return None if left >= HALF_TRICKS else refused("tolva.half", "too-few-tricks", {"count": left})


def within_limit(view: GubbeView, verb: str) -> Verdict | None:
    """tolva.half.limit."""
    score = view.board.score[view.game.parties[view.seat]]
    if score <= HALF_SCORE_LIMIT:
        return None
    return refused("tolva.half.limit", "score-too-high", {"score": score, "points": HALF_SCORE_LIMIT})


def at_the_start(view: GubbeView, verb: str) -> Verdict | None:
    """Whole gubbe: forehand before the first lead, or another player who took the first trick before the second."""
    tricks = view.board.tricks
    if not tricks or (len(tricks) == 1 and tricks[0].leader != view.seat):
        return None
    return plainly_refused("tolva.whole", "was-forehand" if len(tricks) == 1 else "too-late")


CHECKS: dict[str, tuple[Check, ...]] = {
    "half": (only_one, before_a_lead, half_trumpless, first_occasion, six_tricks_left, within_limit),
    "whole": (only_one, before_a_lead, whole_trumpless, at_the_start),
}
"""What can be wrong with an announcement, in the order of refusal."""


def judge(view: GubbeView, decision: Decision) -> Verdict:
    """An announcement, `half` or `whole`."""
    verb = decision.verb
    if view.board.question is not None:
        return answer_due(view)
    if view.board.refill == "due":
        return plainly_refused(view.game.refill_gubbe_rule, "before-refill")
    for check in CHECKS[verb]:
        refusal = check(view, verb)
        if refusal is not None:
            return refusal
    return _may_announce(verb, _first_trick(view))


@cache
def _may_announce(verb: str, first: int) -> Verdict:
    return allowed(f"tolva.{verb}", "may-announce", {"first": first})


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


def _half_outcome(game: TrickGame, board: GubbeBoard, gubbe: Gubbe) -> bool | None:
    """All tricks so far are the party's: six with enough card points make it; too few points left to come fail it."""
    tricks = board.tricks[gubbe.first :]
    points = game.points_in(tricks)
    if len(tricks) == HALF_TRICKS:
        return points >= HALF_CARD_POINTS
    unplayed = game.points_in_pack - game.points_in(board.tricks)
    return False if points + unplayed < HALF_CARD_POINTS else None


def _whole_outcome(game: TrickGame, board: GubbeBoard) -> bool | None:
    """All tricks so far are the party's: made with the last."""
    return True if len(board.tricks) == game.trick_count else None
