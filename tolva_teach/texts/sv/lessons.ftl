### Lektionerna: det som anteckningsböckerna själva säger.

## Övningarna i lektionen om stick

exercise-ask-beats = Vilka av dina kort slår { $winning-the }? Välj alla.
exercise-ask-takes = Vilket kort tar sticket?
exercise-nothing-picked = Du har inte valt något kort än.
exercise-beats = { $Card-rank-the } slår { $winning-rank-the }.
exercise-does-not-beat = { $Card-rank-the } slår inte { $winning-rank-the }.
exercise-takes-by-trump = { $Card-the } är den högsta trumfen och tar sticket.
exercise-takes-by-suit = { $Card-the } är det högsta kortet i den utspelade färgen, och ingen har trumfat.
exercise-beaten = { $Winning-the } är högre.
exercise-trumped = Sticket är trumfat, och { $card-the } är ingen trumf.
exercise-another-suit = { $Card-the } är varken i den utspelade färgen eller trumf och kan inte ta sticket.
exercise-right = Rätt!
exercise-right-all = Rätt! Det gör allihop.
exercise-wrong-chose =
    Inte riktigt: { $count ->
        [one] ett av dina val
       *[other] { $count } av dina val
    } stämmer inte.
exercise-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] ett kort
       *[other] { $count } kort
    }.
exercise-wrong-both =
    Inte riktigt: { $chose ->
        [one] ett av dina val
       *[other] { $chose } av dina val
    } stämmer inte, och du missade { $missed ->
        [one] ett kort
       *[other] { $missed } kort
    }.
exercise-results = Kort för kort
exercise-mark-right-chosen = rätt valt
exercise-mark-right-left = rätt att låta bli
exercise-mark-chose-forbidden = felvalt
exercise-mark-missed-allowed = missat
exercise-try = Prova själv
