"""The script of a guided deal: which deal it is, and step by step what is said, lit up and to be done.

A step is a mapping:

| key | says |
| --- | --- |
| `say` | a sentence: its name in `texts`, as in `guided-tolva-hand`, or the sentence itself by language |
| `do` | what the learner is to do, as a record writes it without the seat, as in `play HK`; `*` stands for anything, |
| | `?` for one letter, `[J9]` for one of these: `play H*`, `lay ?K ?K`. Left out: the learner reads, and goes on |
| `light` | what is lit up: cards by name, places (`stock`, `pile`, `trick`), `hand` for one's own cards. Left out: |
| | what is to be done, if that is one thing. Of what one may choose then, nothing else may be lit |
| `at` | when it comes: a happening's kind, as in `trick-taken`, or `played` for the next card; `dealt` before |
| | anybody plays; `here` at once, where the step before was. Left out: at the learner's turn |
| `aside` | what is said, as `say` is, to who tries something else that is allowed; left out: why it is allowed |
| `rule` | the rule that it is about, by its id: it can be unfolded |

The deal is a record, whose players do what stands in it, each in turn, as long as the rules allow it; or whatever else
a level may begin at (`levels/play/start.py`), from where beginners play on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import partial
from typing import Any, TypeAlias

from tolva_teach.play.match import Match
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import read_record
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import COMPLETE, LANGUAGES, has_sentence
from tolva_widgets.levels.faults import QUOTED, LevelFault, check_rule
from tolva_widgets.levels.play.start import From, origin
from tolva_widgets.play.position import Start

KEYS = ("say", "do", "light", "at", "aside", "rule")
"""What a step may have."""

HAND, HERE = "hand", "here"
"""Lights up one's own cards; comes at once."""

Text: TypeAlias = str | Mapping[str, str]
"""A sentence's name, or the sentence itself by language."""


@dataclass(frozen=True)
class ScriptStep:
    """A step of a script."""

    say: Text
    do: str = ""
    light: tuple[str, ...] = ()
    at: str = ""
    aside: Text = ""
    rule: str | None = None

    def asks_for(self, decision: Decision) -> bool:
        """Whether the decision is one of those that the step leads to."""
        return fnmatchcase(" ".join((decision.verb, *decision.args)), self.do)

    @property
    def is_forced(self) -> bool:
        """Whether one decision alone leads on."""
        return bool(self.do) and not any(sign in self.do for sign in "*?[")

    def offers_verb(self, verb: str) -> bool:
        """Whether any decision of the verb may be asked for."""
        return fnmatchcase(verb, self.do.partition(" ")[0])


@dataclass(frozen=True)
class Script:
    """A guided deal as it is written."""

    start: Start
    steps: tuple[ScriptStep, ...]
    line: tuple[Decision, ...] = ()
    """What is decided after the start, by the record; each of the other seats does its own in turn, where it may."""


class StepFault(LevelFault):
    """A step of a script that cannot be: says which, and why."""

    def __init__(self, number: int, code: str, **facts: Any) -> None:
        """
        Args:
            number: the step's, from 1.
            code: names the sentence `lesson-guided-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"guided-{code}", step=number, **facts)
        self.number = number


def script(deal: From, steps: Sequence[Mapping[str, Any]]) -> Script:
    """A script as a lesson's cell writes it.

    Args:
        deal: a record, as a mapping, or what else a level begins at.
        steps: what is said and done, in this order.

    Raises:
        LevelFault: there is no such deal, or a step is none. That it can be played, `check.check` tells.
    """
    if not steps:
        raise LevelFault("guided-no-steps")
    read = tuple(_step(number, given) for number, given in enumerate(steps, start=1))
    if not isinstance(deal, Mapping):
        return Script(origin(deal).start(), read)
    return _recorded(deal, read)


def _recorded(given: Mapping[str, Any], steps: tuple[ScriptStep, ...]) -> Script:
    """The script of a record's last deal, from its beginning, with what is decided in it."""
    try:
        record = read_record(given)
        Match.resume(record)  # so that all of it holds
    except RecordFault as fault:
        raise LevelFault("no-position", why=partial(fault_message, fault)) from fault
    last = record.deals[-1]
    begun = replace(record, deals=(*record.deals[:-1], replace(last, events=(), result=None)))
    line = tuple(_decision(event) for event in last.events)
    return Script(Start(begun, 0), steps, line)


def _decision(event: str) -> Decision:
    """What an event of a record decides, which has been read already."""
    seat, verb, *args = event.partition(";")[0].split()
    return Decision(int(seat), verb, tuple(args))


def _step(number: int, given: object) -> ScriptStep:
    if not isinstance(given, Mapping) or not set(given) <= set(KEYS):
        raise StepFault(number, "keys", given=str(given)[:QUOTED], known=", ".join(KEYS))
    texts = {key: given[key] for key in ("do", "at", "light") if key in given}
    if not all(isinstance(text, str) for text in texts.values()):
        raise StepFault(number, "no-text", given=str(texts)[:QUOTED])
    _check_said(number, given.get("say"))
    if "aside" in given:
        _check_said(number, given["aside"])
    check_rule(given.get("rule"))
    light = tuple(texts.pop("light", "").split())
    return ScriptStep(say=given["say"], light=light, aside=given.get("aside", ""), rule=given.get("rule"), **texts)


def _check_said(number: int, said: object) -> None:
    """Whether it is a sentence in every language; one that was added is spoken for by another, where it has none."""
    if isinstance(said, Mapping):
        missing = [lang for lang in COMPLETE if not isinstance(said.get(lang), str)]
        if missing:
            raise StepFault(number, "no-language", missing=", ".join(missing))
    elif not isinstance(said, str) or not all(has_sentence(lang, said) for lang in LANGUAGES):
        raise StepFault(number, "no-sentence", given=str(said)[:QUOTED])
