"""A deal played to its end by the kit's own players: something to step through for any seed."""

from dataclasses import replace

from tolva_teach.match import follow
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.player import decide
from tolva_teach.record import Record, deal_record

_VERSION = 1
"""A link names a played deal by its seed alone: another way to play would need another number, and the old way too."""


def played_record(seed: int) -> Record:
    """One deal of Tolva for four, dealt and played as the seed says.

    >>> played_record(7).deals[0].events[0]
    '0 play D7'
    """
    record = deal_record("tolva", 4, seed, dealer=seed % 4)
    (turn,) = follow(record)
    deal, dice, events = turn.deal, Dice("replay", _VERSION, seed), []
    while not deal.over:
        decision = decide(deal.view(deal.actors()[0]), dice)
        deal.apply(decision)
        events.append(str(decision))
    return replace(record, deals=(replace(record.deals[0], events=tuple(events)),))
