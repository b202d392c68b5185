"""Where a learner makes a receipt of their answers, to copy or to save, as a link or as a code to scan."""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import FrontEnd
from tolva_widgets.page.code_image import code_image
from tolva_widgets.page.file_name import file_name
from tolva_widgets.quiz.receipt import ENDING, NAME_LENGTH, Given, link_to, receipt_of, written

_WORDS = ("title", "how", "hand-in", "name", "text", "copy", "save", "link", "copy-link", "code")


class ReceiptView(FrontEnd):
    """A fold with a receipt in it, which is made when it is unfolded and whenever another name is typed."""

    code = script("quiz/receipt_view.js")
    styles = stylesheet("page/fields.css", "quiz/receipt_view.css")

    words = traitlets.Dict().tag(sync=True)
    """The labels, by name; they follow `lang`."""
    length = traitlets.Int(NAME_LENGTH).tag(sync=True)
    """The most characters of a name."""

    def __init__(self, answers: Callable[[], Iterable[Given]], **traits: Any) -> None:
        """
        Args:
            answers: what has been answered.
            traits: `lang`.
        """
        super().__init__(**traits)
        self._answers, self._made = answers, time.time()
        self.on_msg(self._hear)

    def receipt(self, who: str) -> str:
        """The receipt, with what the learner calls themselves, which may be empty."""
        return written(receipt_of(self._answers(), who, self._made))

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        page = {name: self.say(f"page-{name}") for name in ("copied", "copy-failed")}
        return {**{name: self.say(f"receipt-{name}") for name in _WORDS}, **page}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        who = content.get("who") if content.get("do") == "make" else None
        if isinstance(who, str):
            text = self.receipt(who)
            link, image = link_to(content.get("page"), text), ""
            with suppress(ImportError):
                image = code_image(link)
            file = self._file(who)
            saved = {"file": file, "saved": self.say("receipt-saved", name=file)}
            self.send({"do": "made", "who": who, "text": text, "link": link, "image": image, **saved})

    def _file(self, who: str) -> str:
        """What its file is called: whose it is and when it was made, for a teacher gets many of them."""
        made = datetime.fromtimestamp(self._made).strftime("%Y-%m-%d-%H%M")
        return file_name(self.say("receipt-file"), who[:NAME_LENGTH], made, ending=ENDING)
