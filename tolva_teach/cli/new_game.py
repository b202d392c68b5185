"""The command `tolva-teach new-game`: writes a package of a small game that plays at once, to be made another."""

import keyword
import re
import sys
from collections.abc import Mapping
from importlib.metadata import packages_distributions
from pathlib import Path

from tolva_teach.described import INTERFACE
from tolva_teach.games import GAMES

SKELETON = Path(__file__).with_name("skeleton")
_TEMPLATE = ".tmpl"
_NAME = re.compile(r"[a-z][a-z0-9]{1,29}")


def is_good_name(name: str) -> bool:
    """Whether a game and its package can be called so: small letters, figures, and nobody else’s name."""
    taken = {*GAMES, *keyword.kwlist, *sys.stdlib_module_names, *packages_distributions()}
    return bool(_NAME.fullmatch(name)) and name not in taken


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the package into a folder that is not there yet; gives its files.

    Raises:
        OSError: they cannot be written, or there is such a folder.
    """
    words = {"name": name, "Name": name.capitalize(), "interface": str(INTERFACE)}
    folder.mkdir(parents=True)
    return [_write(template, folder, words) for template in sorted(SKELETON.rglob(f"*{_TEMPLATE}"))]


def _write(template: Path, folder: Path, words: Mapping[str, str]) -> Path:
    inside = template.relative_to(SKELETON).as_posix().removesuffix(_TEMPLATE)
    file = folder / inside.replace("package", words["name"])
    text = template.read_text("utf-8")
    for key, word in words.items():
        text = text.replace(f"@{key}@", word)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file
