"""What both players do after a trick, when its taker says so: each draws a card (plocke.draw, bond.draw), or turns up
what lies under a card played from the table (bord.turn).

It is due before the next lead, and after the taker's chance to meld.
"""

from tolva_teach.games.base import Decision, Happening, evolve
from tolva_teach.games.tricktaking import TrickDeal, TrickView, answer_due
from tolva_teach.rules.table import Zone
from tolva_teach.rules.verdicts import Verdict, allowed, refused


def judge(view: TrickView, decision: Decision) -> Verdict:
    """Drawing or turning up: once after each trick, as long as there is something to draw or to turn up."""
    if view.board.question is not None:
        return answer_due(view)
    game = view.game
    if view.board.refill == "due":
        return allowed(game.refill_rule, "due", view.board.refill_facts)
    return refused(game.refill_rule, _why_not(view))


def _why_not(view: TrickView) -> str:
    if view.trick:
        return "trick-under-way"
    if not view.board.tricks:
        return "no-trick-taken"
    return "done-already" if view.board.refill == "done" else "nothing-left"


def draw(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """Each draws the uppermost card of the stock, the taker of the trick first."""
    count = deal.game.players
    drawn, deal.stock = deal.stock[:count], deal.stock[count:]
    hands, happenings = list(deal.hands), []
    for turn, card in enumerate(drawn):
        seat = (decision.seat + turn) % count
        hands[seat] = (*hands[seat], card)
        happenings.append(Happening("drew", verdict.rule, {"seat": seat}, {seat: {"card": card}}))
    deal.hands = tuple(hands)
    deal.board = evolve(deal.board, stock=len(deal.stock), refill="done")
    return tuple(happenings)


def stock_zone(count: int) -> Zone:
    """The stock on the table: how many cards, and nothing of them."""
    return Zone("stock", "stock", None, (), count)
