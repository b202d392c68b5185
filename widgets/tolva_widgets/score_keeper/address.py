"""Where a score sheet leads: to the table at which its rules are asked about, and to a deal of it laid out by cards."""

from typing import Any

from tolva_teach.editing.layout import Layout
from tolva_teach.games.base import Game, Standing
from tolva_teach.records.links import packed
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import POSITIONS
from tolva_widgets.page.house_rules.house import link_values
from tolva_widgets.replay.address import LINKED


def table_link(game: Game[Any], called: str, lang: str) -> str:
    """Where a dispute is settled by the rules of the match; empty where the site has no such page."""
    page = Catalogue(site_here()).showing(lang, POSITIONS)
    return f"{page.href}?{link_values(game, called)}" if page else ""


def deal_link(game: Game[Any], dealer: int, standing: Standing, lang: str) -> str:
    """Where a deal of the match becomes a record, card by card; empty where the site has no such page.

    Args:
        game: what is played.
        dealer: who dealt.
        standing: how the match stood before.
        lang: the page's language.
    """
    page = Catalogue(site_here()).editor(lang)
    layout = Layout(game, dealer, standing.score, standing.carry, standing.order)
    return f"{page.href}#{LINKED}={packed(layout.record)}" if page else ""
