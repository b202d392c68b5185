"""What the address of the page says, and where its deals lead: `?game=tolp&players=5#record=…`, `?wish=…&seed=7`."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from tolva_teach.games.base import Game
from tolva_teach.judging.form import forms
from tolva_teach.play.match import Match
from tolva_teach.quiz import UnknownQuestionError, families_at
from tolva_teach.records.record import Record
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import DEALS, PLAY, POSITIONS, QUESTIONS
from tolva_widgets.editor.change import UNSEEN, link
from tolva_widgets.page.widget import VALUE_LENGTH
from tolva_widgets.play.address import MatchName, link_to
from tolva_widgets.replay.address import LINKED

WISH, SEED = "wish", "seed"
GAME_KEYS = ("game", "players", "options")
KEYS = [*GAME_KEYS, WISH, SEED, UNSEEN]
"""What an address says beside a whole record."""


def game_values(game: Game[Any]) -> dict[str, str]:
    """The game and its form, as an address has them."""
    known = game.options_known
    options = ",".join(f"{key}:{known[key].written(value)}" for key, value in game.variants.items())
    players = "" if game.players == type(game).usual_players else str(game.players)
    return {"game": game.name, "players": players, "options": options}


def wish_fits(wish: str) -> bool:
    """Whether a wish may stand in an address: of a longer one a part would be cut off."""
    return len(wish) <= VALUE_LENGTH


def ways(record: Record, lang: str, seat: int | None = None) -> Mapping[str, str]:
    """Where one can go with a deal whose cards are right, by name: `step`, `play` and `ask`; those that there are.

    Args:
        record: the deal.
        lang: the language.
        seat: from where one plays it; None for whoever is to decide first.
    """
    catalogue, linked = Catalogue(site_here()), link(record)
    replay, play = catalogue.showing(lang, DEALS), catalogue.showing(lang, PLAY)
    step, found = len(record.deals[-1].events), {}
    if linked and replay:
        found["step"] = f"{replay.href}?step={step}#{LINKED}={linked}"
    if linked and play and _begins(record):
        name = MatchName.of_record(record, linked)
        found["play"] = f"{play.href}{link_to(name if seat is None else replace(name, seat=seat))}"
    questions = catalogue.showing(lang, QUESTIONS)
    if linked and questions and _can_be_asked(linked):
        found["ask"] = f"{questions.href}#{LINKED}={linked}"
    return found


def ways_from(record: Record, step: int, stands: Record, lang: str, seat: int | None) -> Mapping[str, str]:
    """The same for a deal that was played already.

    Args:
        record: all of it, which is stepped through.
        step: where one begins to.
        stands: as far as it has come where one plays on, or is asked; as it was dealt, nothing is asked.
        lang: the language.
        seat: from where one plays; None for whoever is to decide first.
    """
    through, on = ways(record, lang), ways(stands, lang, seat)
    found = {way: href for way, href in on.items() if way == "play" or (way == "ask" and stands.deals[-1].events)}
    last = f"?step={len(record.deals[-1].events)}#"
    steps = {"step": through["step"].replace(last, f"?step={step}#" if step else "#")} if "step" in through else {}
    return steps | found


def _begins(record: Record) -> bool:
    """Whether there is anything to decide in the deal: it may be over when the cards are dealt."""
    last = replace(record.deals[-1], events=(), result=None)
    return bool(Match.resume(replace(record, deals=(*record.deals[:-1], last))).deal.actors())


def _can_be_asked(linked: str) -> bool:
    """Whether there is a question about the position: its deal may be over."""
    try:
        return bool(families_at(linked))
    except UnknownQuestionError:
        return False


def short_form(game: Game[Any], lang: str) -> str:
    """Where one lays out no more than a hand and what lies on the table; empty where the site has no such page, or the
    game no such form."""
    page = Catalogue(site_here()).showing(lang, POSITIONS)
    values = {key: value for key, value in game_values(game).items() if value}
    return f"{page.href}?{urlencode({**values, 'tab': 'judge'}, safe=':,.')}" if page and forms(game) else ""
