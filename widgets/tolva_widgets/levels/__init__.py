"""The levels of a lesson: what they have in common, and a folder for each kind: questions, play, things to order."""
