"""``tolva-teach check``, in the process: its answers, its messages, what it ends with."""

import json
import subprocess
import sys
from pathlib import Path

from helpers.asked_commands import SWEDISH, answers, record, with_events, write
from helpers.command_line import Run


def process(*words: str, stdin: bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "tolva_teach", *words]
    return subprocess.run(command, input=stdin, capture_output=True, env=env, timeout=120, check=False)


def test_check_says_how_a_record_stands(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "a.tolva.json", record())
    status, out, _ = run("check", name)
    (answer,) = answers(out)
    assert status == 0
    assert answer["file"] == name
    assert list(answer) == ["file", "ok", "state", "score", "carry", "winner", "to_act", "legal"]
    assert (answer["state"], answer["score"], answer["to_act"]) == ("in-deal", [0, 0], 1)
    assert answer["legal"] == sorted(answer["legal"])
    assert {"1 half", "1 whole"} <= set(answer["legal"])


def test_check_a_bad_record_never_stops_the_rest(run: Run, tmp_path: Path) -> None:
    bad = write(tmp_path / "bad.tolva.json", "{")
    good = write(tmp_path / "good.tolva.json", record())
    missing = str(tmp_path / "missing.tolva.json")
    status, out, err = run("check", bad, missing, good)
    assert status == 2
    assert [answer["ok"] for answer in answers(out)] == [False, True]
    assert "missing.tolva.json" in err
    assert run("check", bad, good)[0] == 1
    assert run("check", good, good)[0] == 0


def test_check_reads_one_record_a_line(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "many.jsonl", record(1), "", "nonsense", record(2))
    status, out, _ = run("check", name)
    assert status == 1
    assert [(answer["file"], answer["ok"]) for answer in answers(out)] == [
        (f"{name}:1", True),
        (f"{name}:3", False),
        (f"{name}:4", True),
    ]


def test_check_refusal_says_where_what_and_why(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "a.tolva.json", with_events("0 play SA ; why not"))
    status, out, _ = run("check", name, *SWEDISH)
    (answer,) = answers(out)
    assert status == 1
    assert {key: answer[key] for key in ("ok", "deal", "event", "said", "rule")} == {
        "ok": False,
        "deal": 0,
        "event": 0,
        "said": "0 play SA ; why not",
        "rule": "turn.order",
    }
    assert answer["message"].startswith("Giv 1, händelse 1 (”0 play SA ; why not”): ")


def test_check_message_speaks_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "a.tolva.json", "{")
    swedish, english = (answers(run("check", name, "--lang", lang)[1])[0]["message"] for lang in ("sv", "en"))
    assert "Det här är inte JSON" in swedish
    assert "This is not JSON" in english
    assert answers(run("--lang", "sv", "check", name)[1])[0]["message"] == swedish


def test_check_a_50_mb_line_is_refused_and_the_rest_is_checked(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "large.jsonl", record(), b'{"comment": "' + b"x" * 50_000_000 + b'"}', record(2))
    status, out, _ = run("check", name)
    assert status == 1
    assert [answer["ok"] for answer in answers(out)] == [True, False, True]
    assert answers(out)[1]["rule"] == "record.syntax"
    assert len(out) < 10_000


def test_check_markup_stays_data(run: Run, tmp_path: Path) -> None:
    name = write(tmp_path / "a.tolva.json", record(names=["<script>alert(1)</script>", "b", "c", "d"]))
    status, out, _ = run("check", name)
    assert status == 0
    assert answers(out)[0]["ok"]


def test_check_standard_input_one_record_or_one_a_line() -> None:
    spread = json.dumps(json.loads(record()), indent=1).encode()
    assert [a["file"] for a in answers(process("check", "-", stdin=spread).stdout.decode())] == ["-"]
    lines = f"{record(1)}\n{record(2)}\n".encode()
    assert [a["file"] for a in answers(process("check", "-", stdin=lines).stdout.decode())] == ["-:1", "-:2"]
    one = f"{record(1)}\n".encode()
    assert [a["file"] for a in answers(process("check", "-", stdin=one).stdout.decode())] == ["-"]
    empty = process("check", "-", stdin=b"")
    assert (empty.returncode, answers(empty.stdout.decode())[0]["rule"]) == (1, "record.syntax")


def test_check_output_is_utf8_whatever_the_locale() -> None:
    done = process("check", "-", stdin=b"{", env={"LC_ALL": "sv_SE.ISO8859-1", "PATH": "/usr/bin"})
    assert "Det här är inte JSON" in done.stdout.decode("utf-8")
    assert done.stderr == b""
