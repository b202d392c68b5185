"""The large screen, `/class`: the address to open, its QR code, how many are here, and the question to all."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tornado.web import authenticated

from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.page.code_image import code_image

from ..addresses import is_near, is_this_computer
from ..admission.admission import Admission
from ..classroom.open_class import OPEN_CLASS, OpenClass
from ..classroom.screen import Screen, screen_of
from ..classroom.sent_title import sent_title
from ..pages.handler import VisitorHandler
from ..visitor_languages import preferred_language
from .address import CLASS_ADDRESS, ClassAddress

_NEWS_SECONDS = 3
"""So long one who asks for news of an open class waits for some: how many are here is told anew after that."""


class _ClassHandler(VisitorHandler):
    """What knows the address that others open."""

    @property
    def class_address(self) -> ClassAddress:
        """What whoever serves has named, or else what the browser has asked a proxy for."""
        known: ClassAddress = self.settings[CLASS_ADDRESS]
        url = self.shared_url or (None if known.named else self.forwarded_url)
        return known if url is None else replace(known, url=url, shared=True, others=())

    @property
    def open_class(self) -> OpenClass | None:
        """The class that is open, if one is."""
        found: OpenClass | None = self.settings.get(OPEN_CLASS)
        return found

    async def first_look(self) -> None:
        """Wait until the class has been read once: before that it would look as if nothing were asked."""
        if self.open_class is not None:
            await self.open_class.first_look()

    def screen(self, lang: str) -> Screen | None:
        """What the screen shows of the class that is open."""
        return None if self.open_class is None else self.screen_of_class(self.open_class, lang)

    def screen_of_class(self, open_class: OpenClass, lang: str) -> Screen:
        """What the screen shows of this class."""
        site = Path(self.contents_manager.root_dir)
        return screen_of(open_class, lang, sent_title(open_class.seen.stage.sent, site, lang))

    def said_here(self, lang: str, screen: Screen | None) -> str:
        """The line below the address or the question: of a class its learners, as its teacher's page counts them."""
        if screen is None or (self.admission.is_full and not screen.html):
            return said_now(lang, self.admission)
        return screen.said


class ClassPageHandler(_ClassHandler):
    """The page, in the language asked for with `lang`, or else by the browser, or else that of whoever serves."""

    @authenticated
    async def get(self) -> None:
        """Show it."""
        await self.first_look()
        class_address = self.class_address.at(self.get_query_argument("address", ""))
        preferred = preferred_language(self.request.headers.get("Accept-Language", ""), class_address.lang)
        asked = self.get_query_argument("lang", preferred)
        lang = asked if asked in LANGUAGES else preferred
        keys = ("title", "open", "late", "image", "alone", "others", "away")
        screen = self.screen(lang)
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Language")
        self.write(
            self.render_template(
                "class.html",
                class_address=class_address,
                lang=lang,
                words={key: sentence(lang, f"class-page-{key}") for key in keys},
                now=self.said_here(lang, screen),
                screen=screen,
                others={other: sentence(other, "frame-language") for other in sorted(LANGUAGES) if other != lang},
                status_code=200,
            )
        )


class LinkHandler(_ClassHandler):
    """By which address others open a page that somebody wants to link to, with a QR code of the link."""

    @authenticated
    async def get(self) -> None:
        """The page is `below` the site's own address. Whoever has opened that by an address of this computer alone is
        told the one for the class; and where there is none, why nobody else can open it."""
        below, known = self.get_query_argument("below", ""), self.class_address
        alone = is_this_computer(self.request.host_name)
        root = (
            known.url
            if self.shared_url or (alone and known.shared)
            else f"{self.protocol}://{self.request.host}{self.base}/"
        )
        said = {lang: sentence(lang, "class-page-alone") for lang in LANGUAGES if alone and not known.shared}
        self.set_header("Cache-Control", "no-store")
        image = code_image(f"{root}{below}") if below else ""
        self.finish({"root": root, "image": image, "said": said, "near": is_near(urlsplit(root).hostname or "")})


class HeadCountHandler(_ClassHandler):
    """How many are here: asked by the page as long as it is shown."""

    @authenticated
    async def get(self) -> None:
        """How many, as numbers, and in every language as a sentence."""
        admission = self.admission
        self.set_header("Cache-Control", "no-store")
        said = {lang: said_now(lang, admission) for lang in sorted(LANGUAGES)}
        counted = {"here": admission.here, "waiting": admission.waiting, "most": admission.most, "said": said}
        await self.first_look()
        self.finish(counted if self.open_class is None else await self._of_class(self.open_class, counted))

    async def _of_class(self, open_class: OpenClass, counted: dict[str, Any]) -> dict[str, Any]:
        """What the screen shows of the class besides, by name, as soon as that is something new."""
        asked, seen = self.get_query_argument("lang", ""), self.get_query_argument("seen", "")
        lang = asked if asked in LANGUAGES else open_class.store.lang
        clock = asyncio.get_running_loop().time
        until = clock() + _NEWS_SECONDS
        while True:
            screen = self.screen_of_class(open_class, lang)
            here = self.said_here(lang, screen)
            now = f"{screen.name}/{here}"
            if now != seen or clock() >= until:
                break
            await open_class.waiting.for_news(until - clock())
        return {**counted, "said": {lang: here}, "shows": screen.name, "seen": now}


def said_now(lang: str, admission: Admission) -> str:
    """How many are here, and how many wait where it is full."""
    key = "class-page-waiting" if admission.is_full else "class-page-here"
    return sentence(lang, key, None, here=admission.here, waiting=admission.waiting)
