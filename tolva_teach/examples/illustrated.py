"""Positions that show what a rule means, written by hand in `illustrated.json`: what lies there, and what may be done.

A position is a deal in which some cards lie where they are wanted and the rest as they come, with what has been decided
in it; or, under `situation`, a hand without the deal around it (`records.situation`). Its `lines` name what of its
table is shown: a `zone`, its cards `judged` where that is asked for, something that is `tried`, the `score`, the
exchanges (`swaps`). What is allowed and what not is nowhere written: the game says it.

>>> lines = illustrations("tolp.count", "tolp")[0]
>>> [line.label for line in lines]
['pile', 'may', 'may', 'may-not']
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tolva_teach.described import on_change, part_of
from tolva_teach.games import GAMES
from tolva_teach.games import game as game_of
from tolva_teach.play.dice import Dice
from tolva_teach.play.match import Match
from tolva_teach.quiz.cut import Position, record_of
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.records.events import parse_event
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Table, TableCard, Zone
from tolva_teach.rules.verdicts import Verdict


@dataclass(frozen=True)
class TablePiece:
    """A piece of a table that is shown by itself."""

    label: str
    """What it is, as a code; its words come from the texts."""
    table: Table
    """What the seat sees whose line it is."""
    zones: tuple[Zone, ...] = ()
    """The cards that are shown, side by side; none where it is the score or the exchanges."""
    tried: Decision | None = None
    """What one could think of doing with these cards, where that is shown."""
    verdict: Verdict | None = None
    """Whether that is allowed, and why."""


def illustrated(game: str) -> tuple[str, ...]:
    """The ids of the rules that there is something to show of on this game's page, as they are written."""
    return tuple(rule_id for rule_id, written in _written().items() if _positions(written, game))


@cache
def illustrations(rule_id: str, game: str) -> tuple[tuple[TablePiece, ...], ...]:
    """What shows the rule in a game: for each position its lines, from the top; empty where nothing is written.

    Args:
        rule_id: the rule's id.
        game: a game's name; a situation is judged by it.
    """
    return tuple(tuple(_lines(position, game)) for position in _positions(_written().get(rule_id, ()), game))


@cache
def _written() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """What is written, by the rule; of the kit's games and of others."""
    written: dict[str, list[Mapping[str, Any]]] = {}
    for file in dict.fromkeys(part_of(game, "illustrated") for game in GAMES):
        for rule_id, positions in json.loads(file.read_text("utf-8")).items() if file else ():
            written.setdefault(rule_id, []).extend(positions)
    return written


def _positions(written: Iterable[Mapping[str, Any]], game: str) -> list[Mapping[str, Any]]:
    """Those that are told of this game."""
    return [position for position in written if game in position.get("games", [position.get("game")])]


def _lines(position: Mapping[str, Any], game: str) -> Iterator[TablePiece]:
    if "situation" in position:
        yield from _of_situation(position, game)
        return
    match = _played(position)
    for line in position["lines"]:
        yield _line(line, match)


def _of_situation(position: Mapping[str, Any], game: str) -> Iterator[TablePiece]:
    """The trick and the hand of a situation."""
    source = {"game": game, **position["situation"]}
    rules = game_of(game)
    table = rules.situation_table(source)
    may = {card: bool(verdict) for card, verdict in rules.situation_verdicts(source)}
    for line in position["lines"]:
        zone = _zone(table, line["zone"])
        judged = line.get("judged", False)
        yield TablePiece(line["label"], table, (_judged(zone, may) if judged else zone,))


def _line(line: Mapping[str, Any], match: Match) -> TablePiece:
    """A line of a position; its score and its exchanges are everyone's to see."""
    deal = match.deal
    if "tried" in line:
        decision, _ = parse_event(line["tried"])
        cards = tuple(TableCard(card, card) for card in decision.args)
        zone, verdict = Zone("tried", "hand", decision.seat, cards, len(cards)), deal.verdict(decision)
        return TablePiece("may" if verdict else "may-not", deal.seen(decision.seat), (zone,), decision, verdict)
    if "zone" not in line:
        return TablePiece(line["label"], deal.seen(None))
    seat = _seat(line, match)
    zones = [_zone(deal.seen(seat), name) for name in line["zone"].split()]
    if line.get("judged"):
        may = {card: bool(verdict) for card, verdict in deal.hand_verdicts(seat)}
        zones = [_judged(zone, may) for zone in zones]
    return TablePiece(line["label"], deal.seen(seat), tuple(zones))


def _seat(line: Mapping[str, Any], match: Match) -> int:
    """Whose view a line is of: the one that it names, else whose turn it is, else the first."""
    seat: int = line.get("seat", next(iter(match.deal.actors()), 0))
    return seat


def _zone(table: Table, name: str) -> Zone:
    return next(zone for zone in table.zones if zone.name == name)


def _judged(zone: Zone, may: Mapping[str, bool]) -> Zone:
    """The zone with each card marked as idle that may not be played; what lies face down, neither."""

    def judged(card: TableCard) -> TableCard:
        refused = card.card is not None and not may.get(card.card, False)
        return replace(card, marks=(*card.marks, "idle")) if refused else card

    return replace(zone, cards=tuple(map(judged, zone.cards)))


def _played(position: Mapping[str, Any]) -> Match:
    """The match that the position is of, as far as it has come."""
    rules = game_of(position["game"], position["players"], position.get("options", {}))
    dealer = position.get("dealer", rules.players - 1)
    standing = rules.first_standing(position.get("score"), 0, position.get("order"))
    wanted = {seat: cards.split() for seat, cards in enumerate(position.get("hands", ()))}
    piles = {name: _in_place(cards) for name, cards in position.get("piles", {}).items()}
    dealt = dealt_with(rules, wanted, dealer, Dice("illustrated"), piles, standing)
    view = rules.start(dealt, dealer, standing).view(0)
    match = Match.resume(record_of(Position(dealer, dealt, (), view, standing)))
    for event in position.get("events", ()):
        match.do(event)
    return match


def _in_place(cards: str) -> Mapping[int, str]:
    return dict(enumerate(cards.split()))


for _kept in (_written, illustrations):
    on_change(_kept.cache_clear)
