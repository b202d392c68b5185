"""What whoever starts a Jupyter server says of our pages there: in its environment, as JupyterHub's spawners do."""

import re
from collections.abc import MutableMapping
from dataclasses import dataclass
from urllib.parse import urljoin

from tolva_teach.texts import DEFAULT_LANGUAGE, LANGUAGES

from ..base_url import Around
from ..classroom.wanted import WantedClass

STORE, NAME, TEACHERS, LANG = "TOLVA_CLASS_STORE", "TOLVA_CLASS_NAME", "TOLVA_CLASS_TEACHERS", "TOLVA_CLASS_LANG"
"""The variables that say in which database a class is, what it is called, who teaches it, by the names under which they
log in, and in which language its learners' names are made up."""

_UNNAMED = "1"
"""What a class is called that nobody has named: as the command `tolva-teach class` calls it."""

_HUB_HOST, _HUB_BASE = "JUPYTERHUB_HOST", "JUPYTERHUB_BASE_URL"
"""Where JupyterHub says that it is: another host than that of its users' servers, if it has one, and the path there."""
_EACH_USERS_OWN = "hub/user-redirect/"
"""What JupyterHub leads from there to the same on the server of whoever asks."""


@dataclass(frozen=True)
class ClassSettings:
    """What the environment says of the class, and the language in which it is spoken of."""

    wanted: WantedClass | None
    """The class, if there is to be one."""
    lang: str

    @classmethod
    def taken_from(cls, environment: MutableMapping[str, str]) -> "ClassSettings":
        """What an environment says, which is taken out of it: no kernel or terminal of the server's inherits it."""
        store, name, teachers, lang = (environment.pop(each, "").strip() for each in (STORE, NAME, TEACHERS, LANG))
        named = frozenset(filter(None, re.split(r"[\s,]+", teachers)))
        wanted = WantedClass(name or _UNNAMED, store, teachers=named) if store else None
        return cls(wanted, lang if lang in LANGUAGES else DEFAULT_LANGUAGE)


def around(environment: MutableMapping[str, str], path: str) -> Around:
    """The server around ours, as it says itself.

    Args:
        environment: of its process.
        path: where our pages lie below the address of each user's server.
    """
    if _HUB_BASE not in environment:
        return Around()
    base = environment[_HUB_BASE].rstrip("/")
    return Around(urljoin(environment.get(_HUB_HOST, ""), f"{base}/{_EACH_USERS_OWN}{path}/"))
