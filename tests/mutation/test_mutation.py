"""The tests of the rules bite: taking out any place where a refusal is made is seen by a test of that rule."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_every_refusal_is_missed_by_a_test_of_its_rule() -> None:
    mutator = Path(__file__).with_name("mutator.py")
    done = subprocess.run([sys.executable, str(mutator)], capture_output=True, text=True, timeout=1200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
