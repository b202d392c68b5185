"""Matches that are saved for another day: by the browser, and as a file."""
