"""The palette's promise: what is read together can be told apart (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re

import pytest

from tolva_widgets.base.shared_files import SHARED_FILES

PALETTE = SHARED_FILES / "palette.css"
READ_TOGETHER = [
    ("text", "bg"),
    ("text", "surface"),
    ("muted", "bg"),
    ("muted", "surface"),
    ("accent", "bg"),
    ("accent", "surface"),
    ("accent-text", "accent"),
    ("yes", "bg"),
    ("yes", "surface"),
    ("no", "bg"),
    ("no", "surface"),
]
SEEN_TOGETHER = [("border", "bg"), ("border", "surface"), ("focus", "bg"), ("focus", "surface")]


def themes() -> list[dict[str, str]]:
    blocks = re.findall(r"\{([^{}]*--tolva-bg[^{}]*)\}", PALETTE.read_text("utf-8"))
    return [dict(re.findall(r"--tolva-([\w-]+): (#[0-9a-f]{6})", block)) for block in blocks]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_both_ways_to_the_dark_palette_give_the_same_colours() -> None:
    light, by_system, by_choice = themes()
    assert by_system == by_choice
    assert light.keys() == by_system.keys()


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("pair", "least"),
    [*((pair, 4.5) for pair in READ_TOGETHER), *((pair, 3.0) for pair in SEEN_TOGETHER)],
    ids=lambda value: "-on-".join(value) if isinstance(value, tuple) else None,
)
def test_contrast(theme: int, pair: tuple[str, str], least: float) -> None:
    colours = themes()[theme]
    assert contrast(colours[pair[0]], colours[pair[1]]) >= least
