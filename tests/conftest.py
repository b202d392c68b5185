"""How all tests are run, whatever they are about."""

import gc
import os
import random
from asyncio import events
from collections.abc import Iterator
from pprint import pformat

import ipywidgets
import nbval.kernel
import pytest
from hypothesis import HealthCheck, settings
from jupyter_client.provisioning import KernelProvisionerFactory
from nbval.plugin import IPyNbCell
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

from helpers.breadth import NIGHTLY, left_for_the_night
from helpers.kernel_kinds import FORKED
from helpers.made_site import site_begun
from tolva_widgets.serving.forking.client import PROVISIONER

# How long an example takes, or the drawing of it, says how busy the machine is. What must be quick is measured in
# `bench/`. By day the same examples are tried each time, so that what passes once passes again; at night others are.
settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not NIGHTLY
)
settings.load_profile("unhurried")

collect_ignore = ["packages"]
"""What the tests install is no part of them."""

_CHOICE = "JUPYTER_DEFAULT_PROVISIONER_NAME"

_FIRST = (
    "tests/mutation/",
    "tests/browser/test_every_page.py",
    "tests/browser/classroom/",
    "tests/browser/outside/",
    "tests/browser/test_journeys.py",
    "tests/browser/site/",
    "tests/browser/",
    "tests/site/",
    "tests/serving/",
)
"""What takes longest. Begun first, it leaves no worker waiting at the end for the other to be done. The very first need
not the site of files, which is made meanwhile."""

_LAST = ("tests/quiz/", "tests/quiz/test_families.py")
"""What the filling worker begins with, from its end: the questions of which the others then need few."""

_MADE_BETWEEN_LOOKS = 20_000

_FILLING = "gw2"
"""The worker that fills the time in which the browsers of the others wait for something."""
_GIVES_WAY = 10


class FilledScheduling(LoadFileScheduling):
    """File by file in their order; the filling worker begins at the other end, where no test has a browser."""

    def _assign_work_unit(self, node: WorkerController) -> None:
        if node.gateway.id == _FILLING:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """None, and with it what xdist does by itself, where one asked for another way to share the tests out."""
    return FilledScheduling(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.fixture(scope="module", params=[FORKED])
def kernels(request: pytest.FixtureRequest) -> str:
    """The kind of a server's kernels, where the test does not ask for others (`helpers.kernel_kinds`)."""
    return str(request.param)


@pytest.fixture(scope="session", autouse=True)
def _site_is_made_meanwhile(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Iterator[None]:
    with site_begun(tmp_path_factory, worker_id, request.session.items):
        yield


@pytest.fixture(autouse=True)
def _the_same_chance_each_time(request: pytest.FixtureRequest) -> None:
    """What is drawn without a seed is the same in every run, whichever tests came before; at night it is another."""
    if not NIGHTLY:
        random.seed(request.node.nodeid)


@pytest.fixture(autouse=True)
def _no_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test without a browser finds no loop running, whichever tests came before it in its process.

    Playwright's goes on in the thread for as long as there are browsers, and takes turns with the tests.
    """
    if "playwright" in request.fixturenames:
        yield
        return
    loop = events._get_running_loop()
    events._set_running_loop(None)
    yield
    events._set_running_loop(loop)


@pytest.fixture(autouse=True)
def _no_widget_stays() -> Iterator[None]:
    """Every widget that a test makes, and with it its comm, ends with the test."""
    made: list[ipywidgets.Widget] = []
    ipywidgets.Widget.on_widget_constructed(made.append)
    yield
    ipywidgets.Widget.on_widget_constructed(None)
    for widget in made:
        widget.close()


class _LaidOutWhenRead:
    """A kernel's message as nbval tells its log of it, where nobody reads that: to lay each out took half of the time
    that is spent on a notebook beside its kernel."""

    def __init__(self, message: object) -> None:
        self._message = message

    def __str__(self) -> str:
        return pformat(self._message)


class ForkedForNotebooks:
    """Has a notebook's cells run in a kernel that is forked, as its page's are: starting it takes most of their time.

    That they run in a kernel that is started as well, pages of several sorts show (`browser/test_journeys.py`).
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            if isinstance(item, IPyNbCell):  # whose kernel comes with the first of its notebook
                patch.setenv(_CHOICE, PROVISIONER)
                KernelProvisionerFactory.clear_instance()  # it keeps the choice that it was made with
            yield
        if isinstance(item, IPyNbCell):
            KernelProvisionerFactory.clear_instance()


def pytest_configure(config: pytest.Config) -> None:
    # What stands here by itself would be called for the tests below this folder alone.
    config.pluginmanager.register(ForkedForNotebooks())
    nbval.kernel.pformat = _LaidOutWhenRead
    if os.environ.get("PYTEST_XDIST_WORKER") == _FILLING:
        os.nice(_GIVES_WAY)


@pytest.hookimpl(trylast=True)  # when each folder has marked its tests
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = left_for_the_night(items)
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = sorted((item for item in items if item not in left), key=_turn)


def pytest_collection_finish() -> None:
    """What there is once all tests are known stays to the end, and need not be looked through for what can go.

    Nor need what tests keep for each other, thousands of questions, be looked through as often as Python does unasked.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MADE_BETWEEN_LOOKS, 10, 100)


def _turn(item: pytest.Item) -> int:
    path = item.path.as_posix()
    last = sum(part in path for part in _LAST)
    return last or next((turn for turn, part in enumerate(_FIRST, -len(_FIRST)) if part in path), 0)
