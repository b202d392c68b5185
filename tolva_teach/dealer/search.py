"""Finds deals as wished, here or in whatever `concurrent.futures.Executor` one has."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from time import monotonic
from typing import Any

from tolva_teach.dealer.answers import Answer, Loosening
from tolva_teach.dealer.dealing import Dealing, Tried
from tolva_teach.dealer.requests import Request
from tolva_teach.headless.parcels import in_parcels
from tolva_teach.records.record import Record, read_record

MOST_DEALS = 10_000
"""So many deals are found at once at most."""

USUAL_TRIES = 5_000
"""So many deals are tried for each that is wanted, where nobody says how many."""

PLAIN_TRIES = 10
"""So many are tried with the match at its beginning; if none of them will do, it may then stand as it likes."""

EVEN_TRIES = 30
"""So many are tried with all cards dealt alike; if none will do, somebody may then be dealt much of something."""

AT_A_TIME = 20
"""So many tries are sent to an executor together."""

WAITING = 8
"""So many such parcels are under way at most."""

Progress = Callable[[int, int], bool]
"""Is told how many deals have been tried and how many found, and answers whether to go on."""


class Search:
    """Looks for deals, and gives each as it is found; `answer` tells how it stands at any time.

    The same request and seed give the same deals, whoever looks for them.
    """

    def __init__(
        self,
        request: Request,
        count: int = 1,
        *,
        tries: int | None = None,
        sample: int = 0,
        seconds: float | None = None,
        executor: Executor | None = None,
        progress: Progress | None = None,
    ) -> None:
        """
        Args:
            count: how many deals are wanted.
            tries: how many deals are tried at most; `USUAL_TRIES` for each that is wanted where left out.
            sample: how many are tried at least, so that it can be told how rare such deals are; where that is known
                exactly without, no more are tried.
            seconds: how long to look at most.
            executor: who looks; this process where left out.
            progress: is told after each try how far it has come, and can stop it.

        Raises:
            WishError: no deal can be as wished.
            ValueError: too few or too many deals are wanted.
        """
        if not 1 <= count <= MOST_DEALS:
            raise ValueError(f"from 1 to {MOST_DEALS} deals, not {count!r}")
        self._dealing = Dealing(request)
        self._request, self._wanted, self._sample = request, count, sample
        self._limit = USUAL_TRIES * count if tries is None else tries
        self._seconds, self._progress = seconds, progress
        self.executor = executor
        """Who looks."""
        self._records: list[Record] = []
        self._hits = self._tried = self._leaning = self._led = self._lays = self._lain = 0
        self._is_open = False
        self._alone = [0] * len(self._dealing.conjuncts)
        self._others = [0] * len(self._dealing.conjuncts)

    def __iter__(self) -> Iterator[Record]:
        """The deals, each as soon as it is found."""
        return (record for record in self.steps() if record is not None)

    def steps(self) -> Iterator[Record | None]:
        """One try after the other, for who has something else to do in between: a deal, or None where it was none."""
        ends = None if self._seconds is None else monotonic() + self._seconds
        for tried in _tries(self._dealing, self._limit, self.executor):
            self._add(tried)
            record = None
            if tried.record is not None and len(self._records) < self._wanted:
                record = read_record(tried.record)
                self._records.append(record)
                self._led += tried.is_leaning
            yield record
            is_known = not self._request.is_played or self._tried - self._leaning >= self._sample
            is_done = len(self._records) == self._wanted and is_known
            is_late = ends is not None and monotonic() > ends
            if is_done or is_late or (self._progress and not self._progress(self._tried, len(self._records))):
                break

    @property
    def tried(self) -> int:
        """How many deals have been tried."""
        return self._tried

    @property
    def found(self) -> int:
        """How many deals have been found."""
        return len(self._records)

    def _add(self, tried: Tried) -> None:
        self._is_open = self._is_open or tried.is_open
        self._tried += 1
        if tried.is_leaning:  # which tells nothing of how rare such deals are
            self._leaning += 1
        else:
            self._lays += tried.lays
            self._lain += tried.lain
            self._hits += tried.record is not None
        for number, came in enumerate(tried.came_true):
            self._alone[number] += came
            self._others[number] += all(its for other, its in enumerate(tried.came_true) if other != number)

    def answer(self) -> Answer:
        """What has come of it so far."""
        return Answer(
            records=tuple(self._records),
            hits=self._hits,
            tried=self._tried,
            leaning=self._leaning,
            led=self._led,
            lays=self._lays,
            lain=self._lain,
            share=self._dealing.share,
            is_built=self._dealing.is_built,
            is_played=self._request.is_played,
            is_open=self._is_open,
            is_complete=len(self._records) == self._wanted,
            loosenings=() if self._records else self._loosenings(),
        )

    def _loosenings(self) -> tuple[Loosening, ...]:
        """The wishes, that first without which most deals would have done; then those that held most seldom."""
        text = self._request.where
        found = [
            Loosening(said.start + 1, said.within(text), self._alone[at], self._others[at])
            for at, said in enumerate(self._dealing.conjuncts)
        ]
        return tuple(sorted(found, key=lambda its: (-its.others, its.alone)))


def find(request: Request, count: int = 1, **limits: Any) -> Answer:
    """Deals as wished, and what there is to tell of them: see `Search` for the limits, and for the errors.

    >>> answer = find(Request("tolva", "forehand holds a pair", seed=7))
    >>> answer.found, answer.is_exact, round(float(answer.share), 3)
    (1, True, 0.216)
    """
    search = Search(request, count, **limits)
    for _ in search:
        pass
    return search.answer()


def _tries(dealing: Dealing, limit: int, executor: Executor | None) -> Iterator[Tried]:
    """Try after try: first with the match at its beginning; as long as none was good, then as it likes where it may,
    and then also with deals in which somebody is dealt much of something."""
    request = dealing.request
    has_found = is_open = leans = False
    start = 0
    for end in sorted({min(end, limit) for end in (PLAIN_TRIES, EVEN_TRIES, limit)}):
        for tried in _stretch(dealing, range(start, end), executor, is_open=is_open, leans=leans):
            has_found = has_found or tried.record is not None
            yield tried
        start = end
        if not has_found:
            is_open, leans = request.is_open, request.is_played and end >= EVEN_TRIES


def _stretch(
    dealing: Dealing, numbers: range, executor: Executor | None, *, is_open: bool, leans: bool
) -> Iterator[Tried]:
    if executor is None:
        for number in numbers:
            yield dealing.attempt(number, is_open=is_open, leans=leans)
        return
    some = partial(_try_some, dealing.request, is_open, leans)
    yield from in_parcels(executor, some, numbers, AT_A_TIME, WAITING)


def _try_some(request: Request, is_open: bool, leans: bool, start: int, end: int) -> list[Tried]:
    dealing = Dealing(request)
    return [dealing.attempt(number, is_open=is_open, leans=leans) for number in range(start, end)]
