"""What a page with a table asks of its session, which knows what is shown and has no widgets."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tolva_teach.games.base import Game
from tolva_teach.play.playout import PlayedName


@dataclass(frozen=True)
class Problem:
    """What is wrong with what was to be shown, in words."""

    what: str
    why: str
    good: PlayedName | None = None
    """Deals that there are, where it was a link that led here."""


class TableSession(Protocol):
    """A person's way through a match, a record, or whatever else is shown on a table."""

    lang: str
    """The language of what is said of a link or a file that is wrong."""
    problem: Problem | None
    """What is wrong with what was to be shown; None where something is shown."""

    @property
    def deal_number(self) -> int | None:
        """The number that the deals are drawn by; None where what is shown has none."""

    def go_to_deal(self, number: int) -> None:
        """Shows the deals of the same game that are drawn by this number."""

    @property
    def rules(self) -> Game[Any] | None:
        """The game that is played, with its options; None where nothing is shown."""

    @property
    def notice(self) -> str:
        """What is to be read first of all, at the top; empty for nothing."""

    @property
    def address(self) -> Mapping[str, str]:
        """The address that leads here."""

    @property
    def link_values(self) -> Mapping[str, str]:
        """The address that leads anybody here.

        Raises:
            RecordFault: what would have to stand in it is too long for a link.
        """

    @property
    def memory(self) -> str:
        """What the browser's tab is to keep."""

    def choose(self, key: str) -> bool:
        """Decides by a card, a pile or a word, by its key; whether that is offered now."""

    def decide(self, keys: Collection[str]) -> bool:
        """Decides by cards that were put together, by their keys; whether that is offered now."""

    def another(self) -> None:
        """Shows something else of the same game, drawn by chance."""

    def open_text(self, text: str) -> str:
        """Shows what is in a file, a stranger's text; what is wrong with it, and then nothing has changed."""

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows what the page's address names.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
