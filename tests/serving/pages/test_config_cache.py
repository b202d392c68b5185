"""What is the same for every page is found out once."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import voila.handler
import voila.static_file_handler
import voila.utils
import voila.voila_kernel_manager
from jupyter_events import EventLogger
from nbconvert.exporters.exporter import Exporter
from traitlets.config import Configurable
from voila.configuration import VoilaConfiguration

from tolva_widgets.serving.kernels.manager import ThrottledKernelManager
from tolva_widgets.serving.pages.config_cache import cached_by_configuration, cached_page_config
from tolva_widgets.serving.pages.template_cache import PageExporter
from tolva_widgets.serving.settings import page_settings, set_up_templates


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates whose folders Voilà looks for."""
    found: list[str] = []
    look: Callable[..., list[str]] = voila.static_file_handler.collect_static_paths

    def spy(kinds: list[str], template: str) -> list[str]:
        found.append(template)
        return look(kinds, template)

    monkeypatch.setattr(voila.static_file_handler, "collect_static_paths", spy)
    return found


def test_each_server_has_its_configuration_and_each_page_its_copy() -> None:
    found: list[str] = []

    def find(*, base_url: str, voila_configuration: VoilaConfiguration) -> dict[str, Any]:
        found.append(base_url)
        return {"base": base_url, "extensions": []}

    one, other = VoilaConfiguration(), VoilaConfiguration()
    kept = cached_by_configuration(find)
    kept(base_url="/", voila_configuration=one)["extensions"].append("of a page")
    assert kept(base_url="/", voila_configuration=one) == {"base": "/", "extensions": []}
    assert found == ["/"]
    kept(base_url="/", voila_configuration=other)
    kept(base_url="/hub/", voila_configuration=one)
    assert found == ["/", "/", "/hub/"]


def test_voila_takes_its_configuration_of_a_page_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (voila.handler, voila.voila_kernel_manager):
        monkeypatch.setattr(module, "get_page_config", None)  # fails where Voilà has no such name any more
    set_up_templates()
    assert voila.handler.get_page_config is cached_page_config
    assert voila.voila_kernel_manager.get_page_config is cached_page_config


def test_where_a_file_of_the_template_lies_is_looked_up_once(asked: list[str]) -> None:
    set_up_templates()
    files = voila.utils.create_include_assets_functions("tolva", "/once/")
    first = files["include_url"]("static/frame.css")
    assert first.startswith("/once/voila/templates/tolva/static/frame.css?v=")
    assert asked == ["tolva"]
    set_up_templates()
    assert files["include_url"]("static/frame.css") == first
    assert asked == ["tolva"]


def test_a_page_is_made_with_all_that_nbconvert_switches_on() -> None:
    everything = PageExporter(default_preprocessors=Exporter.default_preprocessors.default())
    ours = PageExporter(config=page_settings())

    def on(exporter: PageExporter) -> list[type]:
        return [type(each) for each in exporter._preprocessors if each.enabled]

    assert on(ours) == on(everything) != []
    assert len(ours._preprocessors) < len(everything._preprocessors)


class Server(Configurable):
    """What a kernel's manager looks for the log of events in."""

    event_logger = EventLogger()


def test_the_log_of_events_learns_their_schema_with_the_first_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    learned: list[object] = []
    learn = EventLogger.register_event_schema

    def spy(log: EventLogger, schema: Path) -> None:
        learned.append(schema)
        learn(log, schema)

    monkeypatch.setattr(EventLogger, "register_event_schema", spy)
    server = Server()
    kernels = ThrottledKernelManager(parent=server)
    managers = [kernels.kernel_manager_factory(parent=kernels) for _ in range(3)]
    assert all(manager.event_logger is server.event_logger for manager in managers)
    assert len(learned) == 1
