"""How the kernels of a server come to be: what a test asks for that hangs on it.

A test that asks for a server has one whose kernels are forked, as visitors have where that can be. What hangs on how a
kernel begins, ends or fails is done with kernels that are started too, and so is a journey through pages of each sort.
"""

import pytest

from helpers.breadth import NIGHTLY

FORKED, STARTED, FILES = "forked", "started", "files"
"""Forked where that can be, and started elsewhere; on a web host that serves files alone, Python is in the browser."""

WITH_KERNELS = (FORKED, STARTED)


def _done_with(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("kernels", kinds, indirect=True, scope="module")


each_kernel = _done_with(*WITH_KERNELS)
"""A test that is done with kernels of both kinds."""

each_kernel_at_night = _done_with(*(WITH_KERNELS if NIGHTLY else (FORKED,)))
"""A test of what a page does, whichever kernel it has lost or waits for."""

files_too = _done_with(FORKED, FILES)
"""A test that is done on the site of files too."""

wherever_at_night = _done_with(*((*WITH_KERNELS, FILES) if NIGHTLY else (FORKED,)))
"""A test that is done where visitors usually are, and at night wherever our pages can be.

Other tests show that what it hangs on is the same elsewhere: they are marked with one of the others.
"""

each_kernel_and_files_at_night = _done_with(*WITH_KERNELS, *([FILES] if NIGHTLY else []))
"""A test of all that a page does with its kernel; the site of files has tests of its own by day."""
