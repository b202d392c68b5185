"""What is wrong with a record, as a whole sentence for a person: what, where and what to do."""

import json
from typing import Any

from tolva_teach.described import Failure
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.games.base import Decision
from tolva_teach.records.events import parse_event
from tolva_teach.records.record import Record, RecordFault
from tolva_teach.rules.cards import is_card
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, card_name, game_name, has_sentence, join, reason, sentence
from tolva_teach.texts.marks import few_marks

QUOTE_LENGTH = 60
"""The most characters that are quoted of a stranger's text."""


def fault_message(fault: RecordFault, lang: str, record: Record | None = None) -> str:
    """The sentence for a fault; `record` tells the parties and what seats are called, where it could be read."""
    why = fault_reason(fault, lang, record)
    if fault.deal is None:
        return why
    if fault.event is None:
        return sentence(lang, "where-deal", deal=_counted(fault.deal), why=why)
    deal, event = _counted(fault.deal), _counted(fault.event)
    return sentence(lang, "where-event", deal=deal, event=event, said=quoted(fault.said or ""), why=why)


def fault_reason(fault: RecordFault, lang: str, record: Record | None = None) -> str:
    """The same without saying where."""
    of_game = game_fault(fault) if fault.case == "not-followed" else None
    if of_game is not None:
        return game_fault_in_words(of_game, lang)
    key = f"fault-{fault.case}"
    if has_sentence(lang, key):
        return sentence(lang, key, None, **{name: _word(name, value, lang) for name, value in fault.facts.items()})
    names = [quoted(name) for name in record.names] if record else []
    speaker = Speaker(lang, names or None, record.game.parties if record else (), quoting=True)
    return reason(Verdict(False, fault.rule, fault.case, fault.facts), _decision(fault), speaker)


def game_fault_in_words(fault: GameFailedError, lang: str) -> str:
    """Which game from elsewhere has failed, its package, in what and where, and why."""
    package = fault.package or sentence(lang, "games-registered")
    name = game_name(fault.game, lang)
    facts = {"place": fault.place, "line": fault.line, "why": quoted(fault.why)}
    return sentence(lang, "games-fault", None, game=name, package=package, **facts)


def failure_in_words(failure: Failure, lang: str) -> str:
    """Why a game that is installed, or a part of it, cannot be used."""
    package = failure.package or sentence(lang, "games-registered")
    return sentence(lang, f"games-failed-{failure.code}", None, package=package, entry=failure.entry, **failure.facts)


def quoted(text: str) -> str:
    """A stranger's text, fit to stand in a sentence: on one line, without control characters or piled accents, cut."""
    line = few_marks("".join(character if character.isprintable() else " " for character in text))
    return line if len(line) <= QUOTE_LENGTH else line[: QUOTE_LENGTH - 1] + "…"


def _counted(number: int) -> int:
    """The number of a deal or an event as people count, from one; records count from nought."""
    return number + 1


def _decision(fault: RecordFault) -> Decision | None:
    """The decision that is refused; none where the fault is the record's own."""
    return None if fault.said is None else parse_event(fault.said)[0]


def _word(name: str, value: Any, lang: str) -> str | int:
    if name == "cards":
        words = [card_name(card, lang) if is_card(card) else quoted(card) for card in value]
        joined = join(words, lang)
        return joined[:1].upper() + joined[1:]
    if name == "game":
        return game_name(value, lang, "in-text")
    if name in ("deal", "event"):
        return _counted(value)
    if name == "known":
        return ", ".join(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return quoted(value) if isinstance(value, str) else json.dumps(value)
