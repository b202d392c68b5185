"""The index of questions as HTML that needs no Python: each question unfolds to its answer."""

from collections.abc import Iterator
from typing import Any

from htpy import Element, Node, a, details, div, p, summary

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.judging.index import questions
from tolva_teach.judging.index.answers import answer, asked, rules_of
from tolva_teach.texts import game_name, sentence
from tolva_widgets.at_table.contents import Links


def index(game: Game[Any], lang: str) -> str:
    """The questions of a game with their answers, and those of each other game, folded away by its name."""
    others = [rules(rules.usual_players) for name, rules in GAMES.items() if name != game.name]
    return str(
        div(".tolva-still", lang=lang)[
            p[sentence(lang, "at-table-still")],
            _questions(game, lang),
            (details[summary[_heading(its, lang)], _questions(its, lang)] for its in others if questions(its)),
        ]
    )


def _heading(game: Game[Any], lang: str) -> str:
    return sentence(lang, "replay-game-for", game=game_name(game.name, lang), count=game.players)


def _questions(game: Game[Any], lang: str) -> Iterator[Element]:
    links = Links(game, lang)
    for question in questions(game):
        answers = question.answers(game)
        rules: Node = [[" ", a(href=href)[title]] for title, href in map(links.to, rules_of(answers))]
        yield details[summary[asked(question, lang)], p[answer(question, answers, lang), rules]]
