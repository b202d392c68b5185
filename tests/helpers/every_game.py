"""Deals of every game, with any players and options, and random play of them: what the properties of all games draw."""

import random
from typing import Any

from hypothesis import strategies as st

from helpers.options import values_of
from tolva_teach.games import GAMES
from tolva_teach.games.base import Deal, Decision
from tolva_teach.records.record import DealRecord, Record

LONG = 5_000
"""More decisions than any deal should take; a deal that goes on for longer does not end."""


@st.composite
def dealt_records(draw: st.DrawFn) -> Record:
    """A record of some game, with some players and options, that has just been dealt."""
    name = draw(st.sampled_from(sorted(GAMES)))
    rules = GAMES[name]
    players = draw(st.sampled_from(list(rules.seats)))
    chosen: dict[str, Any] = {
        key: draw(st.sampled_from(values_of(option)))
        for key, option in rules.options_known.items()
        if draw(st.booleans())
    }
    game = rules(players, chosen)
    deck = draw(st.randoms(use_true_random=False)).sample(game.pack, len(game.pack))
    dealer = draw(st.integers(0, players - 1))
    given_options = {"options": chosen} if chosen else {}
    return Record(game, game.first_standing(None, 0, None), (DealRecord(dealer, {"deck": deck}),), given_options)


def fresh(record: Record) -> Deal[Any]:
    written = record.deals[0]
    dealt = record.game.deal_out(written.cards["deck"], written.dealer, record.start)
    return record.game.start(dealt, written.dealer, record.start)


def decide(deal: Deal[Any], chance: random.Random) -> Decision:
    """Any legal decision; now and then first a kind of decision and then one of it, so that plays do not drown talk."""
    legal = deal.game.legal(deal.view(chance.choice(deal.actors())))
    if chance.random() < 0.2:
        verb = chance.choice(sorted({decision.verb for decision in legal}))
        legal = tuple(decision for decision in legal if decision.verb == verb)
    return chance.choice(legal)


def play_out(record: Record, chance: random.Random) -> tuple[Deal[Any], list[Decision]]:
    deal, decisions = fresh(record), []
    while not deal.over:
        decisions.append(decide(deal, chance))
        deal.apply(decisions[-1])
        assert len(decisions) < LONG
    return deal, decisions
