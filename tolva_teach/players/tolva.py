"""A beginner at Tolva in all its forms: melds and asks when it may, wins what is worth winning, keeps the rest cheap.

Of the cards that it may play it takes the one that promises most: what lies in the trick and the card itself, won or
lost as likely as it seems, less what the card would be good for later.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from tolva_teach.cards import Card, suit
from tolva_teach.games.base import Decision
from tolva_teach.games.match_to_twelve import TARGET
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.tricks import Play, winning

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
    melds = [decision for decision in legal if decision.verb == "meld" and _pays(view, decision)]
    if melds:
        return max(melds, key=lambda meld: len(_of_suit(view.available, meld.args[0])))
    for verb in SAYS_FIRST:
        spoken = [decision for decision in legal if decision.verb == verb and _sensible(view, decision)]
        if spoken:
            return spoken[0]
    plays = [decision for decision in legal if decision.verb == "play"]
    cards = _Outlook(view)
    return max(plays, key=lambda decision: cards.promise(decision.args[0]))


def _pays(view: TrickView, meld: Decision) -> bool:
    """A meld is points for nothing, but where one must stop at twelve exactly."""
    points = view.game.verdict(view, meld).facts["points"]
    score = view.board.score[view.game.parties[view.seat]]
    return view.game.options.get("scoring") != "exact-12" or score + points <= TARGET


def _sensible(view: TrickView, decision: Decision) -> bool:
    """A suit is asked for only while the other card of the pair may be the partner's."""
    if decision.verb != "ask" or not decision.args:
        return True
    pair = {decision.args[0] + "K", decision.args[0] + "Q"}
    return not pair & _played(view)


def _of_suit(cards: Iterable[Card], its: str) -> list[Card]:
    return [card for card in cards if suit(card) == its]


def _played(view: TrickView) -> set[Card]:
    return {play.card for trick in (*(taken.plays for taken in view.board.tricks), view.trick) for play in trick}


class _Outlook:
    """What a seat expects of the trick under way, from its view."""

    def __init__(self, view: TrickView) -> None:
        self.view = view
        self.game = view.game
        self.trump = self.game.trump_in_force(view.board)
        self.out = set(self.game.pack) - set(view.available) - _played(view)
        """The cards that others may have."""
        self.pot = self.worth(play.card for play in view.trick)
        order = [(view.board.leader + turn) % self.game.players for turn in range(self.game.players)]
        self.later = order[len(view.trick) + 1 :]

    def worth(self, cards: Iterable[Card]) -> int:
        """What the cards count for."""
        return sum(WEIGHTS[name] * count for name, count in self.game.worth(cards).items())

    def promise(self, card: Card) -> float:
        """How much the card promises, for choosing between cards."""
        worth = self.worth([card])
        likely = self._likely((*self.view.trick, Play(self.view.seat, card)))
        return (self.pot + worth) * (2 * likely - 1) - self._keep(card, worth)

    def _keep(self, card: Card, worth: int) -> float:
        trump = KEEP_TRUMP if suit(card) == self.trump else 0
        return trump + KEEP_STRENGTH * worth + (PAIR if self._breaks_pair(card) else 0)

    def _breaks_pair(self, card: Card) -> bool:
        pair = {suit(card) + "K", suit(card) + "Q"}
        melded = any(meld.suit == suit(card) for meld in self.view.board.melds)
        return card in pair and not melded and pair <= set(self.view.available)

    def _likely(self, trick: Sequence[Play]) -> float:
        """How likely the seat's party takes the trick that lies so."""
        parties, mine = self.game.parties, self.game.parties[self.view.seat]
        best = winning(trick, self.trump)
        if parties[best.seat] != mine:
            return PARTNER_WINS if mine in (parties[seat] for seat in self.later) else 0
        threats = sum(self._threat(card, best.card) for card in self.out)
        likely = 1.0
        for seat in self.later:
            if parties[seat] != mine:
                likely *= (1 - min(self.view.counts[seat] / max(len(self.out), 1), 1)) ** threats
        return likely

    def _threat(self, card: Card, best: Card) -> float:
        if winning((Play(0, best), Play(1, card)), self.trump).seat == 0:
            return 0
        return 1 if suit(card) == suit(best) else TRUMPED
