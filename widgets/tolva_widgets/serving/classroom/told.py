"""What a learner's page is told of the class: in whole sentences, and nothing of anybody else."""

import hashlib
import json
from typing import Any, Literal, TypeAlias
from urllib.parse import quote, urlencode

from tolva_teach.quiz import FAMILIES, family_of, rules_turned_on
from tolva_teach.quiz.house import HouseName
from tolva_teach.quiz.judged import is_asked, named_question
from tolva_teach.texts import sentence
from tolva_widgets.classroom.draft import following
from tolva_widgets.classroom.house import plays, read_house
from tolva_widgets.classroom.storage.values import Answer, Learner, Stage

from .open_class import OpenClass

PRACTICE = "quiz.ipynb"
"""The notebook on which those who wait may practise, in each language."""
KEPT = "teachers.ipynb"
"""The notebook that says what is kept of a class, in each language."""

Shows: TypeAlias = Literal["", "question", "closed", "explained"]
"""What a learner is shown of the question to all: nothing, also where there is no such question here; the question to
answer, what they have answered, or the answer with its reasons."""


def shows(stage: Stage, *, answered: bool) -> Shows:
    """What a learner is shown; verdicts only when it is time for them.

    It stays while the large screen shows the address to those who come late. Of a question that there is not here, as
    of a game that is not installed, nothing is shown.
    """
    if stage.question is None or not is_asked(stage.question):
        return ""
    if stage.revealed or (stage.verdict == "now" and answered):
        return "explained"
    return "question" if stage.open else "closed"


def told(
    of: OpenClass,
    learner: Learner,
    lang: str,
    *,
    with_quiz: bool = False,
    with_kept: bool = False,
    sent_to: str = "",
    device: str = "",
) -> dict[str, Any]:
    """All that a learner's page needs to know, with a name by which it tells that it has it.

    Args:
        of: the class.
        learner: whose page it is.
        lang: its language.
        with_quiz: whether there is a page to practise on.
        sent_to: what the page is called that all are sent to; empty where there is none in this language.
        with_kept: whether there is a page that says what is kept.
        device: the secret of the browser's cookie: what one browser has kept is not sent by another's learner.
    """
    stage = of.seen.stage
    mine = of.seen.answers.get(learner.id)
    shown = "" if learner.removed else shows(stage, answered=mine is not None)
    practise = _practise(stage, shown, mine) if with_quiz and shown else ""
    page = stage.sent if sent_to and not learner.removed else ""
    key = "sent" if page and shown != "question" else _said(stage, shown, answered=mine is not None)
    what = {
        "class": _token(f"{of.store.name}/{of.store.made}/{device}"),
        "who": _who(learner, lang),
        "plays": "" if learner.removed else plays(read_house(stage.house), lang),
        "kept": "" if learner.removed else sentence(lang, "class-strip-kept"),
        "keptPage": _kept_page(lang) if with_kept else "",
        "said": "" if learner.removed else sentence(lang, f"class-strip-{key}"),
        "number": None if learner.removed else stage.number,
        "question": stage.question if shown else None,
        "shows": shown,
        "hints": stage.hints,
        "choice": list(mine.choice) if mine and shown else None,
        "opens": sentence(lang, f"class-open-{_OPENS[shown]}") if shown else "",
        "practise": f"voila/render/{lang}/{PRACTICE}?{practise}" if practise else "",
        "tables": [] if learner.removed else [*of.seen.tables(learner)],
        "table": learner.table,
        "page": f"voila/render/{lang}/{page}" if page else "",
        "goes": sentence(lang, "class-go", None, title=sent_to) if page else "",
        "arrived": sentence(lang, "class-strip-arrived") if key == "sent" else "",
    }
    return {**what, "seen": _token(json.dumps(what))}


def words(lang: str) -> dict[str, str]:
    """What the page says by itself."""
    names = (
        "strip",
        "close",
        "lost",
        "lost-told",
        "lost-untold",
        "practise",
        "strip-away",
        "strip-sending",
        "strip-late",
        "strip-opening",
        "strip-not-opened",
        "strip-not-added",
        "strip-ended",
        "kept-where",
        "more",
        "less",
        "table",
        "table-none",
    )
    return {name: sentence(lang, f"class-{name}") for name in names}


def _kept_page(lang: str) -> str:
    """Where it stands what is kept."""
    return f"voila/render/{lang}/{KEPT}#{quote(sentence(lang, 'class-strip-kept-place'))}"


_OPENS = {"question": "question", "closed": "answer", "explained": "reveal"}


def _practise(stage: Stage, shown: Shows, mine: Answer | None) -> str:
    """The link to practise meanwhile, empty before one has answered. It names a rule, first one that was broken, only
    once the answer is explained: before that the rule would tell what decides the question."""
    if stage.question is None or (mine is None and shown == "question"):
        return ""
    question = named_question(stage.question)
    family, name = family_of(question.name), question.name
    if family not in FAMILIES:  # it is asked at positions of somebody's own alone
        return urlencode({"game": name.game})
    rules = [*(mine.wrong if mine else ()), *rules_turned_on(question)] if shown == "explained" else []
    topic = next((rule for rule in rules if rule in family.rules), None)
    form = {"game": name.game, "players": name.players, "family": name.family, "difficulty": name.difficulty}
    row = {"set": following(name).seed, "topic": topic, "options": HouseName.read(stage.question).options or None}
    return urlencode({key: value for key, value in {**form, **row}.items() if value is not None})


def _who(learner: Learner, lang: str) -> str:
    if learner.removed:
        return sentence(lang, "class-strip-removed")
    if learner.table is None:
        return sentence(lang, "class-strip-name", None, name=learner.name)
    return sentence(lang, "class-strip-table", None, name=learner.name, table=learner.table)


def _said(stage: Stage, shown: Shows, *, answered: bool) -> str:
    match shown:
        case "":
            return "waiting" if stage.question is None else "unknown"
        case "explained":
            return "revealed"
        case "question":
            return "answered" if answered else "question"
    return "closed-answered" if answered else "closed"


def _token(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
