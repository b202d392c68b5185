"""What a learner's page is told of the class: in whole sentences, and nothing of anybody else."""

import hashlib
import json
from typing import Any, Literal, TypeAlias

from tolva_teach.texts import sentence
from tolva_widgets.classroom.values import Learner, Stage

from .open_class import OpenClass

Shows: TypeAlias = Literal["", "question", "closed", "explained"]
"""What a learner is shown of the question to all: nothing, the question to answer, what they have answered, or the
answer with its reasons."""


def shows(stage: Stage, *, answered: bool) -> Shows:
    """What a learner is shown; verdicts only when it is time for them."""
    if stage.question is None or stage.state == "join":
        return ""
    revealed = stage.state == "reveal" and stage.verdict != "never"
    if revealed or (stage.verdict == "now" and answered):
        return "explained"
    return "question" if stage.open else "closed"


def told(of: OpenClass, learner: Learner, lang: str) -> dict[str, Any]:
    """All that a learner's page needs to know, with a name by which it tells that it has it."""
    stage = of.seen.stage
    mine = of.seen.answers.get(learner.id)
    shown = "" if learner.removed else shows(stage, answered=mine is not None)
    what = {
        "class": _token(f"{of.store.name}/{of.store.made}/{learner.id}"),
        "who": _who(learner, lang),
        "said": "" if learner.removed else sentence(lang, f"class-strip-{_said(stage, shown, mine is not None)}"),
        "number": stage.number,
        "question": stage.question if shown else None,
        "shows": shown,
        "choice": list(mine.choice) if mine and shown else None,
        "opens": sentence(lang, f"class-open-{_OPENS[shown]}") if shown else "",
    }
    return {**what, "seen": _token(json.dumps(what))}


def words(lang: str) -> dict[str, str]:
    """What the page says by itself."""
    names = ("strip", "close", "lost", "lost-told", "strip-away", "strip-sending", "strip-late", "strip-no-cookie")
    return {name: sentence(lang, f"class-{name}") for name in names}


_OPENS = {"question": "question", "closed": "answer", "explained": "reveal"}


def _who(learner: Learner, lang: str) -> str:
    if learner.removed:
        return sentence(lang, "class-strip-removed")
    if learner.table is None:
        return sentence(lang, "class-strip-name", None, name=learner.name)
    return sentence(lang, "class-strip-table", None, name=learner.name, table=learner.table)


def _said(stage: Stage, shown: Shows, answered: bool) -> str:
    match shown:
        case "":
            return "waiting"
        case "explained":
            return "revealed"
        case "question":
            return ("answered-once" if stage.verdict == "now" else "answered") if answered else "question"
    return "closed-answered" if answered else "closed"


def _token(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
