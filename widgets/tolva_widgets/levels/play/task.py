"""A position that is played on to an aim, without any widget, and where a level's positions come from.

What the rules forbid can be tried: it is objected to, changes nothing, and counts as a slip, once for each such try.
"""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final, TypeAlias

from tolva_teach.play.aim import DECISION, Aim, NoAimError, advised_reaches, is_in_play, is_lost, rules_met, way_to
from tolva_teach.players.advice import Advice
from tolva_teach.players.risks import Risk, risk_of
from tolva_teach.review import Grade, grade
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_widgets.levels.faults import LevelFault, check_rule
from tolva_widgets.levels.memory import TaskState
from tolva_widgets.levels.play.missed import MissedGoal, missed_goal
from tolva_widgets.levels.play.start import From, NoStartError, Origin, called, origin
from tolva_widgets.levels.task import Slip, task_names
from tolva_widgets.play.illegal_attempts import IllegalAttempt
from tolva_widgets.play.position import PositionMatch, Start
from tolva_widgets.play.saved.memory import DamagedError, MatchProgress
from tolva_widgets.play.saved.saving import progress_of, restore
from tolva_widgets.play.session import PlaySession
from tolva_widgets.table import decisions as choosing
from tolva_widgets.tasks.attempt import Grades

DUTY, REMAINING, WAY = HINTS = ("duty", "remaining", "way")
"""What the hints on a decision tell, one after the other: which rules bind, what may be done, and what to do."""

Judged: TypeAlias = Sequence[tuple[Decision, Verdict]]
"""What one could think of, with what the rules say of it."""

_LOOKED_AT = 12
"""So many ways from a position are looked at before it is drawn."""

_NOTHING_NOTED: Final[Grades] = {}


class PlayAttempt:
    """An attempt at playing on from a position.

    Large because a level's attempt is also a table at which one plays: it answers what both of them ask.

    >>> source = PlaySource(["tolva/must-play/1/2/5"], rule="trick.overtake")
    >>> attempt = source.make(source.names[0], None)
    >>> attempt.choose("D6"), attempt.match.refused.verdict.rule
    (True, 'trick.overtake')
    >>> attempt.choose("D9"), attempt.right, attempt.slips
    (True, True, 1)
    """

    _to_goal: Decision | None
    """What leads on to the goal, where the last hint was given and there is one."""

    def __init__(self, start: Start, aim: Aim) -> None:
        """
        Args:
            start: where one begins.
            aim: how far one plays, and what for.
        """
        self.aim = aim
        """How far one plays, and what for."""
        self._start = start
        self.match = PositionMatch(start)
        """The match that is played on."""
        self.play = PlaySession(self.match)
        """The table with the match."""
        self.decisions = self._slips = 0
        self._early: bool | None = None
        self._is_left = self._is_hinted = False
        self._looked_after = 0
        self._noted: Grades = _NOTHING_NOTED
        self._tried: set[tuple[int, Decision]] = set()
        self._think_on_next()

    # Where one is

    @property
    def ended(self) -> bool:
        """Whether one has played so far as the aim says, and seen it; or left it before."""
        point, waits = self.match.point, self.match.waits_for
        over = self.aim.is_over(point.deal, point.begun, len(point.own))
        return self._is_left or (over and (self.aim.until == DECISION or waits != "step"))

    @property
    def right(self) -> bool:
        """Whether one has what one played for."""
        return self.ended and self._is_reached

    @property
    def decided_early(self) -> bool | None:
        """Whether one has what one played for, with some of it still to be played: True as soon as one has seen it,
        False where nothing leads to it any more; None as long as it is open, and after the end."""
        return None if self.ended else self._early

    @property
    def _is_reached(self) -> bool:
        return self.aim.is_reached(self.match.point.happened, self.match.seat, self.match.deal.game.parties)

    @property
    def slips(self) -> int:
        """How much forbidden was tried, how many hints were given since one began or came back to it, and whether the
        aim was missed or reached by luck."""
        return self._slips + (self.ended and not (self.right and self.risk is None))

    @property
    def slip_kinds(self) -> frozenset[Slip]:
        happened: dict[Slip, bool] = {
            "hint": self._is_hinted,
            "forbidden": bool(self._tried),
            "missed": self.ended and not self.right,
            "luck": self.right and self.risk is not None,
        }
        return frozenset(kind for kind, has in happened.items() if has)

    @property
    def is_turn(self) -> bool:
        """Whether the learner is to decide."""
        return not self.ended and self.match.waits_for == "you"

    @property
    def others_turn(self) -> bool:
        """Whether something follows by itself."""
        return not self.ended and self.match.waits_for in ("others", "step")

    # What a person does

    def choose(self, key: str, seconds: float | None = None) -> bool:
        """Decides by a card, a pile or a word, by its key; whether that is offered now.

        Args:
            key: what is chosen.
            seconds: how long one has thought; None where nobody knows.
        """
        offers = self.match.offers
        return self._try(choosing.by_key(offers).get(key) if offers else None, seconds)

    def decide(self, keys: Collection[str], seconds: float | None = None) -> bool:
        """Decides by cards that were put together, by their keys; whether that is offered now."""
        return self._try(choosing.together(self.match.offers, keys), seconds)

    def go_on(self) -> None:
        """Shows the next step, or lets another decide."""
        if self.others_turn:
            self.match.go_on()
            self._see_whether_decided()

    def leave(self) -> None:
        """Ends it, where it has been decided: what is still to be played changes nothing."""
        self._is_left = self._is_left or self.decided_early is not None

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give on this decision."""
        return len(HINTS) - self.hinted if self.is_turn else 0

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        if not self.hints_left:
            return False
        self.hinted += 1
        self._is_hinted = True
        self._slips += 1
        self._see_hints()
        return True

    # What is known of it

    @property
    def duties(self) -> Sequence[str]:
        """The rules that forbid something of what one may think of now, by their ids."""
        return tuple(dict.fromkeys(verdict.rule for _, verdict in self.match.verdicts if not verdict))

    @property
    def allowed(self) -> Sequence[Decision]:
        """What of it may be done."""
        return [decision for decision, verdict in self.match.verdicts if verdict]

    @property
    def way(self) -> Decision | None:
        """What to do now, by the last hint; None before it, and where nothing is known."""
        if self.hinted < len(HINTS):
            return None
        return self._to_goal or (self.advice.decision if self.advice else None)

    @property
    def advice(self) -> Advice | None:
        """What a sensible player would do, and why; None before the last hint, and where that is not known."""
        search = self.match.advice_search if self.hinted == len(HINTS) else None
        while search is not None and search.advance():
            pass
        return search.advice if search else None

    @cached_property
    def missed(self) -> MissedGoal | None:
        """Where the goal was lost, asked for when it is; None where no way to it is found from anywhere."""
        return missed_goal(self._start, self.aim, self.match)

    @property
    def risk(self) -> tuple[Decision, Risk] | None:
        """What one has decided and is known to lose more often than what the coach would have done; None before the
        end."""
        return self._risk_run if self.ended else None

    @cached_property
    def _risk_run(self) -> tuple[Decision, Risk] | None:
        match = self.match
        for decision, step in zip(match.decided, match.own_steps, strict=True):
            risk = risk_of(match.point_at(step.number - 1).deal.view(match.seat), decision)
            if risk is not None:
                return decision, risk
        return None

    @property
    def has_missed(self) -> bool:
        """Whether the goal is lost, at the end or before it."""
        return not self.right if self.ended else self.decided_early is False

    @property
    def tried_again(self) -> bool:
        """Whether what was forbidden just now had just been forbidden before."""
        refused, tries = self.match.refused, self.match.illegal_attempts
        return refused is not None and tries[-2:] == [refused, refused]

    def take_noted(self) -> Grades:
        """How well one has shown to know some rules since this was asked last."""
        noted, self._noted = self._noted, _NOTHING_NOTED
        return noted

    # How it goes on

    def _think_on_next(self) -> None:
        """Another decision is to be taken."""
        self.hinted = 0
        """How many hints on this decision have been given."""
        self._slipped = False
        self._see_hints()

    def _see_whether_decided(self) -> None:
        """Looks whether the goal is reached or lost, once all that has happened is seen. Beginners decide alike each
        time, so that only a decision of one's own can lose it."""
        match = self.match
        if self._early is not None or self.aim.goal is None or match.waits_for == "step" or self.ended:
            return
        if self._is_reached:
            self._early = True
        elif match.waits_for == "you" and self._looked_after < len(match.point.own):
            self._looked_after = len(match.point.own)
            self._early = False if is_lost(self.aim, match.point, match.seat) else None

    def _see_hints(self) -> None:
        """The coach and the way to the goal are as the hints tell that have been given."""
        self.play.coach = "shows" if self.hinted > HINTS.index(REMAINING) else "silent"
        self._to_goal = None
        if self.hinted == len(HINTS) and self.aim.goal:
            point = self.match.point
            self._to_goal = next(iter(way_to(self.aim, point, self.match.seat)[len(point.own) :]), None)

    def _try(self, decision: Decision | None, seconds: float | None) -> bool:
        if decision is None or not self.is_turn:
            return False
        judged = self.match.verdicts
        self.match.attempt(decision)
        if self.match.refused is not None:
            self._count_try(self.match.refused)
        else:
            self._note_known(judged, seconds)
            self.decisions += 1
            self._think_on_next()
            self._see_whether_decided()
        return True

    def _count_try(self, tried: IllegalAttempt) -> None:
        """Something forbidden was tried: that counts, unless it was tried here before."""
        once = (tried.step, tried.decision)
        self._slipped = True
        if once not in self._tried:
            self._tried.add(once)
            self._slips += 1
            self._noted = {tried.verdict.rule: Grade.AGAIN}

    def _note_known(self, judged: Judged, seconds: float | None) -> None:
        """Something allowed was done. Who tried nothing forbidden here knew what forbids the rest."""
        if not self._slipped:
            known = grade(right=True, hinted=self.hinted > 0, seconds=seconds, choices=len(judged))
            self._noted = {verdict.rule: known for _, verdict in judged if not verdict}

    # What is remembered of it

    @property
    def state(self) -> TaskState:
        """What one has decided and tried, and the hints on this decision."""
        kept = progress_of(self.match)
        (own,) = kept.own
        return TaskState(self.hinted, own, kept.illegal_attempts, kept.shown, kept.checksum)

    def restore(self, state: TaskState) -> None:
        """Takes it up as it was remembered.

        Raises:
            ValueError: it cannot have come to that.
        """
        match = self.match
        if state.seal is not None:
            restore(match, MatchProgress((state.done,), state.tries, (), state.shown, (), state.seal))
        if self.ended or any(tried.step < match.first for tried in match.illegal_attempts):
            raise DamagedError("nothing of this position")
        self._tried = {(tried.step, tried.decision) for tried in match.illegal_attempts}
        self.hinted = min(state.hinted, len(HINTS))
        self._is_hinted = self.hinted > 0
        self._slipped = any(tried.step >= match.last_own for tried in match.illegal_attempts)
        self._see_hints()
        self._see_whether_decided()


class PlaySource:
    """The positions of a level."""

    def __init__(self, given: Sequence[From], rule: str | None = None, aim: Aim | None = None) -> None:
        """
        Args:
            given: where one begins, time after time (`start`).
            rule: what all of it is about, by id: something that may be thought of is refused by it, and will be in
                fresh positions too.
            aim: how far one plays, and what for; until one has decided where left out.

        Raises:
            LevelFault: there is no such position or rule.
        """
        check_rule(rule)
        self._aim, self._rule = aim or Aim(), rule
        origins = list(map(origin, given))
        self.names = task_names(map(called, given))
        """What they are called."""
        self._given = dict(zip(self.names, origins, strict=True))

    def make(self, name: str, seed: int | None) -> PlayAttempt:
        """Begins at a position (`TaskSource.make`).

        Raises:
            LevelFault: it is none, it does not have the aim, or it is not about the level's rule.
        """
        given = self._given[name]
        start = (given if seed is None else given.with_seed(seed)).start()
        try:
            self._aim.check(start.deal())
        except NoAimError as error:
            raise NoStartError(error.code, given=error.given, known=", ".join(error.known)) from error
        met = [] if self._rule is None else self._met(start)
        if self._rule is not None and self._rule not in met:
            raise NoStartError("not-about", rule=self._rule, about=", ".join(met) or "–")
        return PlayAttempt(start, self._aim)

    def again(self, name: str, seed: int | None) -> int | None:
        """A whole deal comes with new cards, for one knows what was hidden in the old ones; a position is asked about
        for its own sake, and stays (`TaskSource.again`)."""
        return self.draw(name) if self._given[name].is_whole_deal else seed

    def draw(self, name: str) -> int | None:
        """Draws another position of the same kind; where none is found, the same."""
        given = self._given[name]
        for other in given.others():
            if other.seed != given.seed and self._can_be(other):
                return other.seed
        return given.seed

    def _can_be(self, other: Origin) -> bool:
        try:
            return self._suits(other.start())
        except LevelFault:
            return False

    def _suits(self, start: Start) -> bool:
        """Whether the rule forbids something there, or anything is where no rule is asked for and one decides but once;
        and that the goal is reached hangs on what one does, and who does as the coach says does reach it."""
        if self._rule is not None or self._aim.until == DECISION:
            met = self._met(start)
            if not met or self._rule not in {None, *met}:
                return False
        point, seat = start.point(), start.seat
        is_fair = advised_reaches(self._aim, point, seat)
        return is_fair and (self._aim.goal is None or is_in_play(self._aim, point, seat, _LOOKED_AT))

    def _met(self, start: Start) -> Collection[str]:
        """The rules by which something is forbidden that the learner may think of, where beginners play on."""
        return rules_met(self._aim, start.point(), start.seat)
