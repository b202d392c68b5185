"""Scores that bar a party from its next meld, by the option `scoring` (bond.option.skane, bond.option.gotland)."""

from tolva_teach.games import melding
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.tricktaking import MeldBar, ScoreBar
from tolva_teach.rules.verdicts import NO_FACTS, Facts

GOTLAND_LIMIT = 10
"""With more points than this nobody sets trump, where one scores as on Gotland."""


def _own_score(view: BondView) -> tuple[int, int]:
    """The seat's party, and its points."""
    party = view.game.parties[view.seat]
    return party, view.board.score[party]


def _wins(view: BondView) -> ScoreBar | None:
    out = melding.going_out(view)
    return None if out is None else ScoreBar("bond.option.skane", out.case, out.facts)


def _does_not_win(view: BondView) -> Facts:
    party, score = _own_score(view)
    return {"party": party, "score": score, "total": score + melding.meld_points(view)}


def _trump_too_late(view: BondView) -> ScoreBar | None:
    party, score = _own_score(view)
    if view.board.trump is not None or score <= GOTLAND_LIMIT:
        return None
    return ScoreBar("bond.option.gotland", "from-eleven", {"party": party, "score": score, "least": GOTLAND_LIMIT + 1})


def _trump_in_time(view: BondView) -> Facts:
    if view.board.trump is not None:
        return NO_FACTS
    party, score = _own_score(view)
    return {"party": party, "score": score, "least": GOTLAND_LIMIT + 1}


NO_MELD_WINS = MeldBar(_wins, _does_not_win)
"""No meld that would win the match (bond.option.skane)."""

NO_TRUMP_FROM_ELEVEN = MeldBar(_trump_too_late, _trump_in_time, GOTLAND_LIMIT + 1)
"""From eleven points nobody sets trump (bond.option.gotland)."""
