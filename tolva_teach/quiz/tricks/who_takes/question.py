""" "Who takes the trick?": the learner picks a seat, where a trick lies on the table or is theirs to end.

>>> WHO_TAKES[0].question(seed=7, difficulty=1)
<who-takes question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.base import play
from tolva_teach.quiz.base import Choice, Hint, QuestionName, seat
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.quiz.tricks.forms import FORMS, Form, has_phases, stock_gone
from tolva_teach.quiz.tricks.single import SingleQuestion, without
from tolva_teach.quiz.tricks.taking import taking
from tolva_teach.quiz.tricks.who_takes.plans import OWN, plans_of
from tolva_teach.quiz.tricks.who_takes.search import LyingTrick, kinds_with, position
from tolva_teach.quiz.tricks.who_takes.tricks_in_a_row import TricksInARow
from tolva_teach.quiz.tricks.who_takes.which_take import WhichTakeQuestion
from tolva_teach.rules.cards import Suit
from tolva_teach.rules.table import Table
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say

LEARNER = "learner-"
"""What the cases' names begin with in which it hangs on the learner's own card whether another one takes the trick."""


class WhoTakesQuestion(SingleQuestion):
    """A trick that has been played, or all of it but the learner's own card."""

    def __init__(self, name: QuestionName, position: LyingTrick) -> None:
        super().__init__(name, position)
        self._deal = position.deal
        self._last = position.last

    @property
    def is_over(self) -> bool:
        """Whether all have played; else the learner is to end the trick."""
        return self._last is not None

    @property
    def asked(self) -> str:
        return "takes-ask" if self.is_over else "takes-ask-own"

    @cached_property
    def table(self) -> Table:
        """The trick before it is gathered. What has been taken, and whose turn it is then, would tell."""
        if self._last is None:
            return without(self._deal.seen(self.view.seat), "taken")
        (seat,) = self._deal.actors()
        shown = self._deal.unfold(play(seat, self._last))[0].deal.seen(self.view.seat)
        return without(shown, "taken", turns=False)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The seats, clockwise from the learner."""
        count = self.view.game.players
        return tuple(seat((self.view.seat + step) % count) for step in range(count))

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`kinds_of_trick`)."""
        (seat,) = self._deal.actors()
        view = self._deal.view(seat)
        found = kinds_with(view, self._last or min(view.obligation.cards))
        return frozenset(kind for kind in found if not self.is_over or not kind.startswith(OWN))

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """Where to look; the same for every trick of a game that lies there, for what one sees there is the answer."""
        phases = has_phases(self.view.game)
        first = Hint("takes-hint-phase", "bond.phase1") if phases else Hint("takes-hint-trump", "trick.winner")
        if self._last is None:
            first = Hint("takes-hint-own", "trick.overtake")
        led = Hint("takes-hint-led-phase", "bond.phase1") if phases else Hint("takes-hint-led", "trick.winner")
        return [first, led]

    def premises(self, speaker: Speaker) -> Iterator[str]:
        if stock_gone(self.view):
            yield say("quiz-premise-stock-gone", {}, speaker)

    @property
    def trick(self) -> Sequence[Play]:
        """The cards that have been played."""
        (seat,) = self._deal.actors()
        return (*self._deal.trick, Play(seat, self._last)) if self._last else self._deal.trick

    def verdict(self, choice: str) -> Verdict:
        of, own = self._seats[choice], self._own
        if own is not None and of == self.view.seat:
            return own
        took = taking(of, self.trick, self._trump, self._waiting, trumpless=self._trumpless)
        if own is None or not took:
            return took
        facts = {**own.facts, "seat": self.view.seat, "card": took.facts["card"]}
        case = f"{LEARNER}{own.case}"
        return refused(own.rule, case, facts) if own else allowed(took.rule, case, facts)

    @property
    def _own(self) -> Verdict | None:
        """What the rules let the learner end the trick with, and whether that takes it; None where all have played."""
        if self._last is not None:
            return None
        duty = self.view.obligation
        whole = (*self.trick, Play(self.view.seat, min(duty.cards)))
        takes: bool = winning(whole, self._trump).seat == self.view.seat
        return Verdict(takes, *duty.yes[1:])

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict, of = self.verdict(choice), self._seats[choice]
        own = not self.is_over and of == self.view.seat
        told = say(f"takes-{'own-' if own else ''}{verdict.case}", {"seat": of, **verdict.facts}, speaker)
        bound = (own or verdict.case.startswith(LEARNER)) and stock_gone(self.view)  # one must, since then
        return f"{say('quiz-why-stock-gone', {}, speaker)} {told}" if bound else told

    @cached_property
    def _seats(self) -> Mapping[str, int]:
        return {choice.key: choice.value for choice in self.choices}

    @property
    def _trump(self) -> Suit | None:
        trump: Suit | None = self.view.game.trump_in_force(self._deal.board)
        return trump

    @property
    def _trumpless(self) -> bool:
        """Whether no suit is trump yet, whatever has been melded (bond.phase1)."""
        return has_phases(self.view.game) and not stock_gone(self.view)

    @property
    def _waiting(self) -> Suit | None:
        """The suit that will be trump later on."""
        trump: Suit | None = self._deal.board.trump
        return trump if self._trump is None else None


class WhoTakes(PositionFamily[WhoTakesQuestion | WhichTakeQuestion]):
    """The questions about who takes a trick, in one form of a game; of two players' tricks in a row, which cards do."""

    name = "who-takes"
    question_type = WhoTakesQuestion

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(position, form), plans_of(form))
        self.rules = MappingProxyType(dict(_rules_in_short(form)))

    def _make(self, name: QuestionName) -> WhoTakesQuestion | WhichTakeQuestion:
        found = self.position(name)
        return (WhichTakeQuestion if isinstance(found, TricksInARow) else WhoTakesQuestion)(name, found)


def _rules_in_short(form: Form) -> Iterator[tuple[str, str]]:
    if form.has_phases:
        yield "bond.phase1", "takes-duty-phase"
    yield "trick.winner", "takes-duty-winner"
    yield form.rules().deck_rule, "takes-duty-order"


WHO_TAKES: Sequence[WhoTakes] = tuple(map(WhoTakes, FORMS))
"""For every form."""
