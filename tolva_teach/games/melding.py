"""Melding a king and queen, and asking the partner for one: what Tolva and Bondtolva share.

Each check answers None where it finds nothing wrong; the first refusal in a game's list of checks names the rule.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from tolva_teach.games.base import Decision, Happening, evolve
from tolva_teach.games.match_to_twelve import SISTAN_POINTS, TARGET, VINSTEN_POINTS, credit
from tolva_teach.games.trickboard import Meld
from tolva_teach.games.tricktaking import Check, TrickDeal, TrickGame, TrickView, answer_due, melds_in_mind
from tolva_teach.rules.cards import SUITS, Card, Suit
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, allowed, refused

TRUMP_POINTS = 2
LATER_POINTS = 1

FIGURES: Mapping[str, int] = MappingProxyType(
    {
        "target": TARGET,
        "first": TRUMP_POINTS,
        "later": LATER_POINTS,
        "vinsten": VINSTEN_POINTS,
        "sistan": SISTAN_POINTS,
    }
)
"""How many points win, and what melds and the end of a deal score, by name (`Game.figures`)."""

_PAIRS: Mapping[Suit, tuple[Card, Card]] = {suit: (suit + "K", suit + "Q") for suit in SUITS}


def pair(suit: Suit) -> tuple[Card, Card]:
    """The king and queen of the suit."""
    return _PAIRS[suit]


def meld_points(view: TrickView) -> int:
    """What the next meld is worth."""
    return TRUMP_POINTS if view.board.trump is None else LATER_POINTS


class GoingOut(NamedTuple):
    """A meld that would win the match."""

    case: str
    """Whether it would set trump."""
    facts: Facts


def going_out(view: TrickView) -> GoingOut | None:
    """What is said where the next meld would win the match; None where it would not."""
    party = view.game.parties[view.seat]
    score, points = view.board.score[party], meld_points(view)
    if score + points < TARGET:
        return None
    return GoingOut(which_meld(view), {"party": party, "score": score, "points": points, "total": score + points})


def which_meld(view: TrickView) -> str:
    """Which meld the next one is, for a sentence to choose by."""
    return "sets-trump" if view.board.trump is None else "later-meld"


def judge_meld(view: TrickView, decision: Decision) -> Verdict:
    """A meld on the seat's own occasion, or in answer to the partner's question."""
    game, board, suit = view.game, view.board, decision.args[0]
    if board.question_suit is not None:
        return answer_due(view)
    refusal = first_refusal(view.meld_checks if board.question is None else game.answer_checks, view, suit)
    if refusal is not None:
        return refusal
    return game.may_meld(view, {"suit": suit, **next_meld(view), **_own_occasion(view)})


def _own_occasion(view: TrickView) -> Facts:
    """That the seat took the last trick, where this lets it meld: not a partner's question nor forehand's right."""
    return {"taker": view.seat} if view.board.question is None and view.board.tricks else NO_FACTS


def next_meld(view: TrickView) -> Facts:
    """What the next meld is called, and what it is worth."""
    return {"meld": view.game.meld_name(len(view.board.melds)), "points": meld_points(view)}


def first_refusal(checks: Iterable[Check], view: TrickView, suit: Suit) -> Verdict | None:
    """What the first of the checks that refuses says."""
    for check in checks:
        verdict = check(view, suit)
        if verdict is not None:
            return verdict
    return None


@lru_cache(maxsize=1024)
def meld_refused(rule: str, case: str, suit: Suit) -> Verdict:
    """A meld of this suit, refused for what hangs on nothing but its occasion (kept: each lead may need it again)."""
    return refused(rule, case, {"suit": suit})


def about_to_lead(view: TrickView, suit: Suit) -> Verdict | None:
    """Melding belongs to the seat that is about to lead."""
    if view.about_to_lead:
        return None
    return meld_refused(view.game.meld_rule, "trick-under-way", suit)


def has_taken_last_trick(view: TrickView, suit: Suit) -> Verdict | None:
    """Whoever is about to lead has taken the last trick, but for forehand before the first."""
    if not _too_early(view):
        return None
    return meld_refused(view.game.meld_rule, "no-trick-taken", suit)


def _too_early(view: TrickView) -> bool:
    """Whether it is forehand who is about to lead, to the first trick, and may not meld before that."""
    return not view.board.tricks and not view.game.forehand_may_meld


def before_refill(view: TrickView, suit: Suit) -> Verdict | None:
    """Where both draw or turn up after a trick, one melds before that: a card drawn cannot complete a pair."""
    if view.board.refill != "done":
        return None
    return meld_refused(view.game.refill_meld_rule, "after-refill", suit)


def one_an_occasion(view: TrickView, suit: Suit) -> Verdict | None:
    """After one meld, another trick must be taken first."""
    if not view.board.melded:
        return None
    return meld_refused(view.game.meld_one_rule, "one-an-occasion", suit)


def pair_held(view: TrickView, suit: Suit) -> Verdict | None:
    """Both cards must be there."""
    held = view.available
    king, queen = _PAIRS[suit]
    if king in held and queen in held:
        return None
    missing = tuple([card for card in (king, queen) if card not in held])
    forehand = view.seat if _too_early(view) else None
    return _pair_broken(view.game.meld_rule, view.game.pair_case, suit, missing, forehand)


@lru_cache(maxsize=256)
def _pair_broken(rule: str, case: str, suit: Suit, missing: tuple[Card, ...], forehand: int | None) -> Verdict:
    """A pair that is not whole (kept: each lead may need it again); tells of a forehand that may not meld yet."""
    early = {} if forehand is None else {"forehand": forehand}
    return refused(rule, case, {"suit": suit, "cards": missing, **early})


def not_melded_before(view: TrickView, suit: Suit) -> Verdict | None:
    """A pair counts once."""
    for meld in view.board.melds:
        if meld.suit == suit:
            return meld_refused(view.game.meld_one_rule, "melded-before", suit)
    return None


def judge_no(view: TrickView, decision: Decision) -> Verdict:
    """A no may be said whatever one holds, when one has been asked; without a pair to meld nothing else can be."""
    game, asker = view.game, view.board.question
    if asker is None:
        return refused("turn.verb", "nothing-asked")
    able = any(first_refusal(game.answer_checks, view, meld.args[0]) is None for meld in melds_in_mind(view))
    return allowed(game.ask_rule, "may-decline" if able else "must-decline", {"asker": asker})


def do_meld(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """A pair of the seat's own."""
    seat, suit = decision.seat, verdict.facts["suit"]
    meld = Meld(seat, suit, verdict.facts["meld"], tuple((seat, card) for card in pair(suit)))
    called = Happening("called", deal.game.names_rule, {"seat": seat, "suit": suit, "meld": meld.name})
    return (called, *put_down(deal, meld))


def put_down(deal: TrickDeal, meld: Meld) -> tuple[Happening, ...]:
    """Credits a meld at once; the first one sets trump. What it makes trump, what everyone now knows, and its worth."""
    game, board = deal.game, deal.board
    points = LATER_POINTS if board.melds else TRUMP_POINTS
    trump = () if board.melds else (Happening("trump-set", game.trump_rule, {"suit": meld.suit}),)
    melds = (*board.melds, meld)
    deal.board = evolve(
        board, trump=board.trump or meld.suit, melds=melds, melded=True, question=None, question_suit=None
    )
    scored = credit(deal, "meld-scored", game.meld_score_rule, game.parties[meld.seat], points)
    return (*trump, _shown(game, meld), scored, *deal.after_meld())


def _shown(game: TrickGame, meld: Meld) -> Happening:
    """Everyone knows from now on who holds the pair: one seat, or the king one and the queen the other."""
    (of_king, _), (of_queen, _) = meld.shown
    facts = {"seat": of_king, "suit": meld.suit}
    if of_king == of_queen:
        return Happening("shown", game.meld_show_rule, facts)
    return Happening("shown-by-two", game.meld_show_rule, {**facts, "partner": of_queen})


def do_ask(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """The partner must answer before anything else."""
    board, asker = deal.board, decision.seat
    suit = decision.args[0] if decision.args else None
    deal.board = evolve(board, asked=board.asked + 1, question=asker, question_suit=suit)
    about = {key: fact for key, fact in verdict.facts.items() if key in ("suit", "meld")}
    return (Happening("asked", verdict.rule, {"asker": asker, "seat": deal.game.partner_of(asker), **about}),)


def do_no(deal: TrickDeal, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
    """The asker goes on, without a meld on this occasion."""
    deal.board = evolve(deal.board, question=None, question_suit=None)
    return (Happening("declined", verdict.rule, {"seat": decision.seat, "asker": verdict.facts["asker"]}),)
