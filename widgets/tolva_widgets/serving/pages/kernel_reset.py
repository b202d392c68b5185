"""What a kernel does that has made one page and is to make another as if it had just been started."""

import os
import random
import sys
from pathlib import Path

import ipywidgets
from IPython.core.getipython import get_ipython


def reset_kernel(site: str, folder: str) -> None:
    """Leave nothing of the page before: its names, its widgets, and the modules that lie beside the notebooks.

    Args:
        site: the folder of the languages' folders.
        folder: the next page's, where its cells run.
    """
    ipywidgets.Widget.close_all()
    if shell := get_ipython():
        shell.reset()  # type: ignore[no-untyped-call]  # IPython has no types here
    for name in [name for name, module in sys.modules.items() if _lies_in(site, getattr(module, "__file__", None))]:
        del sys.modules[name]
    os.chdir(folder)
    random.seed()


def _lies_in(site: str, file: str | None) -> bool:
    return file is not None and Path(file).is_relative_to(site)
