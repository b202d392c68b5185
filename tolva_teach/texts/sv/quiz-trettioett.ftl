### Quizets frågor om trettioett: vad en hand är värd, och vem som förlorar ett liv.

## Vad är handen värd?

family-worth = Vad är handen värd?
worth-ask = Vad är din hand värd?
worth-ask-four = Vad kan din hand som mest vara värd när du har lagt bort ett kort?
worth-picked =
    { $count ->
        [0] Inget valt.
       *[other] Ett tal valt.
    }
worth-nothing-picked = Välj ett tal först.
worth-right = Rätt!
worth-wrong = Inte riktigt: rätt svar är { $answer }.
worth-ask-why = Tryck på ett tal så ser du varför.
worth-results = Tal för tal
worth-mark-right-chosen = rätt valt
worth-mark-right-left = rätt att låta bli
worth-mark-chose-forbidden = valt, men fel
worth-mark-missed-allowed = det rätta svaret
worth-hint-suits = Hur många poäng blir det i var och en av färgerna?
worth-hint-values = Vad är ett ess värt, och vad är de klädda korten värda?
worth-hint-discard = Tre kort ska bli kvar. Vilka av de fyra får du lägga bort?
thirtyone-duty-value = Handen är värd summan i sin bästa färg: ess 11, kung, dam, knekt och tio 10, övriga kort sin valör. Tre ess är värda 31.

worth-without = Lägg bort { $card }.
worth-right-one-suit =
    { $card-known ->
        [yes] Då är alla tre korten { $suit }: { $addends } = { $points }.
       *[no] Alla tre korten är { $suit }: { $addends } = { $points }.
    }
worth-right-pair = Bästa färgen är { $suit }: { $addends } = { $points }.
worth-right-lone = Bästa färgen är { $suit }, fast det bara är ett kort: { $lone } ger { $points }, och korten i { $beside } bara { $total } tillsammans.
worth-right-apart = De tre korten har var sin färg, så bara det som är värt mest räknas: { $points }.
worth-right-tied = { $Suits } ger lika mycket, { $points }, och bara den ena färgen räknas.
worth-right-aces = Tre ess är undantaget från regeln om en färg: de är värda 31 tillsammans.

worth-wrong-all = Det är { $addends } = { $count }, men bara kort i samma färg räknas ihop.
worth-wrong-highest = Det är bara det högsta kortet i { $suit }. Alla kort i färgen räknas ihop.
worth-wrong-another-suit = Det är vad { $suit } ger, men en annan färg ger mer: { $most }.
worth-wrong-colour = { $Suits } ser lika ut men är två olika färger. De räknas inte ihop.
worth-wrong-alike = Bara tre ess är värda 31. Tre { $rank-many } räknas som vilka kort som helst.
worth-wrong-ace-one = Ett ess är alltid högt: det är värt 11, inte 1.
worth-wrong-court = Kung, dam och knekt är värda 10 var, inte 13, 12 och 11.
worth-wrong-aces-added = 11 för varje ess ger { $addends } = { $count }, men tre ess är värda just 31.
worth-wrong-aces-by-suit = Det är vad ett ess är värt för sig, men tre ess är värda 31 tillsammans, fast de har olika färg.
worth-wrong-taken-gone = Då måste du lägga bort { $card }, och det kortet har du just tagit från högen. Det får inte läggas tillbaka i samma drag.
worth-wrong-another-gone = Det blir det om du lägger bort { $card }. Det går att få { $most }.
worth-wrong-four-counted = Alla fyra korten ger { $addends } = { $count }, men ett av dem måste du lägga bort.
