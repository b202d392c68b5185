### Quizets frågor om trettioett: vad en hand är värd, och vem som förlorar ett liv.

## Vad är handen värd?

family-worth = Vad är handen värd?
worth-ask = Vad är din hand värd?
worth-ask-four = Vad kan din hand som mest vara värd när du har lagt bort ett kort?
worth-hint-suits = Hur många poäng blir det i var och en av färgerna?
worth-hint-values = Vad är ett ess värt, och vad är de klädda korten värda?
worth-hint-discard = Tre kort ska bli kvar. Vilka av de fyra får du lägga bort?
worth-hint-three = Tre kort ska bli kvar. Vilket av de fyra gör minst nytta?
thirtyone-duty-value = Handen är värd summan i sin bästa färg: ess är värt 11, kung, dam, knekt och tia 10 var, övriga kort sin valör. Tre ess är värda 31.

worth-without = Lägg bort { $card }.
worth-stays = { $Kept }, som du just har tagit från högen, får du inte lägga bort.
clause-whichever =
    { $cards-count ->
        [2] vare sig du lägger bort { $cards-or }
        [4] vilket kort du än lägger bort
       *[other] vilket du än lägger bort av { $cards }
    }
worth-right-either =
    { $lone-known ->
        [yes] { $Lone } ger { $points }
       *[no] { $Suit } ger { $addends } = { $points }
    } { clause-whichever }, och mer går inte att få.
worth-right-either-suit = { $Suits } ger lika mycket, { $points }, och en av färgerna blir kvar { clause-whichever }.
worth-right-either-aces = Tre ess blir kvar { clause-whichever }, och de är värda 31 tillsammans.
worth-right-one-suit =
    { $card-known ->
        [yes] Då är alla tre korten { $suit }: { $addends } = { $points }.
       *[no] Alla tre korten är { $suit }: { $addends } = { $points }.
    }
worth-right-pair = Bästa färgen är { $suit }: { $addends } = { $points }.
worth-right-lone = Bästa färgen är { $suit }, fast du bara har ett kort i den: { $lone } ger { $points }, och korten i { $beside } bara { $total } tillsammans.
worth-right-apart =
    { $count ->
        [one] De tre korten har var sin färg, så bara det som är värt mest räknas: { $points }.
       *[other] De tre korten har var sin färg, så bara ett av dem räknas: { $points }.
    }
worth-right-tied = { $Suits } ger lika mycket, { $points }, och bara den ena färgen räknas.
worth-right-aces = Tre ess är ett undantag: de är värda 31 tillsammans, fast de är i olika färger.

worth-wrong-all = Det är { $addends } = { $count }, men bara kort i samma färg räknas ihop.
worth-wrong-highest = Det är bara det högsta kortet i { $suit }. Alla kort i färgen räknas ihop.
worth-wrong-highest-of-several = Så mycket är ett enda kort värt: { $cards-or }. Alla kort i { $suit } räknas ihop och ger { $addends } = { $most }.
worth-wrong-another-suit =
    { $card-known ->
        [yes] Det är vad { $suit } ger om { $card } läggs bort, men en annan färg ger mer: { $most }.
       *[no] Det är vad { $suit } ger, men en annan färg ger mer: { $most }.
    }
worth-wrong-colour =
    { $by ->
        [red] { $Suits } är båda röda, men de är två färger och räknas inte ihop.
       *[black] { $Suits } är båda svarta, men de är två färger och räknas inte ihop.
    }
worth-wrong-alike = Av tre lika är det bara tre ess som ger 31. Tre { $rank-many } räknas som vilka kort som helst.
worth-wrong-ace-one = Ett ess är alltid värt 11, aldrig 1.
worth-wrong-aces-as-ones = Ess räknas aldrig som 1: tre ess är värda 31 tillsammans.
worth-wrong-court = Kung, dam och knekt är värda 10 var, inte 13, 12 och 11.
worth-wrong-court-one = { $Rank-the } är värd 10, inte { $total }.
worth-wrong-aces-added = 11 för varje ess ger { $addends } = { $count }, men tre ess är värda just 31.
worth-wrong-aces-by-suit = Det är vad ett ess är värt för sig, men tre ess är värda 31 tillsammans, fast de är i olika färger.
worth-wrong-taken-gone = Då måste du lägga bort { $card }, och det kortet har du just tagit från högen. Det får inte läggas bort i samma drag.
worth-wrong-another-gone = Så mycket blir kvar om du lägger bort { $card }, men det går att få { $most }.
worth-wrong-four-counted = Alla fyra korten ger { $addends } = { $count }, men ett av dem måste du lägga bort.

## Vem förlorar ett liv?

family-loses = Vem förlorar ett liv?
loses-ask = Välj alla som nu förlorar ett liv.
loses-ask-free = Välj alla som nu förlorar ett liv eller, om de spelar på frisväng, slås ut.
loses-premise-free = Ni spelar med frisväng.
loses-premise-all-show = Alla har visat sina kort.
loses-premise-shows = { $Seat } har lagt bort ett kort och visar { $seat-own-many } kort.
loses-premise-dealt =
    Korten är nyss utdelade, och { $showing } visar genast handen.
loses-nobody = ingen
loses-hint-hands = Vad är var och en av händerna värd, i sin bästa färg?
loses-hint-lowest = Är det bara en som har lägst?
loses-hint-31 = Någon har 31. Vad händer då med de andra?
loses-hint-dealt = Hur många har 31, och vem av dem sitter närmast till vänster om givaren?
loses-hint-others = Vilka är med i spelet, och vem av dem har 31?
loses-hint-lives = Se efter hur många liv alla har kvar. Skulle alla som är med slås ut samtidigt?
clause-hand-worth =
    { $Seat-whose } hand är värd { $points } ({ $lone-known ->
        [yes] { $lone }
       *[no] { $suit }: { $addends }
    })
thirtyone-duty-31 = Om någon har 31 förlorar alla andra ett liv, även den som har knackat.
thirtyone-duty-dealt = Om flera har 31 från början räknas bara den som sitter närmast till vänster om givaren.
thirtyone-duty-lowest = Annars förlorar den med lägst hand ett liv. Om flera har lika låg hand förlorar de ett liv var.
thirtyone-duty-free = Med frisväng får den som inte har några liv kvar spela vidare, till nästa förlust.
thirtyone-duty-all-last = Om alla som är kvar skulle slås ut samtidigt förlorar ingen något liv.

loses-thirtyone-lowest-lowest = { clause-hand-worth }, och det är lägst av alla.
loses-thirtyone-lowest-tied = { clause-hand-worth }. { $Losers } har lägst och förlorar ett liv var.
loses-thirtyone-lowest-tied-with-free = { clause-hand-worth }. { $Losers } har lägst, så { $seat } förlorar ett liv.
loses-thirtyone-lowest-everyone =
    { $count ->
        [2] Båda händerna
       *[other] Alla händer
    } är värda { $points }, men { $staying-known ->
        [yes] { $staying } slås inte ut av att förlora
       *[no] ingen slås ut av att förlora
    }. Därför slipper ingen undan: även { $seat } förlorar ett liv.
loses-thirtyone-lowest-higher = { clause-hand-worth }, och den lägsta är värd { $least }.
clause-only-if-all = Bara om alla som är kvar skulle slås ut samtidigt slipper de med lägst hand undan.
loses-thirtyone-lowest-somebody =
    { $losers-who ->
        [many] { $Losers } har lägst, { $least }, och förlorar ett liv var. { clause-only-if-all }
       *[other] { $Losers } har den lägsta handen och förlorar ett liv.
    }
loses-thirtyone-lowest-somebody-free =
    { $losers-who ->
        [many] { $Losers } har lägst, { $least }, och då förlorar alla som har lika låg hand. { clause-only-if-all }
       *[other] { $Losers } har den lägsta handen och slås ut.
    }
clause-off-lap = { $Seat } spelar på frisväng och slås ut.
loses-thirtyone-option-free-off-lap = { clause-hand-worth }, och ingen hand är lägre. { clause-off-lap }
loses-thirtyone-31-has-31 = { $Seat } har 31, och då { clause-all-others-lose }.
clause-all-others-lose =
    { $by ->
        [lap] förlorar alla andra ett liv eller sin frisväng
       *[life] förlorar alla andra ett liv
    }
loses-thirtyone-31-others = { $Winner } har 31, och då { clause-all-others-lose }, vilka kort de än har.
loses-thirtyone-31-others-free = { $Winner } har 31, och då { clause-all-others-lose }. { clause-off-lap }
loses-thirtyone-31-after-knock = { $Winner } har 31, och då { clause-all-others-lose }. Det hjälper inte { $seat-whom } att ha knackat.
loses-thirtyone-31-after-knock-free = { $Winner } har 31, och då { clause-all-others-lose }. Det hjälper inte { $seat-whom } att ha knackat. { clause-off-lap }
loses-thirtyone-31-somebody = När någon har 31 { clause-all-others-lose }.
loses-thirtyone-31-dealt-has-31 = { $Seat } har 31 från början, och då { clause-all-others-lose }.
loses-thirtyone-31-dealt-somebody = När någon har 31 från början { clause-all-others-lose }.
loses-thirtyone-31-dealt-late =
    Även { $seat } har 31, men { $dealer-side ->
        [self] { $seat } är givare, så { $winner } kommer före.
       *[other] { $winner } kommer före, räknat medsols från { $dealer-who ->
            [you] dig, som gav.
           *[other] givaren.
        }
    } Bara { $winner-whose } hand räknas, så { $by ->
        [lap] { $seat } slås ut.
        [life] { $seat } förlorar ett liv.
       *[life-as-all] { $seat } förlorar ett liv som alla andra.
    }
loses-thirtyone-31-dealt-others = { $Winner } har 31 från början, och då { clause-all-others-lose }, vilka kort de än har.
loses-thirtyone-31-dealt-others-free = { $Winner } har 31 från början, och då { clause-all-others-lose }. { clause-off-lap }
loses-thirtyone-all-last-spared =
    { $count ->
        [2] Båda händerna är värda { $points }, och båda spelarna { $by ->
            [lap] spelar på frisväng. Båda skulle slås ut samtidigt, och då får båda spela vidare på sin frisväng.
           *[life] har ett liv kvar. Båda skulle slås ut samtidigt, och då förlorar ingen något liv.
        }
       *[other] Alla händer är värda { $points }, och alla { $by ->
            [lap] spelar på frisväng. Alla skulle slås ut samtidigt, och då får alla spela vidare på sin frisväng.
           *[life] har ett liv kvar. Alla skulle slås ut samtidigt, och då förlorar ingen något liv.
        }
    }
loses-thirtyone-all-last-nobody = { loses-thirtyone-all-last-spared }

## Vilket tredje kort är omöjligt?

family-third-card = Vilket tredje kort är omöjligt?
third-card-premise = { $Seat } har tagit { $cards } från högen och behållit dem.
third-card-ask = Vilka av de här korten kan { $seat } inte ha som tredje kort? Välj alla.
third-card-hint-31 = Vad måste den som får 31 göra?
third-card-hint-missing = Vad är de två korten värda ihop, och är de av samma färg?
thirtyone-duty-shown = En hand med tre kort som är värd 31 visas genast, och given är slut.
third-card-would-have-shown = Då hade handen varit värd 31, och { $seat } hade varit tvungen att visa den genast.
third-card-less = Då är handen värd { $points } och behöver inte visas.
third-card-told-nothing = Inget av korten ger 31 tillsammans med de två andra korten.
third-card-told = Med { $cards-or } hade handen varit värd 31.
