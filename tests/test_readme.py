"""What the README shows a programmer works as it stands there."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
PROGRAM = re.findall(r"```python\n(.*?)```", README.split("## In a program")[1].split("\n## ")[0], re.S)


def test_three_lines_deal_look_and_play_and_a_refusal_names_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(PROGRAM[0].strip().splitlines()[2:]) == 3
    exec("\n".join(PROGRAM), {})
    seen, refused = capsys.readouterr().out.strip().splitlines()
    assert "S6" in seen
    assert re.fullmatch(r"[a-z]+(\.[a-z-]+)+", refused)
