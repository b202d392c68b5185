"""How one is led to the page on which deals are laid out, to change one there: `?unseen=yes#record=…`.

Every table leads there, so what the page itself takes to read its address is not imported with this.
"""

from random import Random

from tolva_teach.play.match import Match
from tolva_teach.play.unseen import as_known_to
from tolva_teach.records.links import packed
from tolva_teach.records.record import Record, RecordFault
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.replay.address import LINKED, YES

UNSEEN = "unseen"
"""Whether cards lie in the record anyhow, because whoever was led here had not seen them."""


def link(record: Record) -> str:
    """The record as a link has it; empty where it is too long for one."""
    try:
        return packed(record)
    except RecordFault:
        return ""


def change_link(record: Record, seat: int | None, lang: str) -> str:
    """Where a record can be changed; empty where the site has no such page, or the record is too long for a link.

    Args:
        record: its last deal is what is changed; of several, those before it are sound.
        seat: who may know what lies there then; None where nothing is secret.
        lang: the page's language.
    """
    if not record.deals:
        return ""  # a question about what lies on a table, with no deal around it
    if seat is None:
        last = record.last_deal(Match.resume(record).standing) if len(record.deals) > 1 else record
        return change_href(link(last), lang)
    return change_href(link(as_known_to(seat, record, Random())), lang, unseen=True)


def change_href(linked: str, lang: str, *, unseen: bool = False) -> str:
    """The same for a record as a link has it; on request with the word that what one had not seen lies there anyhow."""
    page = Catalogue(site_here()).editor(lang)
    told = f"?{UNSEEN}={YES}" if unseen else ""
    return f"{page.href}{told}#{LINKED}={linked}" if page and linked else ""


def can_change(lang: str) -> bool:
    """Whether the site has a page on which deals are changed."""
    return Catalogue(site_here()).editor(lang) is not None
