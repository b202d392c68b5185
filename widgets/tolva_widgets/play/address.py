"""What the address of a table to play at asks for: which game and cards, who deals first, where one sits, and against
what kind of players.

`?game=tolp&players=5&options=jokers:2&seed=7&seat=2&dealer=0&others=club`; what is as usual is left out, but for the
seed. `?seat=2#record=…` has one play the cards of a record (`tolva_teach.records.links`): its last deal from where it
stops, or anew where it is over. `?game=tolp&day=2026-11-26` is the deal of that day, the same for everybody.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from zlib import crc32

from tolva_teach.examples import FIRST_PLAYED
from tolva_teach.games import FIRST_GAME
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName, unusual
from tolva_teach.play.seeds import NEW_SEEDS
from tolva_teach.players import kinds_of
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed
from tolva_teach.records.record import Record, deal_record
from tolva_widgets.play.day.name import DAY, NOW, BadDayError, read_day, seed_of
from tolva_widgets.replay.address import LINKED, NAME_KEYS, read_name, with_drawn_seed, written_name
from tolva_widgets.replay.sources import read_linked

SEAT, DEALER, OTHERS = "seat", "dealer", "others"

ENTRY_KEYS = [*(key for key in NAME_KEYS if key != "deals"), SEAT, DEALER, OTHERS, DAY]
"""Another match is a new entry in the browser's history."""

COACH = "coach"
"""A link may say what the coach does as one begins. It is no part of the match; the address keeps it as long as the
coach does that."""

ADVISES = "advises"
"""The coach who says what to do, and why."""

BEGINNER, CLUB = KINDS = "beginner", "club"
"""The kinds of players that one may play against."""

_SEAT = re.compile(r"[0-9]{1,2}")


def others_for(game: str) -> tuple[str, ...]:
    """The kinds of players that the others can be in a game: who knows no such game cannot be chosen for it."""
    return tuple(kind for kind in KINDS if kind == BEGINNER or kind in kinds_of(game))


@dataclass(frozen=True)
class MatchName:
    """What names a match at a table: the same name deals the same cards, and the others decide by the same chance."""

    cards: PlayedName = field(default_factory=lambda: PlayedName(0))
    """The game, its form, and the seed; how many deals are played the match itself says."""
    seat: int = 0
    """Where the learner sits."""
    dealer: int | None = None
    """Who deals first; None leaves it to the seed."""
    others: str = BEGINNER
    """What kind of players the others are, one of `others_for` the game."""
    linked: str = ""
    """The record whose cards are played, as a link holds it; empty where the seed deals them."""
    day: str = ""
    """The day whose deal it is; empty where it is none's."""

    @classmethod
    def of_record(cls, record: Record, linked: str = "") -> "MatchName":
        """The match in which one plays a record's cards, at the seat that is to decide.

        Args:
            record: what has been played.
            linked: the same as a link holds it, where it comes from one.

        Raises:
            RecordFault: its cards or events do not hold, nothing is decided in its last deal, or it is too long for a
                link.
        """
        record, game = _to_be_played(record), record.game
        linked = linked or packed(record)
        cards = PlayedName(crc32(linked.encode()) % NEW_SEEDS, game.name, game.players, unusual(game))
        return cls(cards, Match.resume(record).deal.actors()[0], linked=linked)

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        return self.cards.seed % self.cards.players if self.dealer is None else self.dealer

    def dealt(self) -> Record:
        """The first deal, of which nothing is played yet; of a record, what is played of it."""
        if self.linked:
            return _to_be_played(read_linked(self.linked).record)
        cards = self.cards
        return deal_record(cards.game, cards.players, cards.seed, cards.options, dealer=self.first_dealer)

    def with_cards(self, cards: PlayedName) -> "MatchName":
        """The name with other cards, or another game; seats and players that it does not have are left as usual."""
        dealer = self.dealer if self.dealer is None or self.dealer < cards.players else None
        others = self.others if self.others in others_for(cards.game) else BEGINNER
        seat, linked = self.seat if self.seat < cards.players else 0, self.linked if cards == self.cards else ""
        day = self.day if cards == self.cards else ""
        return replace(self, cards=cards, seat=seat, dealer=dealer, others=others, linked=linked, day=day)

    def drawn(self) -> "MatchName":
        """The same game and form with another seed."""
        return replace(self, cards=with_drawn_seed(self.cards), linked="", day="")


def _to_be_played(record: Record) -> Record:
    """The record as one plays it on: a last deal that is over as it was dealt.

    Raises:
        RecordFault: its cards or events do not hold, or its last deal is over as it is dealt.
    """
    if Match.resume(record).deal.actors():
        return record
    given = {key: value for key, value in record.given.items() if key != "result"}
    anew = replace(record, deals=(*record.deals[:-1], replace(record.deals[-1], events=(), result=None)), given=given)
    if not Match.resume(anew).deal.actors():
        raise RecordFault("turn.order", "nothing-to-play", deal=len(record.deals) - 1)
    return anew


def written(name: MatchName) -> dict[str, str]:
    """The name as an address writes it; what is as usual is left out."""
    if name.day:
        return {"game": name.cards.game, DAY: name.day}
    values = {key: value for key, value in written_name(name.cards).items() if key != "deals" and not name.linked}
    values[SEAT] = str(name.seat) if name.seat or name.linked else ""
    values[DEALER] = "" if name.dealer is None else str(name.dealer)
    values[OTHERS] = "" if name.others == BEGINNER else name.others
    values[LINKED] = name.linked
    return {key: value for key, value in values.items() if value}


FIRST_DEAL = MatchName(FIRST_PLAYED, dealer=FIRST_PLAYED.players - 1)
"""The match that the front page leads into, which begins with one's own turn."""


def link_to(name: MatchName) -> str:
    """The link from the page to this match."""
    values = written(name)
    behind = f"#{LINKED}={values.pop(LINKED)}" if name.linked else ""
    return "?" + "&".join(f"{key}={value}" for key, value in values.items()) + behind


def with_cards(values: Mapping[str, str], home: MatchName) -> dict[str, str]:
    """An address with cards of this match's game, with a seed that is drawn, where it says no more than who sits where.

    Args:
        values: the address, a stranger's text.
        home: the match whose game is meant.
    """
    if any(values.get(key) for key in (*NAME_KEYS, LINKED)) or not any(
        values.get(key) for key in (SEAT, DEALER, OTHERS)
    ):
        return dict(values)
    return {**written(MatchName(home.drawn().cards)), **values}


def read(values: Mapping[str, str]) -> tuple[MatchName | None, dict[str, str]]:
    """The match that an address names, or None, and those of its values that do not exist, by key.

    Args:
        values: the address, a stranger's text.

    Raises:
        BadNameError: it names no game, number of players, variant or seed that there is.
        RecordFault: it holds a record that does not hold, or is none.
    """
    if values.get(DAY):
        return _read_day(values)
    name = _read_cards(values)
    if name is None:
        return None, {}
    cards = name.cards
    seats: dict[str, Any] = {}
    wrong = {}
    for key in (SEAT, DEALER):
        said = values.get(key, "")
        if _SEAT.fullmatch(said) and int(said) < cards.players:
            seats[key] = int(said)
        elif said:
            wrong[key] = said
    others = values.get(OTHERS, "")
    if others in others_for(cards.game):
        seats[OTHERS] = others
    elif others:
        wrong[OTHERS] = others
    return replace(name, **seats), wrong


def _read_day(values: Mapping[str, str]) -> tuple[MatchName, dict[str, str]]:
    """The deal of the day that an address names; today's where it names none that there is."""
    said, today, wrong = values[DAY], values.get(NOW, ""), {}
    try:
        day = read_day(said, today)
    except BadDayError as bad:
        day, wrong = read_day(NOW, today), {bad.fault: said}
    game = values.get("game") or FIRST_GAME.name
    cards = read_name({"game": game, "seed": str(seed_of(day, game))})
    assert cards is not None
    return MatchName(cards, day=day), wrong


def _read_cards(values: Mapping[str, str]) -> MatchName | None:
    """The match with the cards that an address names, whoever sits where."""
    if values.get(LINKED):
        return MatchName.of_record(read_linked(values[LINKED]).record, values[LINKED])
    cards = read_name({key: value for key, value in values.items() if key in ENTRY_KEYS})
    return None if cards is None else MatchName(cards)
