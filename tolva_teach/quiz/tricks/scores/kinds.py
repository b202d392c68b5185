"""The kinds of situation that questions about scores are planned and counted by."""

from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.quiz.tricks.scores.moments import ScoredMoment
from tolva_teach.quiz.tricks.scores.scored import Scored


def kinds_of(moment: ScoredMoment, scored: Scored) -> frozenset[str]:
    """The kinds that a moment is of.

    A meld: `trump`, `later`, `forehand` (before the first lead); on top of that `meld-wins`, `plays-on` (twelve points,
    and still no end); or it may not be made: `from-eleven`, `one-tjog`, else `barred`. A gubbe: `half-made`,
    `half-failed` (a trick is lost), `half-short` (of card points), `half-open`, `whole-made`, `whole-below` (made below
    zero), `whole-failed`. The end of a deal: `plain`; or `tie`, `carry`, `eyes`, `late-eyes` for vinsten; `wins`,
    `order`, `exact`, `both-exact`, `falls`, `gotland` for the match; on top of that `count`.
    """
    if scored.verdict is not None:
        return frozenset(_of_meld(scored))
    if scored.gubbe is not None:
        return frozenset({_of_gubbe(scored)})
    found = {*_of_vinsten(scored), *_of_match(scored)} or {"plain"}
    return frozenset(found | {"count"} if moment.to_count else found)


def _of_meld(scored: Scored) -> set[str]:
    assert scored.verdict is not None  # else it is no meld
    if not scored.verdict:
        return {_BARRED.get(scored.verdict.rule, "barred")}
    found = {"trump" if len(scored.board.melds) == 1 else "later"}
    if not scored.board.tricks:
        found.add("forehand")
    if scored.ledger.added[scored.party] >= TARGET:
        found.add("plays-on" if scored.ledger.outcome.winner is None else "meld-wins")
    return found


_BARRED = {"bond.option.gotland": "from-eleven", "bond.option.one-tjog": "one-tjog"}


def _of_gubbe(scored: Scored) -> str:
    assert scored.gubbe is not None  # else it is none
    verb, line = scored.gubbe.verb, scored.ledger.line("gubbe")
    if line is None:
        return f"{verb}-open"
    if line.points > 0:
        return "whole-below" if verb == "whole" and scored.ledger.before[line.party] < 0 else f"{verb}-made"
    lost = scored.happened["gubbe-failed"].facts["taker"] is not None
    return f"{verb}-failed" if lost else f"{verb}-short"


def _of_vinsten(scored: Scored) -> set[str]:
    if "vinsten" not in scored.happened:
        return {"tie"}
    if scored.happened["vinsten"].facts.get("level", 1) > 1:
        return {"late-eyes" if scored.game.counts_by_variant else "eyes"}
    return {"carry"} if scored.carry else set()


def _of_match(scored: Scored) -> set[str]:
    winner, added = scored.ledger.outcome.winner, scored.ledger.added
    game, there = scored.game, sum(points >= TARGET for points in added)
    if game.falls_to is not None:
        if winner is None:
            return {"falls"} if max(added) > TARGET else set()
        return {"both-exact" if added.count(TARGET) > 1 else "exact"}
    if winner is None:
        return set()
    if there < 2:
        return {"wins"}
    return {"order" if game.choosing_rule == game.score_order_rule else game.scoring_name}
