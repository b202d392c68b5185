"""The parts of a page with a table, and the grid in which they lie (`table_page.css`)."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

import ipywidgets
from htpy import Node, fragment, p

from tolva_teach.play.dice import SEED_LIMIT
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.messages import fault_message
from tolva_teach.texts import sentence
from tolva_widgets.base import parts
from tolva_widgets.base.announcing import announcement
from tolva_widgets.controls.pace import Pace
from tolva_widgets.controls.widget import Controls
from tolva_widgets.editor.change import can_change, change_link
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.house_rules.house import House
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import explanation
from tolva_widgets.table.card_order import card_order_html
from tolva_widgets.table.widget import CardTable
from tolva_widgets.table_page.presenter import Choices, GameChoices, TablePresenter
from tolva_widgets.table_page.session import Problem, TableSession

BROKEN = "tolva-broken"
"""The class that puts the message in the table's place."""

SLOT = "tolva-table-page-{}"
"""The class of each part, by its name."""

DEAL = "deal"
"""The name of the field for the number of a deal."""

_TOOLS_OF_AN_ADDRESS = ("link", "change", "print")
"""Tools that are there only where the page's address is the widget's."""

Row: TypeAlias = Pace | Controls
"""The row of buttons below the table."""


class TableFrame:
    """All parts of the page, in the order in which they are read."""

    def __init__(
        self,
        widget: Settings,
        row: Row,
        beside: Page,
        *,
        scope: str,
        extra: Mapping[str, ipywidgets.Widget],
        over: Mapping[str, ipywidgets.Widget] = MappingProxyType({}),
        selectable: bool = True,
    ) -> None:
        """
        Args:
            widget: around them all.
            row: the row of buttons below the table.
            beside: what may be changed at any time.
            scope: the widget's class, in which the keys work.
            extra: further parts by name, below the notice.
            over: parts by name that lie on the table, and are read after it.
            selectable: whether cards are ever selected.
        """
        self.row, self.beside = row, beside
        self._says_again = True
        self._can_change = cache(can_change)
        self.top, self.message, self.why, self.order = (parts.words() for _ in range(4))
        self.table = CardTable(lang=widget.lang, selectable=selectable, layout=parts.undecorated())
        self.game = Page(lang=widget.lang)
        self.page = Page(lang=widget.lang, scope=scope, remember=list(settings.NAMES))
        named = {
            "top": self.top,
            **extra,
            "game": self.game,
            "message": self.message,
            "table": self.table,
            **over,
            "row": row,
            "beside": beside,
            "why": self.why,
            "page": self.page,
            "order": self.order,
        }
        for name, part in named.items():
            part.add_class(SLOT.format(name))
        self.grid = parts.box(SLOT.format("grid"), *named.values())
        self._in_words = (self.table, row, beside, self.game, self.page, *extra.values())

    def translate(self, lang: str) -> None:
        """From now on the parts speak this language."""
        for part in self._in_words:
            part.lang = lang

    def say_aloud(self, words: str) -> None:
        """Has a screen reader say this, also where it has just said the same, unless the same is only shown otherwise
        (`saying_only_new`)."""
        if self._says_again or words.strip() != self.row.said.strip():
            self.row.said = announcement(words, self.row.said)

    @contextmanager
    def saying_only_new(self) -> Iterator[None]:
        """Meanwhile nothing happens: what is shown is shown otherwise, and what was just said is not said again."""
        before, self._says_again = self._says_again, False
        try:
            yield
        finally:
            self._says_again = before

    def show_link(self, address: Address, session: TableSession, house: House) -> None:
        """Shows the link that leads anybody to what is shown, or why there is none."""
        try:
            address.show_link({**session.link_values, **house.written(session.rules)})
        except RecordFault as fault:
            self.page.show_no_link(fault_message(fault, session.lang))

    def show_tools(self, tools: Sequence[str], *, ours: bool) -> None:
        """Offers these of the page's tools, as far as there are pages for them.

        Args:
            tools: by name.
            ours: whether the page's address is the widget's.
        """
        there = [tool for tool in tools if ours or tool not in _TOOLS_OF_AN_ADDRESS]
        self.page.tools = [tool for tool in there if tool != "change" or self._can_change(self.page.lang)]

    def change(self, session: TableSession, presenter: TablePresenter) -> None:
        """Leads to the page on which the deal is changed, as far as one may know it."""
        if session.problem is not None:
            return
        lang = self.page.lang
        href = change_link(*presenter.to_change(), lang)
        if href:
            self.page.go_to(href)
        else:
            self.page.show_no_link(sentence(lang, "editing-long-link"))

    def show_notice(self, words: str, house: Node) -> None:
        """What stands at the top: by which house rules one plays, and what is to be read first of all."""
        self.top.value = str(fragment[house, p(".tolva-notice-line")[words] if words else None])

    def show_problem(self, problem: Problem, help_: Node) -> None:
        """What is wrong stands in the table's place, and what to do; there is nothing else to choose."""
        self.top.value = self.why.value = ""
        self.page.tools = ["another", "open"]
        self.page.choices = self.beside.choices = []
        self.message.value = explanation.fault(problem, help_)
        self.grid.add_class(BROKEN)

    def show_sound(self) -> None:
        """The table stands in its place."""
        self.message.value = ""
        self.grid.remove_class(BROKEN)

    def show_game(self, offered: GameChoices, lang: str) -> None:
        """Which game it is, and what else one may choose of it."""
        with self.game.hold_sync():
            show_choices(self.game, offered.choices)
            self.game.words = {**self.game.words, "settings": offered.head}
        self.order.value = card_order_html(offered.game, lang) if offered.game else ""


def show_choices(page: Page, offered: Choices) -> None:
    """Has a page offer what can be chosen."""
    with page.hold_sync():
        page.choices, page.chosen = list(offered.choices), dict(offered.chosen)


def deal_choices(widget: Settings, shown: int | None) -> Choices:
    """The number of the deal that is shown, where it has one, and how cards look."""
    number = {
        "name": DEAL,
        "label": widget.say("page-deal-number"),
        "options": [],
        "most": SEED_LIMIT,
        "wrong": widget.say("quiz-number-wrong", most=str(SEED_LIMIT)),
    }
    chosen = {DEAL: "" if shown is None else str(shown), **widget.settings}
    return Choices([number, *settings.choices(widget.lang)], chosen)
