"""Commands as somebody runs them who may not do everything: tests are often root's, whom nothing is closed to."""

import os
import shutil
from collections.abc import Sequence


def as_ordinary_user() -> Sequence[str]:
    """What stands before a command so that what is closed to its user stays closed, also to root; nothing where whoever
    tests has no more rights anyway.

    Raises:
        FileNotFoundError: `setpriv` is missing, which comes with every Linux (util-linux).
    """
    if os.geteuid():
        return ()
    if not (setpriv := shutil.which("setpriv")):
        raise FileNotFoundError("setpriv")
    return setpriv, "--bounding-set=-all", "--inh-caps=-all"
