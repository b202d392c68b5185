"""What the end of a deal of Trettioett brings each seat, as the game tells it."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tolva_teach.games.base import Happening
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import POINTS
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.trettioett.claims import of_suit
from tolva_teach.rules.verdicts import Verdict, allowed, refused

SHOWN = ("shows-31", "shows-31-late")
"""What is told when somebody has 31."""


class Outcome(NamedTuple):
    """What came of the deal."""

    view: TrettioettView
    """The seat's that is asked, at the end."""
    told: Mapping[str, tuple[Happening, ...]]
    """What happened last, by kind."""

    @property
    def losers(self) -> frozenset[int]:
        """Who has lost a life, or the free lap."""
        lost = [seat for happened in self.told.get("lost-life", ()) for seat in happened.facts["losers"]]
        return frozenset([*lost, *self.off_their_lap])

    @property
    def off_their_lap(self) -> tuple[int, ...]:
        """Who had no life to lose, but a free lap (thirtyone.option.free)."""
        return tuple(fate.facts["seat"] for fate in self.told.get("out", ()) if fate.rule == "thirtyone.option.free")

    @property
    def staying(self) -> tuple[int, ...] | None:
        """Who plays on in the pot, where anybody has gone out."""
        gone = {fate.facts["seat"] for fate in self.told.get("out", ())}
        return tuple(sorted(set(self.points) - gone)) if gone else None

    @property
    def spared(self) -> bool:
        """Whether all who are left would have gone out together (thirtyone.all-last)."""
        return "spared" in self.told

    @property
    def with_31(self) -> tuple[int, ...]:
        """Who has shown 31; the first of them is the one that counts."""
        return tuple(happened.facts["seat"] for kind in SHOWN for happened in self.told.get(kind, ()))

    @property
    def dealt(self) -> bool:
        """Whether somebody had 31 before play (thirtyone.31.dealt)."""
        return any(happened.rule == "thirtyone.31.dealt" for happened in self.told.get("shows-31", ()))

    @property
    def points(self) -> Mapping[int, float]:
        """What the hands that lie open are worth, by seat."""
        known, rules = self.view.board.known, self.view.rules
        return {seat: rules.value(known[seat]).points for seat in self.view.board.playing if len(known[seat]) == 3}


def outcome_of(position: Position) -> Outcome:
    """Plays the deal to its end."""
    game = position.view.game
    deal = game.start(position.dealt, position.dealer, position.standing)
    happened = deal.opening
    for decision in position.decisions:
        happened = deal.apply(decision)
    told: dict[str, tuple[Happening, ...]] = {}
    for its in happened:
        told[its.kind] = (*told.get(its.kind, ()), its)
    return Outcome(deal.view(position.view.seat), told)


def verdicts(outcome: Outcome) -> dict[int | None, Verdict]:
    """By seat, and None for nobody: whether it loses a life, or its free lap, and by which rule."""
    return {**dict(_of_each(outcome)), None: _of_nobody(outcome)}


def _of_each(outcome: Outcome) -> Iterator[tuple[int, Verdict]]:
    for seat in sorted(outcome.view.board.playing):
        yield seat, _by_31(outcome, seat) if outcome.with_31 else _by_points(outcome, seat)


def _by_31(outcome: Outcome, seat: int) -> Verdict:
    winner, *late = outcome.with_31
    rule = "thirtyone.31.dealt" if outcome.dealt else "thirtyone.31"
    facts: dict[str, Any] = {"seat": seat, "winner": winner, "by": _what_others_lose(outcome)}
    if seat == winner:
        return refused(rule, "has-31", facts)
    lap = seat in outcome.off_their_lap
    if seat in late:
        lost = "lap" if lap else "life" if outcome.off_their_lap else "life-as-all"
        return allowed(rule, "late", facts | {"dealer": outcome.view.board.dealer, "by": lost})
    case = "after-knock" if seat == outcome.view.board.knocker else "others"
    return allowed(rule, f"{case}-free" if lap else case, facts)


def _what_others_lose(outcome: Outcome) -> str:
    """For a sentence to choose by: a life each, or some of them their free lap."""
    return "lap" if outcome.off_their_lap else "life"


def _by_points(outcome: Outcome, seat: int) -> Verdict:
    points, losers = outcome.points, outcome.losers
    if outcome.spared:
        return refused("thirtyone.all-last", "spared", _of_spared(outcome))
    facts: dict[str, Any] = {"seat": seat, "least": min(points.values()), **_of_hand(outcome, seat)}
    if seat not in losers:
        return refused("thirtyone.lowest", "higher", facts)
    if seat in outcome.off_their_lap:
        return allowed("thirtyone.option.free", "off-lap", facts)
    if len(losers) == 1:
        return allowed("thirtyone.lowest", "lowest", facts)
    if losers >= points.keys():
        return allowed("thirtyone.lowest", "everyone", facts | {"staying": outcome.staying, "count": len(points)})
    case = "tied-with-free" if outcome.off_their_lap else "tied"
    return allowed("thirtyone.lowest", case, facts | {"losers": tuple(sorted(losers))})


def _of_hand(outcome: Outcome, seat: int) -> dict[str, Any]:
    """What a hand is worth, and the cards that make it so: added up, or the only one of its suit."""
    hand = outcome.view.board.known[seat]
    points, best = outcome.view.rules.value(hand)
    assert best is not None  # three aces are 31, and then nobody counts; house rules are not asked about
    counted = of_suit(hand, best)
    lone = counted[0] if len(counted) == 1 else None
    return {"points": points, "suit": best, "addends": tuple(POINTS[card] for card in counted), "lone": lone}


def _of_spared(outcome: Outcome) -> dict[str, Any]:
    """What all hands are worth, how many they are, and what everyone has left to lose: a last life, or a free lap."""
    free = outcome.view.game.options["free_lap"]
    return {"points": min(outcome.points.values()), "count": len(outcome.points), "by": "lap" if free else "life"}


def _of_nobody(outcome: Outcome) -> Verdict:
    if outcome.spared:
        return allowed("thirtyone.all-last", "nobody", _of_spared(outcome))
    if outcome.with_31:
        rule = "thirtyone.31.dealt" if outcome.dealt else "thirtyone.31"
        return refused(rule, "somebody", {"by": _what_others_lose(outcome)})
    case = "somebody-free" if outcome.off_their_lap else "somebody"
    facts = {"losers": tuple(sorted(outcome.losers)), "least": min(outcome.points.values())}
    return refused("thirtyone.lowest", case, facts)
