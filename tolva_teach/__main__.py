"""`python -m tolva_teach` is `tolva-teach`."""

import sys

from tolva_teach.cli.main import main

sys.exit(main())
