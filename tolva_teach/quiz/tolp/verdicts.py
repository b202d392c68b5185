"""Verdicts on who leads, who is king or tölp, and who begins, read from how the round went on."""

from collections.abc import Callable, Mapping

from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.quiz.tolp.continuation import START, Asked, Continuation
from tolva_teach.rules.cards import rank
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, refused

Judge = Callable[[Continuation, int | None], Verdict]
"""The verdict on a seat, or on nobody."""


# Whose turn it is.


def leads(continuation: Continuation, seat: int | None) -> Verdict:
    """tolp.turn, tolp.out, tolp.flying, tolp.pass: who lays or passes next."""
    winner = continuation.turn
    assert seat is not None
    assert winner is not None  # it is asked of rounds that go on
    facts = {"seat": seat, "winner": winner, "partner": continuation.steps[-1].decision.seat}
    if not continuation.after.hands[seat] and seat != continuation.layers[-1]:
        return refused("tolp.out", "is-out", facts)
    if seat == continuation.layers[-1] and not continuation.after.hands[seat]:
        if continuation.unable:
            return refused("tolp.out", "went-out-unable", {**facts, **_unable(continuation)})
        return refused("tolp.out", "went-out", facts)
    if continuation.unable:
        return _instead(continuation, seat, facts)
    down = continuation.turned_down
    if down is None:
        return _goes_on(continuation, seat, facts)
    return _closed(continuation, seat, facts) if down.rule == "tolp.turn" else _after_out(continuation, seat, facts)


def _instead(continuation: Continuation, seat: int, facts: Facts) -> Verdict:
    """Somebody should have led and cannot."""
    if seat == continuation.turn:
        return allowed("tolp.flying", "instead", {**facts, **_unable(continuation)})
    if seat in continuation.unable:
        hand = continuation.after.hands[seat]
        ranked = any(map(rank_of, hand))
        case = "cannot-lead-last" if ranked else "cannot-lead-joker" if len(hand) == 1 else "cannot-lead-jokers"
        return refused("tolp.flying", case, {**facts, "card": hand[0]})
    return refused("tolp.flying", "not-instead", {**facts, **_unable(continuation)})


def _unable(continuation: Continuation) -> Facts:
    """Who should have led and cannot, and whether that is the one who laid last."""
    by = "laid-last" if continuation.unable == continuation.layers[-1:] else "in-turn"
    return {"actors": continuation.unable, "by": by}


def _closed(continuation: Continuation, seat: int, facts: Facts) -> Verdict:
    """All the others have passed."""
    if seat == continuation.turn:
        return allowed("tolp.turn", "laid-last", facts)
    return refused("tolp.turn", "not-last", facts)


def _after_out(continuation: Continuation, seat: int, facts: Facts) -> Verdict:
    """The last to lay went out."""
    gone = continuation.layers[-1]
    facts = {**facts, "partner": gone}
    if seat == continuation.turn:
        case = "next" if seat == _after(gone, continuation) else "next-but-for-out"
        return allowed("tolp.out", case, facts)
    return refused("tolp.out", "further-on", facts)


def _goes_on(continuation: Continuation, seat: int, facts: Facts) -> Verdict:
    """The pile lies there still."""
    facts = {**facts, "leader": continuation.layers[-1], "actors": continuation.passed_since or None}
    if seat == continuation.turn:
        if seat in continuation.passed:
            return allowed("tolp.pass", "again", facts)
        return allowed("tolp.option.revolution" if continuation.revolution else "tolp.start", "in-turn", facts)
    if seat == continuation.layers[-1]:
        return refused("tolp.turn", "not-all-passed", facts)
    if continuation.revolution:
        return refused("tolp.option.revolution", "not-in-turn", facts)
    return refused("tolp.start", "not-in-turn", facts)


def _after(seat: int, continuation: Continuation) -> int:
    """The next seat, whether in or out."""
    return (seat + 1) % len(continuation.after.hands)


# The titles.


def king(continuation: Continuation, seat: int | None) -> Verdict:
    """tolp.titles: who was the first to go out."""
    first, board = continuation.king, continuation.after.board
    facts = {"seat": seat, "king": first}
    if first is None:
        if seat is None:
            return allowed("tolp.titles", "no-king-yet")
        return refused("tolp.titles", "was-king" if _had(continuation, seat, 0) else "cards-left", facts)
    if seat is None:
        return refused("tolp.titles", "king-known", facts)
    if seat == first:
        return allowed("tolp.titles", "first-out", facts)
    if seat in board.finished and not continuation.after.hands[seat]:
        return refused("tolp.titles", "out-later", {**facts, "place": board.finished.index(seat) + 1})
    return refused("tolp.titles", "was-king-known" if _had(continuation, seat, 0) else "still-in", facts)


def tolp(continuation: Continuation, seat: int | None) -> Verdict:
    """tolp.titles, and tolp.flying where nobody who is left can lay anything."""
    last, board, hands = continuation.tolp, continuation.after.board, continuation.after.hands
    left = sum(map(bool, hands))
    facts: Facts = {"seat": seat, "tolp": last, "count": left}
    if seat is not None and not hands[seat]:
        return refused("tolp.titles", "out", {**facts, "place": board.finished.index(seat) + 1})
    if last is None:
        if seat is None:
            return allowed("tolp.titles", "no-tolp-yet", facts)
        return refused("tolp.titles", "was-tolp" if _had(continuation, seat, -1) else "several-left", facts)
    if continuation.stuck:
        return _stuck(continuation, seat, facts)
    return refused("tolp.titles", "tolp-known", facts) if seat is None else allowed("tolp.titles", "last", facts)


def _stuck(continuation: Continuation, seat: int | None, facts: Facts) -> Verdict:
    """They place by fewest cards, then clockwise from the seat after the last to lay.

    They hold only jokers, or a lone flying card that nobody may go out on.
    """
    facts = {**facts, **_held_by_stuck(continuation)}
    if seat is None:
        return refused("tolp.flying", "round-over", facts)
    hands, last = continuation.after.hands, continuation.stuck[-1]
    facts = {**facts, "least": len(hands[seat]), "most": len(hands[last]), "partner": continuation.layers[-1]}
    if seat in continuation.tied:
        facts = {**facts, "order": continuation.tied, "winner": continuation.tied[0]}
        return allowed("tolp.flying", "tied", facts) if seat == last else refused("tolp.flying", "tied-before", facts)
    return allowed("tolp.flying", "most-cards", facts) if seat == last else refused("tolp.flying", "fewer", facts)


def _held_by_stuck(continuation: Continuation) -> Facts:
    """Who has only jokers, and who a lone flying card that nobody may go out on."""
    hands, lone = continuation.after.hands, continuation.lone_holders
    joking = tuple(seat for seat in continuation.stuck if seat not in lone)
    return {
        "by": "jokers" if not lone else "either" if joking else "lone",
        "joker_holders": joking or None,
        "flyers": tuple(card for seat in joking for card in hands[seat]),
        "lone_holders": lone or None,
        "cards": tuple(card for seat in lone for card in hands[seat]),
    }


def _had(continuation: Continuation, seat: int, place: int) -> bool:
    """Whether the seat had this place in the round before."""
    placing = continuation.before.board.placing
    return placing is not None and placing[place] == seat


# Who begins.


def starts(continuation: Continuation, seat: int | None) -> Verdict:
    """tolp.start: whoever has the card once all that comes before the round is done."""
    at_first, exchanged, at_last = continuation.holders
    facts = {"seat": seat, "winner": at_last, "card": START}
    assert seat is not None
    if seat == at_last:
        return _begins(continuation, facts)
    if seat == exchanged:
        return refused("tolp.option.singles", "passed-on", facts)
    if seat == at_first:
        return refused(_moved_by(continuation), "gone", {**facts, "partner": exchanged})
    titled = _had(continuation, seat, 0) or _had(continuation, seat, -1)
    return refused("tolp.start", "title" if titled else "not-held", facts)


def _begins(continuation: Continuation, facts: Facts) -> Verdict:
    at_first, exchanged, at_last = continuation.holders
    if exchanged != at_last:
        return allowed("tolp.option.singles", "got", {**facts, "partner": exchanged})
    if at_first != exchanged:
        return allowed(_moved_by(continuation), "got", {**facts, "partner": at_first})
    if rank(START) in continuation.after.rules.flying:
        return allowed("tolp.flying", "kept", facts)
    if continuation.after.singles is not None:
        return allowed("tolp.option.singles", "kept", facts)
    return allowed("tolp.start", "kept", facts)


def _moved_by(continuation: Continuation) -> str:
    """By which rule the card changed hands in the exchange."""
    given = any(START in step.decision.args for step in continuation.steps if step.decision.verb == "give")
    return "tolp.exchange.give" if given else "tolp.exchange.ask"


TITLES: frozenset[Asked] = frozenset({"king", "tolp"})
"""Where it may be nobody yet."""

JUDGES: Mapping[Asked, Judge] = {"leads": leads, "king": king, "tolp": tolp, "starts": starts}
"""By what is asked."""
