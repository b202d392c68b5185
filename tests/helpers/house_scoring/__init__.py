"""A further way of scoring in Bondtolva, as somebody would add it: a `Scoring`, the name of its option, and texts."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from helpers.described import known_with
from tolva_teach.games.bondtolva import Bondtolva
from tolva_teach.games.bondtolva.board import BondView
from tolva_teach.games.bondtolva.scoring import SCORINGS, Scoring, Won
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.options import Keyword, Option
from tolva_teach.games.tricktaking import MeldBar, ScoreBar
from tolva_teach.quiz.tricks import forms
from tolva_teach.rules.verdicts import Facts
from tolva_teach.texts.rules import chapters

RULE = "bond.option.house"
LIMIT = 11


def most_points(score: Sequence[int], order: Sequence[int]) -> Won:
    """Of several at twelve the one with most; nobody where two have most."""
    best = [party for party, points in enumerate(score) if points == max(score) >= TARGET]
    several = sum(points >= TARGET for points in score) > 1
    return Won(best[0] if len(best) == 1 else None, RULE, "several" if several else "one")


def barred(view: BondView) -> ScoreBar | None:
    """At eleven points one does not meld."""
    party = view.game.parties[view.seat]
    score = view.board.score[party]
    return (
        ScoreBar(RULE, "from-eleven-on", {"party": party, "score": score, "least": LIMIT}) if score >= LIMIT else None
    )


def within(view: BondView) -> Facts:
    """What is to be told below that."""
    return {"score": view.board.score[view.game.parties[view.seat]]}


HOUSE = Scoring(RULE, most_points, chooses=True, meld_bar=MeldBar(barred, within, LIMIT))


class WithHouse(Bondtolva):
    """Bondtolva as it were with one more line in `SCORINGS`."""

    scorings: ClassVar[Mapping[str, Scoring]] = MappingProxyType({**SCORINGS, "house": HOUSE})
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {**Bondtolva.options_known, "scoring": Keyword(tuple(scorings))}
    )
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType(
        {**Bondtolva.option_rules, "scoring": {name: way.rule for name, way in scorings.items()}}
    )


@contextmanager
def installed() -> Iterator[None]:
    """Bondtolva has the way of scoring until the block ends."""
    ids = {**chapters("bondtolva"), "house": (RULE,)}
    forms._rules.cache_clear()
    try:
        with known_with("bondtolva", rules=WithHouse, texts=Path(__file__).parent, chapters=ids):
            yield
    finally:
        forms._rules.cache_clear()
