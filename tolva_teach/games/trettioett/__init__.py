"""Trettioett (rules.md section 5): swap cards one by one towards 31 in a suit, and knock when the hand is fair.

- `values`: what a hand is worth (thirtyone.value);
- `board`: what everyone knows, and what one seat sees;
- `turn`: what a seat may do in its turn (thirtyone.turn, thirtyone.knock, thirtyone.stock-out);
- `deal`: what comes of it: 31, the showdown, lost lives;
- `rules`: players, options, dealing out and the next deal;
- `tables`: the table for a picture.
"""

from tolva_teach.games.trettioett.rules import Trettioett

__all__ = ["Trettioett"]
