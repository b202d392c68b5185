### Uppspelningen: raden som stegar, och förklaringen bredvid bordet.

## Raden som stegar

controls-group = Stega
controls-first = Till början
controls-back = Ett steg tillbaka
controls-play = Spela upp
controls-pause = Pausa
controls-forward = Ett steg framåt
controls-next-trick = Nästa stick
controls-last = Till slutet
controls-slider = Steg
controls-speed = Tempo
controls-speed-slow = Lugnt
controls-speed-normal = Lagom
controls-speed-fast = Snabbt

## En regel som ett kort

rulecard-reading = Vår tolkning:
rulecard-source = Källa: { $source }.
rulecard-all = Alla regler

## Var i given man är

place-deal = Given
place-trick = Stick { $trick }, kort { $card }
place-before-trick = Före stick { $trick }
place-over = Given är slut
place-in-deal = Giv { $deal }: { $place }
place-step = { $place } (steg { $step } av { $last })

## Förklaringen bredvid bordet

explain-rule = Regel:
explain-could = Fick spelas
explain-could-not = Fick inte spelas
explain-note = Kommentar
explain-score = Ställning
explain-party = Lag
explain-points = Poäng
explain-card-points = Kortpoäng
explain-tricks = Stick

## Vad skulle du spela?

question-you = Du är på tur. Vad skulle du spela? Välj ett kort på bordet.
question-other = { $seat } är på tur. Vad skulle du spela? Välj ett av de korten på bordet.
question-you-lead = Du är inne. Vad skulle du spela ut? Välj ett kort på bordet.
question-other-lead = { $seat } är inne. Vad skulle du spela ut? Välj ett av de korten på bordet.
question-yes = Ja, { $card } får spelas.
question-no = Nej, { $card } får inte spelas.
question-yes-word = ja
question-no-word = nej
question-again = Välj ett annat kort, eller stega framåt och se vad som spelades.
question-told = I given gick det så här: { $told }

## Vad man kan välja

replay-view = Visa
replay-view-open = Öppna kort
replay-ask = Fråga mig först
replay-indices = Kortens hörn
replay-indices-sv = E K D Kn
replay-indices-intl = A K Q J
replay-colours = Färger
replay-colours-two = Två
replay-colours-four = Fyra
replay-seed-title = En giv med frö { $seed }
replay-title = En uppteckning

## När det inte går

replay-broken = Den här uppteckningen går inte att spela upp.
replay-broken-help = Rätta den och öppna den igen, eller öppna en annan.
replay-cannot-read = Filen ”{ $name }” går inte att läsa. Kontrollera namnet och att den finns.
replay-bad-link = Länken går inte att följa.
replay-bad-seed = Fröet i länken, ”{ $seed }”, är inte ett heltal.
replay-good-seed = Här är ett som går:
replay-good-seed-link = frö { $seed }
replay-bad-step = Steget i länken, ”{ $step }”, finns inte. Här är given från början.
replay-bad-view = Platsen i länken, ”{ $view }”, finns inte. Här är alla kort öppna.
