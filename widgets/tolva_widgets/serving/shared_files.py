"""The page template's static files, of which some are shared with widgets and lie where those are."""

from collections.abc import Callable
from functools import wraps

import voila.static_file_handler

from ..base.shared_files import SHARED_FILES

_TEMPLATE = "tolva"


def find_shared_files() -> None:
    """Have Voilà look for our template's static files where the shared ones are too. It has no setting for that."""
    find: Callable[..., list[str]] = voila.static_file_handler.collect_static_paths
    if hasattr(find, "__wrapped__"):
        return

    @wraps(find)
    def found(kinds: list[str], template: str) -> list[str]:
        paths = find(kinds, template)
        return [*paths, str(SHARED_FILES)] if template == _TEMPLATE else paths

    voila.static_file_handler.collect_static_paths = found
