""" "What does the exchange tell?" in Tölp: which ranks the lower-placed can no longer have.

>>> EXCHANGE_TELLS[1].question(seed=7, difficulty=1)
<exchange-tells question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.quiz.base import Choice, Hint, no_card, of_rank
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.tolp import exchange_tells_search
from tolva_teach.quiz.tolp.exchange_tells_search import LACKED, Exchanged, case_of, exchange_of, given_as_highest
from tolva_teach.rules.cards import RANKS, Rank, rank
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, rank_name, say

GAME = "tolp"


class ExchangeTellsQuestion(PositionQuestion):
    """An exchange that is done, seen from the higher-placed of the two."""

    spoken_as = "several"
    position: Exchanged

    def ask(self, speaker: Speaker) -> str:
        return " ".join([*self.premises(speaker), say("exchange-tells-ask", {"seat": self._exchange.low}, speaker)])

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What was given, asked and answered, said, and got."""
        exchange = self._exchange
        seat, highest = {"seat": exchange.low}, given_as_highest(exchange)
        yield say("exchange-tells-premise", {**seat, "cards": exchange.given}, speaker)
        for of, count in exchange.answers:
            yield say("exchange-tells-premise-asked", {**seat, "rank": of, "count": count}, speaker)
        how = "high" if not exchange.named else "filled" if highest else "took"
        facts = {"cards": highest or None, "taken": exchange.named or None}
        yield say(f"exchange-tells-premise-{how}", {**seat, **facts}, speaker)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The ranks, from the highest, and none of them."""
        return (*map(of_rank, self.position.ranks), no_card())

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`exchange_tells_search`)."""
        return exchange_tells_search.kinds_of(self._knows, self.position.ranks)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to look at; the same for every question."""
        return [
            Hint("exchange-tells-hint-highest", "tolp.exchange.high"),
            Hint("exchange-tells-hint-asked", "tolp.exchange.ask"),
        ]

    def verdict(self, choice: str) -> Verdict:
        of: Rank | tuple[()] = next(its.value for its in self.choices if its == choice)
        if of:
            return self._of_rank(of)
        lacked = tuple(its for its in self.position.ranks if case_of(self._knows, its) in LACKED)
        seat = {"seat": self._exchange.low}
        if not lacked:
            return allowed("tolp.exchange.high", "told-nothing", seat)
        return refused("tolp.exchange.high", "told", {**seat, "ranks": lacked})

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"exchange-tells-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        if not choice.value:
            return say("exchange-tells-none", {}, speaker)
        return rank_name(choice.value, speaker.lang, "many")

    def _of_rank(self, of: Rank) -> Verdict:
        exchange, case = self._exchange, case_of(self._knows, of)
        highest = [RANKS.index(rank(card)) for card in given_as_highest(exchange)]
        facts: dict[str, Any] = {"seat": exchange.low, "rank": of}
        if case in ("above", "lowest", "below"):
            facts |= {"rank": RANKS[max(highest)], "lying": of, "count": highest.count(max(highest))}
        if case == "given":
            facts["cards"] = tuple(card for card in exchange.given if rank(card) == of)
        held, got = exchange.answer(of) or 0, sum(rank(card) == of for card in exchange.taken)
        if case == "took-all":
            facts["count"] = held
        if case == "left":
            facts |= {"held": (of,) * held, "taken": (of,) * got or None, "count": held - got}
        decide = allowed if case in LACKED else refused
        return decide(_RULES[case], case, facts)

    @cached_property
    def _knows(self) -> RoundKnowledge:
        return RoundKnowledge(self.view)

    @cached_property
    def _exchange(self) -> Exchange:
        return exchange_of(self.view)


_RULES: Mapping[str, str] = {
    **dict.fromkeys(("above", "lowest", "below"), "tolp.exchange.high"),
    **dict.fromkeys(("said-none", "took-all", "left", "unasked"), "tolp.exchange.ask"),
    "given": "tolp.exchange.give",
}
"""The rule that tells, by the case."""


class ExchangeTells(PositionFamily[ExchangeTellsQuestion]):
    """The questions about what an exchange tells, for a number of players."""

    name = "exchange-tells"
    question_type = ExchangeTellsQuestion
    rules = MappingProxyType(
        {
            "tolp.exchange.high": "tolp-duty-high",
            "tolp.exchange.ask": "tolp-duty-take",
            "tolp.exchange.give": "tolp-duty-give",
        }
    )


EXCHANGE_TELLS = tuple(
    ExchangeTells(
        GAME,
        players,
        partial(exchange_tells_search.position, players),
        exchange_tells_search.plans(players),
    )
    for players in range(3, 11)
)
"""For three to ten players."""
