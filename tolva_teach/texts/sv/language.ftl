### Språket självt.

# Det språk vars ord står bredvid våra där man slår upp termer.
language-beside = en

# I stället för en mening som ett spel från ett annat paket saknar, eller som inte går att läsa.
words-missing = (Här saknas ord ännu: { $key }.)
words-unreadable = (Orden för { $key } går inte att läsa: { $place }.)
