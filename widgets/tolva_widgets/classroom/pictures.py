"""The table of a question to all, as a picture on which cards are pressed, marked or counted without a kernel."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from tolva_teach import picture
from tolva_teach.picture.document import Dress, drawing
from tolva_teach.picture.faces import HEIGHT, WIDTH, usual_indices
from tolva_teach.picture.lying import Spot
from tolva_teach.picture.measures import LayoutName
from tolva_teach.quiz import Question
from tolva_widgets.tasks.question_words import SIGNS, QuestionWords

_BADGE = 46
"""How large what stands on a card is, in units of a card."""


class _Stand(NamedTuple):
    """Where something stands on a card, from its middle, and how large."""

    x: float
    y: float
    size: float = 1


_CORNER = _Stand((_BADGE - WIDTH) / 2, (HEIGHT - _BADGE) / 2)
_ABOVE, _BESIDE = _Stand(-2, -HEIGHT / 2, 0.7), _Stand(66, -52, 0.7)
_EDGE = 6
"""How wide the edge of a card that is picked is; it lies within the card, or it would lie on the one before."""


def table_of(words: QuestionWords, layout: LayoutName, dress: Dress | None = None) -> Markup:
    """The table; `dress` is what becomes of each card's drawing."""
    task, indices = words.task, usual_indices(words.lang)
    drawn = picture.draw(task.table, lang=words.lang, names=task.names, indices=indices, layout=layout, dress=dress)
    return Markup(f'<div class="tolva-class-table">{drawn}</div>')


def pressed(words: QuestionWords) -> Markup:
    """The table, whose cards can be pressed to be picked, as in the quiz. Keys and ears have the list below it.

    What shows that a card is picked is drawn with that card, so that cards that lie over it cover that too: else one
    could not tell which of them is picked.
    """
    cards = _cards(words, "tall")
    keys = {str(choice) for choice in words.task.choices}
    lifted = {spot.key for at, spot in enumerate(cards) if not any(_is_above(its, spot) for its in cards[:at])}

    def dress(spot: Spot, drawn: str) -> str:
        if spot.key not in keys:
            return drawn
        lifts = " tolva-class-lifts" if spot.key in lifted else ""
        inset = _EDGE / 2
        edge = (
            f'<rect class="tolva-class-edge" x="{inset - WIDTH / 2}" y="{inset - HEIGHT / 2}" '
            f'width="{WIDTH - _EDGE}" height="{HEIGHT - _EDGE}" rx="6"/>'
        )
        sign = _badge("picked", SIGNS["yes"], _stand(spot, cards))
        return f'<g class="tolva-class-pick{lifts}" data-pick="{escape(spot.key)}">{drawn}{edge}{sign}</g>'

    return table_of(words, "tall", dress)


def _is_above(its: Spot, spot: Spot) -> bool:
    """Whether a card lies further up under another: were that lifted, it would cover what is seen of this one."""
    beside, above = abs(its.x - spot.x), spot.y - its.y
    return beside < min(above, WIDTH * spot.size) and above < HEIGHT * (its.size + spot.size) / 2


def marked(words: QuestionWords, question: Question, layout: LayoutName) -> Markup:
    """The table with signs on the cards that could be chosen: whether each holds.

    A card that may be laid with others as well has one where all that it is laid in holds, or nothing of it: else it
    may be forbidden alone, and allowed with them.
    """
    kinds = {str(choice): "yes" if question.verdict(choice) else "no" for choice in question.choices}
    of_cards = {card: {kinds[key] for key in keys} for card, keys in _choices_with(words).items()}
    agreed = {card: kind for card, (kind, *others) in of_cards.items() if not others}
    return _written_on(words, {card: SIGNS[kind] for card, kind in agreed.items()}, agreed, layout)


def counted_on(words: QuestionWords, counts: Mapping[str, int]) -> Markup:
    """The table with how many have chosen each card that is chosen alone, and with no others."""
    alone = {card for card, keys in _choices_with(words).items() if keys == [card]}
    return _written_on(words, {key: str(count) for key, count in counts.items() if key in alone}, {}, "wide")


def _choices_with(words: QuestionWords) -> Mapping[str, Sequence[str]]:
    """The keys of the choices that each card is in, by the card's. Cards that may be laid together are in each
    other's: of several alike only one is offered alone."""
    found: dict[str, list[str]] = {}
    choices = sorted(map(str, words.task.choices), key=lambda key: key.count("+"))
    for key in choices:
        together = key.split("+")
        keys = [*dict.fromkeys(other for card in together for other in found.get(card, [])), key]
        found.update((card, keys) for card in together)
    return found


def _written_on(words: QuestionWords, noted: Mapping[str, str], kinds: Mapping[str, str], layout: LayoutName) -> Markup:
    """The table with something written on these cards. It stands in the list beside it too: who hears the page hears
    that."""
    cards = _cards(words, layout)
    badges = []
    for spot in cards:
        if spot.key in noted:
            x, y, size = _stand(spot, cards)
            at = _Stand(spot.x + spot.size * x, spot.y + spot.size * y, spot.size * size)
            badges.append(_badge(kinds.get(spot.key, "count"), noted[spot.key], at))
    return Markup(str(table_of(words, layout)).replace("</svg>", f"{''.join(badges)}</svg>"))


def _stand(spot: Spot, cards: Sequence[Spot]) -> _Stand:
    """Where something stands on a card so that it is seen and hides no other card's index: at the lower left, where
    cards in a row are seen; where others lie over that, smaller, at its upper edge or, in a column, beside it."""
    over = cards[cards.index(spot) + 1 :]
    x, y = spot.x + _CORNER.x * spot.size, spot.y + _CORNER.y * spot.size
    if not any(abs(its.x - x) < WIDTH / 2 * its.size and abs(its.y - y) < HEIGHT / 2 * its.size for its in over):
        return _CORNER
    row = (its for its in cards if its.key != spot.key and abs(its.y - spot.y) < 1)
    if any(abs(its.x - spot.x) < WIDTH * spot.size for its in row):
        return _ABOVE
    middle = (min(its.x for its in cards) + max(its.x for its in cards)) / 2
    return _BESIDE._replace(x=-_BESIDE.x) if spot.x > middle else _BESIDE


def _badge(kind: str, written: str, stand: _Stand) -> str:
    x, y, size = stand
    return (
        f'<g class="tolva-class-badge tolva-class-badge-{kind}" aria-hidden="true" '
        f'transform="translate({x:.1f} {y:.1f}) scale({size:.2f})"><circle r="{_BADGE / 2}"/>'
        f'<text text-anchor="middle" dy=".36em">{written}</text></g>'
    )


def _cards(words: QuestionWords, layout: LayoutName) -> Sequence[Spot]:
    """The cards as they lie there, from the lowest."""
    return drawing(words.task.table, lang=words.lang, indices=usual_indices(words.lang), layout=layout).scene.cards
