"""What the address of a table to play at asks for: which game and cards, who deals first, where one sits, and against
what kind of players.

`?game=tolp&players=5&options=jokers:2&seed=7&seat=2&dealer=0&others=club`; what is as usual is left out, but for the
seed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tolva_teach.play.playout import PlayedName
from tolva_teach.players import kinds_of
from tolva_teach.records.record import Record, deal_record
from tolva_widgets.replay.address import NAME_KEYS, read_name, with_drawn_seed, written_name

SEAT, DEALER, OTHERS = "seat", "dealer", "others"

ENTRY_KEYS = [*(key for key in NAME_KEYS if key != "deals"), SEAT, DEALER, OTHERS]
"""Another match is a new entry in the browser's history."""

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

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        return self.cards.seed % self.cards.players if self.dealer is None else self.dealer

    def dealt(self) -> Record:
        """The first deal, of which nothing is played yet."""
        cards = self.cards
        return deal_record(cards.game, cards.players, cards.seed, cards.options, dealer=self.first_dealer)

    def with_cards(self, cards: PlayedName) -> "MatchName":
        """The name with other cards, or another game; seats and players that it does not have are left as usual."""
        dealer = self.dealer if self.dealer is None or self.dealer < cards.players else None
        others = self.others if self.others in others_for(cards.game) else BEGINNER
        seat = self.seat if self.seat < cards.players else 0
        return replace(self, cards=cards, seat=seat, dealer=dealer, others=others)

    def drawn(self) -> "MatchName":
        """The same game and form with another seed."""
        return replace(self, cards=with_drawn_seed(self.cards))


def written(name: MatchName) -> dict[str, str]:
    """The name as an address writes it; what is as usual is left out."""
    values = {key: value for key, value in written_name(name.cards).items() if key != "deals"}
    values[SEAT] = str(name.seat) if name.seat else ""
    values[DEALER] = "" if name.dealer is None else str(name.dealer)
    values[OTHERS] = "" if name.others == BEGINNER else name.others
    return {key: value for key, value in values.items() if value}


def link_to(name: MatchName) -> str:
    """The link from the page to this match."""
    return "?" + "&".join(f"{key}={value}" for key, value in written(name).items())


def with_cards(values: Mapping[str, str], home: MatchName) -> dict[str, str]:
    """An address with cards of this match's game, with a seed that is drawn, where it says no more than who sits where.

    Args:
        values: the address, a stranger's text.
        home: the match whose game is meant.
    """
    if any(values.get(key) for key in NAME_KEYS) or not any(values.get(key) for key in (SEAT, DEALER, OTHERS)):
        return dict(values)
    return {**written(MatchName(home.drawn().cards)), **values}


def read(values: Mapping[str, str]) -> tuple[MatchName | None, dict[str, str]]:
    """The match that an address names, None where it names none; and what of it there is not, by key.

    Args:
        values: the address, a stranger's text.

    Raises:
        BadNameError: it names no game, number of players, variant or seed that there is.
    """
    cards = read_name({key: value for key, value in values.items() if key in ENTRY_KEYS})
    if cards is None:
        return None, {}
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
    return MatchName(cards, **seats), wrong
