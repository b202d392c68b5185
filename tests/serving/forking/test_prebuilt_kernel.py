"""A page's kernel is made before the fork, and is then what IPython would have made after it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.kernels import Kernel, kernel
from tolva_widgets.serving.forking.client import FORK_SERVER
from tolva_widgets.serving.forking.process import ForkedProcess

PARTS = """
import json
from ipykernel.kernelapp import IPKernelApp

app = IPKernelApp.instance()
shell, debugger = app.kernel.shell, app.kernel.debugger
parts = [app, app.kernel, shell, shell.displayhook, shell.display_pub, debugger, debugger.debugpy_client]
print(json.dumps({
    type(part).__name__: [
        {name: type(value).__name__ for name, value in held.items() if name != "_prebuilt_in"}
        for held in (vars(part), getattr(part, "_trait_values", {}))
    ]
    for part in parts
}))
"""
"""What a kernel and its parts have, by the types of it: attributes, and such traits as have been asked for."""

SESSIONS = """
print(
    len({id(part.session) for part in (app, app.kernel, shell.displayhook, shell.display_pub, debugger)}),
    shell.displayhook.topic == app.kernel._topic("execute_result"),
    shell.get_parent()["header"]["msg_type"],
)
"""

WHETHER_READY = "from ipykernel.kernelapp import IPKernelApp; print(IPKernelApp.instance()._prebuilt_in is not None)"


@pytest.fixture(scope="module", autouse=True)
def fork_server() -> Iterator[None]:
    yield
    FORK_SERVER.stop()


def parts(one: Kernel) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(one.run(PARTS))
    return found


def test_a_kernel_that_was_made_before_the_fork_has_all_that_one_has_which_is_made_after_it(tmp_path: Path) -> None:
    with kernel() as ready, kernel(IPYTHONDIR=str(tmp_path)) as made:
        assert [one.run(WHETHER_READY) for one in (ready, made)] == ["True", "False"]
        of_ready, of_made = parts(ready), parts(made)
        assert [one.run(SESSIONS) for one in (ready, made)] == ["1 True execute_request"] * 2
    assert of_ready.keys() == of_made.keys()
    assert sum(len(attributes) + len(traits) for attributes, traits in of_made.values()) > 200
    for part, (attributes, traits) in of_made.items():
        assert of_ready[part][0] == attributes, part
        for name in traits.keys() & of_ready[part][1].keys():
            assert of_ready[part][1][name] == traits[name], (part, name)


@pytest.mark.parametrize(
    "named", ["ipykernel.ipkernel.IPythonKernel", "tolva_widgets.serving.forking.prebuilt_kernel.PrebuiltKernel"]
)
def test_a_kernel_with_another_configuration_than_the_servers_reads_its_own(named: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile_default"
    profile.mkdir()
    (profile / "ipython_config.py").write_text(
        f"c.InteractiveShellApp.exec_lines = ['configured = 1']\nc.IPKernelApp.kernel_class = {named!r}"
    )
    with kernel(IPYTHONDIR=str(tmp_path)) as one, kernel() as other:
        assert isinstance(one.process, ForkedProcess)
        assert one.run("print(configured, type(get_ipython().kernel).__name__)") == f"1 {named.rpartition('.')[2]}"
        assert other.run("print(configured)") == "NameError"


def test_nothing_that_ran_before_the_fork_is_left_in_its_names_or_its_history(tmp_path: Path) -> None:
    with kernel() as ready, kernel(IPYTHONDIR=str(tmp_path)) as made:
        for held in ("sorted(dir())", "len(In), Out, get_ipython().execution_count", "sorted(__builtins__.__dict__)"):
            assert ready.run(f"print({held})") == made.run(f"print({held})")


def test_what_a_cell_shows_and_asks_goes_to_whoever_has_run_it() -> None:
    with kernel() as one:
        heard: list[tuple[str, str]] = []
        asked = one.client.execute("print('printed'); display(1 + 1); 6 * 7")
        while (message := one.client.get_iopub_msg(timeout=60))["content"].get("execution_state") != "idle":
            assert message["parent_header"]["msg_id"] == asked
            data = message["content"].get("data") or {}
            heard.append((message["msg_type"], message["content"].get("text") or data.get("text/plain") or ""))
    shown = [pair for pair in heard if pair[1]]
    assert shown == [("stream", "printed\n"), ("display_data", "2"), ("execute_result", "42")]
