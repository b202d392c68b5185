""" "What must you hand over?" in Tölp: the other has said "high", or what to take, and the cards go across next.

Some of its questions are asked of the other: what one may give, ask for and take (`giving`).

>>> HAND_OVER[1].question(seed=7, difficulty=1)
<hand-over question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import is_flying, strength
from tolva_teach.quiz.base import Choice, Hint, QuestionName, card
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion, waiting
from tolva_teach.quiz.tolp import hand_over_search
from tolva_teach.quiz.tolp.exchanging import Spoken, done
from tolva_teach.quiz.tolp.giving import GivingQuestion
from tolva_teach.quiz.tolp.giving_turns import Turn
from tolva_teach.quiz.tolp.premises import variants
from tolva_teach.rules.cards import rank
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, refused
from tolva_teach.texts import Speaker, say

GAME = "tolp"


class HandOverQuestion(PositionQuestion):
    """An exchange, seen from the lower-placed of the two, who has just heard what the other wants."""

    spoken_as = "several"
    position: Spoken

    @property
    def asked(self) -> str:
        return "hand-over-ask"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Which cards fly, who exchanges how many, and what has been asked for and said."""
        yield from variants(self.view.game, speaker)
        exchange, word = self._exchange, self.position.word
        asked = tuple(of for of, _ in exchange.answers)
        facts = {"seat": exchange.high, "due": exchange.size, "ranks": asked or None, "taken": word.args}
        yield say(f"hand-over-premise-{word.verb}", facts, speaker)

    @cached_property
    def table(self) -> Table:
        """What the seat sees. The other has decided already."""
        return waiting(super().table)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The cards of the hand, as they lie."""
        own = next(zone for zone in self.table.zones if zone.name == f"hand:{self.view.seat}")
        return tuple(card(shown.key) for shown in own.cards)

    def verdict(self, choice: str) -> Verdict:
        return self._verdicts[choice]

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"hand-over-{verdict.rule.replace('.', '-')}-{verdict.case}", verdict.facts, speaker)

    @cached_property
    def _exchange(self) -> Exchange:
        """The learner's exchange, before the word is carried out."""
        pairs: Sequence[Exchange] = self.view.exchanges
        return next(pair for pair in pairs if pair.low == self.view.seat)

    @cached_property
    def _done(self) -> Exchange:
        return done(self.position)

    @cached_property
    def _verdicts(self) -> Mapping[str, Verdict]:
        return {choice.key: self._judged(choice.key.rstrip("'")) for choice in self.choices}

    def _judged(self, of: str) -> Verdict:
        """Whether the game has handed over this card."""
        exchange = self._done
        filled_up = self._filled_up
        facts = {"seat": exchange.high, "due": exchange.size, "taken": exchange.named, "must": filled_up}
        facts["short"] = len(filled_up)
        facts["ranks"] = tuple(asked for asked, _ in exchange.answers) or None
        if is_flying(of, self.view.flying):
            return refused("tolp.flying", "not-exchanged", {"card": of})
        said_high = not exchange.named
        if of in exchange.taken:
            if said_high:
                return allowed("tolp.exchange.high", "high", facts)
            if rank(of) not in exchange.named:
                asked = exchange.answer(rank(of))
                return allowed("tolp.exchange.ask", "short-asked" if asked else "short", facts)
            named = {"rank": rank(of), "count": exchange.named.count(rank(of))}
            case = "named-all" if named["count"] == exchange.answer(rank(of)) else "named"
            return allowed("tolp.exchange.ask", case, {**facts, **named})
        if said_high:
            return refused("tolp.exchange.high", "lower", facts)
        return self._left(of, facts)

    def _left(self, of: str, facts: Facts) -> Verdict:
        """Why a card stays, where something was taken by name."""
        exchange = self._done
        asked = exchange.answer(rank(of))
        if asked:
            case = "not-named" if self._filled_up else "not-named-enough"
            return refused("tolp.exchange.ask", case, {**facts, "rank": rank(of), "count": asked})
        if self._filled_up:
            return refused("tolp.exchange.ask", "lower", facts)
        above = all(strength(rank(of), turned=False) > strength(named, turned=False) for named in exchange.named)
        return refused("tolp.exchange.size", "enough-high" if above else "enough", facts)

    @property
    def _filled_up(self) -> tuple[str, ...]:
        """What is handed over because it is highest."""
        return tuple(its for its in self._done.taken if rank(its) not in self._done.named)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`hand_over_search`)."""
        some_fly = len(exchangeable(self.view.hand, self.view.flying)) < len(self.view.hand)
        return hand_over_search.kinds_of(self._done, some_fly)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """The same for every question, but where a lesson has not come to asking yet."""
        if rule == "tolp.exchange.high":
            return [Hint("hand-over-hint-high", rule), Hint("hand-over-hint-size", "tolp.exchange")]
        return [Hint("hand-over-hint-word", "tolp.exchange.ask"), Hint("hand-over-hint-count", "tolp.exchange.size")]


class HandOver(PositionFamily[HandOverQuestion | GivingQuestion]):
    """The questions about an exchange, for a number of players: what the one must hand over, what the other may do."""

    name = "hand-over"
    question_type = HandOverQuestion
    rules = MappingProxyType(
        {
            "tolp.exchange.high": "tolp-duty-high",
            "tolp.exchange.ask": "tolp-duty-take",
            "tolp.exchange.size": "tolp-duty-size",
            "tolp.exchange.give": "tolp-duty-give",
            "tolp.flying": "tolp-duty-flying-stays",
        }
    )

    def _make(self, name: QuestionName) -> HandOverQuestion | GivingQuestion:
        position = self.position(name)
        return GivingQuestion(name, position) if isinstance(position, Turn) else HandOverQuestion(name, position)


HAND_OVER = tuple(
    HandOver(GAME, players, partial(hand_over_search.position, players), hand_over_search.plans(players))
    for players in range(3, 11)
)
"""For three to ten players."""
