"""Runs all notebooks from top to bottom and stores what their cells show: `make notebooks`.

What comes out is the same each time: a notebook whose cells show what they showed before is left as it lies.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import nbformat
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tolva_widgets.serving.forking.client import FORK_SERVER, PROVISIONER

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

_VIEW = "application/vnd.jupyter.widget-view+json"
_AT_ONCE = 2
_SECONDS = 120
"""No cell takes longer."""


def main() -> int:
    """Runs the notebooks that are named, or all; says which are stored anew, and which fail."""
    parser = argparse.ArgumentParser(description="Run notebooks and store what their cells show.")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all, where none is named")
    named = [path.resolve() for path in parser.parse_args().notebooks]
    begun = time.monotonic()
    # Forked kernels, as the pages' are: to start one takes longer than to run most notebooks.
    os.environ["JUPYTER_DEFAULT_PROVISIONER_NAME"] = PROVISIONER
    KernelProvisionerFactory.clear_instance()
    try:
        failed = asyncio.run(_store_all(named or sorted(NOTEBOOKS.rglob("*.ipynb"))))
    finally:
        FORK_SERVER.stop()
    print(f"{time.monotonic() - begun:.0f} seconds")
    return int(failed)


async def _store_all(paths: list[Path]) -> bool:
    """Whether any of them fails."""
    turns = asyncio.Semaphore(_AT_ONCE)

    async def store(path: Path) -> bool:
        async with turns:
            return await _store(path)

    return not all(await asyncio.gather(*map(store, paths)))


async def _store(path: Path) -> bool:
    """Whether the notebook runs to its end; only then it is stored."""
    before = path.read_text("utf-8")
    notebook = nbformat.reads(before, as_version=4)
    versions = notebook.metadata.get("language_info")
    try:
        await _run(notebook, path.parent)
    except CellExecutionError as error:
        print(f"{path}: {error}", file=sys.stderr)
        return False
    if versions:
        notebook.metadata.language_info = versions  # of this computer's Python, which is nobody's business
    _name_views(notebook, path.name)
    after = nbformat.writes(notebook) + "\n"
    if after != before:
        path.write_text(after, "utf-8")
        print(path)
    return True


async def _run(notebook: nbformat.NotebookNode, folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as connection:
        kernel = AsyncKernelManager(transport="ipc", connection_file=f"{connection}/kernel.json")
        client = NotebookClient(
            notebook,
            km=kernel,
            resources={"metadata": {"path": str(folder)}},
            timeout=_SECONDS,
            record_timing=False,
            store_widget_state=False,
        )
        try:
            await client.async_execute()
        finally:
            await kernel.shutdown_kernel(now=True)


def _name_views(notebook: nbformat.NotebookNode, name: str) -> None:
    """Names widgets by the cells that show them. What they were called leads nowhere once the kernel is gone."""
    for cell in notebook.cells:
        for place, output in enumerate(cell.get("outputs", [])):
            if view := output.get("data", {}).get(_VIEW):
                view["model_id"] = uuid5(NAMESPACE_URL, f"{name}#{cell.id}/{place}").hex


if __name__ == "__main__":
    sys.exit(main())
