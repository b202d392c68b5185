"""Packages of games, put where Python finds them as `pip install -e` would, which notes none of their files, by what
their pyproject.toml says."""

import importlib
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tolva_teach.described import GameDescription, description, descriptions, installed

FOLDER = Path(__file__).parents[1] / "packages"


def install(folder: Path, target: Path) -> Path:
    """Installs the package of this folder into a target, which is then to stand on Python's path."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    module = name.replace("-", "_")
    shutil.copytree(folder / module, target / module, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    about = target / f"{module}-{version}.dist-info"
    about.mkdir(parents=True)
    requires = "".join(f"Requires-Dist: {other}\n" for other in project.get("dependencies", ()))
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{requires}", "utf-8")
    groups = project["entry-points"].items()
    written = (
        f"[{group}]\n" + "".join(f"{key} = {its}\n" for key, its in entries.items()) for group, entries in groups
    )
    (about / "entry_points.txt").write_text("\n".join(written), "utf-8")
    return target


NOTHING: list[GameDescription] = []
_targets: list[Path] = []
"""Where is installed what is found now."""


@contextmanager
def on_path(*targets: Path) -> Iterator[None]:
    """What is installed in the targets, and nothing else, is found, as by a Python that has just begun, until the block
    ends. One block may stand in another; in it what the outer has is not there."""
    outer, path = list(_targets), list(sys.path)
    games, packages, failures = dict(descriptions()), dict(installed._packages), list(installed._failures)
    ours = {path.stem for target in (*targets, *outer) for path in target.iterdir()}
    modules = _let_go_of(ours)
    _targets[:] = targets
    sys.path[:] = [*map(str, targets), *(place for place in path if Path(place) not in outer)]
    importlib.invalidate_caches()
    _set({}, {}, [], loaded=False)
    try:
        yield
    finally:
        sys.path[:], _targets[:] = path, outer
        _let_go_of(ours)
        sys.modules.update(modules)
        description._imported.cache_clear()
        _set(games, packages, failures, loaded=True)


def _let_go_of(packages: set[str]) -> dict[str, ModuleType]:
    """Forgets what has been imported of these packages, as by an earlier test; gives it."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] in packages}


def _set(
    games: dict[str, GameDescription], packages: dict[str, str], failures: list[installed.Failure], *, loaded: bool
) -> None:
    for kept, now in ((installed._games, games), (installed._packages, packages)):
        kept.clear()
        kept.update(now)
    installed._failures[:] = failures
    installed._own_loaded = installed._loaded = loaded
    installed._tell()


def module(name: str, text: str, target: Path, *, entry: str, value: str) -> Path:
    """Installs a package that is one module with this text and one entry point."""
    folder = target.parent / f"{target.name}-{name}"
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(text, "utf-8")
    project = f'[project]\nname = "{name}"\nversion = "1"\n'
    project += f'[project.entry-points."tolva_teach.games"]\n{entry} = "{value}"\n'
    (folder / "pyproject.toml").write_text(project, "utf-8")
    return install(folder, target)
