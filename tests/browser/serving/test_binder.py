"""What Binder makes of binder/: the image's recipe, and an environment in which the front page opens."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page

from helpers.pages import PageGuard, wait_until_shown
from helpers.served import free_port, running

CHECKOUT = Path(__file__).parents[3]
FRONT_PAGE = "voila/render/notebooks/en/index.ipynb"

pytestmark = pytest.mark.slow


def test_readme_links_to_the_front_page() -> None:
    assert f"?urlpath={quote(FRONT_PAGE, safe='')}`" in (CHECKOUT / "README.md").read_text("utf-8")


def test_repo2docker_makes_a_recipe_that_installs_the_package() -> None:
    command = [
        "-m",
        "repo2docker",
        "--no-build",
        "--debug",
        "--user-id",
        "1000",
        "--user-name",
        "jovyan",
        str(CHECKOUT),
    ]
    made = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=120, check=False)
    assert made.returncode == 0, made.stderr
    recipe = made.stdout + made.stderr
    assert "binder/postBuild" in recipe
    assert "3.12" in recipe


@pytest.mark.nightly("the recipe, and `serving/test_jupyter_server.py`")
def test_front_page_opens_under_jupyter_server_in_an_environment_made_from_binder(
    tmp_path: Path, page: Page, page_guard: PageGuard
) -> None:
    sources = copied_checkout(tmp_path)
    environment = built_environment(tmp_path, sources)
    with jupyter_server(sources, environment) as address:
        page_guard.watch(page, urlsplit(address).netloc)
        page.goto(address + FRONT_PAGE)
        wait_until_shown(page)
        assert page.locator(".tolva-header").count() == 1
        assert page.evaluate("document.cookie").count("_xsrf") == 1


def copied_checkout(folder: Path) -> Path:
    """The files that git knows: what Binder clones."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        target = folder / "repository" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CHECKOUT / name, target)
    return folder / "repository"


def built_environment(folder: Path, sources: Path) -> dict[str, str]:
    """The environment variables of a virtual environment in which binder/postBuild has run."""
    venv.create(folder / "environment", with_pip=True, symlinks=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON"))}
    environment |= {"PATH": f"{folder}/environment/bin:{environment['PATH']}", "HOME": str(folder)}
    environment["PIP_NO_COMPILE"] = "no"  # pip's word for yes; of what it installs, a page needs a small part
    built = subprocess.run(
        ["binder/postBuild"], cwd=sources, env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return environment


@contextmanager
def jupyter_server(folder: Path, environment: dict[str, str]) -> Iterator[str]:
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    options = ["--no-browser", "-y", f"--port={port}", "--IdentityProvider.token=", "--allow-root"]
    with running(["jupyter", "server", *options], folder, environment, address + "api"):
        yield address
