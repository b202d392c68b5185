"""Our pages as an extension of a Jupyter server: all that `tolva-teach serve` serves, at `/tolva` below its address."""

import os
import shutil
from pathlib import Path
from typing import Any

from jupyter_server.extension.application import ExtensionApp
from tornado.routing import PathMatches, Rule
from tornado.web import Application

from tolva_teach.texts import sentence

from ...courses.catalogue import Catalogue, notebooks_directory
from ..admission.admission import Admission
from ..admission.capacity import learners
from ..base_url import base_of
from ..class_page.address import ClassAddress
from ..classroom.begin import NotBegunError, begin
from ..classroom.open_class import OpenClass
from ..hosting import Hosting
from ..run_folder import lend_home, make_run_folder
from ..settings import set_up_templates
from .environment import ClassSettings, around
from .voila import MountedVoila

PATH = "tolva"
"""Where our pages lie, below the address of the server."""


class TolvaPages(ExtensionApp):
    """The extension. What a class is, it takes from the server's environment."""

    name = "tolva_widgets"
    extension_url = f"/{PATH}"
    load_other_extensions = True

    _pages: MountedVoila | None = None
    _folder: Path | None = None

    def initialize_handlers(self) -> None:
        """Make the pages, and have the server pass on what is asked for below their path."""
        assert self.serverapp
        set_up_templates()
        self._settings_of_class = ClassSettings.taken_from(os.environ)
        self._folder = make_run_folder()
        lend_home(self._folder)
        app = self.serverapp.web_app
        base = base_of(f"{self.serverapp.base_url}{PATH}") or ""
        hosting = Hosting(
            catalogue=Catalogue(notebooks_directory().resolve()),
            admission=Admission(learners()),
            class_address=ClassAddress("", self._settings_of_class.lang, shared=False),
            tell=self._tell,
            run_folder=self._folder,
            pool=0,  # who has a server of their own does not come with others
            base=base,
            open_class=self._open_class(),
        )
        self._pages = MountedVoila(around(os.environ, PATH), app.settings, hosting)
        self._pages.open()
        # Jupyter's own method looks whether each handler asks who comes. Ours are handlers of an application, and do.
        Application.add_handlers(app, ".*$", [Rule(PathMatches(rf"{base}(?:/.*)?"), self._pages.below_base)])

    def _open_class(self) -> OpenClass | None:
        """The class that is wanted; where it cannot be opened, it is said why, and pages are served without."""
        if self._settings_of_class.wanted is None:
            return None
        try:
            return begin(self._settings_of_class.wanted, self._settings_of_class.lang, self.log.warning)
        except NotBegunError as error:
            self.log.error(str(error))
            return None

    def _tell(self, key: str, **facts: str | int) -> None:
        self.log.warning(sentence(self._settings_of_class.lang, f"serve-{key}", None, **facts))

    async def _start_jupyter_server_extension(self, serverapp: Any) -> None:
        """The server answers: look at the class from now on."""
        if self._pages:
            await self._pages.begin()

    async def stop_extension(self) -> None:
        """The server ends."""
        if self._pages:
            self._pages.end()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
