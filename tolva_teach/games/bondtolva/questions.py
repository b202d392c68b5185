"""What may be asked of the partner and answered in Bondtolva for four (bond.ask, bond.ask.suit, bond.ask.barred)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tolva_teach.cards import SUITS, Suit
from tolva_teach.games import melding
from tolva_teach.games.base import Decision, Happening
from tolva_teach.games.bondtolva import melds
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.tricktaking import TrickDeal, answer_due
from tolva_teach.refusals import ANOTHER_GAMES_VERB
from tolva_teach.table import Meld
from tolva_teach.verdicts import Facts, Verdict, allowed, refused

GENERAL, OF_SUIT = "bond.ask", "bond.ask.suit"
"""The rules of the two questions."""


def judge_ask(view: BondView, decision: Decision) -> Verdict:
    """The general question, or after a no the one about a suit."""
    suit = decision.args[0] if decision.args else None
    if suit is not None and suit not in SUITS:
        return ANOTHER_GAMES_VERB
    if view.board.question is not None:
        return answer_due(view)
    rule = GENERAL if suit is None else OF_SUIT
    case = _out_of_place(view) or (_asked_already(view) if suit is None else _no_suit_question(view, suit))
    if case:
        return refused(rule, case, _about(suit))
    barred = _barred(view, rule, suit)
    return allowed(rule, "may-ask", {**_about(suit), **melding.next_meld(view)}) if barred is None else barred


def _about(suit: Suit | None) -> Facts:
    return {} if suit is None else {"suit": suit}


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
    if not view.board.asked:
        return "general-first"
    if view.board.asked > 1:
        return "second-no"
    held = sum(card in view.hand for card in melding.pair(suit))
    return {0: "holds-neither", 1: None, 2: "holds-both"}[held]


def _barred(view: BondView, rule: str, suit: Suit | None) -> Verdict | None:
    """Nobody asks for what could not be melded."""
    if suit is not None:
        before = melding.not_melded_before(view, suit)
        if before is not None:
            return before
    if melds.tjog_used(view):
        return refused(rule, "tjog-used", _about(suit))
    bar = melds.score_bar(view)
    return None if bar is None else refused("bond.ask.barred", bar.case, bar.facts)


def judge_no(view: BondView, decision: Decision) -> Verdict:
    """A no to either question."""
    board = view.board
    if board.question_suit is None:
        return melding.judge_no(view, decision)
    return allowed(OF_SUIT, "may-decline", {"asker": board.question, "suit": board.question_suit})


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
    facts = {"suit": suit, "asker": board.question, "card": held[0], **melding.next_meld(view)}
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
