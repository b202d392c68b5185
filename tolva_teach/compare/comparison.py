"""The same cards under two forms of a game: one option as usual, and otherwise; where the two part, and by which rule.

The same players sit at both tables, and both tables do the same as long as neither form refuses what is decided at the
other: they part at the first decision that one of them refuses, or where what happened by itself has left other cards,
or another turn, at one table than at the other. From there on each is played to its end by itself.

>>> comparison = compare(Forms(PlayedName.of("bondtolva", 7), "forehand_trump", True))
>>> [(str(refusal.decision), refusal.verdict.rule) for refusal in comparison.parting.refusals]
[('0 meld D', 'bond.meld')]
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tolva_teach.games.base import Deal, Decision, Game, Happening, Standing
from tolva_teach.play.match import Match
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.record import Record, shuffled
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict

FRESH = -1
"""In place of a decision's number: the cards have just been dealt."""


@dataclass(frozen=True)
class Forms:
    """What is compared: the same deals, with one option as usual and otherwise."""

    name: PlayedName
    """The deals, with the other options as they are in both; the one that is compared does not count."""
    option: str
    value: Any
    """What the option is in the other form."""

    def __post_init__(self) -> None:
        """
        Raises:
            ValueError: an option or a value that the game does not have, or the usual value, which is no other form.
        """
        known = self.name.rules.options_known.get(self.option)
        if known is None or not known.accepts(self.value) or self.value == known.default:
            raise ValueError(f"{self.name.game} has no {self.option} = {self.value!r} to compare with")

    @property
    def names(self) -> tuple[PlayedName, PlayedName]:
        """The deals as usual, and in the other form."""
        default = self.name.rules.options_known[self.option].default
        return self.name.with_option(self.option, default), self.name.with_option(self.option, self.value)

    @property
    def rule(self) -> str:
        """The rule that tells of the option at this value."""
        return self.name.rules.option_rule(self.option, self.value)


@dataclass(frozen=True)
class Side:
    """How the deals went in one of the forms."""

    record: Record
    standing: Standing
    """How the match stands at the end."""
    name: PlayedName | None
    """What names the very same record; None where cards were added, or a player was held to what the other did."""

    @cached_property
    def replay(self) -> Replay:
        """The record, step by step."""
        return Replay(self.record)

    @property
    def outcome(self) -> tuple[Any, ...]:
        """What came of it: who won, the order at the end, and what each party has more, or less, than at the start."""
        end, start = self.standing, self.record.start
        return (
            end.winner,
            end.order,
            tuple(after - before for after, before in zip(end.score, start.score, strict=True)),
        )

    def step_at(self, deal: int, event: int) -> Step | None:
        """The step where a decision was taken, of several the first; None where it never came so far.

        Args:
            deal: the deal's number in the record.
            event: the decision's number in the deal; `FRESH` before the first.
        """
        number = None if event == FRESH else event
        return next((step for step in self.replay if (step.deal_number, step.event) == (deal, number)), None)


@dataclass(frozen=True)
class Change:
    """What happened differently though the same was decided: each side's part that the other lacks."""

    deal: int
    event: int
    """The decision's number in the deal; `FRESH` before the first."""
    happened: tuple[tuple[Happening, ...], tuple[Happening, ...]]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which it happened."""
        return tuple(dict.fromkeys(its.rule for side in self.happened for its in side))


@dataclass(frozen=True)
class Refusal:
    """A decision taken in one form that the other does not allow."""

    side: int
    """The side whose rules refuse it."""
    decision: Decision
    verdict: Verdict


@dataclass(frozen=True)
class Parting:
    """Where the two sides part."""

    deal: int
    event: int
    """The number in its deal of the first decision that is not the same; `FRESH` where the deal is
    another from the start, or only one side has it."""
    refusals: tuple[Refusal, ...] = ()
    """What was decided there and is refused on the other side; none where what happened before has led apart."""


@dataclass(frozen=True)
class Comparison:
    """Both sides, and what sets them apart."""

    forms: Forms
    sides: tuple[Side, Side]
    changes: tuple[Change, ...] = ()
    """What happened differently up to the parting, in order."""
    parting: Parting | None = None
    """None where the same was decided from the first card to the last."""

    @property
    def matters(self) -> bool:
        """Whether the option made any difference."""
        return bool(self.changes) or self.parting is not None

    @property
    def ends_apart(self) -> bool:
        """Whether the score, the winner or the order is another at the end."""
        usual, other = (side.outcome for side in self.sides)
        return usual != other


def compare(forms: Forms) -> Comparison:
    """Plays both forms to their end.

    Where the players would decide differently and both forms allow either, the usual form's decide for both tables; if
    the deals go the same way so, the other form's do: what only a new freedom makes worth while is seen then.
    """
    usual = _compare(forms, leads=0)
    if usual.parting or usual.ends_apart or all(side.name for side in usual.sides):
        return usual
    other = _compare(forms, leads=1)
    return other if other.parting or other.ends_apart else usual


def _compare(forms: Forms, leads: int) -> Comparison:
    usual = forms.names[0].rules
    tables = [_Table(name, usual) for name in forms.names]
    following = _Following(tables[0], tables[1], leads)
    parting = following.to_parting()
    for table in tables:
        table.play_out()
    sides = (tables[0].side(), tables[1].side())
    return Comparison(forms, sides, tuple(following.changes), parting)


class _Table:
    """One of the two tables, while it is played."""

    def __init__(self, name: PlayedName, usual: Game[Any]) -> None:
        """The first deal, dealt.

        Args:
            name: the deals.
            usual: the usual form, whose cards are dealt first; those that only this form has come after them.
        """
        self.name: PlayedName | None = name
        self.match = Match.resume(name.dealt())
        self.decided = 0
        """How many decisions have been taken in the deal."""
        self._pack = usual.pack
        self._deals = name.deals
        self._chance, self._player = name.chance(), name.player()
        self.more = list((Counter(self.match.game.pack) - Counter(usual.pack)).elements())
        """The cards that only this form has."""
        if self.more:
            self.name = None
            self.match = Match.resume(self._with_more(name))

    def _with_more(self, name: PlayedName) -> Record:
        dealt = name.dealt()
        (first,) = dealt.deals
        deck = [card for card in first.cards["deck"] if card not in self.more]
        return replace(dealt, deals=(replace(first, cards={"deck": [*deck, *self.more]}),))

    @property
    def deal(self) -> Deal[Any]:
        """The deal under way."""
        return self.match.deal

    @property
    def over(self) -> bool:
        """Whether nothing more is played here."""
        return self.deal.over and (self.match.over or self.match.number + 1 >= self._deals)

    def wish(self) -> Decision:
        """What whoever is to decide would do; it is asked once for each decision."""
        return self._player(self.deal.view(self.deal.actors()[0]), self._chance)

    def do(self, decision: Decision) -> tuple[Happening, ...]:
        """Does it."""
        self.decided += 1
        return self.match.do(decision)

    def next_deal(self) -> tuple[Happening, ...]:
        """Deals the next cards."""
        self.decided = 0
        return self.match.next_deal([*shuffled(self._pack, self._chance), *self.more])

    def play_out(self) -> None:
        """Plays on to the end."""
        while not self.over:
            if self.deal.over:
                self.next_deal()
            else:
                self.do(self.wish())

    def side(self) -> Side:
        """What was played here."""
        return Side(self.match.record, self.deal.standing, self.name)

    def lie_of(self, apart: Sequence[Card]) -> list[tuple[str, list[Card | None]]]:
        """Where every card lies, but for these."""
        zones = self.deal.table().zones
        return [(zone.name, [its.card for its in zone.cards if its.card not in apart]) for zone in zones]


class _Following:
    """Goes along both tables as long as they do the same."""

    def __init__(self, usual: _Table, other: _Table, leads: int) -> None:
        """Before the first decision.

        Args:
            usual, other: the two tables.
            leads: whose decision counts where both are allowed at both: 0 for the usual table's, 1 for the other's.
        """
        self._leads = leads
        self.usual, self.other = usual, other
        self.changes: list[Change] = []
        self._same_so_far = 0
        """So many changes have left every card where it lies at the other table too."""
        self._apart = [*usual.more, *other.more]
        self._note(usual.deal.opening, other.deal.opening)

    def to_parting(self) -> Parting | None:
        """Up to where the tables part; None where they never do."""
        usual, other = self.usual, self.other
        while not (usual.over and other.over):
            number, event = usual.match.number, usual.decided
            if usual.deal.over and other.deal.over and usual.over != other.over:
                return Parting(number + 1, FRESH)
            if self._have_come_apart():
                return Parting(number, event)
            if usual.deal.over:
                self._note(usual.next_deal(), other.next_deal())
            elif refusals := self._decide():
                return Parting(number, event, refusals)
        return None

    def _have_come_apart(self) -> bool:
        """Whether cards or turn are another.

        Cards that lie alike are moved alike by the same happenings: they are looked at anew only after something
        happened differently.
        """
        usual, other = self.usual, self.other
        if usual.deal.actors() != other.deal.actors():
            return True
        if len(self.changes) == self._same_so_far:
            return False
        self._same_so_far = len(self.changes)
        return usual.lie_of(self._apart) != other.lie_of(self._apart)

    def _decide(self) -> tuple[Refusal, ...]:
        """The same decision at both tables; where one of them refuses what the other decides, each its own."""
        tables = self.usual, self.other
        wishes = [table.wish() for table in tables]
        judged = ((1, wishes[0]), (0, wishes[1]))
        verdicts = ((side, decision, tables[side].deal.verdict(decision)) for side, decision in judged)
        refusals = tuple(Refusal(*one) for one in verdicts if not one[-1])
        if not refusals and wishes[0] != wishes[1]:
            tables[1 - self._leads].name = None
            wishes = [wishes[self._leads]] * 2
        happened = [table.do(decision) for table, decision in zip(tables, wishes, strict=True)]
        if not refusals:
            self._note(*happened)
        return refusals

    def _note(self, usual: Sequence[Happening], other: Sequence[Happening]) -> None:
        """What one has and the other lacks."""
        lacking = tuple(one for one in usual if one not in other), tuple(one for one in other if one not in usual)
        if any(lacking):
            self.changes.append(Change(self.usual.match.number, self.usual.decided - 1, lacking))
