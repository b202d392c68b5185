"""The score of Tölp: who went out in which order. `{"order": [2, 0, 1, 3]}`; the last need not be told."""

from collections.abc import Iterator, Mapping
from typing import Any

from tolva_teach.games.base import Happening, Standing
from tolva_teach.games.tolp import Tolp, exchange, finish
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
)


class PlaceKeeping(Keeping):
    """Keeps the rounds as king, and who exchanges with whom."""

    game: Tolp
    unit = "rounds"

    def read(self, given: Mapping[str, Any]) -> Entry:
        only(given, "order")
        order = given.get("order")
        if not isinstance(order, list) or len(order) > self.game.players:
            raise EntryFault("order")
        seats = tuple(whole_number(seat, 0, self.game.players - 1, "order") for seat in order)
        if len(set(seats)) < len(seats):
            raise EntryFault("order")
        return {"order": seats}

    def score(self, entry: Entry, dealer: int, standing: Standing) -> Scored:
        order = self._whole_order(entry)
        if len(order) < self.game.players:
            raise EntryRefused(INCOMPLETE)
        assert isinstance(standing, finish.TolpStanding)  # as first_standing and each round give it
        after = finish.after_round(standing, order, self.game.rules.match)
        return Scored(after, tuple(finish.told(after, self.game.rules.match)))

    def fields(self, entry: Entry, dealer: int, standing: Standing) -> Iterator[Field]:
        order = self._whole_order(entry)
        places = {seat: place for place, seat in enumerate(order, 1)}
        yield Field(
            "order",
            tuple(
                Choice(str(seat), "seat", {"seat": seat}, seat in places, place=places.get(seat))
                for seat in range(self.game.players)
            ),
        )

    def tell(self, entry: Entry, name: str, value: str, dealer: int, standing: Standing) -> Entry:
        seat = digits(value)
        if name != "order" or seat is None or seat >= self.game.players:
            return entry
        told = entry.get("order", ())
        if seat in told:
            return {"order": tuple(other for other in told if other != seat)}
        whole = self._whole_order(entry)
        return {"order": told} if seat in whole else {"order": (*told, seat)}

    def before_deal(self, standing: Standing, dealer: int) -> Iterator[Happening]:
        order = standing.order
        if order is None:
            return
        for high, low, due in exchange.pairs_due(order, self.game.rules.exchange):
            yield Happening("exchange-due", "tolp.exchange", {"seat": high, "partner": low, "due": due})

    def _whole_order(self, entry: Entry) -> tuple[int, ...]:
        """The order told, with the last seat where all others are told."""
        told: tuple[int, ...] = tuple(entry.get("order", ()))
        left = [seat for seat in range(self.game.players) if seat not in told]
        return (*told, *left) if len(left) == 1 else told
