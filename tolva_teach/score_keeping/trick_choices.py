"""What there is to tell of a deal in the games to twelve, choice by choice (`trick_scores` says how it is written)."""

from collections.abc import Iterator, Mapping

from tolva_teach.games.base import Standing
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.rules.cards import SUITS
from tolva_teach.score_keeping.keeping import Choice, Entry, EntryRefused, Field, digits, without
from tolva_teach.score_keeping.trick_scores import AT_END, TrickScoring, gubbe_refusal, meld_refusal

TIED = "tied"
"""The value of the choice that nobody takes vinsten."""

_MADE: Mapping[str, bool] = {"made": True, "failed": False}


class TrickKeeping(TrickScoring):
    """Keeps the score of a match to twelve."""

    def fields(self, entry: Entry, dealer: int, standing: Standing) -> Iterator[Field]:
        try:
            deal, _ = self.melded(entry, dealer, standing)
        except EntryRefused:  # it was told when the score was another
            deal = self.game.told_deal(dealer, standing)
        gubbe = entry.get("gubbe")
        if gubbe is None:
            yield from (self._meld_field(entry, deal, party) for party in range(self.game.party_count))
        if self.gubbes and (gubbe is not None or not entry.get("melds")):
            yield self._gubbe_field(deal, gubbe)
        if gubbe is not None:
            made = {True: "made", False: "failed", None: ""}[gubbe[2]]
            yield Field("made", tuple(Choice(code, code, chosen=code == made) for code in _MADE))
        elif not deal.over:
            yield from self._end_fields(entry)

    def tell(self, entry: Entry, name: str, value: str, dealer: int, standing: Standing) -> Entry:
        if name == "melds":
            return self._without_end(self._tell_meld(entry, value), dealer, standing)
        teller = {
            "gubbe": self._tell_gubbe,
            "made": self._tell_made,
            "vinsten": self._tell_vinsten,
            "sistan": self._tell_sistan,
        }.get(name)
        if teller is not None:
            return teller(entry, value)
        return self._tell_count(entry, name, value) if name.startswith("counts.") else entry

    # Telling

    def _meld_field(self, entry: Entry, deal: TrickDeal, party: int) -> Field:
        melds = list(entry.get("melds", ()))
        choices = []
        for suit in SUITS:
            chosen = (party, suit) in melds
            refusal = None if chosen else meld_refusal(deal, party, suit)
            place = melds.index((party, suit)) + 1 if chosen else None
            choices.append(Choice(f"{party}.{suit}", "suit", {"suit": suit}, chosen, refusal, place))
        return Field("melds", tuple(choices), {"party": party})

    def _gubbe_field(self, deal: TrickDeal, gubbe: tuple[str, int, bool | None] | None) -> Field:
        def choice(verb: str, party: int) -> Choice:
            chosen = gubbe is not None and gubbe[:2] == (verb, party)
            refusal = None if chosen else gubbe_refusal(deal, verb, party)
            return Choice(f"{verb}.{party}", f"gubbe-{verb}", {"party": party}, chosen, refusal)

        parties = range(self.game.party_count)
        choices = tuple(choice(verb, party) for verb in self.gubbes for party in parties)
        return Field("gubbe", choices, seldom=gubbe is None)

    def _end_fields(self, entry: Entry) -> Iterator[Field]:
        counts, parties = entry.get("counts"), range(self.game.party_count)
        if counts is None:
            told = str(entry["vinsten"]) if entry.get("vinsten") is not None else TIED if "vinsten" in entry else ""
            takers = [Choice(str(party), "party", {"party": party}, told == str(party)) for party in parties]
            yield Field("vinsten", (*takers, Choice(TIED, "tied", chosen=told == TIED)))
        last = entry.get("sistan")
        yield Field("sistan", tuple(Choice(str(party), "party", {"party": party}, party == last) for party in parties))
        for party in parties:
            for place, what in enumerate(self.game.worth(())):
                count = None if counts is None else counts[party][place]
                number = "" if count is None else str(count)
                yield Field(f"counts.{party}.{what}", (), {"party": party}, number, seldom=True)

    def _tell_meld(self, entry: Entry, value: str) -> Entry:
        party, _, suit = value.partition(".")
        number = digits(party)
        if number is None or number >= self.game.party_count or suit not in SUITS:
            return entry
        melds = list(entry.get("melds", ()))
        meld = (number, suit)
        if meld in melds:
            melds.remove(meld)
        else:
            melds.append(meld)
        rest = without(entry, "gubbe", "melds")
        return {**rest, "melds": tuple(melds)} if melds else rest

    def _without_end(self, entry: Entry, dealer: int, standing: Standing) -> Entry:
        """The entry without what is counted at the end, where a meld has won the match before."""
        try:
            deal, _ = self.melded(entry, dealer, standing)
        except EntryRefused:
            return entry
        return without(entry, *AT_END) if deal.over else entry

    def _tell_gubbe(self, entry: Entry, value: str) -> Entry:
        verb, _, party = value.partition(".")
        number = digits(party)
        if verb not in self.gubbes or number is None or number >= self.game.party_count:
            return entry
        before = entry.get("gubbe")
        if before is not None and before[:2] == (verb, number):
            return without(entry, "gubbe")
        return {**without(entry, *AT_END), "gubbe": (verb, number, None if before is None else before[2])}

    def _tell_made(self, entry: Entry, value: str) -> Entry:
        gubbe = entry.get("gubbe")
        return entry if gubbe is None or value not in _MADE else {**entry, "gubbe": (*gubbe[:2], _MADE[value])}

    def _tell_vinsten(self, entry: Entry, value: str) -> Entry:
        party = digits(value)
        if value != TIED and (party is None or party >= self.game.party_count):
            return entry
        return {**without(entry, "counts"), "vinsten": party}

    def _tell_sistan(self, entry: Entry, value: str) -> Entry:
        party = digits(value)
        return entry if party is None or party >= self.game.party_count else {**entry, "sistan": party}

    def _tell_count(self, entry: Entry, field: str, value: str) -> Entry:
        """One party's count; where two parties share all there is, the other's follows."""
        _, party, what = field.split(".", 2)
        number, known, count = digits(party), list(self.game.worth(())), digits(value)
        if number is None or number >= self.game.party_count or what not in known:
            return entry
        place, players = known.index(what), self.game.party_count
        empty = tuple((None,) * len(known) for _ in range(players))
        counts = [list(its) for its in entry.get("counts", empty)]
        counts[number][place] = count
        if players == 2 and count is not None and count <= self.whole[place]:
            counts[1 - number][place] = self.whole[place] - count
        if all(its is None for party_counts in counts for its in party_counts):
            return without(entry, "counts")
        return {**without(entry, "vinsten"), "counts": tuple(map(tuple, counts))}
