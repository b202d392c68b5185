"""Trettioett (the rules `thirtyone.…`): swap cards one by one towards 31 in a suit, and knock when the hand is fair.

- `board`: what there is in a deal, what a hand is worth (thirtyone.value), and what one seat sees; `tables`: the same
  as a table for a picture;
- `turn`: what a seat may do in its turn (thirtyone.turn, thirtyone.knock, thirtyone.stock-out);
- `deal`: what comes of it: 31, the showdown, lost lives;
- `game`: players, options, dealing out and the next deal.
"""

from tolva_teach.games.trettioett.game import Trettioett

__all__ = ["Trettioett"]
