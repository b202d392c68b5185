"""The score of a match that people play with cards of their own."""
