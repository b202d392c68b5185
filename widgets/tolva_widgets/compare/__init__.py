"""The same deal under two forms of a game, side by side."""
