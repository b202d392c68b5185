"""Why the match stands as it does: what was written down, line by line, in the words of what happened."""

from collections.abc import Iterator, Sequence

from tolva_teach.cards import Card
from tolva_teach.games.bondtolva.scoring import MATADORS
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.quiz.tricks.scores.moments_v1 import ScoredMoment
from tolva_teach.quiz.tricks.scores.premises import counted_cards
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Slip
from tolva_teach.quiz.tricks.scores.slips_of_gubbe import decided
from tolva_teach.texts import Speaker, happening, reason, say

LINES = ("meld-scored", "vinsten", "vinsten-tied", "sistan", "fell-back", "gubbe-made", "gubbe-failed", "match-won")
"""The kinds of happening that are told, in the order in which they happen."""


def right(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> str:
    """The lines in order, and how the match then stands."""
    return " ".join(_sentences(moment, scored, speaker))


def _sentences(moment: ScoredMoment, scored: Scored, speaker: Speaker) -> Iterator[str]:
    if scored.verdict is not None and not scored.verdict:
        yield reason(scored.verdict, moment.last, speaker)
    elif scored.gubbe is not None and not scored.ledger.lines:
        yield say("scores-right-open", decided(scored), speaker)
    if moment.to_count:
        for party, cards in enumerate(scored.taken):
            yield _counted(scored, party, cards, speaker)
    told = [scored.happened[kind] for kind in LINES if kind in scored.happened]
    yield from (happening(its, speaker) for its in told)
    if scored.verdict and scored.ledger.outcome.winner is None and scored.ledger.added[scored.party] >= TARGET:
        yield say("scores-right-plays-on", {}, speaker)
    if "match-won" not in scored.happened:
        yield say("scores-right-stands", {"scores": scored.ledger.outcome.scores}, speaker)


def wrong(moment: ScoredMoment, scored: Scored, slip: Slip, speaker: Speaker) -> str:
    """What is forgotten or counted wrongly; of a meld that may not be made, by the engine's refusal too."""
    said = say(f"scores-slip-{slip.case}", slip.facts, speaker)
    if scored.verdict is None or scored.verdict:
        return said
    return f"{said} {reason(scored.verdict, moment.last, speaker)}"


def _counted(scored: Scored, party: int, cards: Sequence[Card], speaker: Speaker) -> str:
    """What a party's cards are worth, added up."""
    points = sorted((scored.game.points_of[card] for card in cards), reverse=True)
    facts = {"party": party, "addends": points, **scored.game.worth(cards)}
    if not scored.in_bondtolva:
        return say("scores-right-counted", facts, speaker)
    facts["cards"] = [card for card in counted_cards(scored)[party] if card in MATADORS]
    return say("scores-right-counted-matadors", facts, speaker)


def rules_told(scored: Scored) -> Sequence[str]:
    """The rules of the lines, in order."""
    if scored.verdict is not None and not scored.verdict:
        return (scored.verdict.rule,)
    if scored.gubbe is not None:
        return (f"tolva.{scored.gubbe.verb}{'.score' if scored.gubbe.verb == 'half' else ''}",)
    told = [scored.happened[kind].rule for kind in LINES if kind in scored.happened]
    if "vinsten" in scored.happened and scored.carry:
        told.insert(1, scored.rule("carry"))
    return tuple(dict.fromkeys(told))
