"""Rules of thumb that a learner of Tölp may take for the rule: each picks some of the lays of a hand, or to pass."""

from collections.abc import Callable, Collection, Mapping

from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import Lay, read_lay, strength
from tolva_teach.quiz.tolp import MayLayQuestion

Holds = Callable[[TolpView, Lay], bool]


def higher(view: TolpView, lay: Lay) -> bool:
    """In the usual order, however many lie there."""
    lying = view.board.pile
    return not lying or strength(lay.rank, turned=False) > strength(lying[-1].lay.rank, turned=False)


def as_many(view: TolpView, lay: Lay) -> bool:
    return not view.board.pile or len(lay.cards) == len(view.board.pile[-1].lay.cards)


def enough(view: TolpView, lay: Lay) -> bool:
    return not view.board.pile or len(lay.cards) >= len(view.board.pile[-1].lay.cards)


def real(view: TolpView, lay: Lay) -> bool:
    """Nothing that stands in for another."""
    return lay.own == len(lay.cards)


THUMBS: Mapping[str, tuple[bool | None, tuple[Holds, ...]]] = {
    "pass": (True, (lambda view, lay: False,)),
    "anything": (True, ()),
    "any lay": (False, ()),
    "higher": (True, (higher,)),
    "higher, no pass": (False, (higher,)),
    "as many": (True, (as_many,)),
    "enough": (True, (enough,)),
    "higher and as many": (True, (higher, as_many)),
    "higher and as many of its own": (True, (higher, as_many, real)),
    "higher and enough, no pass": (False, (higher, enough)),
    "higher singles": (None, (higher, real, lambda view, lay: len(lay.cards) == 1)),
}
"""By name: whether one passes (None on an empty table not), and what must hold of a lay."""


def score(name: str, questions: Collection[MayLayQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    return sum(_answer(name, question) == question.answer for question in questions) / len(questions)


def _answer(name: str, question: MayLayQuestion) -> frozenset[str]:
    passes, checks = THUMBS[name]
    view, picked = question.view, set()
    if passes or (passes is None and view.board.pile):
        picked.add("pass")
    for choice in question.choices:
        if choice.value.args:
            lay = read_lay(choice.value.args, view.flying, view.board.turned)
            if isinstance(lay, Lay) and all(holds(view, lay) for holds in checks):
                picked.add(choice.key)
    return frozenset(picked)
