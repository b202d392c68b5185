"""Verdicts on who leads, who is king or tölp, and who begins, read from how the round went on."""

from collections.abc import Callable, Mapping

from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.quiz.tolp.course import START, Asked, Course
from tolva_teach.rules.cards import rank
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, refused

Judge = Callable[[Course, int | None], Verdict]
"""The verdict on a seat, or on nobody."""


# Whose turn it is.


def leads(course: Course, seat: int | None) -> Verdict:
    """tolp.turn, tolp.out, tolp.flying, tolp.pass: who lays or passes next."""
    winner = course.turn
    assert seat is not None
    assert winner is not None  # it is asked of rounds that go on
    facts = {"seat": seat, "winner": winner, "partner": course.steps[-1].decision.seat}
    if not course.after.hands[seat] and seat != course.layers[-1]:
        return refused("tolp.out", "is-out", facts)
    if seat == course.layers[-1] and not course.after.hands[seat]:
        if course.unable:
            return refused("tolp.out", "went-out-unable", {**facts, **_unable(course)})
        return refused("tolp.out", "went-out", facts)
    if course.unable:
        return _instead(course, seat, facts)
    down = course.turned_down
    if down is None:
        return _goes_on(course, seat, facts)
    return _closed(course, seat, facts) if down.rule == "tolp.turn" else _after_out(course, seat, facts)


def _instead(course: Course, seat: int, facts: Facts) -> Verdict:
    """Somebody should have led and cannot."""
    if seat == course.turn:
        return allowed("tolp.flying", "instead", {**facts, **_unable(course)})
    if seat in course.unable:
        hand = course.after.hands[seat]
        ranked = any(map(rank_of, hand))
        case = "cannot-lead-last" if ranked else "cannot-lead-joker" if len(hand) == 1 else "cannot-lead-jokers"
        return refused("tolp.flying", case, {**facts, "card": hand[0]})
    return refused("tolp.flying", "not-instead", {**facts, **_unable(course)})


def _unable(course: Course) -> Facts:
    """Who should have led and cannot, and whether that is the one who laid last."""
    by = "laid-last" if course.unable == course.layers[-1:] else "in-turn"
    return {"actors": course.unable, "by": by}


def _closed(course: Course, seat: int, facts: Facts) -> Verdict:
    """All the others have passed."""
    if seat == course.turn:
        return allowed("tolp.turn", "laid-last", facts)
    return refused("tolp.turn", "not-last", facts)


def _after_out(course: Course, seat: int, facts: Facts) -> Verdict:
    """The last to lay went out."""
    gone = course.layers[-1]
    facts = {**facts, "partner": gone}
    if seat == course.turn:
        return allowed("tolp.out", "next" if course.turn == _after(gone, course) else "next-but-for-out", facts)
    return refused("tolp.out", "further-on", facts)


def _goes_on(course: Course, seat: int, facts: Facts) -> Verdict:
    """The pile lies there still."""
    facts = {**facts, "leader": course.layers[-1], "actors": course.passed_since or None}
    if seat == course.turn:
        if seat in course.passed:
            return allowed("tolp.pass", "again", facts)
        return allowed("tolp.option.revolution" if course.revolution else "tolp.start", "in-turn", facts)
    if seat == course.layers[-1]:
        return refused("tolp.turn", "not-all-passed", facts)
    if course.revolution:
        return refused("tolp.option.revolution", "not-in-turn", facts)
    return refused("tolp.start", "not-in-turn", facts)


def _after(seat: int, course: Course) -> int:
    """The next seat, whether in or out."""
    return (seat + 1) % len(course.after.hands)


# The titles.


def king(course: Course, seat: int | None) -> Verdict:
    """tolp.titles: who was the first to go out."""
    first, board = course.king, course.after.board
    facts = {"seat": seat, "king": first}
    if first is None:
        if seat is None:
            return allowed("tolp.titles", "no-king-yet")
        return refused("tolp.titles", "was-king" if _had(course, seat, 0) else "cards-left", facts)
    if seat is None:
        return refused("tolp.titles", "king-known", facts)
    if seat == first:
        return allowed("tolp.titles", "first-out", facts)
    if seat in board.finished and not course.after.hands[seat]:
        return refused("tolp.titles", "out-later", {**facts, "place": board.finished.index(seat) + 1})
    return refused("tolp.titles", "was-king-known" if _had(course, seat, 0) else "still-in", facts)


def tolp(course: Course, seat: int | None) -> Verdict:
    """tolp.titles, and tolp.flying where nobody who is left can lay anything."""
    last, board, hands = course.tolp, course.after.board, course.after.hands
    left = sum(map(bool, hands))
    facts: Facts = {"seat": seat, "tolp": last, "count": left}
    if seat is not None and not hands[seat]:
        return refused("tolp.titles", "out", {**facts, "place": board.finished.index(seat) + 1})
    if last is None:
        if seat is None:
            return allowed("tolp.titles", "no-tolp-yet", facts)
        return refused("tolp.titles", "was-tolp" if _had(course, seat, -1) else "several-left", facts)
    if course.stuck:
        return _stuck(course, seat, facts)
    return refused("tolp.titles", "tolp-known", facts) if seat is None else allowed("tolp.titles", "last", facts)


def _stuck(course: Course, seat: int | None, facts: Facts) -> Verdict:
    """They place by fewest cards, then clockwise from the seat after the last to lay.

    They hold only jokers, or a lone flying card that nobody may go out on.
    """
    facts = {**facts, **_held_by_stuck(course)}
    if seat is None:
        return refused("tolp.flying", "round-over", facts)
    hands, last = course.after.hands, course.stuck[-1]
    facts = {**facts, "least": len(hands[seat]), "most": len(hands[last]), "partner": course.layers[-1]}
    if seat in course.tied:
        facts = {**facts, "order": course.tied, "winner": course.tied[0]}
        return allowed("tolp.flying", "tied", facts) if seat == last else refused("tolp.flying", "tied-before", facts)
    return allowed("tolp.flying", "most-cards", facts) if seat == last else refused("tolp.flying", "fewer", facts)


def _held_by_stuck(course: Course) -> Facts:
    """Who has only jokers, and who a lone flying card that nobody may go out on."""
    hands, lone = course.after.hands, course.lone_holders
    joking = tuple(seat for seat in course.stuck if seat not in lone)
    return {
        "by": "jokers" if not lone else "either" if joking else "lone",
        "joker_holders": joking or None,
        "open": tuple(card for seat in joking for card in hands[seat]),
        "lone_holders": lone or None,
        "cards": tuple(card for seat in lone for card in hands[seat]),
    }


def _had(course: Course, seat: int, place: int) -> bool:
    """Whether the seat had this place in the round before."""
    placing = course.before.board.placing
    return placing is not None and placing[place] == seat


# Who begins.


def starts(course: Course, seat: int | None) -> Verdict:
    """tolp.start: whoever has the card once all that comes before the round is done."""
    at_first, exchanged, at_last = course.holders
    facts = {"seat": seat, "winner": at_last, "card": START}
    assert seat is not None
    if seat == at_last:
        return _begins(course, facts)
    if seat == exchanged:
        return refused("tolp.option.singles", "passed-on", facts)
    if seat == at_first:
        return refused(_moved_by(course), "gone", {**facts, "partner": exchanged})
    titled = _had(course, seat, 0) or _had(course, seat, -1)
    return refused("tolp.start", "title" if titled else "not-held", facts)


def _begins(course: Course, facts: Facts) -> Verdict:
    at_first, exchanged, at_last = course.holders
    if exchanged != at_last:
        return allowed("tolp.option.singles", "got", {**facts, "partner": exchanged})
    if at_first != exchanged:
        return allowed(_moved_by(course), "got", {**facts, "partner": at_first})
    if rank(START) in course.after.rules.flying:
        return allowed("tolp.flying", "kept", facts)
    if course.after.singles is not None:
        return allowed("tolp.option.singles", "kept", facts)
    return allowed("tolp.start", "kept", facts)


def _moved_by(course: Course) -> str:
    """By which rule the card changed hands in the exchange."""
    given = any(START in step.decision.args for step in course.steps if step.decision.verb == "give")
    return "tolp.exchange.give" if given else "tolp.exchange.ask"


TITLES: frozenset[Asked] = frozenset({"king", "tolp"})
"""Where it may be nobody yet."""

JUDGES: Mapping[Asked, Judge] = {"leads": leads, "king": king, "tolp": tolp, "starts": starts}
"""By what is asked."""
