"""Rounds of Tölp that are played to their end, for questions about a part of them."""

from collections.abc import Sequence
from typing import NamedTuple

from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import rank_of, strength
from tolva_teach.games.tolp.pile import can_lead
from tolva_teach.games.tolp.round import REVOLUTION, TolpDeal
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.tolp.continuation import Asked, Continuation, Step
from tolva_teach.rules.cards import Card, Rank


class Told(NamedTuple):
    """Which of the decisions of a round are told: from the first on, up to the second."""

    first: int
    end: int
    asked: Asked


class Played(NamedTuple):
    """A round, played to its end."""

    deals: Sequence[TolpDeal]
    """The round before each decision, and at its end."""
    steps: Sequence[Step]

    def continuation(self, told: Told) -> Continuation:
        """This part of it."""
        return Continuation(self.deals[told.first], self.steps[told.first : told.end], self.deals[told.end])

    def left(self, place: int) -> int:
        """How many have cards before this decision."""
        return sum(map(bool, self.deals[place].hands))


def play_round(deal: TolpDeal, keeps: bool, dice: Dice) -> Played:
    """The whole round.

    Args:
        keeps: whether everyone keeps what flies to the end.
    """
    deals, steps = [deal.copy()], []
    while not deal.over:
        decision = _exchanges(deal) or _lays(deal, keeps, dice)
        steps.append(Step(decision, deal.apply(decision)))
        deals.append(deal.copy())
    return Played(deals, steps)


def _exchanges(deal: TolpDeal) -> Decision | None:
    """Everyone gives the lowest, and says "high"."""
    pair = next((pair for pair in deal.exchanges if not pair.done), None)
    if pair is None:
        return None
    if pair.given:
        return said(pair.high, "high")
    return said(pair.high, "give", *exchangeable(deal.hands[pair.high], deal.rules.flying)[: pair.size])


def _lays(deal: TolpDeal, keeps: bool, dice: Dice) -> Decision:
    """All cards of the lowest rank that will do; to lead four of a rank before that, and now and then to pass."""
    board, rules = deal.board, deal.rules
    seat, turned = board.turn, board.turned
    if board.start is not None:
        return said(seat, "lay", board.start)
    hand = deal.hands[seat]
    plain: dict[Rank, list[Card]] = {}
    flyers: list[Card] = []
    for card in hand:
        of = rank_of(card)
        if of is None or of in rules.flying:
            flyers.append(card)
        else:
            plain.setdefault(of, []).append(card)
    ranks = sorted(plain, key=lambda of: strength(of, turned))
    if not board.pile:
        if ranks:
            fours = [of for of in ranks if rules.revolution and len(plain[of]) >= REVOLUTION]
            return said(seat, "lay", *plain[(fours or ranks)[0]])
        return _leads_flying(seat, hand, deal)
    last = board.pile[-1].lay
    least = len(last.cards)
    wings = [] if keeps else flyers
    for of in ranks:
        own = plain[of]
        if strength(of, turned) <= strength(last.rank, turned) or len(own) + len(wings) < least:
            continue
        lay = (*own, *wings[: max(0, least - len(own))])
        if dice.below(PASSES) and (len(lay) < len(hand) or len(own) >= least):
            return said(seat, "lay", *lay)
    return said(seat, "pass")


PASSES = 6
"""One in so many lays is not made."""


def _leads_flying(seat: int, hand: Sequence[Card], deal: TolpDeal) -> Decision:
    """With nothing else left: one flying card that has a rank, where that is allowed."""
    flying, out_on_flying = deal.rules.flying, deal.rules.out_on_flying
    if not can_lead(hand, flying, out_on_flying):
        return said(seat, "pass")
    return said(seat, "lay", next(card for card in hand if rank_of(card)))
