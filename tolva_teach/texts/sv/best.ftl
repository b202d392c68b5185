### Frågor om vad som är klokast, och vad varje val ger.

best-ask = Allt det här är tillåtet. Vad är klokast?
best-picked = { single-picked }
best-nothing-picked = { single-nothing-picked }
best-right = { single-right }
best-wrong = Inte riktigt. Bäst är: { $answer }.
best-ask-why = { single-ask-why }
best-results = Val för val
best-mark-right-chosen = bäst
best-mark-right-left = sämre
best-mark-chose-forbidden = valt, men sämre
best-mark-missed-allowed = det bästa valet

best-brings-lives =
    { $count ->
        [0] Så förlorar du nästan aldrig ett liv.
        [one] Så förlorar du ett liv i en giv av hundra.
       *[other] Så förlorar du ett liv i { $count } givar av hundra.
    }

best-hint-knock = Vad är handen värd, och hur många drag har de andra haft på sig att förbättra sina?
