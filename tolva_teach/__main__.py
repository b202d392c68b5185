"""`tolva-teach`, which is also `python -m tolva_teach`."""

import signal
import sys


def main() -> int:
    """Runs the command that was typed, and returns its exit status.

    Until the program is loaded, Ctrl-C ends it as it ends any program, without Python's traceback.
    """
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


if __name__ == "__main__":
    sys.exit(main())
