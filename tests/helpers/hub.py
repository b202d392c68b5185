"""A JupyterHub of a test's own, whose users' servers have our pages: set up as the teachers' page says."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from helpers.served import free_port, running

PYTHON = Path(sys.executable)
"""The environment of the hub and of its users' servers: that of the tests, which alone has JupyterHub."""
_PROXY = Path(__file__).parents[1] / "types/node_modules/configurable-http-proxy/bin/configurable-http-proxy"
TEACHER = "lena"

_RECIPE = """
c.Spawner.args = ["--ServerApp.jpserver_extensions=tolva_widgets=True"]
c.Spawner.default_url = "/tolva"
c.Spawner.environment = {{
    "TOLVA_CLASS_STORE": "{store}",
    "TOLVA_CLASS_NAME": "7B",
    "TOLVA_CLASS_TEACHERS": "{teacher}",
}}
"""
_HERE = """
c.JupyterHub.bind_url = "http://127.0.0.1:{port}/school/"
c.JupyterHub.hub_port = {hub_port}
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = "{folder}/home/{{username}}"
c.Spawner.cmd = ["{python}", "-m", "jupyterhub.singleuser"]
c.Spawner.args += ["--allow-root"]
c.Spawner.start_timeout = c.Spawner.http_timeout = 300
c.ConfigurableHTTPProxy.command = ["{node}", "{proxy}"]
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_port}"
"""


def programs() -> bool:
    """Whether what a hub needs is installed: its proxy comes with the tests' other packages of npm."""
    return _PROXY.exists()


@contextmanager
def hub(folder: Path, store: str) -> Iterator[str]:
    """The address of a hub in a folder, until the block ends; its class is kept in the database `store`."""
    port, hub_port, proxy_port = free_port(), free_port(), free_port()
    config = (_RECIPE + _HERE).format(
        store=store,
        teacher=TEACHER,
        port=port,
        hub_port=hub_port,
        proxy_port=proxy_port,
        folder=folder,
        python=PYTHON,
        node=PYTHON.with_name("node"),
        proxy=_PROXY,
    )
    (folder / "jupyterhub_config.py").write_text(config)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    address = f"http://127.0.0.1:{port}/school/"
    with running([str(PYTHON), "-m", "jupyterhub"], folder, environment, f"{address}hub/login", folder / "log"):
        yield address
