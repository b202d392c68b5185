### Varför tränaren råder till något: advice-SKÄL. Ett skäl sägs bara där det är sant för den som får rådet.

advice-only = Det är det enda som är tillåtet.
advice-only-pass = Du har inget som går att lägga.
advice-untold = Inget enskilt skäl avgör: tränaren har vägt in hela handen.
clause-rivals =
    { $seat-rival-who ->
        [many] de andra
       *[other] { $seat-rival }
    }
advice-tried-out = Tränaren har prövat valen mot de händer som { clause-rivals } kan ha, och det här gick bäst.

## Stickspelen: utspel

advice-in-to-meld = { advice-lead-nobody-beats } Du tar sticket och får mäla kung och dam i { $suit }.
advice-lead-nobody-beats =
    { $seat-rival-who ->
        [many] Ingen annan kan slå { $card }.
       *[other] { $Seat-rival } kan inte slå { $card }.
    }
advice-lead-no-opponent-beats = Ingen motståndare kan slå { $card }.
advice-lead-highest =
    { $seat-rival-who ->
        [many] Bara med trumf kan de andra slå { $card }.
       *[other] Bara med trumf kan { $seat-rival } slå { $card }.
    }
advice-lead-cheapest =
    { $seat-rival-who ->
        [many] Det är det kort som kostar dig minst om en motståndare tar sticket.
       *[other] Det är det kort som kostar dig minst om { $seat-rival } tar sticket.
    }
advice-keeps-last-trump = Du behåller { $kept }, din sista trumf, som kan ge dig det sista sticket.
advice-ace-is-out = Esset i { $kept-suit } är inte spelat än och slår { $kept }. Spara tian och spela ut ett lågt kort.

## Stickspelen: kort som läggs i ett stick

clause-trick-is-worth =
    { $card_points-known ->
        [yes]
            { $card_points ->
                [0] det här kortet tar sticket
               *[other] det här kortet tar sticket: { $card_points } kortpoäng
            }
       *[no]
            { $matadors ->
                [0] det här kortet tar sticket
                [one] det här kortet tar sticket: en matador
               *[other] det här kortet tar sticket: { $matadors-word } matadorer
            }
    }
advice-takes-to-meld = Du tar sticket och får mäla kung och dam i { $suit }.
advice-last-takes = Du lägger sist, och { clause-trick-is-worth }.
advice-last-takes-richest = Du lägger sist, så ingen kan sticka över: ta sticket med det kort som ger dig mest.
advice-nobody-after-beats = Ingen motståndare som lägger efter dig kan slå { $card }.
advice-few-beat =
    { $count ->
        [one] Bara ett kort som { clause-rivals } kan ha slår { $card }.
       *[other] Bara { $count-word } kort som { clause-rivals } kan ha slår { $card }.
    }
advice-cheapest-if-beaten = Om någon sticker över kostar det här kortet dig minst av dem du får lägga.
advice-cannot-take = Du kan inte ta sticket, så lägg det kort som kostar dig minst.
advice-leave-it =
    { $seat-rival-who ->
        [many] Om motståndarna tar sticket ger det här kortet dem minst.
       *[other] Om { $seat-rival } tar sticket kostar det här kortet dig minst.
    }
advice-partner-takes-richest = Ingen motståndare kan ta sticket från { $partner }, så lägg det kort som ger er mest.
advice-partner-takes-keep = Ingen motståndare kan ta sticket från { $partner }, så spara dina höga kort.
advice-keeps-pair = Du behåller kung och dam i { $suit }, som du kan få mäla.

## Stickspelen: det som sägs

advice-meld-trump = Det ger { $points } poäng, och { $suit } blir trumf.
advice-meld-later = Det ger { $points } poäng genast.
advice-ask-any = Du kan inte mäla själv, men { $partner } kan ha ett par.
advice-ask-before-suit = { $Partner } kan ha { $lone }, och den färgen får du fråga efter om svaret blir nej.
advice-ask-suit = { $Partner } kan ha { $lone }, och då kan paret mälas.
advice-gubbe-sure = Du har { $count-word } kort som ingen annan kan slå.

## Tölp

advice-goes-out = Du blir av med alla dina kort och går ut.
advice-nothing-beats = Inget slår { $rank-many }, så { clause-rivals } kan bara passa.
advice-nothing-beats-turned = I omvänd ordning slår inget { $rank-many }, så { clause-rivals } kan bara passa.
advice-lowest-whole = Det är det lägsta du kan lägga utan att bryta en dubblett, en triss eller ett fyrtal.
advice-lowest-together =
    { $count ->
        [2] Det är det lägsta du kan lägga, och du blir av med båda samtidigt.
       *[other] Det är det lägsta du kan lägga, och du blir av med alla { $count-word } samtidigt.
    }
advice-lowest-turned = I omvänd ordning är det här det lägsta du kan lägga.
advice-lowest-sparing = Det är det lägsta du kan lägga utan flygande kort, som gör mer nytta senare.
advice-pass-keeps-flyers = Vad du än lägger måste du offra flygande kort, och de gör mer nytta senare.
advice-sure-then-out = Ingen kan slå det du lägger, så du spelar ut igen och går ut med resten.
advice-sure-way-out = Av det som har lagts och det du har på hand vet du att ingen kan slå det här, och inte heller det du sedan spelar ut: du spelar ut varje gång tills du går ut.
advice-give-lowest =
    { $cards-count ->
        [one] Det är ditt lägsta kort.
       *[other] Det är dina lägsta kort.
    }
advice-give-singles =
    { $cards-count ->
        [one] Det är ditt enda kort av den valören, så du bryter varken dubblett eller triss.
       *[other] De är ensamma i sina valörer, så du bryter varken dubblett eller triss.
    }
advice-ask-for-more = Du har redan { $count-word } { $rank-many }, och fler tillsammans är svårare att slå.
advice-take-more = Med dem du har blir det { $count-word } { $rank-many }.
advice-high-gets-highest = Då får du { $partner-whose-many } högsta kort.

## Trettioett

advice-makes-31 = Då är handen värd 31, och alla andra förlorar ett liv.
advice-discard-keeps = Då är handen värd { $points }, mer än om du lägger bort något annat.
advice-discard-least = Handen är värd { $points } även utan { $card }, som är det kort du har minst nytta av.
advice-take-betters = Med { $card } blir handen värd { $total } i stället för { $points }.
advice-pile-no-help = { $Card } på högen gör inte handen bättre.
advice-knock =
    { $last ->
        [1] Du har ett liv kvar, och det behåller du oftare om du knackar än om du går vidare: handen
       *[other] Handen
    } är värd { $points }, och { $actors-who ->
        [many] de andra får bara var sitt drag till.
       *[other] { $actors } får bara ett drag till.
    }
