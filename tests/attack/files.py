"""What strangers write into files that somebody opens, and folders of somebody's own that a command is given."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from random import Random

from attack.changed import changed
from attack.outcomes import Outcome
from helpers.served import python_under_test
from tolva_teach.examples import example

_SECONDS = 240
_COUNT = 300


def records(chance: Random) -> Outcome:
    """Records of which something was changed, as `check` reads them: a line for each, and no traceback."""
    lines = [json.dumps(changed(example("en").to_dict(), chance)) for _ in range(_COUNT)]
    done = _run("check", "-", text="\n".join(lines))
    wrong = ["check writes a traceback"] if "Traceback" in done.stderr + done.stdout else []
    if done.returncode not in (0, 1, 2):
        wrong.append(f"check ends with {done.returncode}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "many.jsonl"
        file.write_text("\n".join(lines), "utf-8")
        done = _run("check", str(file))
    if (answers := len(done.stdout.splitlines())) != _COUNT:
        wrong.append(f"check answers {answers} of {_COUNT} records: {done.stderr[-300:]}")
    if "Traceback" in done.stderr + done.stdout:
        wrong.append("check writes a traceback for a file")
    return Outcome(_COUNT, wrong)


def own_folders(chance: Random) -> Outcome:
    """A folder of a person's own, with files that a site of ours has too: all of them are there afterwards."""
    names = ["sw.js", "index.html", ".git/HEAD", "thesis/chapter.tex", "sv/quiz.html", "en/quiz.ipynb"]
    wrong, tried = [], 4
    for _ in range(tried):
        with tempfile.TemporaryDirectory() as place:
            mine = {name: chance.randbytes(20) for name in chance.sample(names, 4)}
            for name, content in mine.items():
                (Path(place) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(place) / name).write_bytes(content)
            done = _run(chance.choice(["site", "notebooks"]), place)
            lost = [name for name, content in mine.items() if (Path(place) / name).read_bytes() != content]
            wrong += [f"{name} is lost" for name in lost]
            if "Traceback" in done.stderr:
                wrong.append(f"a traceback: {done.stderr[-200:]}")
    return Outcome(tried, wrong)


def _run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python_under_test(), "-m", "tolva_teach", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=_SECONDS, env=environment)
