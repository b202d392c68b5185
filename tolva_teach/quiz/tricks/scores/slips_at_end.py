"""What one gets wrong at the end of a deal: vinsten, sistan, their order, and when a match is won."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.melding import LATER_POINTS, TRUMP_POINTS
from tolva_teach.quiz.tricks.scores.ledger import Ledger, Line, Order, Outcome, goes_on
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Change, Slip, given, left_out, moved, won_by, worth
from tolva_teach.rules.cards import Card, rank
from tolva_teach.rules.verdicts import NO_FACTS, Facts


def slips(scored: Scored) -> Iterator[Slip]:
    """The likelier ones among those that come to the same stand first."""
    yield from _of_vinsten(scored) if "vinsten" in scored.happened else _of_tie(scored)
    yield from _of_sistan(scored)
    yield from _of_melds_before(scored)
    yield from _of_order(scored)
    yield from _of_match(scored)


def _of_sistan(scored: Scored) -> Iterator[Slip]:
    rule, its = scored.rule("sistan"), scored.happened["sistan"].facts["party"]
    yield Slip("sistan", rule, "sistan-forgotten", {"party": its}, left_out("sistan"))
    taker = {"taker": scored.board.tricks[-1].taker, "party": its}
    for party in range(scored.game.party_count):
        if party != its:
            yield Slip("sistan", rule, "sistan-elsewhere", taker, moved("sistan", party))


# Vinsten that somebody takes.


def _of_vinsten(scored: Scored) -> Iterator[Slip]:
    rule, facts = scored.rule("vinsten"), scored.happened["vinsten"].facts
    if scored.counts_matadors:
        yield from _counted_otherwise(scored)
    yield Slip("vinsten", rule, "vinsten-forgotten", facts, left_out("vinsten"))
    yield from _vinsten_elsewhere(scored, rule, facts)
    if scored.carry:
        yield from _of_carry(scored, facts)
    else:
        case = "vinsten-two-matadors" if scored.counts_matadors else "vinsten-two"
        yield Slip("vinsten", rule, case, NO_FACTS, worth("vinsten", 2))


def _of_carry(scored: Scored, facts: Facts) -> Iterator[Slip]:
    """What waits from deals before is left out, counted once for several, or once too often, or put on sistan."""
    rule, points = scored.rule("carry"), facts["points"]
    told = {"points": points, "count": scored.carry}
    yield Slip("vinsten", rule, "carry-forgotten", told, worth("vinsten", 1))
    if scored.carry > 1:
        yield Slip("vinsten", rule, "carry-once", told, worth("vinsten", 2))
    else:
        yield Slip("vinsten", rule, "carry-twice", told, worth("vinsten", 3))
    yield Slip("both", rule, "carry-on-sistan", told,
               lambda ledger: ledger.changed("vinsten", points=1).changed("sistan", points=points))  # fmt: skip


def _vinsten_elsewhere(scored: Scored, rule: str, facts: Facts) -> Iterator[Slip]:
    """To the one with most tricks, or who takes sistan, or to another."""
    counted = "-matadors" if scored.counts_matadors else ""
    sistan = scored.happened["sistan"].facts["party"]
    for party in range(scored.game.party_count):
        if party == facts["party"]:
            continue
        if party == scored.most_tricks:
            case = f"vinsten-by-tricks{counted}"
        else:
            case = "vinsten-to-sistan" if party == sistan else f"vinsten-elsewhere{counted}"
        yield Slip("vinsten", rule, case, facts, moved("vinsten", party))


def _counted_otherwise(scored: Scored) -> Iterator[Slip]:
    """Matadors without the aces or the tens, eyes before matadors, or eyes left out."""
    rule, facts = scored.rule("vinsten"), scored.happened["vinsten"].facts
    by_eyes = facts["level"] > 1
    if by_eyes:
        yield Slip("vinsten", rule, "eyes-forgotten", facts, left_out("vinsten"))
        is_late = scored.game.counts_by_variant
        its_rule, case = (scored.game.deck_rule, "eyes-otherwise-late") if is_late else (rule, "eyes-otherwise")
        pairs = [(scored.game.worth(cards)["matadors"], _other_eyes(scored, cards)) for cards in scored.taken]
        yield from _if_another(scored, its_rule, case, pairs)
    eyes = [scored.game.worth(cards)["eyes"] for cards in scored.taken]
    yield from _if_another(scored, rule, "eyes-of-all" if by_eyes else "eyes-first", eyes)
    for case, kept in (("aces-forgotten", "10"), ("tens-forgotten", "A")):
        counts = [sum(rank(card) == kept for card in cards) for cards in scored.taken]
        yield from _if_another(scored, rule, case, counts)


def _if_another(scored: Scored, rule: str, case: str, counts: Sequence[Any]) -> Iterator[Slip]:
    """The slip, where it gives vinsten to another."""
    facts, best = scored.happened["vinsten"].facts, max(counts)
    if counts.count(best) == 1 and counts.index(best) != facts["party"]:
        yield Slip("vinsten", rule, case, facts, moved("vinsten", counts.index(best)))


def _other_eyes(scored: Scored, cards: Sequence[Card]) -> int:
    """What the cards would count in eyes in the way that one does not play."""
    return sum(scored.game.other_counts.get(rank(card), 0) for card in cards)


# Vinsten that nobody takes.


def _of_tie(scored: Scored) -> Iterator[Slip]:
    """It is given to somebody all the same."""
    facts = scored.happened["vinsten-tied"].facts
    counted = "-matadors" if scored.counts_matadors else ""
    rule = scored.rule("vinsten" if scored.counts_matadors else "carry")
    sistan, points = scored.happened["sistan"].facts["party"], 1 + scored.carry
    yield Slip("vinsten", rule, f"tie-to-each{counted}", facts, given("vinsten", scored.level, points))
    for party in scored.level:
        case = "tie-to-sistan" if party == sistan else "tie-to-one"
        yield Slip("vinsten", rule, f"{case}{counted}", facts, given("vinsten", (party,), points))
    if scored.carry:
        yield Slip("sistan", rule, "carry-to-sistan", NO_FACTS, worth("sistan", points))


def _of_melds_before(scored: Scored) -> Iterator[Slip]:
    """The deal's melds are counted once more at its end."""
    if scored.board.melds:
        again = tuple(
            Line("meld", scored.game.parties[meld.seat], LATER_POINTS if place else TRUMP_POINTS)
            for place, meld in enumerate(scored.board.melds)
        )
        yield Slip("meld", scored.rule("meld"), "melds-again", NO_FACTS, lambda ledger: ledger.first(*again))


# Who has won.


def _of_order(scored: Scored) -> Iterator[Slip]:
    """Where several come to twelve: sistan before vinsten, or whoever has most."""
    winner, added, past = scored.ledger.outcome.winner, scored.ledger.added, _past(scored)
    if winner is None or len(past) < 2:
        return
    rule, way = _choosing(scored)
    for party in past:
        if party != winner:
            case = "most-points" if added[party] > added[winner] else "order-turned"
            yield Slip("match", rule, f"{case}{way}", {"party": winner}, won_by(party))


def _past(scored: Scored) -> list[int]:
    """The parties that have come to twelve."""
    return [party for party, points in enumerate(scored.ledger.added) if points >= TARGET]


def _choosing(scored: Scored) -> tuple[str, str]:
    """The rule that chooses among several, and what the sentences' names end in for it."""
    game = scored.game
    own = game.choosing_rule != game.score_order_rule
    return game.choosing_rule, f"-{game.scoring_name}" if own else ""


def _of_match(scored: Scored) -> Iterator[Slip]:
    """That nobody has won, or of more than twelve points that they stay, win, or fall otherwise."""
    winner, added = scored.ledger.outcome.winner, scored.ledger.added
    if winner is not None:
        facts = {"score": added[winner], **scored.happened["match-won"].facts}
        case = "nobody-has-won" if len(_past(scored)) < 2 else f"nobody-has-won{_choosing(scored)[1] or '-order'}"
        yield Slip("match", scored.match_rule, case, facts, won_by(None))
    elif scored.game.falls_to is not None and max(added) > TARGET:
        party = added.index(max(added))
        facts = {"party": party, "score": added[party]}
        for case, settling in _FALLING.items():
            yield Slip("match", scored.match_rule, case, facts, settling)


def _past_wins(ledger: Ledger) -> Ledger:
    return ledger.settled(lambda score, order: Outcome(score, score.index(max(score))))


def _past_stays(ledger: Ledger) -> Ledger:
    return ledger.settled(goes_on)


def _past_goes_back(ledger: Ledger) -> Ledger:
    def settling(score: tuple[int, ...], order: Order) -> Outcome:
        pairs = zip(ledger.before, score, strict=True)
        return Outcome(tuple(was if its > TARGET else its for was, its in pairs), None)

    return ledger.settled(settling)


_FALLING: Mapping[str, Change] = {
    "past-twelve-wins": _past_wins,
    "past-twelve-stays": _past_stays,
    "past-twelve-back": _past_goes_back,
}
