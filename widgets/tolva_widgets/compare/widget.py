"""The same deal under two forms of a game, side by side: what set them apart, by which rule, and how each ended."""

from collections.abc import Mapping
from typing import Any

import traitlets
from htpy import a, p

from tolva_teach.compare.comparison import Comparison, Forms
from tolva_teach.compare.distinguishing import first_forms
from tolva_widgets.base import parts
from tolva_widgets.base.widget import Composed
from tolva_widgets.compare import choices as compare_choices
from tolva_widgets.compare.address import FORMS_KEYS, link_to_forms
from tolva_widgets.compare.markup import HEAD, CompareMarkup
from tolva_widgets.compare.session import CompareSession
from tolva_widgets.compare.words import CompareWords, title_of
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import DEALS
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import explanation
from tolva_widgets.table_page.session import Problem


class CompareForms(Settings, Composed):
    """Compares a form of a game with how it is usually played.

    >>> compared = CompareForms("bondtolva", "scoring", "exact-12", lang="en")
    >>> compared.comparison.ends_apart
    True
    """

    style_class = "tolva-compare"
    style_sheets = ("compare/compare_forms.css", "replay/explanation.css", "rules/rule_card.css")
    in_repr = ("compared", "lang")

    compared = traitlets.Unicode()
    """What is compared, as the page's address names it."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is shown, and is told it: for the one of its kind on a page."""

    def __init__(self, game: str, option: str, value: Any, players: int | None = None, **traits: Any) -> None:
        """
        Args:
            game: a game's name, as in `tolva_teach.games.GAMES`.
            option: one of its options.
            value: what the option is where it is not as usual.
            players: how many play; without it as many as usual, if the option can be seen so.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such game, number of players, option or value; or the value is the usual one.
        """
        super().__init__(**traits)
        self.session = CompareSession(first_forms(game, option, value, players))
        self._make_parts()
        self._show()

    @property
    def comparison(self) -> Comparison:
        """Both sides, and what sets them apart."""
        return self.session.comparison

    @property
    def told(self) -> str:
        """What stands on the page, as HTML."""
        return str(self._text.value)

    def show(self, forms: Forms) -> None:
        """Compares these."""
        self.session.show(forms)
        self._show()

    def still(self) -> str:
        """The comparison with the wide pictures alone, for who reads the notebook where nothing runs."""
        return self._markup(still=True).whole()

    def _make_parts(self) -> None:
        self._text = parts.words()
        self._page = Page(lang=self.lang, scope=self.style_class, remember=list(settings.NAMES))
        self._address = Address(self, self._page, FORMS_KEYS, self._take_address, ours=self.in_address)
        self._address.enter_at(FORMS_KEYS)
        self._page.on_tool("another", lambda _: self._another())
        self._page.on_tool("link", lambda _: self._address.show_link(self.session.address))
        self._page.observe(lambda change: self._take(change["new"]), "chosen")
        self.observe(lambda _: self._show(), ["indices", "colours"])
        self.observe(lambda _: self._translate(), "lang")
        self.compose(self._page, self._text)

    def _markup(self, *, still: bool = False) -> CompareMarkup:
        return CompareMarkup(self._words, self.colours, still=still)

    @property
    def _words(self) -> CompareWords:
        page = Catalogue(site_here()).showing(self.lang, DEALS)
        href = page.href if page else ""
        return CompareWords(self.comparison, self.lang, href, self.indices)

    def _show(self) -> None:
        """Shows the session as it is now."""
        self._show_choices()
        problem = self.session.problem
        if problem is not None:
            good = a(href=link_to_forms(problem.good))[title_of(problem.good, self.lang)]
            what = Problem(self.say("replay-bad-link"), problem.bad.sentence(self.lang))
            self._text.value = explanation.fault(what, p[self.say("replay-good-seed"), " ", good])
            return
        self.compared = link_to_forms(self.session.forms)
        self._text.value = self._markup().whole()
        self._address.write(self.session.address)

    def _show_choices(self) -> None:
        with self._page.hold_sync():
            self._page.tools = ["another", "link"] if self.in_address else ["another"]
            self._page.choices = [*compare_choices.choices(self.session, self.lang), *settings.choices(self.lang)]
            self._page.chosen = {**compare_choices.chosen(self.session, self.lang), **self.settings}

    def _translate(self) -> None:
        self._page.lang = self.lang
        self._show()

    # What a person does

    def _another(self) -> None:
        self.session.another()
        self._show()
        self._page.move_focus(HEAD)

    def _take(self, chosen: Mapping[str, str]) -> None:
        self.take_settings(chosen)
        if compare_choices.take(self.session, chosen, self.lang):
            self._show()
            self._page.say_aloud(" ".join([title_of(self.session.forms, self.lang), *self._words.summary]))

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Compares what the page's address names, at first or when one has gone back."""
        self.session.take_address(values)
        self._show()
