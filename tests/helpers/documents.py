"""What README, CONTRIBUTING and the page for teachers name: paths, commands with their options, links."""

import contextlib
import io
import json
import re
from functools import cache
from pathlib import Path

from tolva_teach.cli.main import main

ROOT = Path(__file__).parents[2]

_FENCE = re.compile(r"^```.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_TOP = ("tolva_teach", "widgets", "notebooks", "tests", "binder")
_PATH = re.compile(rf"(?:{'|'.join(_TOP)})(?:/[\w.-]+)+/?")
_SOURCE = re.compile(r"[\w-]+\.(?:py|js|css|ftl)")
_OPTION = re.compile(r"--[a-z][a-z-]*")
_COMMAND = re.compile(r"tolva-teach(?: --lang \w+)? ([a-z][a-z-]*)(.*)")


def read(name: str) -> str:
    """The text of a document; of a notebook, its text cells'."""
    text = (ROOT / name).read_text("utf-8")
    if not name.endswith(".ipynb"):
        return text
    return "\n\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "markdown")


def code_in(text: str) -> list[str]:
    """All that a document writes as code: the lines of its blocks, and what stands in a line of text."""
    lines = [line for block in _FENCE.findall(text) for line in block.splitlines()]
    return [*lines, *_SPAN.findall(_FENCE.sub("", text))]


def paths_in(text: str) -> set[str]:
    """The files and folders of the repository that a document names from its top."""
    linked = {link for link in _LINK.findall(text) if not re.match(r"[a-z]+:|#", link)}
    return linked | {path for code in code_in(text) for path in code.split() if _PATH.fullmatch(path)}


def files_in(text: str) -> set[str]:
    """The source files that a document names by their names alone."""
    return {code for code in code_in(text) if _SOURCE.fullmatch(code)}


def anchors_in(text: str) -> tuple[set[str], set[str]]:
    """Where on itself a document leads to, and where it can: its headings as a code host makes anchors of them."""
    headings = re.findall(r"^#+ (.+)$", _FENCE.sub("", text), re.MULTILINE)
    led_to = {link[1:] for link in _LINK.findall(text) if link.startswith("#")}
    return led_to, {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def targets_in(text: str) -> set[str]:
    """The targets of `make` that a document names."""
    return {found[1] for code in code_in(text) if (found := re.match(r"make ([a-z]+)", code))}


def commands_in(text: str) -> list[tuple[str, frozenset[str]]]:
    """The commands of `tolva-teach` that a document names, each with the options that stand with it."""
    return [
        (found[1], frozenset(_OPTION.findall(found[2]))) for code in code_in(text) if (found := _COMMAND.search(code))
    ]


def options_alone_in(text: str) -> set[str]:
    """The options that a document names without their command."""
    return {found[0] for code in code_in(text) if (found := _OPTION.match(code))}


@cache
def options_of(command: str) -> frozenset[str]:
    """The options of a command of `tolva-teach`, as its help lists them; none where there is no such command."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(io.StringIO()), contextlib.suppress(SystemExit):
        main(["--lang", "en", command, "--help"])
    return frozenset(_OPTION.findall(shown.getvalue()))
