"""What authors may write stands on the page that teaches it, in both languages."""

import json

import pytest

from helpers.stage_pages import NOTEBOOKS
from tolva_teach.play.match import Match
from tolva_teach.texts import LANGUAGES
from tolva_widgets import PlayLevel
from tolva_widgets.guided import script


def page(lang: str) -> str:
    """All that the page says, and its code."""
    cells = json.loads((NOTEBOOKS / lang / "writing.ipynb").read_text("utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells)


def paragraph(lang: str, about: str) -> str:
    """The first paragraph that names it as code."""
    return next(text for text in page(lang).split("\n\n") if f"`{about}" in text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_step_of_a_guided_deal_may_have_is_explained(lang: str) -> None:
    explained = page(lang)
    assert [key for key in script.KEYS if f"- `{key}`" not in explained] == []
    assert [at for at in ("dealt", "trick-taken", "played", script.HERE) if f"`{at}`" not in explained] == []
    assert f"`{script.HAND}`" in explained


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_played_level_begins_at_all_that_its_page_says(lang: str) -> None:
    """A record, the name of a question, or a link: what is named there is what can be handed over."""
    told = paragraph(lang, "PlayLevel(")
    link = told.split('`"')[1].split('"`')[0]
    assert PlayLevel("writing.linked", link, until="deal", lang=lang).session.current
    assert "`tolva-teach deal`" in told
    assert "`names`" in told
    record = {**Match.begin("trettioett", 3, seed=7).record.to_dict(), "names": ["Å", "Ä", "Ö"]}
    level = PlayLevel("writing.recorded", record, until="deal", lang=lang)
    assert level.session.current.match.ongoing.record.names == ("Å", "Ä", "Ö")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_else_a_notebook_is_opened_the_page_says_what_one_sees_there(lang: str) -> None:
    """What JupyterLab says in a widget's place is Lab's own, and so is the setting that keeps what was shown."""
    told = page(lang)
    for named in ("*model not found*", "*Run all cells*", "*Settings → Save Widget State Automatically*", "**marimo**"):
        assert named in told
