"""Reads and writes records: what was dealt and decided, from which the rest follows (`record.schema.json`).

>>> record = deal_record("tolva", 4, seed=7)
>>> read_record(record.to_json()) == record
True
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game, Standing
from tolva_teach.games.options import LARGEST
from tolva_teach.records.faults import RecordFault as RecordFault
from tolva_teach.records.strictjson import JsonError, parse_json
from tolva_teach.records.strictjson import is_number as is_number
from tolva_teach.rules.cards import Card

FORMAT = "tolva-record/1"
FORMATS = (FORMAT,)
"""The versions that are understood."""

SIZE_LIMIT = 2_000_000
"""The most bytes that a record may have."""

TEXT_LENGTHS = {"title": 200, "comment": 2000}
NAME_LENGTH = 60
RESULT_KEYS = ("score", "carry", "winner", "order")
NESTED_PILES = ("hands", "up", "down")
"""Of these, each seat has its own."""
PILES = ("hands", "stock", "up", "down", "pile", "aside")
"""The keys that say where the cards of a deal lie, where it does not give the `deck`."""


@dataclass(frozen=True)
class DealRecord:
    """One deal of a record."""

    dealer: int
    cards: Mapping[str, Any]
    """Either `deck`, or `hands` and the game's other piles, as the record gives them."""
    events: tuple[str, ...] = ()
    result: Mapping[str, Any] | None = None
    """What the record's writer claims."""


@dataclass(frozen=True)
class Record:
    """A record: a match of one game, or a part of one."""

    game: Game[Any]
    start: Standing
    """How the match stood before the first deal."""
    deals: tuple[DealRecord, ...]
    given: Mapping[str, Any] = field(default_factory=dict)
    """The other keys of the format as they were given: `options`, `score`, `names`, `title` …"""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; none where the record has none. A stranger's text: escape it where shown."""
        return tuple(self.given.get("names", ()))

    @property
    def title(self) -> str:
        """The record's title, a stranger's text."""
        return str(self.given.get("title", ""))

    @property
    def comment(self) -> str:
        """The record's comment, a stranger's text."""
        return str(self.given.get("comment", ""))

    @property
    def result(self) -> Mapping[str, Any] | None:
        """What the record's writer claims of the whole."""
        return self.given.get("result")

    def last_deal(self, standing: Standing) -> "Record":
        """The last deal alone, as a record that begins where the match stood.

        Args:
            standing: how the match stood before that deal.
        """
        return self.deal_alone(len(self.deals) - 1, standing)

    def deal_alone(self, number: int, standing: Standing) -> "Record":
        """One deal alone, as a record that begins where the match stood.

        Args:
            number: the deal's, from 0.
            standing: how the match stood before that deal.
        """
        given = {**self.given, "score": list(standing.score)}
        if standing.carry:
            given["carry"] = standing.carry
        if standing.order is not None:
            given["order"] = list(standing.order)
        return Record(self.game, standing, self.deals[number : number + 1], given)

    def to_dict(self) -> dict[str, Any]:
        """The record as its format writes it, unknown keys left out."""
        head = {"format": FORMAT, "game": self.game.name, "players": self.game.players}
        return {**head, **self.given, "deals": [_deal_to_dict(deal) for deal in self.deals]}

    def to_json(self, *, compact: bool = False) -> str:
        """The record as text, on one line; without the spaces between its parts if it is to be compact."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":") if compact else None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()


def _deal_to_dict(deal: DealRecord) -> dict[str, Any]:
    claimed = {} if deal.result is None else {"result": deal.result}
    return {"dealer": deal.dealer, **deal.cards, "events": list(deal.events), **claimed}


def deal_record(
    game: str, players: int, seed: int, options: Mapping[str, Any] | None = None, dealer: int = 0
) -> Record:
    """A record of one deal that nobody has played yet, shuffled from a seed.

    The same seed gives the same deal in every version: only `random.Random.random` is drawn upon, whose sequence
    Python promises to keep.

    Raises:
        ValueError: an unknown game, or a number of players or an option that it does not have.
    """
    rules = GAMES[game](players, options or {}) if game in GAMES else None
    if rules is None:
        raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
    deck = shuffled(rules.pack, random.Random(seed))
    given = {"options": dict(options)} if options else {}
    return Record(rules, rules.first_standing(None, 0, None), (DealRecord(dealer, {"deck": deck}),), given)


def shuffled(pack: Sequence[Card], chance: random.Random) -> list[Card]:
    """The pack in a drawn order."""
    return sorted(pack, key=lambda card: (chance.random(), card))


def read_record(source: str | bytes | Mapping[str, Any]) -> Record:
    """The record that the text (or the parsed JSON object) gives.

    What is read is right in itself: known game and options, the right types and lengths. Whether cards and events hold
    is found by following it (`tolva_teach.play.match`).

    Raises:
        RecordFault: record.syntax or record.option, with the deal where it lies in one.
    """
    if not isinstance(source, Mapping):
        source = parse_object(source)
    version = source.get("format")
    if version not in FORMATS or not isinstance(version, str):
        raise RecordFault("record.syntax", "unknown-format", {"known": FORMATS})
    game, start = read_head(source)
    deals = source.get("deals")
    if not isinstance(deals, list) or not deals:
        raise RecordFault("record.syntax", "no-deals")
    given = {key: source[key] for key in _GIVEN_KEYS if key in source}
    return Record(game, start, tuple(_deal(deal, number, game) for number, deal in enumerate(deals)), given)


def read_head(source: Mapping[str, Any]) -> tuple[Game[Any], Standing]:
    """The game, and how the match stood at first, of a record or a score sheet; its names and other texts are checked.

    Raises:
        RecordFault: record.syntax or record.option.
    """
    game = _game(source)
    start = _start(source, game)
    _check_texts(source, game)
    return game, start


_GIVEN_KEYS = ("options", "score", "carry", "order", "names", "title", "comment", "result")


def parse_object(source: str | bytes) -> Mapping[str, Any]:
    """The JSON object that the text writes.

    Raises:
        RecordFault: record.syntax, for text that is too large, or no such object.
    """
    if len(source) > SIZE_LIMIT:
        raise RecordFault("record.syntax", "too-large", {"limit": SIZE_LIMIT})
    try:
        value = parse_json(source)
    except JsonError as error:
        raise RecordFault("record.syntax", error.case, error.facts) from None
    if not isinstance(value, dict):
        raise RecordFault("record.syntax", "no-object")
    return value


def _game(source: Mapping[str, Any]) -> Game[Any]:
    name = source.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise RecordFault("record.syntax", "unknown-game", {"known": tuple(GAMES)})
    rules, players = GAMES[name], source.get("players")
    if not is_number(players) or players not in rules.seats:
        raise RecordFault("record.syntax", "wrong-players", {"game": name, "seats": span(rules.seats)})
    return rules(players, read_options(rules, source))


def span(seats: range) -> str:
    """The numbers of players as one writes them: `2–4`, or `2` alone."""
    return "–".join(dict.fromkeys([str(seats[0]), str(seats[-1])]))


def read_options(rules: type[Game[Any]], source: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options that a record or a situation gives.

    Raises:
        RecordFault: record.syntax or record.option.
    """
    options = source.get("options", {})
    if not isinstance(options, dict):
        raise RecordFault("record.syntax", "wrong-type", {"key": "options"})
    for key, value in options.items():
        if key not in rules.options_known:
            known = tuple(rules.options_known) or ("–",)
            raise RecordFault("record.option", "unknown-option", {"key": key, "game": rules.name, "known": known})
        option = rules.options_known[key]
        if not option.accepts(value):
            facts = {"key": key, "game": rules.name, "known": (option.told(),)}
            raise RecordFault("record.option", "wrong-value", facts)
    return options


def _start(source: Mapping[str, Any], game: Game[Any]) -> Standing:
    score, carry, order = source.get("score"), source.get("carry", 0), source.get("order")
    for key, value in (("score", score), ("order", order)):
        if key in source and not (isinstance(value, list) and all(map(is_number, value))):
            raise RecordFault("record.syntax", "wrong-type", {"key": key})
    if not is_number(carry) or carry < 0:
        raise RecordFault("record.syntax", "wrong-type", {"key": "carry"})
    for key, numbers in (("score", score or ()), ("carry", (carry,))):
        if any(abs(number) > LARGEST for number in numbers):
            raise RecordFault("record.syntax", "number-too-large", {"key": key, "limit": LARGEST})
    if order is not None and sorted(order) != list(range(game.players)):
        raise RecordFault("record.syntax", "wrong-order")
    try:
        return game.first_standing(score, carry, order)
    except ValueError as error:
        given = score is not None or carry or order is not None
        # a game that cannot begin at all is at fault itself
        raise RecordFault("record.syntax", "wrong-score" if given else "not-followed") from error


def _check_texts(source: Mapping[str, Any], game: Game[Any]) -> None:
    for key, length in TEXT_LENGTHS.items():
        if key in source and not (isinstance(source[key], str) and len(source[key]) <= length):
            raise RecordFault("record.syntax", "wrong-text", {"key": key, "limit": length})
    names = source.get("names", [""] * game.players)
    if not isinstance(names, list) or len(names) != game.players:
        raise RecordFault("record.syntax", "wrong-names", {"count": game.players})
    if not all(isinstance(name, str) and len(name) <= NAME_LENGTH for name in names):
        raise RecordFault("record.syntax", "wrong-text", {"key": "names", "limit": NAME_LENGTH})
    if "result" in source:
        _check_result(source["result"], None)


def _check_result(result: object, deal: int | None) -> None:
    if not isinstance(result, dict):
        raise RecordFault("record.syntax", "wrong-type", {"key": "result"}, deal=deal)


def _deal(value: object, number: int, game: Game[Any]) -> DealRecord:
    def wrong(case: str, **facts: object) -> RecordFault:
        return RecordFault("record.syntax", case, facts, deal=number)

    if not isinstance(value, dict):
        raise wrong("wrong-deal")
    dealer, events = value.get("dealer"), value.get("events", [])
    if not is_number(dealer) or not 0 <= dealer < game.players:
        raise wrong("wrong-dealer", count=game.players)
    if not isinstance(events, list):
        raise wrong("wrong-type", key="events")
    for place, event in enumerate(events):
        if not _is_text(event):
            raise wrong("wrong-event", event=place)
    if ("deck" in value) == ("hands" in value):
        raise wrong("deck-or-hands")
    keys = ("deck",) if "deck" in value else PILES
    cards = {key: value[key] for key in keys if key in value}
    for key, pile in cards.items():
        if not _is_pile(pile, nested=key in NESTED_PILES):
            raise wrong("wrong-type", key=key)
    if "result" in value:
        _check_result(value["result"], number)
    return DealRecord(dealer, cards, tuple(events), value.get("result"))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_pile(pile: object, nested: bool) -> bool:
    """A list of texts, or for each seat one."""
    if not isinstance(pile, list):
        return False
    return all(_is_pile(part, False) for part in pile) if nested else all(map(_is_text, pile))


def pile_cards(pile: Sequence[Any]) -> list[str]:
    """The cards of a pile, or of every seat's."""
    return [card for part in pile for card in ([part] if isinstance(part, str) else part)]
