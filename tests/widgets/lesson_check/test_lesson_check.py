"""What `tolva-teach lessons` finds in a folder of lessons: each fault with its file, cell and line, and no cell run."""

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from helpers.command_line import Run, typing
from tolva_teach.records.record import deal_record
from tolva_teach.texts import LANGUAGES
from tolva_widgets.courses.catalogue import notebooks_directory
from tolva_widgets.lesson_check.fault import LessonFault
from tolva_widgets.lesson_check.folder import look_at

TOLVA = {"kind": "lesson", "title": "Mitt", "description": "Min lektion.", "order": 25}
TASK = "tolva/may-do/1/1/13"
BAD = '<img src=x onerror="alert(1)">'


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)


def write(path: Path, *sources: str, stored: bool = True, **tolva: Any) -> None:
    """A notebook of these cells: those that begin with `# ` or `text:` are text, the others code."""
    cells: list[Any] = []
    for source in ("# Mitt", *sources):
        if source.startswith(("# ", "text:")):
            cells.append(new_markdown_cell(source.removeprefix("text:")))
        else:
            cells.append(new_code_cell(source, execution_count=len(cells) if stored else None))
    notebook = new_notebook(cells=cells)
    notebook.metadata.update({"tolva": {**TOLVA, **tolva}})
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def write_pair(site: Path, *sources: str, name: str = "mine", **tolva: Any) -> None:
    for lang in LANGUAGES:
        write(site / lang / f"{name}.ipynb", f'lang = "{lang}"', *sources, **tolva)


def faults(site: Path, lang: str = "sv") -> list[tuple[str, int | None, int | None]]:
    """The faults in the folder of a language: what, in which cell and line."""
    found = [fault for fault in look_at(site).faults if fault.file.startswith(f"{lang}/")]
    assert all(fault.message(said) for fault in found for said in LANGUAGES)
    return [(one.code, one.cell, one.line) if isinstance(one, LessonFault) else (one.code, None, None) for one in found]


def test_our_own_lessons_have_no_fault() -> None:
    assert [fault.message("en") for fault in look_at(notebooks_directory()).faults] == []


def test_a_lesson_in_both_languages_that_holds_has_no_fault(tmp_path: Path) -> None:
    write_pair(
        tmp_path,
        "text:Se [regeln](rules-tolva.ipynb#tolva.meld), [hit](#Mitt) och [dit](https://example.org/x.ipynb).",
        f'TASKS = ["{TASK}"]',
        'from tolva_widgets import Level\n\nLevel("mine.first", *TASKS, rule="tolva.meld", lang=lang)',
        'Level("mine.second", MayPlay("HK H9", trick="H10"), lang=lang)',
        '%matplotlib inline\nExercise("HK H9 SA", trick="HJ", lang=lang)\nRuleCard("trick.follow")\nDealReplay(7)',
        'print("[inget](nowhere.ipynb)")',
    )
    write_pair(tmp_path, name="rules-tolva", kind="rules", game="tolva")
    assert look_at(tmp_path).faults == ()


@pytest.mark.parametrize(
    ("cell", "code", "line"),
    [
        (f'Level("Mitt första", "{TASK}")', "level-name", 1),
        ('Level("mine.first")', "no-task", 1),
        ("Level()", "no-task", 1),
        (f'Level(\n    "mine.first",\n    "{TASK}",\n    "tolva/may-do/1/1",\n)', "no-question", 4),
        ('Level("mine.first", "whist/may-do/1/1/3")', "question-no-game", 1),
        ('Level("mine.first", 13)', "no-question", 1),
        ('Level("mine.first", "tolva/may-do/99/1/3")', "question-unknown", 1),
        (f'Level("mine.first", "{TASK}", rule="tolva.melt")', "no-rule", 1),
        (f'Level("mine.first",\n    "{TASK}", rule="tolva.half", only=["meld"])', "not-about", 2),
        (f'Level("mine.first", "{TASK}", only=["melda"])', "no-verb", 1),
        (f'Level("mine.first", "{TASK}", only=["knock"])', "nothing-right", 1),
        ('Level("mine.first", MayPlay("HK HK"))', "no-position", 1),
        ('Exercise("HK HK")', "no-position", 1),
        ('PlayLevel("mine.first",\n    "?game=tolva&seed=7&left=99", until="deal")', "no-position", 2),
        ('PlayLevel("mine.first", "?game=tolva&seed=7", until="lap")', "no-position", 1),
        ('PlayLevel("Mitt", "?game=tolva&seed=7")', "level-name", 1),
        ('PlayLevel("mine.first")', "no-task", 1),
        ('OrderLevel("mine.first", "tolva: HK S10 HA")', "no-position", 1),
        ('Exercise("HK", ask="what")', "no-ask", 1),
        ("GuidedDeal()", "guided-no-steps", 1),
        ('GuidedDeal(\n    "?game=tolva&seed=x",\n    {"say": "guided-on"},\n)', "no-position", 2),
        (
            'GuidedDeal(\n    "?game=tolva&seed=7",\n    {"say": "guided-on", "do": "play HA"},\n)',
            "guided-not-allowed",
            3,
        ),
        ('x = 1\nRuleCard("trick.folow")', "no-rule", 2),
        ('DealReplay(\'{"format": "tolva-record"}\')', "wrong-record", 1),
        ('DealReplay("my-deal.tolva.json")', "no-record-file", 1),
        ("Level(", "no-python", 1),
    ],
)
def test_what_is_wrong_in_a_cell_is_named_with_its_place(tmp_path: Path, cell: str, code: str, line: int) -> None:
    write_pair(tmp_path, "text:Text.", cell)
    assert faults(tmp_path) == [(code, 4, line)]


def test_a_guided_deal_with_more_ways_than_are_looked_at_is_noted_and_no_fault(tmp_path: Path) -> None:
    free = '{"say": "guided-on", "do": "*"}'
    write_pair(tmp_path, f'GuidedDeal("?game=bondtolva&players=2&seed=41", {", ".join([free] * 5)})')
    looked = look_at(tmp_path)
    assert looked.faults == ()
    assert [(note.code, note.cell, note.line) for note in looked.notes] == [("guided-more-ways", 3, 1)] * 2
    assert "200" in looked.notes[0].message("sv")


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("nowhere.ipynb", "no-page"),
        ("../en/nowhere.ipynb", "no-page"),
        ("picture.png", "no-page"),
        ("rules-tolva.ipynb#tolva.melt", "no-rule-there"),
        ("rules-tolva.ipynb#thirtyone.lives", "no-rule-there"),
        ("rules-tolva.ipynb#term-what", "no-term"),
        ("rules-tolva.ipynb#somewhere", "no-anchor"),
        ("#Nowhere", "no-heading"),
        ("mine.ipynb#Nowhere", "no-heading"),
        ("http://[", "no-address"),
    ],
)
def test_a_link_that_leads_nowhere_is_named_with_its_line(tmp_path: Path, link: str, code: str) -> None:
    write_pair(tmp_path, f"text:Text.\n\nSe [hit]({link}).")
    write_pair(tmp_path, name="rules-tolva", kind="rules", game="tolva")
    assert faults(tmp_path) == [(code, 3, 3)]


def test_links_in_code_and_to_what_is_there_are_no_faults(tmp_path: Path) -> None:
    text = "text:`[a](x.ipynb)`\n```\n[b](y.ipynb)\n```\n[c](../en/mine.ipynb#Mitt) [d](mailto:a@b.se)"
    more = "[e](rules-tolva.ipynb#glossary) [f](rules-tolva.ipynb?x=1#term-play-trick) ![g](g.png)"
    write_pair(tmp_path, f"{text} {more}")
    write_pair(tmp_path, name="rules-tolva", kind="rules", game="tolva")
    (tmp_path / "sv" / "g.png").touch()
    assert faults(tmp_path) == []
    assert faults(tmp_path, "en") == [("no-page", 3, 5)]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b'{\n"cells": [}', "no-json"),
        (b"\xff\xfe\xfa", "no-text"),
        (b"[" * 100_000, "no-text"),
        (b"[]", "no-notebook"),
        (b'{"cells": 3}', "no-notebook"),
    ],
)
def test_a_file_that_is_no_notebook_is_named_and_the_others_are_looked_at(
    tmp_path: Path, content: bytes, code: str
) -> None:
    write_pair(tmp_path, "RuleCard('x')")
    (tmp_path / "sv" / "broken.ipynb").write_bytes(content)
    assert faults(tmp_path) == [(code, None, None), ("no-rule", 3, 1)]


def test_a_cell_that_is_none_is_named(tmp_path: Path) -> None:
    write_pair(tmp_path)
    for lang in LANGUAGES:
        path = tmp_path / lang / "mine.ipynb"
        given = json.loads(path.read_text())
        given["cells"] += [7, {"cell_type": "markdown", "source": 3}]
        path.write_text(json.dumps(given))
    assert faults(tmp_path) == [("no-cell", 3, None), ("no-cell", 4, None)]


def test_a_language_that_is_missing_is_named(tmp_path: Path) -> None:
    write(tmp_path / "sv" / "mine.ipynb", 'lang = "sv"')
    assert faults(tmp_path) == [("no-language", None, None)]
    assert "en/mine.ipynb" in look_at(tmp_path).faults[0].message("sv")


def test_code_that_differs_between_the_languages_is_named_with_the_line(tmp_path: Path) -> None:
    write_pair(tmp_path, "x = 1\ny = 2", "z = 3")
    write(tmp_path / "en" / "mine.ipynb", 'lang = "en"', "x = 1\ny = 3", "z = 3", "more = 1")
    assert faults(tmp_path, "en") == [("code-count", None, None), ("code-differs", 3, 2)]


def test_a_level_that_is_twice_is_named_with_the_first_in_the_same_lesson_or_another(tmp_path: Path) -> None:
    level = f'Level("mine.first", "{TASK}")'
    write_pair(tmp_path, f"{level}\n{level}", name="a")
    write_pair(tmp_path, "text:x", level, name="b", order=26)
    assert faults(tmp_path) == [("level-twice", 3, 2), ("level-twice", 4, 1)]
    assert all("sv/a.ipynb, cell 3" in fault.message("en") for fault in look_at(tmp_path).faults[-2:])


def test_cells_that_were_not_run_or_ended_wrong_are_named(tmp_path: Path) -> None:
    write_pair(tmp_path, "1 + 1", "", stored=False)
    assert faults(tmp_path) == [("not-run", 2, None)]
    write_pair(tmp_path, "1 / 0")
    for lang in LANGUAGES:
        path = tmp_path / lang / "mine.ipynb"
        notebook = nbformat.read(path, as_version=4)
        error = {"output_type": "error", "ename": "ZeroDivisionError", "evalue": "division by zero", "traceback": []}
        notebook.cells[-1].outputs = [nbformat.from_dict(error)]
        nbformat.write(notebook, path)
    assert faults(tmp_path) == [("ended-wrong", 3, None)]
    assert "ZeroDivisionError: division by zero" in look_at(tmp_path).faults[0].message("en")


def test_metadata_is_looked_at_too(tmp_path: Path) -> None:
    write_pair(tmp_path, titel="Mitt")
    assert faults(tmp_path) == [("unknown", None, None)]


def test_a_record_that_the_rules_refuse_is_named_with_deal_event_and_rule(tmp_path: Path) -> None:
    source = deal_record("tolva", 4, seed=1).to_dict()
    source["deals"][0]["events"] = ["1 play S6", "2 meld H"]
    write_pair(tmp_path, 'DealReplay("deal.tolva.json")')
    for lang in LANGUAGES:
        (tmp_path / lang / "deal.tolva.json").write_text(json.dumps(source))
    assert faults(tmp_path) == [("wrong-record", None, None), ("wrong-record", 3, 1)]
    for fault in look_at(tmp_path).faults:
        assert "Deal 1, event 1 (“1 play S6”): " in fault.message("en")
        assert "(Rule: card.not-held.)" in fault.message("en")


def test_no_cell_is_run_and_what_is_worked_out_is_passed_over(tmp_path: Path) -> None:
    made = tmp_path / "made"
    write_pair(
        tmp_path,
        f'open({str(made)!r}, "w")',
        f'Level("mine." + "x", open({str(made)!r}, "w"), rule=rule, only=[v for v in ()])\nRuleCard(find())',
        'rule = "trick.folow"\nrule = str(rule)',
        "RuleCard(rule)\nLevel(name, *tasks, **{})\nExercise(**{'hand': open})\nDealReplay(record)",
    )
    assert faults(tmp_path) == []
    assert not made.exists()


def test_the_command_prints_a_line_for_each_fault_and_ends_as_check_does(run: Run, tmp_path: Path) -> None:
    write_pair(tmp_path, f"RuleCard({BAD!r})")
    status, out, _ = run("lessons", str(tmp_path), "--lang", "en")
    assert status == 1
    assert out.splitlines()[1].startswith(f"sv/mine.ipynb, cell 3, line 1: there is no rule “{BAD}”.")
    assert out.splitlines()[-1].startswith("2 notebooks checked: 2 faults.")
    assert "cell 3, rad 1: regeln" in run("lessons", str(tmp_path), "--lang", "sv")[1]
    write_pair(tmp_path, "x = 1")
    assert run("lessons", str(tmp_path), "--lang", "en")[:2] == (
        0,
        "2 notebooks checked: no faults found. No cell was run, "
        "so anything a cell works out for itself was not checked.\n",
    )


def test_a_folder_without_lessons_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        status, out, err = run("lessons", str(folder), "--lang", "en")
        assert (status, out) == (2, "")
        assert "There are no notebooks" in err


@pytest.mark.parametrize("named", ["../../beside.tolva.json", "ABSOLUTE"])
@pytest.mark.parametrize("reads", ['DealReplay("{}")', 'Path("{}").read_text()', 'open("{}").read()'])
def test_a_file_that_a_browser_would_lack_is_named_before(tmp_path: Path, reads: str, named: str) -> None:
    site = tmp_path / "lessons"
    (tmp_path / "beside.tolva.json").write_text(deal_record("tolva", 4, 1).to_json())
    write_pair(site, reads.format(named.replace("ABSOLUTE", str(tmp_path / "beside.tolva.json"))))
    assert faults(site) == [("outside-file", 3, 1)]


def test_a_file_in_the_folder_of_lessons_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "deals").mkdir()
    (tmp_path / "deals" / "one.tolva.json").write_text(deal_record("tolva", 4, 1).to_json())
    write_pair(tmp_path, 'DealReplay("../deals/one.tolva.json")\nopen("../deals/one.tolva.json").read()')
    assert faults(tmp_path) == []
