"""What may be melded in Bondtolva, besides what Tolva has too, and what the partner may be asked and answers
(bond.ask, bond.ask.suit, bond.ask.barred).
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tolva_teach.games import melding
from tolva_teach.games.base import Decision, Happening
from tolva_teach.games.bondtolva.board import BondView, has_stock
from tolva_teach.games.trickboard import Meld
from tolva_teach.games.tricktaking import ScoreBar, TrickDeal, answer_due
from tolva_teach.rules.cards import SUITS, Suit
from tolva_teach.rules.refusals import ANOTHER_GAMES_VERB
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, allowed, refused

GENERAL, OF_SUIT = "bond.ask", "bond.ask.suit"
"""The rules of the two questions."""

# Melding.


def stock_left(view: BondView, suit: Suit) -> Verdict | None:
    """Two players meld before they draw, so while the stock has cards (bond.meld)."""
    if view.board.stock or not has_stock(view.game):
        return None
    return melding.meld_refused("bond.meld", "stock-gone", suit)


def before_drawing(view: BondView, suit: Suit) -> Verdict | None:
    """Two players meld before they draw (bond.meld)."""
    return melding.before_refill(view, suit) if has_stock(view.game) else None


def has_not_asked(view: BondView, suit: Suit) -> Verdict | None:
    """bond.ask.no-meld."""
    return melding.meld_refused("bond.ask.no-meld", "asker-melds", suit) if view.board.asked else None


def tjog_left(view: BondView, suit: Suit) -> Verdict | None:
    """bond.option.one-tjog."""
    return refused("bond.option.one-tjog", "tjog-used", {"suit": suit, **_last_made(view)}) if tjog_used(view) else None


def tjog_used(view: BondView) -> bool:
    """Whether as many melds have been made after trump as may be."""
    most = view.game.most_later_melds
    return most is not None and len(view.board.melds) > most


def _last_made(view: BondView) -> Facts:
    """The meld after which no other may be made."""
    meld = view.board.melds[-1]
    return {"meld": meld.name, "melded": meld.suit}


def score_allows(view: BondView, suit: Suit) -> Verdict | None:
    """The score bars no meld of this kind."""
    bar = score_bar(view)
    return None if bar is None else refused(bar.rule, bar.case, {**bar.facts, "suit": suit})


def score_bar(view: BondView) -> ScoreBar | None:
    """What bars the seat's party from its next meld by the score, in the way one scores here."""
    bar = view.game.meld_bar
    return None if bar is None else bar.barred(view)


def within_bounds(view: BondView) -> Facts:
    """What is to be told of the score, where it could bar the next meld (`score_bar`) and does not."""
    bar = view.game.meld_bar
    return NO_FACTS if bar is None else bar.within(view)


# Asking and answering.


def judge_ask(view: BondView, decision: Decision) -> Verdict:
    """The general question, or after a no the one about a suit."""
    suit = decision.args[0] if decision.args else None
    if suit is not None and suit not in SUITS:
        return ANOTHER_GAMES_VERB
    if view.board.question is not None:
        return answer_due(view)
    rule = GENERAL if suit is None else OF_SUIT
    before = None if suit is None else melding.not_melded_before(view, suit)
    if before is not None:
        return before
    case = _out_of_place(view) or (_asked_already(view) if suit is None else _no_suit_question(view, suit))
    if case:
        return refused(rule, case, {**_about(suit), "meld": view.game.meld_name(len(view.board.melds))})
    barred = _barred(view, rule, suit)
    if barred is not None:
        return barred
    return allowed(rule, "may-ask", {**_about(suit), **_held_of(view, suit), **_to_come(view)})


def _to_come(view: BondView) -> Facts:
    """What the next meld is called and worth, and that the score does not bar it."""
    return {**melding.next_meld(view), **within_bounds(view)}


def _about(suit: Suit | None) -> Facts:
    return {} if suit is None else {"suit": suit}


def _held_of(view: BondView, suit: Suit | None) -> Facts:
    """The card of the pair that the asker has, where the question is about a suit."""
    return {} if suit is None else {"card": next(card for card in melding.pair(suit) if card in view.hand)}


def _out_of_place(view: BondView) -> str | None:
    """A question is for a seat in position to meld, on an occasion without a meld."""
    if view.game.players != 4:
        return "no-partner"
    if view.trick:
        return "trick-under-way"
    if not view.board.tricks:
        return "no-trick-taken"
    return "melded-already" if view.board.melded else None


def _asked_already(view: BondView) -> str | None:
    return "asked-before" if view.board.asked else None


def _no_suit_question(view: BondView, suit: Suit) -> str | None:
    """After a second no nothing is asked; what the hand bars is said before what a first no would open."""
    if view.board.asked > 1:
        return "second-no"
    held = sum(card in view.hand for card in melding.pair(suit))
    if held != 1:
        return "holds-both" if held else "holds-neither"
    return None if view.board.asked else "general-first"


def _barred(view: BondView, rule: str, suit: Suit | None) -> Verdict | None:
    """Nobody asks for what the score, or the number of melds, would bar."""
    if tjog_used(view):
        return refused(rule, "tjog-used", {**_about(suit), **_last_made(view)})
    bar = score_bar(view)
    return None if bar is None else refused("bond.ask.barred", bar.case, bar.facts)


def judge_no(view: BondView, decision: Decision) -> Verdict:
    """A no to either question."""
    board = view.board
    if board.question_suit is None:
        return melding.judge_no(view, decision)
    facts = {"asker": board.question, "suit": board.question_suit}
    held = [card for card in melding.pair(board.question_suit) if card in view.hand]
    if not held:
        return allowed(OF_SUIT, "must-decline", facts)
    return allowed(OF_SUIT, "may-decline", {**facts, "card": held[0]})


def judge_yes(view: BondView, decision: Decision) -> Verdict:
    """A yes to the suit question, with the other card of the pair."""
    board, suit = view.board, view.board.question_suit
    if board.question is None:
        return refused("turn.verb", "nothing-to-affirm")
    if suit is None:
        return refused("turn.verb", "yes-to-general", {"asker": board.question})
    held = [card for card in melding.pair(suit) if card in view.hand]
    if not held:
        return refused(OF_SUIT, "other-not-held", {"suit": suit, "asker": board.question})
    facts = {"suit": suit, "asker": board.question, "card": held[0], **_to_come(view)}
    return allowed(OF_SUIT, "holds-other", facts)


def do_yes(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """The pair is melded for the party; each of the two holds one of its cards."""
    seat, facts = decision.seat, verdict.facts
    suit, asker = facts["suit"], facts["asker"]
    held = tuple((seat if card == facts["card"] else asker, card) for card in melding.pair(suit))
    said = {"seat": seat, "asker": asker, "suit": suit, "meld": facts["meld"]}
    return (Happening("affirmed", verdict.rule, said), *melding.put_down(deal, Meld(asker, suit, facts["meld"], held)))


VERBS: Mapping[str, Callable[[BondView, Decision], Verdict]] = MappingProxyType(
    {"ask": judge_ask, "no": judge_no, "yes": judge_yes}
)
