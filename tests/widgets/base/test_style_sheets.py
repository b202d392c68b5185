"""Style sheets reach only into their own widget: each of their rules begins at an element of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tolva_widgets

FOLDER = Path(tolva_widgets.__file__).parent

OWN = {
    "tasks/question.css": ("tolva-answering",),
    "table/card_table.css": (
        "tolva-fills-screen",
        "tolva-table",
    ),
    "compare/compare_forms.css": ("tolva-compare",),
    "base/chips.css": ("tolva-chip",),
    "controls/controls.css": ("tolva-controls",),
    "replay/deal_replay.css": ("tolva-replay",),
    "base/dom.css": ("tolva-unseen",),
    "tasks/frame.css": ("tolva-exercise",),
    "replay/explanation.css": ("tolva-explained", "tolva-table-page", "tolva-compare"),
    "table_page/table_page.css": ("tolva-table-page",),
    "courses/front_page.css": ("tolva-front",),
    "controls/pace.css": ("tolva-pace",),
    "play/play_table.css": ("tolva-play",),
    "levels/play/widget.css": ("tolva-play-level",),
    "guided/widget.css": ("tolva-guided",),
    "courses/course_map.css": ("tolva-courses",),
    "levels/widget.css": ("tolva-level",),
    "review/review.css": ("tolva-review", "tolva-known"),
    "levels/stars_line.css": ("tolva-stars",),
    "page/page.css": ("tolva-page", "tolva-dialog", "tolva-waiting"),
    "quiz/quiz.css": ("tolva-quiz",),
    "rules/rule_card.css": ("tolva-rule",),
    "rules/reference.css": ("tolva-reference",),
    "rules/rules_page.css": ("tolva-rules", "tolva-rule-picture", "tolva-rule-line"),
    "table/card_order.css": ("tolva-order",),
    "page/printout.css": ("tolva-printout",),
    "rules/sheets.css": ("tolva-sheets", "tolva-sheet"),
    "page/shelf/shelf.css": ("tolva-shelf",),
    "score_keeper/score_keeper.css": ("tolva-keeper",),
    "page/fields.css": ("tolva-fields",),
    "page/house_rules/house.css": ("tolva-house-line",),
    "page/laying.css": ("tolva-laying",),
    "editor/editor.css": ("tolva-editor", "tolva-laying-slots"),
    "at_table/at_table.css": ("tolva-at-table",),
    "at_table/panels.css": ("tolva-at-table",),
    "handouts/handouts.css": ("tolva-handout",),
    "classroom/class.css": ("tolva-class",),
    "quiz/receipt_view.css": ("tolva-receipt",),
    "levels/question/homework.css": ("tolva-homework",),
    "play/if_allowed.css": ("tolva-if-allowed",),
    "play/ended/ending.css": ("tolva-ending", "tolva-day", "tolva-play"),
    "classroom/teacher.css": ("tolva-teacher", "tolva-keeper"),
}
"""The classes that are a sheet's own: such a one, or one that begins so and goes on with a hyphen."""

PAGES_OWN = ("serving/", "base/static/")
"""Where the style sheets of our own pages lie."""

HOST = r"(?::root\[data-tolva-host\] )?"
"""A rule may hold on our own pages only."""

AROUND = r"body:has\(> {one}\)"
"""What is printed in place of the page hides what stands beside it."""


def selectors(css: str) -> Iterator[str]:
    """Every selector of every rule, also of those within `@media` and its kin."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", css)
    for prelude in re.findall(r"(?:^|[{};])\s*([^{};@]+?)\s*(?=\{)", css):
        depth, begun = 0, 0
        for at, letter in enumerate(prelude):
            depth += (letter in "([") - (letter in ")]")
            if letter == "," and not depth:
                yield prelude[begun:at].strip()
                begun = at + 1
        yield prelude[begun:].strip()


def begins_at(selector: str, own: tuple[str, ...]) -> bool:
    """Whether the selector's first element is one of the sheet's own."""
    one = rf"\.(?:{'|'.join(own)})(?:-[\w-]+)?(?![\w-])"
    several = rf":(?:is|where)\({one}(?:, {one})*\)"
    return re.match(f"{HOST}(?:{one}|{several}|{AROUND.format(one=one)})", selector) is not None


@pytest.mark.parametrize("name", OWN)
def test_every_rule_begins_at_an_element_of_the_widget(name: str) -> None:
    found = list(selectors((FOLDER / name).read_text("utf-8")))
    assert found
    assert [selector for selector in found if not begins_at(selector, OWN[name])] == []


def test_every_style_sheet_is_looked_at() -> None:
    sheets = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.css")}
    assert {name for name in sheets if not name.startswith(PAGES_OWN)} == set(OWN)


@pytest.mark.parametrize(
    ("css", "outside"),
    [
        (".tolva-page a { x: y }", []),
        ("@media print { h1, .tolva-page { x: y } }", ["h1"]),
        (":is(.tolva-page, .other) p { x: y }", [":is(.tolva-page, .other) p"]),
        ("body:has(.tolva-page) p { x: y } .tolva-pages { x: y }", ["body:has(.tolva-page) p", ".tolva-pages"]),
        ("@keyframes go { from { x: y } 50% { x: y } } :root[data-tolva-host] .tolva-page-b { x: y }", []),
    ],
)
def test_what_reaches_outside_is_found(css: str, outside: list[str]) -> None:
    assert [selector for selector in selectors(css) if not begins_at(selector, ("tolva-page",))] == outside
