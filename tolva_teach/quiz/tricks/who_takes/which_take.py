"""Which cards take the tricks: of tricks in a row the learner picks one card each."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from tolva_teach.quiz.base import Choice, Hint, QuestionName, card
from tolva_teach.quiz.positions import PositionQuestion
from tolva_teach.quiz.tricks.forms import stock_gone
from tolva_teach.quiz.tricks.last_tricks import Tricks, laid_out
from tolva_teach.quiz.tricks.taking import taking
from tolva_teach.quiz.tricks.who_takes.plans import KINDS_OF_ROW, ROW
from tolva_teach.quiz.tricks.who_takes.tricks_in_a_row import TricksInARow, traps_in
from tolva_teach.rules.table import Table
from tolva_teach.rules.tricks import Play
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, say


class _Lying(NamedTuple):
    """A card in its trick."""

    number: int
    """The trick's, of those that are shown, from 1."""
    trick: Sequence[Play]
    play: Play


class WhichTakeQuestion(PositionQuestion):
    """Tricks in a row; who leads to one hangs on who took the one before."""

    spoken_as = "several"

    def __init__(self, name: QuestionName, position: TricksInARow) -> None:
        super().__init__(name, position)
        self.tricks: Tricks = position.tricks
        self.trump = position.trump

    @property
    def asked(self) -> str:
        return "takes-ask-row"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """That trumps count, where they did not at first; how the tricks lie there, who began, and what is trump."""
        if stock_gone(self.view):
            yield say("quiz-premise-stock-gone", {}, speaker)
        facts = {"count": len(self.tricks), "leader": self.tricks[0][0].seat, "trump": self.trump}
        yield say("takes-premise-row", facts, speaker)

    @cached_property
    def table(self) -> Table:
        return laid_out(self.view, self.tricks)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The cards, as they lie."""
        return tuple(card(its.key) for zone in self.table.zones for its in zone.cards)

    @property
    def told_in_order(self) -> Sequence[Choice]:
        """As they were played, trick by trick."""
        lying = {choice.key: choice for choice in self.choices}
        return tuple(lying[play.card] for trick in self.tricks for play in trick)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of row that it is of, by the traps that lie there (`traps_in`)."""
        traps = traps_in(self.tricks, self.trump)
        return frozenset(f"{ROW}{'-'.join(kind)}" for kind in KINDS_OF_ROW if traps.issuperset(kind))

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """Where to look; the same for all."""
        return [Hint("takes-hint-row", "trick.winner"), Hint("takes-hint-led", "trick.winner")]

    def verdict(self, choice: str) -> Verdict:
        lying = self._of[choice]
        return taking(lying.play.seat, lying.trick, self.trump)

    def why(self, choice: str, speaker: Speaker) -> str:
        lying, verdict = self._of[choice], self.verdict(choice)
        led = {"count": lying.number, "leader": lying.trick[0].seat, "card": lying.trick[0].card}
        told = say(f"takes-{verdict.case}", {"seat": lying.play.seat, **verdict.facts}, speaker)
        return f"{say('takes-row-led', led, speaker)} {told}"

    @cached_property
    def _of(self) -> Mapping[str, _Lying]:
        return {play.card: _Lying(number, trick, play) for number, trick in enumerate(self.tricks, 1) for play in trick}
