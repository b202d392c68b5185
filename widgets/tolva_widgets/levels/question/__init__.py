"""Levels that ask questions."""
