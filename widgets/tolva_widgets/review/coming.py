"""What a review says where nothing is asked: the questions missed last, with their cards, and what comes when."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from htpy import Node, a, div, h2, li, section, span, ul

from tolva_teach.games import GAMES
from tolva_teach.picture.faces import usual_indices
from tolva_teach.quiz import FIRST_FAMILY, NotAskedError, Question, UnknownQuestionError, family_of
from tolva_teach.review import can_be_asked, due, games_met
from tolva_teach.texts import game_name, rule, sentence
from tolva_widgets.base.chips import chips
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS
from tolva_widgets.quiz.address import read_question, written_name
from tolva_widgets.review.logbook import Told
from tolva_widgets.review.words import when_of

MOST_MISSED = 5
"""So many questions are listed, those that were missed last: each is worked out anew."""

MOST_COMING = 5
"""So many rules are listed of what comes next."""


def missed_questions(book: Told, lang: str) -> Node:
    """The questions that were missed last, each a link to itself; nothing where none was, or there is no such page."""
    page = Catalogue(site_here()).now().showing(lang, QUESTIONS)
    found = [*_questions(book.missed)][:MOST_MISSED] if page else []
    if page is None or not found:
        return None
    links = [(f"{page.href}?{urlencode(written_name(its.name, FIRST_FAMILY))}", its) for its in found]
    title = h2[sentence(lang, "review-missed-title")]
    return section(".tolva-review-missed")[title, ul[(li[_link(href, its, lang)] for href, its in links)]]


def coming(book: Told, lang: str) -> Node:
    """Which rules come next, and when; nothing before anything was answered."""
    askable = sorted((due(book.histories[its], book.at), its) for its in book.histories if can_be_asked(its))
    if not askable:
        return None
    games = games_met(book.histories)
    rows = [li[_title(name, games, lang), " ", span[when_of(at, book, lang)]] for at, name in askable[:MOST_COMING]]
    return section(".tolva-review-coming")[h2[sentence(lang, "review-coming-title")], ul[rows]]


def _title(name: str, games: Sequence[str], lang: str) -> str:
    game = next((its for its in games if can_be_asked(name, its)), next(iter(GAMES)))
    return rule(lang, name, game, GAMES[game].usual_players).title


def _questions(names: Sequence[str]) -> Iterator[Question]:
    """The questions of these names, a stranger's texts: those that there are."""
    for said in names:
        try:
            name = read_question(said)
            yield family_of(name).named(name)
        except (LookupError, UnknownQuestionError, NotAskedError, ValueError):
            continue


def _link(href: str, question: Question, lang: str) -> Node:
    cards = [choice.card for choice in question.choices if choice.kind == "card"]
    asked = f"{game_name(question.name.game, lang)}: {question.ask(question.speaker(lang))}"
    return a(href=href)[div[asked], div[chips(cards, lang, usual_indices(lang))] if cards else None]
