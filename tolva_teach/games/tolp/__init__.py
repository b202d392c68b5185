"""Tölp: being rid of one's cards first, lay by lay on a pile, and exchanging cards between rounds (the rules `tolp.…`).

- `lays`: how cards rank, what they count as together, each form of a lay;
- `board`: what there is in a round, and what a seat may know of it; `tables`: the same as a table for a picture;
- `hands`: everybody's cards;
- `pile`, `exchange`: what may be laid, passed, given, asked and taken; `exchanging`: what comes of an exchange;
- `finish`: who places where, and how the match stands then;
- `round`: the deal in progress; `game`: the rules as every game gives them.
"""

from tolva_teach.games.tolp.game import Tolp

__all__ = ["Tolp"]
