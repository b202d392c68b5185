"""One person in a guided deal, without any widget: at which step of the script one is, and what one has tried."""

from collections.abc import Collection, Sequence

from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Zone
from tolva_widgets.guided.match import RecordedMatch
from tolva_widgets.guided.memory import GuidedMemory, read_memory, written
from tolva_widgets.guided.script import HAND, HERE, Script, ScriptStep
from tolva_widgets.play.session import PlaySession
from tolva_widgets.table import decisions as choosing


class GuidedSession:
    """A guided deal as far as one has come.

    What is forbidden is objected to, and what is allowed but not asked for is held back with the reason why it is
    allowed: neither changes anything.
    """

    match: RecordedMatch
    play: PlaySession

    def __init__(self, script: Script) -> None:
        """
        Args:
            script: what is said and done.
        """
        self.script = script
        self.restart()

    def restart(self) -> None:
        """Begins from the first step."""
        self.match = RecordedMatch(self.script.start, self.script.line)
        """The match that is played."""
        self.play = PlaySession(self.match)
        """The table with the match."""
        self.play.coach = "silent"
        self.number = 0
        """The number of the step that is shown, or comes next."""
        self.aside: Decision | None = None
        """What has just been chosen that may be done, but is not what the step leads to."""
        self._since = self.match.number - 1

    # Where one is

    @property
    def ended(self) -> bool:
        """Whether all steps are behind one."""
        return self.number >= len(self.script.steps)

    @property
    def step(self) -> ScriptStep | None:
        """The step that is shown; None while the match comes to it, and at the end."""
        return self.script.steps[self.number] if not self.ended and self._has_come else None

    @property
    def _has_come(self) -> bool:
        """Whether the match has come to where the next step is."""
        at = self.script.steps[self.number].at
        if at == HERE:
            return True
        if not at:
            return self.match.waits_for not in ("others", "step")
        told = self.match.step.happenings
        return self.match.number > self._since and any(happened.kind == at for happened in told)

    @property
    def others_turn(self) -> bool:
        """Whether something follows by itself."""
        return not self.ended and self.step is None and self.match.waits_for in ("others", "step")

    @property
    def reads(self) -> bool:
        """Whether the step only says something, and one goes on when one has read it."""
        return self.step is not None and not self.step.do

    @property
    def is_at_end(self) -> bool:
        """Whether nothing follows any more but to begin again: all is done, the last step is to be read, or lost."""
        return self.ended or self.is_astray or (self.reads and self.number == len(self.script.steps) - 1)

    @property
    def is_astray(self) -> bool:
        """Whether what one chose has led away from the script: the next step cannot come, or not be done."""
        if self.ended or self.others_turn:
            return False
        return self.step is None or (bool(self.step.do) and not self.asked)

    @property
    def is_turn(self) -> bool:
        """Whether the learner is to do what the step leads to."""
        return self.step is not None and bool(self.step.do) and self.match.waits_for == "you"

    @property
    def asked(self) -> list[Decision]:
        """What may be done that the step leads to; nothing where it leads to nothing."""
        step = self.step
        if step is None or not step.do:
            return []
        return [decision for decision, verdict in self.match.verdicts if verdict and step.asks_for(decision)]

    @property
    def lit(self) -> list[str]:
        """The keys of what the step lights up on the table; where it names nothing, of what is to be done."""
        step, offers = self.step, self.match.offers
        if step is None:
            return []
        if step.light:
            return [key for word in step.light for key in self.lit_by(word)]
        forced = self.asked if step.is_forced and offers is not None else []
        return [key for decision in forced if offers for key in choosing.keys_of(offers, decision)]

    @property
    def lit_in_vain(self) -> list[str]:
        """The keys of what is lit up and could be chosen, but is not what the step leads to."""
        step, offers = self.step, self.match.offers
        if step is None or not step.do or offers is None:
            return []
        asked = {key for decision in self.asked for key in choosing.keys_of(offers, decision)}
        return [key for key in self.lit if key in {*choosing.by_key(offers), *offers.cards} - asked]

    def lit_by(self, word: str) -> list[str]:
        """The keys of what a word of a script lights up now; none where it is not on the table."""
        zones = self.match.table().zones
        if word == HAND:
            own = (zone for zone in zones if zone.seat == self.match.seat and zone.kind in ("hand", "row"))
            return [key for zone in own for key in _seen(zone)]
        named = next((zone for zone in zones if zone.name == word), None)
        if named is not None:
            return [named.name] if named.kind in choosing.AS_A_WHOLE else _seen(named)
        return [key for zone in zones for key in _seen(zone) if key == word]

    # What a person does

    def go_on(self) -> None:
        """Goes on to the next step where one has read this, or shows what another does; from the end, begins again."""
        if self.is_at_end:
            self.restart()
        elif self.reads:
            self._next()
            if self.others_turn:  # what has been read about is not told once more
                self.match.go_on()
        elif self.others_turn:
            self.match.go_on()

    def choose(self, key: str) -> bool:
        """Decides by a card, a pile or a word, by its key; whether that is offered now."""
        offers = self.match.offers
        return self._try(choosing.by_key(offers).get(key) if offers else None)

    def decide(self, keys: Collection[str]) -> bool:
        """Decides by cards that were put together, by their keys; whether that is offered now."""
        return self._try(self.play.together(keys))

    def do(self, decision: Decision) -> bool:
        """Decides so; whether it is the learner's turn."""
        return self._try(decision)

    def back(self) -> bool:
        """Goes back to the step before; whether there is one."""
        if not self.number:
            return False
        self._replay(self.number - 1, self.match.decided)
        return True

    # How one goes on another time

    @property
    def memory(self) -> str:
        """How far one is, as a text; empty at the first step, and where nothing follows any more."""
        if not self.number or self.is_at_end:
            return ""
        return written(GuidedMemory(self.number, tuple(map(str, self.match.decided))))

    def resume(self, text: str) -> bool:
        """Goes on where one was; whether that could be: not where something has been done here meanwhile, nor where the
        text, a stranger's, tells of what cannot have been."""
        memory = None if self.number else read_memory(text)
        if memory is None or not 0 < memory.step < len(self.script.steps):
            return False
        own = list(map(choosing.parsed, memory.own))
        if self._replay(memory.step, own) and len(self.match.decided) == len(own):
            return True
        self.restart()
        return False

    def _replay(self, to: int, own: Sequence[Decision | None]) -> bool:
        """Begins again and does what was done, as far as a step; whether that could be."""
        self.restart()
        left = list(own)
        while self.number < to:
            self._come()
            before, step = self.number, self.step
            if step is None:
                return False
            if not step.do:
                self._next()
            elif left:
                self._try(left.pop(0))
            if self.number == before:
                return False
        self._come()
        return True

    def _come(self) -> None:
        """The match comes to the next step."""
        while self.others_turn:
            self.match.go_on()

    def _try(self, decision: Decision | None) -> bool:
        if decision is None or decision.seat != self.match.seat or not self.is_turn:
            return False
        step = self.step
        assert step is not None
        self.aside = None
        if self.match.deal.verdict(decision) and not step.asks_for(decision):
            self.match.refused, self.aside = None, decision
            return True
        self.match.attempt(decision)
        if self.match.refused is None:
            self._next()
        return True

    def _next(self) -> None:
        """The step is done."""
        self._since = self.match.number if self.reads else self.match.number - 1
        self.number += 1
        self.aside = None


def _seen(zone: Zone) -> list[str]:
    """The keys of those of its cards that the learner sees."""
    return [card.key for card in zone.cards if card.card is not None]
