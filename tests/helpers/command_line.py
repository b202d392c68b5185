"""The command line, as somebody types it."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tolva_teach.cli.main import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]


def typing(capsys: pytest.CaptureFixture[str]) -> Run:
    """What runs a command: exit status, standard output, standard error."""

    def run_it(*words: str) -> tuple[int, str, str]:
        try:
            status = main(words)
        except SystemExit as stop:
            status = int(stop.code or 0)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return status, captured.out, captured.err

    return run_it
