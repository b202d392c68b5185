"""What lies in each zone of a table, in words for a screen reader."""

from collections.abc import Iterable, Sequence

from tolva_teach.picture.words import Words
from tolva_teach.rules.table import PLAYED, TableCard, Zone
from tolva_teach.texts import card_name, join


class ZoneDescription:
    """Tells what lies in the zones of one table, in one language."""

    def __init__(self, words: Words) -> None:
        self._words, self._table, self._speaker, self._lang = words, words.table, words.speaker, words.lang
        self._text = words.text

    def hand(self, zone: Zone, seat: int) -> str:
        """A seat's hand, as far as it is seen."""
        seen = [self._words.card(card) for card in zone.cards if card.card]
        name = self._words.seat(seat)
        if not seen:
            return self._text("says-hand-hidden", seat=name, count=zone.count)
        if len(seen) == zone.count:
            if all(PLAYED in card.marks for card in zone.cards):
                return self._text("says-hand-played", seat=name, cards=", ".join(seen))
            return " ".join((self._text("says-hand", seat=name, cards=", ".join(seen)), *self._worth(zone, seat)))
        return self._text("says-hand-partly", seat=name, count=zone.count, cards=", ".join(seen))

    def _worth(self, zone: Zone, seat: int) -> Iterable[str]:
        """What an open hand is worth, where that has been said, and the cards that count."""
        worth = next(place.worth for place in self._table.places if place.seat == seat)
        if worth is not None:
            counting = [card_name(card.card or "", self._lang) for card in zone.cards if "counts" in card.marks]
            yield self._text("says-worth", count=worth, cards=join(counting, self._lang))

    def zone(self, zone: Zone) -> Iterable[str]:
        """What lies in a zone that is no hand."""
        if zone.kind == "centre":
            yield from self._centre(zone)
        elif zone.kind == "taken":
            yield self._taken(zone)
        elif zone.kind == "row" and zone.seat is not None:
            yield from self.row(zone, zone.seat)
        elif zone.count or zone.cards:
            yield self._lying(zone)

    def _lying(self, zone: Zone) -> str:
        """How many cards lie in a pile, a stock or on the table, and those that are seen."""
        seen = [card_name(card.card, self._lang) for card in zone.cards if card.card]
        counted = join(self._words.counted(zone), self._lang)
        if not seen:
            return self._text("says-zone-unseen", kind=zone.kind, counted=counted)
        last = [card for card in zone.cards if "last" in card.marks]
        if last and last[0].seat is not None:
            return self._laid_last(zone, last, self._speaker.seat(last[0].seat, "whom"))
        kind = "top" if zone.kind == "pile" and (len(seen) < zone.count or zone.count == 1) else zone.kind
        return self._text("says-zone", kind=kind, counted=counted, cards=", ".join(seen))

    def _laid_last(self, zone: Zone, last: Sequence[TableCard], seat: str) -> str:
        """The lay that counts and whose it is, then what lies beneath it."""
        beneath = [card_name(card.card, self._lang) for card in zone.cards if card.card and card not in last]
        cards = ", ".join(card_name(card.card or "", self._lang) for card in last)
        told = [self._text("says-last", counted=join(self._words.counted(zone), self._lang), seat=seat, cards=cards)]
        return " ".join((*told, *([self._text("says-beneath", cards=", ".join(beneath))] if beneath else [])))

    def _taken(self, zone: Zone) -> str:
        """What a party has taken in tricks."""
        party = self._words.party(next(place.party for place in self._table.places if place.seat == zone.seat))
        if not any(zone.facts.values()):
            return self._text("says-counted-none", party=party)
        return self._text("says-counted", party=party, counted=join(self._words.counted(zone), self._lang))

    def row(self, zone: Zone, seat: int) -> Iterable[str]:
        """The cards that may be played from a row, those that cover another first, and those that lie face down."""
        up = [card for card in zone.cards if card.card]
        for key, covers in (("says-row-covering", True), ("says-row-bare", False)):
            cards = [card_name(card.card or "", self._lang) for card in up if ("covering" in card.marks) == covers]
            if cards:
                yield self._text(key, seat=self._words.seat(seat), cards=", ".join(cards))
        if len(up) < len(zone.cards):
            yield self._text("says-row-down", seat=self._words.seat(seat), count=len(zone.cards) - len(up))

    def _centre(self, zone: Zone) -> Iterable[str]:
        if not zone.cards:
            if self._goes_on:
                yield self._text("says-centre-empty")
            return
        played = [
            self._text("says-played", seat=self._speaker.seat(card.seat or 0), card=self._words.card(card))
            + "".join(f", {self._text(f'says-{mark}')}" for mark in card.marks if mark in ("led", "winning"))
            for card in zone.cards
        ]
        yield self._text("says-centre", played="; ".join(played))

    @property
    def _goes_on(self) -> bool:
        """Whether somebody is to decide something: after the last trick nothing waits to be played."""
        return any("to-act" in place.marks for place in self._table.places)
