"""Setting up a deal, step by step, without any widget: what was done can be undone, and what is wrong is noted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tolva_teach.dealer.places import Place
from tolva_teach.editing import Layout, begun_from
from tolva_teach.games import game as game_of
from tolva_teach.games.base import Decision, Refused
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import Record, RecordFault
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.typed.cards import LONGEST_LIST, parted, read_cards
from tolva_teach.typed.option import Chosen, Reading, Unclear, Unknown
from tolva_teach.typed.reading import LONGEST

MOST_UNDONE = 500
"""So many steps can be taken back."""

_HIGHEST = 9999


@dataclass(frozen=True)
class Notice:
    """What is said of what was done last."""

    code: str
    """Names the sentence `editing-notice-CODE`."""
    facts: Mapping[str, str | int] = field(default_factory=dict)
    fault: RecordFault | None = None
    """What is wrong with a record that was opened."""
    refused: tuple[Decision, Verdict] | None = None
    """What the rules refuse."""


class EditorSession:
    """A deal that is being set up.

    >>> session = EditorSession(Layout(game_of("tolva", 4)))
    >>> session.tap("HK")
    >>> session.tap("HK")
    >>> session.layout.unlaid["HK"]
    1
    """

    def __init__(self, layout: Layout, chance: Random | None = None) -> None:
        """
        Args:
            layout: what lies there at first.
            chance: shuffles the rest; drawn from the system where left out.
        """
        self.layout = layout
        self.notice: Notice | None = None
        self.ranking: tuple[int, ...] = ()
        """The seats that were named so far, where somebody tells a finishing order."""
        self._chance = chance or Random()
        self._before: list[Layout] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self._before)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been done yet and no card lies: there is nothing that one could want back."""
        return not (self._before or self.layout.laid or self.layout.loose)

    # Cards

    def tap(self, card: str) -> None:
        """Lays a card, or takes it back."""
        self._do(lambda layout: layout.tap(card))

    def light(self, place: Place) -> None:
        """The next card goes there; that is nothing to take back."""
        self.notice = None
        self.layout = self.layout.light(place)

    def take_back(self, place: Place, card: str) -> None:
        """Takes a card from its place."""
        self._do(lambda layout: layout.take_back(card, place))

    def move(self, card: str, source: Place | None, to: Place | None) -> None:
        """Lays a card in a place, taken from another where somebody had laid it; without a place it is taken back."""
        before = self.layout
        self._do(lambda layout: layout.move(card, source, to))
        if to is not None and self.layout is before and card not in before.laid.get(to, ()):
            self.notice = Notice("full")

    def shuffle(self) -> None:
        """Deals out what nobody has laid."""
        self._do(lambda layout: layout.shuffle_rest(self._chance))

    def clear(self) -> None:
        """Takes back every card."""
        self._do(Layout.clear)

    def undo(self) -> None:
        """Takes back the last step."""
        self.notice = None
        if self._before:
            self.layout = self._before.pop()
            self.ranking = ()

    def type(self, text: str, lang: str) -> bool:
        """Lays the cards that were typed, those of several places parted as `parted` has them; whether all that was
        typed is cards."""
        self.notice = None
        parts = parted(text, lang)
        if len(text) > LONGEST_LIST or any(len(part) > LONGEST for part in parts):
            self.notice = Notice("typed-long", {"limit": LONGEST_LIST if len(text) > LONGEST_LIST else LONGEST})
            return False
        found = [read_cards(part, self.layout.game.pack, lang) for part in parts]
        wrong = next((its for its in found if not isinstance(its, Chosen)), None)
        if wrong is None:
            self._do(lambda layout: _all_laid(layout, [its.keys for its in found if isinstance(its, Chosen)]))
        else:
            self.notice = _mistyped(wrong)
        return wrong is None

    # The match

    @property
    def name(self) -> PlayedName:
        """The game and its form, as choices name it."""
        rules = self.layout.game
        return PlayedName.of(rules.name, 1, rules.players, rules.variants)

    def choose(self, name: PlayedName) -> None:
        """Another game, number of players or variant; the cards stay as far as they have a place there. That can be
        undone where something had been done."""
        if name == self.name:
            return
        if self.is_untouched:
            self.layout, self.notice = Layout(game_of(name.game, name.players, name.options)), None
            return
        rules = game_of(name.game, name.players, name.options)
        try:
            self._do(lambda layout: layout.under(rules))
        except ValueError:  # a match of the new form cannot stand so: it begins anew
            begun = Layout(rules)
            self._do(lambda layout: begun.placed(layout.laid))
        self.ranking = ()
        lost = sum(map(len, self._before[-1].laid.values())) - sum(map(len, self.layout.laid.values()))
        if lost > 0:
            self.notice = Notice("left-out", {"count": lost})

    def deal_by(self, dealer: int) -> None:
        """Another dealer."""
        self._under("dealer", dealer=dealer)

    def score(self, party: int, points: int) -> None:
        """How many points a party has before the deal."""
        score = list(self.layout.standing.score)
        if 0 <= party < len(score) and abs(points) <= _HIGHEST:
            score[party] = points
            self._under("score", score=score)

    def carry(self, points: int) -> None:
        """How many points wait before the deal."""
        if 0 <= points <= _HIGHEST:
            self._under("score", carry=points)

    def rank(self, seat: int) -> None:
        """Names the seat that came next in the last round; the order holds when every seat has been named."""
        players = self.layout.game.players
        if seat in self.ranking:
            self.ranking = self.ranking[: self.ranking.index(seat)]
        elif 0 <= seat < players:
            self.ranking = (*self.ranking, seat)
        if len(self.ranking) == players:
            self._under("score", order=self.ranking)
            self.ranking = ()

    def forget_ranking(self) -> None:
        """No round was played before."""
        self.ranking = ()
        self._do(lambda layout: replace(layout, order=None, events=()))

    def _under(self, code: str, **changes: Any) -> None:
        try:
            self._do(lambda layout: layout.under(**changes))
        except ValueError:
            self.notice = Notice(f"no-{code}")

    # What is played from there

    def choices(self) -> Sequence[tuple[Decision, Verdict]]:
        """What whoever decides next could think of doing, each with its verdict."""
        deal = self.layout.deal
        if deal is None or deal.over:
            return ()
        view = deal.view(deal.actors()[0])
        return self.layout.game.verdicts(view)

    def play(self, number: int) -> None:
        """Does one of `choices`; one that the rules refuse is told of."""
        choices = self.choices()
        if not 0 <= number < len(choices):
            return
        decision, _ = choices[number]
        try:
            self._do(lambda layout: layout.play(decision))
        except Refused as refused:
            self.notice = Notice("refused", refused=(refused.decision, refused.verdict))

    def play_back(self) -> None:
        """Takes back the last decision."""
        if self.layout.events:
            self._do(Layout.play_back)

    # Records

    @classmethod
    def begun(cls, record: Record) -> "EditorSession":
        """Begins from a record, before which nothing was done."""
        session = cls(Layout(record.game))
        session.bring(record)
        return session

    def bring(self, record: Record) -> None:
        """Begins from a record; what is wrong with it is told, and what is right of it lies there.

        That can be undone where there was something before.
        """
        was_untouched = self.is_untouched
        begun = begun_from(record)
        self._do(lambda _: begun.layout)
        self._before = [] if was_untouched else self._before
        self.ranking = ()
        if begun.fault is not None and begun.fault.case not in ("missing", "wrong-sizes"):
            self.notice = Notice("fault", fault=begun.fault)  # of cards that are missing it is told all the time

    def _do(self, does: Callable[[Layout], Layout]) -> None:
        self.notice = None
        before, after = self.layout, does(self.layout)
        if after is not before:
            self.layout = after
            self._before = [*self._before, before][-MOST_UNDONE:]


def _mistyped(found: Reading) -> Notice:
    """What is said of what could not be understood."""
    if isinstance(found, Unknown):
        return Notice("typed-unknown", {"said": found.word[:40]})
    if isinstance(found, Unclear):
        return Notice("typed-unclear", {"known": ", ".join(its.name for its in found.options[:4])})
    return Notice("typed-none")


def _all_laid(layout: Layout, parts: Sequence[Sequence[str]]) -> Layout:
    """Those of them that were not laid yet: the first from the place that is lit on, each further part from the place
    after that where the one before it began."""
    around = list(layout.sizes)
    begun = around.index(layout.lit) if layout.lit is not None else 0
    for number, cards in enumerate(parts):
        layout = layout.light(around[(begun + number) % len(around)]) if number else layout
        for card in cards:
            if layout.fixed[card] < layout.game.pack.count(card):
                layout = layout.lay(card)
    return layout
