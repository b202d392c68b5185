"""A match that one plays at a table, without any widget: whose turn it is, what was tried, and what was taken back.

One seat is the learner's; the others (`opponents`) decide one decision at a time, so that whoever shows the table sets
the pace. The same name and the same decisions give the same match, what the others do included: each decision of theirs
has a chance of its own, drawn from the seed, the deal, the seat and the decision's number. Only who does not let a club
player think to the end may see another decision. How a match is saved and restored, `saving` knows.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Literal, TypeAlias

from tolva_teach.games.base import Deal, View
from tolva_teach.hindsight.if_allowed import Gain, gain_of
from tolva_teach.play.chances import Missed, missed
from tolva_teach.play.match import Match
from tolva_teach.play.match_steps import Ongoing
from tolva_teach.play.replay import Step
from tolva_teach.players.club import NoMindError
from tolva_teach.players.odds import Odds, odds_of
from tolva_teach.players.risks import Risk, risk_of
from tolva_teach.records.record import shuffled
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import Offers
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.advice import AdviceSearch
from tolva_widgets.play.ended.analysis import DealAnalysis
from tolva_widgets.play.forced import forced_step
from tolva_widgets.play.illegal_attempts import IllegalAttempt, attempt_at
from tolva_widgets.play.opponents import Opponents, Players, chance, place_of
from tolva_widgets.replay.sources import with_players

Waiting: TypeAlias = Literal["you", "others", "forced", "step", "deal", "nothing"]
"""What a match waits for: the learner's decision, another's, a forced step of the learner's that is taken by itself,
that what happened is looked at, the next deal; or nothing, where it is won."""


class LearnerMatch:
    """A match under way between the learner and other players.

    Large because all that a table shows and does is asked of it here.

    >>> from tolva_teach.play.playout import PlayedName
    >>> match = LearnerMatch(MatchName(PlayedName(7)))
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
        self.number = _begins_at(self.ongoing) if name.linked else 0
        """The number of the step that is shown."""
        self.opponents = Opponents(name, players)
        """Who decides for the other seats."""
        self.illegal_attempts: list[IllegalAttempt] = []
        """What was tried and forbidden, in order."""
        self.refused: IllegalAttempt | None = None
        """What has just been tried and forbidden."""
        self.reminder: tuple[Missed, ...] = ()
        """The chances that what has just been tried would let go of. It is done when it is tried again."""
        self.commitment: Decision | None = None
        """What has just been chosen and promises something. It is done when it is chosen again."""
        self.commitment_odds: Odds | None = None
        """How often that is kept; None where nobody asked for it."""
        self.risk: tuple[Decision, Risk] | None = None
        """What has just been chosen and mostly loses, and how often. It is done when it is chosen again."""
        self.own_decisions: list[list[str]] = [[]]
        """What the learner decided, deal by deal, each as a record writes it."""
        self.practised_deals: set[int] = set()
        """The numbers of the deals in which something was taken back."""
        self.takes_forced = False
        """Whether forced steps of the learner's are taken by themselves."""
        self._forced_at: tuple[Step, Decision | None] | None = None
        self._advice_search: AdviceSearch | None = None
        self._advised_after: tuple[int, Sequence[str]] | None = None
        """The number of the deal, and all that had been decided in it, when the search began."""
        self._gain: tuple[IllegalAttempt, Gain | None] | None = None
        self._reminded: set[Missed] = set()
        self._analysis: DealAnalysis | None = None
        self._lies = False
        """Whether what was laid last is seen where it lies, before it is turned down."""

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
        """The deal as it stands, to be asked only: it goes on by the methods of the match."""
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
        if actors != (self.seat,):
            return "others"
        return "forced" if self.takes_forced and self.forced is not None else "you"

    @property
    def forced(self) -> Decision | None:
        """What alone the learner may do, where no card is chosen by it; None where there is a choice, or it is not
        their turn. Worked out once for each step."""
        last = self.ongoing[-1]
        if self._forced_at is None or self._forced_at[0] is not last:
            self._forced_at = last, forced_step(last, self.seat)
        return self._forced_at[1]

    @property
    def has_exchanged(self) -> bool:
        """Whether the step that is shown has changed the learner's hand in an exchange: it is looked at until one says
        so, for nothing is to be laid before one has seen what one got."""
        before = self.step.before
        if before is None or not (seen := before.seen(self.seat)).swaps:
            return False
        return _hand_of(seen, self.seat) != _hand_of(self.step.after.seen(self.seat), self.seat)

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
        return self.step.deal_number in self.practised_deals

    @property
    def analysis(self) -> DealAnalysis | None:
        """The analysis of the deal that is over; None before its end. It goes on only when it is told to."""
        if not self.deal_over:
            return None
        if self._analysis is None:
            self._analysis = DealAnalysis(self.ongoing, self.seat, self.illegal_attempts)
        return self._analysis

    # The others, and what follows by itself

    def go_on(self) -> None:
        """Shows the next step; where there is none yet, another decides, or a forced step is taken. Nothing where it is
        the learner's turn."""
        waits = self.waits_for
        if self._lies:
            self._lies = False
        elif waits == "step":
            self.number += 1
        elif waits == "others":
            self._do(self.opponents.decide(self.ongoing))
        elif waits == "forced":
            assert self.forced is not None
            self.attempt(self.forced)
        self._end_attempt()

    def think(self) -> None:
        """Lets another who thinks go on for a moment; at the end of it they decide."""
        self._do(self.opponents.think(self.ongoing))

    def next_deal(self) -> None:
        """Deals the next cards, where a deal is over and the match is not."""
        if self.waits_for == "deal":
            match = self.ongoing.match
            deck = shuffled(match.game.pack, chance(self.name.cards.seed, match.number + 1))
            self.own_decisions.append([])
            self._reminded.clear()
            self._show(self.ongoing.next_deal(deck))
            self._end_attempt()

    # The learner's turn

    @property
    def offers(self) -> Offers | None:
        """What the learner could think of doing, the forbidden included; None where it is not their turn."""
        view = self._own_view
        return self.deal.game.offers(view) if view is not None else None

    @property
    def verdicts(self) -> list[tuple[Decision, Verdict]]:
        """What of that is allowed, and why not the rest."""
        view = self._own_view
        return self.deal.game.verdicts(view) if view is not None else []

    @property
    def advice_search(self) -> AdviceSearch | None:
        """The search for what a sensible player would do in the learner's place, once for each state; None where it is
        not their turn. It goes on only when it is told to, and takes about a tenth of a second in all."""
        view = self._own_view
        if view is None:
            return None
        decided = self.ongoing.match.number, self.ongoing.record.deals[-1].events
        if self._advice_search is None or decided != self._advised_after:
            self._advice_search, self._advised_after = AdviceSearch(view), decided
        return self._advice_search

    @property
    def _own_view(self) -> View | None:
        """What the learner sees who is to decide; None where it is not their turn."""
        return self.deal.view(self.seat) if self.waits_for == "you" else None

    def attempt(self, decision: Decision, *, remind: bool = False, explain: bool = False) -> None:
        """Tries what the learner decides. What the rules forbid changes nothing, but is noted.

        Args:
            decision: one that is offered.
            remind: whether it is held back once where it would let go of a chance, or mostly loses.
            explain: whether it is held back once where it promises something: what, and what that costs, is said
                first.
        """
        confirmed = not explain or decision == self.commitment
        warned = self.risk is not None and self.risk[0] == decision
        self._end_attempt()
        verdict = self.deal.verdict(decision)
        if not verdict:
            self.refused = attempt_at(self.deal, self.number, decision, verdict)
            self.illegal_attempts.append(self.refused)
        elif not confirmed and decision.verb in self.deal.game.commitments:
            self.commitment = decision
            if remind:
                with suppress(NoMindError):
                    self.commitment_odds = odds_of(self.deal.view(self.seat), decision)
                self._holds_back(decision)
        elif not remind or not (self._holds_back(decision) or (not warned and self._warns_of(decision))):
            self.own_decisions[-1].append(str(decision))
            self._do(decision)

    @property
    def gain(self) -> Gain | None:
        """What the card that has just been refused would bring if it stood, worked out once for each; None where that
        shows nothing."""
        tried = self.refused
        if tried is None:
            return None
        if self._gain is None or self._gain[0] is not tried:
            chance_of_its_own = Random(f"if allowed/{tried.step}/{tried.decision}")
            self._gain = tried, gain_of(self.deal, tried.decision, chance_of_its_own)
        return self._gain[1]

    def _holds_back(self, decision: Decision) -> bool:
        """Whether the decision would let go of a chance that was not spoken of in this deal."""
        lost = (chance for chance in missed(self.deal, decision) if chance not in self._reminded)
        self.reminder = tuple(lost)
        self._reminded.update(self.reminder)
        return bool(self.reminder)

    def _warns_of(self, decision: Decision) -> bool:
        """Whether the decision mostly loses."""
        risk = risk_of(self.deal.view(self.seat), decision)
        if risk is not None and risk.mostly_loses:
            self.risk = decision, risk
        return self.risk is not None

    def _do(self, decision: Decision | None) -> None:
        """Applies a decision, if there is one, and shows it."""
        if decision is not None:
            self._show(self.ongoing.do(decision))

    def _show(self, steps: list[Step]) -> None:
        self.number = steps[0].number
        self._lies = _is_to_be_seen(steps)
        self._analysis = None

    def _end_attempt(self) -> None:
        """What was said of the attempt before is over."""
        self.refused, self.reminder, self.risk = None, (), None
        self.commitment = self.commitment_odds = None

    # What the learner has done

    @property
    def begun(self) -> bool:
        """Whether the learner has decided anything, so that there is something to go on with."""
        return any(self.own_decisions) or bool(self.practised_deals)

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided anything in this deal."""
        return bool(self.own_decisions[-1])

    def undo(self) -> None:
        """Takes back the learner's last decision in this deal, and what followed. Where forced steps are taken by
        themselves, the last that was none. From then on the deal is practice."""
        if not self.can_undo:
            return
        last = last_own_step(self.ongoing, self.seat)
        assert last is not None
        before = last.number - 1
        self.ongoing.undo_to(before)
        self.opponents.forget_from(place_of(self.ongoing))
        self.own_decisions[-1].pop()
        self.number = before
        attempts = [one for one in self.illegal_attempts if one.step <= before]
        self.set_history({*self.practised_deals, self.ongoing.match.number}, attempts)
        self._end_attempt()
        if self.waits_for == "forced":
            self.undo()

    def set_history(self, practised: Collection[int], attempts: Sequence[IllegalAttempt]) -> None:
        """The deals in which something was taken back, and what was tried and forbidden, as of the step that is shown:
        all that was laid there has been looked at."""
        self.practised_deals, self.illegal_attempts = set(practised), list(attempts)
        self._lies, self._analysis = False, None


def _begins_at(steps: Sequence[Step]) -> int:
    """The number of the step from which one plays a record's last deal: where it stops, or has just been dealt."""
    dealt = next(step.number for step in reversed(steps) if step.fresh)
    return len(steps) - 1 if any(step.decision for step in steps[dealt:]) else dealt


def _hand_of(table: Table, seat: int) -> set[str]:
    """The cards in a seat's hand, by their keys."""
    return {card.key for zone in table.zones if zone.kind == "hand" and zone.seat == seat for card in zone.cards}


def last_own_step(steps: Sequence[Step], seat: int) -> Step | None:
    """The last step in which a seat decided; None where it has not."""
    return next((step for step in reversed(steps) if step.decision and step.decision.seat == seat), None)


def _is_to_be_seen(steps: Sequence[Step]) -> bool:
    """Whether cards have been laid that do not lie there for who is next. Who passes lays none."""
    step = steps[0]
    if not step.after.game.leads_to_empty_table or step.decision is None or len(steps) > 1:
        return False
    return bool(step.decision.args) and step.table(None) != step.after.seen(None)
