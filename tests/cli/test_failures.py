"""What the command line says where it cannot write, cannot read, is interrupted, or is given far too much."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.command_line import Run
from tolva_teach.cli import commands
from tolva_teach.records.record import deal_record

SUBCOMMANDS = ("check {}", "legal {}", "show {}", "rules", "deal --game tolva", "--help", "--version")
TOO_LONG = "a" * 3600
NO_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
INTERRUPTED_WHILE_LOADING = """
import os, runpy, signal, sys

class Interrupting:
    def find_spec(self, name, *rest):
        if name == "tolva_teach.games":
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupting())
sys.argv[1:] = ["rules"]
runpy.run_module("tolva_teach", run_name="__main__")
"""


@pytest.fixture
def good(tmp_path: Path) -> str:
    file = tmp_path / "good.tolva.json"
    file.write_text(deal_record("tolva", 4, seed=1).to_json())
    return str(file)


def in_a_shell(words: str, **environment: str) -> tuple[int, str]:
    """The status and what standard error got, as the shell redirects it."""
    command = f"{sys.executable} -m tolva_teach {words}"
    env = {**os.environ, "LANG": "C.UTF-8", **environment}
    done = subprocess.run(command, shell=True, capture_output=True, env=env, timeout=120, check=False)
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize("words", SUBCOMMANDS)
def test_full_output_is_named_as_what_cannot_be_written(words: str, good: str) -> None:
    told = "The output cannot be written: there is no space left.\n"
    assert in_a_shell(words.format(good) + " > /dev/full") == (2, told)


def test_full_output_is_named_before_the_end_too(good: str, tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_text((Path(good).read_text() + "\n") * 200)
    for command in ("check", "legal", "show"):
        status, told = in_a_shell(f"{command} {many} > /dev/full")
        assert (status, told) == (2, "The output cannot be written: there is no space left.\n"), command


@pytest.mark.parametrize("words", ["check {}", "show {}", "rules", "check /no/such/file"])
def test_closed_and_full_streams_end_without_a_traceback(words: str, good: str) -> None:
    typed = words.format(good)
    assert in_a_shell(f"{typed} >&-")[0] == 2
    assert "Traceback" not in in_a_shell(f"{typed} >&-")[1]
    assert in_a_shell(f"{typed} >&- 2>&-")[0] == in_a_shell(f"{typed} > /dev/full 2> /dev/full")[0] == 2


@pytest.mark.parametrize("command", ["check", "legal", "show"])
def test_closed_input_is_told_and_the_rest_is_read(command: str, good: str) -> None:
    status, told = in_a_shell(f"{command} - <&-")
    assert status == 2
    assert "it is closed" in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "words",
    [
        ("check", TOO_LONG),
        ("show", TOO_LONG),
        ("rules", TOO_LONG),
        (TOO_LONG,),
        (f"--{TOO_LONG}",),
        ("deal", "--game", TOO_LONG),
        ("deal", "--game", "tolva", "--seed", "9" * 5000),
        ("play", "--game", "tolva", "--players", TOO_LONG),
        ("play", "--game", "tolva", "--players", "random,random,random,random", "--options", TOO_LONG),
        ("play", "--game", "tolva", "--players", "random,random,random,random", "--deals", "1", "--csv", TOO_LONG),
        ("notebooks", TOO_LONG),
        ("lessons", TOO_LONG),
        ("site", TOO_LONG),
        ("serve", "--no-browser", "--page", TOO_LONG),
        ("serve", "--no-browser", "--course", TOO_LONG),
        ("serve", "--no-browser", "--ip", TOO_LONG),
        ("serve", "--no-browser", "--notebooks", TOO_LONG),
    ],
    ids=lambda words: " ".join(word[:12] for word in words),
)
def test_arguments_of_any_length_are_answered_in_a_sentence(run: Run, words: tuple[str, ...]) -> None:
    status, _, told = run(*words)
    assert status in (1, 2)
    assert len(told) < 20_000


def test_interrupted_while_it_is_loaded_it_ends_as_any_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_WHILE_LOADING], capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def test_file_names_are_written_as_typed_in_any_locale() -> None:
    _, told = in_a_shell("check åäö.json", **NO_LOCALE)
    assert "åäö.json" in told
    status, told = in_a_shell("check $'\\xff.json'".replace("$'\\xff.json'", "\"$(printf '\\377')\""), **NO_LOCALE)
    assert (status, "\\udcff" in told) == (2, True)


@pytest.mark.parametrize(
    "words",
    [
        "tölva",
        "deal --game tölva",
        "deal --game tolva --lang svenskä",
        "deal --game tolva --seed sjö",
        "deal --game tolva --options ö=1",
        "play --game tolva --deals 1 --players åäö",
        "serve --page ö",
        "class --course ö",
    ],
)
def test_what_was_typed_is_said_as_it_was_typed_in_any_locale(words: str) -> None:
    status, told = in_a_shell(words, **NO_LOCALE)
    assert (status, told) == in_a_shell(words)
    assert status != 0
    assert "Traceback" not in told


def test_swedish_wishes_are_read_in_any_locale() -> None:
    assert in_a_shell("deal --game tolva --lang sv --where 'ruter ess hos mig'", **NO_LOCALE) == in_a_shell(
        "deal --game tolva --lang sv --where 'ruter ess hos mig'"
    )


@pytest.mark.parametrize("command", ["check", "legal", "show"])
def test_record_that_the_program_fails_on_does_not_stop_the_rest(
    command: str, good: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object) -> None:
        raise RecursionError

    name = {"check": "standing_of", "legal": "verdicts_to_act", "show": "show_record"}[command]
    monkeypatch.setattr(commands, name, fails)
    two = tmp_path / "two.jsonl"
    two.write_text((Path(good).read_text() + "\n") * 2)
    status, out, err = run(command, str(two), "--lang", "en")
    assert status == 1
    if command == "show":
        assert err.count("because of a fault of its own") == 2
    else:
        assert [json.loads(line)["rule"] for line in out.splitlines()] == ["record.syntax"] * 2
