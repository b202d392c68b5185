"""What can be wrong with a meld in Bondtolva, besides what can be in Tolva too."""

from typing import NamedTuple

from tolva_teach.cards import Suit
from tolva_teach.games import melding
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.verdicts import Facts, Verdict, refused

GOTLAND_LIMIT = 10
"""With more points than this nobody sets trump, where one scores as on Gotland."""


def has_taken_a_trick(view: BondView, suit: Suit) -> Verdict | None:
    """A trick must have been taken, but by forehand with bond.option.forehand-trump."""
    return None if view.game.forehand_sets_trump else melding.has_taken_last_trick(view, suit)


def before_drawing(view: BondView, suit: Suit) -> Verdict | None:
    """Two players meld before they draw, so while the stock has cards (bond.meld)."""
    if not view.game.has_stock or not view.board.tricks or view.board.refill == "due":
        return None
    drawn = melding.before_refill(view, suit)
    return melding.meld_refused("bond.meld", "stock-gone", suit) if drawn is None else drawn


def has_not_asked(view: BondView, suit: Suit) -> Verdict | None:
    """bond.ask.no-meld."""
    return melding.meld_refused("bond.ask.no-meld", "asker-melds", suit) if view.board.asked else None


def tjog_left(view: BondView, suit: Suit) -> Verdict | None:
    """bond.option.one-tjog."""
    return melding.meld_refused("bond.option.one-tjog", "tjog-used", suit) if tjog_used(view) else None


def tjog_used(view: BondView) -> bool:
    """Whether as many melds have been made after trump as may be."""
    most = view.game.options["max_tjog"]
    return most is not None and len(view.board.melds) > most


def score_allows(view: BondView, suit: Suit) -> Verdict | None:
    """The score bars no meld of this kind."""
    bar = score_bar(view)
    return None if bar is None else refused(bar.rule, bar.case, {**bar.facts, "suit": suit})


class Bar(NamedTuple):
    """A score that keeps a party from its next meld."""

    rule: str
    case: str
    """Whether it is trump that may not be set, or no meld that may be made."""
    facts: Facts


def score_bar(view: BondView) -> Bar | None:
    """bond.option.skane and bond.option.gotland."""
    scoring = view.game.options["scoring"]
    if scoring == "no-meld-out":
        out = melding.going_out(view)
        return None if out is None else Bar("bond.option.skane", out.case, out.facts)
    score = view.board.score[view.game.parties[view.seat]]
    if scoring == "gotland" and view.board.trump is None and score > GOTLAND_LIMIT:
        return Bar("bond.option.gotland", "sets-trump", {"score": score, "points": melding.meld_points(view)})
    return None
