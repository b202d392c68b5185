"""How the kernels of a server come to be. Each test that has a server is done with both kinds."""

import pytest

FORKED, STARTED, FILES = "forked", "started", "files"
"""Forked where that can be, and started elsewhere; on a web host that serves files alone, Python is in the browser."""

WITH_KERNELS = (FORKED, STARTED)

each_kind = pytest.mark.parametrize("kernels", [*WITH_KERNELS, FILES], indirect=True, scope="module")
"""A test that is done on the site of files too."""

forked_alone = pytest.mark.parametrize("kernels", [FORKED], indirect=True, scope="module")
"""A test of what hangs on the page alone, done with the kernels that come soonest."""
