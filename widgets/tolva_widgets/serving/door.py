"""The way in: the site's address leads each visitor to the front page in a language of theirs."""

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError

from tolva_teach.texts import LANGUAGES

from ..catalogue import Catalogue

OTHERS = "en"
"""The language for a visitor who reads none of ours, as far as the browser says."""


class FrontDoor(JupyterHandler):
    """Leads to the front page in the language that the browser asks for."""

    def initialize(self, catalogue: Catalogue) -> None:
        """Take the site's catalogue, from the list of handlers."""
        self.catalogue = catalogue

    def get(self) -> None:
        """Send the visitor there; another language's front page is better than none."""
        preferred = preferred_language(self.request.headers.get("Accept-Language", ""))
        for lang in (preferred, *LANGUAGES):
            if front := self.catalogue.front(lang):
                self.set_header("Vary", "Accept-Language")
                self.redirect(url_path_join(self.base_url, "voila/render", lang, front.href))
                return
        raise HTTPError(404)


def preferred_language(header: str) -> str:
    """Which of our languages comes first in an `Accept-Language`.

    >>> preferred_language("sv-SE,sv;q=0.9,en;q=0.8")
    'sv'
    >>> preferred_language("de, en;q=0.3, sv;q=0.5")
    'sv'
    >>> preferred_language("fi")
    'en'
    """
    weighed = [_weighed(part) for part in header[:1000].split(",")]
    wanted = [lang for weight, lang in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]
    return next((lang for lang in wanted if lang in LANGUAGES), OTHERS)


def _weighed(part: str) -> tuple[float, str]:
    """A part's weight, and its language without the country."""
    name, _, parameter = part.strip().partition(";")
    try:
        weight = float(parameter.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0.0
    return weight, name.strip().lower().partition("-")[0]
