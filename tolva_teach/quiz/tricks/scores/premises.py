"""What one must know to count, beside what lies on the table."""

from collections.abc import Iterator
from typing import Any

from tolva_teach.quiz.tricks.scores.moments import ScoredMoment
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slips_of_gubbe import decided
from tolva_teach.texts import Speaker, say

OPTIONS = ("scoring", "eyes", "max_tjog", "forehand_trump")
"""The variants that bear on a score."""


def premises(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> Iterator[str]:
    """In sentences: the variants in play, what is asked about, and what is counted."""
    yield from _variants(scored, speaker)
    if scored.verdict is not None:
        yield from _of_meld(moment, speaker)
    elif scored.gubbe is not None:
        yield from _of_gubbe(scored, speaker)
    else:
        yield from _of_end(moment, scored, speaker)


def _variants(scored: Scored, speaker: Speaker) -> Iterator[str]:
    options = scored.game.options
    for key in OPTIONS:
        if key in options and options[key] != scored.game.options_known[key].default:
            yield say(f"scores-premise-{key.replace('_', '-')}-{str(options[key]).lower()}", {}, speaker)


def _of_meld(moment: ScoredMoment, speaker: Speaker) -> Iterator[str]:
    yield say("scores-premise-in" if moment.before.board.tricks else "scores-premise-forehand", {}, speaker)
    yield say("scores-premise-meld", {"suit": moment.last.args[0]}, speaker)


def _of_gubbe(scored: Scored, speaker: Speaker) -> Iterator[str]:
    """Who announced it and when, whose the trick is that lies there, and what half gubbe needs to know."""
    gubbe = scored.gubbe
    assert gubbe is not None  # else it is none
    trick = scored.board.tricks[-1]
    facts = {"announcer": gubbe.seat, "trick": gubbe.first + 1, "taker": trick.taker,
             "place": len(scored.board.tricks)}  # fmt: skip
    first = scored.board.tricks[0].leader == gubbe.seat and gubbe.first == 0
    yield say(f"scores-premise-{gubbe.verb}{'-forehand' if first else ''}", facts, speaker)
    yield say("scores-premise-lies", facts, speaker)
    yield say("scores-premise-included", {}, speaker)
    if gubbe.verb == "half":
        yield say("scores-premise-half-points", decided(scored), speaker)


def _of_end(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> Iterator[str]:
    if scored.carry:
        yield say("scores-premise-carry", {"count": scored.carry}, speaker)
    yield say("scores-premise-last", {"taker": scored.board.tricks[-1].taker}, speaker)
    yield say("scores-premise-included", {}, speaker)
    if moment.to_count:
        yield from _to_count(scored, speaker)


def _to_count(scored: Scored, speaker: Speaker) -> Iterator[str]:
    """The cards that count, of all parties but the one that has most of them."""
    counting, unit = counted_cards(scored), "matadors" if scored.counts_matadors else "points"
    *told, rest = sorted(range(len(counting)), key=lambda party: len(counting[party]))
    if not any(counting[party] for party in told):
        yield say("scores-premise-all", {"party": rest, "unit": unit}, speaker)
        return
    for party in told:
        facts: dict[str, Any] = {"party": party, "cards": counting[party], "unit": unit}
        yield say("scores-premise-cards" if counting[party] else "scores-premise-no-cards", facts, speaker)
    yield say("scores-premise-rest", {"party": rest}, speaker)


def counted_cards(scored: Scored) -> list[tuple[str, ...]]:
    """Each party's cards that count for anything, suit by suit from the top."""
    order = [of + rank for of in "SHDC" for rank in scored.game.ranks]
    counts = [card for card in order if any(scored.game.worth([card]).values())]
    return [tuple(card for card in counts if card in cards) for cards in scored.taken]
