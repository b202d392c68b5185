"""Small pictures beside the rules of a game: a position that shows what a rule means, line by line, with its words."""

from collections.abc import Iterator, Sequence

from htpy import Element, Node, div, figure, p, strong
from markupsafe import Markup

from tolva_teach.examples.illustrated import TablePiece, illustrations
from tolva_teach.picture import Still
from tolva_teach.picture.faces import usual_indices
from tolva_teach.picture.strip import cards_strip, score_strip, swaps_strip
from tolva_teach.rules.table import Table, TableCard
from tolva_teach.texts import Speaker, card_name, has_sentence, join, reason, sentence
from tolva_teach.texts.people import PLAYERS


def pictures_of(rule_id: str, game: str, lang: str) -> Node:
    """The pictures of a rule on the page of a game; nothing where there are none."""
    positions = illustrations(rule_id, game)
    if not positions:
        return None
    return figure(".tolva-rule-picture")[(_line(line, lang) for lines in positions for line in lines)]


def _line(line: TablePiece, lang: str) -> Element:
    return div(".tolva-rule-line")[Markup(_drawn(line, lang).html), p[_words(line, lang)]]


def _words(line: TablePiece, lang: str) -> Node:
    """What a line is; of what is tried, whether it is allowed and why."""
    if line.tried is not None and line.verdict is not None:
        speaker = Speaker(lang, None, tuple(place.party for place in line.table.places), line.tried.seat)
        return [strong[_say(line.label, lang)], " ", reason(line.verdict, line.tried, speaker)]
    worth = [line.table.places[zone.seat or 0].worth for zone in line.zones]
    facts = {"players": len(line.table.places), "count": (worth or [0])[0] or 0}
    return _say(line.label, lang, **facts)


def _drawn(line: TablePiece, lang: str) -> Still:
    indices, table = usual_indices(lang), line.table
    if table.swaps:
        return swaps_strip(table, lang=lang, names=_by_place(table, lang), indices=indices)
    if not line.zones:
        return score_strip(table, lang=lang, names=PLAYERS, indices=indices)
    still = cards_strip(table, line.zones, lang=lang, indices=indices)
    return Still(still.svg, _heard(line, still.words, lang))


def _by_place(table: Table, lang: str) -> list[str]:
    """What the seats are called by the order of the round before: the first, the second …"""
    return [sentence(lang, "picture-ordinal", None, number=place.order or place.seat + 1) for place in table.places]


def _heard(line: TablePiece, whole: str, lang: str) -> str:
    """What is seen in a line of cards: what is tried, or which may be played and which not, or all that lies there."""
    cards = [card for zone in line.zones for card in zone.cards if card.card]
    if line.tried is not None:
        return join(_named(cards, lang), lang)
    if not has_sentence(lang, _key(line.label), "may"):
        return whole
    return " ".join(_judged(cards, line.label, lang))


def _judged(cards: Sequence[TableCard], label: str, lang: str) -> Iterator[str]:
    for attribute, idle in (("may", False), ("may-not", True)):
        names = _named([card for card in cards if ("idle" in card.marks) == idle], lang)
        if names:
            yield sentence(lang, _key(label), attribute, **{attribute: join(names, lang)})


def _named(cards: Sequence[TableCard], lang: str) -> list[str]:
    return [card_name(card.card or "", lang) for card in cards]


def _say(label: str, lang: str, **facts: float) -> str:
    return sentence(lang, _key(label), None, **facts)


def _key(label: str) -> str:
    return f"rules-picture-{label}"
