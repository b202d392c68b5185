"""The score of Trettioett: how the deal ended, and who lost lives.

`{"end": "thirty-one", "winner": 2}`; `{"end": "showdown", "knocker": 1 or null, "lowest": [0, 3]}`, with `worth`, what
each seat's hand was worth, in place of `lowest` where that is told; `{"end": "no-showdown"}` where the stock ran out
and the house rule says so; `{"end": "losers", "losers": [0]}` where it is only told who lost a life.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett import lives as ending
from tolva_teach.games.trettioett.scoring import RANK_POINTS, THIRTY_ONE
from tolva_teach.rules.verdicts import NO_FACTS, Facts, refused
from tolva_teach.score_keeping.keeping import (
    INCOMPLETE,
    Choice,
    Entry,
    EntryFault,
    EntryRefused,
    Field,
    Keeping,
    Scored,
    digits,
    only,
    whole_number,
    without,
)

_KEYS: Mapping[str, tuple[str, ...]] = {
    "showdown": ("knocker", "lowest", "worth"),
    "thirty-one": ("winner",),
    "no-showdown": (),
    "losers": ("losers",),
}
"""What is told of each way in which a deal ends."""

NOBODY = "nobody"
"""The value of the choice that nobody has knocked."""

_NO_SHOWDOWN = refused("thirtyone.house.stock-out", "stock-ended")
"""By the house rule nobody shows where the stock has run out before anybody knocked."""


class LifeKeeping(Keeping):
    """Keeps everyone's lives."""

    game: Trettioett
    unit = "lives"

    @property
    def _ends(self) -> tuple[str, ...]:
        return tuple(end for end in _KEYS if end != "no-showdown" or self.game.rules.stock_out_ends)

    def read(self, given: Mapping[str, Any]) -> Entry:
        end = given.get("end")
        if not isinstance(end, str) or end not in self._ends:
            raise EntryFault("end")
        only(given, "end", *_KEYS[end])
        if "lowest" in given and "worth" in given:
            raise EntryFault("worth")
        entry: dict[str, Any] = {"end": end}
        for key in ("winner", "knocker"):
            if key in given:
                nobody = key == "knocker" and given[key] is None
                entry[key] = None if nobody else self._seat(given[key], key)
        for key in ("lowest", "losers"):
            if key in given:
                entry[key] = self._seats(given[key], key)
        if "worth" in given:
            entry["worth"] = self._read_worth(given["worth"])
        return entry

    def score(self, entry: Entry, dealer: int, standing: Standing) -> Scored:
        rules, before = self.game.rules, standing.score
        playing = rules.playing(dealer, before)
        end = entry.get("end")
        if end == "thirty-one":
            winner = self._playing(entry.get("winner"), playing)
            outcome = ending.all_others(rules, before, playing, winner, None, "thirtyone.31")
        elif end == "showdown":
            knocker, (lowest, facts) = self._knocker(entry, playing), self._lowest(entry, playing)
            outcome = ending.after_losses(rules, before, rules.losses_of(lowest, knocker), "thirtyone.lowest", facts)
        elif end == "no-showdown":
            outcome = ending.nobody_loses(rules, before, Happening("stock-out-ends", "thirtyone.house.stock-out"))
        elif end == "losers":
            losses = dict.fromkeys(self._all_playing(entry.get("losers", ()), playing), 1)
            outcome = ending.after_losses(rules, before, losses, "thirtyone.lives", NO_FACTS)
        else:
            raise EntryRefused(INCOMPLETE)
        return Scored(replace(standing, score=outcome.lives, winner=outcome.winner), outcome.told)

    def fields(self, entry: Entry, dealer: int, standing: Standing) -> Iterator[Field]:
        playing, end = self.game.rules.playing(dealer, standing.score), entry.get("end")
        yield Field("end", tuple(Choice(its, f"end-{its}", chosen=its == end) for its in self._ends))
        if end == "thirty-one":
            yield Field("winner", _seats(playing, [entry.get("winner")]))
        if end == "showdown":
            barred = _NO_SHOWDOWN if self.game.rules.stock_out_ends else None
            nobody = Choice(NOBODY, "stock-out", chosen=entry.get("knocker", "") is None, refused=barred)
            yield Field("knocker", (*_seats(playing, [entry.get("knocker")]), nobody))
            if "worth" not in entry:
                yield Field("lowest", _seats(playing, entry.get("lowest", ())))
            worth = entry.get("worth", (None,) * self.game.players)
            for seat in playing:
                number = "" if worth[seat] is None else f"{worth[seat]:g}"
                yield Field(f"worth.{seat}", (), {"seat": seat}, number, seldom=True)
        if end == "losers":
            yield Field("losers", _seats(playing, entry.get("losers", ())))

    def tell(self, entry: Entry, name: str, value: str, dealer: int, standing: Standing) -> Entry:
        if name == "end":
            return {"end": value} if value in self._ends else entry
        if name.startswith("worth."):
            return self._tell_worth(entry, digits(name.partition(".")[2]), value)
        if name not in _KEYS.get(entry.get("end", ""), ()):
            return entry
        if name == "knocker" and value == NOBODY:
            return {**entry, name: None}
        seat = digits(value)
        if seat is None or seat >= self.game.players:
            return entry
        if name in ("winner", "knocker"):
            return {**entry, name: seat}
        told = entry.get(name, ())
        return {**entry, name: tuple(sorted({*told} ^ {seat}))}

    def before_deal(self, standing: Standing, dealer: int) -> Iterator[Happening]:
        for seat, left in enumerate(standing.score):
            if not self.game.rules.plays_on(left):
                yield Happening("sits-out", "thirtyone.out", {"seat": seat})
            elif left == 0:
                yield Happening("on-free-lap", "thirtyone.option.free", {"seat": seat})

    # Reading

    def _seat(self, value: object, key: str) -> int:
        return whole_number(value, 0, self.game.players - 1, key)

    def _seats(self, given: object, key: str) -> tuple[int, ...]:
        if not isinstance(given, list) or len(given) > self.game.players:
            raise EntryFault(key)
        return tuple(sorted({self._seat(seat, key) for seat in given}))

    def _read_worth(self, given: object) -> tuple[float | None, ...]:
        if not isinstance(given, list) or len(given) != self.game.players:
            raise EntryFault("worth")
        if not all(its is None or (type(its) in (int, float) and 0 <= its <= THIRTY_ONE) for its in given):
            raise EntryFault("worth")
        return tuple(given)

    # Judging

    def _playing(self, seat: int | None, playing: Sequence[int]) -> int:
        """The seat, if it plays this deal."""
        if seat is None:
            raise EntryRefused(INCOMPLETE)
        if seat not in playing:
            raise EntryRefused(refused("thirtyone.out", "sat-out", {"seat": seat}))
        return seat

    def _all_playing(self, seats: Sequence[int], playing: Sequence[int]) -> list[int]:
        """The seats, at least one, if they all play this deal."""
        if not seats:
            raise EntryRefused(INCOMPLETE)
        return [self._playing(seat, playing) for seat in seats]

    def _knocker(self, entry: Entry, playing: Sequence[int]) -> int | None:
        if "knocker" not in entry:
            raise EntryRefused(INCOMPLETE)
        knocker: int | None = entry["knocker"]
        if knocker is not None:
            return self._playing(knocker, playing)
        if self.game.rules.stock_out_ends:
            raise EntryRefused(_NO_SHOWDOWN)
        return None

    def _lowest(self, entry: Entry, playing: Sequence[int]) -> tuple[Sequence[int], Facts]:
        """Who has the lowest hand, and what it is worth where that is told."""
        told = entry.get("worth")
        if told is None:
            return self._all_playing(entry.get("lowest", ()), playing), NO_FACTS
        for seat, its in enumerate(told):
            if its is not None:
                self._playing(seat, playing)
                self._possible(seat, its)
        worth = {seat: told[seat] for seat in playing}
        if any(its is None for its in worth.values()):
            raise EntryRefused(INCOMPLETE)
        least = min(worth.values())
        return [seat for seat in playing if worth[seat] == least], {"points": least}

    def _possible(self, seat: int, worth: float) -> None:
        """Whether a hand at a showdown can be worth so much; 31 would have ended the deal before."""
        if worth == THIRTY_ONE:
            raise EntryRefused(refused("thirtyone.31", "shown-at-once", {"seat": seat}))
        if worth != self.game.rules.alike and not (worth in range(THIRTY_ONE) and worth >= min(RANK_POINTS.values())):
            raise EntryRefused(refused("thirtyone.value", "no-such-worth", {"seat": seat}))

    # Telling

    def _tell_worth(self, entry: Entry, seat: int | None, value: str) -> Entry:
        if entry.get("end") != "showdown" or seat is None or seat >= self.game.players:
            return entry
        worth = list(entry.get("worth", (None,) * self.game.players))
        worth[seat] = _points(value)
        if all(its is None for its in worth):
            return without(entry, "worth")
        return {**without(entry, "lowest"), "worth": tuple(worth)}


def _seats(playing: Sequence[int], chosen: Sequence[int | None]) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat), "seat", {"seat": seat}, seat in chosen) for seat in sorted(playing))


def _points(text: str) -> float | None:
    """What a hand is worth as somebody has written it, with a half at most; None where it is no number."""
    whole, _comma, half = text.strip().replace(",", ".").partition(".")
    number = digits(whole)
    if number is None or number > THIRTY_ONE or half not in ("", "0", "5"):
        return None
    return number + 0.5 if half == "5" else number
