### Lektionerna: det som anteckningsböckerna själva säger.

## Sidan med alla regler

rules-page-contents = Innehåll
rules-page-glossary = Ordlista
rules-page-term = Term
rules-page-sv = Svenska
rules-page-en = Engelska
rules-page-meaning = Betydelse

## Startsidan

front-lead = Lär dig tolva genom att spela: stega genom en giv, svara på vad som måste spelas och läs regeln som avgjorde.
front-lessons = Lektioner
front-rules-tolva = Alla regler i ordning, med ordlista. Går att skriva ut.
front-tricks = Följa färg, trumfa och sticka över, ett steg i taget.
front-replay = En hel giv kort för kort: vad som hände, och varför.
front-quiz = Vilka kort får du spela? Svara, och få skälet till vart och ett.
front-picture = Ett bord med fyra spelare mitt i ett stick.
