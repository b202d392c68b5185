""" "Who leads, who is king, who is tölp?": a round goes on as it is told, and one works out where that leads.

>>> WHO_LEADS[1].question(seed=7, difficulty=1)
<who-leads question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import takewhile
from types import MappingProxyType

from tolva_teach.games.tolp.tables import table_of
from tolva_teach.quiz.base import Choice, Hint, nobody, seat
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.tolp import who_leads_search
from tolva_teach.quiz.tolp.continuation import Continuation, Continued, Step, continuation_of, told
from tolva_teach.quiz.tolp.premises import variants
from tolva_teach.quiz.tolp.verdicts import JUDGES, TITLES
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, happening, say

GAME = "tolp"

TOLD = ("laid", "gave", "asked-for", "took", "said-high")
"""What is told of a step; what comes of it one works out."""


class WhoLeadsQuestion(PositionQuestion):
    """A part of a round, with everyone's cards open."""

    spoken_as = "single"
    single = True
    position: Continued

    @property
    def asked(self) -> str:
        """Where somebody on turn can only pass, it is who leads that is asked, not whose turn it is."""
        return "who-leads-ask-next" if self._next_pile else f"who-leads-ask-{self.position.asked}"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What is played with, and how the round goes on."""
        rules, options = self.view.rules, self.view.game.options
        for flying in variants(self.view.game, speaker):
            yield flying
            yield say(f"tolp-premise-{'' if rules.out_on_flying else 'not-'}out-on-flying", {}, speaker)
        if options["revolution"]:
            yield say("tolp-premise-revolution", {}, speaker)
        if self.position.asked == "starts":
            yield say("who-leads-premise-exchange", {}, speaker)
        if options["singles_round"]:
            yield say("who-leads-premise-singles", {}, speaker)
        if self._passed:
            yield say("who-leads-premise-passed", {"actors": self._passed}, speaker)
        if self.position.asked != "starts":
            yield say("who-leads-premise-turn", {"seat": self._continuation.before.board.turn}, speaker)
        yield from (self._told(steps, speaker) for steps in told(self._continuation))

    @property
    def _passed(self) -> Sequence[int]:
        """Who has passed since the last lay, which nothing on the table shows."""
        before = self._continuation.before
        if not before.board.pile:
            return ()
        count, last = len(before.hands), before.board.pile[-1].seat
        following = ((last + step) % count for step in range(1, count))
        return [seat for seat in takewhile(lambda seat: seat != before.board.turn, following) if before.hands[seat]]

    def _told(self, steps: Sequence[Step], speaker: Speaker) -> str:
        """One step, or all who pass in a row."""
        if steps[0].decision.verb == "pass":
            passing = "who-leads-unable" if steps[0].unable else "who-leads-passes"
            return say(passing, {"actors": [step.decision.seat for step in steps]}, speaker)
        (happened,) = (its for its in steps[0].happened if its.kind in TOLD)
        return happening(happened.seen_by(None), speaker)

    @cached_property
    def table(self) -> Table:
        """The table with everyone's cards open; nobody is at turn. Whose turn it is, is asked with the cards told of on
        the pile; of titles and of who begins, before what is told, for there the cards that are left would tell it."""
        before = self._continuation.before
        leads = self.position.asked == "leads"
        hands, board = self._continuation.lying if leads else (before.hands, before.board)
        table = table_of(before.rules, self.view.seat, hands, before.exchanges, board, ())
        return replace(table, tallies=())

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Everyone, and of titles nobody."""
        seats = map(seat, range(self.view.game.players))
        return (*seats, nobody()) if self.position.asked in TITLES else tuple(seats)

    def verdict(self, choice: str) -> Verdict:
        return self._verdicts[choice]

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"who-leads-{verdict.rule.replace('.', '-')}-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        if choice.value is None:
            return say("who-leads-nobody", {}, speaker)
        return speaker.seat(choice.value)

    @property
    def _next_pile(self) -> bool:
        """Whether it is asked who leads after somebody who could not."""
        return self.position.asked == "leads" and bool(self._continuation.unable)

    @cached_property
    def _continuation(self) -> Continuation:
        return continuation_of(self.position)

    @cached_property
    def _verdicts(self) -> Mapping[str, Verdict]:
        judge = JUDGES[self.position.asked]
        return MappingProxyType({choice.key: judge(self._continuation, choice.value) for choice in self.choices})

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`who_leads_search`)."""
        return who_leads_search.kinds_of(self._continuation, self.position.asked)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """The same for every question that asks for the same, with cards that fly or without."""
        asked = self.position.asked
        first, second = HINT_RULES[asked]
        if asked == "tolp" and not self.view.flying:
            return [Hint("who-leads-hint-tolp", first), Hint("who-leads-hint-tolp-last", first)]
        if asked == "leads" and all(self._continuation.after.hands):
            return [Hint("who-leads-hint-all-in", "tolp.turn"), Hint("who-leads-hint-all-in-next", "tolp.turn")]
        return [Hint(f"who-leads-hint-{asked}", first), Hint(f"who-leads-hint-{asked}-next", second)]


HINT_RULES = MappingProxyType(
    {
        "leads": ("tolp.out", "tolp.turn"),
        "king": ("tolp.out", "tolp.titles"),
        "tolp": ("tolp.titles", "tolp.flying"),
        "starts": ("tolp.start", "tolp.exchange"),
    }
)
"""By what is asked, the rules to think of."""


class WhoLeads(PositionFamily[WhoLeadsQuestion]):
    """The questions about who leads, who is king and who is tölp, for a number of players."""

    name = "who-leads"
    question_type = WhoLeadsQuestion
    rules = MappingProxyType(
        {
            "tolp.start": "tolp-duty-starts",
            "tolp.exchange.give": "tolp-duty-gives",
            "tolp.exchange.ask": "tolp-duty-asks",
            "tolp.option.singles": "tolp-duty-singles",
            "tolp.turn": "tolp-duty-turn",
            "tolp.pass": "tolp-duty-again",
            "tolp.out": "tolp-duty-out",
            "tolp.titles": "tolp-duty-titles",
            "tolp.flying": "tolp-duty-stuck",
            "tolp.option.revolution": "tolp-duty-order",
        }
    )


WHO_LEADS = tuple(
    WhoLeads(GAME, players, partial(who_leads_search.position, players), who_leads_search.PLANS)
    for players in range(3, 11)
)
"""For three to ten players."""
