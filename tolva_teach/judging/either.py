"""Verdicts that hold in both cases, where nobody has said which: stock left or not, one order in force or the other."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.judgement import OPEN, judge
from tolva_teach.judging.position import Position, PositionError
from tolva_teach.judging.told import Line
from tolva_teach.judging.tricks import DRAWING, DRAWN
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, offered, reason, sentence

_VALUES: Mapping[str, Sequence[Any]] = {"phase": (DRAWING, DRAWN), "turned": (True, False), "led": (False, True)}
"""What each can be, in the order in which it is told."""

_FIRST_HOLDS = frozenset({"led"})
"""What adds a reason to refuse and takes none away: what is refused either way is so for the first reason."""

_TURNING = 4
"""So many cards of a rank turn the order (tolp.option.revolution): after them neither order is taken for granted."""


def told_either_way(position: Position) -> Sequence[str]:
    """What is told either way, if it has not been told, that first on which most hangs; of a usual lay it is enough
    that the order may matter."""
    usual = {"turned"} if len(position.cards("lay")) < _TURNING else set()
    return [its for its in sorted(OPEN - usual, reverse=True) if position.given.get(its) is None]


def settled(position: Position, name: str, speaker: Speaker) -> Iterator[tuple[Decision, Verdict]]:
    """What is so either way, for the same reason."""
    for decision, verdicts in _by_decision(position, name).items():
        if _is_settled(name, verdicts, decision, speaker):
            yield decision, next(iter(verdicts.values()))


def open_lines(position: Position, name: str, speaker: Speaker) -> Iterator[Line]:
    """What is not settled, with its verdict either way; together what has the same."""
    found: dict[tuple[str, str], list[str]] = {}
    for decision, verdicts in sorted(_by_decision(position, name).items(), key=lambda its: _rank(its[1])):
        if not _is_settled(name, verdicts, decision, speaker):
            told = " ".join(_way(name, its, verdict, decision, speaker) for its, verdict in verdicts.items())
            rule = next(iter(verdicts.values())).rule
            found.setdefault((told, rule), []).append(offered(decision, speaker))
    for (told, rule), things in found.items():
        whole = sentence(speaker.lang, "judge-hangs", None, what="; ".join(things), said=told)
        yield Line("", None, whole, rule)


def _is_settled(name: str, verdicts: Mapping[Any, Verdict], decision: Decision, speaker: Speaker) -> bool:
    if name in _FIRST_HOLDS:
        return len({its.allowed for its in verdicts.values()}) == 1
    return len({_said(its, decision, speaker) for its in verdicts.values()}) == 1


def _rank(verdicts: Mapping[Any, Verdict]) -> int:
    """First what hangs on it, then what is allowed either way, last what is refused."""
    allowed = [its.allowed for its in verdicts.values()]
    return 1 + (not any(allowed)) if len(set(allowed)) == 1 else 0


def _said(verdict: Verdict, decision: Decision, speaker: Speaker) -> tuple[bool, str]:
    return verdict.allowed, reason(verdict, decision, speaker)


def _way(name: str, value: Any, verdict: Verdict, decision: Decision, speaker: Speaker) -> str:
    """The verdict if it is this way."""
    key, whether = f"judge-when-{name}-{str(value).lower()}", "allowed" if verdict else "refused"
    return sentence(speaker.lang, key, whether, why=reason(verdict, decision, speaker))


def _by_decision(position: Position, name: str) -> Mapping[Decision, Mapping[Any, Verdict]]:
    """The verdict on each decision, by each value; of cards that have not been laid out nothing is said."""
    found: dict[Decision, dict[Any, Verdict]] = {}
    laid = {None, *position.laid()}
    for value, verdicts in _judged(position, name):
        for decision, verdict in verdicts.items():
            if verdict.facts.get("card") in laid:
                found.setdefault(decision, {})[value] = verdict
    return found


def _judged(position: Position, name: str) -> Iterator[tuple[Any, Mapping[Decision, Verdict]]]:
    for value in _VALUES[name]:
        try:
            yield value, dict(judge(position.with_(name, value)).verdicts)
        except PositionError:  # with what else is told it cannot be so
            continue


def taken_for_granted(
    position: Position, verdicts: Sequence[tuple[Decision, Verdict]], name: str | None, lang: str
) -> Iterator[Line]:
    """What nobody has told, and what is allowed rests on: that who leads in a trick game has taken the last trick, and
    that it is their first time on lead where a gubbe is about that, if nothing but `name` is told either way."""
    told = any(position.given.get(its) is not None for its in ("taken", "takers", "question")) or position.cards(
        "trick"
    )
    if isinstance(position.game, TrickGame) and not told and any(its and _rests(done) for done, its in verdicts):
        yield Line("", None, sentence(lang, "judge-if-taken"), "")
    if name != "led" and _hangs_on_earlier_leads(position):
        yield Line("", None, sentence(lang, "judge-if-not-led"), "")


def _hangs_on_earlier_leads(position: Position) -> bool:
    """Whether a gubbe may be announced by those alone who have not led before, as soon as cards have been drawn."""
    if position.given.get("led") is not None or not isinstance(position.game, TrickGame):
        return False
    return "led" in judge(position.with_("refill", "done")).missing


def _rests(decision: Decision) -> bool:
    """Whether it takes a trick to do this."""
    return decision.verb in ("meld", "ask", "half", "whole")
