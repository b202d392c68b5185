"""The deal of the day: which cards it has, how it went, and the days before."""
