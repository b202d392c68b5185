"""Refusals that are the same in every game."""

from tolva_teach.rules.verdicts import refused

NOTHING_LEFT = refused("turn.order", "deal-over")
"""The deal is over."""

ANOTHER_GAMES_VERB = refused("turn.verb", "another-game")
"""This game has no such decision."""

NOT_HELD = refused("card.not-held", "not-in-hand")
"""Nobody plays, gives or discards a card that they do not have."""
