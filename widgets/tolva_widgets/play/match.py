"""A match that one plays at a table, without any widget: whose turn it is, what was tried, and what was taken back.

One seat is the learner's; the others decide one decision at a time, so that whoever shows the table sets the pace. The
same name and the same decisions give the same match, what the others do included: each decision of theirs has a chance
of its own, drawn from the seed, the deal, the seat and the decision's number. Only who does not let a club player think
to the end may see another decision.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, TypeAlias
from zlib import crc32

from tolva_teach.games.base import Deal, View
from tolva_teach.play.chances import missed
from tolva_teach.play.match import Match
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.replay import Step
from tolva_teach.players import Chooser, chooser
from tolva_teach.records.record import shuffled
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import Offers
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_widgets.play.address import CLUB, MatchName
from tolva_widgets.play.counsel import Counsel
from tolva_widgets.play.look_back import LookBack
from tolva_widgets.play.memory import DamagedError, Kept, KeptMatch
from tolva_widgets.play.thought import Thought
from tolva_widgets.play.tries import Try, objector, tried_before
from tolva_widgets.replay.sources import with_players
from tolva_widgets.table import decisions as choosing

Waiting: TypeAlias = Literal["you", "others", "step", "deal", "nothing"]
"""What a match waits for: the learner's decision, another's, that what happened is looked at, the next deal; or
nothing, where it is won."""

Players: TypeAlias = Callable[[str], Chooser]
"""Who decides for the other seats, by the game's name. A player that draws its chance from the generator it is given,
and from nothing else, decides the same when a match that was left is taken up again."""

_MOST_RETHOUGHT = 200
"""So many decisions of others who think are thought of again when a match is taken up; a text that leaves out more was
not written here."""

_VERSION = 1
"""A name gives the same match for good: another way to draw chance would need another number."""


def _beginner(game: str) -> Chooser:
    return chooser("beginner", game)


class PlayedMatch:
    """A match under way.

    >>> from tolva_teach.play.playout import PlayedName
    >>> match = PlayedMatch(MatchName(PlayedName(7)))
    >>> match.waits_for
    'you'
    >>> match.attempt(Decision(0, "play", ("S6",)))
    >>> match.waits_for, match.step.decision
    ('others', Decision(seat=0, verb='play', args=('S6',)))
    """

    def __init__(self, name: MatchName, players: Players | None = None) -> None:
        """
        Args:
            name: the match.
            players: who decides for the other seats, in place of those that the name says.
        """
        self.name = name
        self.ongoing = Ongoing(Match.resume(with_players(name.dealt())))
        """Its steps so far."""
        self.number = 0
        """The number of the step that is shown."""
        self.tries: list[Try] = []
        """What was tried and forbidden, in order."""
        self.refused: Try | None = None
        """What has just been tried and forbidden."""
        self.reminder: tuple[Decision, ...] = ()
        """The chances that what has just been tried would let go of. It is done when it is tried again."""
        self._players = players or (None if name.others == CLUB else _beginner)
        """Who decides for the others at once; None where they think."""
        self._thought: Thought | None = None
        self._found: dict[tuple[int, int], int] = {}
        """What others have decided who think, by the deal and how much had been decided in it: the decision's place
        among those that were open."""
        self._own: list[list[str]] = [[]]
        """What the learner decided, deal by deal."""
        self._practised: set[int] = set()
        self._counsel: Counsel | None = None
        self._reminded: set[Decision] = set()
        self._look_back: LookBack | None = None
        self._lies = False
        """Whether what was laid last is seen where it lies, before it is turned down."""
        self._rethought = 0
        """How many decisions of others were thought of again, as the match was taken up."""

    # What is shown

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.name.seat

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.ongoing[self.number]

    @property
    def deal(self) -> Deal[Any]:
        """The deal as it stands. Ask it; it goes on by what is done here alone."""
        return self.ongoing.match.deal

    @property
    def waits_for(self) -> Waiting:
        """What the match waits for. Where several may decide at a time, the others do so first: which of them came
        first is no matter of pace."""
        if self._lies or self.number < len(self.ongoing) - 1:
            return "step"
        actors = self.deal.actors()
        if not actors:
            return "nothing" if self.ongoing.match.over else "deal"
        return "you" if actors == (self.seat,) else "others"

    def table(self) -> Table:
        """The table as the learner sees it: as the step left it, or with nothing left there that is turned down."""
        gone = self.deal.game.leads_to_empty_table and not self._lies
        return self.step.after.seen(self.seat) if gone else self.step.table(self.seat)

    @property
    def deal_over(self) -> bool:
        """Whether a deal is over and all of it has been shown: from then on no card of it is secret."""
        return self.waits_for in ("deal", "nothing")

    @property
    def practised(self) -> bool:
        """Whether something was taken back in the deal that is shown."""
        return self.step.deal_number in self._practised

    @property
    def look_back(self) -> LookBack | None:
        """What is worth a look in the deal that is over; None before its end. It looks further when it is asked to."""
        if not self.deal_over:
            return None
        if self._look_back is None:
            self._look_back = LookBack(self.ongoing, self.seat, self.tries)
        return self._look_back

    # The others, and what follows by itself

    def go_on(self) -> None:
        """Shows the next step; where there is none yet, another decides. Nothing where it is the learner's turn."""
        waits = self.waits_for
        if self._lies:
            self._lies = False
        elif waits == "step":
            self.number += 1
        elif waits == "others":
            self._others_go_on()
        self._let_be()

    @property
    def thinks(self) -> bool:
        """Whether another has begun to think and not decided yet."""
        return self._thought is not None

    def think(self) -> None:
        """Lets another who thinks go on for a moment; when nothing more comes of it, they decide."""
        if self._thought is not None:
            self._thought.go_on()
            if self._thought.over:
                self._do_thought(self._thought)

    def _others_go_on(self) -> None:
        """Another decides, or begins to think; who thinks already decides as seems best by now."""
        view, chance = self._others_turn()
        if self._players is not None:
            self._do(self._players(view.game.name)(view, chance))
        elif self._thought is not None:
            self._do_thought(self._thought)
        elif (found := self._found_before(view)) is not None:
            self._do(found)
        else:
            self._thought = Thought(view, chance)
            self.think()

    def _found_before(self, view: View) -> Decision | None:
        """What the other decided here, when the match was left."""
        legal, place = view.game.legal(view), self._found.get(self._place)
        return legal[place] if place is not None and place < len(legal) else None

    def _do_thought(self, thought: Thought) -> None:
        view, _ = self._others_turn()
        legal = view.game.legal(view)
        if thought.best in legal:  # of ways to give cards not all are listed
            self._found[self._place] = legal.index(thought.best)
        self._thought = None
        self._do(thought.best)

    def next_deal(self) -> None:
        """Deals the next cards, where a deal is over and the match is not."""
        if self.waits_for == "deal":
            match = self.ongoing.match
            deck = shuffled(match.game.pack, self._chance(match.number + 1))
            self._own.append([])
            self._reminded.clear()
            self._show(self.ongoing.next_deal(deck))
            self._let_be()

    @property
    def _place(self) -> tuple[int, int]:
        """The deal, and how much has been decided in it."""
        return self.ongoing.match.number, len(self.ongoing.record.deals[-1].events)

    def _others_turn(self) -> tuple[View, Random]:
        """What another sees who is to decide, and their chance."""
        seat = next(seat for seat in self.deal.actors() if seat != self.seat)
        number, decided = self._place
        return self.ongoing.match.view(seat), self._chance(number, seat, decided)

    def _chance(self, *place: int) -> Random:
        return Random("/".join(map(str, ("play", _VERSION, self.name.cards.seed, *place))))

    # The learner's turn

    @property
    def offers(self) -> Offers | None:
        """What the learner could think of doing, the forbidden included; None where it is not their turn."""
        return self.deal.game.offers(self.deal.view(self.seat)) if self.waits_for == "you" else None

    @property
    def verdicts(self) -> list[tuple[Decision, Verdict]]:
        """What of that is allowed, and why not the rest."""
        return self.deal.game.verdicts(self.deal.view(self.seat)) if self.waits_for == "you" else []

    @property
    def counsel(self) -> Counsel | None:
        """What a sensible player would do in the learner's place; None where it is not their turn. It is thought of
        when it is asked to be, once for each state: about a tenth of a second in all."""
        if self.waits_for != "you":
            return None
        view = self.deal.view(self.seat)
        if self._counsel is None or self._counsel.view is not view:
            self._counsel = Counsel(view)
        return self._counsel

    def attempt(self, decision: Decision, *, remind: bool = False) -> None:
        """Tries what the learner decides. What the rules forbid changes nothing, but is noted.

        Args:
            decision: one that is offered.
            remind: whether it is held back once where it would let go of a chance.
        """
        self._let_be()
        verdict = self.deal.verdict(decision)
        if not verdict:
            self.refused = Try(self.number, decision, verdict, objector(self.deal, self.seat))
            self.tries.append(self.refused)
        elif not remind or not self._holds_back(decision):
            self._own[-1].append(str(decision))
            self._do(decision)

    def _holds_back(self, decision: Decision) -> bool:
        """Whether the decision would let go of a chance that was not spoken of in this deal."""
        lost = (other for other in missed(self.deal, decision) if other not in self._reminded)
        self.reminder = tuple(lost)
        self._reminded.update(self.reminder)
        return bool(self.reminder)

    def _do(self, decision: Decision) -> None:
        self._show(self.ongoing.do(decision))

    def _show(self, steps: list[Step]) -> None:
        self.number = steps[0].number
        self._lies = self._is_to_be_seen(steps)
        self._look_back = None

    def _is_to_be_seen(self, steps: Sequence[Step]) -> bool:
        """Whether cards have been laid that do not lie there for who is next. Who passes lays none."""
        step = steps[0]
        if not self.deal.game.leads_to_empty_table or step.decision is None or len(steps) > 1:
            return False
        return bool(step.decision.args) and step.table(None) != step.after.seen(None)

    def _let_be(self) -> None:
        """What was said of the try before is over."""
        self.refused, self.reminder = None, ()

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided anything in this deal."""
        return bool(self._own[-1])

    def undo(self) -> None:
        """Takes back the learner's last decision in this deal, and what followed. From then on the deal is practice."""
        if not self.can_undo:
            return
        before = self._before_last_own()
        self.ongoing.undo_to(before)
        self._thought = None
        self._found = {place: found for place, found in self._found.items() if place < self._place}
        self._own[-1].pop()
        self._practised.add(self.ongoing.match.number)
        self.tries = [one for one in self.tries if one.step <= before]
        self.number, self._lies = before, False
        self._look_back = None
        self._let_be()

    def _before_last_own(self) -> int:
        own = (step for step in reversed(self.ongoing) if step.decision and step.decision.seat == self.seat)
        return next(own).number - 1

    # What is kept of it

    @property
    def kept(self) -> Kept:
        """What is to be kept, so that it can be taken up again."""
        own = tuple(tuple(decided) for decided in self._own)
        tries = tuple((one.step, str(one.decision)) for one in self.tries)
        thought = tuple((*place, found) for place, found in self._found.items())
        return Kept(own, tries, tuple(sorted(self._practised)), self.number, thought, self._seal)

    @property
    def kept_match(self) -> KeptMatch:
        """The same, with what one is told of it before it is taken up."""
        table = self.step.table(self.seat)
        party = self.deal.game.parties[self.seat]
        own = next(tally for tally in table.tallies if tally.party == party)
        return KeptMatch(self.name, self.kept, self.step.deal_number + 1, own.score, own.unit)

    @property
    def _seal(self) -> int:
        """A sum over all that was decided, by which one sees whether the match comes out the same again."""
        return crc32("/".join(said for deal in self.ongoing.record.deals for said in (*deal.events, "")).encode())

    def take_up(self, kept: Kept) -> None:
        """Plays what was kept: the learner's decisions as they were, the others' as they come.

        Raises:
            DamagedError: the rules refuse one, it is not the learner's turn, or the match does not come out as it was.
                It is then to be let go of.
        """
        self._found = {(deal, decided): found for deal, decided, found in kept.thought}
        self._rethought = 0
        for number, own in enumerate(kept.own):
            if number:
                self._next_kept_deal()
            for said in own:
                self._follow(said)
        while self.number < kept.shown and self.waits_for in ("others", "step"):
            self._go_on_thought()
        self._lies = False
        if kept.seal not in (None, self._seal):
            raise DamagedError("not as it was")
        self._practised = set(kept.practised)
        self.tries = [tried_before(self.ongoing, self.seat, step, said) for step, said in kept.tries]
        self._look_back = None

    def _next_kept_deal(self) -> None:
        self._run_on()
        if self.waits_for != "deal":
            raise DamagedError("a deal too many")
        self.next_deal()

    def _run_on(self) -> None:
        """Goes on until the learner decides, or the deal is over."""
        while self.waits_for in ("others", "step"):
            self._go_on_thought()

    def _go_on_thought(self) -> None:
        """Goes on; who thinks does so to the end."""
        if self.thinks:
            self.think()
            return
        self.go_on()
        self._rethought += self.thinks
        if self._rethought > _MOST_RETHOUGHT:
            raise DamagedError("what others decided was not kept")

    def _follow(self, said: str) -> None:
        self._run_on()
        decision = choosing.parsed(said)
        if self.waits_for != "you" or decision is None or not self._may(decision):
            raise DamagedError(said)
        self.attempt(decision)

    def _may(self, decision: Decision) -> bool:
        return decision.seat == self.seat and bool(self.deal.verdict(decision))
