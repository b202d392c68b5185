"""The levels of a lesson: questions in a row, positions that are played, things to put in order, and their stars."""
