""" "Who loses a life?" in Trettioett: the hands lie open, and nothing has been counted yet.

>>> LOSES[1].question(seed=7, difficulty=1)
<loses question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.base import evolve
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.quiz.base import Choice, Hint, nobody, seat
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.trettioett import loses_search
from tolva_teach.quiz.trettioett.outcome import Outcome, outcome_of, verdicts
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, say

GAME = "trettioett"


class LosesQuestion(PositionQuestion):
    """The end of a deal: which of those who play lose a life, or nobody."""

    spoken_as = "several"

    @property
    def asked(self) -> str:
        return "loses-ask-free" if self.view.game.options["free_lap"] else "loses-ask"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """With a free lap or not, and how the deal came to its end."""
        if self.view.game.options["free_lap"]:
            yield say("loses-premise-free", {}, speaker)
        outcome = self._outcome
        if not outcome.with_31:
            yield say("loses-premise-all-show", {}, speaker)
        elif outcome.dealt:
            yield say("loses-premise-dealt", {"showing": sorted(outcome.with_31)}, speaker)
        else:
            yield say("loses-premise-shows", {"seat": outcome.with_31[0]}, speaker)

    @cached_property
    def table(self) -> Table:
        """The hands as they lie open, with everyone's lives as they still are; what they are worth is not said."""
        standing = self.position.standing
        assert standing is not None  # the generators draw one
        board = evolve(self.view.board, lives=standing.score, winner=None, valued=False)
        before = TrettioettView(self.view.game, self.view.rules, self.view.seat, (), self.view.hand, board)
        table: Table = self.view.game.table(before)
        return table

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Those who play, and nobody."""
        return (*map(seat, sorted(self.view.board.playing)), nobody())

    def verdict(self, choice: str) -> Verdict:
        return self._verdicts[choice]

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"loses-{verdict.rule.replace('.', '-')}-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return say("loses-nobody", {}, speaker) if choice.value is None else speaker.seat(choice.value)

    @cached_property
    def _outcome(self) -> Outcome:
        return outcome_of(self.position)

    @cached_property
    def _verdicts(self) -> Mapping[str, Verdict]:
        by_seat = verdicts(self._outcome)
        return MappingProxyType({choice.key: by_seat[choice.value] for choice in self.choices})

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`loses_search`)."""
        return loses_search.kinds_of(self._outcome)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to look at, by what is said before the question and by the lives that lie there."""
        outcome = self._outcome
        if outcome.dealt:
            return [Hint("loses-hint-31", "thirtyone.31.dealt"), Hint("loses-hint-dealt", "thirtyone.31.dealt")]
        if outcome.with_31:
            return [Hint("loses-hint-31", "thirtyone.31"), Hint("loses-hint-others", "thirtyone.31")]
        if rule == "thirtyone.lowest" or not self._all_might_go_out:
            return [Hint("loses-hint-hands", "thirtyone.value"), Hint("loses-hint-lowest", "thirtyone.lowest")]
        return [Hint("loses-hint-hands", "thirtyone.value"), Hint("loses-hint-lives", "thirtyone.all-last")]

    @property
    def _all_might_go_out(self) -> bool:
        """Whether nobody who plays has any life to lose but the last."""
        standing = self.position.standing
        assert standing is not None  # the generators draw one
        last = 0 if self.view.game.options["free_lap"] else 1
        return all(standing.score[player] <= last for player in self.view.board.playing)


class Loses(PositionFamily[LosesQuestion]):
    """The questions about who loses a life, for a number of players."""

    name = "loses"
    question_type = LosesQuestion
    rules = MappingProxyType(
        {
            "thirtyone.31": "thirtyone-duty-31",
            "thirtyone.31.dealt": "thirtyone-duty-dealt",
            "thirtyone.lowest": "thirtyone-duty-lowest",
            "thirtyone.option.free": "thirtyone-duty-free",
            "thirtyone.all-last": "thirtyone-duty-all-last",
        }
    )


LOSES = tuple(
    Loses(
        GAME,
        players,
        partial(loses_search.position, players),
        loses_search.PLANS,
    )
    for players in range(3, 11)
)
"""For three to ten players."""
