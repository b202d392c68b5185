"""Keeping the score of a match that people play with cards of their own: what they tell of each deal, and what follows.

Each game says what is told of its deals (`keeping`, one module a kind of game); its own rules judge and score that. A
sheet (`sheet`) is a match's deals in a row, `written` reads and writes it, and `registry` knows who keeps which game.
"""
