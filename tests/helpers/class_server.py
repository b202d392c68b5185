"""A server with a class open, and its learners without browsers: each a jar of cookies that asks and tells."""

import json
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from helpers.placeholders import write_notebook, write_site
from helpers.served import free_port, python_under_test, running
from tolva_widgets.classroom.storage.store import ClassStore

SECONDS = 60
NAME = "7B"

_SAYS_CLASS = "import os\nprint('class:', os.environ.get('TOLVA_CLASS'))"


def write_class_site(folder: Path) -> Path:
    """Pages of which two say what class their kernel knows: `class`, which is the teacher's, and `other`."""
    site = write_site(folder)
    for name in ("class", "other"):
        write_notebook(site / "en" / f"{name}.ipynb", "Says what it knows", _SAYS_CLASS)
    return site


@dataclass
class ClassServer:
    """A server that is started, killed and started again, with its class in a folder of its own."""

    site: Path
    folder: Path
    port: int = field(default_factory=free_port)
    store_url: str | None = None
    """The database that the class is in, in place of a file of the folder."""
    listed: Path | None = None
    """A list of questions that it begins with."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def secret_address(self) -> str:
        found = re.search(r"http\S+secret=\S+", self.log.read_text())
        assert found
        return found[0]

    def store(self) -> ClassStore:
        """The class, as the kernel of its teacher's page has it."""
        if self.store_url:
            return ClassStore.open(self.store_url)
        return ClassStore.open(NAME, folder=self.folder / "data" / "tolva-classes")

    @contextmanager
    def started(self) -> Iterator[subprocess.Popen[str]]:
        """Until the block ends, or kills it."""
        command = [python_under_test(), "-m", "tolva_teach", "class", "--name", NAME, "--lang", "en"]
        command += ["--ip", "127.0.0.1", "--port", str(self.port), "--no-browser", "--pool", "0"]
        command += ["--notebooks", str(self.site), *(["--store", self.store_url] if self.store_url else [])]
        command += [str(self.listed)] if self.listed else []
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment["JUPYTER_DATA_DIR"] = str(self.folder / "data")
        answering = f"{self.address}voila/templates/tolva/static/palette.css"
        with (
            tempfile.TemporaryDirectory() as elsewhere,
            running(command, Path(elsewhere), environment, answering, self.log) as process,
        ):
            yield process

    def kill(self, process: subprocess.Popen[str]) -> None:
        process.send_signal(signal.SIGKILL)
        process.wait(SECONDS)


class Visitor:
    """A browser as far as the server can tell: it keeps cookies, and all that it is ever sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.read: list[str] = []
        """All that came from the server, headers too."""

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        return self._ask(urllib.request.Request(f"{self.address}{path}", headers=headers))

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **headers}
        status, text = self._ask(urllib.request.Request(f"{self.address}{path}", data, sent))
        return status, json.loads(text) if text.startswith("{") else text

    def join(self) -> "Visitor":
        assert self.post("class/join", {})[0] == 200
        return self

    def me(self, seen: str = "", lang: str = "en") -> dict[str, Any]:
        status, text = self.get(f"class/me?lang={lang}&where=en/quiz.ipynb&seen={seen}")
        assert status == 200, text
        found: dict[str, Any] = json.loads(text)
        return found

    def until(self, wanted: str, is_so: Any) -> dict[str, Any]:
        """Asks what is new, as a page does, until something is so."""
        now = self.me()
        while now[wanted] != is_so:
            now = self.me(now["seen"])
        return now

    def answer(self, question: str, choice: Any, asked: Any = None, id: Any = None) -> tuple[int, Any]:
        said = {"id": id or uuid.uuid4().hex, "question": question, "choice": choice, "asked": asked}
        return self.post("class/answer", said)

    def cookie(self, ending: str) -> str | None:
        return next((cookie.value for cookie in self.jar if cookie.name.endswith(ending)), None)

    def _ask(self, request: urllib.request.Request) -> tuple[int, str]:
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                status, text = answer.status, answer.read().decode()
                head = str(answer.headers)
        except urllib.error.HTTPError as error:
            status, text, head = error.code, error.read().decode(), str(error.headers)
        self.read += [head, text]
        return status, text


def learner_id(store: ClassStore, learner: Visitor) -> int:
    """The learner's id in the class."""
    found = store.of_key(str(learner.cookie("-class")))
    assert found
    return found.id


def page_until(screen: Visitor, wanted: str) -> str:
    """The screen's page when it shows this."""
    deadline = time.monotonic() + 60
    while wanted not in (page := screen.get("class?lang=en")[1]):
        assert time.monotonic() < deadline, page
    return page
