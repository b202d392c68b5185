### Sidan med ett spels regler: kapitlen, kortens ordning, och det som bara den som programmerar behöver.

rules-page-contents = Innehåll
rules-page-glossary = Ordlista
rules-page-term = Term
rules-page-sv = Svenska
rules-page-en = Engelska
rules-page-meaning = Betydelse
rules-page-lesson = Öva: { $page }
rules-page-question = Frågor om regeln ”{ $rule }”
rules-page-question-short = Svara på frågor
rules-page-others = Andra spels regler
rules-page-way-here = Länk till regeln ”{ $rule }”

rules-chapter-all = Reglerna
rules-chapter-differs = Så skiljer sig { $game } från { $parent }
    .intro = Här står först det som är annorlunda. Allt därefter är som i { $parent }.
rules-chapter-cards = Kort och giv
rules-chapter-tricks = Sticken
    .intro = Så här får man spela i varje stick. Man följer färg i första hand, trumfar i andra, och sticker över om man kan.
    .intro-bondtolva =
        När man är tre eller fyra gäller det här i varje stick, när man är två från och med det sjunde. Man följer färg
        i första hand, trumfar i andra, och sticker över om man kan.
rules-chapter-phases = För två: en fri fas och en bunden
rules-chapter-melds = Mälningar
rules-chapter-asking = För fyra: frågor till partnern
rules-chapter-scores = Poäng
rules-chapter-gubbar = Gubbar
rules-chapter-round = Omgången
rules-chapter-exchange = Bytet
rules-chapter-match = Partiet
rules-chapter-play = Spelet
rules-chapter-pot = Liv och pott
rules-chapter-variants = Varianter
rules-figures-title = Vad många givar visar
rules-figures-intro = Så gick det när datorn spelade { $deals } givar mellan { $players } nybörjare. Punkten är resultatet. Det breda strecket visar hur mycket slumpen kan ha gjort: det är ett konfidensintervall på 95 %.

## Kortens ordning, med det som varje kort är värt under.

order-title = Korten från högst till lägst
    .card = { $rank }
    .worth = { $rank }: { $worth }
order-tolva = Siffran under kortet är dess kortpoäng.
order-bondtolva = Siffran under kortet är dess ögon. Ess och tior är matadorer.
order-tolp = Alla fyra färger är lika mycket värda.
order-trettioett = Siffran under kortet är vad det är värt. Bara kort i samma färg läggs ihop.

## Det som står undanstoppat.

rules-code-title = För den som programmerar: regel-id, källor och varianter
rules-code-rules = Regler
rules-code-rule = Regel
rules-code-id = Id
rules-code-source = Källa
rules-code-options = Varianter i en uppteckning
rules-code-option = Variant
rules-code-name = Namn
rules-code-values = Värden
