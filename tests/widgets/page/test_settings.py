"""How cards look: what a page offers, what it takes, and what is usual in a language."""

from itertools import product

import pytest
from traitlets import TraitError

from helpers.parts import hear
from tolva_teach.texts import LANGUAGES
from tolva_widgets.base.widget import Composed
from tolva_widgets.page import settings
from tolva_widgets.page.settings import NAMES, Settings
from tolva_widgets.page.widget import Page


class Shown(Settings, Composed):
    style_class = "shown"
    style_sheets = ()


@pytest.mark.parametrize(("lang", "letters"), [("sv", "sv"), ("en", "en")])
def test_the_letters_are_those_that_are_usual_in_the_language(lang: str, letters: str) -> None:
    assert Shown(lang=lang).settings == {"indices": letters, "colours": "2", "matadors": ""}


def test_letters_that_are_asked_for_win_over_the_usual_ones() -> None:
    assert Shown(lang="en", indices="sv").indices == "sv"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_page_offers_can_be_taken(lang: str) -> None:
    shown, page = Shown(lang=lang), Page(lang=lang)
    page.choices = settings.choices(lang)
    assert tuple(choice["name"] for choice in page.choices) == NAMES
    for values in product(*([value for value, _ in choice["options"]] for choice in page.choices)):
        page.chosen = dict(zip(NAMES, values, strict=True))
        shown.take_settings(page.chosen)
        assert shown.settings == page.chosen


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(TraitError):
        Shown(colours=3)


def test_a_number_is_taken_from_its_field_alone_and_only_where_there_is_one() -> None:
    page = Page(
        choices=[{"name": "seed", "label": "", "options": [], "most": 99, "setting": False}], chosen={"seed": "7"}
    )
    for bad in ("100", "-1", "x", "", "٣", "9" * 5000):
        hear(page, {"do": "number", "name": "seed", "value": bad})
    hear(page, {"do": "number", "name": "other", "value": "8"})
    page.set_state({"chosen": {"seed": "8"}})  # told beside another choice, perhaps late
    assert page.chosen == {"seed": "7"}
    hear(page, {"do": "number", "name": "seed", "value": "99"})
    assert page.chosen == {"seed": "99"}
