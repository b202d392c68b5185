"""What is to be seen of the seats at a table, in words for a screen reader."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tolva_teach.picture.words import Words, capitalised
from tolva_teach.rules.cards import Rank
from tolva_teach.rules.table import Place, Sign, Swap
from tolva_teach.texts import card_name, has_sentence, join, number_in_letters, rank_name, say, suit_name


class SeatDescription:
    """Tells of the seats at one table, in one language."""

    def __init__(self, words: Words) -> None:
        self._words, self._table, self._speaker, self._lang = words, words.table, words.speaker, words.lang
        self._text = words.text

    def exchange(self, swap: Swap) -> str:
        """Who gives how many cards to whom, which they are where that is seen, and how far they have come."""
        giver, taker = swap.giver, swap.taker
        told = {
            "giver": self._speaker.seat(giver),
            "taker-whom": self._speaker.seat(taker, "whom"),
            "pair": self._seats(self._speaker.own_first((giver, taker))),
            "count-word": number_in_letters(swap.count, self._lang),
        }
        if swap.done:
            return capitalised(self._text("says-swapped", **told, count=swap.count))
        given = [card for zone in self._table.zones if swap.zone == zone.name for card in zone.cards if card.card]
        if given:
            names = join([card_name(card.card or "", self._lang, "the") for card in given], self._lang)
            return capitalised(self._text("says-swap-seen", **told, count=swap.count, cards=names))
        return capitalised(self._text("says-swap-given" if swap.given else "says-swap", **told, count=swap.count))

    def order(self) -> Iterable[str]:
        """The order of titles, where more seats have a place in it than the first and the last."""
        if self._ordered:
            placed = sorted((place.order or 0, place.seat) for place in self._table.places)
            yield self._text("says-order", seats=join([self._speaker.seat(seat) for _, seat in placed], self._lang))

    def known(self, place: Place) -> Iterable[str]:
        """What the viewer can know of a seat's hand, as far as its plate says it, and whether that is all."""
        known = place.known
        if known is None or known.nothing:
            return
        seat = self._speaker.seat(place.seat)
        if known.lacks:
            lacks = [self._sign(sign) or rank_name(sign.rank, self._lang, "many") for sign in known.lacks]
            yield capitalised(self._text("says-known-lacks", seat=seat, cards=", ".join(lacks)))
        if known.holds:
            counts = Counter(known.holds).items()
            holds = [self._sign(sign) or self._at_least(count, sign.rank) for sign, count in counts]
            yield capitalised(self._text("says-known-holds", seat=seat, cards=", ".join(holds)))
        if known.more:
            yield capitalised(self._text("says-known-more", seat=seat))

    def _sign(self, sign: Sign) -> str:
        """A card or a suit in words; nothing for any card of a rank."""
        if sign.suit and sign.rank:
            return card_name(sign.suit + sign.rank, self._lang)
        return suit_name(sign.suit, self._lang) if sign.suit else ""

    def _at_least(self, count: int, of: Rank) -> str:
        return say("picture-says-known-at-least", {"count": count, "rank": of}, self._speaker)

    @property
    def _ordered(self) -> bool:
        """Whether the order of titles is told: not where there is nobody between the first and the last."""
        places = self._table.places
        return all(place.order is not None for place in places) and not all(place.title for place in places)

    def marks(self) -> Iterable[str]:
        """What is to be seen of the seats. The order of titles tells of these too, in an exchange it is nobody's turn
        to play, and where there is a pot, whoever is out is so until it is decided."""
        told = {place.title for place in self._table.places} if self._ordered else set()
        instead = {"to-act": "exchanges"} if self._table.swaps else {}
        if self._table.pot is not None:
            instead["out"] = "out-for-good"
        for mark in sorted({mark for place in self._table.places for mark in place.marks} - told):
            said = instead.get(mark, mark)
            if not has_sentence(self._lang, f"picture-says-{said}"):
                continue
            marked = self._speaker.own_first(place.seat for place in self._table.places if mark in place.marks)
            if mark == "out" and len(marked) > 1 and all(self._table.places[seat].gone_out for seat in marked):
                marked.sort(key=lambda seat: self._table.places[seat].gone_out or 0)
                said = "out-in-order"
            seats = {"seats": self._seats(marked), "seats-whose": self._seats(marked, "whose")}
            yield capitalised(self._text(f"says-{said}", **seats, count=len(marked)))

    def _seats(self, seats: Sequence[int], form: str | None = None) -> str:
        """A list of seats, the last of them in this form, or all: that of "you" is another word."""
        every = form if self._speaker.you in seats else None
        *first, last = seats
        return join(
            [*(self._speaker.seat(seat, every) for seat in first), self._speaker.seat(last, form)],
            self._lang,
        )
