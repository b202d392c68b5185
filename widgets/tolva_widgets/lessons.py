"""Where the lessons and dashboards are: in the checkout while one develops, in the installed package otherwise."""

from pathlib import Path

FRONT_PAGE = "index.ipynb"

# The order a learner meets them in; a notebook that is not named here comes after these, by name.
_ORDER = ("rules-tolva", "tricks", "replay", "quiz")

_PACKAGE = Path(__file__).resolve().parent


def notebooks_directory() -> Path:
    """The folder of the notebooks, which need not exist: the checkout's, or the one that the wheel brought."""
    checkout = _PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return checkout / "notebooks"
    return _PACKAGE / "notebooks"


def lessons(folder: Path) -> list[str]:
    """The names, without suffix, of the notebooks in a language's folder, in the order a learner meets them."""
    names = sorted(path.stem for path in folder.glob("*.ipynb"))
    return sorted(names, key=lambda name: _ORDER.index(name) if name in _ORDER else len(_ORDER))
