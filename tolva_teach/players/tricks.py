"""A beginner at our trick games: melds and asks when it may, wins what is worth winning, keeps the rest cheap.

Of the cards that it may play it takes the one that promises most: what lies in the trick and the card itself, won or
lost as likely as it seems, less what the card would be good for later.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random

from tolva_teach.games.base import Decision
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.melding import pair
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.rules.cards import SUITS, Card, Suit, suit
from tolva_teach.rules.tricks import Play, beaters, winning
from tolva_teach.rules.verdicts import new

WEIGHTS: Mapping[str, int] = {"card_points": 1, "matadors": 10, "eyes": 1}
"""What a trick's worth is worth, by the names that the games give it."""

TRUMPED = 0.3
"""How much a trump that is out threatens a card, against a higher card of its suit: who holds it may have to follow."""

PARTNER_WINS = 0.25
"""How likely a partner who is still to play takes the trick from an opponent."""

PAIR = 6
"""What it costs to break a king and queen that might still be melded."""

KEEP_TRUMP = 2
KEEP_STRENGTH = 0.15
"""What it costs to part with a trump, and with a strong card for what it is worth."""

SAYS_FIRST = ("yes", "ask", "draw", "turn", "no")
"""What is said before a card is played, where it is allowed and there is nothing to meld."""


def choose(view: TrickView, chance: Random) -> Decision:
    """Melds, asks or says what is due, or plays the card that promises most; nothing is left to chance."""
    legal = view.game.legal(view)
    if len(legal) == 1:
        return legal[0]
    said = None if view.trick else _say(view, legal)
    return said or best_play(view, legal)


def _say(view: TrickView, legal: Iterable[Decision]) -> Decision | None:
    """What is better said before a card is played; None where nothing is."""
    words = [decision for decision in legal if decision.verb != "play"]
    melds = [decision for decision in words if decision.verb == "meld" and _pays(view, decision)]
    if melds:
        return max(melds, key=lambda meld: len(_of_suit(view.available, meld.args[0])))
    for verb in SAYS_FIRST:
        for decision in words:
            if decision.verb == verb and _sensible(view, decision):
                return decision
    return None


def best_play(view: TrickView, legal: Iterable[Decision]) -> Decision:
    """The card that promises most, of those that may be played.

    Args:
        legal: what the seat may do.
    """
    plays = [decision for decision in legal if decision.verb == "play"]
    if len(plays) == 1:
        return plays[0]
    cards = _Outlook(view)
    return max(plays, key=lambda decision: cards.promise(decision.args[0]))


def _pays(view: TrickView, meld: Decision) -> bool:
    """A meld is points for nothing, but where one must stop at twelve exactly."""
    points = view.game.verdict(view, meld).facts["points"]
    score = view.board.score[view.game.parties[view.seat]]
    return view.game.falls_to is None or score + points <= TARGET


def _sensible(view: TrickView, decision: Decision) -> bool:
    """A suit is asked for only while the other card of the pair may be the partner's, who has not denied it; and the
    question that comes before is asked once it has had its no only where there is such a suit."""
    if decision.verb != "ask" or not view.game.suit_question_rule:
        return True
    denied = _denied(view)
    suits = decision.args or (SUITS if None in denied else ())
    return not suits or any(_may_be_had(view, its) for its in suits if its not in denied)


def _may_be_had(view: TrickView, its: Suit) -> bool:
    """Whether the seat has one card of the pair, and the other has not been played."""
    cards = pair(its)
    return sum(card in view.hand for card in cards) == 1 and _played(view).isdisjoint(cards)


def _denied(view: TrickView) -> set[Suit | None]:
    """What the partner has said no to in this deal, when this seat asked: suits, and None for the question about any
    pair. Without a stock nobody gets what they did not have."""
    noes = [step.board for step in view.past if step.decision.verb == "no"]
    return {board.question_suit for board in noes if board.question == view.seat}


def _of_suit(cards: Iterable[Card], its: str) -> list[Card]:
    return [card for card in cards if suit(card) == its]


def _played(view: TrickView) -> set[Card]:
    played = {card for trick in view.board.tricks for _, card in trick.plays}
    played.update([card for _, card in view.trick])
    return played


@lru_cache(maxsize=16)
def _worths(game: TrickGame) -> Mapping[Card, int]:
    """What each card counts for in a trick (kept: each card that is weighed needs it)."""
    return {card: sum(WEIGHTS[name] * count for name, count in game.worth([card]).items()) for card in game.pack}


_OTHER: Mapping[Card, Card] = {
    card: other for king, queen in map(pair, SUITS) for card, other in ((king, queen), (queen, king))
}
"""The other card of the pair, for each king and queen."""


class _Outlook:
    """What a seat expects of the trick under way, from its view."""

    def __init__(self, view: TrickView) -> None:
        game, trick = view.game, view.trick
        self.view = view
        self.trump = game.trump_in_force(view.board)
        self.out = set(game.pack).difference(view.available, _played(view))
        """The cards that others may have."""
        self.worths = _worths(game)
        self.pot = sum([self.worths[card] for _, card in trick])
        self.best = winning(trick, self.trump) if trick else None
        mine = game.parties[view.seat]
        order = [(view.board.leader + turn) % game.players for turn in range(len(trick) + 1, game.players)]
        opponents = [seat for seat in order if game.parties[seat] != mine]
        self.chance_if_lost = PARTNER_WINS if len(opponents) < len(order) else 0
        """How likely the seat's party takes the trick, should an opponent's card win it so far."""
        self.spared = [1 - min(view.counts[seat] / max(len(self.out), 1), 1) for seat in opponents]
        """How likely each opponent still to play does not hold a given card."""

    def promise(self, card: Card) -> float:
        """How much the card promises, for choosing between cards."""
        worth = self.worths[card]
        return (self.pot + worth) * (2 * self._likely(card) - 1) - self._keep(card, worth)

    def _keep(self, card: Card, worth: int) -> float:
        trump = KEEP_TRUMP if suit(card) == self.trump else 0
        return trump + KEEP_STRENGTH * worth + (PAIR if self._breaks_pair(card) else 0)

    def _breaks_pair(self, card: Card) -> bool:
        other, held = _OTHER.get(card), self.view.available
        if other is None or other not in held:
            return False
        return all(meld.suit != suit(card) for meld in self.view.board.melds)

    def _likely(self, card: Card) -> float:
        """How likely the seat's party takes the trick, with this card in it."""
        parties, mine = self.view.game.parties, new(Play, (self.view.seat, card))
        best = mine if self.best is None else winning((self.best, mine), self.trump)
        if parties[best.seat] != parties[mine.seat]:
            return self.chance_if_lost
        higher, trumps = beaters(best.card, self.trump)
        threats = len(self.out & higher) + TRUMPED * len(self.out & trumps)
        likely = 1.0
        for spared in self.spared:
            likely *= spared**threats
        return likely
