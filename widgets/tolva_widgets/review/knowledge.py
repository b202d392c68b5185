"""A picture of what one knows: the rules by strength, game by game, and how many of them sat day by day."""

from collections.abc import Sequence

from htpy import Element, Node, a, details, figcaption, figure, h2, h3, li, p, section, span, strong, summary, ul
from markupsafe import Markup

from tolva_teach.games import GAMES
from tolva_teach.review import KnownRule, known, known_over_time
from tolva_teach.texts import game_name, rule, sentence
from tolva_teach.texts.numbers import percent
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.review.logbook import Told
from tolva_widgets.review.words import when_of
from tolva_widgets.rules.words import page_of

DAYS, LEAST_DAYS = 30, 7
"""So many days are drawn at most; none before one has practised for so many."""

_WIDTH, _HEIGHT, _GAP = 320, 72, 2


def knowledge(book: Told, lang: str) -> str:
    """All of it as HTML; empty where nothing has been answered yet."""
    by_game = known(book.histories, book.at, book.day_of)
    if not by_game:
        return ""
    games = (_game(game, rules, book, lang) for game, rules in by_game.items())
    title = h2(id="tolva-known")[sentence(lang, "known-title")]
    means = p[sentence(lang, "known-means")]
    return str(section(".tolva-known", aria_labelledby="tolva-known")[title, _over_time(book, lang), means, games])


def _game(game: str, rules: Sequence[KnownRule], book: Told, lang: str) -> Element:
    """The rules of a game, those that are weakest first; how many sit is seen before one unfolds it."""
    sitting = sum(one.sits for one in rules)
    count = sentence(lang, "known-count", None, sitting=sitting, count=len(rules))
    rows = ul[(_row(one, game, book, lang) for one in rules)]
    return details[summary[h3[game_name(game, lang)], " ", span[count]], rows]


def _row(one: KnownRule, game: str, book: Told, lang: str) -> Element:
    title = rule(lang, one.rule, game, GAMES[game].usual_players).title
    page, lesson = page_of(one.rule, game, lang), Catalogue(site_here()).teaching(lang, game, one.rule)
    named = a(href=f"{page}#{one.rule}")[title] if page else title
    taught = a(href=lesson.href_to(one.rule))[sentence(lang, "known-lesson")] if lesson else None
    when = sentence(lang, "known-when", None, when=when_of(book.at if one.wrong else one.due, book, lang))
    bar = span(".tolva-known-bar", aria_hidden="true", style=f"--share:{one.share:.2f}")
    told = span[f"{_how(one, lang)}, {when}"]
    return li(data_sits="true" if one.sits else "false")[strong[named], bar, told, taught]


def _how(one: KnownRule, lang: str) -> str:
    """How well it sits. Of what was missed, or held for one day, there is no share to tell: it is remembered as yet."""
    if one.missed:
        return sentence(lang, "known-missed" if one.wrong else "known-mended")
    if one.remembered and not one.sits:
        return sentence(lang, "known-one-day")
    return f"{sentence(lang, 'known-sits' if one.sits else 'known-weak')} ({percent(one.strength, lang)})"


def _over_time(book: Told, lang: str) -> Node:
    """How many sit today and, after a week, a bar for each day since one began. All that these tell stands in the words
    below them, so a screen reader passes over them."""
    first = min(sitting.at for history in book.histories.values() for sitting in history)
    days = min(DAYS, 1 - book.day_of(min(first, book.at)))
    counts = known_over_time(book.histories, book.at, [book.end_of(-ago) for ago in reversed(range(days))], book.day_of)
    now = sentence(lang, "known-now", None, now=counts[-1])
    if days < LEAST_DAYS:
        return p[now]
    then = sentence(lang, "known-then" if counts[0] else "known-days", None, then=counts[0], days=days)
    return figure[Markup(_bars(counts)), figcaption[p[f"{now} {then}"]]]


def _bars(counts: Sequence[int]) -> str:
    wide = _WIDTH / len(counts)
    most = max(1, *counts)
    bars = "".join(
        f'<rect x="{n * wide:.1f}" y="{_HEIGHT - _tall(count, most):.1f}" width="{wide - _GAP:.1f}" '
        f'height="{_tall(count, most):.1f}"/>'
        for n, count in enumerate(counts)
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-hidden="true" focusable="false" fill="currentColor">{bars}</svg>'
    )


def _tall(count: int, most: int) -> float:
    """A day without any is still seen to be one."""
    return max(1.0, _HEIGHT * count / most)
