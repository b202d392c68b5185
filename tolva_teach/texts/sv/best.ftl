### Frågor om vad som är klokast, och vad varje val ger.

best-ask = Allt det här är tillåtet. Vad är klokast?

best-brings-lives =
    { $count ->
        [0] Så förlorar du nästan aldrig ett liv.
        [one] Så förlorar du ett liv i en giv av hundra.
       *[other] Så förlorar du ett liv i { $count } givar av hundra.
    }

best-hint-knock = Vad är handen värd, och hur många drag har de andra haft på sig att förbättra sina?
