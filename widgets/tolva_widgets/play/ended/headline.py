"""What stands above a deal or a match that is over, in a line: what came of it for the learner, and for the others."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.table import Tally, Unit
from tolva_teach.texts import say, signed, standing
from tolva_widgets.play.ended.places import Place, place_in_match, place_in_round
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay.words import capitalised

Scores = Sequence[tuple[Tally, Tally]]
"""Each party's score as the deal began, and as it stands now."""

MOST_NAMED = 3
"""So many parties' points are told one by one at most; a longer line nobody takes in at a glance."""


def deal_headline(words: PlayWords, own: int, scores: Scores, decided: Sequence[Happening]) -> str:
    """What came of the deal.

    Args:
        words: speaks of the session.
        own: the learner's party.
        scores: of all parties; none where the game has no score.
        decided: what decided the deal.
    """
    if not scores:
        return words.say("ending-deal")
    match = words.match
    if match.deal.standing.order is not None:
        return _placed(words, "ending-deal-rounds", place_in_round(match.deal.standing.order, match.seat))
    return _of_lives(words, decided) if scores[0][1].unit == "lives" else _of_points(words, own, scores)


def match_headline(words: PlayWords, own: int, units: Sequence[Unit]) -> str:
    """That the match is over, and who has won it; where more than two have played for it, one's own place.

    Args:
        words: speaks of the session.
        own: the learner's party.
        units: what each party's score counts.
    """
    won_by = words.match.deal.standing.winner
    if won_by == own:
        return words.say("ending-match-won")
    assert won_by is not None
    winner = words.speaker.party(won_by)
    if len(units) < 3 or units[0] == "rounds":
        return words.say("ending-match-over", winner=winner)
    return _placed(words, "ending-match-placed", place_in_match(words.match.ongoing, own, units[0]), winner=winner)


def final_score(words: PlayWords, own: int, tallies: Sequence[Tally]) -> str:
    """How a match ended: the score, and where it was played for points by how much one won or lost.

    Args:
        words: speaks of the session.
        own: the learner's party.
        tallies: each party's score.
    """
    unit, scores = tallies[0].unit, {its.party: its.score for its in tallies}
    told = f"{capitalised(standing(scores.items(), unit, words.speaker))}."
    if unit != "points":
        return told
    mine = scores[own]
    if len(scores) == 2:
        told = words.say("ending-final", own=signed(mine), other=signed(sum(scores.values()) - mine))
    won_by = words.match.deal.standing.winner
    beaten = max(score for party, score in scores.items() if party != own)
    margin = mine - beaten if won_by == own else scores[won_by] - mine if won_by is not None else 0
    if margin <= 0:  # both had enough, and the order in which they were counted has decided
        return told
    return f"{told} {words.say('ending-ahead' if won_by == own else 'ending-short', margin=margin)}"


def _placed(words: PlayWords, key: str, place: Place, **facts: str) -> str:
    """A sentence that tells a place."""
    end = "first" if place.place == 1 else "last" if place.is_last else "between"
    shared = "yes" if place.shared else "no"
    return words.say(key, place=place.place, count=place.places, end=end, shared=shared, **facts)


# Points


def _of_points(words: PlayWords, own: int, scores: Scores) -> str:
    """One's own points first, then those of the others, or of those of them who got most."""
    changes = {now.party: now.score - before.score for before, now in scores}
    if not any(changes.values()):
        return words.say("ending-deal-nothing")
    mine = changes.pop(own)
    told = words.say("ending-deal-points" if mine >= 0 else "ending-deal-points-lost", change=abs(mine))
    return ", ".join([told, *_of_others(words, mine, changes)])


def _of_others(words: PlayWords, mine: int, changes: dict[int, int]) -> Iterable[str]:
    most = max(changes.values())
    few = len(changes) < MOST_NAMED
    for party, change in changes.items():
        if few or most == change > mine:
            yield words.say("ending-points-other", party=words.speaker.party(party), change=signed(change))


# Lives


def _of_lives(words: PlayWords, decided: Sequence[Happening]) -> str:
    """Who knocked, or had 31, and who loses a life by it or is out."""
    out = {its.facts["seat"] for its in decided if its.kind == "out"}
    lost = dict.fromkeys((seat for its in decided if its.kind == "lost-life" for seat in its.facts["losers"]), 1)
    lost |= {its.facts["seat"]: its.facts["count"] for its in decided if its.kind == "lost-two"}
    zones = words.match.step.table(words.match.seat).zones
    played = {zone.seat for zone in zones if zone.kind == "hand" and zone.cards}
    fates = _Fates(words, out, {seat: count for seat, count in lost.items() if seat not in out}, played)
    best = next((its.facts["seat"] for its in decided if its.kind == "shows-31"), None)
    if best is None:
        return words.say("ending-deal-lives", told=", ".join(fates.with_knock()))
    told, head = ", ".join(fates.told(beside=best)), say("ending-lives-31", {"seat": best}, words.speaker)
    return f"{head} {capitalised(told) if best == words.match.seat else told}"


@dataclass(frozen=True)
class _Fates:
    """Tells who is out, and who loses something and plays on."""

    words: PlayWords
    out: Collection[int]
    lost: Mapping[int, int]
    """How many lives each of the others has lost who has lost any."""
    played: Collection[int | None]
    """The seats that were in the deal."""

    def told(self, beside: int | None = None) -> Iterable[str]:
        """It in parts, after another seat was told of; or that nobody loses anything."""
        if not (self.out or self.lost):
            yield self.words.say("ending-lives-nobody")
        if self.out:
            yield say("ending-lives-out", {"losers": tuple(sorted(self.out))}, self.words.speaker)
        for seat, count in self.lost.items():
            if count > 1:
                yield say("ending-lives-lost-two", {"seat": seat, "count": count}, self.words.speaker)
        losers = tuple(seat for seat, count in self.lost.items() if count == 1)
        if len(losers) >= MOST_NAMED and {beside, *losers} == {*self.played}:
            yield self.words.say("ending-lives-lost-many")
        elif losers:
            yield say("ending-lives-lost", {"losers": losers}, self.words.speaker)

    def with_knock(self) -> Iterable[str]:
        """The same after who knocked, of whom it is told in one breath what the knock has cost."""
        knocker = _knocker(self.words)
        if knocker is None:
            yield from self.told()
            return
        fate = "-out" if knocker in self.out else "-lost" if knocker in self.lost else ""
        facts = {"knocker": knocker, "count": self.lost.get(knocker, 0)}
        yield say(f"ending-lives-knocked{fate}", facts, self.words.speaker)
        others = replace(
            self,
            out=[seat for seat in self.out if seat != knocker],
            lost={seat: count for seat, count in self.lost.items() if seat != knocker},
        )
        if not fate or others.out or others.lost:
            yield from others.told(beside=knocker)


def _knocker(words: PlayWords) -> int | None:
    """Who has knocked in the deal, if anybody has."""
    table = words.match.step.table(words.match.seat)
    return next((place.seat for place in table.places if "knocked" in place.marks), None)
