"""The lessons as they are stored: both languages alike, links that lead somewhere, steps that teach their rule."""

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from helpers.levels import exercises_of
from tolva_teach.quiz.tricks.exercises import MayPlay
from tolva_teach.texts import LANGUAGES, glossary, rule_ids, sentence

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ON_TRICKS = ("tricks", "trumps", "taking")
"""The lessons that take the rules for tricks one at a time."""
PAIRS = sorted(path.name for path in (NOTEBOOKS / "sv").glob("*.ipynb"))

STORED_PICTURE = 28_000
"""A picture is stored in fewer characters than this."""
STEPS_STORED = 5
"""The steps whose pictures are stored: those of the first lesson."""


def cells(lang: str, name: str, kind: str) -> list[Any]:
    notebook = nbformat.read(NOTEBOOKS / lang / name, as_version=4)
    return [cell for cell in notebook.cells if cell.cell_type == kind]


def exercises_on_tricks() -> list[Any]:
    return [task for name in ON_TRICKS for task in exercises_of(NOTEBOOKS / "sv" / f"{name}.ipynb")]


@pytest.mark.parametrize("name", PAIRS)
def test_code_is_the_same_in_both_languages_but_for_the_first_cell(name: str) -> None:
    sv, en = ([cell.source for cell in cells(lang, name, "code")] for lang in ("sv", "en"))
    assert (sv[0], en[0]) == ('lang = "sv"', 'lang = "en"')
    assert sv[1:] == en[1:]


@pytest.mark.parametrize("name", PAIRS)
def test_a_pair_differs_in_its_language_alone(name: str) -> None:
    """Cells of the same kinds and tags in the same order, and as many paragraphs, entries and marked words in each."""
    sv, en = (nbformat.read(NOTEBOOKS / lang / name, as_version=4) for lang in ("sv", "en"))
    shapes = [
        [(cell.id, cell.cell_type, cell.metadata.get("tags", []), shape(cell)) for cell in book.cells]
        for book in (sv, en)
    ]
    assert shapes[0] == shapes[1]
    kept = [{key: value for key, value in book.metadata.tolva.items() if key not in WORDS} for book in (sv, en)]
    assert kept[0] == kept[1]


WORDS = ("title", "description")
"""What a notebook's metadata says in its language."""


def shape(cell: Any) -> object:
    """How a text is made: its lines' beginnings, its links' goals, its marked words."""
    if cell.cell_type != "markdown":
        return None
    goals = re.findall(r"\]\(([^)#]*)", cell.source)
    lines = [re.match(r"#* ?|[-\d.]* ?", line)[0] for line in cell.source.splitlines()]  # type: ignore[index]
    return goals, lines, cell.source.count("*"), cell.source.count("`")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_of_the_table_are_explained_in_the_words_that_stand_on_it(lang: str) -> None:
    text = "\n".join(cell.source for cell in cells(lang, "replay.ipynb", "markdown"))
    for sign in ("dealer", "in", "led"):
        assert f"**{sentence(lang, f'picture-{sign}')}**" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAIRS)
def test_links_lead_to_a_page_and_to_a_rule_on_it(name: str, lang: str) -> None:
    text = "\n".join(cell.source for cell in cells(lang, name, "markdown"))
    for page, anchor in re.findall(r"\]\(([\w-]+\.ipynb)(?:#([\w.-]+))?\)", text):
        assert (NOTEBOOKS / lang / page).is_file(), page
        if anchor:
            game = page.removeprefix("rules-").removesuffix(".ipynb")
            assert anchor in rule_ids(game) or anchor in {term.id for term in glossary(lang, game)}


@pytest.mark.parametrize("name", ON_TRICKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_has_its_rule_a_picture_and_an_exercise(lang: str, name: str) -> None:
    notebook = nbformat.read(NOTEBOOKS / lang / f"{name}.ipynb", as_version=4)
    places = [place for place, cell in enumerate(notebook.cells) if cell.source.startswith("Exercise(")]
    assert places
    for place in places:
        step, drawn = notebook.cells[place - 2 : place]
        assert step.source.startswith("## ")
        assert "](rules-tolva.ipynb#" in step.source
        assert "assert " in drawn.source
        assert "picture(" in drawn.source.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stored_pictures_have_words_and_are_small(lang: str) -> None:
    pictures = [
        output.data["text/html"]
        for cell in cells(lang, "tricks.ipynb", "code")
        for output in cell.outputs
        if "text/html" in output.get("data", {})
    ]
    stills = [picture for picture in pictures if picture.startswith('<div class="tolva-still">')]
    assert len(stills) == 1, "the guided deal"
    assert len(pictures) - len(stills) == STEPS_STORED
    assert all(re.search(r'<img alt="[^"]{40,}"', picture) for picture in pictures)
    assert max(map(len, pictures)) < STORED_PICTURE


CASES = (
    None,  # the order of the ranks
    "any",
    "follows",
    "beats",
    "beats",
    "trumps",
    "overtrumps",
    "undertrumps",
    "trumped",
    "no-trump-set",
    None,  # who takes the trick
)
"""By step, the case of the rule that decides its exercise."""


def test_each_exercise_is_decided_by_what_its_step_teaches() -> None:
    decided = [
        task.verdict(min(task.answer)).case if isinstance(task, MayPlay) else None for task in exercises_on_tricks()
    ]
    assert tuple(decided) == CASES


def test_partner_is_winning_in_the_step_about_the_partner() -> None:
    task = exercises_on_tricks()[4]
    assert isinstance(task, MayPlay)
    assert task.obligation.facts["winner"] == 2


def test_exercises_are_not_all_answered_by_one_habit() -> None:
    """Neither all cards nor one card nor the led suit is right everywhere."""
    asked = [task for task in exercises_on_tricks() if isinstance(task, MayPlay) and task.trick]
    whole = [task for task in asked if task.answer == set(task.hand)]
    led = [task for task in asked if task.answer == {card for card in task.hand if card[0] == task.trick[0].card[0]}]
    single = [task for task in asked if len(task.answer) == 1]
    assert max(map(len, (whole, led, single))) <= len(asked) // 3
