"""What the README shows works as it stands there."""

import re
from typing import Any

import pytest

from helpers.documents import read


def shown_under(heading: str) -> list[str]:
    """The pieces of Python under a heading."""
    return re.findall(r"```python\n(.*?)```", read("README.md").split(f"## {heading}\n")[1].split("\n## ")[0], re.S)


def test_three_lines_deal_look_and_play_and_a_refusal_names_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    program = shown_under("In a program")
    assert len(program[0].strip().splitlines()[2:]) == 3
    exec("\n".join(program), {})
    seen, refused = capsys.readouterr().out.strip().splitlines()
    assert "S6" in seen
    assert re.fullmatch(r"[a-z]+(\.[a-z-]+)+", refused)


def test_five_lines_show_four_widgets_in_the_readmes_language() -> None:
    (lines,) = shown_under("In a notebook of your own")
    imported, *shown = lines.splitlines()
    scope: dict[str, Any] = {}
    exec(imported, scope)
    widgets = [eval(line, scope) for line in shown]
    assert [repr(widget).partition("(")[0] for widget in widgets] == ["Quiz", "DealReplay", "PlayTable", "RuleCard"]
    assert {widget.lang for widget in widgets} == {"en"}
    name = widgets[0].session.name
    assert (name.game, name.players, name.family) == ("bondtolva", 4, "may-do")
