"""Deals looked for by a wish: what is wished, what was found of it so far, and what there is to tell."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tolva_teach.dealer import Request, Search, WishError, pieces, telling
from tolva_teach.dealer.reading import read
from tolva_teach.dealer.tokens import LONGEST
from tolva_teach.editing import Layout
from tolva_teach.games.base import Game
from tolva_teach.records.record import Record

MOST = 100
"""So many deals are found at once on a page."""

SECONDS = 60.0
"""So long is looked for them at most."""

SAMPLE = 100
"""So many are tried at least, to tell how rare they are."""

SEEDS = 10_000
_MOST_TRIES = 2000
"""So many are tried for each deal that is wanted."""

_OF_THE_SAME = ("holds", "does")
KINDS = (*_OF_THE_SAME, "rule")
SAME = "and the same"
"""Of whom the last sentence speaks, the next one does too: somebody knocks and loses."""
HOW = ("and", SAME, "or", "and not")
_MOST_COUNT = 500


@dataclass
class Building:
    """What is chosen of a wish that is being put together."""

    how: str = "and"
    who: str = "forehand"
    kind: str = "holds"
    bound: str = "at least"
    count: int = 1
    what: str = ""
    deed: str = ""
    when: str = ""
    section: str = ""
    number: int = 1
    rule: str = ""
    ruling: str = "refuses"

    def choices(self, game: Game[Any]) -> Mapping[str, tuple[str, ...]]:
        """What can be chosen of each for the game, but for the numbers."""
        sections = pieces.sections(game)
        return {
            "how": HOW,
            "who": pieces.people(game),
            "kind": KINDS if self.how != SAME else _OF_THE_SAME,
            "bound": pieces.BOUNDS,
            "what": pieces.amounts(game),
            "deed": pieces.deeds(game),
            "when": ("", *pieces.WHEN) if sections else ("",),
            "section": sections,
            "rule": pieces.rules(game),
            "ruling": pieces.RULINGS,
        }

    def fit(self, game: Game[Any]) -> None:
        """What the game does not have becomes the first that it has."""
        for key, known in self.choices(game).items():
            if getattr(self, key) not in known:
                setattr(self, key, known[0] if known else "")

    def choose(self, key: str, value: str, game: Game[Any]) -> None:
        """Takes what was chosen; what is not offered is passed over."""
        if key in ("count", "number") and value.isascii() and value.isdecimal() and len(value) < 4:
            setattr(self, key, min(int(value), _MOST_COUNT))
        elif value in self.choices(game).get(key, ()):
            setattr(self, key, value)

    def text(self, game: Game[Any]) -> str:
        """The wish that is chosen; what is said of the same seat once more names none."""
        who = "" if self.how == SAME else self.who
        if self.kind == "holds":
            return pieces.holding(who, self.bound, self.count, self.what).lstrip()
        if self.kind == "does":
            return pieces.doing(who, self.deed, game, self.when, self.section, self.number).lstrip()
        return pieces.ruling(self.rule, self.ruling, self.who)


class WishSession:
    """A wish, and the deals that were found for it.

    >>> from tolva_teach.games import game
    >>> wishes = WishSession()
    >>> wishes.write("forehand holds a pair", game("tolva", 4))
    >>> wishes.count = 2
    >>> wishes.begin(Layout(game("tolva", 4)))
    True
    >>> while wishes.step():
    ...     pass
    >>> len(wishes.found), wishes.is_looking
    (2, False)
    """

    def __init__(self) -> None:
        self.text = ""
        self.fault: WishError | None = None
        """What is wrong with the text."""
        self.count, self.seed = 5, 1
        self.building = Building()
        self.search: Search | None = None
        """What looks, or has looked last."""
        self._steps: Iterator[Record | None] | None = None
        self.was_stopped = False
        self.rows: dict[str, str] = {}
        """What is shown of the deals that were found, as whoever shows them has written it."""

    @property
    def is_looking(self) -> bool:
        """Whether more is being looked for."""
        return self._steps is not None

    @property
    def found(self) -> tuple[Record, ...]:
        """The deals so far."""
        return () if self.search is None else self.search.answer().records

    def write(self, text: str, game: Game[Any]) -> None:
        """Another text, a stranger's perhaps; what is wrong with it is noted at its place."""
        text = text.replace("\n", " ")[: LONGEST + 1]
        if text != self.text:
            self.stop()
            self.search = None
        self.text = text
        if not text.strip():
            self.building.how = HOW[0]
        self.check(game)

    def check(self, game: Game[Any]) -> None:
        """Notes what is wrong with the text for this game; nothing with none at all."""
        self.fault = None
        if not self.text.strip():
            return
        try:
            read(self.text, game)
        except WishError as error:
            self.fault = error

    def add(self, game: Game[Any]) -> None:
        """Adds what was put together."""
        self.write(pieces.joined(self.text, self.building.how, self.building.text(game)), game)

    def draw_seed(self, chance: Random) -> None:
        """Another seed, for other deals."""
        self.seed = chance.randrange(1, SEEDS)

    def begin(self, layout: Layout) -> bool:
        """Begins to look, with the game, dealer and score of the layout; whether there is anything to look for."""
        self.stop()
        self.was_stopped, self.search, self.rows = False, None, {}
        rules = layout.game
        try:
            request = Request(
                rules.name,
                self.text,
                rules.players,
                rules.variants,
                seed=self.seed,
                dealer=layout.dealer,
                score=layout.score,
                carry=layout.carry,
                order=layout.order,
            )
            tries = min(_MOST_TRIES * self.count, 20_000)
            self.search = Search(request, self.count, tries=tries, sample=SAMPLE, seconds=SECONDS)
        except WishError as error:
            self.fault = error
            return False
        self._steps = self.search.steps()
        return True

    def step(self) -> bool:
        """Tries one deal; whether there is more to do."""
        if self._steps is None:
            return False
        if next(self._steps, _ENDED) is _ENDED:
            self._steps = None
        return self._steps is not None

    def stop(self) -> None:
        """Looks no further; what was found is kept."""
        self.was_stopped = self.is_looking
        self._steps = None

    def told(self, lang: str) -> list[str]:
        """What there is to tell of what was found."""
        return [] if self.search is None else telling.told(self.search.answer(), self.count, lang)


_ENDED = object()
