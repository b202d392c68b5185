"""How a text cell becomes HTML."""

import re
from typing import Any

from voila.exporter import VoilaMarkdownRenderer

_LINK_TO_ITSELF = re.compile(r'<a class="anchor-link"[^>]*>.*?</a>')


class PlainHeadings(VoilaMarkdownRenderer):  # type: ignore[misc]  # the base class has no types
    """Headings keep their anchors and lose the paragraph sign that nbconvert appends to their text.

    Its own setting for that, `exclude_anchor_links`, takes away the anchors as well.
    """

    def heading(self, text: str, level: int, **attrs: Any) -> str:
        return _LINK_TO_ITSELF.sub("", super().heading(text, level, **attrs))
