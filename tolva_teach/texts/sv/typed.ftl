### Vad man kan skriva vid bordet i stället för att peka: ord och förkortningar utöver kortens och valens egna namn, med komman emellan; och vad som svaras.

## Ord som kan utelämnas, och ord mellan det som räknas upp.

typed-filler = av, i, om, efter, med, den, det, de, en, ett, min, mitt, mina, din, ditt, dina, jag, vill, ska, ut, ur, till
typed-and = och, samt

## Förkortningar för färger och valörer, utöver hörnens bokstäver.

typed-suit-s = s, sp, spad
typed-suit-h = h, hj, hja
typed-suit-d = r, ru, rut
typed-suit-c = k, kl, klö
typed-rank-a = a, äss
typed-rank-k = kg
typed-rank-q = q
typed-rank-j = j, knäckt
typed-rank-10 = t

## Ord som betyder detsamma; först det som står i valens namn.

typed-same-pass = passa, pass, passar
typed-same-draw = dra, drag, drar
typed-same-take = ta, tar, tag
typed-same-knock = knacka, knack, knackar
typed-same-turn = vänd, vänder, vända
typed-same-lay = lägg, lägger, lägga
typed-same-play = spela, spelar, spel
typed-same-give = ge, ger
typed-same-meld = mäl, mäler, mäla, anmäl
typed-same-ask = fråga, frågar
typed-same-say = säg, säger
typed-same-announce = ange, anger
typed-same-none = ingen, inga
typed-same-pile = hög, högen, högens
typed-same-stock = talong, talongen

## Vad man kan be om, först det namn som sägs.

typed-tell-hand = hand, handen, min hand, kort, korten
typed-tell-table = bord, bordet
typed-tell-question = frågan, fråga, uppgift, uppgiften
typed-tell-score = ställning, ställningen, poäng
typed-tell-help = hjälp
typed-do-answer = klar, svara, svar, rätta
typed-do-together = klar, svara
typed-do-hint = tips, ledtråd
typed-do-next = nästa, vidare, fortsätt
typed-do-show = visa, facit
typed-do-again = igen
typed-do-fresh = en gång till
typed-do-undo = ångra
typed-do-clear = släpp, rensa
typed-do-rule = regel, regeln
typed-do-random = slumpa
typed-do-set = tio frågor
typed-do-on = vidare, fortsätt, nästa
typed-do-forward = framåt, fram
typed-do-back = bakåt, tillbaka
typed-do-first = först
typed-do-last = sist
typed-do-section = nästa

## Fältet.

typed-open = Skriv
typed-label = Skriv vad du väljer
typed-go = Gör
typed-key = /
typed-key-does = Skriv vad du väljer i stället för att peka: ”hjärter dam”, ”hd”, ”hand”, ”hjälp”

## Svaren.

typed-says-did = Du valde: { $what }.
typed-says-picked = Valt: { $what }.
typed-says-let-go = Inte längre valt: { $what }.
typed-says-now = Valt nu: { $what }.
typed-says-none-picked = Inget är valt.
typed-says-unknown = Jag förstår inte ”{ $word }”. Skriv till exempel { $examples }.
typed-says-not-offered = ”{ $text }” går inte att välja nu. Skriv till exempel { $examples }.
typed-says-unclear = Vilket menar du: { $options }?
typed-says-empty = Skriv till exempel { $examples }.
typed-says-one-at-a-time = Välj ett i taget.
typed-says-too-long = Det var för långt. Skriv ett val i taget, med högst { $most } tecken.
typed-says-no-hand = Ingen hand är din här.
typed-says-no-score = Här finns ingen ställning.
typed-says-no-question = Här frågas inget just nu.
typed-says-no-table = På bordet ligger inget.
typed-says-nothing-to-choose = Just nu finns inget att välja.
typed-says-choices = Att välja: { $options }.
typed-says-commands = Annat du kan skriva: { $options }.
typed-quoted = ”{ $text }”
