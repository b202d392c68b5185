"""The course of a deal: what was decided, what happened, and what the rules refused, noted as conditions ask for it."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal, Decision, Happening, play
from tolva_teach.rules.cards import Card, is_card, rank
from tolva_teach.rules.verbs import said_with
from tolva_teach.rules.verdicts import Verdict

ANY_RULE = ""
"""Stands for whichever rule refuses something."""

_OF_ORDER = ("turn.order", "turn.verb", "card.not-held")
"""What refuses something by belonging to no game: nobody asks for deals in which it is another's turn."""

Stretch = tuple[str, int]
"""What the game calls a stretch of the deal, and its number among these."""


class Act(NamedTuple):
    """Something that was decided."""

    at: int
    """How many decisions came before it."""
    decision: Decision
    stretch: Stretch
    rule: str
    """The rule that left it open."""


class Refusal(NamedTuple):
    """Something that a seat could think of doing, and may not."""

    at: int
    decision: Decision
    stretch: Stretch
    verdict: Verdict
    """Why not."""
    is_of_choice: bool = False
    """Whether something else of the kind may be done, but nothing with these cards; told where any rule will do."""


class Event(NamedTuple):
    """Something that happened."""

    at: int
    happened: Happening
    stretch: Stretch


@dataclass
class Course:
    """All that is noted of one deal."""

    rules: Collection[str] = ()
    """Refusals by these rules are noted: by `ANY_RULE`, those by whichever."""
    seats: Collection[int] = ()
    """Of these seats alone."""
    hidden: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    """Cards that lie before a seat and that it does not see at first: it may be refused these too."""
    acts: list[Act] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    _section: Any = None
    _numbers: dict[str, int] = field(default_factory=dict)

    def begin(self, deal: Deal[Any]) -> None:
        """Notes what happened before the first decision."""
        self._note(deal.opening, ("", 0))

    def pass_over(self, deal: Deal[Any], decision: Decision) -> None:
        """Notes nothing of what is about to be decided but which stretch of the deal it belongs to, so that those that
        come after are numbered as the game numbers them."""
        self._stretch(deal, decision)

    def go_on(self, deal: Deal[Any], choose: Callable[[Any], Decision]) -> None:
        """Has the seat whose turn it is decide, and notes what comes of it."""
        seat = deal.actors()[0]
        view = deal.view(seat)
        decision = choose(view)
        stretch = self._stretch(deal, decision)
        if self.rules:
            self._note_refusals(deal, stretch)
        rule = deal.verdict(decision).rule if self.rules else ""
        at = len(self.acts)
        happened = deal.apply(decision)
        self.acts.append(Act(at, decision, stretch, rule))
        self._note(happened, stretch)

    def count(self, kind: str) -> int:
        """How many stretches of this kind the deal has had."""
        return self._numbers.get(kind, 0)

    def _stretch(self, deal: Deal[Any], decision: Decision) -> Stretch:
        section = deal.where(decision).section
        kind = str(section[0])
        if section != self._section:
            self._section = section
            self._numbers[kind] = self._numbers.get(kind, 0) + 1
        return kind, self._numbers[kind]

    def _note_refusals(self, deal: Deal[Any], stretch: Stretch) -> None:
        at = len(self.acts)
        for seat in (seat for seat in deal.actors() if seat in self.seats):
            hidden = [play(seat, card) for card in self.hidden.get(seat, ())]
            judged = [*deal.game.verdicts(deal.view(seat)), *((its, deal.verdict(its)) for its in hidden)]
            open_ = [decision for decision, verdict in judged if verdict.allowed] if ANY_RULE in self.rules else []
            for decision, verdict in judged:
                if not verdict.allowed and self._is_asked(verdict.rule):
                    refusal = Refusal(at, decision, stretch, verdict, _is_of_choice(decision, open_))
                    self.refusals.append(refusal)

    def _is_asked(self, rule: str) -> bool:
        return rule in self.rules or (ANY_RULE in self.rules and rule not in _OF_ORDER)

    def _note(self, happened: Iterable[Happening], stretch: Stretch) -> None:
        at = len(self.acts) - 1 if self.acts else -1
        self.events += [Event(at, its.seen_by(None), stretch) for its in happened]


def _is_of_choice(refused: Decision, open_: Sequence[Decision]) -> bool:
    """Whether something else of the kind is open, but nothing with all of these cards; where several are taken
    together, with all of their ranks, for one such choice stands there for many alike."""
    alike = _rank_of if said_with(refused.verb).counts.stop > 2 else str
    wanted = set(map(alike, refused.args))
    of_kind = [set(map(alike, its.args)) for its in open_ if its.verb == refused.verb]
    return bool(of_kind) and not any(wanted <= its for its in of_kind)


def _rank_of(argument: str) -> str:
    return rank(argument) if is_card(argument) else argument
