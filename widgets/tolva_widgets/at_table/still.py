"""The index of questions as HTML that needs no Python: each question unfolds to its answer."""

from typing import Any

from htpy import a, details, div, p, summary

from tolva_teach.games.base import Game
from tolva_teach.texts import sentence
from tolva_widgets.at_table import contents


def index(game: Game[Any], lang: str) -> str:
    """The questions of a game with their answers."""
    return str(
        div(".tolva-still", lang=lang)[
            p[sentence(lang, "at-table-still")],
            (
                details[
                    summary[question["asked"]],
                    p[question["answer"], " ", a(href=question["rule"][1])[question["rule"][0]]],
                ]
                for question in contents.index(game, lang, contents.RuleLinks(game, lang))
            ),
        ]
    )
