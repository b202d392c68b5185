"""An exchange in Tölp that is about to be done: all has been given, asked and said, and the cards go across next."""

from dataclasses import dataclass, field

from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.board import Exchange
from tolva_teach.quiz.cut import Position


@dataclass(frozen=True, slots=True)
class Spoken(Position):
    """The deal up to the word with which the higher-placed ends the exchange, and that word."""

    word: Decision = field(kw_only=True)
    """ "High", or what is taken."""


def done(position: Spoken) -> Exchange:
    """The exchange of the learner's seat as the game carries it out."""
    view = position.view
    deal = view.game.start(position.dealt, position.dealer, position.standing)
    for decision in (*position.decisions, position.word):
        deal.apply(decision)
    exchange: Exchange = next(pair for pair in deal.exchanges if pair.low == view.seat)
    return exchange
