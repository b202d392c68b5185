"""A way back to the match that one left last: the browser knows whether there is one, and fills in how it stands."""

import json
from typing import Any, get_args

from htpy import Node, a, p, span, strong

from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.rules.table import Unit
from tolva_teach.texts import sentence
from tolva_teach.texts.speaking import OUT
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.entries import PLAY
from tolva_widgets.play.saved.memory import FORMAT, TEXT_LIMIT
from tolva_widgets.play.saved.told import own_standing, told
from tolva_widgets.replay.choices import title

_SCORES: dict[Unit, range] = {"points": range(-12, 25), "lives": range(OUT, 10), "rounds": range(21)}
"""The scores that are put into words beforehand; of a match with any other only its game is told."""


def unfinished_match(catalogue: Catalogue, lang: str) -> Node:
    """A link to the match that was left last, which is hidden where the browser keeps none.

    All that it can come to is said beforehand: the page has no kernel that could say it later.
    """
    page = catalogue.showing(lang, PLAY)
    if page is None:
        return None
    about = {
        "table": page.href,
        "format": FORMAT,
        "limit": TEXT_LIMIT,
        "first": FIRST_GAME.name,
        "unnamed": sentence(lang, "play-aside-match"),
        "games": {game: _forms(game, lang) for game in GAMES},
        "standings": _standings(lang),
    }
    link = a[strong[sentence(lang, "front-unfinished")], " ", span]
    return p(".tolva-unfinished", data_match=json.dumps(about, ensure_ascii=False), hidden=True)[link]


def _forms(game: str, lang: str) -> dict[str, Any]:
    """The game for each number of players: what it is called, a match of it in a line, and how many play together."""
    forms = {players: _form(game, players, lang) for players in GAMES[game].seats}
    return {"usual": GAMES[game].usual_players, "players": forms}


def _form(game: str, players: int, lang: str) -> dict[str, Any]:
    cards = PlayedName(0, game, players)
    return {
        "title": title(cards, lang),
        "words": told(cards, "{deal}", "{score}", lang),
        "together": _together(cards),
    }


def _together(cards: PlayedName) -> bool:
    """Whether the learner plays with a partner: then it is their score together."""
    parties = cards.rules.parties
    return parties.count(parties[0]) > 1


def _standings(lang: str) -> dict[str, dict[str, dict[int, str]]]:
    """How one stands, alone or together with a partner, by what is counted and by the score."""
    found: dict[str, dict[str, dict[int, str]]] = {}
    for game in GAMES:
        for players in GAMES[game].seats:
            cards = PlayedName(0, game, players)
            whose = "together" if _together(cards) else "alone"
            if whose not in found:
                found[whose] = {unit: _scores(cards, unit, lang) for unit in get_args(Unit)}
    return found


def _scores(cards: PlayedName, unit: Unit, lang: str) -> dict[int, str]:
    return {score: own_standing(cards, 0, score, unit, lang) for score in _SCORES[unit]}
