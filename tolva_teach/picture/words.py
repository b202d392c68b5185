"""What a picture says: the few words on it, and all that it shows in words for a screen reader."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tolva_teach.picture.svg import shortened
from tolva_teach.rules.cards import Rank, Suit
from tolva_teach.rules.table import MATADOR, PLAYED, Badge, Place, Sign, Swap, Table, TableCard, Tally, Zone
from tolva_teach.texts import (
    Speaker,
    card_name,
    has_sentence,
    join,
    number_in_letters,
    rank_name,
    say,
    sentence,
    signed,
    standing,
    suit_name,
)


@dataclass(frozen=True)
class Words:
    """Speaks of one table in one language."""

    table: Table
    lang: str
    names: Sequence[str] = ()
    speaker: Speaker = field(init=False)

    def __post_init__(self) -> None:
        parties = tuple(place.party for place in self.table.places)
        speaker = Speaker(self.lang, self.names or None, parties, self.table.viewer)
        object.__setattr__(self, "speaker", speaker)

    def text(self, key: str, **facts: str | float) -> str:
        """One of the picture's own words."""
        return sentence(self.lang, f"picture-{key}", None, **facts)

    def seat(self, seat: int) -> str:
        """A seat's name as it stands on its plate."""
        return _capital(self.speaker.seat(seat))

    def name(self, seat: int, letters: int) -> str:
        """The same in so many letters; a nameless seat keeps its number."""
        name = self.seat(seat)
        if len(name) <= letters:
            return name
        return shortened(name, max(letters, 4)) if self._given(seat) else self.text("seat-short", number=seat + 1)

    def tags(self, place: Place) -> list[str]:
        """The words on a seat's plate beside its name: a title or place, and marks such as "in". A place in this round
        goes before the title of the last one."""
        if place.worth is not None:
            return [self.text("worth", count=place.worth)]
        needless = "out" if place.gone_out is None and place.title else place.title
        marks = (mark for mark in place.marks if mark != needless)
        return [tag for mark in marks if (tag := self._tag(mark, place))]

    def place_in_order(self, place: Place) -> str:
        """The seat's place in the order of titles, where it has no title and is still in; else nothing."""
        if place.order is None or place.title or place.gone_out:
            return ""
        return self.text("ordinal", number=place.order)

    def _tag(self, mark: str, place: Place) -> str:
        """A mark's words; none for those that are seen otherwise."""
        if mark == "out" and place.gone_out is not None:
            return self.text("out-as", number=place.gone_out)
        key = f"picture-{mark}"
        return sentence(self.lang, key) if mark != "dealer" and has_sentence(self.lang, key) else ""

    def unit(self, tally: Tally) -> str:
        """What a score counts."""
        return self.text(f"unit-{tally.unit}", count=tally.score)

    def number(self, value: int) -> str:
        """A number, with a minus sign where it is below zero."""
        return signed(value)

    def badge(self, seat: int) -> str:
        """What stands on a seat's sign: its name's first letter, or its number."""
        return self._given(seat)[:1].upper() or str(seat + 1)

    def _given(self, seat: int) -> str:
        """The seat's name, empty where it has none."""
        return self.names[seat].strip() if seat < len(self.names) else ""

    def party(self, party: int) -> str:
        """A party's name as it stands beside its score."""
        return _capital(self.speaker.party(party))

    def counted(self, zone: Zone) -> list[str]:
        """The numbers to show beside a zone, such as card points."""
        if not zone.facts:
            return [self.text("cards", count=zone.count)]
        return [self.text(key.replace("_", "-"), count=count) for key, count in zone.facts.items()]

    def last_lay(self, zone: Zone) -> str:
        """Who laid what counts of a pile, and how many cards; nothing where that is not known."""
        last = [card for card in zone.cards if "last" in card.marks]
        if not last or last[0].seat is None:
            return ""
        seat = shortened(self.seat(last[0].seat), 12)
        return self.text("last", seat=seat, count=len(last))

    def card(self, card: TableCard) -> str:
        """A card that is seen, in words."""
        name = card_name(card.card or "", self.lang)
        return self.text("says-matador", card=name) if MATADOR in card.marks else name

    def suit(self, suit: Suit) -> str:
        """A suit's name, standing alone."""
        return _capital(suit_name(suit, self.lang))

    def badge_name(self, badge: Badge) -> str:
        """What has been declared with a suit."""
        return self.text(f"badge-{badge.name}")

    def notes(self) -> list[str]:
        """What else is in force."""
        return [say(f"picture-note-{code}", facts, self.speaker) for code, facts in self.table.notes]

    def zone(self, zone: Zone) -> str:
        """A pile or a stock as something to choose: what it is, and what lies uppermost or how many there are."""
        last = [card.card for card in zone.cards if card.card and "last" in card.marks]
        seen = last or [card.card for card in zone.cards if card.card][-1:]
        if not zone.count:
            return self.text("zone-empty", kind=zone.kind)
        if not seen:
            return self.text("zone-counted", kind=zone.kind, counted=join(self.counted(zone), self.lang))
        return self.text("zone", kind=zone.kind, cards=join([card_name(card, self.lang) for card in seen], self.lang))

    # For a screen reader.

    def whole(self) -> str:
        """All that the picture shows."""
        return " ".join((*self.summary(), *self.hands()))

    def summary(self) -> Iterable[str]:
        """What everyone sees: score, what has been declared and is in force, what is played, whose turn it is."""
        yield from self.scores()
        yield from self.around()

    def scores(self) -> Iterable[str]:
        """How the match stands."""
        yield from (self.score(tally) for tally in self.table.tallies)

    def around(self) -> Iterable[str]:
        """What everyone sees but the score."""
        yield from self._badges()
        yield from (self.text("says-note", note=note) for note in self.notes())
        if self.table.pot is not None:
            yield self.text("says-pot", count=self.table.pot)
        yield from self.exchanges()
        shared = {swap.zone for swap in self.table.swaps}
        zones = (zone for zone in self.table.zones if zone.name not in shared)
        yield from (part for zone in zones if zone.kind != "hand" for part in self._zone(zone))
        yield from self._places()
        yield from self._order()
        yield from (line for place in self.table.places for line in self._known(place))

    def score(self, tally: Tally) -> str:
        """A party's score, and where it is kept by covering pips, how many are covered."""
        score = standing([(tally.party, tally.score)], tally.unit, self.speaker)
        told = [_capital(self.text("says-score-won" if tally.won else "says-score", standing=score))]
        for marker in tally.markers:
            if marker.card and marker.covered:
                name = _capital(card_name(marker.card, self.lang))
                told.append(self.text("says-pips", card=name, count=marker.covered))
        return " ".join(told)

    def lying(self, zone: Zone) -> str:
        """What lies in one zone, by itself."""
        hand = zone.kind == "hand" and zone.seat is not None
        return self._hand(zone, zone.seat or 0) if hand else " ".join(self._zone(zone))

    def exchanges(self) -> Iterable[str]:
        """Who exchanges cards with whom, pair by pair."""
        return map(self._swap, self.table.swaps)

    def hands(self) -> Iterable[str]:
        """The hands, as far as they are seen."""
        for zone in self.table.zones:
            if zone.kind == "hand" and zone.seat is not None:
                yield self._hand(zone, zone.seat)

    def own(self) -> Iterable[str]:
        """The viewer's own cards, in the hand and before it; nothing where nobody looks on from a seat."""
        for zone in self.table.zones:
            if zone.seat is not None and zone.seat == self.table.viewer:
                if zone.kind == "hand":
                    yield self._hand(zone, zone.seat)
                elif zone.kind == "row":
                    yield from self._row(zone, zone.seat)

    def _hand(self, zone: Zone, seat: int) -> str:
        seen = [self.card(card) for card in zone.cards if card.card]
        name = self.seat(seat)
        if not seen:
            return self.text("says-hand-hidden", seat=name, count=zone.count)
        if len(seen) == zone.count:
            if all(PLAYED in card.marks for card in zone.cards):
                return self.text("says-hand-played", seat=name, cards=", ".join(seen))
            return " ".join((self.text("says-hand", seat=name, cards=", ".join(seen)), *self._worth(zone, seat)))
        return self.text("says-hand-partly", seat=name, count=zone.count, cards=", ".join(seen))

    def _worth(self, zone: Zone, seat: int) -> Iterable[str]:
        """What an open hand is worth, where that has been said, and the cards that count."""
        worth = next(place.worth for place in self.table.places if place.seat == seat)
        if worth is not None:
            counting = [card_name(card.card or "", self.lang) for card in zone.cards if "counts" in card.marks]
            yield self.text("says-worth", count=worth, cards=join(counting, self.lang))

    def _swap(self, swap: Swap) -> str:
        """Who gives how many cards to whom, which they are where that is seen, and how far they have come."""
        giver, taker = swap.giver, swap.taker
        told = {
            "giver": self.speaker.seat(giver),
            "taker-whom": self.speaker.seat(taker, "whom"),
            "pair": self._seats(self.speaker.own_first((giver, taker))),
            "count-word": number_in_letters(swap.count, self.lang),
        }
        if swap.done:
            return _capital(self.text("says-swapped", **told, count=swap.count))
        given = [card for zone in self.table.zones if swap.zone == zone.name for card in zone.cards if card.card]
        if given:
            names = join([card_name(card.card or "", self.lang, "the") for card in given], self.lang)
            return _capital(self.text("says-swap-seen", **told, count=swap.count, cards=names))
        return _capital(self.text("says-swap-given" if swap.given else "says-swap", **told, count=swap.count))

    def _badges(self) -> Iterable[str]:
        for badge in self.table.badges:
            who, suit = self.speaker.seat(badge.seat), suit_name(badge.suit, self.lang)
            yield _capital(self.text("says-badge", name=self.badge_name(badge), suit=suit, seat=who))

    def _zone(self, zone: Zone) -> Iterable[str]:
        if zone.kind == "centre":
            yield from self._centre(zone)
        elif zone.kind == "taken":
            yield self._taken(zone)
        elif zone.kind == "row" and zone.seat is not None:
            yield from self._row(zone, zone.seat)
        elif zone.count or zone.cards:
            yield self._lying(zone)

    def _lying(self, zone: Zone) -> str:
        """How many cards lie in a pile, a stock or on the table, and those that are seen."""
        seen = [card_name(card.card, self.lang) for card in zone.cards if card.card]
        counted = join(self.counted(zone), self.lang)
        if not seen:
            return self.text("says-zone-unseen", kind=zone.kind, counted=counted)
        last = [card for card in zone.cards if "last" in card.marks]
        if last and last[0].seat is not None:
            return self._laid_last(zone, last, self.speaker.seat(last[0].seat, "whom"))
        kind = "top" if zone.kind == "pile" and (len(seen) < zone.count or zone.count == 1) else zone.kind
        return self.text("says-zone", kind=kind, counted=counted, cards=", ".join(seen))

    def _laid_last(self, zone: Zone, last: Sequence[TableCard], seat: str) -> str:
        """The lay that counts and whose it is, then what lies beneath it."""
        beneath = [card_name(card.card, self.lang) for card in zone.cards if card.card and card not in last]
        cards = ", ".join(card_name(card.card or "", self.lang) for card in last)
        told = [self.text("says-last", counted=join(self.counted(zone), self.lang), seat=seat, cards=cards)]
        return " ".join((*told, *([self.text("says-beneath", cards=", ".join(beneath))] if beneath else [])))

    def _taken(self, zone: Zone) -> str:
        """What a party has taken in tricks."""
        party = self.party(next(place.party for place in self.table.places if place.seat == zone.seat))
        if not any(zone.facts.values()):
            return self.text("says-counted-none", party=party)
        return self.text("says-counted", party=party, counted=join(self.counted(zone), self.lang))

    def _row(self, zone: Zone, seat: int) -> Iterable[str]:
        """The cards that may be played from a row, those that cover another first, and those that lie face down."""
        up = [card for card in zone.cards if card.card]
        for key, covers in (("says-row-covering", True), ("says-row-bare", False)):
            cards = [card_name(card.card or "", self.lang) for card in up if ("covering" in card.marks) == covers]
            if cards:
                yield self.text(key, seat=self.seat(seat), cards=", ".join(cards))
        if len(up) < len(zone.cards):
            yield self.text("says-row-down", seat=self.seat(seat), count=len(zone.cards) - len(up))

    def _centre(self, zone: Zone) -> Iterable[str]:
        if not zone.cards:
            if self._goes_on:
                yield self.text("says-centre-empty")
            return
        played = [
            self.text("says-played", seat=self.speaker.seat(card.seat or 0), card=self.card(card))
            + "".join(f", {self.text(f'says-{mark}')}" for mark in card.marks if mark in ("led", "winning"))
            for card in zone.cards
        ]
        yield self.text("says-centre", played="; ".join(played))

    @property
    def _goes_on(self) -> bool:
        """Whether somebody is to decide something: after the last trick nothing waits to be played."""
        return any("to-act" in place.marks for place in self.table.places)

    def _order(self) -> Iterable[str]:
        """The order of titles, where more seats have a place in it than the first and the last."""
        if self._ordered:
            placed = sorted((place.order or 0, place.seat) for place in self.table.places)
            yield self.text("says-order", seats=join([self.speaker.seat(seat) for _, seat in placed], self.lang))

    def _known(self, place: Place) -> Iterable[str]:
        """What the viewer can know of a seat's hand, as far as its plate says it, and whether that is all."""
        known = place.known
        if known is None or known.nothing:
            return
        seat = self.speaker.seat(place.seat)
        if known.lacks:
            lacks = [self._sign(sign) or rank_name(sign.rank, self.lang, "many") for sign in known.lacks]
            yield _capital(self.text("says-known-lacks", seat=seat, cards=", ".join(lacks)))
        if known.holds:
            counts = Counter(known.holds).items()
            holds = [self._sign(sign) or self._at_least(count, sign.rank) for sign, count in counts]
            yield _capital(self.text("says-known-holds", seat=seat, cards=", ".join(holds)))
        if known.more:
            yield _capital(self.text("says-known-more", seat=seat))

    def _sign(self, sign: Sign) -> str:
        """A card or a suit in words; nothing for any card of a rank."""
        if sign.suit and sign.rank:
            return card_name(sign.suit + sign.rank, self.lang)
        return suit_name(sign.suit, self.lang) if sign.suit else ""

    def _at_least(self, count: int, of: Rank) -> str:
        return say("picture-says-known-at-least", {"count": count, "rank": of}, self.speaker)

    @property
    def _ordered(self) -> bool:
        """Whether the order of titles is told: not where there is nobody between the first and the last."""
        places = self.table.places
        return all(place.order is not None for place in places) and not all(place.title for place in places)

    def _places(self) -> Iterable[str]:
        """What is to be seen of the seats. The order of titles tells of these too, in an exchange it is nobody's turn
        to play, and where there is a pot, whoever is out is so until it is decided."""
        told = {place.title for place in self.table.places} if self._ordered else set()
        instead = {"to-act": "exchanges"} if self.table.swaps else {}
        if self.table.pot is not None:
            instead["out"] = "out-for-good"
        for mark in sorted({mark for place in self.table.places for mark in place.marks} - told):
            said = instead.get(mark, mark)
            if not has_sentence(self.lang, f"picture-says-{said}"):
                continue
            marked = self.speaker.own_first(place.seat for place in self.table.places if mark in place.marks)
            if mark == "out" and len(marked) > 1 and all(self.table.places[seat].gone_out for seat in marked):
                marked.sort(key=lambda seat: self.table.places[seat].gone_out or 0)
                said = "out-in-order"
            seats = {"seats": self._seats(marked), "seats-whose": self._seats(marked, "whose")}
            yield _capital(self.text(f"says-{said}", **seats, count=len(marked)))

    def _seats(self, seats: Sequence[int], form: str | None = None) -> str:
        """A list of seats, the last of them in this form, or all: that of "you" is another word."""
        every = form if self.speaker.you in seats else None
        *first, last = seats
        return join([*(self.speaker.seat(seat, every) for seat in first), self.speaker.seat(last, form)], self.lang)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
