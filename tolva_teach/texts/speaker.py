"""Who is spoken to: how a seat or a party is called in a sentence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tolva_teach.texts.bundles import fill
from tolva_teach.texts.naming import join

FOUR_PARTIES = (0, 1, 0, 1)

NUMBER = "number"
"""The form of a party that says which form of a verb follows: of several names the same as of opponents."""


@dataclass(frozen=True)
class Speaker:
    """Speaks to one person, or to nobody in particular.

    The person's own seat is "you" and a nameless partner "your partner"; everyone else has the name given, or is
    "player 2", counted from one. Messages that quote a record call a nameless seat "seat 1", by the record's own
    number.
    """

    lang: str
    names: Sequence[str] | None = None
    """What the seats are called, if they have names; one that is empty counts as none."""
    parties: Sequence[int] = FOUR_PARTIES
    """Each seat's party."""
    you: int | None = None
    """The seat of the person spoken to."""
    quoting: bool = False
    """Whether nameless seats are called by the record's numbers."""

    def seat(self, seat: int, form: str | None = None) -> str:
        """The seat in words; `whose` and `whom` are its genitive and its object form."""
        if seat == self.you:
            return fill(self.lang, "seat-you", form, {})
        if name := self._name(seat):
            return fill(self.lang, "seat-named", form, {"name": name, "ending": name[-1:].lower()})
        if self.quoting:
            return fill(self.lang, "seat-quoted", form, {"number": seat})
        if self.relation(seat, self.you) == "partner":
            return fill(self.lang, "seat-partner", form, {})
        return fill(self.lang, "seat-numbered", form, {"number": seat + 1})

    def party(self, party: int, form: str | None = None) -> str:
        """The party in words: one's own side, the opponents, or its players' names."""
        seats = self._seats_of(party)
        if len(seats) == 1:
            return self.seat(seats[0], form)
        if self.you in seats:
            return fill(self.lang, "party-yours", form, {})
        if form == NUMBER or (self._has_nameless_partner and not self.quoting):
            return fill(self.lang, "party-opponents", form, {})
        players = [self.seat(seat) for seat in seats[:-1]] + [self.seat(seats[-1], form)]
        return join(players, self.lang)

    def own_first(self, seats: Iterable[int]) -> list[int]:
        """The seats as they stand, but for the person's own, which is named before the others: "you and player 5"."""
        return sorted(seats, key=lambda seat: seat != self.you)

    def who(self, seat: int) -> str:
        """For a sentence to choose by: `you`, or `other`."""
        return "you" if seat == self.you else "other"

    def which_party(self, party: int) -> str:
        """For a sentence to choose by: `you` (alone or with a partner), `team`, or `one` other player."""
        seats = self._seats_of(party)
        if self.you in seats:
            return "you"
        return "one" if len(seats) == 1 else "team"

    def relation(self, seat: int, to: int | None) -> str:
        """What one seat is to another: `self`, `partner` or `opponent`."""
        if seat == to:
            return "self"
        return "partner" if to is not None and self.parties[seat] == self.parties[to] else "opponent"

    @property
    def _has_nameless_partner(self) -> bool:
        """Whether the person has a partner who is called so: then the others are "your opponents"."""
        mates = [seat for seat in range(len(self.parties)) if self.relation(seat, self.you) == "partner"]
        return any(not self._name(seat) for seat in mates)

    def _name(self, seat: int) -> str:
        """The seat's name, empty where it has none."""
        return self.names[seat].strip() if self.names and 0 <= seat < len(self.names) else ""

    def _seats_of(self, party: int) -> list[int]:
        return [seat for seat, its in enumerate(self.parties) if its == party]
