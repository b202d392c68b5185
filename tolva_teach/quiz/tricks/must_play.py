""" "What must I play?": a trick is under way, and the learner picks all cards that may be played to it.

>>> MUST_PLAY.question(seed=7, difficulty=1)
<must-play question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz.base import Family, Hint, QuestionName
from tolva_teach.quiz.offered import OfferedQuestion
from tolva_teach.quiz.tricks.kinds import deciding, kinds_of
from tolva_teach.quiz.tricks.must_play_v1 import Position, position
from tolva_teach.record import FORMAT, Record, read_record
from tolva_teach.table import Table
from tolva_teach.verdicts import Verdict

GENERATORS: Mapping[int, Callable[[int, int], Position]] = MappingProxyType({1: position})
"""By version, what finds the position that a seed and a difficulty give."""

_FOLLOW = ("quiz-hint-follow", "trick.follow")
_TRUMP = ("quiz-hint-trump", "trick.trump")
_DISCARD = ("quiz-hint-discard", "trick.discard")

_HINTS: Mapping[str, Sequence[tuple[str, str]]] = {
    "follows": (_FOLLOW, ("quiz-hint-follow-beat", "trick.overtake")),
    "beats": (_FOLLOW, ("quiz-hint-follow-beat", "trick.overtake")),
    "trumped": (_FOLLOW, ("quiz-hint-follow-trumped", "trick.overtake")),
    "trumps": (_TRUMP, ("quiz-hint-trump-untrumped", "trick.trump")),
    "overtrumps": (_TRUMP, ("quiz-hint-trump-beat", "trick.overtake")),
    "undertrumps": (_TRUMP, ("quiz-hint-trump-beat", "trick.overtake")),
    "void-both": (_TRUMP, ("quiz-hint-trump-none", "trick.discard")),
    "no-trump-set": (_DISCARD, ("quiz-hint-discard-void", "trick.discard")),
}
"""By the case of the deciding verdict, both hints' sentences and rules. What one must find out oneself (whether a card
beats the winning one) has the same hints either way."""


class MustPlayQuestion(OfferedQuestion):
    """A position from a deal, seen from the seat whose turn it is."""

    spoken_as = "quiz"
    hint_count = 2

    def __init__(self, name: QuestionName, position: Position) -> None:
        super().__init__(name, position.view, lambda: record_of(position))
        self.position = position

    @property
    def table(self) -> Table:
        """The hands and the trick. Neither the score nor the tricks taken say what may be played: they stay away."""
        whole = super().table
        return replace(whole, tallies=(), zones=tuple(zone for zone in whole.zones if zone.kind != "taken"))

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`kinds.KINDS`)."""
        return kinds_of(self.view)

    @property
    def deciding(self) -> Verdict:
        """The verdict on the cards that may be played: its rule is what the question is about."""
        return deciding(self.view)

    @property
    def hints(self) -> Sequence[Hint]:
        """Which rule to think of, then which group of cards it leaves."""
        facts = {"seat": self.view.seat, **self.deciding.facts}
        return [Hint(key, rule, facts) for key, rule in _HINTS[self.deciding.case]]


class MustPlay(Family[MustPlayQuestion]):
    """The questions about section 1 of the rules, in the game that a learner meets first."""

    name = "must-play"
    game = FIRST_GAME.name
    difficulties = (1, 2, 3)
    versions = tuple(GENERATORS)
    rules = MappingProxyType(
        {f"trick.{duty}": f"quiz-duty-{duty}" for duty in ("follow", "trump", "overtake", "discard")}
    )

    def _make(self, name: QuestionName) -> MustPlayQuestion:
        return MustPlayQuestion(name, GENERATORS[name.version](name.seed, name.difficulty))


MUST_PLAY = MustPlay()


def record_of(position: Position) -> Record:
    """The deal up to the question, everyone's cards included."""
    game = position.view.game
    deal = {
        "dealer": position.dealer,
        "hands": [list(hand) for hand in position.dealt.hands],
        "events": [str(decision) for decision in position.decisions],
    }
    return read_record({"format": FORMAT, "game": game.name, "players": game.players, "deals": [deal]})
