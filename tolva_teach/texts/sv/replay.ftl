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
