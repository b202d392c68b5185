"""The parts of a quiz's widget, and the grid in which they lie (`quiz.css`)."""

from collections.abc import Callable, Iterator, Mapping

import ipywidgets

from tolva_teach.quiz import Round
from tolva_widgets.base import parts
from tolva_widgets.page import settings
from tolva_widgets.page.widget import Page
from tolva_widgets.quiz.address import players_of
from tolva_widgets.quiz.result import QuizResult
from tolva_widgets.quiz.words import AFTER, BEFORE, BUTTONS, QuizWords
from tolva_widgets.rules.card import RuleCard
from tolva_widgets.table.card_order import card_order_html
from tolva_widgets.table.typing import Action
from tolva_widgets.table.widget import CardTable

ASKED = "tolva-quiz-asked"
"""The class of the question: what is asked, the table, and what is said under it."""


class QuizFrame:
    """All that a quiz shows around its table, in the order in which it is read."""

    def __init__(self, lang: str, does: Mapping[str, Callable[[], None]], go_through: Callable[[Round], None]) -> None:
        """
        Args:
            lang: the language of the parts.
            does: what each of `BUTTONS` does, by name.
            go_through: asks the questions of another row.
        """
        self._does = does
        self.heading, self.said, self._results, self._in_short, self._fault, self._order = (
            parts.words() for _ in range(6)
        )
        self.table = CardTable(lang=lang, layout=parts.undecorated())
        self._buttons = {name: parts.button(primary=name in ("answer", "next")) for name in BUTTONS}
        self.good = parts.button()
        """Leads from a link that is wrong to a question that there is."""
        self.page = Page(lang=lang, tools=["report"], remember=list(settings.NAMES))
        self.game = Page(lang=lang)
        self._in_full = _box("rules")
        self._result = QuizResult(go_through)
        self.grid = self._laid_out()
        for name, do in does.items():
            self._buttons[name].on_click(lambda _button, do=do: do())

    def _laid_out(self) -> ipywidgets.Box:
        more = _box("more", *(self._buttons[name] for name in ("rule", "random", "set")))
        row = _box("buttons", *(self._buttons[name] for name in (*BEFORE, *AFTER)))
        asked = _box("asked", self.heading, self.table, self.said)
        side = _box("side", self._results, more, self._in_short, self._in_full, self.page, self.game, self._order)
        fault = _box("fault", self._fault, self.good)
        return _box("grid", asked, row, side, fault, self._result.box)

    def actions(self, words: QuizWords) -> Iterator[Action]:
        """What the buttons that are there do, for who types."""
        there = (name for name in self._does if words.is_there(name))
        return (Action(name, words.label(name), self._does[name]) for name in there)

    def show_buttons(self, words: QuizWords) -> None:
        """Shows the buttons that there are now."""
        for name, button in self._buttons.items():
            button.description = words.label(name)
            button.layout.display = None if words.is_there(name) else "none"

    def show_results(self, words: QuizWords) -> None:
        """Shows how each choice was marked."""
        self._results.value = words.results

    def show_rules(self, words: QuizWords) -> None:
        """Before the answer the rules in short, after it those that it hung on, in full."""
        family = words.session.family
        self._in_short.value = words.rules_in_short
        self._order.value = card_order_html(family.game, words.lang)
        if [card.rule_id for card in self._in_full.children] != list(words.rules_in_full):
            players = players_of(family)
            self._in_full.children = [
                RuleCard(rule_id, game=family.game, players=players, lang=words.lang) for rule_id in words.rules_in_full
            ]

    def show_instead(self, words: QuizWords) -> None:
        """In place of the question what is wrong with the link, and the way to a good one; or the result of a row."""
        self._fault.value = words.fault
        self.good.description = words.good_offer
        self._result.show(words)
        for name, there in {"tolva-broken": words.fault, "tolva-summed": words.session.result}.items():
            (self.grid.add_class if there else self.grid.remove_class)(name)

    def bring_into_sight(self, part: str = "") -> None:
        """Brings the question into sight, or one of its parts, by its class."""
        self.table.bring_into_sight(ASKED, part)

    def begin(self, said: str) -> None:
        """At the first card, with the question in sight. What is said takes the old answer's place."""
        self.table.announce(said)
        self.table.focus()
        self.bring_into_sight()

    def translate(self, lang: str) -> None:
        """From now on the parts speak this language."""
        self.table.lang = self.page.lang = self.game.lang = lang
        self._in_full.children = []


def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    return parts.box(f"tolva-quiz-{name}", *children)
