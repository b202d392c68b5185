"""Rules of thumb about who leads, who is king and who is tölp: each names a seat, or nobody."""

from collections.abc import Callable, Collection, Mapping, Sequence

from tolva_teach.quiz.tolp import WhoLeadsQuestion

Thumb = Callable[[WhoLeadsQuestion], int | None]


def layers(question: WhoLeadsQuestion) -> Sequence[int]:
    """Who lays in what is told; in an exchange the giver."""
    found = [decision.seat for decision in question.position.then if decision.verb == "lay"]
    return found or [question.position.then[0].seat]


def last_told(question: WhoLeadsQuestion) -> int:
    """Who did the last thing that is told: not that somebody can lay nothing."""
    asked = question.position.then
    return next(
        one.seat for place, one in reversed([*enumerate(asked)]) if one.verb != "pass" or not _forced(question, place)
    )


def _forced(question: WhoLeadsQuestion, place: int) -> bool:
    """Whether this pass is one on an empty table: all the others have passed since the last lay, or one went out."""
    counts = left(question)
    for since, one in enumerate(reversed(question.position.then[:place])):
        if one.verb == "lay":
            others = sum(map(bool, counts)) - bool(counts[one.seat])
            return not counts[one.seat] or since >= others
    return False


def left(question: WhoLeadsQuestion) -> list[int]:
    """How many cards everyone has left, counted from what is seen and, where it is not laid yet, from what is told."""
    hands = {zone.seat: zone.count for zone in question.table.zones if zone.kind == "hand"}
    told = () if question.position.asked == "leads" else question.position.then
    for decision in told:
        hands[decision.seat] -= len(decision.args) if decision.verb == "lay" else 0
    return [hands[seat] for seat in range(len(hands))]


def _left_of(question: WhoLeadsQuestion, seat: int) -> int:
    return (seat + 1) % len(left(question))


def _next_in(question: WhoLeadsQuestion, seat: int) -> int:
    counts = left(question)
    return next(its for step in range(1, len(counts) + 1) if counts[its := (seat + step) % len(counts)])


def _least(question: WhoLeadsQuestion) -> int:
    """Of those who have cards left."""
    counts = left(question)
    return min((seat for seat in range(len(counts)) if counts[seat]), key=counts.__getitem__)


def _most(question: WhoLeadsQuestion) -> int:
    counts = left(question)
    return max(range(len(counts)), key=counts.__getitem__)


def _gone(question: WhoLeadsQuestion) -> int | None:
    """The first who has no cards left, as they go out."""
    out = sorted((place.gone_out, place.seat) for place in question.table.places if place.gone_out)
    counts = left(question)
    return out[0][1] if out else next((seat for seat in layers(question) if not counts[seat]), None)


def _titled(title: str) -> Thumb:
    return lambda question: next((place.seat for place in question.table.places if place.title == title), None)


THUMBS: Mapping[str, Thumb] = {
    "nobody": lambda question: None,
    "oneself": lambda question: question.view.seat,
    "the first seat": lambda question: 0,
    "the last seat": lambda question: len(left(question)) - 1,
    "the dealer": lambda question: question.view.board.dealer,
    "whoever laid last": lambda question: layers(question)[-1],
    "whoever laid first": lambda question: layers(question)[0],
    "the left of whoever laid last": lambda question: _left_of(question, layers(question)[-1]),
    "the next in after whoever laid last": lambda question: _next_in(question, layers(question)[-1]),
    "the left of the last to do anything": lambda question: _left_of(question, last_told(question)),
    "the next in after the last to do anything": lambda question: _next_in(question, last_told(question)),
    "the fewest cards": _least,
    "the most cards": _most,
    "the first to have none": _gone,
    "last round's king": _titled("king"),
    "last round's tölp": _titled("tolp"),
}


def score(name: str, questions: Collection[WhoLeadsQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    return sum(_key(THUMBS[name](question)) in question.answer for question in questions) / len(questions)


def _key(seat: int | None) -> str:
    return "seat:none" if seat is None else f"seat:{seat}"
