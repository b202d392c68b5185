"""What the fork server has done before the first fork, so that no kernel has to: imports, texts read, pages drawn, and
questions answered."""

import fnmatch
import gc
import os
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from tolva_teach.texts import LANGUAGES

if TYPE_CHECKING:
    from tolva_widgets import Quiz

_SEEDS = (1, 2)
"""The questions that are answered of each difficulty. What more of them would say is said already."""

# What a kernel imports only when it starts or is first asked something.
_LATE = (
    "anywidget",
    "faulthandler",
    "ipykernel.debugger",
    "ipykernel.ipkernel",
    "ipykernel.zmqshell",
    "IPython.core.completer",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "ipywidgets",
    "sqlite3",
    "tolva_widgets.serving.forking.kernelapp",
    "tolva_widgets.serving.forking.views",
    "tornado.platform.asyncio",
    "zmq.utils.garbage",
)


def preload() -> None:
    """Import what kernels and pages import, and draw pages in each language."""
    # Kernels are debugged like others; what the debugger warns of holds for every kernel that Jupyter starts.
    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    for module in _LATE:
        import_module(module)
    _choose_comms()
    _read_code()
    for lang in LANGUAGES:
        _draw(lang)
    _set_aside()


def _choose_comms() -> None:
    from .comms import use_page_comms

    use_page_comms()


def _read_code() -> None:
    """Have a cell read as a kernel reads it: the expressions that this takes are compiled when they are first used."""
    from IPython.core.completer import CompletionSplitter, IPCompleter
    from IPython.core.inputtransformer2 import TransformerManager

    TransformerManager().transform_cell("print(1)\n")  # type: ignore[no-untyped-call]
    CompletionSplitter()  # type: ignore[no-untyped-call]
    IPCompleter(namespace={}, global_namespace={})  # type: ignore[no-untyped-call]
    # A kernel looks so for what a person has start with each of theirs.
    for pattern in ("*.py", "*.ipy"):
        list(Path(os.devnull).glob(pattern))
        fnmatch.filter([], pattern)


def _draw(lang: str) -> None:
    """Draw what pages show, and forget it: sentences are parsed then, tables are built and pictures known."""
    import tolva_widgets

    tolva_widgets.FrontPage(lang=lang)
    for widget in (tolva_widgets.DealReplay, tolva_widgets.PlayTable, tolva_widgets.Exercise):
        widget(lang=lang)
    tolva_widgets.Level("preload", "tolva/may-do/1/1/13", lang=lang)
    _answer(tolva_widgets.Quiz(seed=_SEEDS[0], lang=lang))


def _answer(quiz: "Quiz") -> None:
    """Answer questions, and forget it: most reasons that there are for a choice are read then.

    The first question is the one that quizzes of notebooks begin with; its search is known from then on.
    """
    for asked in product(_SEEDS, quiz.session.family.difficulties):
        quiz.go(*asked)
        quiz.select(quiz.session.task.choices[0])
        quiz.answer()


def _make_kernel() -> None:
    from .kernelapp import ForkedKernelApp

    ForkedKernelApp.prebuild()


def _set_aside() -> None:
    """Close the pages drawn, and keep the collector from what is left: looking at a page of memory would copy it."""
    import ipywidgets

    # Which it does itself when it is imported in a kernel.
    ipywidgets.register_comm_target()
    ipywidgets.Widget.close_all()
    _make_kernel()
    gc.collect()
    gc.disable()
    gc.freeze()
