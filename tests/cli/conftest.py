"""The command line, as somebody types it."""

import pytest

from helpers.command_line import Run, typing


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return typing(capsys)
