"""How cards look: the letters in their corners, the suits' colours, and whether matadors are marked. Every widget of a
page offers the same choices, and the learner's browser remembers them on all our pages.
"""

from collections.abc import Mapping
from typing import Any

import traitlets

from tolva_teach.picture.faces import corner_letters, indices_known, usual_indices
from tolva_teach.rules.table import Table
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.base.widget import TeachingWidget

NAMES = ("indices", "colours", "matadors")
"""The settings by name: what a browser remembers (`Page.remember`)."""

_COLOURS = {2: "two", 4: "four"}
_YES = "yes"


class Settings(TeachingWidget):
    """Mixed into a widget with cards whose looks can be chosen."""

    indices = traitlets.Enum(LANGUAGES, default_value="sv")
    """The cards' corner letters, by their language: E K D Kn, or A K Q J."""
    colours = traitlets.Enum(tuple(_COLOURS), default_value=2)
    """The suits' colours: two, or four."""

    matadors = traitlets.Bool(False)
    """Whether matadors are marked, in the games that have any."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**{"indices": usual_indices(traits.get("lang", "sv")), **traits})

    @property
    def settings(self) -> dict[str, str]:
        """What is chosen of each setting now, as `Page.chosen`."""
        return {"indices": self.indices, "colours": str(self.colours), "matadors": _YES if self.matadors else ""}

    def take_settings(self, chosen: Mapping[str, str]) -> None:
        """Takes what a page has chosen (`Page.chosen`, which has let nothing through that is not offered)."""
        with self.hold_trait_notifications():
            self.indices, self.colours = chosen["indices"], int(chosen["colours"])
            self.matadors = chosen["matadors"] == _YES

    def as_set(self, table: Table) -> Table:
        """The table with what is marked on demand."""
        return table.with_matadors() if self.matadors else table


def choices(lang: str) -> list[dict[str, Any]]:
    """The settings as a page offers them (`Page.choices`)."""
    usual = usual_indices(lang)
    known = sorted(indices_known(), key=lambda name: name != usual)
    indices = [[name, corner_letters(name)] for name in known]
    colours = [[str(number), sentence(lang, f"replay-colours-{name}")] for number, name in _COLOURS.items()]
    return [
        {"name": name, "label": sentence(lang, f"replay-{name}"), "options": options, "setting": True}
        for name, options in zip(NAMES, (indices, colours, [["", ""], [_YES, ""]]), strict=True)
    ]
