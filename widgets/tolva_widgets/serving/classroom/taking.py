"""How a learner's answer is written down, whether the page sends it or its kernel has told it."""

from collections.abc import Mapping
from typing import Any

from tolva_teach.quiz.judged import Judged, judge, read_only
from tolva_widgets.classroom.storage.faults import NotTakenError
from tolva_widgets.classroom.storage.values import Learner
from tolva_widgets.review.seal import unsealed

from .open_class import OpenClass
from .seen import Seen


def sealed_judgement(said: Mapping[str, Any]) -> Judged | None:
    """What a kernel of this server has judged the answer to be worth; None where none has judged this one.

    Raises:
        NotTakenError: the decisions that were offered are none.
    """
    return unsealed(said.get("sealed"), said.get("question"), said.get("choice"), read_only(said.get("only", [])))


async def take(open_class: OpenClass, learner: Learner, said: Mapping[str, Any], judged: Judged | None) -> bool:
    """Write an answer down.

    Args:
        open_class: the class.
        learner: whose answer it is.
        said: the answer: its `id`, the `question`, the `choice`, with `only` the decisions that were offered, with
            `asked` the number of the question to all that it is meant for. It may be anything that a stranger sends.
        judged: what it is worth, where that is known.

    Returns:
        Whether it counts: it may have come too late.

    Raises:
        NotTakenError: it is no answer, or is one too many.
        StoreFault: it cannot be written now.
    """
    if not open_class.may_answer(learner):
        raise NotTakenError("so-fast")
    asked = said.get("asked")
    if asked is not None and (not isinstance(asked, int) or isinstance(asked, bool)):
        raise NotTakenError("question")
    id, question, choice = (said.get(name) for name in ("id", "question", "choice"))
    only = read_only(said.get("only", []))
    # Here: the engine is not made for several threads.
    worth = judged or judge(
        question, choice, only, own=isinstance(question, str) and question in open_class.seen.own_asked
    )

    def then(seen: Seen, _counted: bool) -> Seen | None:
        """To what all are asked it is no answer: nothing is new for anybody here."""
        return seen if only or (asked is None and seen.stage.question != worth.question) else None

    return await open_class.write(
        lambda store: store.answer(learner, id, question, choice, asked=asked, only=only, judged=worth), then
    )
