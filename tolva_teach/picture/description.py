"""All that a picture of a table shows, in words for a screen reader."""

from collections.abc import Iterable, Sequence

from tolva_teach.picture.seat_description import SeatDescription
from tolva_teach.picture.words import Words, capitalised
from tolva_teach.picture.zone_description import ZoneDescription
from tolva_teach.rules.table import Table, Tally, Zone
from tolva_teach.texts import card_name, standing, suit_name


class TableDescription:
    """Tells in one language what is to be seen of one table."""

    def __init__(self, table: Table, lang: str, names: Sequence[str] = ()) -> None:
        """
        Args:
            table: what is told of.
            lang: the language.
            names: the seats' names, where they have any.
        """
        self._table, self._lang = table, lang
        self._words = words = Words(table, lang, names)
        self._speaker, self._text = words.speaker, words.text
        self._zones, self._seats = ZoneDescription(words), SeatDescription(words)

    def whole(self) -> str:
        """All that the picture shows."""
        return " ".join((*self.summary(), *self.hands()))

    def summary(self) -> Iterable[str]:
        """What everyone sees: score, what has been declared and is in force, what is played, whose turn it is."""
        yield from self.scores()
        yield from self.around()

    def scores(self) -> Iterable[str]:
        """How the match stands."""
        yield from (self.score(tally) for tally in self._table.tallies)

    def around(self) -> Iterable[str]:
        """What everyone sees but the score."""
        yield from self._badges()
        yield from (self._text("says-note", note=note) for note in self._words.notes())
        if self._table.pot is not None:
            yield self._text("says-pot", count=self._table.pot)
        yield from self.exchanges()
        shared = {swap.zone for swap in self._table.swaps}
        zones = (zone for zone in self._table.zones if zone.name not in shared)
        yield from (part for zone in zones if zone.kind != "hand" for part in self._zones.zone(zone))
        yield from self._seats.marks()
        yield from self._seats.order()
        yield from (line for place in self._table.places for line in self._seats.known(place))

    def score(self, tally: Tally) -> str:
        """A party's score, and where it is kept by covering pips, how many are covered."""
        score = standing([(tally.party, tally.score)], tally.unit, self._speaker)
        told = [capitalised(self._text("says-score-won" if tally.won else "says-score", standing=score))]
        for marker in tally.markers:
            if marker.card and marker.covered:
                name = capitalised(card_name(marker.card, self._lang))
                told.append(self._text("says-pips", card=name, count=marker.covered))
        return " ".join(told)

    def lying(self, zone: Zone) -> str:
        """What lies in one zone, by itself."""
        hand = zone.kind == "hand" and zone.seat is not None
        return self._zones.hand(zone, zone.seat or 0) if hand else " ".join(self._zones.zone(zone))

    def exchanges(self) -> Iterable[str]:
        """Who exchanges cards with whom, pair by pair."""
        return map(self._seats.exchange, self._table.swaps)

    def hands(self) -> Iterable[str]:
        """The hands, as far as they are seen."""
        for zone in self._table.zones:
            if zone.kind == "hand" and zone.seat is not None:
                yield self._zones.hand(zone, zone.seat)

    def own(self) -> Iterable[str]:
        """The viewer's own cards, in the hand and before it; nothing where nobody looks on from a seat."""
        for zone in self._table.zones:
            if zone.seat is not None and zone.seat == self._table.viewer:
                if zone.kind == "hand":
                    yield self._zones.hand(zone, zone.seat)
                elif zone.kind == "row":
                    yield from self._zones.row(zone, zone.seat)

    def _badges(self) -> Iterable[str]:
        for badge in self._table.badges:
            who, suit = self._speaker.seat(badge.seat), suit_name(badge.suit, self._lang)
            yield capitalised(self._text("says-badge", name=self._words.badge_name(badge), suit=suit, seat=who))
