### Quizets frågor om tölp: bytet, vem som är kung, tölp och i tur, och vem som vinner.

## Vad måste du lämna?

family-hand-over = Vad måste du göra i bytet, och vad får du göra?
hand-over-ask = Välj det du måste ge.
hand-over-premise-high =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, { $ranks-known ->
        [yes] som har frågat efter { $ranks-many } men till slut säger ”högt”.
       *[no] som säger ”högt”.
    }
hand-over-premise-take =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, som har frågat efter { $ranks-many } och tar { $taken }.
hand-over-hint-word = Vad sade bytespartnern till sist: ”högt”, eller vilka kort hen tar?
hand-over-hint-count = Hur många kort ska ni byta, och hur många av dem har nämnts?
hand-over-hint-high = Vilka kort ska lämnas när någon säger ”högt”?
hand-over-hint-size = Hur många kort ska ni byta?
tolp-duty-give = Den högre placerade ger vilka kort som helst, så många som ska bytas, och säger sedan ”högt” eller frågar efter valörer som hen själv har.
tolp-duty-high = På ”högt” ger du dina högsta kort, så många som ska bytas.
tolp-duty-take = Den som har frågat efter en valör får ta av de korten. Om det blir för få fyller du på med dina högsta.
tolp-duty-size = Båda har lika många kort efter bytet som före.
tolp-duty-flying-stays = Flygande kort byts aldrig bort.

hand-over-asked-before =
    { $ranks-count ->
        [one] Frågan gäller inte längre när { $seat } säger ”högt”.
       *[other] Frågorna gäller inte längre när { $seat } säger ”högt”.
    }
hand-over-tolp-exchange-high-high =
    { $ranks-known ->
        [yes] { hand-over-asked-before } { $due ->
            [one] Då ger du ditt högsta kort, { $must-ranks }.
           *[other] Då ger du dina { $due-word } högsta kort: { $must-ranks }.
        }
       *[no] { hand-over-high-high }
    }
hand-over-high-high =
    { $due ->
        [one] På ”högt” ger du ditt högsta kort, { $must-ranks }.
       *[other] På ”högt” ger du dina { $due-word } högsta kort: { $must-ranks }.
    }
hand-over-tolp-exchange-high-lower =
    { $ranks-known ->
        [yes] { hand-over-asked-before } { $due ->
            [one] Då ger du bara ditt högsta kort, { $must-ranks }.
           *[other] Då ger du bara dina { $due-word } högsta kort: { $must-ranks }.
        }
       *[no] { hand-over-high-lower }
    }
hand-over-high-lower =
    { $due ->
        [one] På ”högt” ger du bara ditt högsta kort, { $must-ranks }.
       *[other] På ”högt” ger du bara dina { $due-word } högsta kort: { $must-ranks }.
    }
hand-over-tolp-exchange-ask-named =
    { $count ->
        [one] { $Seat } tar { $rank-a }.
       *[other] { $Seat } tar { $count-word } { $rank-many }.
    }
hand-over-tolp-exchange-ask-named-all =
    { $count ->
        [one] { $Seat } tar { $rank-the }.
        [2] { $Seat } tar båda dina { $rank-many }.
       *[other] { $Seat } tar alla dina { $rank-many }.
    }
hand-over-made-up =
    { $short ->
        [one] Du fyller på med det högsta av dina övriga kort: { $must-ranks }.
       *[other] Du fyller på med de { $short-word } högsta av dina övriga kort: { $must-ranks }.
    }
hand-over-tolp-exchange-ask-short = Ni byter { $due-word } kort, men { $seat } tar bara { $taken }. { hand-over-made-up }
hand-over-tolp-exchange-ask-short-asked =
    Ni byter { $due-word } kort, men { $seat } tar bara { $taken }. { $short ->
        [one] Du fyller på med det högsta av dina övriga kort, { $must-ranks }, fast { $seat } frågade efter den valören utan att ta kortet.
       *[other] Du fyller på med de { $short-word } högsta av dina övriga kort: { $must-ranks }. Det gäller också kort som { $seat } frågade efter men inte tog.
    }
hand-over-tolp-exchange-ask-lower = { $Seat } tar inte det här kortet, bara { $taken }. { hand-over-made-up }
hand-over-tolp-exchange-ask-not-named =
    { $count ->
        [one] { $Seat } frågade efter { $rank-many } men tar { $rank-none }. { hand-over-made-up }
       *[other] { $Seat } frågade efter { $rank-many } men tar inga. { hand-over-made-up }
    }
hand-over-tolp-exchange-ask-not-named-enough =
    { $count ->
        [one] { $Seat } frågade efter { $rank-many } men tar { $rank-none }, utan bara { $taken }. Fler kort byter ni inte.
       *[other] { $Seat } frågade efter { $rank-many } men tar inga, utan bara { $taken }. Fler kort byter ni inte.
    }
hand-over-tolp-exchange-size-enough =
    Ni byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }, och { $seat } tar { $taken }. Du behåller alla andra kort.
hand-over-tolp-exchange-size-enough-high =
    Ni byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }, och { $seat } tar { $taken }. Du behåller alla andra kort, också de högre.
hand-over-tolp-flying-not-exchanged = { $Card-the } är ett flygande kort, och flygande kort byts aldrig bort.

## Vad får du göra i bytet? Den högre placerade ger, frågar, tar eller säger ”högt”.

giving-premise =
    Du kom före { $seat } i förra omgången, och ni ska byta { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }.
giving-premise-given = Du har lagt { $cards-ranks } framför { $seat-whom }.
giving-premise-asked =
    { $count ->
        [0] Du har frågat efter { $rank-many }, och { $partner } har inga.
        [one] Du har frågat efter { $rank-many }, och { $partner } har { $rank-a }.
       *[other] Du har frågat efter { $rank-many }, och { $partner } har { $count-word }.
    }
giving-hint-order = Bytet har en ordning: först ge, sedan fråga eller säga ”högt”, till sist ta. Hur långt har ni kommit?
giving-hint-begins = Vem av er börjar bytet, och vad görs först?
giving-hint-gives = Hur många kort ska ni byta?
giving-hint-gives-flying = Hur många kort ska ni byta, och vilka kort byts aldrig bort?
giving-hint-asks = Vilka valörer får du fråga efter, och hur mycket får du ta av det du har frågat efter?

## Vad avslöjar bytet?

family-exchange-tells = Vad avslöjar bytet?
exchange-tells-ask = Vilka av de här valörerna kan { $seat } inte ha på handen nu? Välj alla.
exchange-tells-premise = Du har bytt med { $seat-whom }. Du gav { $cards-ranks }.
exchange-tells-premise-asked =
    { $count ->
        [0] Du frågade efter { $rank-many }, och { $seat } hade inga.
        [one] Du frågade efter { $rank-many }, och { $seat } hade { $rank-a }.
       *[other] Du frågade efter { $rank-many }, och { $seat } hade { $count-word }.
    }
exchange-tells-premise-high = Du sade ”högt” och fick { $cards-ranks }.
exchange-tells-premise-took = Du tog { $taken }.
exchange-tells-premise-filled = Du tog { $taken } och fick dessutom { $cards-ranks }, för att antalet skulle stämma.
exchange-tells-hint-highest = Fick du bytespartnerns högsta kort, och vad kan i så fall vara kvar?
exchange-tells-hint-asked = Vad fick du för svar om du frågade, och vad har du själv gett?
exchange-tells-none = ingen av dem
exchange-tells-above = { $Seat } gav dig det högsta { $seat-they } hade och har inget högre än { $rank-a } kvar, bortsett från det du själv gav.
exchange-tells-lowest =
    { $count ->
        [one] { $Seat } gav dig { $rank-a } men kan ha fler { $rank-many } kvar.
       *[other] { $Seat } gav dig { $count-word } { $rank-many } men kan ha fler kvar.
    }
exchange-tells-below = { $Lying-many } är lägre än { $rank-the } som du fick, så bytet säger inget om dem.
exchange-tells-said-none = { $Seat } hade inga { $rank-many } när du frågade.
exchange-tells-took-all =
    { $count ->
        [one] { $Seat } hade bara { $rank-a }, och { $rank-it } fick du.
        [2] { $Seat } hade två { $rank-many }, och du fick båda.
       *[other] { $Seat } hade { $count-word } { $rank-many }, och du fick alla.
    }
exchange-tells-left =
    { $taken-known ->
        [yes] { $Seat } hade { $held }. Du fick { $taken }, så { $seat } har { $count ->
            [one] { $rank-a }
           *[other] { $count-word } { $rank-many }
        } kvar.
       *[no] { $Seat } hade { $held }, och { $count ->
            [one] { $rank-it } fick du inte.
           *[other] du fick ingen av dem.
        }
    }
exchange-tells-given = Du gav själv { $seat-whom } { $cards-ranks }.
exchange-tells-unasked = Du frågade inte efter { $rank-many }, och { $seat } behövde inte ge sina högsta kort.
exchange-tells-told-nothing = { $Seat } kan ha kort av alla de här valörerna.
exchange-tells-told =
    { $ranks-count ->
        [one] { $Seat } kan inte ha { $ranks-many }.
       *[other] Här finns valörer som { $seat } inte kan ha: { $ranks-many }.
    }

## Vem byter med vem, och hur många kort?

family-who-exchanges = Vem byter med vem, och hur många kort?
who-exchanges-ask-whom = Med vem ska { $seat } byta kort?
who-exchanges-ask-count = Hur många kort ska { $seat } byta?
who-exchanges-premise = Korten är utdelade till nästa omgång. Märkena vid platserna visar hur den förra slutade.
who-exchanges-premise-continue = Ni har kommit överens om att alla par byter: paret närmast mitten i placeringslistan ett kort, nästa par två och så vidare, upp till kungen och tölpen.
who-exchanges-premise-cap-3 = Ni har kommit överens om att bara de tre första och de tre sista byter: kungen och tölpen tre kort, nästa par två och nästa ett.
who-exchanges-nobody = ingen
who-exchanges-hint-places = Räkna placeringarna både från början och från slutet, en åt gången.
who-exchanges-hint-inwards = Hur många kort byter paret närmast mitten, och är det någon som inte byter?
tolp-duty-pairs = Den första byter med den sista, nummer två med den näst sista och så vidare. Om inget annat är bestämt byter paret närmast mitten ett kort, nästa par två och så vidare, upp till kungen och tölpen. Den som blir ensam kvar i mitten byter inte.

who-exchanges-pairing =
    { $place ->
        [1] kungen byter med tölpen
        [2] nummer två byter med den näst sista
       *[other] den { ordinal } byter med den { ordinal } från slutet
    }
who-exchanges-pair = { $Seat } byter med { $partner-whom }: { who-exchanges-pairing }.
who-exchanges-middle = { $Seat } kom på { ordinal } plats av { $count-word }, precis i mitten, och byter inte.
who-exchanges-capped = { $Seat } kom på { ordinal } plats av { $count-word }. Bara de tre första och de tre sista byter.
who-exchanges-cards =
    { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }
who-exchanges-due =
    { $most ->
        [1] När ni är tre byter bara kungen och tölpen, och de byter ett kort.
       *[other] { $by ->
            [continue] { $most ->
                [2] Kungen och tölpen byter två kort, nästa par ett.
               *[other] Paret närmast mitten byter ett kort, nästa par två och så vidare, upp till kungen och tölpen.
            }
           *[cap-3] Kungen och tölpen byter tre kort, nästa par två och nästa ett.
        } { $Leader-and-taker } byter { who-exchanges-cards }: { who-exchanges-pairing }.
    }
who-exchanges-others = Det är { $leader-and-taker } som byter { who-exchanges-cards }: { who-exchanges-pairing }.
who-exchanges-too-many = Så många kort byter ingen. Flest byter kungen och tölpen, och de byter { who-exchanges-cards }.
who-exchanges-none =
    { $neutral-known ->
        [yes] Bara { $neutral } byter inte.
       *[no] När ni är { $count-word } blir ingen över i mitten, så alla byter.
    }

## Vem har vunnit partiet?

family-who-wins = Vem har vunnit partiet?
who-wins-ask = Vem har då vunnit partiet?
who-wins-premise-open = Ni har inte bestämt hur länge ni spelar.
who-wins-premise-rounds = Ni har bestämt att spela { $most-word } omgångar, och fler om det då står lika.
who-wins-premise-streak = Ni spelar ”först till { $most-word } raka”.
who-wins-premise-played =
    { $count ->
        [one] En omgång är spelad.
       *[other] { $Count-word } omgångar är spelade.
    } Kronorna visar hur många gånger spelarna har varit kung.
who-wins-premise-kings = Kungarna var i tur och ordning { $order }.
who-wins-premise-king = I omgången som nu spelas blir { $king } kung.
who-wins-nobody = ingen än
who-wins-hint-agreed = Vad har ni bestämt, och är det uppfyllt?
who-wins-hint-open = Vad gäller när inget är bestämt?
who-wins-hint-rounds = Räkna med omgången som nu spelas. Hur många har spelats då, och är någon ensam om att ha varit kung flest gånger?
who-wins-hint-streak = Lägg den nya kungen sist i raden. Vilka var de tre sista?
tolp-duty-open = Om ni inte har bestämt något har partiet inget slut, och ingen vinner det.
tolp-duty-rounds = Om ni har bestämt ett antal omgångar vinner den som då har varit kung flest gånger. Om det är lika spelar ni vidare tills någon leder ensam.
tolp-duty-streak = Om ni spelar ”först till tre raka” vinner den som är kung tre omgångar i följd.

clause-times-score =
    { $score ->
        [one] en gång
       *[other] { $score-word } gånger
    }
clause-times-total =
    { $total ->
        [one] en gång
       *[other] { $total-word } gånger
    }
who-wins-tolp-match-open-open = När ni inte har bestämt hur länge ni spelar har partiet inget slut, och ingen vinner det, hur många gånger någon än har varit kung.
who-wins-tolp-match-open-open-seat =
    { $score ->
        [0] { $Seat } har aldrig varit kung, och när inget är bestämt har partiet inget slut: ingen vinner det.
       *[other] { $Seat } har varit kung { clause-times-score }, men när inget är bestämt har partiet inget slut, och ingen vinner det.
    }
who-wins-tolp-match-rounds-won = Alla { $most-word } omgångarna är spelade, och { $winner } har varit kung flest gånger: { $score-word }.
who-wins-tolp-match-rounds-won-further = Efter { $most-word } omgångar var det lika. Efter { $count-word } är { $winner } ensam om att ha varit kung flest gånger: { $score-word }.
who-wins-tolp-match-rounds-another =
    { $score ->
        [0] { $Seat } har aldrig varit kung. { $Winner } har varit det flest gånger: { $total-word }.
       *[other] { $Seat } har varit kung { clause-times-score }, { $winner } { clause-times-total }.
    }
who-wins-rounds-level = { $Count-word } omgångar är spelade, men { $staying } delar ledningen.
who-wins-tolp-match-rounds-level = { who-wins-rounds-level } Då spelar ni en omgång till.
who-wins-tolp-match-rounds-level-seat = { $Seat } har varit kung { clause-times-score }, men det har { $sharing } också. Om det är lika spelar ni en omgång till.
who-wins-tolp-match-rounds-below = { $Seat } ligger efter. { who-wins-tolp-match-rounds-level }
who-wins-tolp-match-rounds-early = Ni ska spela { $most-word } omgångar och har efter den här spelat { $count-word }. Partiet avgörs först när alla är spelade.
who-wins-tolp-match-rounds-early-seat =
    { $score ->
        [0] { $Seat } har inte varit kung än
       *[other] { $Seat } har varit kung { clause-times-score }
    }. Partiet avgörs först efter { $most-word } omgångar, och efter den här har ni spelat { $count-word }.
who-wins-tolp-match-streak-won = { $Winner } har varit kung { $streak-word } omgångar i rad.
who-wins-tolp-match-streak-another =
    { $score ->
        [0] { $Seat } har aldrig varit kung.
        [one] { $Seat } har bara varit kung en gång.
       *[other] { $Seat } har varit kung { $score-word } gånger, men inte { $most-word } i rad.
    } { $Winner } har varit det { $streak-word } gånger i följd.
who-wins-tolp-match-streak-none-in-row = Ingen har varit kung { $most-word } omgångar i rad.
who-wins-tolp-match-streak-row-too-short =
    { $streak ->
        [one] { $Seat } blir kung nu men var det inte i omgången före. Det krävs { $most-word } i rad.
       *[other] { $Seat } har varit kung { $streak-word } omgångar i rad, inte { $most-word }.
    }
who-wins-tolp-match-streak-not-in-row =
    { $score ->
        [0] { $Seat } har aldrig varit kung.
        [one] { $Seat } har bara varit kung en gång.
       *[other] { $Seat } har varit kung { $score-word } gånger, men inte { $most-word } i rad.
    }

## Vem är på tur, vem är kung och vem är tölp?

family-who-leads = Vem är på tur, vem är kung och vem är tölp?
who-leads-ask-leads = Vems tur är det att lägga nu?
who-leads-ask-next = Vem lägger det första kortet på nästa hög?
who-leads-ask-king = Vem har blivit kung?
who-leads-ask-tolp = Vem har blivit tölp i den här omgången?
who-leads-ask-starts = Vem lägger först i omgången?
who-leads-premise-passed = { $Actors } har passat.
who-leads-premise-turn = { $Seat } är på tur.
who-leads-premise-exchange = Bytet inför omgången pågår.
who-leads-premise-singles = Efter det kommer en singelrunda.
who-leads-passes =
    { $actors-who ->
        [other] { $Actors } passar.
       *[many] { $Actors } passar.
    }
who-leads-unable = { $Actors } kan inte lägga något på tomt bord och passar.
who-leads-nobody = ingen än
who-leads-hint-leads = Vem lade sist, och har den spelaren några kort kvar?
who-leads-hint-leads-next = Turen går medsols. Vilka har redan gått ut, och har alla andra passat i följd?
who-leads-hint-all-in = Vem lade sist, och har alla andra passat i följd sedan dess?
who-leads-hint-all-in-next = Turen går medsols. Vem kommer efter den som senast lade eller passade?
who-leads-hint-king = Räkna korten allteftersom de läggs. Är det någon som lägger sitt sista?
who-leads-hint-king-next = Har någon gått ut tidigare i den här omgången?
who-leads-hint-tolp = Räkna korten allteftersom de läggs. Hur många spelare har kort kvar?
who-leads-hint-tolp-next = Kan någon av dem som är kvar lägga något på tomt bord?
who-leads-hint-tolp-last = Vad kallas den som är ensam kvar med kort, och när är det avgjort vem det är?
who-leads-hint-starts = Vilket kort börjar omgången, och vem har det före bytet?
who-leads-hint-starts-next = Följ det kortet. Byter det ägare innan omgången börjar?
tolp-duty-starts = Den som har hjärter två när omgången börjar lägger först.
tolp-duty-gives = I bytet ger den högre placerade vilka kort som helst.
tolp-duty-asks = Den högre placerade får fråga efter en valör och ta kort av den.
tolp-duty-singles = I singelrundan skickar alla de kort som är ensamma i sin valör till nästa spelare medsols. Flygande kort behåller de.
tolp-duty-turn = När alla andra har passat i följd vänds högen ner, och den som lade sist börjar på nästa.
tolp-duty-again = Den som har passat får ändå lägga senare på samma hög.
tolp-duty-out = När någon går ut vänds högen ner, och nästa spelare medsols som har kort kvar lägger på tomt bord.
tolp-duty-titles = Den som går ut först är kung. Den som blir sist kvar med kort är tölp.
tolp-duty-stuck = Den som inte kan lägga något på tomt bord passar. Om ingen kan det är omgången slut: den som har färst kort kvar kommer före, och vid lika många räknas medsols från spelaren efter den som lade sist.
tolp-duty-order = En revolution vänder valörernas ordning, inte turen.

who-leads-tolp-turn-laid-last = { $Seat } lade sist, och alla andra har passat. Högen vänds ner, och { $seat } börjar på nästa.
who-leads-tolp-turn-not-last = { $Winner } lade sist, och alla andra har passat. Då är det { $winner } som börjar på nästa hög.
who-leads-tolp-turn-not-all-passed =
    { $actors-known ->
        [yes] { $Seat } lade sist, men { $actors-count ->
            [1] sedan dess har bara { $actors } passat
            [2] sedan dess har bara { $actors } passat
           *[other] { $winner } har inte passat sedan dess
        }. Högen ligger kvar tills alla andra har passat, och nu är det { $winner-whose } tur.
       *[no] { $Seat } lade sist, men högen ligger kvar tills alla andra har passat. Nu är det { $winner-whose } tur.
    }
who-leads-tolp-out-is-out = { $Seat } har inga kort kvar och har redan gått ut.
who-leads-tolp-out-next = { $Partner } gick ut. Då vänds högen ner, och { $seat } lägger på tomt bord, som nästa spelare medsols.
who-leads-tolp-out-next-but-for-out = { $Partner } gick ut. Då vänds högen ner, och { $seat } lägger på tomt bord, som nästa spelare medsols med kort kvar.
who-leads-tolp-out-went-out = { $Seat } lade sist och gick ut. Då är det nästa spelare med kort kvar som lägger på tomt bord, och det är { $winner }.
who-leads-tolp-out-went-out-unable = { $Seat } lade sist och gick ut. { $Actors } skulle ha lagt härnäst men har inget att lägga på tomt bord. Då går turen vidare till { $winner-whom }.
who-leads-tolp-out-further-on = { $Partner } gick ut, och då lägger nästa spelare medsols som har kort kvar. Det är { $winner }.
who-leads-tolp-flying-instead =
    { $by ->
        [laid-last] { $Actors }, som lade sist, har inget att lägga på tomt bord. Då går turen medsols till den första som kan lägga något, och det är { $winner }.
       *[in-turn] { $Actors } skulle ha lagt först men har inget att lägga på tomt bord. Då går turen medsols till den första som kan lägga något, och det är { $winner }.
    }
who-leads-tolp-flying-cannot-lead-last = { $Seat } skulle lägga först men har bara { $card-rank-a } kvar, ett flygande kort som ingen får gå ut på. Då går turen vidare till { $winner-whom }.
who-leads-tolp-flying-cannot-lead-joker = { $Seat } skulle lägga först men har bara en joker kvar, och den får inte läggas för sig. Då går turen vidare till { $winner-whom }.
who-leads-tolp-flying-cannot-lead-jokers = { $Seat } skulle lägga först men har bara jokrar kvar, och de måste läggas ihop med minst ett kort som inte är en joker. Då går turen vidare till { $winner-whom }.
who-leads-tolp-flying-not-instead = { who-leads-tolp-flying-instead }
who-leads-turn-goes-to =
    { $actors-known ->
        [yes] { $actors-count ->
            [1] Bara { $actors } har passat sedan { $leader } lade, så högen ligger kvar och turen går medsols till { $winner-whom }.
            [2] Bara { $actors } har passat sedan { $leader } lade, så högen ligger kvar och turen går medsols till { $winner-whom }.
           *[other] { $Winner } har inte passat sedan { $leader } lade. Högen ligger kvar, och det är { $winner-whose } tur.
        }
       *[no] { $Leader } har just lagt, så högen ligger kvar och turen går medsols till { $winner-whom }.
    }
who-leads-tolp-pass-again = { who-leads-turn-goes-to } Den som har passat förut får ändå lägga på samma hög.
who-leads-tolp-start-in-turn = { who-leads-turn-goes-to }
who-leads-tolp-start-not-in-turn = { who-leads-turn-goes-to }
who-leads-tolp-option-revolution-in-turn = { who-leads-turn-goes-to } Revolutionen ändrar inte turordningen.
who-leads-tolp-option-revolution-not-in-turn = { who-leads-turn-goes-to } Revolutionen ändrar inte turordningen.

who-leads-tolp-titles-first-out = { $Seat } gick ut först i omgången och blir kung.
who-leads-tolp-titles-no-king-yet = Alla har kort kvar. Den som går ut först blir kung.
who-leads-tolp-titles-was-king = { $Seat } blev kung i förra omgången. I den här har ingen gått ut än.
who-leads-tolp-titles-cards-left = { $Seat } har kort kvar, och bara den som har gått ut kan bli kung.
who-leads-tolp-titles-king-known = { $King } gick ut först och blir kung.
who-leads-tolp-titles-out-later = { $Seat } gick ut som nummer { $place-word }. { $King } gick ut först och blir kung.
who-leads-tolp-titles-still-in = { $Seat } har kort kvar. { $King } gick ut först och blir kung.
who-leads-tolp-titles-was-king-known = { $Seat } blev kung i förra omgången men har kort kvar i den här. { $King } gick ut först och blir kung nu.
who-leads-tolp-titles-out =
    { $place ->
        [1] { $Seat } gick ut först och blir kung.
       *[other] { $Seat } gick ut som nummer { $place-word }.
    }
who-leads-tolp-titles-no-tolp-yet = { $Count-word } spelare har kort kvar, så omgången är inte slut.
who-leads-tolp-titles-was-tolp = { $Seat } blev tölp i förra omgången. I den här har { $count-word } spelare kort kvar, så den är inte slut.
who-leads-tolp-titles-several-left = { $Seat } har kort kvar, men är inte ensam om det, så omgången är inte slut.
who-leads-tolp-titles-last = Alla andra har gått ut. { $Seat } har kort kvar och är tölp.
who-leads-tolp-titles-tolp-known = Alla utom { $tolp } har gått ut, så omgången är slut.
who-leads-stuck =
    { $by ->
        [jokers] { $joker_holders-who ->
            [many] { $Joker_holders } har bara jokrar, som inte får läggas för sig.
           *[other] { $Joker_holders } har bara { $flyers-ranks }, som inte får läggas för sig.
        }
        [lone] { who-leads-stuck-lone }
       *[either] { $joker_holders-who ->
            [many] { $Joker_holders } har bara jokrar, som inte får läggas för sig. { who-leads-stuck-lone }
           *[other] { $Joker_holders } har bara { $flyers-ranks }, som inte får läggas för sig. { who-leads-stuck-lone }
        }
    } { tolp-nobody-can-lead }
who-leads-stuck-lone =
    { $lone_holders-who ->
        [many] { $Lone_holders } har bara var sitt flygande kort, { $cards-ranks }, som ingen får gå ut på.
       *[other] { $Lone_holders } har bara { $cards-ranks }, ett flygande kort som ingen får gå ut på.
    }
who-leads-tolp-flying-round-over = { who-leads-stuck } { $Tolp } kommer sist och är tölp.
who-leads-tolp-flying-most-cards = { who-leads-stuck } Den som har färst kort placeras högst. { $Seat } har flest, { $most-word }, och är tölp.
who-leads-tolp-flying-fewer = { who-leads-stuck } Den som har färst kort placeras högst, och { $seat } har färre än { $tolp }.
who-leads-tied =
    { $order-count ->
        [2] { $Winner-and-tolp } har lika många kort. Då avgör turordningen, medsols med början efter { $partner-whom }, som lade sist: först { $winner }, sedan { $tolp }, som blir tölp.
       *[other] { $Order } har lika många kort. Då avgör turordningen, medsols med början efter { $partner-whom }, som lade sist: { $tolp } kommer sist i den och blir tölp.
    }
who-leads-tolp-flying-tied = { who-leads-stuck } { who-leads-tied }
who-leads-tolp-flying-tied-before = { who-leads-tied }

who-leads-tolp-start-kept = { $Seat } har { $card } kvar efter bytet och börjar omgången.
who-leads-tolp-start-title = Det är { $card } som avgör vem som börjar, inte vem som är kung eller tölp, och det kortet har { $winner }.
who-leads-tolp-start-not-held = Det är { $winner } som har { $card } när omgången börjar.
who-leads-tolp-exchange-give-got = { $Partner } gav bort { $card } i bytet. Nu har { $seat } det kortet och börjar omgången.
who-leads-tolp-exchange-give-gone = { $Seat } gav bort { $card } till { $partner-whom } i bytet.
who-leads-tolp-exchange-ask-got = { $Seat } tog { $card } från { $partner-whom } i bytet och börjar omgången.
who-leads-tolp-exchange-ask-gone = { $Partner } tog { $card } från { $seat-whom } i bytet.
who-leads-tolp-option-singles-got = { $Partner } har bara en tvåa, { $card }, och skickar den i singelrundan vidare till { $seat-whom }, som därför börjar omgången.
who-leads-tolp-option-singles-passed-on = { $Seat } har bara en tvåa, { $card }, och skickar den i singelrundan vidare till { $winner-whom }.
who-leads-tolp-option-singles-kept = { $Seat } har fler tvåor än { $card } och skickar ingen av dem vidare i singelrundan. Därför är det { $seat } som börjar omgången.
who-leads-tolp-flying-kept = Tvåorna är flygande kort, som varken byts bort eller skickas vidare. { $Seat } har { $card } kvar och börjar omgången.
