"""What the decisions of a deal of tricks gave away: who did not hold a card then, who did, and when cards were drawn.

Nothing is judged here: a step's own verdicts say what its seat cannot have held (`Step.refuted`, `Step.as_if`).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from tolva_teach.games.melding import pair
from tolva_teach.games.trickstep import SeenDecision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.knowing.known import Reason
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict

DEALT = -1
"""The step before the first: when hands were dealt."""


class Alternatives(NamedTuple):
    """That a seat held one of several lots of certain cards, at a step."""

    seat: int
    step: int
    cards: tuple[Card, ...]
    held: tuple[frozenset[Card], ...]
    """Which of the cards it held: one of these."""


class Evidence:
    """What has been given away up to now, by seat. Steps are counted from nought."""

    def __init__(self, view: TrickView) -> None:
        seats = range(view.game.players)
        self.lacked: list[dict[Card, int]] = [{} for _ in seats]
        """The last step at which the seat did not hold the card."""
        self.reasons: list[dict[Card, Reason]] = [{} for _ in seats]
        """Why it cannot have held it since, where it has not drawn any card."""
        self.drew: list[list[int]] = [[] for _ in seats]
        """When the seat drew a card."""
        self.played: dict[Card, tuple[int, int]] = {}
        """Who has played a card out of the hand, and when."""
        self.shown: dict[Card, tuple[int, int]] = {}
        """Who was known to hold a card, and when it was shown."""
        self.choices: list[Alternatives] = []
        boards = [*(step.board for step in view.past), view.board][1:]
        for number, (step, after) in enumerate(zip(view.past, boards, strict=True)):
            self._read(number, step)
            for meld in after.melds[len(step.board.melds) :]:
                self.shown.update({card: (holder, number) for holder, card in meld.shown})

    def _read(self, number: int, step: SeenDecision) -> None:
        seat, verb, args = step.decision
        card = step.card
        if card is not None and card not in step.board.face_up:
            self.played[card] = (seat, number)
        for other, verdict in step.refuted.items():
            self._lacks(seat, other, number, _reason(step, verdict))
        for told in step.told:
            if told.kind == "drew":
                self.drew[told.facts["seat"]].append(number)
                self.reasons[told.facts["seat"]].clear()
            elif told.kind == "cannot":
                facts = {**told.facts, "trick": len(step.board.tricks) + 1, "place": 0}
                for other in (its for its in step.game.pack if its[0] == told.facts["suit"]):
                    self._lacks(told.facts["seat"], other, number, Reason(told.rule, told.kind, facts))
        if verb == "ask" and args:
            self.choices.append(Alternatives(seat, number, pair(args[0]), tuple(_could_ask(step, pair(args[0])))))

    def _lacks(self, seat: int, card: Card, number: int, reason: Reason) -> None:
        self.lacked[seat][card] = number
        self.reasons[seat].setdefault(card, reason)


SAID_OF_ALL = ("led", "trump", "winning", "winner", "suit")
"""The facts of a refusal that hold for every card which would have led to it."""


def _reason(step: SeenDecision, verdict: Verdict) -> Reason:
    facts = {name: verdict.facts[name] for name in SAID_OF_ALL if name in verdict.facts}
    where = {"trick": len(step.board.tricks) + 1, "place": len(step.trick) + 1}
    return Reason(verdict.rule, verdict.case, {**facts, "seat": step.decision.seat, "card": step.card, **where})


def _could_ask(step: SeenDecision, cards: Sequence[Card]) -> Iterator[frozenset[Card]]:
    """Which of the cards the seat can have held, for its question to be allowed."""
    lots = (lot for count in range(len(cards) + 1) for lot in combinations(cards, count))
    return (frozenset(lot) for lot in lots if step.as_if(lot).allowed)
