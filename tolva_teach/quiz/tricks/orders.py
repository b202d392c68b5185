"""Cards to put in order by what beats what in a trick.

>>> [item.key for item in in_order("tolva", ["HK", "H10", "C6", "trump=C"]).ranked]
['C6', 'H10', 'HK']
"""

from collections.abc import Sequence
from typing import Self

from tolva_teach.games import GAMES
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.faults import NoTaskError, shown, written_cards
from tolva_teach.quiz.ordering import CardsInOrder
from tolva_teach.rules.cards import SUITS, Card, Suit, suit
from tolva_teach.texts import Speaker, say

_TRUMP = "trump="


class TrickCards(CardsInOrder):
    """Cards of one suit, or of the suit led and of trump."""

    def __init__(self, game: TrickGame, cards: Sequence[Card], trump: Suit | None = None) -> None:
        """
        Args:
            game: whose order it is.
            cards: as they lie in the hand.
            trump: the trump suit's letter; None where all cards are of one suit.

        Raises:
            ValueError: the cards cannot be compared; says why.
        """
        self._game, self.trump = game, trump
        self.rule = game.deck_rule if trump is None else "trick.winner"
        self.asked = "order-ask" if trump is None else "order-ask-trick"
        suits = dict.fromkeys(suit(card) for card in cards)
        if trump is not None and (trump not in SUITS or trump not in suits):
            raise NoTaskError("order-trump", given=shown(trump))
        plain = [its for its in suits if its != trump]
        if len(plain) > 1 or (trump is not None and not plain):
            raise NoTaskError("order-suits")
        super().__init__(cards)

    @property
    def pack(self) -> Sequence[Card]:
        return self._game.pack

    def height(self, item: str) -> tuple[bool, int]:
        return suit(item) == self.trump, -self._game.ranks.index(item[1:])

    def ask(self, speaker: Speaker) -> str:
        led = next(suit(card) for card in self.cards if suit(card) != self.trump)
        return say(self.asked, {"led": led, "trump": self.trump}, speaker)

    def drawn(self, dice: Dice) -> Self:
        return type(self)(self._game, self._others(dice), self.trump)


def in_order(game: str, words: Sequence[str]) -> TrickCards:
    """The cards that these words write, `trump=C` among them where clubs are trump.

    Raises:
        ValueError: they write none that can be compared.
    """
    trumps = [word.removeprefix(_TRUMP) for word in words if word.startswith(_TRUMP)]
    cards = written_cards([word for word in words if not word.startswith(_TRUMP)])
    rules = GAMES[game]
    made = rules(rules.usual_players, {})
    assert isinstance(made, TrickGame)
    return TrickCards(made, cards, trumps[0] if trumps else None)
