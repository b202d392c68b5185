"""A page with a card table that one plays or steps at: what `PlayTable` and `DealReplay` have in common.

From a tap to its feedback:

1. `table/card_table.js` sends the key of the card that was tapped; `CardTable` (`table/widget.py`) hands it on.
2. `TablePage.choose`, here, tells the session (`session.py` of the feature). It finds the decision that goes by the
   key (`table/decisions.py`) and has the rules judge it; of a match that one plays, in `play/match.py`.
3. `TablePage._show`, here, shows the session as it is now: the feature's `widget.py` says what, in sentences of its
   `words.py`, and `CardTable.show` sends the table back to `card_table.js`.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets
import traitlets
from htpy import div, h3, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_widgets.base import chips
from tolva_widgets.base.widget import Composed
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.house_rules.house import CALLED, House, on_kept
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import explanation
from tolva_widgets.table.typing import Around
from tolva_widgets.table_page.frame import DEAL, Row, TableFrame, deal_choices, show_choices
from tolva_widgets.table_page.presenter import GameChoices, TablePresenter
from tolva_widgets.table_page.session import Problem, TableSession


class TablePage(Settings, Composed):
    """A table, a row of buttons below it, an explanation beside it, choices, and the page's tools.

    A kind of such pages makes its `session` and its parts, and says what is shown: with a presenter, and in the methods
    that raise NotImplementedError.
    """

    style_sheets: ClassVar[tuple[str, ...]] = (
        "replay/explanation.css",
        "base/chips.css",
        "page/house_rules/house.css",
        "rules/rule_card.css",
        "table/card_order.css",
        "table_page/table_page.css",
    )
    wants_room = fills_screen = True
    drawn_styles = chips.STYLES
    address_keys: ClassVar[Sequence[str]]
    """The names in the page's address."""
    entry_keys: ClassVar[Sequence[str]]
    """Those of them whose change is a new entry in the browser's history."""
    fragment: ClassVar[str] = ""
    """The name of the value that stands after the address's number sign, if there is one."""

    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is shown, and is told it: for the one table of a page. The browser's tab
    then keeps what nobody else has."""

    session: TableSession
    """What is shown, without the widgets."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.add_class("tolva-table-page")
        self.add_class(explanation.CLASS)
        self._house = House()

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self._show_chosen(self.session.choose(key))

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together, by their keys."""
        self._show_chosen(self.session.decide(keys))

    def _show_chosen(self, offered: bool) -> None:
        """Shows what came of a choice that was offered; nothing else has changed."""
        if offered:
            self._show()

    # What is shown now

    @property
    def explanation(self) -> str:
        """What stands beside the table, as HTML."""
        return str(self._frame.why.value)

    @property
    def message(self) -> str:
        """What stands in the table's place, as HTML: what is wrong with what was to be shown; empty if nothing is."""
        return str(self._frame.message.value)

    @property
    def notice(self) -> str:
        """What stands at the top, as HTML: what was wrong with the link that led here, or with what was kept."""
        return str(self._frame.top.value)

    @property
    def said(self) -> str:
        """What a screen reader says."""
        return str(self._frame.row.said)

    def still(self) -> str:
        """The table with what is told of it; or what is wrong with what was to be shown."""
        if self.session.problem is not None:
            return str(div(".tolva-still")[Markup(self.message)])
        presenter = self._presenter
        table = picture.still(
            self.as_set(presenter.table),
            lang=self.lang,
            names=tuple(self._table.names),
            indices=self.indices,
            colours=self.colours,
        )
        told = [p[line] for line in presenter.lines if line]
        return str(div(".tolva-still")[h3[presenter.heading], told, Markup(table.html)])

    # Its parts

    def _make_parts(
        self,
        row: Row,
        beside: Page,
        *,
        extra: Mapping[str, ipywidgets.Widget] | None = None,
        over: Mapping[str, ipywidgets.Widget] | None = None,
        selectable: bool = True,
    ) -> None:
        """Makes the parts that all such pages have, and puts them in their places beside those that are given."""
        self._frame = TableFrame(
            self, row, beside, scope=self.style_class, extra=extra or {}, over=over or {}, selectable=selectable
        )
        self._table, self._game, self._page = self._frame.table, self._frame.game, self._frame.page
        self._address = Address(
            self,
            self._page,
            (*self.address_keys, CALLED),
            self._take_address,
            ours=self.in_address,
            fragment=self.fragment,
            then=lambda _values, _returning: self._lead_there(),
        )
        self._address.enter_at((*self.entry_keys, CALLED))
        on_kept(self._game, self._take_address)
        self._reword()
        self._wire()

    def _reword(self) -> None:
        """What parts are called here that are called otherwise elsewhere."""
        self._table.more_keys = self._frame.row.key_words()

    def _wire(self) -> None:
        def take_chosen(change: Mapping[str, Any]) -> None:
            self.take_settings(change["new"])
            number = change["new"].get(DEAL, "")
            if number and int(number) != self.session.deal_number:
                self.session.go_to_deal(int(number))
                self._show()

        def show_otherwise(_: object) -> None:
            with self._frame.saying_only_new():
                self._show()

        self._table.around = self._around
        self._table.on_choose(self.choose)
        self._table.on_decide(self.decide)
        self._table.observe(lambda _: self._show_set(), "selected")
        self._page.on_tool("another", lambda _: self._another())
        self._page.on_tool("open", self._open_text)
        self._page.on_tool("link", lambda _: self._frame.show_link(self._address, self.session, self._house))
        self._page.on_tool("change", lambda _: self._frame.change(self.session, self._presenter))
        self._page.observe(take_chosen, "chosen")
        self.observe(show_otherwise, list(settings.NAMES))
        self.observe(lambda _: self._translate(), "lang")

    # How the session is shown

    def _show(self, first: str = "") -> None:
        """Shows the session as it is now.

        Args:
            first: what a screen reader is to say before all else.
        """
        if self.session.problem is not None:
            self._show_problem(self.session.problem)
            return
        presenter = self._presenter
        self._frame.show_sound()
        chips.colour(self, self.colours)
        self._frame.show_tools(presenter.tools, ours=self.in_address)
        rules = self.session.rules
        with self._frame.row.hold_sync():
            self._frame.show_notice(self.session.notice, self._house.markup(rules, self.lang))
            self._show_session(first)
        show_choices(self._frame.beside, presenter.beside)
        show_choices(self._page, deal_choices(self, self.session.deal_number))
        self._frame.show_game(self._game_choices(), self.lang)
        self._house.offer(self._game, rules if self.in_address else None)
        self._address.keep(self.session.memory)
        self._address.write({**self.session.address, **self._house.written(rules)})
        self.tell_what_is_lacking(rules.name if rules else "")

    def _show_problem(self, problem: Problem) -> None:
        """Says in place of the table what is wrong, and what to do."""
        self._stop_row()
        self._frame.show_problem(problem, self._presenter.help_with(problem))
        self._frame.show_game(self._game_choices(), self.lang)

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        if self.session.problem is None:
            self._table.compose = dict(self._presenter.deciding(self._table.selected))

    def _translate(self) -> None:
        self.session.lang = self.lang
        self._frame.translate(self.lang)
        self._reword()
        self._show()

    # What comes from the page

    def _another(self) -> None:
        self.session.another()
        self._show()

    def _open_text(self, text: str) -> str:
        """Shows what was pasted or picked; what is wrong with it, if it cannot be shown."""
        problem = self.session.open_text(text)
        if not problem:
            self._show()
        return problem

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Shows what the page's address names, at first or when one has gone back."""
        self.session.take_address(values, self._page.kept, returning=returning)
        self._house.take(values, None if self.session.problem else self.session.rules)
        with self._frame.saying_only_new():
            self._show()

    def _lead_there(self) -> None:
        """Leads to what the address names, when the page has been told of it."""

    # What each kind says itself

    @property
    def _presenter(self) -> TablePresenter:
        """Presents the session as it is now."""
        raise NotImplementedError

    def _around(self) -> Around:
        """What there is for who types."""
        raise NotImplementedError

    def _show_session(self, first: str) -> None:
        """Shows what happened, the table, and what is told beside it."""
        raise NotImplementedError

    def _game_choices(self) -> GameChoices:
        """Which game it is, and what else one may choose of it."""
        raise NotImplementedError

    def _stop_row(self) -> None:
        """The row of buttons does nothing from now on."""
        raise NotImplementedError
