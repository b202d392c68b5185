"""What one gets wrong about a gubbe: whether it is made, what it is worth, and what is not counted beside it."""

from collections.abc import Iterator
from typing import Any

from tolva_teach.games.gubbe import HALF_CARD_POINTS, HALF_POINTS, WHOLE_POINTS, Gubbe
from tolva_teach.quiz.tricks.scores.ledger import Ledger, Line, Order, Outcome
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Change, Slip, given, won_by, worth


def slips(scored: Scored) -> Iterator[Slip]:
    """The likelier ones among those that come to the same stand first."""
    gubbe, line = scored.gubbe, scored.ledger.line("gubbe")
    assert gubbe is not None  # else it is none
    if line is None:
        yield from _of_open(scored, gubbe)
        return
    yield from _of_made(scored, gubbe, line) if line.points > 0 else _of_failed(scored, gubbe, line)
    yield from _of_worth(scored, gubbe, line)
    taker = scored.game.parties[scored.board.tricks[-1].taker]
    yield Slip("sistan", _rule(gubbe), "gubbe-and-sistan", decided(scored), given("sistan", (taker,), 1))


def _rule(gubbe: Gubbe) -> str:
    return "tolva.half.score" if gubbe.verb == "half" else "tolva.whole"


def decided(scored: Scored) -> dict[str, Any]:
    """What decides it: how many of its tricks its party has taken, with how much, and what is left to play."""
    game, last = scored.game, scored.board.tricks[-1].taker
    assert scored.gubbe is not None  # else nothing is decided
    return {
        "party": scored.party,
        "points": scored.gubbe.points,
        "count": len(scored.gubbe_tricks),
        "card_points": game.points.in_tricks(scored.gubbe_tricks),
        "stock": game.points.in_pack - game.points.in_tricks(scored.board.tricks),
        "least": HALF_CARD_POINTS,
        "taker": None if game.parties[last] == scored.party else last,
    }


def _of_worth(scored: Scored, gubbe: Gubbe, line: Line) -> Iterator[Slip]:
    """One gubbe for the other."""
    facts, sign = decided(scored), 1 if line.points > 0 else -1
    if gubbe.verb == "half":
        yield Slip("gubbe", _rule(gubbe), "half-doubled", facts, worth("gubbe", sign * WHOLE_POINTS))
    else:
        yield Slip("gubbe", _rule(gubbe), "whole-halved", facts, worth("gubbe", sign * HALF_POINTS))


def _of_made(scored: Scored, gubbe: Gubbe, line: Line) -> Iterator[Slip]:
    rule, party, facts = _rule(gubbe), scored.party, decided(scored)
    yield Slip("gubbe", rule, f"{gubbe.verb}-is-made", facts, worth("gubbe", -line.points))
    yield Slip("vinsten", rule, "gubbe-and-vinsten", facts, given("vinsten", (party,), 1))
    yield Slip("both", rule, "gubbe-and-both", facts, given("vinsten", (party,), 2))
    before = scored.ledger.before[party]
    if gubbe.verb == "whole":
        if before < 0:
            told = {**facts, "addends": (before, line.points), "total": before + line.points}
            yield Slip("gubbe", rule, "whole-from-nought", told, _from_nought(party))
            yield Slip("match", rule, "whole-below-wins", told, won_by(party))
        else:
            yield Slip("match", rule, "whole-does-not-win", facts, won_by(None))


def _of_failed(scored: Scored, gubbe: Gubbe, line: Line) -> Iterator[Slip]:
    rule, facts = _rule(gubbe), decided(scored)
    short = "-for-points" if facts["taker"] is None else ""
    yield Slip("gubbe", rule, f"{gubbe.verb}-fails{short}", facts, worth("gubbe", -line.points))
    yield Slip("gubbe", rule, "gubbe-nothing-lost", facts, worth("gubbe", 0))
    for other in scored.others:
        yield Slip("gubbe", rule, "gubbe-to-others", facts, _for_others(other, gubbe.points))
    yield Slip("below", rule, "gubbe-to-nought", facts, _no_lower_than_nought)


def _of_open(scored: Scored, gubbe: Gubbe) -> Iterator[Slip]:
    """A gubbe that is not decided yet."""
    rule, facts, party = _rule(gubbe), decided(scored), (scored.party,)
    yield Slip("gubbe", rule, "open-is-not-made", facts, given("gubbe", party, gubbe.points))
    standing = "open-has-enough" if facts["card_points"] >= facts["least"] else "open-has-not-failed"
    yield Slip("gubbe", rule, standing, facts, given("gubbe", party, -gubbe.points))
    yield Slip("gubbe", rule, "open-doubled", facts, given("gubbe", party, WHOLE_POINTS))
    yield Slip("gubbe", rule, "open-and-vinsten", facts, given("vinsten", party, 1))
    for other in scored.others:
        yield Slip("gubbe", rule, "open-for-others", facts, given("gubbe", (other,), gubbe.points))


def _for_others(party: int, points: int) -> Change:
    return lambda ledger: ledger.changed("gubbe", party=party, points=points)


def _no_lower_than_nought(ledger: Ledger) -> Ledger:
    def settling(score: tuple[int, ...], order: Order) -> Outcome:
        return Outcome(tuple(max(points, 0) for points in score), ledger.settling(score, order).winner)

    return ledger.settled(settling)


def _from_nought(party: int) -> Change:
    """Whoever is below zero is counted from zero."""

    def change(ledger: Ledger) -> Ledger:
        lifted = tuple(max(was, 0) if its == party else was for its, was in enumerate(ledger.before))
        return Ledger(lifted, ledger.lines, ledger.settling)

    return change
