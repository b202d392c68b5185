"""Where a level begins that is played: a question's position, a match as far as beginners have played it, a record.

| given as | is |
| --- | --- |
| `"tolva/must-play/1/1/5"` | the position of the question of this name |
| `"?game=tolva&seed=7&seat=2"` | a match by its link, from its first deal |
| … `&decided=12` | as far as beginners have played it with so many decisions |
| … `&left=3` | as far as beginners have played it until the learner is to decide with so many cards left |
| `"?example=tolva-4&decided=12"` | the same of an example's deal, as it was played there |
| a mapping | a record; who is to decide at its end is the learner |
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, TypeAlias
from urllib.parse import parse_qsl

from tolva_teach.examples import example
from tolva_teach.games.base import Deal
from tolva_teach.play.match import Match
from tolva_teach.play.seeds import drawn_seed
from tolva_teach.players import chooser
from tolva_teach.quiz import Question, QuestionName, family_of
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import Record, read_record
from tolva_teach.texts import sentence
from tolva_widgets.levels.faults import QUOTED, LevelFault, question_named
from tolva_widgets.play.address import MatchName, read
from tolva_widgets.play.position import Start
from tolva_widgets.replay.address import EXAMPLE, BadNameError, read_example

From: TypeAlias = str | Mapping[str, Any]
"""Where one begins, as a lesson's cell has it."""

DECIDED, LEFT = "decided", "left"

_LOOKED_AT = 400
"""So many positions are looked at for one of the same kind that suits: of some levels, one in twenty does."""

_MOST = 999
"""No deal has so many decisions, and no hand so many cards."""


class NoStartError(LevelFault):
    """Nothing can be played from what was given; says why."""

    def __init__(self, code: str, **facts: str | int) -> None:
        """
        Args:
            code: names the sentence `start-CODE`.
            facts: what it needs to know.
        """
        super().__init__("no-position", why=lambda lang: sentence(lang, f"start-{code}", None, **facts))


class Origin(ABC):
    """What a position comes from."""

    @abstractmethod
    def start(self) -> Start:
        """The position.

        Raises:
            NoStartError: there is none, or nobody is to decide there.
        """

    @property
    def seed(self) -> int | None:
        """What it was drawn with; None where it is written out."""
        return None

    @property
    def is_whole_deal(self) -> bool:
        """Whether one plays from the deal's first card, and no certain place in it is meant."""
        return False

    def with_seed(self, seed: int) -> "Origin":
        """The position of the same kind that is drawn with a seed; what is written out stays."""
        return self

    def others(self) -> Iterator["Origin"]:
        """Other positions of the same kind, drawn; none where one is written out, and not for ever."""
        yield from ()


def origin(given: From) -> Origin:
    """What was given, read.

    Raises:
        LevelFault: it is nothing that there is.
    """
    try:
        if isinstance(given, Mapping):
            return Written(read_record(given))
        if not isinstance(given, str):
            raise NoStartError("kind")
        return _linked(given) if given.startswith("?") else Asked(question_named(given))
    except RecordFault as fault:
        raise LevelFault("no-position", why=partial(fault_message, fault)) from fault
    except BadNameError as bad:
        raise LevelFault("no-position", why=bad.sentence) from bad


def called(given: From) -> str:
    """What a position is called in a level: a text as it stands there, a record by all that it has."""
    return given if isinstance(given, str) else json.dumps(given, sort_keys=True, default=str)


@dataclass(frozen=True)
class Asked(Origin):
    """The position of a question."""

    name: QuestionName

    def start(self) -> Start:
        question: Question = family_of(self.name).named(self.name)
        seat, record = question.table.viewer, question.record
        actors = Match.resume(record).deal.actors()
        if seat is None or actors != (seat,):
            raise NoStartError("question", question=str(self.name))
        return Start(record, seat)

    @property
    def seed(self) -> int:
        return self.name.seed

    def with_seed(self, seed: int) -> Origin:
        return Asked(self.name._replace(seed=seed))

    def others(self) -> Iterator[Origin]:
        for _ in range(_LOOKED_AT):
            yield self.with_seed(drawn_seed())


@dataclass(frozen=True)
class Dealt(Origin):
    """A match that beginners have played so far, at all seats."""

    name: MatchName
    decided: int = 0
    """How many decisions have been taken."""
    left: int | None = None
    """How many cards the learner has left when it is their turn; None for any."""

    def start(self) -> Start:
        match, seat = Match.resume(self.name.dealt()), self.name.seat
        decide = chooser("beginner", match.game.name)
        for _ in range(_MOST):
            deal = match.deal
            if self._is_there(deal, len(match.record.deals[-1].events)):
                return Start(match.record, seat)
            if deal.over:
                break
            match.do(decide(match.view(), Random(0)))
        raise NoStartError("not-so-far")

    @property
    def is_whole_deal(self) -> bool:
        return not self.decided and self.left is None

    def _is_there(self, deal: Deal[Any], decided: int) -> bool:
        is_turn = deal.actors() == (self.name.seat,)
        return is_turn and decided >= self.decided and self.left in (None, cards_left(deal, self.name.seat))

    @property
    def seed(self) -> int:
        return self.name.cards.seed

    def with_seed(self, seed: int) -> Origin:
        return self if seed == self.seed else self._as_far_on()._drawn_with(seed)

    def others(self) -> Iterator[Origin]:
        kind = self._as_far_on()
        for _ in range(_LOOKED_AT):
            yield kind._drawn_with(drawn_seed())

    def _as_far_on(self) -> "Dealt":
        """With as many cards left; in another deal so many decisions may not come to the learner's turn."""
        if not self.decided:
            return self
        first = self.start()
        return replace(self, decided=0, left=cards_left(first.deal(), first.seat))

    def _drawn_with(self, seed: int) -> "Dealt":
        return replace(self, name=replace(self.name, cards=replace(self.name.cards, seed=seed)))


@dataclass(frozen=True)
class Written(Origin):
    """A record: who is to decide at its end is the learner."""

    record: Record

    def start(self) -> Start:
        actors = Match.resume(self.record).deal.actors()
        if not actors:
            raise NoStartError("record")
        return Start(self.record, actors[0])


def cards_left(deal: Deal[Any], seat: int) -> int:
    """How many cards a seat has before it, in the hand and on the table."""
    return sum(zone.count for zone in deal.seen(seat).zones if zone.seat == seat and zone.kind in ("hand", "row"))


def _linked(link: str) -> Origin:
    """What a link names."""
    values = dict(parse_qsl(link[1:], keep_blank_values=True, max_num_fields=20))
    decided, left = (_number(values.pop(key, ""), key) for key in (DECIDED, LEFT))
    if values.get(EXAMPLE):
        return Written(_cut(example("en", read_example(values)), decided or 0))
    name, wrong = read(values)
    if name is None or wrong or name.linked:
        raise NoStartError("link", link=link[:QUOTED])
    return Dealt(name, decided or 0, left)


def _number(said: str, key: str) -> int | None:
    if not said:
        return None
    if not (said.isascii() and said.isdigit() and int(said) <= _MOST):
        raise NoStartError("number", key=key, most=_MOST, given=said[:QUOTED])
    return int(said)


def _cut(record: Record, decided: int) -> Record:
    """The record's first deal as far as so many decisions."""
    first = record.deals[0]
    given = {key: value for key, value in record.given.items() if key not in ("result", "title", "comment")}
    return replace(record, deals=(replace(first, events=first.events[:decided], result=None),), given=given)
