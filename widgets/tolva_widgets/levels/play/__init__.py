"""Levels in which positions are played on."""
