"""The way in: the site's address leads each visitor to the page that is opened first, in a language of theirs."""

from urllib.parse import quote

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError

from tolva_teach.texts import DEFAULT_LANGUAGE, LANGUAGES

from ...courses.catalogue import Catalogue
from ...courses.near import page_near
from ..class_page.address import CLASS_ADDRESS, ClassAddress
from ..visitor_languages import preferred_language
from .page import StartPage

FRONT_PATH = "front"
"""Where the front page is found, whatever the site's own address leads to."""


class StartPageHandler(JupyterHandler):
    """Leads to the front page, or to another that is opened first, in the language that the browser asks for; where
    that is none of ours, in that of whoever serves, as the others of their class have it."""

    def initialize(self, catalogue: Catalogue, start_page: StartPage) -> None:
        """Take the site's catalogue and what is opened first, from the list of handlers."""
        self.catalogue = catalogue
        self.start_page = start_page

    def get(self) -> None:
        """Send the visitor there; the page in another language is better than none."""
        known: ClassAddress | None = self.settings.get(CLASS_ADDRESS)
        otherwise = DEFAULT_LANGUAGE if known is None else known.lang
        preferred = preferred_language(self.request.headers.get("Accept-Language", ""), otherwise)
        langs = (preferred, *LANGUAGES)
        # The page that was to be opened may have been removed since.
        first = self.start_page.entry(self.catalogue, langs) or StartPage().entry(self.catalogue, langs)
        if not first:
            raise HTTPError(404)
        self.set_header("Vary", "Accept-Language")
        self.redirect(url_path_join(self.base_url, "voila/render", self.start_page.href(first, self.request.query)))


class ShortAddressHandler(JupyterHandler):
    """Leads from a page's address below the site's own, as `sv/quiz.ipynb`, to where it is served.

    `sv/quiz.html`, as the page is called on a site of files, is the same, and so is `sv/quiz`: whoever knows no more of
    a site than its own address can write that of a page. A name that no page has leads to that of the nearest one.
    """

    def initialize(self, catalogue: Catalogue) -> None:
        """Take the site's catalogue from the list of handlers."""
        self.catalogue = catalogue

    def get(self, page: str) -> None:
        """Send the visitor there, with all that the address says."""
        query = self.request.query and f"?{self.request.query}"
        lang, _, file = page.partition("/")
        said = file.removesuffix(".ipynb").removesuffix(".html")
        known = {path.stem for path in self.catalogue.notebooks() if path.parent.name == lang}
        near = None if said in known else page_near(self.catalogue.now().pages(lang), said)
        notebook = f"{lang}/{said if near is None else near.name}.ipynb"
        self.redirect(f"{url_path_join(self.base_url, 'voila/render', quote(notebook))}{query}")
