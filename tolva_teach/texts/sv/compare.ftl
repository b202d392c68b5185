### Sidan som jämför två former av ett spel: samma giv, med en variant som vanligt och på ett annat sätt.

compare-title = { replay-game-for }: { $option }, giv { $seed }
compare-choose-game = Spel
compare-choose-players = Spelare
compare-choose-option = Variant
compare-choose-value = I stället

compare-usual = Som vanligt: { $value }
compare-usual-flag = Som vanligt: utan
compare-other = I stället: { $value }
compare-other-flag = I stället: med

## Kort sagt

compare-how-same = Korten är desamma, och alla gör likadant från första kortet till det sista.
compare-how-refused = Korten är desamma, och alla gör likadant tills den ena formen säger nej ({ $place }).
compare-how-itself = Korten är desamma, och alla gör likadant tills korten eller turen inte längre är desamma ({ $place }).
compare-how-over = Korten är desamma, och alla gör likadant tills det är slut i den ena formen men inte i den andra ({ $place }).
compare-more-cards =
    { $count ->
        [one] Det kort som bara den ena formen har delas ut sist.
       *[other] De { $count-word } kort som bara den ena formen har delas ut sist.
    }
compare-ends-apart = Det slutar olika.
compare-ends-told = Slutet är också detsamma. Skillnaden står nedan: ”{ compare-differs }”.
compare-ends-alike = Ändå slutar det likadant.
compare-nothing = I den här given gör varianten ingen skillnad: samma kort, samma val och samma slut.
compare-nothing-more = Tryck på ”En annan giv” för en där den märks.

## Slutet

compare-results = Ställningen till slut: { $unit }
compare-party = Vem
compare-end = Så slutade det

## Vad som skiljer

compare-picture = Bordet. { $form }. { $place }.
compare-differs = Det här blir olika
compare-earlier =
    { $count ->
        [one] Dessförinnan är det olika en gång till.
       *[other] Dessförinnan är det olika { $count } gånger till.
    }
compare-not-here = Här händer inget sådant.
compare-parts = Här skiljs de åt
compare-over-here = Här är det redan slut. I den andra formen spelar man vidare.
compare-refused = ”{ $decision }”, som i den andra formen, går inte här.

## Vägen vidare och hit

compare-follow = Följ given härifrån
compare-follow-of = Följ given härifrån. { $form }
compare-way = Jämför varianter
compare-same-deal = Samma giv med en annan variant
compare-rule = Se skillnaden i en giv: { $option }
