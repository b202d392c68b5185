"""What may this seat do? A question from any position of any game: the choices are what the game offers there."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import View
from tolva_teach.quiz.base import Choice, Question, QuestionName, Task, card, set_of, word, zone
from tolva_teach.records.record import Record
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CardSet
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, reason, say
from tolva_teach.texts import offered as speak_offer


class Offered(Task):
    """The choices of a seat that may decide at a position: those hold that the game allows."""

    view: Any
    """What the seat that is asked may know."""

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        return offered(self.view)

    def verdict(self, choice: str) -> Verdict:
        verdict: Verdict = self.view.game.verdict(self.view, self._decisions[choice])
        return verdict

    def why(self, choice: str, speaker: Speaker) -> str:
        return reason(self.verdict(choice), self._decisions[choice], speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return speak_offer(choice.value, speaker) if self._mixed else super().called(choice, speaker)

    def done_with(self, choice: Choice, speaker: Speaker) -> str:
        return speak_offer(choice.value, speaker, "group") if self._mixed and choice.kind == "card" else ""

    def ask_narrowed(self, speaker: Speaker) -> str:
        return " ".join([*self.premises(speaker), say("narrowed-ask", {}, speaker)])

    @cached_property
    def _mixed(self) -> bool:
        """Whether something else can be chosen than one of the cards."""
        return any(choice.kind != "card" for choice in self.choices)

    @cached_property
    def _decisions(self) -> MappingProxyType[str, Decision]:
        return MappingProxyType({choice.key: choice.value for choice in self.choices})


class OfferedQuestion(Offered, Question):
    """What a seat may do at any position of any game."""

    spoken_as = "offered"

    def __init__(self, name: QuestionName, view: View, record: Callable[[], Record]) -> None:
        """
        Args:
            name: what the question is called.
            view: what the seat that is asked may know.
            record: writes the deal up to here.
        """
        super().__init__(name)
        self.view: Any = view
        self._record = record

    def ask(self, speaker: Speaker) -> str:
        return say(f"{self.spoken_as}-ask", {}, speaker)

    @property
    def record(self) -> Record:
        return self._record()

    @cached_property
    def table(self) -> Table:
        table: Table = self.view.game.table(self.view)
        return table


def offered(view: View) -> tuple[Choice, ...]:
    """All that the seat could think of doing, the forbidden included: cards as they lie, sets, piles, words.

    Of the sets that could be put together, those are there that the game thinks of (its candidates).
    """
    game: Any = view.game
    offers = game.offers(view)
    lying = [shown.key for zone in game.table(view).zones for shown in zone.cards]
    sets = _sets(offers.sets, game.candidates(view)) if offers.sets else ()
    return (
        *(card(key, offers.cards[key]) for key in lying if key in offers.cards),
        *sets,
        *(zone(name, decision) for name, decision in offers.zones.items()),
        *map(word, offers.words),
    )


def _sets(of: Sequence[CardSet], candidates: Iterable[Decision]) -> Iterable[Choice]:
    by_verb = {one.verb: one for one in of}
    for decision in candidates:
        if decision.verb in by_verb:
            yield set_of(by_verb[decision.verb].keys_of(decision.args), decision)
