### Vad som är fel i en uppteckning (record.syntax, record.cards, record.option, record.result): vad, var och vad man gör.

## Var felet är

where-deal = Giv { $deal }: { $why }
where-event = Giv { $deal }, händelse { $event } (”{ $said }”): { $why }

## JSON

fault-no-json = Det här är inte JSON: läsningen stannar på rad { $line }, tecken { $place }. Kontrollera att filen är hel.
fault-no-utf8 = Texten är inte i UTF-8: läsningen stannar vid byte { $place }. Spara filen som UTF-8.
fault-no-object = En uppteckning är ett JSON-objekt, med klamrar runt.
fault-key-twice = Nyckeln ”{ $key }” står två gånger i samma objekt. Ta bort den ena.
fault-no-number = { $said } är inget tal i JSON. Skriv ett vanligt tal.
fault-number-too-long = Ett tal har fler än { NUMBER($limit, useGrouping: 1) } siffror. Så stora tal behövs inte i någon uppteckning.
fault-half-character = En text innehåller ett halvt tecken, en surrogatkod utan sin andra hälft. Skriv om den texten.
fault-too-deep = Listor och objekt ligger i varandra i mer än { $limit } nivåer. Så djup är ingen uppteckning: ta bort det som inte hör dit.
fault-too-large = Uppteckningen är större än { NUMBER($limit, useGrouping: 1) } byte. Dela upp den, ett parti i varje.

## En länk med en uppteckning i

fault-link-empty = I länken står ingen giv: efter ”record=” är det tomt.
fault-link-letters = I länkens del efter ”record=” finns tecken som inte hör dit. Kopiera länken en gång till, precis som den är.
fault-link-version = Länken är gjord på ett sätt som den här sidan inte känner till. Be om given som fil i stället.
fault-link-cut = Länken är inte hel: något saknas eller har ändrats på vägen. Be om den en gång till, eller om given som fil.
fault-link-too-long = För en länk är det för långt: mer än { NUMBER($limit, useGrouping: 1) } tecken. Ta den som fil i stället.

## Det som står överst

fault-unknown-format = Nyckeln ”format” ska ange en version som går att läsa: { $known }.
fault-no-situation = En hand utan sin giv bedöms bara i de här spelen: { $known }. Ge en uppteckning av { $game } i stället.
fault-unknown-game = Nyckeln ”game” ska ange ett spel: { $known }.
fault-wrong-players = Nyckeln ”players” ska vara antalet spelare, i { $game } { $seats }.
fault-wrong-type = Nyckeln ”{ $key }” har ett värde av fel slag. I beskrivningen av formatet står hur den skrivs.
fault-wrong-text = Nyckeln ”{ $key }” ska vara text, högst { $limit } tecken.
fault-number-too-large = Nyckeln ”{ $key }” har ett tal bortom { NUMBER($limit, useGrouping: 1) }. Så många blir det inte i något parti.
fault-not-followed = Programmet kan inte följa uppteckningen längre, på grund av ett eget fel. Anmäl det gärna, med uppteckningen.
fault-wrong-names = Nyckeln ”names” ska ha ett namn för varje plats, { $count } stycken.
fault-wrong-order = Nyckeln ”order” ska ha varje plats en gång.
fault-wrong-score = Nyckeln ”score” ska ha ett tal för varje part, och inget av dem får redan ha avgjort partiet.
fault-unknown-option = Varianten ”{ $key }” finns inte i { $game }. Där finns { $known }.
fault-wrong-value = Varianten ”{ $key }” i { $game } kan inte ha det värdet. Den kan vara { $known }.
fault-no-deals = Nyckeln ”deals” ska vara en lista med minst en giv.

## En giv

fault-wrong-deal = En giv är ett JSON-objekt med ”dealer”, kort och händelser.
fault-wrong-event = Händelse { $event } är ingen text. Skriv varje händelse som text, till exempel ”0 play SA”.
fault-wrong-dealer = Nyckeln ”dealer” ska vara givarens plats, ett heltal från 0 och mindre än { $count }.
fault-deck-or-hands = En giv anger antingen leken (”deck”) eller händerna (”hands”): precis en av dem.
fault-foreign = { $cards } hör inte till spelets { $count } kort. Byt ut det som är fel.
fault-twice = { $cards } finns mer än en gång. Varje kort i leken ska finnas precis en gång.
fault-missing = { $cards } saknas. Alla lekens { $count } kort ska finnas med.
fault-wrong-sizes = Korten är inte fördelade som givens regel säger. Räkna korten på varje hand och i varje hög.
fault-wrong-next-dealer = Fel givare: nu är det plats { $dealer } som ger.
fault-match-over = Partiet är redan slut. Börja en ny uppteckning för nästa parti.
fault-deal-unfinished = Giv { $deal } är inte färdigspelad, så nästa kan inte börja.
fault-nothing-to-play = Given var slut redan när korten hade delats ut, så det finns inget att spela i den. Stega igenom den i stället.
fault-does-not-hold = Resultatet stämmer inte: ”{ $key }” blir { $holds }. Rätta det eller ta bort det.

## En händelse

fault-no-decision = Det går inte att läsa som ett beslut. Skriv platsens nummer, ett av spelets ord och det som hör till, till exempel ”0 play SA”.
fault-annotation-too-long = Anteckningen är längre än { $limit } tecken. Korta den.

## En situation

fault-wrong-trump = Nyckeln ”trump” ska vara S, H, D eller C, eller null där trumf inte är satt.
fault-wrong-phase = Nyckeln ”phase” ska vara 1 eller 2.
fault-trick-too-long = Ett stick som väntar på nästa spelare har högst { $limit } kort.
