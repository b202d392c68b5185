"""What one gets wrong about a meld: what it is worth, when it counts, and whether it may be made."""

from collections.abc import Iterator

from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.melding import LATER_POINTS, TRUMP_POINTS
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Change, Slip, given, left_out, moved, won_by, worth
from tolva_teach.rules.verdicts import NO_FACTS, Verdict


def slips(scored: Scored) -> Iterator[Slip]:
    """The likelier ones among those that come to the same stand first."""
    assert scored.verdict is not None  # else it is no meld
    yield from _of_worth(scored) if scored.verdict else _of_barred(scored, scored.verdict)


def _of_worth(scored: Scored) -> Iterator[Slip]:
    rule, number = scored.game.meld_score_rule, len(scored.board.melds)
    yield Slip("meld", rule, f"meld-not-yet{_though_near(scored)}", NO_FACTS, left_out("meld"))
    if number == 1:
        yield Slip("meld", rule, "trump-as-later", NO_FACTS, worth("meld", LATER_POINTS))
        yield Slip("meld", rule, "trump-and-later", NO_FACTS, worth("meld", TRUMP_POINTS + LATER_POINTS))
    else:
        yield Slip("meld", rule, "meld-as-trump", NO_FACTS, worth("meld", TRUMP_POINTS))
        yield Slip("meld", rule, "meld-by-number", {"count": max(number, 3)}, worth("meld", max(number, 3)))
    for_others = "meld-for-others" if scored.game.party_count == scored.game.players else "meld-for-others-team"
    for other in scored.others:
        yield Slip("whose", rule, for_others, {"party": scored.party}, moved("meld", other))
    yield from _of_match(scored)


def _though_near(scored: Scored) -> str:
    """What the sentence's name ends in where one may think that the score bars the meld."""
    if scored.ledger.added[scored.party] < TARGET:
        return ""
    game = scored.game
    if game.ends_at_once or not game.scoring_name:
        return "-out"
    of_trump = "-trump" if game.meld_bar is not None and len(scored.board.melds) == 1 else ""
    return f"-{game.scoring_name}{of_trump}"


def _of_match(scored: Scored) -> Iterator[Slip]:
    """That the match goes on, or ends, where it is the other way."""
    winner, added = scored.ledger.outcome.winner, scored.ledger.added[scored.party]
    facts = {"party": scored.party, "score": added}
    if winner is not None:
        yield Slip("match", scored.game.meld_score_rule, "meld-does-not-end", facts, won_by(None))
    elif added >= TARGET:
        yield Slip("match", scored.match_rule, "meld-ends", facts, won_by(scored.party))


def _of_barred(scored: Scored, verdict: Verdict) -> Iterator[Slip]:
    """A meld that may not be made is counted all the same; it might win the match with that."""
    points = LATER_POINTS if scored.board.melds else TRUMP_POINTS
    facts = {**verdict.facts, "points": points, "party": scored.party}
    other = TRUMP_POINTS + LATER_POINTS - points
    counted = given("meld", (scored.party,), points)
    if scored.ledger.before[scored.party] + points >= TARGET:
        yield Slip("meld", verdict.rule, "barred", facts, _then(counted, won_by(scored.party)))
    yield Slip("meld", verdict.rule, "barred", facts, counted)
    yield Slip("meld", verdict.rule, "barred", facts, given("meld", (scored.party,), other))
    for party in scored.others:
        yield Slip("meld", verdict.rule, "barred", facts, given("meld", (party,), points))


def _then(first: Change, second: Change) -> Change:
    return lambda ledger: second(first(ledger))
