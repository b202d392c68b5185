"""The page to show to a class: the address to open, and how many are here."""

from tornado.web import authenticated

from tolva_teach.texts import LANGUAGES, sentence

from .board import BOARD, Board
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
                now=self._now(lang),
                others={other: sentence(other, "frame-language") for other in sorted(LANGUAGES) if other != lang},
                status_code=200,
            )
        )

    def _now(self, lang: str) -> str:
        return said_now(lang, self.house.here, self.house.waiting, self.house.most)


class NowHandler(Reception):
    """How many are here: asked by the page as long as it is shown."""

    @authenticated
    async def get(self) -> None:
        """How many, as numbers, and in every language as a sentence."""
        here, waiting, most = self.house.here, self.house.waiting, self.house.most
        self.set_header("Cache-Control", "no-store")
        said = {lang: said_now(lang, here, waiting, most) for lang in sorted(LANGUAGES)}
        self.finish({"here": here, "waiting": waiting, "most": most, "said": said})


def said_now(lang: str, here: int, waiting: int, most: int) -> str:
    """How many are here, and how many wait where somebody does."""
    return sentence(lang, "board-waiting" if waiting else "board-here", None, here=here, waiting=waiting, most=most)
