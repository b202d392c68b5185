"""Every page of ours, by what it is made of."""

from pathlib import Path

from tolva_teach.games import GAMES
from tolva_widgets.courses.catalogue import Catalogue

_NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

PAGES = sorted(str(path.relative_to(_NOTEBOOKS).with_suffix("")) for path in _NOTEBOOKS.rglob("*.ipynb"))
"""With their folders."""
NAMES = sorted({Path(page).name for page in PAGES})
LESSONS = [lesson.name for game in GAMES for lesson in Catalogue(_NOTEBOOKS).course("sv", game)]
RULES = [name for name in NAMES if name.startswith("rules-")]
OTHERS = [name for name in NAMES if name not in {*LESSONS, *RULES}]
