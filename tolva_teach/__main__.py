"""`tolva-teach`, which is also `python -m tolva_teach`."""

import os
import signal
import sys


def main() -> int:
    """Runs the command that was typed, and returns its exit status.

    Until the program is loaded, Ctrl-C ends it as it ends any program, without Python's traceback.
    """
    _read_as_utf8()
    hears = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # else the shell wants it to be ignored
    if hears:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from tolva_teach.cli.main import INTERRUPTED
    from tolva_teach.cli.main import main as run

    try:
        if hears:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


def _read_as_utf8() -> None:
    """Begins again where Python was told to know ASCII alone: typed words and names of files are read as everywhere."""
    if sys.getfilesystemencoding() == "ascii":
        os.environ["PYTHONUTF8"] = "1"
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
