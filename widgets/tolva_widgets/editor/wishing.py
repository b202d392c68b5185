"""Deals looked for by a wish: what is wished, what was found of it so far, and what there is to tell."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from tolva_teach.dealer import Request, Search, WishError, telling
from tolva_teach.dealer.dealing import Dealing
from tolva_teach.dealer.language import pieces
from tolva_teach.dealer.language.endings import most_left, parted, with_ending
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import OF_NOBODY
from tolva_teach.dealer.language.spoken import Heard, as_shown, spoken, understood
from tolva_teach.dealer.language.tokens import LONGEST
from tolva_teach.dealer.language.wishes import Ending
from tolva_teach.dealer.shown import cut, shown
from tolva_teach.editing import Layout
from tolva_teach.games.base import Game
from tolva_teach.records.record import Record

MOST = 100
"""So many deals are found at once on a page."""

SECONDS = 60.0
"""So long is looked for them at most."""

_SLOW = 10.0
"""After so many seconds in which nothing was found it is told what to loosen."""

SAMPLE = 100
"""So many are tried at least, to tell how rare they are."""

SEEDS = 10_000
_MOST_TRIES = 2000
"""So many are tried for each deal that is wanted."""

_OF_THE_SAME = ("holds", "does", "may-not")
KINDS = (*_OF_THE_SAME, "happens", "rule")
SAME = "and the same"
"""Of whom the last sentence speaks, the next one does too: somebody knocks and loses."""
HOW = ("and", SAME, "or", "and not")
_MOST_COUNT = 500
_DEEP = 4
"""So far choices hang on each other: what a rule does, which one, from what it keeps one, and with which card."""


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
    barred: str = ""
    suit: str = ""
    rank: str = ""
    event: str = ""
    when: str = ""
    section: str = ""
    number: int = 1
    rule: str = ""
    ruling: str = "refuses"
    against: str = ""
    is_chosen: bool = False
    """Whether anything was chosen since a wish was put together last."""

    def choices(self, game: Game[Any]) -> Mapping[str, tuple[str, ...]]:
        """What can be chosen of each for the game, but for the numbers."""
        sections, events = pieces.sections(game), pieces.events(game)
        kinds = _OF_THE_SAME if self.how == SAME else KINDS
        return {
            "how": HOW,
            "who": pieces.people(game),
            "kind": tuple(kind for kind in kinds if kind != "happens" or events),
            "bound": pieces.BOUNDS,
            "what": pieces.amounts(game),
            "deed": pieces.deeds(game),
            "barred": self._barred(game),
            "suit": ("", *pieces.suits(self.done, game, is_done=self.is_done)),
            "rank": ("", *pieces.ranks(self.done, game, is_done=self.is_done)),
            "event": events,
            "when": ("", *pieces.WHEN) if sections else ("",),
            "section": sections,
            "rule": pieces.rules(game, self.ruling),
            "ruling": pieces.RULINGS,
            "against": pieces.AGAINST if pieces.has_sides(game) else ("",),
        }

    @property
    def is_done(self) -> bool:
        """Whether something comes about, and is not refused."""
        return self.kind == "does"

    @property
    def done(self) -> str:
        """What is done, or may not be done."""
        return self.deed if self.is_done else self.barred

    def _barred(self, game: Game[Any]) -> tuple[str, ...]:
        return pieces.barred(game) if self.kind == "may-not" else ("", *pieces.barred(game, self.rule))

    @property
    def is_of_nobody(self) -> bool:
        """Whether nobody in particular is asked for."""
        is_ruled = self.kind == "rule" and self.ruling == "decides" and self.rule in OF_NOBODY
        return is_ruled or self.how == SAME or self.kind == "happens"

    def fit(self, game: Game[Any]) -> None:
        """What the game does not have becomes the first that it has; what hangs on that, in its turn."""
        for _ in range(_DEEP):
            first = {key: (known or ("",)) for key, known in self.choices(game).items()}
            wrong = {key: known[0] for key, known in first.items() if getattr(self, key) not in known}
            for key, value in wrong.items():
                setattr(self, key, value)
            if not wrong:
                break

    def choose(self, key: str, value: str, game: Game[Any]) -> None:
        """Takes what was chosen; what is not offered is passed over."""
        self.is_chosen = True
        if key in ("count", "number") and value.isascii() and value.isdecimal() and len(value) < 4:
            setattr(self, key, min(int(value), _MOST_COUNT))
        elif value in self.choices(game).get(key, ()):
            setattr(self, key, value)

    def text(self, game: Game[Any]) -> str:
        """The wish that is chosen; what is said of the same seat once more names none."""
        who, named = "" if self.is_of_nobody else self.who, pieces.card(self.suit, self.rank)
        if self.kind == "holds":
            return pieces.holding(who, self.bound, self.count, self.what).lstrip()
        if self.kind == "does":
            return pieces.doing(who, self.deed, game, self.when, self.section, self.number, named).lstrip()
        if self.kind == "may-not":
            return pieces.barring(who, self.barred, self.when, self.section, self.number, named).lstrip()
        if self.kind == "happens":
            return pieces.happening(self.event, self.when, self.section, self.number)
        return pieces.ruling(self.rule, self.ruling, who, self.against, self.barred, named)


class WishSession:
    """A wish, and the deals that were found for it.

    Large because each thing that a page does to a wish, or shows of it, has a method of its own.

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
        self.heard = Heard("", "")
        """What was typed last, and how it was understood."""
        self.added = ""
        """What was added last, until something else is chosen."""
        self._of_games: dict[str, str] = {}
        self.fault: WishError | None = None
        """What is wrong with the text."""
        self.left: int | None = None
        """How many cards are left to everyone at most, where the text asks for endings."""
        self.count, self.seed = 5, 1
        self.building = Building()
        self.search: Search | None = None
        """What looks, or has looked last."""
        self._steps: Iterator[Record | None] | None = None
        self._began = 0.0
        self.was_stopped = False
        self.rows: dict[str, str] = {}
        """What is shown of the deals that were found, as whoever shows them has written it."""

    @property
    def is_looking(self) -> bool:
        """Whether more is being looked for."""
        return self._steps is not None

    @property
    def is_slow(self) -> bool:
        """Whether it is looked for long already, and nothing has been found."""
        search = self.search
        return search is not None and not search.found and monotonic() - self._began > _SLOW

    @property
    def conditions(self) -> str:
        """The text without the words that ask for an ending."""
        return parted(self.text)[0]

    @property
    def found(self) -> tuple[Record, ...]:
        """The deals so far."""
        return () if self.search is None else self.search.answer().records

    def as_wished(self, record: Record) -> Record:
        """One of them as it is opened and kept: an ending stands where it begins."""
        return record if self.left is None else cut(record, shown(record, self.text).start)

    def type(self, text: str, game: Game[Any], lang: str) -> None:
        """What a person has typed, in their own words or in those of wishes. The ending that is chosen stays, unless
        just its words were taken away."""
        heard = self._understood(text, game, lang)
        ending = parted(self.text)[1]
        if self.left is not None and heard.text not in ("", self.conditions) and not parted(heard.text)[1]:
            heard = self._understood(f"{heard.typed.rstrip()} {spoken(ending, game, lang)}", game, lang)
        self.write(heard.text, game)
        self.heard = heard

    def _understood(self, text: str, game: Game[Any], lang: str) -> Heard:
        return understood(text.replace("\n", " ")[: LONGEST + 1], game, lang)

    @property
    def is_as_typed(self) -> bool:
        """Whether the wish is what was typed last, and nothing has been done to it since."""
        return self.heard.text == self.text

    def shown(self, game: Game[Any], lang: str) -> str:
        """The text as its field shows it: in the person's words; what is wrong stays as it was typed."""
        if self.fault is not None and self.is_as_typed:
            return self.heard.typed
        return as_shown(self.text, game, lang)

    def write(self, text: str, game: Game[Any]) -> None:
        """Another text, a stranger's perhaps; what is wrong with it is noted at its place."""
        text = text.replace("\n", " ")[: LONGEST + 1]
        self.added = ""
        if text != self.text:
            self.stop()
            self.search = None
        self.text = text
        if not self.conditions:
            self.building.how = HOW[0]
        self.check(game)

    def check(self, game: Game[Any]) -> None:
        """Notes what is wrong with the text for this game; nothing with none at all."""
        self.fault, self.left = None, _left(parted(self.text)[1], game)
        if not self.text.strip():
            return
        try:
            read(self.text, game)
        except WishError as error:
            self.fault = error

    def add(self, game: Game[Any], lang: str) -> None:
        """Adds what was put together."""
        more = self.building.text(game)
        self._join(self.building.how, more, game, lang)
        self.building.is_chosen, self.added = False, more

    def _join(self, how: str, more: str, game: Game[Any], lang: str) -> None:
        """Adds this to the wish; to what was refused, as it was typed and in the same language."""
        if self.fault is None or not self.is_as_typed:
            self.write(pieces.joined(self.text, how, more), game)
            return
        first, _, denied = how.removesuffix(SAME.removeprefix("and")).partition(" ")
        added = f"{denied} ({more})" if denied else more
        self.type(f"{self.heard.typed} {spoken(f'{first} {added}', game, lang)}", game, lang)

    def parts(self, game: Game[Any]) -> list[str]:
        """The wishes that must all hold; none where the text is no wish."""
        if self.fault is not None or not self.conditions:
            return []
        return [said.within(self.text) for said in read(self.text, game).conjuncts()]

    def remove(self, number: int, game: Game[Any]) -> None:
        """Takes one of the parts out of the wish; a number that there is none of is passed over."""
        kept = self.parts(game)
        if 0 <= number < len(kept):
            del kept[number]
            self.write(" ".join([" and ".join(kept), parted(self.text)[1]]).strip(), game)

    def turn_to(self, game: Game[Any], before: str) -> None:
        """Another game has its own wish: the one from before waits until one comes back to its game."""
        self._of_games[before] = self.text
        self.building = Building()
        self.write(self._of_games.get(game.name, ""), game)

    def add_first(self, game: Game[Any], lang: str) -> None:
        """Adds what was put together where nothing has been wished yet: who chooses and looks at once means that."""
        if not self.text.strip() or (not self.conditions and self.building.is_chosen):
            self.add(game, lang)

    def add_laid(self, layout: Layout, lang: str) -> None:
        """Adds that the cards lie where somebody has laid them."""
        lying = pieces.lying(layout.laid)
        if lying:
            self._join(HOW[0], lying, layout.game, lang)

    def end_with(self, value: str, game: Game[Any], lang: str) -> None:
        """Asks for endings with at most so many cards left to everyone, or for whole deals; what is not offered is
        passed over."""
        if value not in self.endings(game):
            return
        text = with_ending(self.text, int(value) if value else None)
        if self.fault is None or not self.is_as_typed or parted(self.text)[1] or not value:
            self.write(text, game)
        else:  # what was refused stays as it was typed
            ending = spoken(parted(text)[1], game, lang)
            self.type(f"{self.heard.typed.rstrip()} {ending}", game, lang)

    def endings(self, game: Game[Any]) -> Sequence[str]:
        """With how many cards left an ending can begin; the first, empty one for whole deals."""
        return ("", *map(str, range(1, most_left(game) + 1)))

    def draw_seed(self, chance: Random) -> None:
        """Another seed, for other deals."""
        self.seed = chance.randrange(1, SEEDS)

    def _request(self, layout: Layout) -> Request:
        """What is asked of the dealer, with the game, dealer and score of the layout.

        Raises:
            WishError: the wish cannot be read.
        """
        rules = layout.game
        return Request(
            rules.name,
            self.text,
            rules.players,
            rules.variants,
            seed=self.seed,
            dealer=layout.dealer,
            score=layout.score,
            carry=layout.carry,
            order=layout.order,
            keep=None if self.left is None else "played",  # for whoever wants to see how it went on
        )

    def weigh(self, layout: Layout) -> bool:
        """Whether deals can be as wished; why not, is noted before anybody looks for them."""
        if self.fault is None and self.text.strip():
            try:
                Dealing(self._request(layout))
            except WishError as error:
                self.fault = error
        return self.fault is None

    def begin(self, layout: Layout) -> bool:
        """Begins to look; whether there is anything to look for."""
        self.stop()
        self.was_stopped, self.search, self.rows = False, None, {}
        try:
            request = self._request(layout)
            tries = min(_MOST_TRIES * self.count, 20_000)
            self.search = Search(request, self.count, tries=tries, sample=SAMPLE, seconds=SECONDS)
        except WishError as error:
            self.fault = error
            return False
        self._steps, self._began = self.search.steps(), monotonic()
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

    def told(self, game: Game[Any], lang: str) -> list[str]:
        """What there is to tell of what was found; while more is looked for, what to loosen where nothing was found
        for long."""
        if self.search is None or (self.is_looking and not self.is_slow):
            return []
        return telling.told(self.search.answer(), self.count, lang, game)


def _left(ending: str, game: Game[Any]) -> int | None:
    """How many cards are left by these words; None where there are none, or they are wrong."""
    with suppress(WishError):
        wish = read(ending, game).wish
        return wish.left if isinstance(wish, Ending) else None
    return None


_ENDED = object()
