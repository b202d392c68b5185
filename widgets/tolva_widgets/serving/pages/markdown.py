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

    def codespan(self, text: str) -> str:
        return _kept(super().codespan(text))

    def block_code(self, code: str, info: str | None = None) -> str:
        return _kept(super().block_code(code, info))


def _kept(html: str) -> str:
    """Code that stays as it is where a browser translates the page: a rule's id, or a command, would be another."""
    return f'<span translate="no">{html}</span>' if html.startswith("<code") else f'<div translate="no">{html}</div>'
