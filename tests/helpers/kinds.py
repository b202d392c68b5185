"""How the kernels of a server come to be. What hangs on them is tested with each kind, and what does not with one."""

import pytest

FORKED, STARTED, FILES = "forked", "started", "files"
"""Forked where that can be, and started elsewhere; on a web host that serves files alone, Python is in the browser."""

each_kernel = pytest.mark.parametrize("kernels", [FORKED, STARTED], indirect=True, scope="module")
"""A test, or a module's, that is done with kernels of either kind (the fixture `kernels`)."""

each_kind = pytest.mark.parametrize("kernels", [FORKED, STARTED, FILES], indirect=True, scope="module")
"""The same, and on the site of files."""
