"""The teaching engine for Swedish card games: rules, records, replays, quizzes and pictures, in plain Python."""

__version__ = "0.1.0"
