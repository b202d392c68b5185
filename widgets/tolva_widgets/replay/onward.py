"""Where one may go on from the end of a replay, with the same deals: to play them, to see them in another form, or to
change them.
"""

from htpy import Node, a, fragment

from tolva_teach.compare.distinguishing import players_compared
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import Record
from tolva_teach.texts import sentence
from tolva_widgets.compare.address import link_from_deals
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import PLAY
from tolva_widgets.editor.change import change_link
from tolva_widgets.play.address import MatchName, link_to


def onward(name: PlayedName | None, record: Record | None, lang: str) -> tuple[tuple[str, str], ...]:
    """The ways from a record, each with what it is called; those that there are on this site.

    Args:
        name: what its deals are called, if they have a name.
        record: the record itself, if it is sound.
        lang: the language.
    """
    ways = (
        []
        if name is None
        else [(_to_play(name, lang), "play-same-deal"), (_to_compare(name, lang), "compare-same-deal")]
    )
    ways += [] if record is None else [(change_link(record, None, lang), "page-change")]
    return tuple((href, sentence(lang, called)) for href, called in ways if href)


def links(ways: tuple[tuple[str, str], ...]) -> Node:
    """The same as HTML."""
    return fragment[[a(".tolva-replay-onward", href=href)[words] for href, words in ways]] if ways else None


def _to_play(name: PlayedName, lang: str) -> str:
    """Where one plays the first of the deals oneself."""
    page = Catalogue(site_here()).showing(lang, PLAY)
    return page.href + link_to(MatchName(name)) if page else ""


def _to_compare(name: PlayedName, lang: str) -> str:
    """Where the deals are seen in another form, if their game is compared for so many."""
    page = Catalogue(site_here()).forms(lang)
    return page.href + link_from_deals(name) if page and name.players in players_compared(name.game) else ""
