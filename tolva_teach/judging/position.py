"""A position as a form or a link gives it: a game, its options and what lies on the table, as a JSON object."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.record import read_options
from tolva_teach.records.strictjson import is_number
from tolva_teach.rules.cards import Card

YOU = 0
"""The seat of the one whose cards are judged; others are counted from it, clockwise."""

MOST_CARDS = 60
"""So many cards a position has at most: more than any hand and pile that one would lay out."""


UNFINISHED = frozenset(
    {"no-hand", "hands", "counts", "late-no-card", "late-no-tricks", "late-no-start", "late-no-gift"}
)
"""Faults of a position that is merely not laid out yet."""


class PositionError(ValueError):
    """A position that cannot be; `code` and `facts` name its sentence, `judge-fault-CODE`."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(f"{code} {facts or ''}".strip())
        self.code = code
        self.facts = facts

    @property
    def is_unfinished(self) -> bool:
        """Whether the position could still become one that can be, by what is laid out next."""
        return self.code in UNFINISHED


def _is_list(of: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(map(of, value))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


_CARDS, _NUMBERS = _is_list(_is_text), _is_list(is_number)

KINDS: Mapping[str, Callable[[object], bool]] = {
    **dict.fromkeys(("hand", "trick", "table", "lay", "theirs", "melds"), _CARDS),
    **dict.fromkeys(("takers", "score", "passed", "lives", "score_before", "lives_before"), _NUMBERS),
    **dict.fromkeys(
        ("trump", "question", "gubbe", "refill", "duty", "duty_suit", "pile", "taken_card", "start"), _is_text
    ),
    **dict.fromkeys(("melded", "led", "turned", "placing", "dealt", "others_out"), _is_flag),
    **dict.fromkeys(("taken", "phase", "left", "asked", "stock", "lap", "carry"), is_number),
    **dict.fromkeys(("forehand", "melder", "announcer", "laid_by", "turn", "knocker", "last"), is_number),
    **dict.fromkeys(("since", "trump_from"), is_number),
    **dict.fromkeys(("held", "done"), _is_text),
    **dict.fromkeys(("gave", "shown"), _CARDS),
    "leaders": _is_list(lambda value: value is None or is_number(value)),
    **dict.fromkeys(("hands", "tricks"), _is_list(_CARDS)),
    "counts": _is_list(lambda value: is_number(value) or _NUMBERS(value)),
}
"""What a position can tell, and what kind of thing each is."""


@dataclass(frozen=True)
class Position:
    """What lies on a table. It never changes."""

    game: Game[Any]
    given: Mapping[str, Any]
    """What is known of it, by name; what is left out is not known, or is as it is at first."""

    @classmethod
    def read(cls, source: Mapping[str, Any]) -> "Position":
        """The position that a JSON object gives.

        Raises:
            PositionError: an unknown game, number of players or option, or cards that are none or there twice.
        """
        rules = GAMES.get(source["game"]) if isinstance(source.get("game"), str) else None
        if rules is None:
            raise PositionError("game")
        players = source.get("players", rules.usual_players)
        if not is_number(players) or players not in rules.seats:
            raise PositionError("players", least=rules.seats[0], most=rules.seats[-1])
        try:
            game = rules(players, read_options(rules, source))
        except RecordFault:
            raise PositionError("options") from None
        return cls.of(game, {key: value for key, value in source.items() if key not in ("game", "players", "options")})

    @classmethod
    def of(cls, game: Game[Any], given: Mapping[str, Any]) -> "Position":
        """The position of this game.

        Raises:
            PositionError: something of another kind than its name says, or cards that the game does not have, or that
                are there twice.
        """
        told = {name: value for name, value in given.items() if value is not None}
        for name, value in told.items():
            if name not in KINDS or not KINDS[name](value):
                raise PositionError("field", field=str(name)[:40])
        position = cls(game, told)
        position._check_cards()
        return position

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards of this name, in the order in which they were laid out; none where it is not known."""
        value = self.given.get(name)
        return tuple(value) if value else ()

    def number(self, name: str, usual: int, least: int = 0, most: int = 99) -> int:
        """A number of this name.

        Raises:
            PositionError: it is none, or out of its bounds.
        """
        value = self.given.get(name, usual)
        if not is_number(value) or not least <= value <= most:
            raise PositionError("number", least=least, most=most)
        return int(value)

    def seat(self, name: str) -> int | None:
        """A seat of this name, counted from yours, the last one also as -1; None where it is not known.

        Raises:
            PositionError: there is no such seat.
        """
        if self.given.get(name) is None:
            return None
        return self.number(name, YOU, least=-1, most=self.game.players - 1) % self.game.players

    def score(self) -> tuple[int, ...] | None:
        """The score, the party of the seat that is judged first; None where it is not known."""
        value = self.given.get("score")
        return None if value is None else tuple(value)

    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands that are compared, by seat."""
        value = self.given.get("hands")
        return tuple(map(tuple, value)) if value else ()

    def with_(self, name: str, value: Any) -> "Position":
        """The same, where this is known too."""
        return Position(self.game, {**self.given, name: value})

    def laid(self) -> Iterator[Card]:
        """All cards that have been laid out."""
        for name in ("hand", "trick", "lay", "table", "theirs", "gave", "shown"):
            yield from self.cards(name)
        for hand in self.hands():
            yield from hand
        for trick in self.given.get("tricks", ()):
            yield from (told for told in trick if told in self.game.pack)
        if "pile" in self.given:
            yield self.given["pile"]

    def _check_cards(self) -> None:
        for name in ("taken_card", "held"):
            card = self.given.get(name)
            if card is not None and card not in self.game.pack:
                raise PositionError("foreign", card=card)
        laid, pack = list(self.laid()), list(self.game.pack)
        if len(laid) > MOST_CARDS:
            raise PositionError("too-many", most=MOST_CARDS)
        for card in laid:
            if card not in self.game.pack:
                raise PositionError("foreign", card=card)
            if card not in pack:
                raise PositionError("twice", card=card)
            pack.remove(card)
