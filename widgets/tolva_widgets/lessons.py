"""Where the lessons and dashboards are: in the checkout while one develops, in the installed package otherwise."""

from pathlib import Path

from tolva_teach.games import FIRST_GAME, GAMES

FRONT_PAGE = "index.ipynb"

RULES_PREFIX = "rules-"
"""What the name of a page with a game's rules begins with."""

# The order a learner meets them in; a notebook that is not named here comes after these, by name.
_ORDER = (RULES_PREFIX + FIRST_GAME.name, "tricks", "replay", "quiz")

_PACKAGE = Path(__file__).resolve().parent


def notebooks_directory() -> Path:
    """The folder of the notebooks, which need not exist: the checkout's, or the one that the wheel brought."""
    checkout = _PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return checkout / "notebooks"
    return _PACKAGE / "notebooks"


def lessons(folder: Path) -> list[str]:
    """The names, without suffix, of the notebooks in a language's folder, in the order a learner meets them.

    The rules of further games are not among them: `rules_pages` gives those.
    """
    names = sorted(path.stem for path in folder.glob("*.ipynb"))
    shown = [name for name in names if name in _ORDER or not name.startswith(RULES_PREFIX)]
    return sorted(shown, key=lambda name: _ORDER.index(name) if name in _ORDER else len(_ORDER))


def rules_pages(folder: Path) -> list[str]:
    """The games that a language's folder has a page of rules for."""
    return [game for game in GAMES if (folder / f"{RULES_PREFIX}{game}.ipynb").is_file()]
