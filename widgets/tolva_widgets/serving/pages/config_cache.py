"""What is the same for every page, found out once. Voilà finds it out for each, and has no setting for that.

Which extensions the front end has, it looks up in every folder where Jupyter may have some; where a file of the
template lies, in every folder where a template may have one. Together that takes a tenth of what the server does for a
page. What is installed while pages are served is found when they are served anew.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import cache, wraps
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import voila.handler
import voila.utils
import voila.voila_kernel_manager
from voila.configuration import VoilaConfiguration

_Config: TypeAlias = dict[str, Any]

_USERS = (voila.handler, voila.voila_kernel_manager)
"""The modules that ask for a page's configuration, by the name under which they import the function."""


def cache_page_config() -> None:
    """Have Voilà take what it has found out before."""
    if not hasattr(voila.utils.make_url, "__wrapped__"):
        # The hash of a file that the address carries, Tornado keeps in any case.
        voila.utils.make_url = cache(voila.utils.make_url)
    for module in _USERS:
        module.get_page_config = cached_page_config


def cached_by_configuration(find: Callable[..., _Config]) -> Callable[..., _Config]:
    """The function, which looks once for each server: each has a configuration of its own. Each result may be changed.

    Args:
        find: takes by name `base_url`, `voila_configuration`, and what is the same as long as these are.
    """
    known: WeakKeyDictionary[VoilaConfiguration, dict[str, _Config]] = WeakKeyDictionary()

    @wraps(find)
    def kept(*, base_url: str, voila_configuration: VoilaConfiguration, **server: Any) -> _Config:
        found = known.setdefault(voila_configuration, {})
        if base_url not in found:
            found[base_url] = find(base_url=base_url, voila_configuration=voila_configuration, **server)
        return deepcopy(found[base_url])

    return kept


cached_page_config = cached_by_configuration(voila.utils.get_page_config)
"""Voilà's configuration of a page, before ours is added."""
