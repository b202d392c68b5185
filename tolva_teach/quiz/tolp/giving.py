""" "What may you do in the exchange?" in Tölp: the higher-placed gives, asks, takes or says "high"."""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.quiz.base import Choice, Hint, set_of, word
from tolva_teach.quiz.positions import TurnQuestion
from tolva_teach.quiz.tolp.giving_turns import Turn
from tolva_teach.quiz.tolp.premises import variants
from tolva_teach.texts import Speaker, say


class GivingQuestion(TurnQuestion):
    """A turn of the higher-placed in an exchange: some things that could be done there."""

    position: Turn

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Gifts by their cards, and what is said."""
        return tuple(set_of(its.args, its) if its.verb == "give" else word(its) for its in self.position.offered)

    @property
    def _exchange(self) -> Exchange:
        exchange: Exchange = self.view.exchange
        return exchange

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Which cards fly, who exchanges how many, and what has been given, asked and answered."""
        yield from variants(self.view.game, speaker)
        exchange = self._exchange
        facts = {"seat": exchange.low, "partner": exchange.low, "due": exchange.size}
        yield say("giving-premise", facts, speaker)
        if exchange.given:
            yield say("giving-premise-given", {**facts, "cards": exchange.given}, speaker)
        for of, count in exchange.answers:
            yield say("giving-premise-asked", {**facts, "rank": of, "count": count}, speaker)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`giving_turns.KINDS`)."""
        exchange = self._exchange
        return frozenset({"takes" if exchange.answers else "asks" if exchange.given else "gives"})

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """How far the exchange has come, which all see, and what to look at then."""
        if not self._exchange.given:
            gives = "giving-hint-gives-flying" if self.view.flying else "giving-hint-gives"
            return [Hint("giving-hint-begins", "tolp.exchange.give"), Hint(gives, "tolp.exchange.give")]
        return [Hint("giving-hint-order", "tolp.exchange.give"), Hint("giving-hint-asks", "tolp.exchange.ask")]
