"""The page that a teacher shows to a class, at `/class`: the address to open, and how many are here."""
