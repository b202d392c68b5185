"""Takes out the places where a refusal is made, one at a time, and runs the tests that are named for its rule.

The engine is read with every such place marked: a call of `verdicts.refused`, of a function that passes on the rule it
is given (`melding.meld_refused`), and each use of a refusal that is kept by name (`NOT_HELD`). A chosen place then lets
pass what it would refuse. The engine itself knows nothing of this. Tests are collected once; each place is tried in a
process of its own, made when nothing has been played yet, so that whatever the engine remembers is fresh.

    python tests/mutation/mutator.py                # every place; prints those that no test noticed
    python tests/mutation/mutator.py melding        # those in files whose path has this in it
    python tests/mutation/mutator.py --processes 1  # beside other work; else one for each processor
"""

import argparse
import ast
import builtins
import importlib.machinery
import json
import os
import re
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "tolva_teach"
RULES = tuple(
    sorted(path for part in ("rules/tricks.py", "rules/refusals.py", "games/**/*.py") for path in ENGINE.glob(part))
)
"""Where the rules are; a lesson's exercise refuses too, but by no rule of a game."""
TESTS = ROOT / "tests"
RULE_TESTS = (TESTS / "rules" / "test_tricks.py", *sorted((TESTS / "games").glob("test_*.py")))
TOO_LONG = 60
"""Seconds after which the tests of a rule have failed: a refusal taken out may leave a deal that never ends."""
MARK = "_refusal_made_here"
"""The function that is called at each place, while the rules run marked."""


class Site(NamedTuple):
    """A place where a refusal is made, or one that is kept is used."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column + 1}"


# Marking the places.


class Makers(NamedTuple):
    """What makes refusals, by the names that the rules use."""

    functions: frozenset[str]
    """`refused`, and functions that refuse by the rule that they are given."""
    kept: frozenset[str]
    """Refusals that are made once, and their names used."""


def makers(trees: Iterable[ast.Module]) -> Makers:
    """What makes refusals in these modules."""
    bodies = [node for tree in trees for node in tree.body]
    functions = {"refused"}
    functions |= {node.name for node in bodies if isinstance(node, ast.FunctionDef) and _passes_on(node)}
    kept = {
        target.id
        for node in bodies
        if isinstance(node, ast.Assign) and _made_by(node.value, functions)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return Makers(frozenset(functions), frozenset(kept))


def _made_by(node: ast.expr, functions: Iterable[str]) -> bool:
    """Whether this is a call of one of these functions, plainly or of a module."""
    name = node.func if isinstance(node, ast.Call) else None
    if isinstance(name, ast.Attribute):
        return name.attr in functions
    return isinstance(name, ast.Name) and name.id in functions


def _passes_on(function: ast.FunctionDef) -> bool:
    """Whether all that the function does is to refuse by a rule that it is given."""
    given = {argument.arg for argument in function.args.args}
    last = function.body[-1]
    call = last.value if isinstance(last, ast.Return) else None
    if len([node for node in ast.walk(function) if isinstance(node, ast.Return)]) > 1 or not isinstance(call, ast.Call):
        return False
    return _made_by(call, {"refused"}) and isinstance(call.args[0], ast.Name) and call.args[0].id in given


class Marker(ast.NodeTransformer):
    """Puts a mark round each place of a module."""

    def __init__(self, file: str, makers: Makers) -> None:
        self.file = file
        self.makers = makers
        self.sites: list[Site] = []
        self.inside = False
        """Whether what is read runs only when a function is called."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name in self.makers.functions:
            return node
        outside, self.inside = self.inside, True
        node.body = [self.visit(statement) for statement in node.body]
        self.inside = outside
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        outside, self.inside = self.inside, True
        node.body = self.visit(node.body)
        self.inside = outside
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        return self._marked(node) if self.inside and _made_by(node, self.makers.functions) else node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        used = self.inside and isinstance(node.ctx, ast.Load) and node.id in self.makers.kept
        return self._marked(node) if used else node

    def _marked(self, node: ast.expr) -> ast.expr:
        site = Site(self.file, node.lineno, node.col_offset)
        self.sites.append(site)
        called = ast.Call(ast.Name(MARK, ast.Load()), [node, ast.Constant(tuple(site))], [])
        return ast.fix_missing_locations(ast.copy_location(called, node))


def marked(path: Path, source: str, makers: Makers) -> tuple[ast.Module, list[Site]]:
    """The module with a mark round each place, and the places."""
    marker = Marker(path.relative_to(ROOT).as_posix(), makers)
    tree = marker.visit(ast.parse(source))
    return tree, marker.sites


class Loader(importlib.machinery.SourceFileLoader):
    """Reads a module of the rules with its places marked."""

    makers: Makers

    def get_code(self, fullname: str) -> CodeType:
        path = Path(self.get_filename(fullname))
        tree, _ = marked(path, path.read_text("utf-8"), self.makers)
        return compile(tree, str(path), "exec", dont_inherit=True)


class Finder:
    """Gives `Loader` to the modules of the rules."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> Any:
        """As `sys.meta_path` asks for it."""
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is not None and spec.origin is not None and Path(spec.origin) in RULES:
            spec.loader = Loader(name, spec.origin)
        return spec


class Switch:
    """Which place is taken out, and what was refused where."""

    def __init__(self) -> None:
        self.without: Site | None = None
        self.noted: set[tuple[Site, str]] = set()

    def refusal(self, verdict: Any, place: tuple[str, int, int]) -> Any:
        """What the mark makes of a refusal: the same, or leave to do it."""
        site = Site(*place)
        self.noted.add((site, verdict.rule))
        return verdict._replace(allowed=True) if site == self.without else verdict


# Running the tests.


def test_names() -> Iterator[str]:
    """The names of all tests of rules, as the source has them."""
    for path in RULE_TESTS:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def tests_by_rule(rules: Sequence[str], names: Iterable[str]) -> Mapping[str, frozenset[str]]:
    """The tests of each rule: those whose names begin with its id, and with no longer one's."""
    prefixes = sorted(((f"test_{re.sub('[.-]', '_', rule)}_", rule) for rule in rules), key=lambda pair: -len(pair[0]))
    found: dict[str, set[str]] = {}
    for name in names:
        rule = next((rule for prefix, rule in prefixes if f"{name}_".startswith(prefix)), None)
        if rule is not None:
            found.setdefault(rule, set()).add(name)
    return {rule: frozenset(tests) for rule, tests in found.items()}


class Mutator:
    """A pytest plugin: instead of running the tests once, it runs those of each rule with each place taken out."""

    def __init__(self, switch: Switch, places: Sequence[Site], processes: int) -> None:
        self.switch = switch
        self.places = places
        self.processes = processes
        self.faults: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own."""
        from tolva_teach.texts import rule_ids
        from tolva_teach.texts.rules import RECORD_RULES

        named = {getattr(item, "originalname", item.name) for item in session.items}
        tests = tests_by_rule([*rule_ids(), *RECORD_RULES], named)
        items = {
            rule: [item for item in session.items if getattr(item, "originalname", item.name) in names]
            for rule, names in tests.items()
        }
        refused = self._refusals([item for its in items.values() for item in its])
        reached = {site for site, _ in refused}
        self.faults += [f"{site}: no test of a rule reaches it" for site in self.places if site not in reached]
        chosen = [(site, rule) for site, rule in sorted(refused) if site in self.places]
        self.faults += [f"{site}: {rule} has no test named for it" for site, rule in chosen if rule not in items]
        tried = [(site, rule) for site, rule in chosen if rule in items]
        statuses = in_children([self._try(items[rule], site) for site, rule in tried], self.processes)
        unnoticed = [pair for pair, status in zip(tried, statuses, strict=True) if status == 0]
        self.faults += [f"{site}: taken out, and the tests of {rule} still pass" for site, rule in unnoticed]
        return True

    def _refusals(self, items: Sequence[pytest.Item]) -> list[tuple[Site, str]]:
        """What the tests of all rules refuse, where and by which rule."""
        with tempfile.TemporaryDirectory() as folder:
            notes = Path(folder) / "notes.json"

            def run() -> int:
                failed = _run(items)
                notes.write_text(json.dumps(sorted(self.switch.noted)))
                return failed

            if items[0].session.testsfailed or in_children([run], 1) != [0]:
                raise pytest.UsageError("the tests fail before anything has been taken out: mend that first")
            return [(Site(*site), rule) for site, rule in json.loads(notes.read_text())]

    def _try(self, items: Sequence[pytest.Item], site: Site) -> Callable[[], int]:
        def run() -> int:
            signal.alarm(TOO_LONG)
            self.switch.without = site
            return _run(items)

        return run


def _run(items: Sequence[pytest.Item]) -> int:
    """Runs tests that have been collected until one fails; gives how many have."""
    session = items[0].session
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            break
    return session.testsfailed


def in_children(works: Sequence[Callable[[], int]], processes: int) -> list[int]:
    """Runs each work in a process of its own, so many at once; gives their exit statuses."""
    statuses: dict[int, int] = {}
    running: dict[int, int] = {}
    for number, work in enumerate(works):
        if len(running) == processes:
            _wait(running, statuses)
        running[_child(work)] = number
    while running:
        _wait(running, statuses)
    return [statuses[number] for number in sorted(statuses)]


def _wait(running: dict[int, int], statuses: dict[int, int]) -> None:
    child, status = os.wait()
    statuses[running.pop(child)] = os.waitstatus_to_exitcode(status)


def _child(work: Callable[[], int]) -> int:
    child = os.fork()
    if child == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        status = 1
        try:
            status = min(work(), 1)
        finally:
            os._exit(status)
    return child


def survivors(part: str, processes: int) -> list[str]:
    """What no test noticed: places never reached, rules without a test, refusals that could be taken out."""
    sources = {path: path.read_text("utf-8") for path in RULES}
    Loader.makers = makers(map(ast.parse, sources.values()))
    places = [site for path, text in sources.items() for site in marked(path, text, Loader.makers)[1]]
    switch = Switch()
    setattr(builtins, MARK, switch.refusal)
    sys.meta_path.insert(0, Finder())
    sys.path.insert(0, str(TESTS))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    mutator = Mutator(switch, [site for site in places if part in site.file], processes)
    tests = [str(path) for path in RULE_TESTS]
    silent = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider"]
    status = pytest.main([*silent, *tests], plugins=[mutator])
    return mutator.faults if status == pytest.ExitCode.OK else [*mutator.faults, f"pytest gave up: {status!r}"]


def main() -> int:
    """Prints what no test noticed."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("part", nargs="?", default="")
    arguments.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    found = survivors(**vars(arguments.parse_args()))
    print("\n".join(found) or "every refusal is missed by a test of its rule")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
