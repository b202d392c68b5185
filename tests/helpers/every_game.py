"""Deals of every game, with any players and options, and random play of them: what the properties of all games draw."""

from typing import Any

from hypothesis import strategies as st

from helpers.options import values_of
from tolva_teach.games import GAMES
from tolva_teach.records.record import DealRecord, Record
from tolva_teach.testing.conformance import LONG, decide, fresh, play_out

__all__ = ["LONG", "dealt_records", "decide", "fresh", "play_out"]


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
