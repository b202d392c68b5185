"""A kernel without Jupyter: cells are run in this process, and messages go between their widgets and the page.

This runs in a visitor's browser, where there is no Jupyter, in what makes the pages, and in tests.
"""

import ast
import itertools
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import comm
import ipywidgets
from comm.base_comm import BaseComm

from tolva_widgets.base.singletons import Singletons, page_of_its_own

NOT_SHOWN = "notebook-only"
"""The tag of a cell that is for those who write notebooks: a page neither shows nor runs it."""

OPENED = {"opened": True}
"""What the page says of a widget that is shown, where it has nothing else to say."""

TOLD_BY_ALL = frozenset((*OPENED, "place", "today"))
"""What every page says as it is opened, as `static/site.js` has it too: nothing is drawn otherwise for that."""

_METHODS = {"comm_open": "open", "comm_close": "close"}
_WIDGET = ipywidgets.widget_serialization["from_json"]


class CellError(Exception):
    """A cell failed; `place` is its place in the notebook, from 0, and the cause is what it raised."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


class _Comm(BaseComm):
    """One widget's way to the page."""

    def __init__(self, kernel: "InProcessKernel", **options: Any) -> None:
        self._kernel = kernel
        super().__init__(**options)

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any) -> None:
        if buffers:
            raise ValueError("a page takes no binary data")
        method = _METHODS.get(msg_type)
        self._kernel.say(self.comm_id, {**data, "method": method} if method else data)


class InProcessKernel:
    """The widgets of one page's cells. They are numbered as they come, so that the same cells give the same names."""

    def __init__(self, say: Callable[[str, dict[str, Any]], None], prefix: str = "") -> None:
        """
        Args:
            say: tells the page something for the widget of a name: a message of ipywidgets, of JSON values.
            prefix: what the names begin with, at most sixteen signs; another for each where several kernels are here.
        """
        self._prefix = prefix
        self.say = say
        self.comms: dict[str, _Comm] = {}
        self.singletons: Singletons = {}
        self._numbers = itertools.count(1)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Widgets that are made meanwhile are this kernel's."""
        before, comm.create_comm = comm.create_comm, self._make_comm
        try:
            with page_of_its_own(self.singletons):
                yield
        finally:
            comm.create_comm = before

    def hear(self, comm_id: str, data: Mapping[str, Any]) -> None:
        """What the page says to a widget; nothing where that is closed by now."""
        if known := self.comms.get(comm_id):
            with self.running():
                known.handle_msg({"content": {"data": data}, "buffers": []})

    def end(self) -> None:
        """Ends all its widgets."""
        for comm_id in list(self.comms):
            widget = _WIDGET(f"IPY_MODEL_{comm_id}", None)
            if isinstance(widget, ipywidgets.Widget):
                widget.close()
        self.comms.clear()

    def _make_comm(self, **options: Any) -> _Comm:
        made = _Comm(self, **{**options, "comm_id": f"{self._prefix:0<16}{next(self._numbers):016x}"})
        self.comms[made.comm_id] = made
        return made


def run_cells(cells: Sequence[Mapping[str, Any]], file: str) -> Iterator[tuple[int, Any]]:
    """Runs the code cells that visitors see, and gives what each shows at its end, with its place.

    Args:
        cells: a notebook's, as nbformat has them.
        file: what a traceback calls it.

    Raises:
        CellError: a cell fails.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    for place, cell in enumerate(cells):
        if cell["cell_type"] == "code" and NOT_SHOWN not in cell.get("metadata", {}).get("tags", []):
            try:
                yield place, _run("".join(cell["source"]), file, names)
            except Exception as error:
                raise CellError(place) from error


def _run(source: str, file: str, names: dict[str, Any]) -> Any:
    """Runs a cell; the value of the expression that it ends with, None where it ends with none."""
    statements = ast.parse(source, file).body
    last = statements.pop() if statements and isinstance(statements[-1], ast.Expr) else None
    exec(compile(ast.Module(statements, []), file, "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), file, "eval"), names)


class WorkerKernel:
    """A kernel as the page's worker has it: everything is told as JSON text."""

    def __init__(self, tell: Callable[[str], object], seed: int | None = None) -> None:
        """
        Args:
            tell: sends a text to the page.
            seed: what chance begins with, until the page says more than that it is open: the same as when the page was
                made. Without one there is nothing to be the same.
        """
        self._tell = tell
        self._seeded = seed is not None
        if seed is not None:
            random.seed(seed)
        self._opened: list[tuple[str, dict[str, Any]]] | None = []
        self._kernel = InProcessKernel(self._say)

    def open(self, notebook: str) -> None:
        """Runs the cells of a notebook, by its path, and tells what widgets there are.

        Raises:
            CellError: a cell fails.
        """
        cells = json.loads(Path(notebook).read_bytes())["cells"]
        with self._kernel.running():
            for _shown in run_cells(cells, notebook):
                pass
        said, self._opened = self._opened or [], None
        self._tell(json.dumps({"opened": said}))

    def hear(self, text: str) -> None:
        """What the page says: the widget's name as `id`, the message as `data`."""
        message = json.loads(text)
        if self._seeded and not TOLD_BY_ALL.issuperset(message["data"].get("state", {"": None})):
            self._seeded = False
            random.seed()
        self._kernel.hear(message["id"], message["data"])

    def _say(self, comm_id: str, data: dict[str, Any]) -> None:
        if self._opened is None:
            self._tell(json.dumps({"id": comm_id, "data": data}))
        else:
            self._opened.append((comm_id, data))
