"""What the documents name is there: paths, names in files, targets of make, commands and their options."""

import json
import re
from pathlib import Path

import pytest

from helpers.documents import (
    ROOT,
    anchors_in,
    commands_in,
    files_in,
    options_alone_in,
    options_of,
    paths_in,
    read,
    targets_in,
)
from tolva_teach.cli.main import main
from tolva_teach.records.events import parse_event

DOCUMENTS = ("README.md", "CONTRIBUTING.md")
PAGES = tuple(f"notebooks/{lang}/{name}.ipynb" for lang in ("sv", "en") for name in ("teachers", "writing-game"))

each_document = pytest.mark.parametrize("name", DOCUMENTS)
each = pytest.mark.parametrize("name", [*DOCUMENTS, *PAGES])


@each_document
def test_every_path_leads_to_a_file_or_folder(name: str) -> None:
    named = paths_in(read(name))
    assert len(named) > 3
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_every_file_named_by_its_name_alone_is_somewhere() -> None:
    named = files_in(read("CONTRIBUTING.md"))
    assert "session.py" in named
    sources = {path.name for folder in ("tolva_teach", "widgets", "tests") for path in (ROOT / folder).rglob("*.*")}
    assert named - sources == set()


def test_what_is_looked_for_in_a_file_is_there() -> None:
    told = re.findall(r"`(\w+)` (?:in|of) (?:`\w+` in )?`([\w/.-]+\.\w+)`", read("CONTRIBUTING.md"))
    assert len(told) > 3
    missing = [f"{word} in {path}" for word, path in told if not re.search(rf"\b{word}\b", read(path))]
    assert missing == []


def test_the_drawing_has_every_folder_of_the_packages() -> None:
    drawing = read("CONTRIBUTING.md").split("## The folders")[1].split("```")[1]
    drawn = set(re.findall(r"\b(\w+)/", drawing))
    packages = [ROOT / "tolva_teach", ROOT / "widgets" / "tolva_widgets"]
    folders = {path.parent.name for package in packages for path in package.glob("*/__init__.py")}
    assert folders - drawn == set()
    around = [ROOT, ROOT / "widgets", ROOT / "notebooks", ROOT / "tests"]
    assert drawn - folders - {path.name for folder in around for path in folder.iterdir() if path.is_dir()} == set()


@each_document
def test_every_anchor_is_a_heading(name: str) -> None:
    led_to, headings = anchors_in(read(name))
    assert led_to - headings == set()


@each_document
def test_every_target_of_make_is_one(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = targets_in(read(name))
    assert {"test"} <= named <= targets


@each
def test_every_command_has_the_options_that_stand_with_it(name: str) -> None:
    named = commands_in(read(name))
    assert named
    unknown = [(command, options - options_of(command)) for command, options in named if not options_of(command)]
    assert unknown == [], "there is no such command"
    assert [(command, options) for command, options in named if options - options_of(command)] == []


@each
def test_every_option_named_alone_is_one_of_a_command(name: str) -> None:
    known = frozenset[str]().union(*(options_of(command) for command, _ in commands_in(read(name))))
    assert options_alone_in(read(name)) - known == set()


def record_section() -> str:
    return read("CONTRIBUTING.md").split("## The record\n")[1].split("\n## ")[0]


def answers_shown() -> list[dict[str, object]]:
    """The lines of JSON that the section on records shows."""
    return [json.loads(line) for line in record_section().splitlines() if line.startswith('{"')]


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    main(list(arguments))
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_events_that_are_shown_are_events() -> None:
    table = [line for line in record_section().splitlines() if line.startswith("|")][2:]
    shown = [event for line in table for event in re.findall(r"`(\d [^`]+)`", line)]
    assert len(shown) > 15
    assert all(parse_event(event) for event in shown)


def test_what_check_and_legal_are_shown_to_answer_they_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, situation, legal = answers_shown()
    file = tmp_path / "one.json"
    main(["deal", "--game", "tolva", "--seed", "7"])
    file.write_text(capsys.readouterr().out)
    assert list(answered(capsys, "check", str(file))) == list(good)
    file.write_text("{}")
    assert list(answered(capsys, "check", str(file))) == list(bad)
    file.write_text(json.dumps(situation))
    assert answered(capsys, "legal", str(file)) == legal
