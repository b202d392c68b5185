"""What the page is called that all in a class are sent to."""

from functools import lru_cache
from pathlib import Path

from tolva_widgets.classroom.sent import title_of


@lru_cache(64)
def sent_title(page: str, site: Path, lang: str) -> str:
    """Empty where they are sent to none, or there is none in the language; kept, for all who ask at once when they are
    sent there."""
    return title_of(page, site, lang) if page else ""
