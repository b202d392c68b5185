"""Which cards of a seat gave away what is proven with all cards open, in the last tricks of a deal.

What is said here is said of open cards. At the table nobody saw them so, and a card that gave something away may have
been the best that one could know of.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tolva_teach.games.base import evolve
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.play.replay import Step
from tolva_teach.rules.cards import Card
from tolva_teach.rules.decisions import Decision
from tolva_teach.solver.endings import Kept, UnsolvableError, values_in_steps

MOST_TRICKS = 6
"""So many last tricks are searched."""

MOST_STEPS = 200
"""So many steps a deal is searched for at most, the last tricks first: a second or two, and nearly always far less."""


@dataclass(frozen=True)
class JudgedCard:
    """A card that was played, beside what was worth most of those that might have been."""

    step: int
    """The number of the step after which it was played."""
    decision: Decision
    """The one that was played."""
    better: Decision
    """The one that is worth most; of those worth as much the one played, or else the first in the hand."""
    value: int
    """What the card played is worth (`card_values`)."""
    best: int
    """What the better one is worth."""
    vinsten: int
    """How many points vinsten is worth in this deal."""

    @property
    def lost(self) -> int:
        """By how many points the seat's side would have come out better, counted against the other's."""
        return self.best - self.value


def given_away(steps: Sequence[Step], seat: int) -> Iterator[JudgedCard | None]:
    """The cards by which a seat gave something away, found in steps, the last first; nothing after a step without any.

    Args:
        steps: a deal's, as a replay has them.
        seat: whose cards.
    """
    return (its if its is not None and its.lost else None for its in judged(steps, seat))


def judged(steps: Sequence[Step], seat: int) -> Iterator[JudgedCard | None]:
    """Each choice of a seat where it can be proven what it was worth, in the same way."""
    kept: Kept = {}
    left = MOST_STEPS
    for step in reversed(_last_cards(steps, seat)):
        assert step.decision is not None
        assert isinstance(step.before, TrickDeal)
        if not _cards_alone_decide(step.before):
            return  # nor do they before
        if sum(verdict.allowed for _, verdict in step.before.hand_verdicts(seat)) < 2:
            continue
        values = None
        try:
            for values in values_in_steps(step.before, kept):
                left -= 1
                if values is None:
                    yield None
                if not left:
                    return
        except UnsolvableError:
            return
        assert values is not None
        yield _judged(step, values)


def _last_cards(steps: Sequence[Step], seat: int) -> list[Step]:
    """The steps at which the seat plays to the last tricks."""
    played = (step for step in steps if step.decision is not None and step.decision[:2] == (seat, "play"))
    return [step for step in played if isinstance(step.before, TrickDeal)][-MOST_TRICKS:]


def _judged(step: Step, values: Mapping[Card, int]) -> JudgedCard:
    assert step.decision is not None
    assert isinstance(step.before, TrickDeal)
    (played,), seat = step.decision.args, step.decision.seat
    best = max(values.values())
    better = played if values[played] == best else next(card for card, value in values.items() if value == best)
    vinsten = 1 + step.before.carry
    decision = Decision(seat, "play", (better,))
    return JudgedCard(step.number - 1, step.decision, decision, values[played], best, vinsten)


# Where it can be proven


def _cards_alone_decide(deal: TrickDeal) -> bool:
    """Whether only cards decide the rest of the deal, and more points are better: no melds or gubbar are left, and no
    score can fall back."""
    return not any(_may_speak(deal, seat) for seat in range(deal.game.players)) and not _may_fall_back(deal)


def _may_speak(deal: TrickDeal, seat: int) -> bool:
    """Whether the seat could meld or announce anything, if it were in before this trick or the next.

    What it has then it has now, and where a pair may be shared by partners, their hands are taken as one.
    """
    game, view = deal.game, deal.view(seat)
    holders = range(game.players) if "yes" in game.verbs else (seat,)
    cards = [card for other in holders if game.parties[other] == game.parties[seat] for card in deal.hands[other]]
    played = {seat for seat, _ in deal.trick}
    counts = tuple(len(hand) - bool(played and other not in played) for other, hand in enumerate(deal.hands))
    board = evolve(deal.board, leader=seat, melded=False, asked=0)
    later = type(view)(game, seat, (seat,), tuple(cards), (), board, counts)
    return any(decision.verb in ("meld", "half", "whole") for decision in game.legal(later))


def _may_fall_back(deal: TrickDeal) -> bool:
    """Whether a party could come past twelve where it then falls back (bond.option.exact)."""
    return deal.game.falls_to is not None and max(deal.board.score) + 2 > TARGET
