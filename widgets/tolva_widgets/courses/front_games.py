"""The games as the front page shows them: each in a few sentences, with a picture, its forms and its ways in."""

import json
from collections.abc import Iterator

from htpy import Element, Node, div, h2, h3, li, p, section, ul

from tolva_teach.described import lacking
from tolva_teach.games import GAMES
from tolva_teach.records.messages import failure_in_words
from tolva_teach.texts import sentence
from tolva_widgets.courses.about_game import AboutGame
from tolva_widgets.courses.map import stars_of, words_to_fill_in

_MOST_APART = 8
"""So far it is looked for numbers of players for which a game has a sentence of its own."""


def shown(game: AboutGame) -> Element:
    """The game as a section of the page."""
    sentences = [p[words] for words in (game.told(), game.told("special")) if words]
    text = div(".tolva-front-about")[
        h2(id=game.name)[game.title],
        p(".tolva-front-facts")[game.facts()],
        sentences,
        game.links(game.ways()),
        _course(game),
        [p(".tolva-game-fault", role="alert")[failure_in_words(its, game.lang)] for its in lacking(game.name)],
    ]
    return section(".tolva-front-game", aria_labelledby=game.name)[game.picture(), text, _forms(game)]


def _course(game: AboutGame) -> Node:
    """How far one has come in its course, which only the browser knows."""
    stars = stars_of(game.course)
    if stars is None:
        return None
    words = json.dumps(words_to_fill_in(game.lang), ensure_ascii=False)
    return p(".tolva-front-course", data_words=words)[sentence(game.lang, "front-course"), " ", stars]


def _forms(game: AboutGame) -> Node:
    items = [*_for_other_numbers(game), *map(_form, game.forms)]
    return ul(".tolva-front-forms")[items] if items else None


def _for_other_numbers(game: AboutGame) -> Iterator[Element]:
    """The game for other numbers of players than usual, where it is another game then."""
    for players in GAMES[game.name].seats[:_MOST_APART]:
        if words := game.told(f"form-{players}"):
            title = sentence(game.lang, "front-form-players", None, count=players)
            links = game.links(game.ways(players), f"{game.title} {title.lower()}")
            yield li[game.picture(players), h3[title], p[words], links]


def _form(form: AboutGame) -> Element:
    facts = p(".tolva-front-facts")[form.facts()]
    return li[form.picture(), h3[form.title], facts, p[form.told()], form.links(form.ways()), _course(form)]
