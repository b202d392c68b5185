"""What is said of versions that the pages were not tried with."""

from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from helpers.placeholders import write_site
from helpers.served import free_port
from tolva_widgets.serving import app, command, settings
from tolva_widgets.serving.command import ServeOptions
from tolva_widgets.serving.versions import Untried, untried

TOO_NEW = Untried("voila", "0.6.0", ">=0.5.8,<0.5.14")


def test_what_is_installed_here_was_tried() -> None:
    assert untried() == []


@pytest.mark.parametrize("name", ["voila", "jupyter-client", "jupyter-server", "nbconvert"])
def test_what_serving_reaches_into_is_bound_on_both_sides(name: str) -> None:
    required = map(Requirement, requires("tolva-teach") or [])
    (wanted,) = (one for one in required if canonicalize_name(one.name) == name)
    assert {bound.operator for bound in wanted.specifier} == {">=", "<"}
    assert wanted.specifier.contains(version(name))


def test_other_version_is_named_with_the_ones_that_were_tried() -> None:
    required = [
        "voila<0.5.8,>=0.5.1; sys_platform != 'emscripten'",
        "anywidget<0.1",
        "nbconvert>=7",
        "voila>9; extra=='x'",
    ]
    assert untried(required) == [Untried("voila", version("voila"), ">=0.5.1,<0.5.8")]
    assert untried(["jupyter-client<1"]) == [Untried("jupyter-client", version("jupyter_client"), "<1")]


@pytest.fixture
def too_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "untried", lambda: [TOO_NEW])
    monkeypatch.setattr(settings, "untried", lambda: [TOO_NEW])


class Broken:
    """A server that the other version has no place for."""

    def __init__(self, *_: object) -> None:
        raise AttributeError("no VoilaExporter")


@pytest.mark.usefixtures("too_new")
@pytest.mark.parametrize(
    ("lang", "warned", "refused"),
    [
        (
            "sv",
            "voila 0.6.0 är installerat, men sidorna är bara prövade med voila >=0.5.8,<0.5.14.",
            "går inte att visa",
        ),
        (
            "en",
            "voila 0.6.0 is installed, but the pages have only been tested with voila >=0.5.8,<0.5.14.",
            "cannot be shown",
        ),
    ],
)
def test_serve_that_fails_with_another_version_says_what_installs_one_that_works(
    lang: str,
    warned: str,
    refused: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(app, "TolvaVoila", Broken)
    status = command.serve(
        ServeOptions(port=free_port(), open_browser=False, notebooks=write_site(tmp_path), lang=lang)
    )
    said = capsys.readouterr()
    assert status == 1
    assert warned in said.out
    assert refused in said.err
    assert "AttributeError: no VoilaExporter" in said.err
    assert 'pip install "voila>=0.5.8,<0.5.14"' in said.err


def test_failure_with_the_versions_that_were_tried_is_no_matter_of_versions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TolvaVoila", Broken)
    with pytest.raises(AttributeError, match="no VoilaExporter"):
        command.serve(ServeOptions(port=free_port(), open_browser=False, notebooks=write_site(tmp_path)))


@pytest.mark.usefixtures("too_new")
def test_a_jupyter_servers_log_says_it_too(caplog: pytest.LogCaptureFixture) -> None:
    from traitlets.config import Config

    settings.configure_jupyter_server(Config())
    assert "voila 0.6.0 is installed" in caplog.text
