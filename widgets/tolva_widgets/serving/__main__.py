"""``python -m tolva_widgets.serving``: what ``tolva-teach serve`` does, without the command line around it."""

import argparse
import sys
from pathlib import Path

from .launcher import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--ip", default="127.0.0.1")
    parser.add_argument("--pool", type=int)
    parser.add_argument("--no-browser", dest="open_browser", action="store_false")
    parser.add_argument("--lang", default="sv")
    parser.add_argument("--notebooks", type=Path)
    sys.exit(serve(**vars(parser.parse_args())))
