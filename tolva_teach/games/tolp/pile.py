"""The pile in the middle: what may be laid on it and who may pass, as small checks in the order of refusal."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import Demand, TolpView
from tolva_teach.games.tolp.hands import next_turn
from tolva_teach.games.tolp.lays import Lay, beaters, is_flying, lays_in_mind, not_held, rank_of, read_lay, strength
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.rules.verdicts import Verdict, allowed, refused

EXCHANGE_FIRST = refused("turn.verb", "exchange-first")
STARTS = allowed("tolp.start", "start-card")
LEADS = allowed("tolp.turn", "leads-anything")
LEADS_LAST_CARD = allowed("tolp.turn", "leads-last-card")
MAY_PASS = allowed("tolp.pass", "may-pass")
MAY_PASS_OUT = allowed("tolp.house.passing", "may-pass")
CLOSES = allowed("tolp.pass", "closes-pile")
NOTHING_TO_LAY = allowed("tolp.pass", "nothing-to-lay")
MUST_LEAD = refused("tolp.pass", "must-lead")

OWN_RANK = {"too-low": "too-low-own-rank", "too-low-turned": "too-low-own-rank-turned"}
"""The case of a refusal where flying cards lie alone, and so keep their own rank."""

STANDING_IN = {
    "too-low": "too-low-standing-in",
    "too-low-turned": "too-low-standing-in-turned",
    "same-rank": "same-rank-standing-in",
    "same-rank-turned": "same-rank-standing-in-turned",
}
"""The case of a refusal where it must be said what the flying cards count as."""


def judge_lay(view: TolpView, decision: Decision) -> Verdict:
    """card.not-held and tolp.start, then what the cards count as and what the pile asks for."""
    if view.exchanging:
        return EXCHANGE_FIRST
    cards, start = decision.args, view.board.start
    missing = not_held(view.hand, cards)
    if missing is not None:
        return missing
    if start is not None:
        return _judge_start(cards, start)
    lay = read_lay(cards, view.flying, view.board.turned)
    return lay if isinstance(lay, Verdict) else judge_held(view, lay, rulings_for(view))


def judge_held(view: TolpView, lay: Lay, rulings: "Rulings") -> Verdict:
    """What the pile asks for, of cards that the seat holds; and whether it may go out on them (tolp.flying.last)."""
    verdict = rulings[lay.rank, len(lay.cards)]
    if lay.flies and verdict.allowed and len(lay.cards) == len(view.hand) and not view.rules.out_on_flying:
        return _out_on_flying(lay.cards, view.flying)
    if verdict is LEADS and len(view.hand) == 1:
        return LEADS_LAST_CARD
    return _told_of_flying(lay, rulings.demand) if lay.flies else verdict


def judge_turn(view: TolpView) -> list[tuple[Decision, Verdict]]:
    """Each form of a lay that the hand has, and last the pass, with their verdicts, once the start card is laid: worked
    out when they are first asked for, and kept, as the pass hangs on the lays.

    What the pile asks for is all there is to say of a lay, but for flying cards and the last one.
    """
    if not view.judged:
        rulings, last = rulings_for(view), len(view.hand) == 1
        judged = [
            (decision, judge_held(view, lay, rulings) if lay.flies or last else rulings[lay.rank, len(lay.cards)])
            for decision, lay in lays_in_mind(view.seat, view.hand, view.rules.flying, view.board.turned)
        ]
        able = True in [verdict[0] for _, verdict in judged]
        judged.append((said(view.seat, "pass"), _judge_pass(view, able)))
        view.judged = judged
    return view.judged


@lru_cache(maxsize=512)
def _told_of_flying(lay: Lay, demand: Demand) -> Verdict:
    """The same ruling, which says what the flying cards stand for, or that they stand for nothing (tolp.flying)."""
    verdict = rulings(demand)[lay.rank, len(lay.cards)]
    flyers = tuple(card for card in lay.cards if rank_of(card) != lay.rank)
    facts = {"rank": lay.rank, "count": len(lay.cards), "flyers": flyers}
    if not verdict.allowed:
        case = (STANDING_IN if flyers else OWN_RANK).get(verdict.case)
        return refused(verdict.rule, case, {**verdict.facts, **facts}) if case else verdict
    if not flyers:
        return allowed(verdict.rule, "leads-own-rank", facts) if verdict is LEADS else verdict
    if verdict is LEADS:
        return allowed("tolp.flying", "leads-standing-in", facts)
    if lay.rank == demand.lying:
        return allowed(verdict.rule, "same-rank-standing-in", facts)
    case = "beats-standing-in-turned" if demand.turned else "beats-standing-in"
    return allowed("tolp.flying", case, {**facts, "lying": demand.lying})


@lru_cache(maxsize=1024)
def _out_on_flying(cards: tuple[Card, ...], flying: frozenset[Rank]) -> Verdict:
    flyers = tuple(card for card in cards if is_flying(card, flying))
    return refused("tolp.flying.last", "out-on-flying", {"flyers": flyers})


def _judge_start(cards: tuple[Card, ...], start: Card) -> Verdict:
    """The first lay is the start card alone, whatever it is (tolp.start)."""
    return STARTS if cards == (start,) else refused("tolp.start", "other-cards", {"card": start})


class Rulings(dict[tuple[Rank, int], Verdict]):
    """The verdicts on a lay of a rank and number, where the pile asks for this; worked out when first asked for.

    They are the same whoever lays which cards of the rank, so each is kept.
    """

    def __init__(self, demand: Demand) -> None:
        super().__init__()
        self.demand = demand

    def __missing__(self, laid: tuple[Rank, int]) -> Verdict:
        self[laid] = verdict = judge_on_pile(*laid, self.demand)
        return verdict


rulings = lru_cache(maxsize=1024)(Rulings)
"""The rulings for a demand, the same ones each time."""


@lru_cache(maxsize=1024)
def _rulings_after(last: Lay | None, flying: frozenset[Rank], turned: bool, equal: bool) -> Rulings:
    return rulings(Demand.after(last, flying, turned, equal))


def rulings_for(view: TolpView) -> Rulings:
    """The rulings for what the pile asks of this seat now."""
    board = view.board
    return _rulings_after(board.last, view.rules.flying, board.turned, view.rules.equal)


def judge_on_pile(of: Rank, count: int, demand: Demand) -> Verdict:
    """Whether a lay is high enough, and of enough cards."""
    for check in LAY_CHECKS:
        refusal = check(of, count, demand)
        if refusal is not None:
            return refusal
    if demand.lying is None:
        return LEADS
    facts = {"rank": of, "count": count, "lying": demand.lying}
    if of == demand.lying:
        return allowed("tolp.house.equal", "same-rank", facts)
    case = "beats" if count == demand.least else "beats-with-more"
    return allowed("tolp.higher", f"{case}-turned" if demand.turned else case, facts)


def higher(of: Rank, count: int, demand: Demand) -> Verdict | None:
    """tolp.higher: above the last lay, which without revolutions is the highest; by tolp.house.equal as high."""
    lying, turned = demand.lying, demand.turned
    if lying is None or strength(of, turned) > strength(lying, turned):
        return None
    if demand.equal:
        facts: dict[str, Any] = {"rank": of, "lying": lying}
        return None if of == lying else refused("tolp.higher", f"below{'-turned' if turned else ''}", facts)
    above = beaters(lying, turned)
    case = "nothing-beats" if not above else "same-rank" if of == lying else "too-low"
    facts = {"rank": of, "lying": lying, "beaters": above}
    return refused("tolp.higher", f"{case}-turned" if turned else case, facts)


def enough(of: Rank, count: int, demand: Demand) -> Verdict | None:
    """tolp.count: each lay has as many cards as the one before, so the last has as many as any."""
    if count >= demand.least:
        return None
    return refused(
        "tolp.count", "too-few", {"count": count, "least": demand.least, "lying": demand.lying, "laid": demand.laid}
    )


Check: TypeAlias = Callable[[Rank, int, Demand], Verdict | None]
"""One thing that can be wrong with so many cards of a rank: a refusal, or None where nothing is."""

LAY_CHECKS: tuple[Check, ...] = (higher, enough)
"""What can be wrong with cards that may lie together, in the order of refusal."""


def judge_pass(view: TolpView, decision: Decision) -> Verdict:
    """tolp.pass: anyone may, but for whoever starts or leads and can lay something."""
    if view.exchanging:
        return EXCHANGE_FIRST
    board = view.board
    if board.start is not None:
        return refused("tolp.start", "starter-passes", {"card": board.start})
    return judge_turn(view)[-1][1]


def _judge_pass(view: TolpView, able: bool) -> Verdict:
    """tolp.pass, of a seat that has something that may be laid, or has nothing."""
    if not view.board.pile:
        return MUST_LEAD if can_lead(view.hand, view.flying, view.rules.out_on_flying) else _cannot_lead(view.hand)
    if not able:
        return NOTHING_TO_LAY
    if next_turn(view.counts, view.seat, (*view.board.passed, view.seat)) == view.board.pile[-1].seat:
        return CLOSES  # all the others have passed, so that one more pass turns the pile down (tolp.turn)
    return MAY_PASS_OUT if view.rules.passing_ends_turns else MAY_PASS


def _cannot_lead(hand: Sequence[Card]) -> Verdict:
    """Why nothing of the hand may be laid on an empty table: there are only jokers, or one last flying card."""
    if any(map(rank_of, hand)):
        return allowed("tolp.flying", "cannot-lead-last", {"card": hand[0]})
    return allowed("tolp.flying", "cannot-lead-jokers")


def can_lead(hand: Sequence[Card], flying: frozenset[Rank], out_on_flying: bool) -> bool:
    """Whether the hand has a lay for an empty table (tolp.flying). Jokers may not lie alone, and by a variant no flying
    card may be the last."""
    if len(hand) == 1 and not out_on_flying:
        return not is_flying(hand[0], flying)
    return any(map(rank_of, hand))
