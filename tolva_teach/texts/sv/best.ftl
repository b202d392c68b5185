### Frågor om vad som är klokast, och vad varje val ger.

best-ask = Allt det här är tillåtet. Vad är klokast?
best-among = Du väljer mellan { $cards }.
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
        [0] Då förlorar du nästan aldrig ett liv.
        [one] Då förlorar du ett liv i en giv av 100.
       *[other] Då förlorar du ett liv i { $count } av 100 givar.
    }

best-brings-kings =
    { $count ->
        [0] Då blir du nästan aldrig kung.
        [one] Då blir du kung i en omgång av 100.
       *[other] Då blir du kung i { $count } av 100 omgångar.
    }

best-brings-points =
    { $more ->
        [yes] I snitt får ditt lag då { $mean } poäng mer i given än motståndarna.
        [no] I snitt får motståndarna då { $mean } poäng mer i given än ditt lag.
       *[even] I snitt får båda lagen då lika många poäng i given.
    }

best-brings-points-alone =
    { $more ->
        [yes] I snitt får du då { $mean } poäng mer i given än motståndaren.
        [no] I snitt får motståndaren då { $mean } poäng mer i given än du.
       *[even] I snitt får ni då lika många poäng i given.
    }

best-due-give = Du ska ge bort ett kort.
best-due-ace = Du spelar ut, och inget stick är taget än.
best-due-ten = Du spelar ut.
best-due-trump = Du spelar ut.
best-due-take = Du lägger sist i sticket.
best-due-throw = Du lägger sist i sticket.

best-hint-give = Hur många olika valörer har du kvar efter bytet?
best-hint-follow = Hur många olika valörer har du kvar efter varje val?
best-hint-end = Vem kan lägga högre, och vad kan du lägga sedan?
best-hint-knock = Vad är handen värd, och hur många drag har de andra gjort för att förbättra sina?
best-hint-pair = Vilka av dina kort kan ge poäng senare?
best-hint-ace = Vad vill du göra när du har tagit ett stick?
best-hint-ten = Vilka kort slår det du spelar ut, och vem kan ha dem?
best-hint-trump = Vilket av dina kort kan ta det sista sticket?
best-hint-take = Vad ger sticket dig, och vad får du göra när du har tagit det?
best-hint-throw = Vilka kort räknas när given är slut?
