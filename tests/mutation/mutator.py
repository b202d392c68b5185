"""Takes out the places where a refusal is made, one at a time, and runs the tests that are named for its rule.

A refusal is made by calling `verdicts.refused`. Here that function is exchanged, before the engine is imported, for one
that lets pass what is called from one chosen place. The engine itself knows nothing of this.

    python tests/mutation/mutator.py          # every place; prints those that no test noticed
"""

import ast
import json
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest  # before any child is made, so that none of them takes the time

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "tolva_teach"
RULES = ("tricks.py", "refusals.py", "games/**/*.py")
"""Where the rules are; a lesson's exercise refuses too, but by no rule of a game."""
TESTS = ROOT / "tests"
RULE_TESTS = (TESTS / "test_tricks.py", *sorted((TESTS / "games").glob("test_*.py")))
TOO_LONG = 60
"""Seconds after which the tests of a rule have failed."""
PROPERTIES = {"test_conformance.py", "test_every_rule.py", "test_option_pairs.py", "test_tolp_properties.py"}
"""Files whose tests are named for no rule."""


class Site(NamedTuple):
    """A place where a refusal is made."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def sites() -> Iterator[Site]:
    """Every call of `refused` where the rules are, as the source has them."""
    for path in sorted(path for part in RULES for path in ENGINE.glob(part)):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                yield Site(path.relative_to(ROOT).as_posix(), node.lineno)


def tests_by_rule(rules: Sequence[str]) -> dict[str, list[str]]:
    """The tests of each rule: those whose names begin with its id, and with no longer one's."""
    prefixes = sorted(((f"test_{re.sub('[.-]', '_', rule)}", rule) for rule in rules), key=lambda pair: -len(pair[0]))
    found: dict[str, list[str]] = {}
    for path in RULE_TESTS:
        if path.name in PROPERTIES:
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                rule = next((rule for prefix, rule in prefixes if f"{node.name}_".startswith(f"{prefix}_")), None)
                if rule is not None:
                    found.setdefault(rule, []).append(f"{path}::{node.name}")
    return found


def in_children(works: Iterable["Work"]) -> list[int]:
    """Runs each work in a process of its own, as many at once as there are processors; gives their exit statuses."""
    statuses: dict[int, int] = {}
    running: dict[int, int] = {}
    for number, work in enumerate(works):
        if len(running) == os.cpu_count():
            _wait(running, statuses)
        running[_child(work)] = number
    while running:
        _wait(running, statuses)
    return [statuses[number] for number in sorted(statuses)]


def _wait(running: dict[int, int], statuses: dict[int, int]) -> None:
    child, status = os.wait()
    statuses[running.pop(child)] = os.waitstatus_to_exitcode(status)


def _child(work: "Work") -> int:
    child = os.fork()
    if child == 0:
        signal.alarm(
            0 if work.without is None else TOO_LONG
        )  # a refusal taken out may leave a deal that never ends: that is noticed, too
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os._exit(work.run())
    return child


class Work(NamedTuple):
    """Tests to run, with one refusal taken out or with all of them noted down."""

    tests: Sequence[str]
    without: Site | None = None
    notes: Path | None = None

    def run(self) -> int:
        noted = exchange(self.without)
        sys.path.insert(0, str(TESTS))
        status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *self.tests]))
        if self.notes is not None:
            self.notes.write_text(json.dumps(sorted(noted)))
        return status


def exchange(without: Site | None) -> set[tuple[str, int, str]]:
    """Exchanges `refused`; gives a set that fills with file, line and rule of each refusal made."""
    from tolva_teach import verdicts

    noted: set[tuple[str, int, str]] = set()
    made = verdicts.refused

    def refused(rule: str, case: str, facts: verdicts.Facts = verdicts.NO_FACTS) -> verdicts.Verdict:
        frame = sys._getframe(1)
        place = Site(os.path.relpath(frame.f_code.co_filename, ROOT), frame.f_lineno)
        noted.add((*place, rule))
        return verdicts.allowed(rule, case, facts) if place == without else made(rule, case, facts)

    verdicts.refused = refused
    return noted


def reached() -> dict[Site, set[str]]:
    """The places that the rules' own tests reach, with the rules that refuse there."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes.json"
        tests = [str(path) for path in RULE_TESTS if path.name not in PROPERTIES]
        if in_children([Work(tests, notes=notes)]) != [0]:
            sys.exit("the tests fail before anything has been taken out: mend that first")
        found: dict[Site, set[str]] = {}
        for file, line, rule in json.loads(notes.read_text()):
            found.setdefault(Site(file, line), set()).add(rule)
        return found


def survivors() -> list[str]:
    """What no test noticed: places never reached, rules without a test, refusals that could be taken out."""
    from tolva_teach.texts.rules import RECORD_RULES, rule_ids

    places = reached()
    tests = tests_by_rule([*rule_ids(), *RECORD_RULES])
    faults = [f"{site}: no test of a rule reaches it" for site in sites() if site not in places]
    pairs = [(site, rule) for site, rules in places.items() for rule in sorted(rules)]
    faults += [f"{site}: {rule} has no test named for it" for site, rule in pairs if rule not in tests]
    tested = [(site, rule) for site, rule in pairs if rule in tests]
    statuses = in_children(Work(tests[rule], without=site) for site, rule in tested)
    unnoticed = [pair for pair, status in zip(tested, statuses, strict=True) if status == 0]
    return faults + [f"{site}: taken out, and the tests of {rule} still pass" for site, rule in unnoticed]


if __name__ == "__main__":
    found = survivors()
    print("\n".join(found) or "every refusal is missed by a test of its rule")
    sys.exit(1 if found else 0)
