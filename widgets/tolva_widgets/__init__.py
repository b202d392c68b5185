"""Widgets that show a deal, ask what must be played and explain the rule that decided it."""
