"""Who is let in when there is room for so many at once, who waits, and whose kernel ends."""
