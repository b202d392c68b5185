"""Packages of games, put where Python finds them as pip would, by what their pyproject.toml says."""

import shutil
import tomllib
from pathlib import Path

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
    (about / "top_level.txt").write_text(f"{module}\n", "utf-8")
    return target
