"""A forked kernel is as apart from others as one that is started: in what it draws, in what it does, and in its end."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psutil
import pytest

from helpers.breadth import some
from helpers.kernels import is_gone, kernel, until
from tolva_widgets.serving.forking.client import FORK_SERVER
from tolva_widgets.serving.forking.process import ForkedProcess

DRAWN = """
import json, os, random, secrets, tempfile, uuid
import ipykernel.kernelapp, ipywidgets
from tolva_widgets import Quiz

app = ipykernel.kernelapp.IPKernelApp.instance()
quiz = Quiz()
print(json.dumps([
    *(random.getrandbits(64) for _ in range(20)),
    *(str(drawn) for drawn in (uuid.uuid4(), uuid.uuid1(), secrets.token_hex(), tempfile.mktemp(dir="/"))),
    app.session.session, app.session.key.decode(), app.session.msg_id, app.kernel.ident, app.connection_file, app.ip,
    app.kernel.shell.displayhook.topic.decode(),
    *ipywidgets.widgets.widget._instances,
    os.getpid(), os.getsid(0), os.getpgid(0),
]))
"""
"""What is random or numbered in a kernel with a quiz: draws, ids, keys, its widgets' models, its process."""

STATE = """
import os, random, sys
import tolva_teach.texts
from tolva_widgets import Quiz
print(tolva_teach.texts.sentence("en", "frame-home"), os.environ.get("LEARNER"), Quiz(seed=1, lang="sv"))
"""

MISDEEDS = {
    "changes modules": """
import builtins, random, sys, tolva_teach.texts, tolva_teach.rules.tricks
for name in dir(tolva_teach.texts): setattr(tolva_teach.texts, name, None)
random.seed(1)
random.random = lambda: 0.5
sys.path.clear()
for name in [name for name in sys.modules if name.startswith("tolva")]: del sys.modules[name]
builtins.sorted = None
""",
    "fills the disk": """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    with open("full", "w") as file: file.write("x" * 100_000)
except OSError as error:
    print(type(error).__name__)
""",
    "takes all memory": """
import resource
most = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize() + (300 << 20)
resource.setrlimit(resource.RLIMIT_AS, (most, most))
taken = []
try:
    while True: taken.append(bytearray(10 << 20))
except MemoryError:
    taken.clear()  # what tells of it needs some
    raise
""",
    "takes 2 GB": """
taken = bytearray(b"x") * (2 << 30)
print(len(taken) >> 30)
""",
    "closes what it has open": "import os; os.closerange(3, 4096)",
    "changes signals and folders": """
import os, signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
os.chdir("/")
os.umask(0o777)
os.environ.clear()
""",
    # A kernel has threads, and since 3.12 Python warns whoever forks with some: this learner does so all the same.
    "forks": """
import os, warnings
warnings.filterwarnings("ignore", "This process .* is multi-threaded", DeprecationWarning)
for _ in range(5):
    if os.fork() == 0: os._exit(0)
""",
    "exits": "import os; os._exit(3)",
    "crashes": "import ctypes; ctypes.string_at(0)",
    "loops": "while True: pass",
    "kills its parent's group": "import os, signal; os.kill(0, signal.SIGKILL)",
}
ENDS = {"exits": 3, "crashes": -signal.SIGSEGV, "kills its parent's group": -signal.SIGKILL}
"""How a process ends by what it did, by the exit status that is told of it."""
SAID = {"fills the disk": "OSError", "takes all memory": "MemoryError", "takes 2 GB": "2"}
"""What shows that it was done."""
NO_ANSWER = {*ENDS, "loops", "closes what it has open"}


@pytest.fixture(scope="module", autouse=True)
def fork_server() -> Iterator[None]:
    yield
    FORK_SERVER.stop()


def forker() -> psutil.Process:
    """The fork server, that this process has started."""
    (process,) = [child for child in psutil.Process().children() if "forkserver" in " ".join(child.cmdline())]
    return process


def test_two_learners_share_nothing_that_is_drawn_or_numbered() -> None:
    with kernel() as one, kernel() as other:
        assert isinstance(one.process, ForkedProcess)
        assert psutil.Process(one.pid).parent() == psutil.Process(other.pid).parent() == forker()
        drawn, drawn_by_other = (json.loads(each.run(DRAWN)) for each in (one, other))
    assert len(drawn) > 50
    assert set(drawn) & set(drawn_by_other) == set()


def test_a_kernel_has_its_own_environment_folder_and_names(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("WORD = 'beside'")
    with kernel(tmp_path, LEARNER="first") as one, kernel(LEARNER="second") as other:
        state = "import os; print(os.environ['LEARNER'], os.getcwd(), __name__); x = 1"
        assert one.run(state).split() == ["first", str(tmp_path), "__main__"]
        assert other.run("print(x)") == "NameError"
        assert other.run(state).split() == ["second", str(Path.cwd()), "__main__"]
        assert one.run("import beside; print(beside.WORD)") == "beside"
        assert other.run("import beside") == "ModuleNotFoundError"


def test_a_kernel_has_no_descriptor_of_another() -> None:
    """The last one forked would otherwise keep the others' connections open."""
    counted = "import os; print(len(os.listdir('/proc/self/fd')))"
    with kernel() as one, kernel(), kernel(), kernel() as last:
        assert last.run(counted) == one.run(counted)


# Forking from a kernel is tried each time: of that Python warns since 3.12.
@pytest.mark.parametrize("misdeed", [*some([its for its in MISDEEDS if its != "forks"], 5), "forks"])
def test_what_one_does_touches_no_other_and_not_what_they_are_forked_from(misdeed: str, tmp_path: Path) -> None:
    with kernel(LEARNER="other") as other, ExitStack() as ends:
        before = other.run(STATE)
        assert before.startswith("Front page")
        server = forker()
        one = ends.enter_context(kernel(tmp_path, LEARNER="one"))
        if misdeed in NO_ANSWER:
            one.client.execute(MISDEEDS[misdeed])
        else:
            assert one.run(MISDEEDS[misdeed]) == SAID.get(misdeed, "")
        if misdeed in ENDS:
            assert until(lambda: one.process.poll() is not None)
            assert one.process.poll() == ENDS[misdeed]
        assert other.run(STATE) == before
        assert other.process.poll() is None
        with kernel(LEARNER="other") as next_one:
            assert next_one.run(STATE) == before
            assert psutil.Process(next_one.pid).parent() == server
            assert next_one.run("import os; open('written', 'w').close(); os.remove('written')") == ""


def test_a_kernel_is_interrupted_restarted_and_ended() -> None:
    with kernel() as one:
        first = one.pid
        loop = one.begin("while True: pass")
        assert one.process.poll() is None
        one.manager.interrupt_kernel()
        assert one.answer(loop) == "KeyboardInterrupt"
        assert one.run("print('there')") == "there"
        one.run("x = 1")
        one.manager.restart_kernel()
        one.client.wait_for_ready(timeout=60)
        assert one.pid != first
        assert is_gone(first)
        assert one.run("print('x' in dir())") == "False"
        second = one.pid
        one.manager.shutdown_kernel()
        assert until(lambda: is_gone(second), 10)
        assert not one.manager.is_alive()


def test_what_a_kernel_has_started_is_interrupted_and_ended_with_it() -> None:
    with kernel() as one:
        child = int(one.run("import subprocess; s = subprocess.Popen(['sleep', '600']); print(s.pid)"))
    assert until(lambda: is_gone(child), 10)


def test_streams_that_are_open_are_the_kernels_own(tmp_path: Path) -> None:
    with (tmp_path / "said").open("w") as said, kernel(streams={"stderr": said}) as one, kernel() as other:
        assert isinstance(one.process, ForkedProcess)
        for each in (one, other):
            each.run("import os; os.write(2, b'heard')")
    assert (tmp_path / "said").read_text() == "heard"


def test_a_kernel_whose_streams_are_yet_to_be_made_is_started() -> None:
    with kernel(streams={"stderr": subprocess.DEVNULL}) as one:
        assert isinstance(one.process, subprocess.Popen)
        assert one.run("print(1)") == "1"


def test_kernels_outlive_their_fork_server_and_the_next_have_another(caplog: pytest.LogCaptureFixture) -> None:
    with kernel() as one:
        server = forker()
        server.kill()
        assert one.run("print(1)") == "1"
        with kernel() as two, kernel() as three:
            assert two.run("print(2)") == "2"
            assert isinstance(three.process, ForkedProcess)
            assert psutil.Process(three.pid).parent() == forker()
        assert one.process.poll() is None
        os.kill(one.pid, signal.SIGKILL)
        assert until(lambda: one.process.poll() is not None)
    (said,) = [record.getMessage() for record in caplog.records if "fork" in record.name]
    assert "A new fork server forks" in said


def test_nothing_is_left_when_the_fork_server_is_stopped() -> None:
    with kernel() as one, kernel() as two:
        pids = [forker().pid, one.pid, two.pid]
        two.begin("while True: pass")
        FORK_SERVER.stop()
        assert until(lambda: all(map(is_gone, pids)), 10)


def test_a_kernel_ends_when_the_web_server_lets_go_of_it() -> None:
    with kernel() as one:
        pid = one.pid
        one.provisioner.process = None  # as when the web server is gone
        assert until(lambda: is_gone(pid), 10)


def test_a_kernel_imports_next_to_nothing_of_its_own() -> None:
    """What it imports itself, thirty kernels import thirty times: `preload` is the place for it."""
    loaded = """
import json, sys
print(json.dumps([name for name, module in sys.modules.items() if getattr(module, "__spec__", None)]))
"""
    preloading = "from tolva_widgets.serving.forking import forkserver, preload; preload.preload()"
    command = [sys.executable, "-Xfrozen_modules=off", "-c", f"{preloading}\n{loaded}"]
    preloaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    with kernel() as one:
        one.run("from tolva_widgets import Quiz; display(Quiz(seed=1, lang='sv'))")
        own = set(json.loads(one.run(loaded))) - set(json.loads(preloaded))
    assert len(own) <= 3, sorted(own)


def test_the_fork_server_has_one_thread_no_socket_and_no_widget_when_it_forks() -> None:
    code = """
import asyncio, gc, threading
import comm, ipywidgets, zmq
from tolva_widgets.serving.forking.preload import preload
preload()
print(threading.active_count(), len(ipywidgets.widgets.widget._instances), len(comm.get_comm_manager().comms))
print(zmq.Context._instance, asyncio._get_running_loop(), gc.isenabled(), gc.get_freeze_count() > 50_000)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "0", "0", "None", "None", "False", "True"]
