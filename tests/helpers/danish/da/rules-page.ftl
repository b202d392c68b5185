### Siden med et spils regler.

rules-page-contents = Indhold
rules-page-glossary = Ordliste
rules-page-term = Term
rules-page-sv = Svensk
rules-page-meaning = Betydning
