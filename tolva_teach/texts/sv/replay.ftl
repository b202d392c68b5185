### Uppspelningen: raden som stegar, och förklaringen bredvid bordet.

## Raden som stegar

controls-group = Stega
controls-first = Till början
controls-back = Ett steg tillbaka
controls-play = Spela upp
controls-pause = Pausa
controls-forward = Ett steg framåt
controls-last = Till slutet
controls-slider = Steg
controls-speed = Tempo
controls-speed-slow = Lugnt
controls-speed-normal = Lagom
controls-speed-fast = Snabbt

controls-keys-arrows = Vänster- och högerpil
controls-keys-arrows-does = Ett steg tillbaka eller framåt, när inget kort har fokus
controls-keys-next = Skift och högerpil
controls-keys-next-does = Nästa avsnitt: nästa stick, till exempel
controls-keys-ends = Home och End
controls-keys-ends-does = Till givens början och slut, när inget kort har fokus
controls-keys-play = Mellanslag
controls-keys-play-does = Spela upp och pausa

## En regel som ett kort

rulecard-reading = Vår tolkning:
rulecard-source = Källa: { $source }.
rulecard-all = Alla regler

## Vad som hände

told-not-played = Korten är bara utdelade: ingen har spelat än.
told-unfinished = Här slutar det som är sparat: given är inte färdigspelad.

## Förklaringen bredvid bordet

explain-rule = Regel:
explain-could = Tillåtet
explain-any-of = Vilka { $count-word } som helst av dessa
explain-could-not = Inte tillåtet
explain-note = Kommentar
explain-variants =
    { $count ->
        [one] Variant:
       *[other] Varianter:
    }
explain-score = Ställning
unit-points = Poäng
unit-lives = Liv
unit-rounds = Omgångar som kung
beside-card-points = Kortpoäng
beside-matadors = Matadorer
beside-eyes = Ögon
beside-tricks = Stick
explain-party = Lag
explain-player = Spelare

## Vad man har svarat

tally-heading = Dina svar
tally-right =
    { $count ->
        [one] Du har svarat på en fråga, { $right ->
            [0] och det blev fel.
           *[other] och det blev rätt.
        }
       *[other] Du har svarat på { $count } frågor, { $right } av dem rätt vid första försöket.
    }
tally-passed =
    { $count ->
        [one] En fråga hoppade du över.
       *[other] { $count } frågor hoppade du över.
    }
tally-so-far = Dina svar hittills: { $right } rätt av { $count }
tally-missed = Det här blev fel. Gå tillbaka och försök igen:

## Vad man kan välja

replay-wish = Giv efter önskan: ”{ $wish }”
replay-choose-game = { $game } – välj spel och varianter
replay-example = Exempel
replay-example-none = välj …
replay-game = Spel
replay-game-for =
    { $game } för { $count ->
        [2] { number-2 }
        [3] { number-3 }
        [4] { number-4 }
        [5] { number-5 }
        [6] { number-6 }
        [7] { number-7 }
        [8] { number-8 }
        [9] { number-9 }
        [10] { number-10 }
        [11] { number-11 }
        [12] { number-12 }
       *[other] { $count }
    }
replay-players = Spelare
replay-deals = Givar i rad
replay-deals-tolp = Omgångar i rad
replay-view = Visa
replay-view-open = Öppna kort
replay-ask = Fråga mig först
replay-indices = Kortens hörn
replay-colours = Färger
replay-colours-two = Två
replay-colours-four = Fyra
replay-matadors = Märk matadorerna i bondtolva
replay-seed-title = Giv nummer { $seed }
replay-name-title = { $game }, giv nummer { $seed }
replay-title = En sparad giv

## När det inte går

replay-broken = Den här given går inte att spela upp.
replay-broken-help = Rätta den och öppna den igen, eller öppna en annan.
replay-cannot-open = Den här given går inte att spela upp. { $why } Rätta texten och öppna igen, eller stäng: given som du tittade på är kvar.
replay-no-deal = Det är varken en sparad giv eller en länk till en giv.
replay-cannot-follow = Länken går inte att följa. { $why } Rätta den och öppna igen, eller stäng: given som du tittade på är kvar.
replay-no-deal-in-link = Den säger inte vilken giv den gäller. Be om given som fil, eller om länken från ”Länk …”.
replay-cannot-read = Filen ”{ $name }” går inte att läsa. Kontrollera namnet och att den finns.
replay-broken-link = Given i länken går inte att spela upp.
replay-bad-link = Länken går inte att följa.
replay-bad-seed = Givens nummer i länken, ”{ $said }”, är inte ett heltal.
replay-bad-large-seed = Givens nummer i länken, ”{ $said }”, är för stort: det får ha högst 18 siffror.
replay-bad-game = Spelet i länken, ”{ $said }”, finns inte här. Spelen är { $known }.
replay-bad-players = Antalet spelare i länken, ”{ $said }”, passar inte { $game }: man kan vara { $seats }.
replay-bad-example = Exemplet i länken, ”{ $said }”, finns inte. Exemplen är { $known }.
replay-bad-option = Varianten i länken, ”{ $said }”, finns inte i { $game }. Varianterna där är { $known }.
replay-bad-option-value = Varianten ”{ $option }” i { $game } kan inte vara ”{ $said }”, som i länken. Vanligt är { $known }.
replay-bad-option-usual = Länken gäller { $game } med varianten ”{ $option }” som ”{ $said }”, men så spelar man redan som vanligt. Det finns inget att jämföra med.
replay-bad-deals = Antalet givar i länken, ”{ $said }”, går inte: man kan se från 1 till { $most } i rad.
replay-good-seed = Här är en som går:
replay-bad-own = Länken gäller en giv som bara finns i webbläsaren där den öppnades. Be om den som fil och öppna filen här. Tills dess visas en annan giv.
replay-bad-step = Steget i länken, ”{ $said }”, finns inte. Här är given från början; den har stegen 0 till { $last }.
replay-bad-late = Länken gäller steg { $said }, men så lång är inte given. Här är dess sista steg.
replay-bad-view = Platsen i länken, ”{ $said }”, finns inte. I en länk numreras platserna från 0 till { $seats }; open visar allas kort, som här.
