"""Where a learner makes a receipt of questions in a row, to copy or to save, as a link or as a code to scan."""

import time
from typing import Any

import traitlets

from tolva_teach.quiz import Round
from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import FrontEnd

from .receipt import ENDING, NAME_LENGTH, link_to, receipt_of, written

_WORDS = ("title", "how", "name", "text", "copy", "save", "link", "copy-link", "code")
_LONGEST_CODE = 900
"""The longest link that a phone reads as a QR code from a screen."""


class ReceiptView(FrontEnd):
    """A fold with a receipt in it, which is made when it is unfolded and whenever another name is typed."""

    code = script("quiz/receipt_view.js")
    styles = stylesheet("page/fields.css", "quiz/receipt_view.css")

    words = traitlets.Dict().tag(sync=True)
    """The labels, by name; they follow `lang`."""
    length = traitlets.Int(NAME_LENGTH).tag(sync=True)
    """The most characters of a name."""

    def __init__(self, row: Round, **traits: Any) -> None:
        """
        Args:
            row: the questions, and what was answered.
            traits: `lang`.
        """
        super().__init__(**traits)
        self._row, self._made = row, time.time()
        self.on_msg(self._hear)

    def receipt(self, who: str) -> str:
        """The receipt, with what the learner calls themselves, which may be empty."""
        return written(receipt_of(self._row, who, self._made))

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        page = {name: self.say(f"page-{name}") for name in ("copied", "copy-failed")}
        file = f"tolva-{self.say('receipt-file')}{ENDING}"
        saved = {"file": file, "saved": self.say("receipt-saved", name=file)}
        return {**{name: self.say(f"receipt-{name}") for name in _WORDS}, **page, **saved}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        who = content.get("who") if content.get("do") == "make" else None
        if isinstance(who, str):
            text = self.receipt(who)
            link = link_to(content.get("page"), text)
            self.send({"do": "made", "who": who, "text": text, "link": link, "image": _code(link)})


def _code(link: str) -> str:
    """The link as a QR code, an image in itself; empty where there is none, or it is too long for one."""
    if not link or len(link) > _LONGEST_CODE:
        return ""
    try:
        import segno
    except ImportError:  # somebody runs our wheel in a browser without it
        return ""
    return str(segno.make_qr(link, error="l").svg_data_uri(border=4, light="#fff", omitsize=True))
