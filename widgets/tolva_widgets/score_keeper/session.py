"""Keeping the score of a match, without any widget: what is told of a deal, entered, corrected, undone."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.games.base import Game, Standing
from tolva_teach.records.record import NAME_LENGTH
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.score_keeping.keeping import INCOMPLETE, Entry, EntryRefused, Field
from tolva_teach.score_keeping.registry import is_kept
from tolva_teach.score_keeping.sheet import Changes, Sheet, changes
from tolva_widgets.replay.address import BadNameError
from tolva_widgets.score_keeper.memory import KeptSheets

KEPT_GAMES = tuple(name for name, rules in GAMES.items() if is_kept(rules))
"""The games whose score is kept, by name."""

MOST_UNDONE = 100
"""So many steps can be undone."""


class Notice(NamedTuple):
    """What came of what was done last."""

    code: str
    number: int | None = None
    """The deal that it was about, from 0."""
    changes: Changes | None = None
    verdict: Verdict | None = None
    fault: BadNameError | None = None
    """What is wrong with what an address names."""


class ScoreSession:
    """One person's way through matches.

    >>> session = ScoreSession(GAMES["tolp"](4))
    >>> for seat in "203":
    ...     session.tell("order", seat)
    >>> session.enter()
    >>> session.sheet.standing.order
    (2, 0, 3, 1)
    """

    def __init__(self, game: Game[Any] = FIRST_GAME) -> None:
        self.kept = KeptSheets()
        self.correcting: int | None = None
        """The deal that is being corrected."""
        self.entry: Entry = {}
        """What is told of the deal so far."""
        self._brought: Sheet | None = None
        """The match of a link, that came before the browser had told what it keeps."""
        self.begin(game)

    def begin(self, game: Game[Any], names: Sequence[str] = ()) -> None:
        """A new match; the one before is kept where anything was told in it."""
        self.take_up(_new_key(), Sheet.begin(game, names=names))

    def take_up(self, key: str, sheet: Sheet, code: str = "") -> None:
        """Goes on with a match.

        Args:
            key: what it is kept under.
            sheet: the match.
            code: what is said of it.
        """
        self.key, self.sheet = key, sheet
        self.notice: Notice | None = Notice(code) if code else None
        self._before: list[Sheet] = []
        self._clear()

    @property
    def number(self) -> int:
        """The deal that is being told: the next one, or the one that is corrected."""
        return len(self.sheet.lines) if self.correcting is None else self.correcting

    @property
    def at(self) -> tuple[int, Standing]:
        """Who dealt it, and how the match stood before."""
        return self.sheet.at(self.number)

    @property
    def open(self) -> bool:
        """Whether there is a deal to tell: the match is not won, or one of its deals is being corrected."""
        return self.correcting is not None or (self.sheet.winner is None and self.sheet.doubt is None)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What there is to tell of the deal."""
        return tuple(self.sheet.keeping.fields(self.entry, *self.at)) if self.open else ()

    @property
    def verdict(self) -> Verdict | None:
        """What keeps the deal from being entered; None where nothing does."""
        try:
            self.sheet.keeping.score(self.entry, *self.at)
        except EntryRefused as refusal:
            return refusal.verdict
        return None

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self._before)

    # What a person does

    def tell(self, name: str, value: str) -> None:
        """Tells one thing of the deal, or takes it back; what cannot have been so is answered with its rule."""
        choices = (choice for field in self.fields if field.name == name for choice in field.choices)
        barred = next((its.refused for its in choices if its.value == value), None)
        if barred is not None:
            self.notice = Notice("refused", verdict=barred)
            return
        self.notice = None
        self.entry = self.sheet.keeping.tell(self.entry, name, value, *self.at)

    def enter(self) -> None:
        """Enters the deal as it has been told, or says what keeps it from that."""
        number, before = self.number, self.sheet
        try:
            after = before.add(self.entry) if self.correcting is None else before.corrected(number, self.entry)
        except EntryRefused as refusal:
            code = "missing" if refusal.verdict == INCOMPLETE else "refused"
            self.notice = Notice(code, number, verdict=refusal.verdict)
            return
        code = "entered" if self.correcting is None else "corrected"
        self._go_to(after, Notice(code, number, changes(before, after)))

    def correct(self, number: int) -> None:
        """Begins to correct a deal."""
        if 0 <= number < len(self.sheet.entries) and number <= len(self.sheet.lines):
            self.correcting, self.entry = number, self.sheet.entries[number]
            self.notice = Notice("correcting", number)

    def cancel(self) -> None:
        """Leaves a deal as it was."""
        self._clear()
        self.notice = None

    def remove(self) -> None:
        """Takes out the deal that is being corrected."""
        number, before = self.correcting, self.sheet
        if number is not None:
            after = before.removed(number)
            self._go_to(after, Notice("removed", number, changes(before, after)))

    def undo(self) -> None:
        """Takes back what was entered, corrected, removed or named last."""
        if self._before:
            now, self.sheet = self.sheet, self._before.pop()
            self._clear()
            self.notice = Notice("undone", changes=changes(now, self.sheet))
            self._keep()

    def name(self, seat: int, text: str) -> None:
        """Names a player."""
        if 0 <= seat < self.sheet.game.players:
            names = [*self.sheet.names] or [""] * self.sheet.game.players
            names[seat] = " ".join(text.split())[:NAME_LENGTH]
            self.sheet = replace(self.sheet, names=tuple(names))
            self._keep()

    def deal_first(self, seat: int) -> None:
        """Says who deals first, as long as nothing has been entered."""
        if 0 <= seat < self.sheet.game.players and not self.sheet.entries:
            self.sheet = replace(self.sheet, first_dealer=seat)
            self._clear()

    def take_kept(self, told: Sequence[tuple[str, str]]) -> None:
        """Reads what the browser keeps: pairs of key and text, the one written last first. A match that a link has
        brought before is taken up anew: the browser may keep the same."""
        self.kept.read(told)
        if self._brought is self.sheet:
            self.kept.let_go_of(self.key)
            self.bring(self.sheet)

    def resume_last(self, game: Game[Any] | None) -> None:
        """Goes on with what was written last, of this game if one is named."""
        for key, sheet in self.kept.sound.items():
            if game is None or repr(sheet.game) == repr(game):
                self.resume(key)
                return

    def resume(self, key: str) -> None:
        """Goes on with a match that the browser keeps."""
        sheet = self.kept.sound.get(key)
        if sheet is not None:
            self.take_up(key, sheet, "resumed")

    def bring(self, sheet: Sheet) -> None:
        """Takes up a match from a link or a file; where this device keeps the same, it says where they differ. What it
        keeps already, deal by deal, is not kept twice, however often one opens the link."""
        alike = {key: its for key, its in self.kept.sound.items() if _begun_alike(its, sheet)}
        for key, its in alike.items():
            if its.entries == sheet.entries:
                self.take_up(key, its, "brought")
                return
        same = max(
            (its for its in alike.values() if _is_same_match(its, sheet)),
            key=lambda its: _told_alike(its, sheet),
            default=None,
        )
        self.take_up(_new_key(), sheet if same is None else replace(sheet, names=sheet.names or same.names))
        self._brought = None if self.kept.heard else sheet
        differing = changes(same, sheet) if same is not None else None
        self.notice = Notice("brought-other" if differing and differing.deals else "brought", changes=differing)
        self._keep()

    def say(self, code: str, fault: BadNameError | None = None) -> None:
        """Has something said of what was done last."""
        self.notice = Notice(code, fault=fault)

    def _go_to(self, sheet: Sheet, notice: Notice) -> None:
        self._before = [*self._before[-MOST_UNDONE + 1 :], self.sheet]
        self.sheet, self.notice = sheet, notice
        self._clear()
        self._keep()

    def _clear(self) -> None:
        self.correcting, self.entry = None, {}

    def _keep(self) -> None:
        self.kept.keep(self.key, self.sheet)


def _new_key() -> str:
    return secrets.token_hex(6)


def _begun_alike(one: Sheet, other: Sheet) -> bool:
    """Whether two sheets are of the same game, begun in the same way."""
    alike = one.game.name == other.game.name and one.game.players == other.game.players
    alike = alike and one.game.options == other.game.options and one.first_dealer == other.first_dealer
    return alike and one.start == other.start


def _told_alike(one: Sheet, other: Sheet) -> int:
    """How many deals both tell alike."""
    return sum(its == others for its, others in zip(one.entries, other.entries, strict=False))


def _is_same_match(one: Sheet, other: Sheet) -> bool:
    """Whether two sheets that were begun alike are of the same match, as far as one can tell: both tell the first deal
    alike, or most of them."""
    both = min(len(one.entries), len(other.entries))
    return both > 0 and (one.entries[0] == other.entries[0] or 2 * _told_alike(one, other) >= both)
