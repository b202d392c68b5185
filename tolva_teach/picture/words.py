"""The few words that stand on a picture, or name what is on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tolva_teach.picture.svg import shortened
from tolva_teach.rules.cards import Suit
from tolva_teach.rules.table import MATADOR, Badge, Place, Table, TableCard, Tally, Zone
from tolva_teach.texts import (
    Speaker,
    card_name,
    has_sentence,
    join,
    say,
    sentence,
    signed,
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
        return capitalised(self.speaker.seat(seat))

    def is_short(self, seat: int, letters: int) -> bool:
        """Whether a nameless seat has room for no more than its number, in so many letters."""
        return not self._given(seat) and len(self.seat(seat)) > letters

    def name(self, seat: int, letters: int, *, short: bool = False) -> str:
        """The same in so many letters; a nameless seat keeps its number, and is `short` where others are."""
        name = self.seat(seat)
        if self._given(seat) or (len(name) <= letters and not (short and self.table.viewer != seat)):
            return name if len(name) <= letters else shortened(name, max(letters, 4))
        return self.text("seat-short", number=seat + 1)

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
        """What stands on a seat's sign: the first letter of the name on its plate, "you" and "your partner" among named
        seats too; else its number."""
        related = any(self.names) and self.speaker.relation(seat, self.speaker.you) != "opponent"
        return self.seat(seat)[0] if related or self._given(seat) else str(seat + 1)

    def _given(self, seat: int) -> str:
        """The seat's name, empty where it has none."""
        return self.names[seat].strip() if seat < len(self.names) else ""

    def party(self, party: int) -> str:
        """A party's name as it stands beside its score."""
        return capitalised(self.speaker.party(party))

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
        return capitalised(suit_name(suit, self.lang))

    def badge_name(self, badge: Badge) -> str:
        """What has been declared with a suit."""
        return self.text(f"badge-{badge.name}")

    def declared(self, name: str, badge: Badge, most: int) -> str:
        """What has been declared, under this name, and by whom, in so many letters at most."""
        return self.text("declared", name=name, seat=shortened(self.speaker.seat(badge.seat, "whom"), most))

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


def capitalised(text: str) -> str:
    """The words with a capital letter first, whatever follows."""
    return text[:1].upper() + text[1:]
