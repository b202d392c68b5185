"""A level that is played, without any widget: positions in a row, each played on to an aim, and what that earns.

What the rules forbid can be tried: it is objected to, changes nothing, and counts as a slip, once for each such try. A
position whose aim is missed comes back after all others.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

from tolva_teach.play.aim import DECISION, Aim, NoAimError, is_in_play, rules_met, way_to
from tolva_teach.players.advice import Advice
from tolva_teach.review import Grade, grade
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import rule_ids
from tolva_widgets.levels.memory import LevelMemory, Posed
from tolva_widgets.levels.play_start import From, NoStartError, Origin, origin
from tolva_widgets.levels.session import LevelFault
from tolva_widgets.levels.turns import LevelTurns
from tolva_widgets.play.illegal_attempts import IllegalAttempt
from tolva_widgets.play.memory import DamagedError, MatchProgress
from tolva_widgets.play.position import PositionMatch, Start
from tolva_widgets.play.saving import progress_of, restore
from tolva_widgets.play.session import PlaySession
from tolva_widgets.table import decisions as choosing

DUTY, REMAINING, WAY = HINTS = ("duty", "remaining", "way")
"""What the hints on a decision tell, one after the other: which rules bind, what may be done, and what to do."""

Grades: TypeAlias = Mapping[str, Grade]
"""How well one knew some rules, by their ids."""

Judged: TypeAlias = Sequence[tuple[Decision, Verdict]]
"""What one could think of, with what the rules say of it."""

_QUOTED = 80
"""So much is quoted of what somebody has written."""

_LOOKED_AT = 12
"""So many ways from a position are looked at before it is drawn."""

NOTHING_NOTED: Final[Grades] = {}


class PlayLevelSession(LevelTurns):
    """A level while somebody plays it.

    >>> session = PlayLevelSession(["tolva/must-play/1/2/5"], rule="trick.overtake")
    >>> session.choose("D6"), session.match.refused.verdict.rule
    (True, 'trick.overtake')
    >>> session.choose("D9"), session.stars
    (True, 2)
    """

    _to_goal: Decision | None
    """What leads on to the goal, where the last hint was given and there is one."""

    def __init__(self, given: Sequence[From], rule: str | None = None, aim: Aim | None = None) -> None:
        """
        Args:
            given: where one begins, time after time (`play_start`).
            rule: what all of it is about, by id: something that may be thought of is refused by it, and will be in
                fresh positions too.
            aim: how far one plays, and what for; until one has decided where left out.

        Raises:
            LevelFault: there are none, there is no such position, rule or aim, or the first position is not about the
                rule.
        """
        if not given:
            raise LevelFault("no-task")
        if rule is not None and rule not in rule_ids():
            raise LevelFault("no-rule", rule=str(rule)[:_QUOTED])
        self.aim = aim or Aim()
        """How far one plays, and what for."""
        self._rule = rule
        self._noted: Grades = NOTHING_NOTED
        self._given = tuple(map(origin, given))
        self._set_out_for(len(self._given))

    # Where one is

    @property
    def match(self) -> PositionMatch:
        """The match that is played on."""
        return self._match

    @property
    def ended(self) -> bool:
        """Whether one has played so far as the aim says, and seen it."""
        return self._is_over(self.match)

    def _is_over(self, match: PositionMatch) -> bool:
        point, waits = match.point, match.waits_for
        over = self.aim.is_over(point.deal, point.begun, len(point.own))
        return over and (self.aim.until == DECISION or waits != "step")

    @property
    def well(self) -> bool:
        return self.reached

    @property
    def reached(self) -> bool:
        """Whether one has what one played for."""
        deal = self.match.deal
        return self.ended and self.aim.is_reached(self.match.point.happened, self.match.seat, deal.game.parties)

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
            self._see_end()

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give on this decision."""
        return len(HINTS) - self.hinted if self.is_turn else 0

    def hint(self) -> bool:
        """Gives the next hint; whether there was one to give."""
        given = super().hint()
        if given:
            self._see_hints()
        return given

    def fresh(self) -> None:
        """The same once more from the beginning, from positions of the same kind that have not been played here."""
        self._set_out_for(len(self._given), draws=True)

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

    @property
    def tried_again(self) -> bool:
        """Whether what was forbidden just now had just been forbidden before."""
        refused, tries = self.match.refused, self.match.illegal_attempts
        return refused is not None and tries[-2:] == [refused, refused]

    def take_noted(self) -> Grades:
        """How well one has shown to know some rules since this was asked last."""
        noted, self._noted = self._noted, NOTHING_NOTED
        return noted

    # How it goes on

    def _begin(self, posed: Posed) -> None:
        drawn = self._draws and posed.seed is None
        self._posed, start = self._drawn(posed) if drawn else (posed, self._checked(self._origin(posed)))
        self._play_on(PositionMatch(start))

    def _play_on(self, match: PositionMatch) -> None:
        """The match is what is played from now on."""
        self._match = match
        self.play = PlaySession(match)
        """The table with the match."""
        self._tried = {(tried.step, tried.decision) for tried in match.illegal_attempts}
        self._is_counted = False
        self._think_anew()

    def _think_anew(self) -> None:
        """Another decision is to be taken."""
        self.hinted = 0
        """How many hints on this decision have been given."""
        self._slipped = False
        self._see_hints()

    def _see_hints(self) -> None:
        """The coach and the way to the goal are as the hints tell that have been given."""
        self.play.coach = "shows" if self.hinted > HINTS.index(REMAINING) else "silent"
        self._to_goal = None
        if self.hinted == len(HINTS) and self.aim.goal:
            point = self.match.point
            self._to_goal = next(iter(way_to(self.aim, point, self.match.seat)[len(point.own) :]), None)

    # What is kept of it

    def _kept(self) -> dict[str, Any]:
        kept = progress_of(self.match)
        (own,) = kept.own
        return {"done": own, "tries": kept.illegal_attempts, "shown": kept.shown, "seal": kept.checksum}

    def _take_up(self, memory: LevelMemory) -> bool:
        try:
            match = PositionMatch(self._checked(self._origin(memory.left[0])))
            if memory.seal is not None:
                restore(match, MatchProgress((memory.done,), memory.tries, (), memory.shown, (), memory.seal))
        except (LevelFault, DamagedError):
            return False
        if self._is_over(match) or any(tried.step < match.first for tried in match.illegal_attempts):
            return False
        self._posed = memory.left[0]
        self._play_on(match)
        self.hinted = min(memory.hinted, len(HINTS))
        self._slipped = any(tried.step >= match.last_own for tried in match.illegal_attempts)
        self._see_hints()
        return True

    def _try(self, decision: Decision | None, seconds: float | None) -> bool:
        if decision is None or not self.is_turn:
            return False
        judged = self.match.verdicts
        self.match.attempt(decision)
        if self.match.refused is not None:
            self._count_try(self.match.refused)
        else:
            self._note_known(judged, seconds)
            self._decided += 1
            self._think_anew()
            self._see_end()
        return True

    def _count_try(self, tried: IllegalAttempt) -> None:
        """Something forbidden was tried: that counts, unless it was tried here before."""
        once = (tried.step, tried.decision)
        self._slipped = True
        if once not in self._tried:
            self._tried.add(once)
            self.slips += 1
            self._noted = {tried.verdict.rule: Grade.AGAIN}

    def _note_known(self, judged: Judged, seconds: float | None) -> None:
        """Something allowed was done. Who tried nothing forbidden here knew what forbids the rest."""
        if not self._slipped:
            known = grade(right=True, hinted=self.hinted > 0, seconds=seconds, choices=len(judged))
            self._noted = {verdict.rule: known for _, verdict in judged if not verdict}

    def _see_end(self) -> None:
        if self.ended and not self._is_counted:
            self._is_counted = True
            self._count(right=self.reached)

    # Where one may begin

    def _checked(self, beginning: Origin) -> Start:
        """The position.

        Raises:
            LevelFault: it is none, it does not have the aim, or it is not about the level's rule.
        """
        start = beginning.start()
        try:
            self.aim.check(start.deal())
        except NoAimError as error:
            raise NoStartError(error.code, given=error.given, known=", ".join(error.known)) from error
        met = [] if self._rule is None else self._met(start)
        if self._rule is not None and self._rule not in met:
            raise NoStartError("not-about", rule=self._rule, about=", ".join(met) or "–")
        return start

    def _origin(self, posed: Posed) -> Origin:
        """What a position comes from."""
        given = self._given[posed.place]
        return given if posed.seed is None else given.with_seed(posed.seed)

    def _drawn(self, posed: Posed) -> tuple[Posed, Start]:
        """Another position of the same kind; where none is found, the same."""
        given = self._origin(posed)
        for other in given.others():
            try:
                start = other.start()
            except LevelFault:
                continue
            if self._suits(start):
                return posed._replace(seed=other.seed), start
        return posed._replace(seed=given.seed), self._checked(given)

    def _suits(self, start: Start) -> bool:
        """Whether the rule forbids something there, or anything is where no rule is asked for and one decides but once;
        and that the goal is reached hangs on what one does."""
        if self._rule is not None or self.aim.until == DECISION:
            met = self._met(start)
            if not met or self._rule not in {None, *met}:
                return False
        return self.aim.goal is None or is_in_play(self.aim, start.point(), start.seat, _LOOKED_AT)

    def _met(self, start: Start) -> Collection[str]:
        """The rules by which something is forbidden that the learner may think of, where beginners play on."""
        return rules_met(self.aim, start.point(), start.seat)
