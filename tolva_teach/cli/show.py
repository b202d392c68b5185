"""A record as text that a player can follow, and a rule as text."""

from collections.abc import Iterable, Iterator
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.play.match import Turn, follow
from tolva_teach.records.messages import quoted
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import SUITS, Card, is_joker, rank, suit
from tolva_teach.rules.table import Zone
from tolva_teach.texts import (
    SUIT_SIGNS,
    RuleText,
    Speaker,
    card_index,
    card_sign,
    game_name,
    happening,
    has_sentence,
    in_short,
    sentence,
    standing,
)


def show_record(record: Record, lang: str) -> Iterator[str]:
    """The record line by line: hands by suit, then what happened, trick by trick.

    Raises:
        RecordFault: where the rules refuse an event, after the lines that come before it.
    """
    yield quoted(record.title) or _heading(record, lang)
    names = [quoted(name) for name in record.names] or None
    speaker = Speaker(lang, names, record.game.parties)
    plays: list[str] = []
    for turn in follow(record):
        if turn.event is None:
            yield ""
            yield sentence(lang, _deal_key(record, lang), deal=turn.number + 1)
            yield from _dealt(turn.deal, speaker)
        yield from _told(turn, plays, speaker)
    yield from _end(plays, turn.deal, speaker)


def _heading(record: Record, lang: str) -> str:
    return sentence(lang, "show-head", game=game_name(record.game.name, lang), players=record.game.players)


def _deal_key(record: Record, lang: str) -> str:
    """What names a deal: the game's own word where it has one."""
    own = f"show-deal-{record.game.name}"
    return own if has_sentence(lang, own) else "show-deal"


def _dealt(deal: Deal[Any], speaker: Speaker) -> Iterator[str]:
    """The hands, the rows on the table and the stock."""
    for zone in deal.table().zones:
        cards = [shown.card for shown in zone.cards if shown.card]
        if zone.kind == "stock":
            yield "  " + sentence(speaker.lang, "show-stock", count=zone.count)
        elif zone.kind == "row" and zone.seat is not None:
            yield f"  {_row(zone, _name(zone.seat, speaker), speaker.lang)}"
        elif zone.kind == "hand" and zone.seat is not None and cards:  # a seat that sits out has none
            yield f"  {_name(zone.seat, speaker)}: {_by_suit(cards, speaker.lang)}"


def _row(zone: Zone, name: str, lang: str) -> str:
    """The cards that lie face up, place by place, and how many lie face down."""
    signs = [SUIT_SIGNS[suit(shown.card)] + card_index(rank(shown.card), lang) for shown in zone.cards if shown.card]
    return sentence(lang, "show-row", name=name, cards=" ".join(signs), count=zone.count - len(signs))


def _name(seat: int, speaker: Speaker) -> str:
    return _capital(speaker.seat(seat))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _by_suit(cards: Iterable[Card], lang: str) -> str:
    """`♠ E 10 7  ♥ K`: each suit with its ranks, in the order given; jokers last."""
    cards = list(cards)
    parts = [f"{SUIT_SIGNS[s]} {' '.join(card_index(rank(c), lang) for c in cards if suit(c) == s)}" for s in SUITS]
    jokers = [card_sign(card, lang) for card in cards if is_joker(card)]
    return "  ".join([part for part in parts if len(part) > 2] + jokers)


def _told(turn: Turn, plays: list[str], speaker: Speaker) -> Iterator[str]:
    """What happened; what is said in short, such as the cards of a trick, is gathered on one line."""
    for happened in (happened.seen_by(None) for happened in turn.happenings):
        short = in_short(happened, speaker)
        if short is not None:
            plays.append(short)
        else:
            yield from _line_of(plays)
            yield f"  {happening(happened, speaker)}"
    if turn.annotation:
        yield from _line_of(plays)
        yield "    " + sentence(speaker.lang, "show-note", note=_one_line(turn.annotation))


def _line_of(plays: list[str]) -> Iterator[str]:
    if plays:
        yield "  " + _capital(", ".join(plays))
        plays.clear()


def _one_line(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)


def _end(plays: list[str], deal: Deal[Any], speaker: Speaker) -> Iterator[str]:
    yield from _line_of(plays)
    yield ""
    tallies, score = deal.table().tallies, deal.standing.score  # which tells a free lap from being out
    scores = standing(((tally.party, score[tally.party]) for tally in tallies), tallies[0].unit, speaker)
    yield sentence(speaker.lang, "show-score", scores=scores)
    for seat in deal.actors():
        yield sentence(speaker.lang, "show-open", seat=_name(seat, speaker))


def rule_as_text(text: RuleText, lang: str) -> str:
    """A rule with its id, source and, where there is one, its interpretation."""
    lines = [f"{text.title}  [{text.id}]", text.text]
    if text.reading:
        lines.append(sentence(lang, "show-reading", text=text.reading))
    if text.source:
        lines.append(sentence(lang, "show-source", text=text.source))
    return "\n".join(lines)
