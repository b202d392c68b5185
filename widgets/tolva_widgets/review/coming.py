"""What a review says where nothing is asked: the questions missed last, with their cards, and what comes when."""

import re
from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from htpy import Node, a, details, h2, li, p, section, span, summary, ul

from tolva_teach.games import GAMES
from tolva_teach.picture.faces import usual_indices
from tolva_teach.quiz import FIRST_FAMILY, NotAskedError, Question, UnknownQuestionError, family_of
from tolva_teach.review import can_be_asked, due, games_met
from tolva_teach.texts import game_name, has_sentence, rule, sentence
from tolva_widgets.base.chips import chips
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS
from tolva_widgets.quiz.address import read_question, written_name
from tolva_widgets.review.logbook import Told
from tolva_widgets.review.words import when_of

MOST_MISSED = 5
"""So many questions are listed, those that were missed last: each is worked out anew."""

_SIGNS_IN_A_LINE = 4
"""So many of a question's cards stand in its line, at most: enough to know it by, and no more than a phone is wide."""

_SENTENCE_END = re.compile(r"(?<=[.!?:]) +")

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
    return section(".tolva-review-missed")[title, ul[(li[_folded(href, its, lang)] for href, its in links)]]


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


def _folded(href: str, question: Question, lang: str) -> Node:
    """A question in a line, by which one knows it; all of it and the way to it, folded under that."""
    cards = _cards(question)
    seen, whole = (_seen(its, lang) for its in (cards[:_SIGNS_IN_A_LINE], cards))
    more = " …" if len(cards) > _SIGNS_IN_A_LINE else None
    line = summary[f"{game_name(question.name.game, lang)}: {_in_short(question, lang)} ", seen, more]
    all_cards = p[whole] if more else None
    return details[
        line, p[question.ask(question.speaker(lang))], all_cards, p[a(href=href)[sentence(lang, "quiz-again")]]
    ]


def _cards(question: Question) -> Sequence[str]:
    """The cards by which one knows it: those that one chooses among, or else one's own."""
    among = [choice.card for choice in question.choices if choice.kind == "card"]
    table = question.table
    own = (zone for zone in table.zones if zone.kind == "hand" and zone.seat == table.viewer)
    return among or [lying.card for zone in own for lying in zone.cards if lying.card is not None]


def _seen(cards: Sequence[str], lang: str) -> Node:
    return chips(cards, lang, usual_indices(lang)) if cards else None


def _in_short(question: Question, lang: str) -> str:
    """What is asked, without the position: as its family is called, or by the last sentence of one that stands in no
    quiz."""
    family = f"family-{question.name.family}"
    if has_sentence(lang, family):
        return sentence(lang, family)
    return _SENTENCE_END.split(question.ask(question.speaker(lang)))[-1]
