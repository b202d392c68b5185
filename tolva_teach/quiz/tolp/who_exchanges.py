""" "Whom do you exchange with, and how many cards?" in Tölp: the cards are dealt, and the last round's places known.

>>> WHO_EXCHANGES[1].question(seed=7, difficulty=1)
<who-exchanges question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.quiz.base import Choice, Hint, nobody, number, seat
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion, waiting
from tolva_teach.quiz.tolp import who_exchanges_search
from tolva_teach.quiz.tolp.who_exchanges_search import CHOSEN_FROM, Paired, exchange_of
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say

GAME = "tolp"
RULE = "tolp.exchange"


class WhoExchangesQuestion(PositionQuestion):
    """A deal before its exchange."""

    spoken_as = "single"
    single = True
    position: Paired

    def ask(self, speaker: Speaker) -> str:
        asked = say(f"who-exchanges-ask-{self.position.asked}", {"seat": self.position.about}, speaker)
        return " ".join([*self.premises(speaker), asked])

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What the marks at the seats are, and where there is a choice, what has been agreed."""
        yield say("who-exchanges-premise", {}, speaker)
        if self.view.game.players >= CHOSEN_FROM:
            yield say(f"who-exchanges-premise-{self._scheme}", {}, speaker)

    @cached_property
    def table(self) -> Table:
        """What the seat sees, but for who is paired with whom."""
        return replace(waiting(super().table), swaps=())

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The others and nobody, or the numbers up to one more than anybody exchanges."""
        about = self.position.about
        if self.position.asked == "whom":
            return (*(seat(its) for its in range(self.view.game.players) if its != about), nobody())
        return tuple(map(number, range(self._most + 2)))

    def verdict(self, choice: str) -> Verdict:
        picked = next(its.value for its in self.choices if its == choice)
        return self._of_seat(picked) if self.position.asked == "whom" else self._of_number(picked)

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"who-exchanges-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return say("who-exchanges-nobody", {}, speaker) if choice == nobody() else super().called(choice, speaker)

    def _of_seat(self, picked: int | None) -> Verdict:
        """Whether it is the partner; else whose partner it is."""
        about = self.position.about
        pair = exchange_of(self.view, about)
        right = picked is None if pair is None else picked is not None and picked in (pair.high, pair.low)
        case, facts = self._told_of(about if right or picked is None else picked)
        return (allowed if right else refused)(RULE, case, facts)

    def _told_of(self, of: int) -> tuple[str, dict[str, object]]:
        """With whom a seat exchanges, or why it does not."""
        placing = self.view.board.placing
        pair = exchange_of(self.view, of)
        if pair is None:
            facts = {"seat": of, "place": placing.index(of) + 1, "count": len(placing)}
            return "middle" if 2 * placing.index(of) + 1 == len(placing) else "capped", facts
        return "pair", {"seat": of, "partner": pair.low if of == pair.high else pair.high, **self._of_pair(pair)}

    def _of_number(self, picked: int) -> Verdict:
        """Whether so many cards are exchanged; else by whom, if anybody."""
        pair = exchange_of(self.view, self.position.about)
        if picked == (pair.size if pair else 0):
            if pair is None:
                return allowed(RULE, *self._told_of(self.position.about))
            return allowed(RULE, "due", {**self._of_pair(pair), "by": self._scheme, "most": self._most})
        if not picked:
            neutral = tuple(its for its in self.view.board.placing if exchange_of(self.view, its) is None)
            return refused(RULE, "none", {"neutral": neutral or None, "count": self.view.game.players})
        of_others = next((its for its in self._pairs if its.size == picked), None)
        if of_others is None:
            return refused(RULE, "too-many", self._of_pair(self._pairs[0]))
        return refused(RULE, "others", self._of_pair(of_others))

    def _of_pair(self, pair: Exchange) -> dict[str, object]:
        """The two, as which the higher-placed of them came in, and how many cards they exchange."""
        place = self.view.board.placing.index(pair.high) + 1
        return {"leader": pair.high, "taker": pair.low, "place": place, "due": pair.size}

    @property
    def _pairs(self) -> Sequence[Exchange]:
        """From the outermost inwards."""
        pairs: Sequence[Exchange] = self.view.exchanges
        return pairs

    @property
    def _most(self) -> int:
        """How many cards the first and the last exchange."""
        return self._pairs[0].size

    @property
    def _scheme(self) -> str:
        scheme: str = self.view.game.options["exchange"]
        return scheme

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`who_exchanges_search`)."""
        return who_exchanges_search.kinds_of(self.position)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """The same for every question."""
        return [Hint("who-exchanges-hint-places", RULE), Hint("who-exchanges-hint-inwards", RULE)]


class WhoExchanges(PositionFamily[WhoExchangesQuestion]):
    """The questions about who exchanges with whom, and how many cards, for a number of players."""

    name = "who-exchanges"
    question_type = WhoExchangesQuestion
    rules = MappingProxyType({RULE: "tolp-duty-pairs"})


WHO_EXCHANGES = tuple(
    WhoExchanges(
        GAME,
        players,
        partial(who_exchanges_search.position, players),
        who_exchanges_search.plans(players),
    )
    for players in range(3, 11)
)
"""For three to ten players."""
