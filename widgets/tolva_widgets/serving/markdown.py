"""How a text cell becomes HTML."""

from typing import Any

from voila.exporter import VoilaMarkdownRenderer


class PlainHeadings(VoilaMarkdownRenderer):  # type: ignore[misc]  # the base class has no types
    """Headings keep their anchors and lose the paragraph sign that nbconvert appends to their text."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, exclude_anchor_links=True, **options)
