"""A match under way as what is saved of it, and such a match restored: played once more up to where it was left."""

from zlib import crc32

from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.illegal_attempts import read_attempt
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.saved.memory import DamagedError, MatchProgress, SavedMatch
from tolva_widgets.table import decisions as choosing

_MOST_SEARCHES = 200
"""So many decisions of club players are searched for once more when a match is restored; a text that leaves out more
was not written here."""


def progress_of(match: LearnerMatch) -> MatchProgress:
    """How far the match has come, so that it can be restored."""
    own = tuple(tuple(decided) for decided in match.own_decisions)
    attempts = tuple((one.step, str(one.decision)) for one in match.illegal_attempts)
    searched = tuple((*place, index) for place, index in match.opponents.searched.items())
    return MatchProgress(own, attempts, tuple(sorted(match.practised_deals)), match.number, searched, _checksum(match))


def saved_match(match: LearnerMatch) -> SavedMatch:
    """The same, with what a list of saved matches tells of it."""
    table = match.step.table(match.seat)
    party = match.deal.game.parties[match.seat]
    own = next(tally for tally in table.tallies if tally.party == party)
    return SavedMatch(match.name, progress_of(match), match.step.deal_number + 1, own.score, own.unit)


def restore(match: LearnerMatch, progress: MatchProgress) -> None:
    """Plays a match that has just begun up to where it was left: the learner's decisions as they were saved, the
    others' as they come.

    Raises:
        DamagedError: the rules refuse a decision, it is not the learner's turn, or the match does not come out as it
            was. The match is then not to be used.
    """
    match.opponents.searched = {(deal, decided): index for deal, decided, index in progress.searched}
    _Restoring(match).play(progress)
    attempts = [read_attempt(match.ongoing, match.seat, step, text) for step, text in progress.illegal_attempts]
    match.set_history(progress.practised, attempts)


class _Restoring:
    """Plays a saved match once more."""

    def __init__(self, match: LearnerMatch) -> None:
        self._match = match
        self._searches = 0

    def play(self, progress: MatchProgress) -> None:
        """Up to the step that was shown; whether the match comes out as it was, the checksum tells."""
        match = self._match
        for number, own in enumerate(progress.own):
            if number:
                self._next_deal()
            for text in own:
                self._decide(text)
        while match.number < progress.shown and match.waits_for in ("others", "step"):
            self._go_on()
        if progress.checksum not in (None, _checksum(match)):
            raise DamagedError("not as it was")

    def _next_deal(self) -> None:
        self._to_own_turn()
        if self._match.waits_for != "deal":
            raise DamagedError("a deal too many")
        self._match.next_deal()

    def _decide(self, text: str) -> None:
        self._to_own_turn()
        decision = choosing.parsed(text)
        if self._match.waits_for != "you" or decision is None or not self._may(decision):
            raise DamagedError(text)
        self._match.attempt(decision)

    def _may(self, decision: Decision) -> bool:
        return decision.seat == self._match.seat and bool(self._match.deal.verdict(decision))

    def _to_own_turn(self) -> None:
        """Goes on until the learner decides, or the deal is over."""
        while self._match.waits_for in ("others", "step"):
            self._go_on()

    def _go_on(self) -> None:
        """Goes on; who thinks does so to the end."""
        if self._match.opponents.is_thinking:
            self._match.think()
            return
        self._match.go_on()
        self._searches += self._match.opponents.is_thinking
        if self._searches > _MOST_SEARCHES:
            raise DamagedError("what others decided was not saved")


def _checksum(match: LearnerMatch) -> int:
    """A sum over all that was decided, by which one sees whether the match comes out the same again."""
    return crc32("/".join(text for deal in match.ongoing.record.deals for text in (*deal.events, "")).encode())
