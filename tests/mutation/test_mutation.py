"""The tests of the rules bite: taking out any place where a refusal is made is seen by a test of that rule."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from mutation.mutator import MARK, ROOT, RULES, Switch, makers, marked
from tolva_teach.rules.verdicts import refused

MUTATOR = Path(__file__).with_name("mutator.py")


@pytest.mark.nightly("the tests by rule, whose own strength this measures")
@pytest.mark.slow
def test_every_refusal_is_missed_by_a_test_of_its_rule() -> None:
    command = [sys.executable, str(MUTATOR), "--processes", "1"]  # other tests run beside it
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


MODULE = """
KEPT = refused("rule.one", "kept")

def passed_on(rule, case):
    return refused(rule, case)

def judge(view):
    if view.one:
        return KEPT
    if view.two:
        return passed_on("rule.two", "two")
    if view.three:
        return passed_on("rule.two", "three")
    return refused("rule.three", "four") if view.four else None
"""


def test_each_use_of_what_refuses_is_a_place_of_its_own() -> None:
    made = makers([ast.parse(MODULE)])
    tree, sites = marked(ROOT / "some.py", MODULE, made)
    assert [(site.line, site.column) for site in sites] == [(9, 15), (11, 15), (13, 15), (14, 11)]
    assert ast.unparse(tree).count("_refusal_made_here") == 4


def test_a_place_that_is_taken_out_lets_pass_what_it_would_refuse() -> None:
    tree, sites = marked(ROOT / "some.py", MODULE, makers([ast.parse(MODULE)]))

    class View:
        one = two = four = False
        three = True

    for without, allowed in ((sites[1], False), (sites[2], True)):
        switch = Switch()
        switch.without = without
        names = {"refused": refused, MARK: switch.refusal}
        exec(compile(tree, "some.py", "exec"), names)
        verdict = names["judge"](View)
        assert (verdict.allowed, verdict.rule, verdict.case) == (allowed, "rule.two", "three")
        assert switch.noted == {(sites[2], "rule.two")}


def test_the_checks_of_a_meld_are_told_apart() -> None:
    sources = {path: path.read_text("utf-8") for path in RULES}
    made = makers(map(ast.parse, sources.values()))
    melding = next(path for path in RULES if path.name == "melding.py")
    source = sources[melding]
    calls = [line for line in source.splitlines() if "refused(" in line and "def " not in line]
    assert "return meld_refused(" in "".join(calls)
    assert len(marked(melding, source, made)[1]) == len(calls) - 1, "all but the one in meld_refused itself"
