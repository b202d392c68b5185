""" "Who has won the match?" in Tölp: what has been agreed, who has been king so far, and who is king next.

>>> WHO_WINS[1].question(seed=7, difficulty=1)
<who-wins question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.tolp.finish import OPEN
from tolva_teach.quiz.base import Choice, Hint, nobody, seat
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion, waiting
from tolva_teach.quiz.tolp import who_wins_search
from tolva_teach.quiz.tolp.who_wins_search import Begun, Ended, ended
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say

GAME = "tolp"


class WhoWinsQuestion(PositionQuestion):
    """A match in which a round is about to end."""

    spoken_as = "single"
    single = True
    position: Begun

    @property
    def asked(self) -> str:
        return "who-wins-ask"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What has been agreed, who has been king, and who is in this round."""
        match, kings = self.view.game.options["match"], self.position.kings
        if match == OPEN:
            yield say("who-wins-premise-open", {}, speaker)
        else:
            ((kind, agreed),) = match.items()
            yield say(f"who-wins-premise-{kind}", {"most": agreed}, speaker)
        yield say("who-wins-premise-played", {"count": len(kings)}, speaker)
        if match != OPEN and "streak" in match:
            yield say("who-wins-premise-kings", {"order": kings, "count": len(kings)}, speaker)
        yield say("who-wins-premise-king", {"king": self.position.order[0]}, speaker)

    @cached_property
    def table(self) -> Table:
        """The seats, with how often each has been king: no cards, for they say nothing of it."""
        table: Table = self.view.game.table(self.view)
        return replace(waiting(table), zones=(), swaps=(), notes=())

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Everyone, and nobody."""
        return (*map(seat, range(self.view.game.players)), nobody())

    def verdict(self, choice: str) -> Verdict:
        picked = next(its.value for its in self.choices if its == choice)
        return self._of_nobody() if picked is None else self._of_seat(picked)

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"who-wins-{verdict.rule.replace('.', '-')}-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return say("who-wins-nobody", {}, speaker) if choice.value is None else speaker.seat(choice.value)

    def _of_nobody(self) -> Verdict:
        standing, happened = self._ended
        if standing.winner is not None:
            return refused(happened.rule, self._won_as, happened.facts)
        return allowed(happened.rule, self._goes_on_as, {**happened.facts, **self._level})

    def _of_seat(self, picked: int) -> Verdict:
        standing, happened = self._ended
        own = {"seat": picked, "score": standing.score[picked]}
        if picked == standing.winner:
            return allowed(happened.rule, self._won_as, happened.facts)
        if standing.winner is not None:
            facts = {**happened.facts, **own, "total": standing.score[standing.winner]}
            return refused(happened.rule, "another", facts)
        case = self._goes_on_as
        if case in ("open", "early"):
            case = f"{case}-seat"
        if case == "none-in-row":
            case = "row-too-short" if picked == self.position.order[0] else "not-in-row"
        if case == "level":
            case = "level-seat" if picked in self._level["staying"] else "below"
        return refused(happened.rule, case, {**happened.facts, **self._level, **own, "sharing": self._sharing(picked)})

    @property
    def _won_as(self) -> str:
        """Whether it was won after a tie."""
        facts = self._ended.told.facts
        further = self._ended.told.rule == "tolp.match.rounds" and facts["count"] > facts["most"]
        return "won-further" if further else "won"

    @property
    def _goes_on_as(self) -> str:
        happened = self._ended.told
        if happened.kind == "match-tied":
            return "level"
        return {"tolp.match.rounds": "early", "tolp.match.streak": "none-in-row"}.get(happened.rule, "open")

    @property
    def _level(self) -> dict[str, tuple[int, ...]]:
        """Those who have been king most often."""
        score = self._ended.standing.score
        return {"staying": tuple(its for its, rounds in enumerate(score) if rounds == max(score))}

    def _sharing(self, picked: int) -> tuple[int, ...]:
        """The others of those who have been king most often."""
        return tuple(its for its in self._level["staying"] if its != picked)

    @cached_property
    def _ended(self) -> Ended:
        return ended(self.position.standing, self.position.order, self.view.game.options["match"])

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`who_wins_search`)."""
        return frozenset({who_wins_search.kind_of(self._ended, self.view.game.options["match"])})

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """The same for every question in which the same has been agreed."""
        match = self.view.game.options["match"]
        kind = OPEN if match == OPEN else next(iter(match))
        return [Hint("who-wins-hint-agreed", f"tolp.match.{kind}"), Hint(f"who-wins-hint-{kind}", f"tolp.match.{kind}")]


class WhoWins(PositionFamily[WhoWinsQuestion]):
    """The questions about who has won a match, for a number of players."""

    name = "who-wins"
    question_type = WhoWinsQuestion
    rules = MappingProxyType(
        {
            "tolp.match.open": "tolp-duty-open",
            "tolp.match.rounds": "tolp-duty-rounds",
            "tolp.match.streak": "tolp-duty-streak",
        }
    )


WHO_WINS = tuple(
    WhoWins(GAME, players, partial(who_wins_search.position, players), who_wins_search.PLANS)
    for players in range(3, 11)
)
"""For three to ten players."""
