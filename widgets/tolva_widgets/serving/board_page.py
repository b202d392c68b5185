"""The page to show to a class: the address to open, and how many are here."""

from tornado.web import authenticated

from tolva_teach.texts import LANGUAGES, sentence

from .board import BOARD, Board
from .house import House
from .pages import Reception


class BoardHandler(Reception):
    """The page, in the language asked for with `lang` or else that of whoever serves."""

    @authenticated
    async def get(self) -> None:
        """Show it."""
        board: Board = self.settings[BOARD]
        asked = self.get_query_argument("lang", board.lang)
        lang = asked if asked in LANGUAGES else board.lang
        keys = ("title", "open", "image", "alone")
        self.set_header("Cache-Control", "no-cache")
        self.write(
            self.render_template(
                "class.html",
                board=board,
                lang=lang,
                words={key: sentence(lang, f"board-{key}") for key in keys},
                now=said_now(lang, self.house),
                others={other: sentence(other, "frame-language") for other in sorted(LANGUAGES) if other != lang},
                status_code=200,
            )
        )


class NowHandler(Reception):
    """How many are here: asked by the page as long as it is shown."""

    @authenticated
    async def get(self) -> None:
        """How many, as numbers, and in every language as a sentence."""
        house = self.house
        self.set_header("Cache-Control", "no-store")
        said = {lang: said_now(lang, house) for lang in sorted(LANGUAGES)}
        self.finish({"here": house.here, "waiting": house.waiting, "most": house.most, "said": said})


def said_now(lang: str, house: House) -> str:
    """How many are here, and how many wait where it is full."""
    key = "board-waiting" if house.is_full else "board-here"
    return sentence(lang, key, None, here=house.here, waiting=house.waiting)
