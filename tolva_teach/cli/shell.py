"""Words as one types them where the command line runs."""

import os
import shlex
import subprocess

ON_WINDOWS = os.name == "nt"


def quoted(word: str) -> str:
    """A word as the shell of this system takes it for one: a command that is printed can be typed as it stands."""
    return subprocess.list2cmdline([word]) if ON_WINDOWS else shlex.quote(word)
