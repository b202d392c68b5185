"""The score of the games to twelve: melds, a gubbe where the game has one, vinsten and sistan.

`{"melds": [[party, suit], …], "vinsten": party or null, "sistan": party}`; in place of `vinsten` there may be `counts`,
what each party's cards count for, and in place of all that is counted at the end `"gubbe": [verb, party, made]`. A
match that a meld has won is over: nothing more is told.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tolva_teach.games.base import Happening, Refused, Standing, evolve
from tolva_teach.games.tolva import Tolva, TolvaDeal
from tolva_teach.games.trickboard import Meld
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.rules.cards import SUITS, Suit
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, refused
from tolva_teach.score_keeping.keeping import (
    INCOMPLETE,
    Entry,
    EntryFault,
    EntryRefused,
    Keeping,
    Scored,
    only,
    whole_number,
)

_GUBBES = ("half", "whole")
AT_END = ("vinsten", "counts", "sistan")


class TrickScoring(Keeping):
    """Reads and scores what is told; what there is to tell is for `TrickKeeping`."""

    game: TrickGame
    unit = "points"

    @property
    def gubbes(self) -> tuple[str, ...]:
        """The gubbes that the game has."""
        return tuple(verb for verb in _GUBBES if verb in self.game.verbs)

    @property
    def whole(self) -> tuple[int, ...]:
        """What all cards count for together."""
        return tuple(self.game.worth(self.game.pack).values())

    def read(self, given: Mapping[str, Any]) -> Entry:
        only(given, "melds", *AT_END, *(("gubbe",) if self.gubbes else ()))
        if "counts" in given and "vinsten" in given:
            raise EntryFault("counts")
        melds = self._read_melds(given.get("melds", []))
        entry: dict[str, Any] = {"melds": melds} if melds else {}
        if "gubbe" in given:
            entry["gubbe"] = self._read_gubbe(given["gubbe"])
        if "vinsten" in given:
            entry["vinsten"] = None if given["vinsten"] is None else self._party(given["vinsten"], "vinsten")
        if "counts" in given:
            entry["counts"] = self._read_counts(given["counts"])
        if "sistan" in given:
            entry["sistan"] = self._party(given["sistan"], "sistan")
        return entry

    def score(self, entry: Entry, dealer: int, standing: Standing) -> Scored:
        deal, told = self.melded(entry, dealer, standing)
        if deal.over:
            self._nothing_more(entry)
            return Scored(deal.standing, told)
        gubbe = entry.get("gubbe")
        if gubbe is not None:
            return self._with_gubbe(deal, told, gubbe)
        if "sistan" not in entry:
            raise EntryRefused(INCOMPLETE)
        leaders, counted = self._leaders(entry)
        told += deal.score_tricks(leaders, entry["sistan"], counted)
        return Scored(deal.standing, told)

    def before_deal(self, standing: Standing, dealer: int) -> Iterator[Happening]:
        for party, points in enumerate(standing.score):
            if points:
                yield self.game.marked(party, points)
        if standing.carry:
            yield Happening("vinsten-worth", self.game.carry_rule, {"points": 1 + standing.carry})
        for party, points in enumerate(standing.score):
            yield from self._barred(party, points, dealer, standing)

    def after_match(self, first_dealer: int) -> Iterator[Happening]:
        if isinstance(self.game, Tolva):
            yield Happening("next-match", self.game.match_rule, {"dealer": self.game.next_match_dealer(first_dealer)})

    # Reading

    def _party(self, value: object, key: str) -> int:
        return whole_number(value, 0, self.game.party_count - 1, key)

    def _read_melds(self, given: object) -> tuple[tuple[int, Suit], ...]:
        if not isinstance(given, list) or len(given) > len(SUITS):
            raise EntryFault("melds")
        for meld in given:
            if not isinstance(meld, list) or len(meld) != 2 or meld[1] not in SUITS:
                raise EntryFault("melds")
        return tuple((self._party(party, "melds"), suit) for party, suit in given)

    def _read_gubbe(self, given: object) -> tuple[str, int, bool]:
        if not isinstance(given, list) or len(given) != 3 or not isinstance(given[2], bool):
            raise EntryFault("gubbe")
        if given[0] not in self.gubbes:
            raise EntryFault("gubbe")
        return given[0], self._party(given[1], "gubbe"), given[2]

    def _read_counts(self, given: object) -> tuple[tuple[int, ...], ...]:
        if not isinstance(given, list) or len(given) != self.game.party_count:
            raise EntryFault("counts")
        for counts in given:
            if not isinstance(counts, list) or len(counts) != len(self.whole):
                raise EntryFault("counts")
        most = max(self.whole)
        return tuple(tuple(whole_number(count, 0, most, "counts") for count in counts) for counts in given)

    # Judging and scoring

    def melded(self, entry: Entry, dealer: int, standing: Standing) -> tuple[TrickDeal, tuple[Happening, ...]]:
        """The deal with all its melds, and what is told of them."""
        deal = self.game.told_deal(dealer, standing)
        told: tuple[Happening, ...] = ()
        for party, suit in entry.get("melds", ()):
            if deal.over:
                raise EntryRefused(refused(self.game.meld_score_rule, "over-by-meld"))
            try:
                told += deal.tell_meld(party, suit)
            except Refused as refusal:
                raise EntryRefused(refusal.verdict) from None
        return deal, told

    def _nothing_more(self, entry: Entry) -> None:
        if any(key in entry for key in ("gubbe", *AT_END)):
            raise EntryRefused(refused(self.game.meld_score_rule, "over-by-meld"))

    def _with_gubbe(self, deal: TrickDeal, told: tuple[Happening, ...], gubbe: tuple[str, int, bool | None]) -> Scored:
        verb, party, made = gubbe
        if made is None:
            raise EntryRefused(INCOMPLETE)
        assert isinstance(deal, TolvaDeal)  # as no other game has one
        try:
            told += deal.tell_gubbe(verb, party, made=made)
        except Refused as refusal:
            raise EntryRefused(refusal.verdict) from None
        return Scored(deal.standing, told)

    def _leaders(self, entry: Entry) -> tuple[Sequence[int], Facts]:
        """Who has most of what vinsten goes by, and how much where that is told."""
        counts = entry.get("counts")
        if counts is None:
            if "vinsten" not in entry:
                raise EntryRefused(INCOMPLETE)
            taker = entry["vinsten"]
            return (range(self.game.party_count) if taker is None else [taker]), NO_FACTS
        if any(count is None for its in counts for count in its):
            raise EntryRefused(INCOMPLETE)
        totals = tuple(map(sum, zip(*counts, strict=True)))
        for total, whole in zip(totals, self.whole, strict=True):
            if total != whole:
                raise EntryRefused(refused(self.game.deck_rule, "wrong-sum", {"total": total, "count": whole}))
        return self.game.most(counts)

    def _barred(self, party: int, score: int, dealer: int, standing: Standing) -> Iterator[Happening]:
        """What the score bars a party from in the next deal."""
        deal = self.game.told_deal(dealer, standing)
        facts = {"party": party, "score": score}
        trump = meld_refusal(deal, party, SUITS[0])
        later = self.game.told_deal(dealer, standing)
        later.board = evolve(later.board, trump=SUITS[-1], melds=(Meld(0, SUITS[-1], self.game.meld_name(0)),))
        if meld_refusal(later, party, SUITS[0]) is not None and trump is not None:
            yield Happening("barred-melds", trump.rule, facts)
        elif trump is not None:
            yield Happening("barred-trump", trump.rule, facts)
        for verb in self.gubbes:
            gubbe = gubbe_refusal(deal, verb, party)
            if gubbe is not None:
                yield Happening("barred-half", gubbe.rule, facts)


def meld_refusal(deal: TrickDeal, party: int, suit: Suit) -> Verdict | None:
    """Why the party cannot have melded this next; None where it can."""
    if deal.over:
        return refused(deal.game.meld_score_rule, "over-by-meld")
    try:
        deal.copy().tell_meld(party, suit)
    except Refused as refusal:
        return refusal.verdict
    return None


def gubbe_refusal(deal: TrickDeal, verb: str, party: int) -> Verdict | None:
    """Why the party cannot have announced this; None where it can."""
    assert isinstance(deal, TolvaDeal)  # as no other game has one
    try:
        deal.copy().tell_gubbe(verb, party, made=True)
    except Refused as refusal:
        return refusal.verdict
    return None
