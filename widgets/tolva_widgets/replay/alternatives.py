"""What else could have been done at a step: decisions in groups, by the reason for which they are refused."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.rules.cards import SUITS, Card, by_suit
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import CARDS, ONE_CARD
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, reason_beside, reason_together, say


@dataclass(frozen=True)
class ReasonGroup:
    """Decisions that are allowed, or refused in the same words."""

    allowed: bool
    why: str
    """The reason; empty for what is allowed."""
    decisions: tuple[Decision, ...]


@dataclass(frozen=True)
class ReasonGrouping:
    """Groups the decisions of a game by the reasons that somebody is told."""

    game: Game[Any]
    speaker: Speaker

    def grouped(self, judged: Sequence[tuple[Decision, Verdict]]) -> list[ReasonGroup]:
        """Decisions with their verdicts: those that are allowed, then those that are refused, by their reason."""
        verdicts = self._as_held(judged)
        could = tuple(decision for decision, verdict in verdicts if verdict)
        refused: dict[str, list[Decision]] = {}
        for of_case in _by_case(verdicts):
            for why, decisions in self._by_reason(of_case).items():
                refused.setdefault(why, []).extend(decisions)
        allowed = [ReasonGroup(True, "", could)] if could else []
        return [*allowed, *(ReasonGroup(False, why, tuple(of)) for why, of in refused.items())]

    def _as_held(self, verdicts: Sequence[tuple[Decision, Verdict]]) -> list[tuple[Decision, Verdict]]:
        """Single cards by suit and rank, as one holds them in the hand; then all else, as the game lists it, but for
        suits in their order."""
        game = self.game
        single = [decision for decision, _ in verdicts if game.offered_as.get(decision.verb) == ONE_CARD]
        held = by_suit((decision.args[0] for decision in single), game.ranks)
        card = {decision: held.index(decision.args[0]) for decision in single}
        verbs = list(dict.fromkeys(decision.verb for decision, _ in verdicts))

        def place(decision: Decision) -> tuple[int, int, int]:
            named = SUITS.index(decision.args[0]) if decision.args and decision.args[0] in SUITS else -1
            return card.get(decision, len(held)), verbs.index(decision.verb), named

        return sorted(verdicts, key=lambda one: place(one[0]))

    def _by_reason(self, of_case: Sequence[tuple[Decision, Verdict]]) -> dict[str, list[Decision]]:
        """Decisions refused by one rule in one case, by the words: one sentence for all of them where there is one."""
        words = [reason_beside(verdict, decision, self.speaker) for decision, verdict in of_case]
        if len(set(words)) > 1:
            together = reason_together(of_case[0][1], self.speaker)
            words = [together or each for each in words]
        found: dict[str, list[Decision]] = {}
        for why, (decision, _) in zip(words, of_case, strict=True):
            found.setdefault(why, []).append(decision)
        return found

    def of_cards(self, decision: Decision) -> bool:
        """Whether the decision is seen by its cards, rather than said."""
        return self.game.offered_as.get(decision.verb) in (ONE_CARD, CARDS)

    def cards(self, group: ReasonGroup, groups: Sequence[ReasonGroup]) -> list[tuple[Card, ...]]:
        """The cards of each decision; where any cards will do (`Game.any_of`), each card on its own.

        Args:
            group: one of the groups.
            groups: all of them: a card that is allowed in one is not what another group is refused for.
        """
        if self._cards_together(group) < 2:
            return [decision.args for decision in group.decisions if self.of_cards(decision)]
        others = {card for of in groups if of.allowed and of is not group for one in of.decisions for card in one.args}
        cards = dict.fromkeys(card for decision in group.decisions for card in decision.args)
        return [(card,) for card in cards if card not in others]

    def any_of(self, group: ReasonGroup) -> str:
        """How many of the cards are chosen, where any that are allowed will do: "any two of these"."""
        count = self._cards_together(group) if group.allowed else 0
        return say("explain-any-of", {"count": count}, self.speaker) if count > 1 else ""

    def _cards_together(self, group: ReasonGroup) -> int:
        """How many cards one decision takes where any will do; 0 where the decisions are all that there are."""
        first = group.decisions[0]
        return len(first.args) if first.verb in self.game.any_of else 0


def _by_case(verdicts: Iterable[tuple[Decision, Verdict]]) -> list[list[tuple[Decision, Verdict]]]:
    """The refusals, those of the same rule and case together."""
    found: dict[tuple[str, str], list[tuple[Decision, Verdict]]] = {}
    for decision, verdict in verdicts:
        if not verdict:
            found.setdefault((verdict.rule, verdict.case), []).append((decision, verdict))
    return list(found.values())
