"""How far one is in a guided deal, which the learner's browser keeps."""

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.widget import FrontEnd
from tolva_widgets.guided.memory import TEXT_LIMIT


class KeptPlace(FrontEnd):
    """Has the browser keep a text under a name as long as there is one; the page shows nothing of it.

    >>> KeptPlace("guided-1f2e3d").memory
    ''
    """

    is_seen = False
    code = script("guided/kept_place.js")
    in_repr = ("name",)

    name = traitlets.Unicode(read_only=True).tag(sync=True)
    """Under which it is kept, among the levels that are begun."""
    memory = traitlets.Unicode().tag(sync=True)
    """What is kept; a stranger's text when it comes from the browser."""
    followed = traitlets.Bool(False).tag(sync=True)
    """Whether one has gone through the deal to its end: the browser keeps that, too, by the name of the page."""
    _memory_limit = traitlets.Int(TEXT_LIMIT, read_only=True).tag(sync=True)
    """So many characters of it are kept and given back at most."""

    def __init__(self, name: str) -> None:
        super().__init__(layout={"display": "none"})
        self.set_trait("name", name)
