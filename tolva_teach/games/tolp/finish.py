"""The end of a round: who places where, and how the match stands afterwards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.tolp.board import Match, TolpRules
from tolva_teach.rules.cards import Card

OPEN = "open"
"""The option `match` where nobody wins for good (tolp.match.open)."""


@dataclass(frozen=True)
class TolpStanding(Standing):
    """How a match stands, and for how long its king has been king."""

    streak: int = 0
    """How many rounds in a row the last round's king has been king, within the record."""


def by_fewest_cards(hands: Sequence[Sequence[Card]], last: int) -> list[int]:
    """Those who remain, in the order in which they place when nobody can lay anything (tolp.flying)."""
    seats = len(hands)
    around = [(last + step) % seats for step in range(1, seats + 1)]
    return sorted((seat for seat in around if hands[seat]), key=lambda seat: len(hands[seat]))


def _why_stuck(counts: Iterable[int], jokers: int, rules: TolpRules) -> str:
    """What kind of cards keeps everyone from leading, as far as all may know: `jokers`, one `lone` flying card that
    nobody may go out on, or `either` (tolp.flying).

    Args:
        counts: how many cards each of them has.
        jokers: how many there are in the game.
    """
    lone = bool(rules.flying) and not rules.out_on_flying and 1 in counts
    return "jokers" if not lone else "either" if jokers else "lone"


def stuck(counts: Sequence[int], jokers: int, rules: TolpRules) -> Iterator[Happening]:
    """That nobody who remains can lay anything, where there are several, and why."""
    if len(counts) > 1:
        yield Happening("stuck", "tolp.flying", {"count": len(counts), "by": _why_stuck(counts, jokers, rules)})


def after_round(standing: TolpStanding, order: tuple[int, ...], match: Match) -> TolpStanding:
    """The match after a round with this finishing order.

    Args:
        match: the option's value: `"open"`, or an object with `rounds` or `streak`.
    """
    king = order[0]
    again = standing.order is not None and standing.order[0] == king
    score = tuple(rounds + (seat == king) for seat, rounds in enumerate(standing.score))
    after = replace(standing, score=score, order=order, streak=standing.streak + 1 if again else 1, winner=None)
    winner = _winner(after, match)
    return after if winner is None else replace(after, winner=winner)


def _winner(standing: TolpStanding, match: Match) -> int | None:
    """tolp.match.rounds: most rounds as king, a tie goes on; tolp.match.streak: so many in a row."""
    if isinstance(match, str):
        return None
    if "streak" in match:
        return _king(standing) if standing.streak >= match["streak"] else None
    best = max(standing.score)
    decided = sum(standing.score) >= match["rounds"] and standing.score.count(best) == 1
    return standing.score.index(best) if decided else None


def _king(standing: Standing) -> int:
    assert standing.order is not None  # a round has been played
    return standing.order[0]


def told(standing: TolpStanding, match: Match) -> Iterator[Happening]:
    """What there is to tell when a round is over: the titles, and how the match goes on or who has won it."""
    assert standing.order is not None
    king = standing.order[0]
    yield Happening("deal-over", "tolp.titles", {"king": king, "tolp": standing.order[-1], "order": standing.order})
    if isinstance(match, str):
        yield Happening("match-goes-on", "tolp.match.open")
        return
    (kind, number), count = next(iter(match.items())), sum(standing.score)
    facts = {"count": count, "most": number, "streak": standing.streak, "king": king}
    if standing.winner is not None:
        won = {"winner": standing.winner, "score": standing.score[standing.winner]}
        yield Happening("match-won", f"tolp.match.{kind}", {**facts, **won})
    else:
        tied = kind == "rounds" and count >= number
        yield Happening("match-tied" if tied else "match-goes-on", f"tolp.match.{kind}", facts)
