"""Tölp: ways out that nobody could have stopped, and lays that nobody could have beaten, seen with all cards open.

Nothing here weighs one lay against another. A way out is proven where every other player has nothing to lay until the
seat is out; a pass is set beside a lay only where all the others would have had to pass.
"""

from collections.abc import Iterator, Sequence

from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.hindsight.finding import Finding, after
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision

MOST_LAYS = 400
"""So many lays are tried from one decision on: a tenth of a second."""


def let_go_of(steps: Sequence[Step], seat: int) -> Iterator[Finding | None]:
    """The first chance to go out that the seat did not take, and the first lay that would have won it the lead where it
    passed. Found in steps; whoever went out first missed nothing.

    Args:
        steps: a round's, as a replay has them.
        seat: whose decisions.
    """
    end = steps[-1].after
    if isinstance(end, TolpDeal) and end.board.finished[:1] == (seat,):
        return
    out = lead = False
    for step in steps:
        if step.decision is None or step.decision.seat != seat or step.decision.verb not in ("lay", "pass"):
            continue
        assert isinstance(step.before, TolpDeal)
        found = None if out else _way_out(step, step.before)
        out |= found is not None
        if found is None and not lead and step.decision.verb == "pass":
            found = _lead(step, step.before)
            lead |= found is not None
        yield found


def _way_out(step: Step, deal: TolpDeal) -> Finding | None:
    """A lay with which the seat could have gone out before anybody else laid a card, where it did not keep to such."""
    decision = step.decision
    assert decision is not None
    way = way_out(deal, decision.seat)
    if way is None or goes_out(deal, decision, decision.seat):
        return None
    facts = {"seat": decision.seat, "cards": way.args}
    last = len(way.args) == len(deal.hands[decision.seat])
    if last:
        return Finding("out-at-once", step.number - 1, way, facts, 3, by_open_cards=False)
    return Finding("way-out", step.number - 1, way, facts, 2)


def _lead(step: Step, deal: TolpDeal) -> Finding | None:
    """A lay that nobody could have beaten, where the seat passed; of several the first that the game lists."""
    decision = step.decision
    assert decision is not None
    seat = decision.seat
    for lay in _lays(deal, seat):
        if lying_there(deal, lay, seat) is not None:
            return Finding("lead", step.number - 1, lay, {"seat": seat, "cards": lay.args}, 1)
    return None


def way_out(deal: TolpDeal, seat: int) -> Decision | None:
    """The first lay of those with which the seat, whose turn it is, goes out before anybody else can lay a card."""
    left = [MOST_LAYS]
    return next((lay for lay in _lays(deal, seat) if _goes_out(deal, lay, seat, left)), None)


def goes_out(deal: TolpDeal, decision: Decision, seat: int) -> bool:
    """Whether the seat can still go out so after this decision of its own."""
    return _goes_out(deal, decision, seat, [MOST_LAYS])


def _goes_out(deal: TolpDeal, decision: Decision, seat: int, left: list[int]) -> bool:
    if not left[0]:
        return False
    left[0] -= 1
    turn = lying_there(deal, decision, seat)
    if turn is None:
        return False
    return not turn.hands[seat] or any(_goes_out(turn, lay, seat, left) for lay in _lays(turn, seat))


def lying_there(deal: TolpDeal, decision: Decision, seat: int) -> TolpDeal | None:
    """The deal after a lay that nobody can beat, when the turn is back at the seat or the seat is out; None where
    anybody could lay something."""
    going = after(deal, decision)
    assert isinstance(going, TolpDeal)
    while going.hands[seat]:
        actors = going.actors()
        if not actors:
            return None  # the round has ended, and the seat is not out
        (actor,) = actors
        if actor == seat:
            return going
        legal = going.game.legal(going.view(actor))
        if [decision.verb for decision in legal] != ["pass"]:
            return None
        going.apply(legal[0])
    return going


def _lays(deal: TolpDeal, seat: int) -> list[Decision]:
    return [decision for decision in deal.game.legal(deal.view(seat)) if decision.verb == "lay"]
