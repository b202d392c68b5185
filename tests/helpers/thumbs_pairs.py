"""Rules of thumb about who exchanges with whom in Tölp, and how many cards: each answers both."""

from collections.abc import Callable, Collection, Mapping
from itertools import product

from tolva_teach.quiz.tolp.who_exchanges import WhoExchangesQuestion

Whom = Callable[[WhoExchangesQuestion], int | None]


def _titled(place: int) -> Whom:
    """The king or the tölp; asked of them, the other of the two."""

    def thumb(question: WhoExchangesQuestion) -> int:
        placing = question.view.board.placing
        found: int = placing[place]
        return found if found != question.position.about else placing[-1 - place]

    return thumb


def _beside(step: int) -> Whom:
    return lambda question: (question.position.about + step) % question.view.game.players


def _placed_beside(step: int) -> Whom:
    """Who placed next before or after; nobody at the ends."""

    def thumb(question: WhoExchangesQuestion) -> int | None:
        placing = question.view.board.placing
        place = placing.index(question.position.about) + step
        return placing[place] if 0 <= place < len(placing) else None

    return thumb


WHOM: Mapping[str, Whom] = {
    "nobody": lambda question: None,
    "the king": _titled(0),
    "the tölp": _titled(-1),
    "the next seat": _beside(1),
    "the seat before": _beside(-1),
    "the next place": _placed_beside(1),
    "the place before": _placed_beside(-1),
}
COUNT = range(4)


def scores(questions: Collection[WhoExchangesQuestion]) -> dict[str, float]:
    """What share of the questions each two thumbs answer, one for each of what is asked."""
    found = {}
    for (name, whom), count in product(WHOM.items(), COUNT):
        right = sum(_answer(question, whom, count) in question.answer for question in questions)
        found[f"{name}, {count}"] = right / len(questions)
    return found


def _answer(question: WhoExchangesQuestion, whom: Whom, count: int) -> str:
    if question.position.asked == "count":
        return f"number:{count}"
    picked = whom(question)
    return "seat:none" if picked is None else f"seat:{picked}"
