"""``tolva-teach deal``, ``show`` and the other commands, in the process, and what all commands have in common."""

import errno
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from helpers.asked_commands import SWEDISH, answers, record, with_events, write
from helpers.command_line import Run
from helpers.described import known_with
from tolva_teach import __version__
from tolva_teach.cli.main import language
from tolva_teach.games import GAMES
from tolva_teach.records.record import deal_record
from tolva_teach.texts import rule_ids


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_show_prints_hands_and_tricks(run: Run, tmp_path: Path, lang: str) -> None:
    name = write(
        tmp_path / "a.tolva.json", record(names=["Anna", "Lars", "<b>Bo</b>", "Eva\n\x1b[31m"], title="Kväll\n")
    )
    status, out, err = run("show", name, "--lang", lang)
    assert (status, err) == (0, "")
    assert "Anna: ♠" in out
    assert "<b>Bo</b>" in out
    assert "\x1b" not in out


@pytest.mark.parametrize(
    ("lang", "names", "last"),
    [
        ("sv", None, "Spelare 2 är på tur."),
        ("en", None, "Player 2 is to play."),
        ("sv", ["Astrid", "Bo", "Cia", "Dag"], "Bo är på tur."),
        ("en", ["Astrid", "Bo", "Cia", "Dag"], "Bo is to play."),
    ],
)
def test_show_ends_with_whose_turn_it_is(
    run: Run, tmp_path: Path, lang: str, names: Sequence[str] | None, last: str
) -> None:
    given = record() if names is None else record(names=names)
    out = run("show", write(tmp_path / "a.tolva.json", given), "--lang", lang)[1]
    assert out.splitlines()[-1] == last


@pytest.mark.parametrize(
    ("lang", "first", "deal", "last"),
    [
        ("sv", "Tölp, 4 spelare", "Omgång 1", "Ställning: spelare 1, spelare 2, spelare 3 och spelare 4 har"),
        ("en", "Tölp, 4 players", "Round 1", "Score: player 1, player 2, player 3 and player 4"),
    ],
)
def test_show_names_the_game_and_its_rounds_and_says_whose_each_score_is(
    run: Run, tmp_path: Path, lang: str, first: str, deal: str, last: str
) -> None:
    name = write(tmp_path / "t.tolva.json", json.dumps(deal_record("tolp", 4, seed=1).to_dict()))
    lines = run("show", name, "--lang", lang)[1].splitlines()
    assert lines[0] == first
    assert lines[2] == deal
    assert lines[-2].startswith(last)


def test_show_begins_a_line_of_cards_with_a_capital(run: Run, tmp_path: Path) -> None:
    given = deal_record("tolva", 4, seed=7).to_dict()
    given["deals"][0]["events"] = ["1 play S6"]
    out = run("show", write(tmp_path / "p.tolva.json", json.dumps(given)), *SWEDISH)[1]
    assert "  Spelare 2 ♠6\n" in out


def test_show_tells_what_holds_before_a_fault(run: Run, tmp_path: Path) -> None:
    status, out, err = run("show", write(tmp_path / "a.tolva.json", with_events("0 play SA")), *SWEDISH)
    assert status == 1
    assert "Spelare 1" in out
    assert err.startswith("Giv 1, händelse 1")
    assert run("show", str(tmp_path / "none"))[0] == 2


def test_deal_gives_a_record_to_start_from_and_the_seed_gives_it_again(run: Run, tmp_path: Path) -> None:
    status, out, err = run("deal", "--game", "tolva", "--seed", "7")
    assert (status, err) == (0, "")
    assert run("deal", "--game", "tolva", "--seed", "7")[1] == out
    assert answers(run("check", write(tmp_path / "d.tolva.json", out))[1])[0]["state"] == "in-deal"
    assert json.loads(out)["players"] == 4


def test_deal_is_dealt_and_played_with_the_variants_that_are_asked_for(run: Run) -> None:
    status, out, _ = run(
        "deal", "--game", "trettioett", "--seed", "7", "--options", "knock_from:second-lap", "--play", "random"
    )
    record = json.loads(out)
    assert (status, record["options"]) == (0, {"knock_from": "second-lap"})
    assert record["deals"][0]["events"]


def test_deal_without_a_seed_says_which_one_it_took(run: Run) -> None:
    _, out, err = run("deal", "--game", "tolva", "--lang", "en")
    seed = err.split()[1].rstrip(".")
    assert run("deal", "--game", "tolva", "--seed", seed)[1] == out


PLAY = ("deal", "--game", "trettioett", "--players", "3", "--seed", "7", "--play")


def test_deal_played_to_its_end_from_the_cards_that_the_seed_deals(run: Run, tmp_path: Path) -> None:
    unplayed = json.loads(run(*PLAY[:-1])[1])
    for kind in ("random", "beginner"):
        status, out, err = run(*PLAY, kind)
        assert (status, err) == (0, "")
        assert run(*PLAY, kind)[1] == out
        assert json.loads(out)["deals"][0]["deck"] == unplayed["deals"][0]["deck"]
        assert answers(run("check", write(tmp_path / "d.tolva.json", out))[1])[0]["state"] == "deal-over"


def test_deal_plays_a_match_until_somebody_has_won(run: Run, tmp_path: Path) -> None:
    _, out, err = run(*PLAY, "beginner", "--match")
    assert err == ""
    assert answers(run("check", write(tmp_path / "m.tolva.json", out))[1])[0]["state"] == "match-over"


def test_deal_says_where_a_match_is_stopped_without_a_winner(run: Run) -> None:
    _, out, err = run("deal", "--game", "tolva", "--seed", "1", "--play", "random", "--match", "--lang", "en")
    assert err == "Nobody has won after 100 deals, so the match stops here.\n"
    assert len(json.loads(out)["deals"]) == 100


def test_deal_names_a_game_without_a_beginner(run: Run) -> None:
    with known_with("trettioett", beginner=None):
        status, out, err = run(*PLAY, "beginner", "--lang", "en")
    assert (status, out) == (2, "")
    assert "no beginner who can play Trettioett" in err


def test_deal_names_a_game_without_a_club_player(run: Run) -> None:
    with known_with("trettioett", mind=None):
        status, out, err = run(*PLAY, "club", "--lang", "sv")
    assert (status, out) == (2, "")
    assert err == "Det finns ingen klubbspelare som kan trettioett än. Ange beginner eller random i stället.\n"


def test_show_tells_a_match_with_knocks_values_and_lives(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "m.tolva.json", run(*PLAY, "beginner", "--match")[1])
    status, out, err = run("show", name, *SWEDISH)
    assert (status, err) == (0, "")
    for words in ("slås upp", "drar", "knackar", "poäng i", "har lägst", "liv kvar", "utslagen", "vinner potten"):
        assert words in out


@pytest.mark.parametrize(
    "words",
    [
        ("deal", "--game", "tolva", "--players", "9"),
        ("deal", "--game", "whist"),
        ("deal", "--game", "tolva", "--seed", "x"),
        ("deal", "--game", "tolva", "--play", "cleverly"),
        ("deal", "--game", "tolva", "--match"),
        ("check",),
        ("dance",),
        ("check", "a", "--lang", "xx"),
        (),
    ],
)
def test_a_wrong_command_is_explained(run: Run, words: Sequence[str]) -> None:
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert len(err.split()) > 3


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_rules_prints_every_rule_or_one(run: Run, lang: str) -> None:
    status, out, _ = run("rules", "--lang", lang)
    assert status == 0
    assert all(f"[{rule_id}]" in out for rule_id in rule_ids("tolva"))
    assert run("rules", "trick.overtake", "--lang", lang)[1].count("[") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check",), "Något fattas: FILE."),
        (("check", "a", "--fast"), "Det här hör inte hit: --fast."),
        (("deal", "--game", "whist"), "'whist' går inte för --game. Välj bland"),
        (("deal", "--game", "tolva", "--seed", "x"), "--seed ska vara ett heltal, inte 'x'."),
        (("serve", "--pool", "x"), "--pool ska vara ett heltal, inte 'x'."),
        (("serve", "--seed", "x"), "--seed ska vara ett heltal, inte 'x'."),
        (("serve", "--most", "0"), "--most ska ligga mellan 1 och 500, inte vara 0."),
        (("serve", "--most", "many"), "--most ska vara ett heltal, inte 'many'."),
        (("serve", "--pool", "-1"), "--pool ska ligga mellan 0 och 500, inte vara -1."),
        (("serve", "--port", "65536"), "--port ska ligga mellan 0 och 65535, inte vara 65536."),
        (("deal", "--game"), "--game ska följas av ett värde."),
    ],
)
def test_a_wrong_command_is_explained_in_the_language(run: Run, words: Sequence[str], said: str) -> None:
    status, _, err = run(*words, *SWEDISH)
    assert status == 2
    assert said in err
    assert "så här: tolva-teach" in err
    assert "usage" not in err


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_a_game_come_in_the_order_in_which_one_meets_them(run: Run, game: str) -> None:
    status, out, _ = run("rules", game)
    assert status == 0
    assert re.findall(r"  \[([\w.-]+)\]$", out, re.MULTILINE) == list(rule_ids(game))


def test_rules_names_an_unknown_id(run: Run) -> None:
    status, out, err = run("rules", "trick.fly")
    assert (status, out) == (1, "")
    assert "trick.fly" in err


def test_notebooks_are_copied_and_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "lessons"
    status, out, _ = run("notebooks", str(target))
    assert status == 0
    copied = sorted(path.relative_to(target).as_posix() for path in target.rglob("*.ipynb"))
    assert {"sv/index.ipynb", "sv/quiz.ipynb", "en/quiz.ipynb"} <= set(copied)
    assert str(len(copied)) in out
    (target / "sv" / "index.ipynb").write_text("mine")
    assert run("notebooks", str(target))[0] == 1
    assert (target / "sv" / "index.ipynb").read_text() == "mine"
    assert run("notebooks", str(target / "sv" / "index.ipynb"))[0] == 1


def test_notebooks_are_opened_in_the_jupyterlab_of_this_python_now_and_another_day(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the command was installed alone, as by uv or pipx, no `jupyter` is on the path."""
    called: list[list[str]] = []
    monkeypatch.setattr(subprocess, "call", lambda command: called.append(command) or 0)
    target = tmp_path / "my lessons"
    status, out, _ = run("notebooks", str(target), "--open")
    assert (status, called) == (0, [[sys.executable, "-m", "jupyterlab", str(target)]])
    assert f"tolva-teach notebooks '{target}' --open" in out
    (target / "sv" / "index.ipynb").write_text("mine")
    assert run("notebooks", str(target), "--open")[0] == 0
    assert len(called) == 2
    assert (target / "sv" / "index.ipynb").read_text() == "mine"
    other = tmp_path / "other"
    other.mkdir()
    (other / "notes.txt").write_text("mine")
    assert run("notebooks", str(other), "--open")[0] == 1
    assert len(called) == 2


def test_advice_is_quoted_for_the_shell_of_windows_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tolva_teach.cli.shell.ON_WINDOWS", True)
    target = tmp_path / "my lessons"
    assert f'--notebooks "{target}"' in run("notebooks", str(target))[1]


def test_notebooks_broken_off_leave_nothing_in_the_way_of_the_next(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fills_the_disk(_source: Path, target: str | Path, **_options: object) -> None:
        (Path(target) / "sv").mkdir(parents=True)
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(shutil, "copytree", fills_the_disk)
        assert run("notebooks", str(tmp_path / "lessons"))[0] != 0
    assert list(tmp_path.iterdir()) == []
    assert run("notebooks", str(tmp_path / "lessons"))[0] == 0


def test_version(run: Run) -> None:
    assert run("--version")[1] == f"tolva-teach {__version__}\n"


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_help_is_in_the_language(run: Run, lang: str) -> None:
    status, out, _ = run("--help", "--lang", lang)
    assert status == 0
    assert ("kontrollera uppteckningar" in out) == (lang == "sv")
    assert ("options" in out) == ("usage" in out) == (lang == "en")


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (["--lang", "sv"], {"LANG": "en_GB.UTF-8"}, "sv"),
        (["--lang=sv"], {}, "sv"),
        ([], {"LANG": "sv_SE.UTF-8"}, "sv"),
        ([], {"LANG": "sv_SE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "sv_SE.UTF-8", "LC_MESSAGES": "de_DE"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {}, "en"),
    ],
)
def test_language(words: list[str], environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    assert language(words) == lang


def test_reader_that_stops_early_is_no_error(tmp_path: Path) -> None:
    many = write(tmp_path / "many.jsonl", *([record()] * 400))
    for words in ("rules", f"check {many}", f"show {many}"):
        command = f"{sys.executable} -m tolva_teach {words} | head -1"
        done = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=False)
        assert (len(done.stdout.splitlines()), done.stderr) == (1, b"")


def test_an_import_of_the_engine_brings_no_jupyter() -> None:
    code = "import sys, tolva_teach.cli.main; sys.exit(any(map(sys.modules.get, ('ipywidgets', 'IPython', 'tqdm'))))"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
