"""How much of what there is without end a run looks at: some of it each time, and far more at night.

`make nightly` runs all tests with ``TOLVA_NIGHTLY`` set.
"""

import os

NIGHTLY = bool(os.environ.get("TOLVA_NIGHTLY"))
"""Whether this run may take hours."""


def so_many(few: int, many: int) -> int:
    """How many examples a run tries: few, and many at night."""
    return many if NIGHTLY else few
