### Språket självt.

# Det språk vars ord står bredvid våra där man slår upp termer.
language-beside = en
