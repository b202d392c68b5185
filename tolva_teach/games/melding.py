"""Melding a king and queen, and asking the partner for one: what Tolva and Bondtolva share.

Each check answers None where it finds nothing wrong; the first refusal in a game's list of checks names the rule.
"""

from collections.abc import Iterable

from tolva_teach.cards import Card, Suit
from tolva_teach.games.base import Decision, Happening, evolve
from tolva_teach.games.tricktaking import Check, TrickDeal, TrickView
from tolva_teach.table import Meld
from tolva_teach.verdicts import Verdict, allowed, refused

TRUMP_POINTS = 2
LATER_POINTS = 1


def pair(suit: Suit) -> tuple[Card, Card]:
    """The king and queen of the suit."""
    return suit + "K", suit + "Q"


def holds_pair(view: TrickView, suit: Suit) -> bool:
    """Whether the seat has both."""
    return suit + "K" in view.available and suit + "Q" in view.available


def meld_points(view: TrickView) -> int:
    """What the next meld is worth."""
    return TRUMP_POINTS if view.board.trump is None else LATER_POINTS


def judge_meld(view: TrickView, decision: Decision) -> Verdict:
    """A meld on the seat's own occasion, or in answer to the partner's question."""
    game, board, suit = view.game, view.board, decision.args[0]
    refusal = first_refusal(game.meld_checks if board.question is None else game.answer_checks, view, suit)
    if refusal is not None:
        return refusal
    facts = {"suit": suit, "meld": game.meld_name(len(board.melds)), "points": meld_points(view)}
    return allowed(game.meld_rule, "holds-pair", facts)


def first_refusal(checks: Iterable[Check], view: TrickView, suit: Suit) -> Verdict | None:
    """What the first of the checks that refuses says."""
    for check in checks:
        verdict = check(view, suit)
        if verdict is not None:
            return verdict
    return None


def about_to_lead(view: TrickView, suit: Suit) -> Verdict | None:
    """Melding belongs to the seat that is about to lead."""
    if view.about_to_lead:
        return None
    return refused(view.game.meld_rule, "trick-under-way", {"suit": suit})


def has_taken_last_trick(view: TrickView, suit: Suit) -> Verdict | None:
    """Whoever is about to lead has taken the last trick, but for forehand before the first."""
    if view.board.tricks:
        return None
    return refused(view.game.meld_rule, "no-trick-taken", {"suit": suit})


def before_refill(view: TrickView, suit: Suit) -> Verdict | None:
    """Where both draw or turn up after a trick, one melds before that: a card drawn cannot complete a pair."""
    if view.board.refill != "done":
        return None
    return refused(view.game.refill_meld_rule, "after-refill", {"suit": suit})


def one_an_occasion(view: TrickView, suit: Suit) -> Verdict | None:
    """After one meld, another trick must be taken first."""
    if not view.board.melded:
        return None
    return refused(view.game.meld_one_rule, "one-an-occasion", {"suit": suit})


def pair_held(view: TrickView, suit: Suit) -> Verdict | None:
    """Both cards must be there."""
    if holds_pair(view, suit):
        return None
    missing = tuple(card for card in pair(suit) if card not in view.available)
    return refused(view.game.meld_rule, view.game.pair_case, {"suit": suit, "cards": missing})


def not_melded_before(view: TrickView, suit: Suit) -> Verdict | None:
    """A pair counts once."""
    if all(meld.suit != suit for meld in view.board.melds):
        return None
    return refused(view.game.meld_one_rule, "melded-before", {"suit": suit})


def judge_no(view: TrickView, decision: Decision) -> Verdict:
    """A no may be said whatever one holds, when one has been asked."""
    if view.board.question is None:
        return refused("turn.verb", "nothing-asked")
    return allowed("tolva.ask", "may-decline", {"asker": view.board.question})


def do_meld(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """Credits the meld at once; the first one sets trump."""
    board, seat, facts = deal.board, decision.seat, verdict.facts
    party = deal.game.parties[seat]
    score = tuple(points + facts["points"] * (party == p) for p, points in enumerate(board.score))
    meld = Meld(seat, facts["suit"], facts["meld"], tuple((seat, card) for card in pair(facts["suit"])))
    deal.board = evolve(
        board,
        trump=board.trump or meld.suit,
        melds=(*board.melds, meld),
        melded=True,
        question=None,
        score=score,
    )
    return _meld_told(deal, meld, party)


def _meld_told(deal: TrickDeal, meld: Meld, party: int) -> tuple[Happening, ...]:
    """What is called out, what it makes trump, what everyone now knows, and what it is worth."""
    game, board = deal.game, deal.board
    first = len(board.melds) == 1
    points = TRUMP_POINTS if first else LATER_POINTS
    called = Happening("called", game.names_rule, {"seat": meld.seat, "suit": meld.suit, "meld": meld.name})
    trump = [Happening("trump-set", game.trump_rule, {"suit": meld.suit})] if first else []
    shown = Happening("shown", game.meld_show_rule, {"seat": meld.seat, "cards": pair(meld.suit)})
    worth = {"party": party, "points": points, "score": board.score[party]}
    return (called, *trump, shown, Happening("meld-scored", game.meld_score_rule, worth))


def do_ask(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """The partner must answer before anything else."""
    deal.board = evolve(deal.board, asked=True, question=decision.seat)
    return (Happening("asked", verdict.rule, {"asker": decision.seat, "seat": deal.game.partner_of(decision.seat)}),)


def do_no(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """The asker goes on, without a meld on this occasion."""
    deal.board = evolve(deal.board, question=None)
    return (Happening("declined", verdict.rule, {"seat": decision.seat, "asker": verdict.facts["asker"]}),)
