"""Widgets of a kernel that makes a page are silent until the page is there, and then say all that it asks for."""

from collections.abc import Iterator
from typing import Any

import pytest

from helpers.kernels import Kernel, kernel
from tolva_widgets.serving.forking.client import FORK_SERVER

SECONDS = 60
CONTROL = "jupyter.widget.control"
"""What a page opens to ask for the widgets' state."""
VERSION = {"version": "1.0.0"}
"""Of what is said there."""
MAKES = "import ipywidgets; slider = ipywidgets.IntSlider(); slider.value = 7"
"""Three widgets, with a layout and a style, and a change to one."""
CHANGES = "slider.value = 8"
PRINTS_INTO_A_WIDGET = """
out = ipywidgets.Output()
with out: print("kept")
"""


@pytest.fixture(scope="module", autouse=True)
def fork_server() -> Iterator[None]:
    yield
    FORK_SERVER.stop()


@pytest.fixture
def page_kernel() -> Iterator[Kernel]:
    """A kernel as Voilà asks for one."""
    with kernel(VOILA_PREHEAT="False") as one:
        yield one


def said(one: Kernel, code: str) -> list[dict[str, Any]]:
    """What comms say while the code runs."""
    heard: list[dict[str, Any]] = []
    one.client.execute_interactive(code, output_hook=heard.append, timeout=SECONDS)
    return [message for message in heard if message["msg_type"].startswith("comm_")]


def told(one: Kernel, kind: str, **content: Any) -> list[dict[str, Any]]:
    """What comms say to a message of a page, whose sender hears all of it."""
    message = one.client.session.msg(kind, {"comm_id": "page", **content}, metadata=VERSION)
    one.client.shell_channel.send(message)
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["content"].get("execution_state") != "idle":
        said = one.client.get_iopub_msg(timeout=SECONDS)
        if said["parent_header"].get("msg_id") == message["header"]["msg_id"]:
            heard.append(said)
    return [message for message in heard if message["msg_type"].startswith("comm_")]


def states(one: Kernel) -> list[dict[str, Any]]:
    """The state of every widget, as a page asks for it when it opens."""
    assert told(one, "comm_open", target_name=CONTROL, data={}) == []
    (answer,) = told(one, "comm_msg", data={"method": "request_states"})
    return [model["state"] for model in answer["content"]["data"]["states"].values()]


def test_nothing_is_said_before_there_is_a_page(page_kernel: Kernel) -> None:
    assert said(page_kernel, MAKES) == []
    assert said(page_kernel, CHANGES) == []


def test_a_page_is_told_of_all_widgets_as_they_are_and_then_of_every_change(page_kernel: Kernel) -> None:
    said(page_kernel, MAKES)
    models = states(page_kernel)
    assert {"IntSliderModel", "LayoutModel", "SliderStyleModel"} == {model["_model_name"] for model in models}
    assert [model["value"] for model in models if "value" in model] == [7]
    (change,) = said(page_kernel, CHANGES)
    assert change["content"]["data"]["state"] == {"value": 8}
    assert {message["msg_type"] for message in said(page_kernel, "ipywidgets.Label()")} == {"comm_open"}
    assert [message["msg_type"] for message in said(page_kernel, "slider.close()")] == ["comm_close"]


def test_a_page_that_was_told_of_a_widget_may_change_it_at_once(page_kernel: Kernel) -> None:
    said(page_kernel, MAKES)
    states(page_kernel)
    model = page_kernel.run("print(slider.model_id)")
    told(page_kernel, "comm_msg", comm_id=model, data={"method": "update", "state": {"value": 9}, "buffer_paths": []})
    assert page_kernel.run("print(slider.value)") == "9"


def test_who_runs_the_cells_hears_of_what_is_printed_into_a_widget(page_kernel: Kernel) -> None:
    said(page_kernel, MAKES)
    opened, *changes = said(page_kernel, PRINTS_INTO_A_WIDGET)
    assert opened["msg_type"] == "comm_open"
    assert opened["content"]["data"]["state"]["_model_name"] == "OutputModel"
    assert [bool(change["content"]["data"]["state"]["msg_id"]) for change in changes] == [True, False]


def test_other_comms_say_what_they_have_to(page_kernel: Kernel) -> None:
    ours = "import comm; mine = comm.create_comm(target_name='mine', data={'one': 1}); mine.send({'two': 2})"
    assert [message["content"]["data"] for message in said(page_kernel, ours)] == [{"one": 1}, {"two": 2}]


def test_a_notebook_that_is_no_page_hears_of_widgets_as_they_are_made() -> None:
    with kernel() as one:
        kinds = [message["msg_type"] for message in said(one, MAKES)]
    assert kinds == ["comm_open", "comm_open", "comm_open", "comm_msg"]
