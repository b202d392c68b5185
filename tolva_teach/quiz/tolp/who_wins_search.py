"""Which match a question "who has won the match?" in Tölp is about: what is agreed, and who is king of each round."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from tolva_teach.games import game
from tolva_teach.games.base import Game, Happening, Standing
from tolva_teach.games.tolp.board import Match
from tolva_teach.games.tolp.finish import OPEN, TolpStanding, after_round, told
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"most": 13, "early": 9, "streak": 13, "broken": 9, "open": 6},
    2: {"most": 9, "early": 8, "level": 7, "further": 6, "streak": 10, "broken": 6, "open": 4},
    3: {"most": 8, "early": 7, "level": 6, "further": 6, "streak": 12, "broken": 7, "open": 4},
}
"""By difficulty, how many questions of a block ask about each kind (`kind_of`)."""

IN_A_ROW = 3
"""So many rounds in a row win, where that is agreed."""

_AGREED: Mapping[int, tuple[int, int]] = {1: (3, 3), 2: (4, 3), 3: (5, 5)}
"""By difficulty, the fewest rounds that are agreed on, and of how many numbers from there up one is drawn."""


@dataclass(frozen=True, slots=True)
class Begun(Position):
    """A round that has been dealt, and how it will end."""

    kings: tuple[int, ...] = field(kw_only=True)
    """Who has been king, round by round."""
    order: tuple[int, ...] = field(kw_only=True)
    """The order in which the players will place in this round."""


class Ended(NamedTuple):
    """What comes of it."""

    standing: TolpStanding
    told: Happening
    """Whether somebody has won, and by which rule."""

    @property
    def king(self) -> int:
        """Who is king of the round."""
        assert self.standing.order is not None  # it has just been played
        return self.standing.order[0]


class _Round(NamedTuple):
    """A round that is drawn; most are thrown away for their kings before anybody asks who came behind them."""

    king: int
    others: Callable[[], tuple[int, ...]]
    """All seats, in the order in which those come that are not king."""

    def order(self) -> tuple[int, ...]:
        """The finishing order."""
        return (self.king, *(seat for seat in self.others() if seat != self.king))


def ended(standing: Standing | None, order: tuple[int, ...], match: Match) -> Ended:
    """How the match stands after a round with this finishing order, as the game has it."""
    assert isinstance(standing, TolpStanding)  # the generators draw one
    after = after_round(standing, order, match)
    return Ended(after, _last_told(after, match))


def _last_told(standing: TolpStanding, match: Match) -> Happening:
    *_, last = told(standing, match)
    return last


def kind_of(end: Ended, match: Match) -> str:
    """The kind of situation: of a number of rounds `most`, won; `early`, not all are played; `level`, a tie; `further`,
    won after a tie. Of rounds in a row `streak`, won; `broken`, somebody has been king as often, but not in a row; else
    `short`. Else `open`.
    """
    standing, happened = end
    if isinstance(match, str):
        return "open"
    if "streak" in match:
        broken = max(standing.score) >= match["streak"]
        return "streak" if standing.winner is not None else "broken" if broken else "short"
    if standing.winner is not None:
        return "most" if sum(standing.score) == match["rounds"] else "further"
    return "level" if happened.kind == "match-tied" else "early"


def position(players: int, seed: int, difficulty: int) -> Begun:
    """The match that a seed gives."""
    named = ("who-wins", "tolp", players, _SALT, difficulty)
    kind, dice = kind_planned(PLANS[difficulty], seed, *named), Dice(*named, seed)
    match = _agreed(kind, difficulty, dice)
    rules = game("tolp", players, {} if match == OPEN else {"match": match})
    while True:
        *before, last = _rounds(kind, match, players, difficulty, dice)
        kings = tuple(its.king for its in before)
        agreed = match if isinstance(match, str) else next(iter(match.items()))
        if _after(players, kings, agreed).winner is not None:
            continue
        after = _after(players, (*kings, last.king), agreed)
        end = Ended(after, _last_told(after, match))
        if kind_of(end, match) == kind and (difficulty < 3 or _misleads(kind, end, kings)):
            standing = _standing(rules, [its.order() for its in before])
            return _dealt(rules, standing, kings, last.order(), dice)


@lru_cache(maxsize=4096)
def _after(players: int, kings: tuple[int, ...], agreed: str | tuple[str, int]) -> TolpStanding:
    """How a match stands after rounds with these kings, whoever places behind them; where it is won on the way, as it
    stood then (kept: of the rows of kings that are drawn, a thousand for some questions, most begin alike)."""
    match: Match = agreed if isinstance(agreed, str) else dict([agreed])
    if not kings:
        return _standing(game("tolp", players, {} if match == OPEN else {"match": match}), ())
    before = _after(players, kings[:-1], agreed)
    if before.winner is not None:
        return before
    return after_round(before, (kings[-1], *(seat for seat in range(players) if seat != kings[-1])), match)


def _agreed(kind: str, difficulty: int, dice: Dice) -> Match:
    least, numbers = _AGREED[difficulty]
    if kind == "open":
        return OPEN
    return {"streak": IN_A_ROW} if kind in ("streak", "broken") else {"rounds": least + dice.below(numbers)}


def _rounds(kind: str, match: Match, players: int, difficulty: int, dice: Dice) -> list[_Round]:
    """Rounds in which two or three players are king by turns."""
    agreed = 0 if isinstance(match, str) else match.get("rounds", 0)
    if kind in ("most", "level", "further"):
        rounds = agreed + (kind == "further")
    else:
        rounds = 2 + dice.below(agreed - 2) if kind == "early" else 4 + dice.below(3 + difficulty)
    rivals = dice.shuffled(range(players))[: 2 + dice.below(2)]
    seats = range(players)
    return [_Round(rivals[dice.below(len(rivals))], dice.shuffled_when_wanted(seats)) for _ in range(rounds)]


def _misleads(kind: str, end: Ended, kings: Sequence[int]) -> bool:
    """Whether who goes by the most rounds, where three in a row win, or by two in a row, where nobody has won, errs."""
    score, king = end.standing.score, end.king
    if kind == "streak":
        return score[king] < max(score) or score.count(max(score)) > 1
    return kind in ("most", "level", "further") or kings[-1] == king


def _dealt(
    rules: Game[Any], standing: TolpStanding, kings: tuple[int, ...], order: tuple[int, ...], dice: Dice
) -> Begun:
    """The round as it begins."""
    players = rules.players
    dealer, learner = dice.below(players), dice.below(players)
    dealt = dealt_with(rules, {}, dealer, dice, standing=standing)
    view = rules.start(dealt, dealer, standing).view(learner)
    return Begun(dealer, dealt, (), view, standing, kings=kings, order=order)


def _standing(rules: Game[Any], orders: Sequence[tuple[int, ...]]) -> TolpStanding:
    """How a match stands after rounds with these finishing orders; where it is won on the way, as it stood then."""
    standing = rules.first_standing(None, 0, None)
    assert isinstance(standing, TolpStanding)  # it is Tölp's
    for order in orders:
        if standing.winner is None:
            standing = after_round(standing, order, rules.options["match"])
    return standing
