"""Files and sockets that a process may have open: as many as are needed where they can be had, else counted."""

import subprocess

import pytest

from helpers.served import python_under_test
from tolva_widgets.serving.admission import capacity

SAYS = """
import resource
from tolva_widgets.serving.admission import capacity

resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
capacity.raise_descriptor_limit()
print(capacity.descriptors(), capacity.learners())
"""


def said(soft: int, hard: int) -> list[int]:
    """The limit and the room of a process with these limits."""
    command = [python_under_test(), "-c", SAYS.format(soft=soft, hard=hard)]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    return [int(number) for number in told.split()]


def test_low_limit_is_raised_as_far_as_the_system_lets_us() -> None:
    assert said(256, 1000)[0] == 1000
    assert said(256, 256)[0] == 256


@pytest.mark.parametrize(("limit", "most"), [(64, 1), (256, 7), (1000, 36)])
def test_no_more_is_promised_than_there_are_descriptors_for(limit: int, most: int) -> None:
    assert said(limit, limit)[1] <= most
    assert said(limit, limit)[1] >= 1


def test_full_house_has_descriptors() -> None:
    assert capacity._ENOUGH_DESCRIPTORS >= capacity._MOST * capacity.DESCRIPTORS_A_LEARNER
