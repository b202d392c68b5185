"""``python -m tolva_widgets.serving``: serve as ``tolva-teach serve`` does, with the same options."""

import sys

from tolva_teach.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
