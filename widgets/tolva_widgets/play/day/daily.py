"""The deal of the day: one for each game, the same for everybody by its date; how it went, and how others play it.

What it came to is kept by the learner's browser (`Shelf`), a text a game with a line a day.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, timedelta
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.games import GAMES
from tolva_teach.players import chooser, kinds_of
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.address import BEGINNER, CLUB, MatchName
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.opponents import DecisionSearch

BEST = "best"
"""The best of the lines that were tried."""
CHANCE = "random"
"""The line of a game that nobody has written a beginner for."""

DAYS_SHOWN = 14

_DAYS_KEPT = 100
"""So many days of a game are kept, the last ones."""

TEXT_LIMIT = 50 * _DAYS_KEPT
"""The most characters of a game's days as they are kept."""

_TRIED = 24
"""So many other ways to play it are tried at most: it is to take no more than a moment."""

_KEPT = re.compile(r"(points|lives|rounds) (-?[0-9]{1,6}) (-?[0-9]{1,6})")

Choose: TypeAlias = Callable[[Any], Decision | None]


class Result(NamedTuple):
    """What a deal came to for one who played it."""

    unit: str
    """What the score counts: `points`, `lives`, `rounds`."""
    own: int
    """The points that one's side got, the lives that one kept of those one had (0 or less), or one's place."""
    others: int
    """What the best of the others got; 0 where only one's own counts."""

    def worth(self, *, fewest_win: bool) -> int:
        """The more, the better.

        Args:
            fewest_win: whether fewer points are better in the game.
        """
        if self.unit == "rounds":
            return -self.own
        return self.others - self.own if fewest_win and self.unit == "points" else self.own - self.others

    def written(self) -> str:
        """As the browser keeps it."""
        return f"{self.unit} {self.own} {self.others}"


def read_result(text: str) -> Result | None:
    """A result as it was kept, a stranger's text; None where it is none.

    >>> read_result("points 3 1")
    Result(unit='points', own=3, others=1)
    """
    found = _KEPT.fullmatch(text)
    return Result(found[1], int(found[2]), int(found[3])) if found else None


def result_of(match: LearnerMatch) -> Result | None:
    """What the first deal of a match came to; None before it is over."""
    steps = [step for step in match.ongoing if step.deal_number == 0]
    end = steps[-1].after
    if not end.over:
        return None
    before, now = (step.table(match.seat).tallies for step in (steps[0], steps[-1]))
    unit = now[0].unit if now else "points"
    order = end.standing.order
    if order is not None:
        return Result("rounds", order.index(match.seat) + 1, 0)
    change = {one.party: one.score - other.score for one, other in zip(now, before, strict=True)}
    own = change.pop(end.game.parties[match.seat], 0)
    best = min if end.game.fewest_win else max
    return Result(unit, own, best(change.values(), default=0) if unit == "points" else 0)


class DayLines:
    """How a beginner, a club player, and the best of some other lines come out of the day's deal in one's place.

    It goes on only when it is told to.
    """

    def __init__(self, name: MatchName) -> None:
        self.found: dict[str, Result] = {}
        """By the name of the line what it came to."""
        self._steps = self._search(name)

    def advance(self) -> bool:
        """Plays a little further; whether more is left."""
        return next(self._steps, None) is not None

    def _search(self, name: MatchName) -> Iterator[bool]:
        kinds = kinds_of(name.cards.game)
        first = BEGINNER if BEGINNER in kinds else CHANCE
        usual = chooser(first, name.cards.game)
        line = _Line(name, lambda view: usual(view, Random(0)))
        yield from line.play()
        results = [line.result]
        self.found[first] = line.result
        if CLUB in kinds:
            thought = _Line(name, _ThinkingAhead())
            yield from thought.play()
            self.found[CLUB] = thought.result
            results.append(thought.result)
        others = list(line.others())
        for other in Random(name.cards.seed).sample(others, min(_TRIED, len(others))):
            yield from other.play()
            results.append(other.result)
        fewest_win = GAMES[name.cards.game].fewest_win
        self.found[BEST] = max(results, key=lambda result: result.worth(fewest_win=fewest_win))


class _ThinkingAhead:
    """A club player in the learner's place: None as long as it thinks."""

    def __init__(self) -> None:
        self._search: DecisionSearch | None = None

    def __call__(self, view: Any) -> Decision | None:
        self._search = self._search or DecisionSearch(view, Random(0))
        if not self._search.done:
            self._search.advance()
            return None
        best, self._search = self._search.best, None
        return best


class _Line:
    """One way to play the deal, the others as they play it against the learner."""

    def __init__(self, name: MatchName, choose: Choose, begins: tuple[Decision, ...] = ()) -> None:
        self._name, self._choose, self._begins = name, choose, begins
        self._own: list[tuple[Decision, tuple[Decision, ...]]] = []
        """What was decided, and what else was allowed."""
        self.result = Result("points", 0, 0)

    def play(self) -> Iterator[bool]:
        """Plays it to its end, a decision at a time."""
        match = LearnerMatch(self._name)
        while not match.deal_over:
            if match.waits_for != "you":
                match.go_on()
            elif (decision := self._next(match)) is not None:
                match.attempt(decision)
            yield True
        found = result_of(match)
        assert found is not None
        self.result = found

    def _next(self, match: LearnerMatch) -> Decision | None:
        view, played = match.deal.view(match.seat), len(self._own)
        decision = self._begins[played] if played < len(self._begins) else self._choose(view)
        if decision is not None:
            self._own.append((decision, view.game.legal(view)))
        return decision

    def others(self) -> Iterator["_Line"]:
        """The same with one other decision."""
        for place, (decision, legal) in enumerate(self._own):
            before = tuple(own for own, _ in self._own[:place])
            for other in legal:
                if other != decision:
                    yield _Line(self._name, self._choose, (*before, other))


class Calendar:
    """The days that were played, as the browser keeps them."""

    def __init__(self) -> None:
        self._games: dict[str, dict[str, Result]] = {}
        """By game and day what it came to."""

    def read(self, told: Iterable[tuple[str, str]]) -> list[str]:
        """Takes what the browser keeps of games, by their names: a stranger's text, of which what is no result is left
        out. It is older than what was noted before it came.

        Returns:
            The games of which more was noted than that.
        """
        kept: dict[str, dict[str, Result]] = {}
        for key, text in told:
            # What another tab keeps of the same game stands under a name that goes on after this.
            days = kept.setdefault(key.partition("~")[0], {})
            for line in text.splitlines():
                day, _, came = line.partition(" ")
                if (result := read_result(came)) is not None:
                    days.setdefault(day, result)
        more = [game for game, days in self._games.items() if days.keys() - kept.get(game, {}).keys()]
        for game, days in kept.items():
            self._games.setdefault(game, {}).update(days)
        return more

    def written(self, game: str) -> str:
        """A game's days as the browser keeps them, the last ones alone."""
        days = sorted(self._games.get(game, {}).items())[-_DAYS_KEPT:]
        return "\n".join(f"{day} {result.written()}" for day, result in days)

    def add(self, day: str, game: str, result: Result) -> bool:
        """Notes what a day's deal came to; whether it is the first time, which alone counts."""
        days = self._games.setdefault(game, {})
        new = day not in days
        days.setdefault(day, result)
        return new

    def first(self, day: str, game: str) -> Result | None:
        """What it came to when it was played first."""
        return self._games.get(game, {}).get(day)

    def lately(self, day: str, game: str) -> list[tuple[str, Result | None]]:
        """The days up to this one, the last first, and what each came to where it was played."""
        last = date.fromisoformat(day)
        days = [(last - timedelta(days=back)).isoformat() for back in range(DAYS_SHOWN)]
        return [(one, self.first(one, game)) for one in days]
