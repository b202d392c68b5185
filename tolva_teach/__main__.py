"""`python -m tolva_teach` is `tolva-teach`."""

import sys

from tolva_teach.cli import main

sys.exit(main())
