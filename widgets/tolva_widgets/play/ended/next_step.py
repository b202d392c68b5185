"""The one next step that is offered first where a deal is over."""

from collections.abc import Sequence
from typing import NamedTuple

from tolva_teach.games import form_of
from tolva_teach.texts import game_name
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS, Entry
from tolva_widgets.play.address import FIRST_DEAL
from tolva_widgets.play.words import PlayWords
from tolva_widgets.quiz.address import address_about


class NextStep(NamedTuple):
    """A link that is offered before the way on."""

    href: str
    label: str


def next_step(words: PlayWords, to_practise: Sequence[str], *, lost: bool) -> NextStep | None:
    """After the first deal of all the first lesson of its game; after a match in which something went wrong questions
    about that, or, where it was lost, the choice that cost most. None where going on comes first: to the next deal, or
    to another match.

    Args:
        words: speaks of the session, whose deal is over.
        to_practise: the rules by which something went wrong in that deal.
        lost: whether another party has done better.
    """
    match = words.match
    if match.name == FIRST_DEAL and match.step.deal_number == 0:
        return _first_lesson(words)
    if match.waits_for == "nothing":
        ways = (way_to_questions(words, rule) for rule in to_practise)
        asked = next((NextStep(way, words.say("ending-try-again")) for way in ways if way), None)
        return asked or (_costliest(words) if lost else None)
    return None


def _costliest(words: PlayWords) -> NextStep | None:
    """The way back to the choice that cost most, as a question."""
    cost = words.match.analysis.costliest if words.match.analysis else None
    way = words.analysis.way_to(cost) if words.analysis and cost else ""
    return NextStep(way, words.say("ending-look-again")) if way else None


def way_to_questions(words: PlayWords, rule: str) -> str:
    """The way to questions about a rule; empty where there are none."""
    questions = Catalogue(site_here()).now().showing(words.lang, QUESTIONS)
    about = address_about(rule, words.match.deal.game.name)
    return f"{questions.href}{about}" if questions and about else ""


def _first_lesson(words: PlayWords) -> NextStep | None:
    game, catalogue = words.match.deal.game.name, Catalogue(site_here()).now()
    courses = (catalogue.course(words.lang, name) for name in (game, form_of(game)) if name)
    lesson: Entry | None = next((course[0] for course in courses if course), None)
    if lesson is None:
        return None
    label = words.say("ending-first-lesson", game=game_name(game, words.lang, "in-text"), page=lesson.title)
    return NextStep(lesson.href, label)
