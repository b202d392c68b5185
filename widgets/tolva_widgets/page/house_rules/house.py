"""The house rules that a page plays by: the line that tells them, their name in the address, those that are kept."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

from htpy import Node, p

from tolva_teach.games.base import Game
from tolva_teach.play.profile import house_line, read_called, written_options

if TYPE_CHECKING:  # a page without widgets tells house rules too
    from tolva_widgets.page.widget import Page

CALLED = "called"
"""The name in an address of what house rules are called."""

LINE = "tolva-house-line"
"""The class of the line that tells them."""

_VALUE_LENGTH = 200
"""So much is taken of one value, as of one in an address (`Page.address`)."""


class House:
    """What the house rules are called that somebody plays by: a name holds as long as the options are the same.

    The name that one begins with holds again where these are played again, and an address gives them no other.
    """

    def __init__(self, rules: Game[Any] | None = None, called: str = "") -> None:
        """
        Args:
            rules: what the name is for.
            called: the name, which may be empty.
        """
        self._home = self._now = (_told(rules), called)

    def take(self, values: Mapping[str, str], rules: Game[Any] | None) -> None:
        """Takes the name that an address, a stranger's text, gives to what it has led to."""
        self._now = (_told(rules), read_called(values.get(CALLED, "")))

    def called(self, rules: Game[Any] | None) -> str:
        """What these rules are called; empty where they have no name, or are as in the book."""
        if rules is None or not rules.variants:
            return ""
        return next((called for told, called in (self._now, self._home) if called and told == _told(rules)), "")

    def written(self, rules: Game[Any] | None) -> dict[str, str]:
        """The name as an address has it, beside what names the rules."""
        called = self.called(rules)
        return {CALLED: called} if called else {}

    def line(self, rules: Game[Any] | None, lang: str) -> str:
        """What is played otherwise than in the book; empty where nothing is."""
        return house_line(rules, lang, self.called(rules)) if rules is not None else ""

    def markup(self, rules: Game[Any] | None, lang: str) -> Node:
        """The same as a piece of a page."""
        words = self.line(rules, lang)
        return p(class_=LINE)[words] if words else None

    def offer(self, page: "Page", rules: Game[Any] | None) -> None:
        """Has a page offer the house rules that the browser keeps, of all games, with these chosen."""
        told = {}
        if rules is not None:
            told = {"game": rules.name, "players": str(rules.players), "options": written_options(rules)}
        page.house = told and {**told, CALLED: self.called(rules)}


def on_kept(page: "Page", take: Callable[[Mapping[str, str], bool], None]) -> None:
    """Takes kept house rules that are chosen on a page as one takes an address that is gone to.

    Args:
        page: what offers them.
        take: shows what an address names, as `Address` calls it.
    """

    def hear(text: str) -> None:
        values = parse_qsl(text[: 5 * _VALUE_LENGTH])
        take({key: value[:_VALUE_LENGTH] for key, value in values}, True)

    page.on_tool("house", hear)


def link_values(game: Game[Any], called: str = "") -> str:
    """The house rules as a page's address has them, with their name."""
    options = written_options(game)
    values = {"game": game.name, "players": str(game.players), "options": options, CALLED: called if options else ""}
    return urlencode({key: value for key, value in values.items() if value}, safe=":,.")


def _told(rules: Game[Any] | None) -> tuple[str, str]:
    """What a name is for: a game and its options, for however many."""
    return ("", "") if rules is None else (rules.name, repr(sorted(rules.variants.items())))
