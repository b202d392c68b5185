"""The attack can be run: a small part of it, with two learners."""

import pytest

from attack.__main__ import main, of_terminal


def test_a_small_attack_holds(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--only", "long addresses", "--only", "foreign hosts", "--learners", "2", "--seed", "7"]
    assert main(few) == 0, capsys.readouterr().out
    said = capsys.readouterr().out
    assert "foreign hosts: 50 tried" in said
    assert "learners before" in said


def test_traceback_in_the_terminal_does_not_hold() -> None:
    assert of_terminal("Traceback (most recent call last):\n")
    assert of_terminal("many\n" * 100)
    assert not of_terminal("Stopped.\n")
