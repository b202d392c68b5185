"""Writes the golden sentences anew, to be read before they are committed: `python tests/texts/regenerate.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from helpers.spoken import GOLDEN, golden_lines
from tolva_teach.texts import LANGUAGES


def write() -> None:
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text("\n".join(golden_lines(language)) + "\n", "utf-8")


if __name__ == "__main__":  # `make test` imports every module for its doctests, and must not write what it compares
    write()
