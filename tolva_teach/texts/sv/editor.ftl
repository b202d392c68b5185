### Sidan där man lägger upp en giv eller söker givar efter önskan.

editing-back = Tillbaka dit du kom ifrån
editing-tabs = Vad vill du göra?
editing-tab-lay = Lägg upp
editing-tab-wish = Sök efter önskemål

## Platserna

editing-places = Var korten ligger
editing-hand = Spelare { $number }
editing-seat-and-role = { $seat } ({ $role })
editing-role-forehand = förhand
editing-role-dealer = giv
editing-pile-stock = Talongen
editing-pile-pile = Högen
editing-pile-aside = Lagda åt sidan
editing-pile-up = Uppvända kort, spelare { $number }
editing-pile-down = Nedvända kort, spelare { $number }
editing-laid-of = { $count } av { $of }
editing-empty = inga kort än
editing-take-back = Ta tillbaka { $card }
editing-next = Nästa kort hamnar här: { $place }
editing-onto = Vidare: { $place }
editing-next-none = Alla kort ligger där du har lagt dem.

## Korten

editing-keys = Kort att lägga
editing-jokers = Jokrar
editing-typed = Skriv kort
editing-typed-help = Till exempel HK HD SE; semikolon före nästa plats
editing-undo = Ångra
editing-shuffle = Dela ut resten på måfå
editing-clear = Rensa
editing-count = { $laid } av { $count } kort är utlagda.
editing-complete = Alla kort är utlagda, och given går att spela.
editing-over = Given är slut.

## Ställningen

editing-match = Giv, ställning och varianter
editing-dealer = Vem ger?
editing-score-of = { $Party }
editing-scores = Ställning före given
editing-carry = Poäng som väntar på den som tar vinsten
editing-order = Ordningen i förra omgången
editing-order-help = Tryck på spelarna i den ordning de gick ut.
editing-order-none = Ingen omgång före den här
editing-order-at = { $number } { $seat }
editing-yes = Ja
editing-no = Nej

## Vad man kan göra med given

editing-onward = Använd given
editing-onward-not-yet = Lägg ut alla kort, så kan du stega genom given, spela den och dela den.
editing-short-form = Bara en hand och bordet, till exempel från ett foto
editing-way-step = Stega genom den
editing-way-play = Spela den mot datorn
editing-way-ask = Gör en fråga av den
editing-cells = Till en lektion
editing-cell-replay = Cell som visar given steg för steg
editing-cell-play = Cell där man spelar given
editing-copy = Kopiera
editing-copied = Kopierad
editing-copy-failed = Markera texten och kopiera den själv
editing-long-link = Given är för lång för en länk. Spara den som fil i stället.

## Spela fram

editing-forward = Spela fram till läget
editing-forward-turn = Nu är det { $seat-whose } tur.
editing-forward-played =
    { $count ->
        [one] Ett beslut är fattat.
       *[other] { $count } beslut är fattade.
    }
editing-forward-back = Ta tillbaka det senaste
editing-forward-choices = Vad spelaren kan göra

## Besked

editing-notice-typed-long = Det var för långt. Skriv högst { $limit } tecken.
editing-notice-typed-unknown = ”{ $said }” går inte att förstå. Skriv kort som ”hjärter kung” eller ”spader 7 och 8”.
editing-notice-typed-unclear = Flera kort kan menas: { $known }. Skriv färg och valör.
editing-notice-typed-none = Det kortet finns inte i spelets lek.
editing-notice-typed-places = Så många ställen finns det inte. Skriv kort för högst { $most }.
editing-notice-typed-full = Där finns bara plats för { $most } kort.
editing-notice-left-out =
    { $count ->
        [one] Ett kort som du hade lagt fick ingen plats. Med Ångra får du tillbaka det.
       *[other] { $count } kort som du hade lagt fick ingen plats. Med Ångra får du tillbaka dem.
    }
editing-notice-unseen = De kort som du inte har sett är utdelade på måfå.
editing-notice-full = Där är det fullt. Ta först tillbaka ett kort därifrån.
editing-notice-no-dealer = Den spelaren kan inte ge.
editing-notice-no-score = Så kan ställningen inte vara före en giv. Den gamla gäller.
editing-notice-bad-link = Länken gick inte att läsa. { $why }
editing-notice-bad-record = Uppteckningen stämmer inte. { $why } Det som stämmer ligger här.
editing-bad-file = Det går inte att läsa som en uppteckning. { $why }

## Önskningar

editing-wish = Din önskan
editing-wish-help = Sätt ihop önskan av valen nedan, eller skriv den själv med orden i listorna. Den kan också skrivas på engelska, och så står den i länken.
editing-wish-example = Till exempel:
editing-wish-examples =
    { $game ->
        [bordstolva] förhand har ett par; spelare 2 vänder hjärter kung; vinsten är oavgjord
        [plocketolva] förhand har ett par; spelare 2 drar hjärter kung; vinsten är oavgjord
        [tolva] förhand har ett par och mäler före stick 3; spelare 3 får inte spela hjärter tio; vinsten är oavgjord
        [bondtolva] förhand har ett par och mäler före stick 3; någon får inte spela hjärter ess; givaren tar sista sticket
        [tolp] förhand har minst 3 kort av en valör och passar före hög 3; någon lägger hjärter ess; någon har inga ess och blir kung
        [trettioett] någon knackar före varv 2 och förlorar ett liv; spelare 2 tar hjärter kung; givaren har minst 25 poäng i en färg
       *[other] förhand har precis 2 ess
    }
editing-wish-empty = Töm
editing-build = Sätt ihop en önskan
editing-build-add = Lägg till
editing-build-added = Tillagt i önskan: { $wish }
editing-parts = Delarna i önskan
editing-part-remove = Ta bort: { $part }
editing-part-removed = Delen är borttagen.
editing-turn-on = Slå på varianten
editing-turned-on = Varianten är på.
editing-build-how = Hur hänger den ihop med resten?
editing-build-how-and = och
editing-build-how-and-the-same = och samma spelare
editing-build-how-or = eller
editing-build-how-and-not = men inte
editing-build-who = Vem?
editing-build-who-forehand = förhand
editing-build-who-dealer = givaren
editing-build-who-somebody = någon
editing-build-who-everybody = alla
editing-build-who-nobody = ingen
editing-build-who-forehand-s-partner = förhands partner
editing-build-who-dealer-s-partner = givarens partner
editing-build-who-forehand-s-side = förhands lag
editing-build-who-dealer-s-side = givarens lag
editing-build-who-player = spelare { $number }
editing-build-kind = Vad gäller det?
editing-build-kind-holds = vilka kort någon har
editing-build-kind-does = vad någon gör
editing-build-kind-may-not = vad någon inte får göra
editing-build-kind-happens = vad som händer i given
editing-build-kind-rule = vilken regel som hindrar någon eller gäller
editing-build-bound = Hur många?
editing-build-bound-at-least = minst
editing-build-bound-exactly = precis
editing-build-bound-at-most = högst
editing-build-count = Antal
editing-build-what = Av vad?
editing-build-what-pairs = par av kung och dam
editing-build-what-points = poäng i korten
editing-build-what-points-of-one-suit = poäng i en och samma färg
editing-build-what-court-cards = klädda kort
editing-build-what-cards-of-one-suit = kort i en och samma färg
editing-build-what-cards-of-one-rank = kort av en och samma valör
editing-build-what-jokers = jokrar
editing-build-deed = Vad?
editing-build-deed-play = spelar ett kort
editing-build-deed-meld = mäler
editing-build-deed-half = anger halv gubbe
editing-build-deed-whole = anger hel gubbe
editing-build-deed-ask = frågar
editing-build-deed-no = svarar nej
editing-build-deed-yes = svarar ja
editing-build-deed-draw = drar ett kort
editing-build-deed-turn = vänder upp kort
editing-build-deed-lay = lägger
editing-build-deed-pass = passar
editing-build-deed-give = ger kort i ett byte
editing-build-deed-high = säger ”högt”
editing-build-deed-take = tar ett kort
editing-build-deed-knock = knackar
editing-build-deed-discard = lägger bort ett kort
editing-build-deed-takes-the-last-trick = tar sista sticket
editing-build-deed-takes-a-trick = tar ett stick
editing-build-deed-sets-trump = sätter trumf
editing-build-deed-wins-vinsten = tar vinsten
editing-build-deed-wins-the-match = vinner partiet
editing-build-deed-makes-a-gubbe = klarar en gubbe
editing-build-deed-fails-a-gubbe = går bet på en gubbe
editing-build-deed-becomes-king = blir kung
editing-build-deed-becomes-tolp = blir tölp
editing-build-deed-goes-out = går ut
editing-build-deed-loses-a-life = förlorar ett liv
editing-build-deed-ties-for-the-lowest = är en av flera med lägst hand
editing-build-deed-shows-31 = visar 31
editing-build-deed-overtrumps = övertrumfar
editing-build-deed-undertrumps = undertrumfar
editing-build-deed-trumps = trumfar
editing-build-barred = Vad är otillåtet?
editing-build-barred-any = vad som helst
editing-build-barred-play = spela ett kort
editing-build-barred-meld = mäla
editing-build-barred-half = ange halv gubbe
editing-build-barred-whole = ange hel gubbe
editing-build-barred-ask = fråga
editing-build-barred-no = svara nej
editing-build-barred-yes = svara ja
editing-build-barred-draw = dra ett kort
editing-build-barred-turn = vända upp kort
editing-build-barred-lay = lägga
editing-build-barred-give = ge kort i ett byte
editing-build-barred-high = säga ”högt”
editing-build-barred-take = ta ett kort
editing-build-barred-knock = knacka
editing-build-barred-discard = lägga bort ett kort
editing-build-barred-pass = passa
editing-build-suit = Vilken färg?
editing-build-suit-any = vilken färg som helst
editing-build-rank = Vilken valör?
editing-build-rank-any = vilken valör som helst
editing-build-event = Vad?
editing-build-event-vinsten-tied = vinsten är oavgjord
editing-build-event-revolution = revolution
editing-build-event-counter-revolution = en revolution till, som vänder tillbaka
editing-build-event-stock-out = talongen tar slut
editing-build-when = När?
editing-build-when-any = när som helst
editing-build-when-in = i
editing-build-when-before = före
editing-build-when-after = efter
editing-build-when-in-the-last = i sista
editing-build-section = Del av given
editing-build-section-trick = stick
editing-build-section-lap = varv
editing-build-section-pile = hög
editing-build-number = Nummer
editing-build-rule = Vilken regel?
editing-build-of-variant = { $name } (i en variant)
editing-build-ruling = Vad gör regeln?
editing-build-ruling-refuses = hindrar spelaren från något
editing-build-ruling-decides = gäller för spelaren på något sätt
editing-build-against = Mot vem?
editing-build-against-any = vem som helst
editing-build-against-their-partner = sin partner
editing-build-laid = Lägg till korten som ligger
editing-look = Sök
editing-look-left = Kort kvar hos var och en, högst
editing-look-left-all = alla (hela givar)
editing-look-count = Antal givar
editing-look-seed = Blandning nummer
editing-look-seed-help = Samma önskan och samma blandning ger samma givar.
editing-look-new = Ny blandning
editing-look-stop = Stoppa
editing-looking =
    { $tried ->
        [one] En giv är prövad
       *[other] { $tried } givar är prövade
    }, { $found ->
        [0] ingen passar än.
        [one] en passar.
       *[other] { $found } passar.
    }
editing-stopped = Sökningen är stoppad.
editing-found = Hittade givar
editing-found-one = Giv { $number }
editing-found-at = { $place }: { $told }
editing-found-refused = { $who } får inte göra så här: ”{ $what }”. { $why }
editing-found-hand = { $who } har från början:
editing-found-left = { $who } har kvar:
editing-found-then = { $who } har just då:
editing-found-step-there = Se det hända
editing-found-step-ending = Se slutspelet
editing-found-play-there = Spela därifrån
editing-found-play-as = Spela som spelare { $number }
editing-found-play-as-there = Spela därifrån som spelare { $number }
editing-found-ask-there = Gör en fråga av läget
editing-found-open = Öppna och ändra
editing-found-save = Spara alla som fil
editing-wish-long-link = Önskan är för lång för en länk. Kopiera texten i stället.
