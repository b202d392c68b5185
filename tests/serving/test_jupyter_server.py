"""A Jupyter server with our pages, as on Binder: its kernels are forked too, and end with it."""

import os
import re
import shutil
import signal
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

import psutil
import pytest

from helpers.placeholders import write_site
from helpers.served import free_port, python_under_test, running
from tolva_teach.texts import LANGUAGES, sentence

CONFIG = Path(__file__).parents[2] / "binder" / "jupyter_server_config.py"


def test_a_jupyter_servers_kernels_are_forked_and_end_with_it(tmp_path: Path) -> None:
    shutil.copy(CONFIG, tmp_path)
    write_site(tmp_path / "site")
    port = free_port()
    address = f"http://127.0.0.1:{port}/user/ada/"
    options = [
        "--no-browser",
        "-y",
        f"--port={port}",
        "--ServerApp.base_url=/user/ada/",
        "--IdentityProvider.token=",
        "--allow-root",
    ]
    command = [python_under_test(), "-m", "jupyter", "server", *options]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON"))}
    environment |= {"JUPYTER_CONFIG_DIR": str(tmp_path), "HOME": str(tmp_path)}
    with running(command, tmp_path / "site", environment, address + "api") as process:
        for _ in range(2):
            page = urllib.request.urlopen(f"{address}voila/render/sv/tricks.ipynb", timeout=60).read().decode()
            assert "dataset.complete" in page
        for named in re.findall(r'(?:src|data-home|data-base-url)="([^"]+)"', page):
            assert urljoin(f"{address}voila/render/sv/tricks.ipynb", named).startswith(f"{address}"), named
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{address}voila/render/sv/nothing.ipynb", timeout=60)
        assert refused.value.code == 404
        said = refused.value.read().decode()
        assert all(sentence(lang, "frame-not-found") in said for lang in LANGUAGES)
        processes = psutil.Process(process.pid).children(recursive=True)
        assert len(processes) == 3
        assert all("forkserver" in " ".join(one.cmdline()) for one in processes)
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        _, left = psutil.wait_procs(processes, timeout=10)
        assert not left
