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

controls-keys-arrows = Vänster- och högerpil
controls-keys-arrows-does = Ett steg tillbaka eller framåt, när inget kort har fokus
controls-keys-next-trick = Skift och högerpil
controls-keys-next-trick-does = Nästa stick
controls-keys-ends = Home och End
controls-keys-ends-does = Till givens början och slut, när inget kort har fokus
controls-keys-play = Mellanslag
controls-keys-play-does = Spela upp och pausa

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

## Vad som hände

told-not-played = Korten är bara utdelade: ingen har spelat än.
told-unfinished = Här slutar det som är sparat: given är inte färdigspelad.

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

question-heading = Vad skulle du spela?
answer-heading = Ditt svar
question-before = Innan frågan: { $place }

question-you = Du är på tur. Vad skulle du spela? Välj ett kort ur din hand.
question-other = { $seat } är på tur. Vad skulle du spela? Välj ett kort ur { $whose } hand.
question-you-lead = Du är inne. Vad skulle du spela ut? Välj ett kort ur din hand.
question-other-lead = { $seat } är inne. Vad skulle du spela ut? Välj ett kort ur { $whose } hand.
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
replay-seed-title = Giv nummer { $seed }
replay-title = En sparad giv

## När det inte går

replay-broken = Den här given går inte att spela upp.
replay-broken-help = Rätta den och öppna den igen, eller öppna en annan.
replay-cannot-open = Den här given går inte att spela upp. { $why } Rätta texten och öppna igen, eller stäng: given som du tittade på är kvar.
replay-cannot-read = Filen ”{ $name }” går inte att läsa. Kontrollera namnet och att den finns.
replay-bad-link = Länken går inte att följa.
replay-bad-seed = Givens nummer i länken, ”{ $seed }”, är inte ett heltal.
replay-large-seed = Givens nummer i länken, ”{ $seed }”, är för stort: det får ha högst 18 siffror.
replay-good-seed = Här är en som går:
replay-good-seed-link = giv nummer { $seed }
replay-bad-own = Länken gäller en giv som bara finns i webbläsaren där den öppnades. Be om den som fil och öppna den här. Tills dess visas en annan giv.
replay-bad-step = Steget i länken, ”{ $said }”, finns inte. Här är given från början.
replay-bad-late = Given har inget steg { $said }, som länken gäller. Här är dess sista steg.
replay-bad-view = Platsen i länken, ”{ $said }”, finns inte. Här är alla kort öppna.
