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
    .intro = Så här får du spela i varje stick. Följ färg i första hand och trumfa i andra. Stick över om du kan.
    .intro-bondtolva =
        När ni är tre eller fyra gäller det här i varje stick, när ni är två från och med det sjunde. Följ färg i
        första hand och trumfa i andra. Stick över om du kan.
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
rules-chapter-house = Husregler som en del spelar med
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

## Små bilder vid reglerna: vad varje rad visar.

rules-picture-led = I sticket ligger det här kortet, som spelades ut.
rules-picture-led-spades = Spader är trumf, och det här kortet är utspelat.
rules-picture-led-trumped = Spader är trumf. Hjärter är utspelad, och sticket är trumfat.
rules-picture-played = I sticket. Stjärnan står på det kort som vinner just nu.
rules-picture-won-by-trump = Spader är trumf: spader nio tar sticket.
rules-picture-may-play = Din hand. De mörkade korten får inte spelas.
    .may = Får spelas: { $may }.
    .may-not = Får inte spelas: { $may-not }.
rules-picture-may-play-all = Din hand. Alla korten får spelas.
rules-picture-row-and-hand = Dina bordskort, och handen under dem. Din enda hjärter ligger på bordet och måste spelas.
rules-picture-row-before = Hjärter kung är spelad. Där den låg syns kortet under.
rules-picture-row-after = Efter sticket vänds det upp och får spelas som de andra.
rules-picture-melded = Du har mält hjärter. Märket på korten visar vilka de andra vet att du har.
rules-picture-score = Ställningen, som korten visar den.
rules-picture-asker = Du frågar efter hjärter och har kungen.
rules-picture-partner = Partnern har damen och svarar ja. Paret är mält.
rules-picture-pile = I högen på bordet.
rules-picture-pile-flying = I högen på bordet. Tvåor och jokrar är flygande kort.
rules-picture-pile-turned = I högen på bordet: fyra sjuor vänder ordningen.
rules-picture-may = Får läggas.
rules-picture-may-not = Får inte läggas.
rules-picture-swaps = När man är { $players }.
rules-picture-worth = Värd { $count }.
rules-picture-worth-knocked = Knackade. Värd { $count }.
rules-picture-worth-lowest = Värd { $count }: lägst, och förlorar ett liv.
