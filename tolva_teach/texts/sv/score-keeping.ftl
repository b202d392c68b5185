### Att föra protokoll över ett parti som man spelar med egna kort.

keeping-deal = Giv { $count }
keeping-deal-tolp = Omgång { $count }
keeping-unit-points = Poäng
keeping-unit-rounds = Omgångar som kung
keeping-unit-lives = Liv kvar

keeping-we-play-as-usual = Vi spelar efter de vanliga reglerna, utan varianter.
keeping-dealer = { $Dealer } ger.
keeping-deals = ger
keeping-dealer-mark = ger
keeping-know = Bra att veta nu

## Det som ska berättas om en giv

keeping-tell = { $deal }: vad hände?
keeping-first-dealer = Vem ger först?
keeping-field-melds = { $Party } mälde
keeping-field-gubbe = Vem angav gubbe?
keeping-field-made = Hur gick gubben?
keeping-field-vinsten = Vem tog vinsten?
keeping-field-sistan = Vem tog sistan?
keeping-field-counts-card-points = { $Party }: kortpoäng
keeping-field-counts-matadors = { $Party }: matadorer
keeping-field-counts-eyes = { $Party }: ögon
keeping-field-order = I vilken ordning gick ni ut?
keeping-field-end = Hur slutade given?
keeping-field-winner = Vem fick 31?
keeping-field-knocker = Vem knackade?
keeping-field-lowest = Vem eller vilka hade lägst hand?
keeping-field-losers = Vem eller vilka förlorade ett liv?
keeping-field-worth = { $Seat }: handens värde
keeping-fold-gubbe = Gubbe
keeping-fold-counts = Räkna fram vem som tar vinsten
keeping-fold-worth = Skriv vad händerna var värda

keeping-choice-party = { $Party }
keeping-choice-seat = { $Seat }
keeping-choice-suit = { $suit }
keeping-choice-tied = Ingen, det blev lika
keeping-choice-gubbe-half = Halv: { $party }
keeping-choice-gubbe-whole = Hel: { $party }
keeping-choice-made = Den gick hem
keeping-choice-failed = Den gick bet
keeping-choice-end-showdown = Alla visade
keeping-choice-end-thirty-one = Någon fick 31
keeping-choice-end-no-showdown = Talongen tog slut
keeping-choice-end-losers = Säg bara vem som förlorade liv
keeping-choice-stock-out = Ingen, talongen tog slut

keeping-enter = Skriv in
keeping-cancel = Ändra inte
keeping-remove = Ta bort
keeping-undo = Ångra
keeping-another = Nytt parti
keeping-correct = Rätta { $deal }
keeping-lay-out = Minns ni korten? Lägg ut given, så kan den sparas och kontrolleras
keeping-to-table = Fråga om en regel eller låt en tvist dömas
keeping-link-help = Den som öppnar länken får se samma protokoll, utan namnen. Om hen också har fört protokoll får hen veta var de skiljer sig åt.
keeping-open-title = Öppna ett protokoll
keeping-open-help = Välj filen som någon har sparat (.tolva-score.json), eller klistra in det som står i den.
keeping-still = Du kan skriva i protokollet när sidans program har startat. Ett parti som är sparat i den här webbläsaren ligger kvar.

## Det som inte kan ha hänt

keeping-why-not-all-told = Något fattas ännu innan given kan skrivas in.
keeping-why-over-by-meld = Mälningen före den här vann partiet, och då räknas inget mer.
keeping-why-wrong-sum = Tillsammans blir det { $total }, men alla kort är värda { $count }.
keeping-why-match-won-before = Partiet är redan vunnet före den här given.
keeping-why-sheet-full = Protokollet är fullt: det rymmer { $most } givar.
keeping-why-sat-out = { $Seat } är utslagen och är inte med i den här given.
keeping-why-stock-ended = Enligt er husregel visar ingen när talongen tar slut utan att någon har knackat.
keeping-why-shown-at-once = 31 visas genast, och då är given slut. Ange i stället att { $seat } fick 31.
keeping-why-no-such-worth = Så mycket kan { $seat-whose } hand inte vara värd.

## Det som följer

keeping-did-vinsten-worth = Ingen tog vinsten, så nu är den värd { $points } poäng.
keeping-did-barred-trump = { $Party } har { $score } poäng och får inte sätta trumf.
keeping-did-barred-melds = { $Party } har { $score } poäng och får inte mäla alls.
keeping-did-barred-half = { $Party } har { $score } poäng och får inte ange halv gubbe.
keeping-did-exchange-due =
    { $due ->
        [one] { $Seat } och { $partner } byter ett kort.
       *[other] { $Seat } och { $partner } byter { $due } kort.
    }
keeping-did-sits-out = { $Seat } är utslagen.
keeping-did-on-free-lap = { $Seat } har inga liv kvar och spelar på frisväng.
keeping-did-spared = Alla som är kvar skulle slås ut samtidigt, så ingen förlorar något liv.
keeping-did-next-match = I nästa parti ger { $dealer } först, om ni följer seden.

## Det som sägs när något är gjort

keeping-notice-entered = { $deal } är inskriven.
keeping-notice-corrected = { $deal } är rättad.
keeping-notice-correcting = Ändra det som blev fel i { $deal } och tryck på ”{ keeping-enter }”.
keeping-notice-removed = { $deal } är borttagen.
keeping-notice-undone = Det senaste är ångrat.
keeping-notice-resumed = Här fortsätter partiet som du förde protokoll över senast.
keeping-notice-brought = Protokollet är hämtat.
keeping-notice-brought-other = Protokollet är hämtat. Ert eget finns kvar bland sparade partier.
keeping-notice-bad-link = Länken är skadad eller avbruten, så inget protokoll gick att hämta. Det du har sparat finns kvar.
keeping-differs = Här skiljer de sig åt: { $deals }.
keeping-score-now = Ställningen nu: { $score }.
keeping-nobody-has-won = Ingen har vunnit partiet nu.
keeping-doubt = { $deal } kan inte längre ha gått till så.

## Givarna hittills

keeping-deals-told = Hittills
keeping-column-deal = Giv
keeping-column-deal-tolp = Omgång
keeping-out = ute
keeping-not-counted = räknas inte förrän det är rättat
keeping-plot-label =
    { $count ->
        [one] efter en giv: { $score }
       *[other] utvecklingen under { $count } givar. Nu: { $score }
    }

## Namn, husregler och sparade partier

keeping-options = Husregler och varianter
keeping-options-anew = När ni byter börjar ett nytt parti. Det gamla finns kvar.
keeping-yes = ja
keeping-no = nej
keeping-names = Spelarnas namn
keeping-names-here = Namnen sparas bara på den här enheten. De följer inte med i länkar och filer.
keeping-name-of = Spelare { $count }
keeping-kept =
    { $count ->
        [one] { $match }, en giv. { $score }
       *[other] { $match }, { $count } givar. { $score }
    }
keeping-aside = Ett sparat protokoll som inte går att läsa
keeping-bad-file = Det här är inget protokoll som går att läsa: det är skadat eller något annat. Inget har ändrats.
keeping-long-link = Protokollet är för långt för en länk. Spara det som fil i stället.
