""" "What may you lay?" in Tölp: all lays that the hand has are offered, and to pass.

>>> MAY_LAY[1].question(seed=7, difficulty=1)
<may-lay question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from tolva_teach.games.tolp.lays import is_flying, rank_of
from tolva_teach.quiz.base import Choice, Hint
from tolva_teach.quiz.offered import offered
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion
from tolva_teach.quiz.tolp import may_lay_search
from tolva_teach.quiz.tolp.premises import variants
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import Speaker, say

GAME = "tolp"

MOST_LAYS = 40
"""With flying cards a hand may have lays by the hundred: more than this nobody looks over."""


class MayLayQuestion(TurnQuestion):
    """A turn to lay or to pass."""

    narrowing = "tolp.higher"

    @staticmethod
    def takes(view: Any) -> bool:
        """Where one is to lay or to pass, and has no more lays than can be looked over."""
        return any(word.verb == "pass" for word in view.game.offers(view).words) and len(offered(view)) <= MOST_LAYS

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Each form of a lay, the number of cards first, and to pass."""
        return tuple(sorted(offered(self.view), key=lambda choice: (choice.kind, len(choice.value.args))))

    @cached_property
    def alike(self) -> Mapping[str, str]:
        """The other cards of a rank of which one is a choice, where they come to the same."""
        single = {rank_of(choice.key): choice for choice in self.choices if choice.key in self.view.hand}
        like = {card: single[rank_of(card)] for card in self.view.hand if rank_of(card) in single}
        return {card: choice.key for card, choice in like.items() if self._is_alike(card, choice)}

    def _is_alike(self, card: Card, choice: Choice) -> bool:
        """Whether to lay this card is judged as the choice is: the very first card of all is one and no other."""
        lay = Decision(choice.value.seat, choice.value.verb, (card,))
        return card != choice.key and self.view.game.verdict(self.view, lay).rule == self.verdict(choice.key).rule

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`may_lay_search`)."""
        return may_lay_search.kinds_of(self.view)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What lies, then what else matters: both are there for all to see."""
        view = self.view
        first = Hint("tolp-hint-pile", "tolp.higher") if view.board.pile else Hint("tolp-hint-empty", "tolp.pass")
        if any(is_flying(card, view.flying) for card in view.hand):
            could_go_out = any(len(choice.value.args) == len(view.hand) for choice in self.choices)
            return [first, Hint("tolp-hint-flying-last" if could_go_out else "tolp-hint-flying", "tolp.flying")]
        if view.board.turned:
            return [first, Hint("tolp-hint-turned", "tolp.option.revolution")]
        if not view.board.pile:
            return [first, Hint("tolp-hint-lead", "tolp.pass")]
        if rule == "tolp.higher":
            return [first, Hint("tolp-hint-higher", rule)]
        return [first, Hint("tolp-hint-count", "tolp.count")]

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """With which variants one plays: the table does not show them."""
        options = self.view.game.options
        for flying in variants(self.view.game, speaker):
            yield flying
            yield say(f"tolp-premise-{'' if options['out_on_flying'] else 'not-'}out-on-flying", {}, speaker)
        if len({rank_of(card) for card in self.view.hand if is_flying(card, self.view.flying)}) > 1:
            yield say("tolp-premise-which-flying", {}, speaker)
        if self.view.board.turned:
            yield say("tolp-premise-turned", {}, speaker)
        elif options["revolution"]:
            yield say("tolp-premise-revolution", {}, speaker)


class MayLay(PositionFamily[MayLayQuestion]):
    """The questions about what may be laid, for a number of players."""

    name = "may-lay"
    question_type = MayLayQuestion
    rules = MappingProxyType(
        {
            "tolp.start": "tolp-duty-start",
            "tolp.higher": "tolp-duty-higher",
            "tolp.count": "tolp-duty-count",
            "tolp.turn": "tolp-duty-lead",
            "tolp.pass": "tolp-duty-pass",
            "tolp.flying": "tolp-duty-flying",
            "tolp.flying.last": "tolp-duty-last",
            "tolp.option.revolution": "tolp-duty-turned",
        }
    )


MAY_LAY = tuple(
    MayLay(GAME, players, partial(may_lay_search.position, players), may_lay_search.PLANS) for players in range(3, 11)
)
"""For three to ten players."""
