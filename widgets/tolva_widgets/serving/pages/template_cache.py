"""Page templates, compiled once. Voilà compiles all seven anew for each page, which takes it a tenth of a second."""

from typing import Any

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class _InMemory(BytecodeCache):
    """Compiled templates, for as long as the process lives; a template that has changed is compiled again."""

    def __init__(self) -> None:
        self._compiled: dict[str, tuple[str, Any]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        checksum, code = self._compiled.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._compiled[bucket.key] = (bucket.checksum, bucket.code)


_COMPILED = _InMemory()


class PageExporter(VoilaExporter):  # type: ignore[misc]  # the base class has no types
    """Voilà's exporter, whose templates are compiled once and for all pages."""

    def _init_resources(self, resources: dict[str, Any]) -> Any:
        """What templates are given, with the addresses of files as the page's configuration has them."""
        if root := resources.get("page_config", {}).get("baseUrl"):
            resources = resources | {"base_url": root}
            self.base_url = root
        return super()._init_resources(resources)

    @property
    def environment(self) -> Environment:
        """The templates' environment: as Voilà has it, and with what has been compiled before."""
        environment: Environment = super().environment
        environment.bytecode_cache = _COMPILED
        return environment


def compile_templates_once() -> None:
    """Let Voilà make its pages with `PageExporter`. It takes its exporter by this name and has no setting for it."""
    notebook_renderer.VoilaExporter = PageExporter
