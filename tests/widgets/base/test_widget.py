"""What every widget shares: refused keywords and languages, and a repr that tells the whole state."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from traitlets import TraitError

from tolva_teach.described.faults import GameFailedError
from tolva_widgets.base.singletons import SharedState
from tolva_widgets.base.widget import Composed, FrontEnd, GameFault, TeachingWidget
from tolva_widgets.controls.widget import Controls
from tolva_widgets.page.widget import Page
from tolva_widgets.rules.card import RuleCard
from tolva_widgets.table.widget import CardTable
from tolva_widgets.tasks.exercise import Exercise

WIDGETS: tuple[Callable[..., TeachingWidget], ...] = (Controls, Page, RuleCard)


@pytest.mark.parametrize("widget", WIDGETS)
def test_unknown_keyword_is_refused_and_the_known_ones_named(widget: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=r"colour.*lang"):
        widget(colour="red")


@pytest.mark.parametrize("widget", WIDGETS)
def test_unknown_language_is_refused_and_the_known_ones_named(widget: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="'en' or 'sv'"):
        widget(lang="xx")
    with pytest.raises(TraitError, match=r"'en', 'sv'"):
        widget().lang = "xx"


@pytest.mark.parametrize("widget", WIDGETS)
def test_repr_fits_a_stored_output_and_changes_with_any_state(widget: Callable[..., Any]) -> None:
    one = widget(lang="sv")
    before = repr(one)
    one.lang = "en"
    assert before != repr(one)
    assert before == repr(widget(lang="sv"))
    assert max(len(before), len(repr(one))) <= 110


class Inner(Composed):
    style_class, style_sheets = "tolva-inner", ()

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.page = Page(lang=self.lang)
        self.compose(self.page)


class Outer(Composed):
    style_class, style_sheets = "tolva-outer", ()

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.inner, self.page = Inner(lang=self.lang), Page(lang=self.lang)
        self.compose(self.inner, self.page)


def failing(*_: Any) -> None:
    raise GameFailedError("tolva", "elsewhere", "scored", "RuntimeError: the cat", "elsewhere/game.py:3")


def told_in(widget: Composed) -> str:
    """What it says itself of a game that has failed."""
    return "".join(child.value for child in widget.children if isinstance(child, GameFault))


def test_a_game_that_fails_is_told_of_by_the_innermost_widget_until_something_is_done_without_it() -> None:
    outers = [Outer(lang="en") for _ in range(5)]  # which of the widgets around is asked first is not for chance to say
    for outer in outers:
        outer.inner.page.on_msg(failing)
        outer.inner.page._handle_custom_msg({"do": "nothing"}, [])
        assert "the cat" in told_in(outer.inner)
        assert told_in(outer) == ""
    outer, *others = outers
    outer.inner.page.on_msg(failing, remove=True)
    outer.page._handle_custom_msg({"do": "nothing"}, [])
    assert "the cat" in told_in(outer.inner)  # what was done beside it says nothing of it
    places = outer.inner.children
    outer.inner.page._handle_custom_msg({"do": "nothing"}, [])
    assert told_in(outer.inner) == ""
    assert outer.inner.children == places  # another place in the row would have all of them drawn anew
    assert all("the cat" in told_in(other.inner) for other in others)
    outer.inner.page.on_msg(failing)
    outer.inner.page._handle_custom_msg({"do": "nothing"}, [])
    assert told_in(outer.inner).count("the cat") == 1


def test_what_no_longer_hears_a_message_is_not_called_back() -> None:
    page, heard = Page(), list[Any]()

    def hears(_widget: Any, content: Any, _buffers: Any) -> None:
        heard.append(content)

    page.on_msg(hears)
    page.on_msg(hears)
    page._handle_custom_msg({"do": "one"}, [])
    page.on_msg(hears, remove=True)
    page._handle_custom_msg({"do": "two"}, [])
    assert heard == [{"do": "one"}]


def test_a_widget_that_cannot_be_made_says_so_in_the_language_that_it_would_have_had() -> None:
    class Failing(Composed):
        style_class, style_sheets = "tolva-failing", ()

        def __init__(self, **traits: Any) -> None:
            super().__init__(**traits)
            failing()

    made: Any = [Failing(), Failing(lang="en")]
    assert [its.lang for its in made] == [RuleCard("tolva.ask").lang, "en"]


def test_repr_is_cut_where_a_value_is_long_and_still_ends_in_the_digest() -> None:
    page = Page(address_keys=["seed", "step"])
    page.address = {"seed": "9" * 100, "step": "8" * 100}
    assert len(repr(page)) == 110
    shown = repr(page)[-12:]
    page.address = {"seed": "9" * 100, "step": "8" * 99 + "7"}
    assert repr(page)[-12:] != shown


def test_repr_is_the_same_in_another_process() -> None:
    code = "from tolva_widgets.rules.card import RuleCard; print(repr(RuleCard('tolva.ask', lang='en')))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert other == repr(RuleCard("tolva.ask", lang="en"))


def test_repr_covers_children() -> None:
    card = RuleCard("trick.follow")
    before = repr(card)
    card.children[-1].value = "something else"
    assert repr(card) != before


def sent(widget: FrontEnd) -> set[str]:
    """The models that it shares with others."""
    return {
        value.model_id for value in (getattr(widget, name) for name in widget.keys) if isinstance(value, SharedState)
    }


def test_program_style_sheets_and_deck_are_sent_once_for_all_tables() -> None:
    one, another = CardTable(lang="sv"), CardTable(lang="sv")
    assert sent(one) == sent(another)
    assert len(str(one.get_state())) < 6_000
    assert {"code", "styles"} <= one._front_end.content.keys()


def test_a_table_in_another_language_has_the_same_program_and_another_deck() -> None:
    swedish, english = CardTable(lang="sv"), CardTable(lang="en")
    assert swedish._front_end is english._front_end
    assert swedish._deck is not english._deck


def test_style_sheets_of_one_made_of_others_are_sent_once_and_come_after_theirs() -> None:
    one, another = Exercise("SA S9", lang="sv"), Exercise("HA H9", lang="sv")
    first, second = one.children[0], another.children[0]
    assert first is second
    assert first._front_end.content["over"]
    assert not CardTable()._front_end.content["over"]
