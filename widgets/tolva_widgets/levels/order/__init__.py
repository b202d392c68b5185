"""Levels in which cards or hands are put in order."""
