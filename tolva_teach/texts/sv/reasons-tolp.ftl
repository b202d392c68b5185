### Varför ett beslut i tölp får eller inte får fattas: why-REGEL-FALL.

## Att lägga

tolp-ranks-above =
    { $beaters-count ->
        [one] bara av { $beaters-many }
        [2] bara av { $beaters-many }
        [12] av alla andra valörer
       *[other] bara av { $beaters-first-many } eller högre
    }
tolp-ranks-below =
    { $beaters-count ->
        [one] bara av { $beaters-many }
        [2] bara av { $beaters-many }
        [12] av alla andra valörer
       *[other] bara av valörerna från { $beaters-first-the } till tvåan
    }
tolp-beaten-by-above = { $Lying-many } slås { tolp-ranks-above }.
tolp-beaten-by-below = Ordningen är omvänd efter en revolution: tvåan är högst och esset lägst. { $Lying-many } slås då { tolp-ranks-below }.

why-tolp-start-start-card = { $Seat } har { $cards } och börjar omgången med det kortet.
why-tolp-start-other-cards = Omgången börjar med att { $seat } lägger { $card } och inget annat.
why-tolp-start-starter-passes = { $Seat } har { $card } och ska börja omgången, så { $seat-they } får inte passa.
why-tolp-turn-leads-anything = Bordet är tomt, så { $seat } får lägga vad som helst: ett kort, eller flera av samma valör.
why-tolp-turn-leads-last-card = Bordet är tomt, så { $seat } måste lägga och får gå ut på kortet, vilken valör det än har.
why-tolp-turn-leads-own-rank =
    { $count ->
        [one] Bordet är tomt, så vilken valör som helst duger. Ett flygande kort som läggs för sig behåller sin egen valör: här räknas det som { $rank-a }.
       *[other] Bordet är tomt, så vilken valör som helst duger. Flygande kort som läggs för sig behåller sin egen valör: här räknas de som { $rank-many }.
    }
why-tolp-higher-beats =
    { $count ->
        [one] { $Rank-many } slår { $lying-many }, och ett kort är nog.
       *[other] { $Rank-many } slår { $lying-many }, och { $count-word } kort är nog.
    }
why-tolp-higher-beats-turned =
    { $count ->
        [one] { $Rank-many } slår { $lying-many } i omvänd ordning, och ett kort är nog.
       *[other] { $Rank-many } slår { $lying-many } i omvänd ordning, och { $count-word } kort är nog.
    }
why-tolp-higher-beats-with-more = { $Rank-many } slår { $lying-many }, och man får lägga fler kort än vad som lades sist.
why-tolp-higher-beats-with-more-turned = { $Rank-many } slår { $lying-many } i omvänd ordning, och man får lägga fler kort än vad som lades sist.
why-tolp-higher-same-rank = Samma valör duger inte: { $lying-many } slås { tolp-ranks-above }.
    .beside = Samma valör duger inte.
why-tolp-higher-same-rank-turned = Samma valör duger inte. { tolp-beaten-by-below }
    .beside = Samma valör duger inte.
why-tolp-higher-same-rank-standing-in = Med { $flyers-ranks } blir det { $count-word } { $rank-many }, men samma valör duger inte: { $lying-many } slås { tolp-ranks-above }.
    .beside = Samma valör duger inte.
why-tolp-higher-same-rank-standing-in-turned = Med { $flyers-ranks } blir det { $count-word } { $rank-many }, men samma valör duger inte. { tolp-beaten-by-below }
    .beside = Samma valör duger inte.
why-tolp-higher-too-low = { tolp-beaten-by-above }
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-turned = { tolp-beaten-by-below }
    .several = { tolp-beaten-by-below }
why-tolp-higher-too-low-own-rank =
    { $count ->
        [one] Ett flygande kort som läggs för sig behåller sin egen valör: här räknas det som { $rank-a }, och { $lying-many } slås { tolp-ranks-above }.
       *[other] Flygande kort som läggs för sig behåller sin egen valör: här räknas de som { $rank-many }, och { $lying-many } slås { tolp-ranks-above }.
    }
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-own-rank-turned =
    { $count ->
        [one] Ett flygande kort som läggs för sig behåller sin egen valör: här räknas det som { $rank-a }. { tolp-beaten-by-below }
       *[other] Flygande kort som läggs för sig behåller sin egen valör: här räknas de som { $rank-many }. { tolp-beaten-by-below }
    }
    .several = { tolp-beaten-by-below }
why-tolp-higher-too-low-standing-in = Med { $flyers-ranks } blir det { $count-word } { $rank-many }, och { $lying-many } slås { tolp-ranks-above }.
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-standing-in-turned = Med { $flyers-ranks } blir det { $count-word } { $rank-many }. { tolp-beaten-by-below }
    .several = { tolp-beaten-by-below }
why-tolp-higher-nothing-beats = Inget slår { $lying-many }, så { $seat } kan bara passa.
    .beside = Inget slår { $lying-many }.
why-tolp-higher-nothing-beats-turned = Ordningen är omvänd efter en revolution. Då slår inget { $lying-many }, så { $seat } kan bara passa.
    .beside = Inget slår { $lying-many } när ordningen är omvänd.
why-tolp-higher-below = Enligt en husregel duger samma valör, men inget lägre än { $lying-many }.
why-tolp-higher-below-turned = Ordningen är omvänd efter en revolution: tvåan är högst och esset lägst. Enligt en husregel duger samma valör, men inget som nu är lägre än { $lying-many }.
why-tolp-house-equal-same-rank = Enligt en husregel duger samma valör, så { $rank-many } får läggas på { $lying-many } om de är minst lika många.
why-tolp-house-equal-same-rank-standing-in = Med { $flyers-ranks } som flygande kort blir det { $count-word } { $rank-many }, och enligt en husregel duger samma valör.
why-tolp-higher-mixed-ranks = Kort som läggs tillsammans måste ha samma valör, men här är det { $ranks-many }.
tolp-to-be-beaten =
    { $laid ->
        [with-flyers] { $least-word } kort som räknas som { $lying-many }
       *[real] { $least-word } { $lying-many }
    }
tolp-at-least = På bordet ligger { tolp-to-be-beaten }, och man måste lägga minst lika många kort.
why-tolp-count-too-few =
    { $count ->
        [one] På bordet ligger { tolp-to-be-beaten }. Man måste lägga minst { $least-word } kort, så ett räcker inte.
       *[other] På bordet ligger { tolp-to-be-beaten }. Man måste lägga minst { $least-word } kort, så { $count-word } räcker inte.
    }
    .several = { tolp-at-least }
    .beside = { tolp-at-least }
why-tolp-flying-jokers-alone = En joker måste läggas ihop med minst ett kort som inte är joker.
why-tolp-flying-leads-standing-in =
    { $flyers-count ->
        [one] Bordet är tomt, så vilken valör som helst duger. Det flygande kortet, { $flyers-ranks }, står för { $rank-a }: korten läggs som { $count-word } { $rank-many }.
       *[other] Bordet är tomt, så vilken valör som helst duger. De flygande korten, { $flyers-ranks }, står för { $rank-many }: korten läggs som { $count-word } { $rank-many }.
    }
why-tolp-flying-beats-standing-in = Med { $flyers-ranks } som flygande kort blir det { $count-word } { $rank-many }, och { $rank-many } slår { $lying-many }.
why-tolp-flying-beats-standing-in-turned = Med { $flyers-ranks } som flygande kort blir det { $count-word } { $rank-many }, och { $rank-many } slår { $lying-many } i omvänd ordning.
why-tolp-flying-last-out-on-flying = Då skulle { $seat } gå ut, och { $flyers-ranks } är { $flyers-count ->
        [one] ett flygande kort
       *[other] flygande kort
    }, som ingen får gå ut på.

## Att passa

why-tolp-pass-may-pass = När det ligger kort på bordet är det alltid tillåtet att passa. Den som har passat får lägga senare, så länge högen ligger kvar.
why-tolp-house-passing-may-pass = När det ligger kort på bordet är det alltid tillåtet att passa. Enligt en husregel måste den som har passat stå över tills högen har vänts ner.
why-tolp-pass-closes-pile = När det ligger kort på bordet är det alltid tillåtet att passa.
why-tolp-pass-nothing-to-lay = { $Seat } har inget som går att lägga och måste passa.
why-tolp-pass-must-lead = Bordet är tomt, och { $seat } har något att lägga: { $seat-they } får inte passa.
    .beside = Den som kan lägga något på tomt bord får inte passa.
why-tolp-flying-cannot-lead-jokers = { $Seat } har bara jokrar, och en joker får inte läggas för sig, inte heller på tomt bord. Därför måste { $seat-they } passa.
why-tolp-flying-cannot-lead-last = Det enda kort som { $seat } har kvar, { $card-rank-a }, är ett flygande kort, och ingen får gå ut på ett flygande kort. Därför måste { $seat-they } passa.

## Bytet

why-tolp-exchange-give-may-give =
    { $due ->
        [one] { $Seat } väljer själv vilket kort { $partner } ska få i bytet.
       *[other] { $Seat } väljer själv vilka { $due-word } kort { $partner } ska få i bytet.
    }
why-tolp-exchange-give-may-give-none-flying =
    { $due ->
        [one] I bytet får { $seat } ge { $partner-whom } vilket kort som helst, utom ett flygande.
       *[other] I bytet får { $seat } ge { $partner-whom } vilka { $due-word } kort som helst, utom flygande.
    }
why-tolp-exchange-give-give-first = Bytet börjar med att { $seat } ger bort kort. Först därefter kommer frågorna eller ”högt”.
why-tolp-exchange-give-given-already = { $Seat } har redan gett bort kort i det här bytet.
why-tolp-exchange-give-wrong-number =
    { $due ->
        [one] I det här bytet ska { $seat } ge ett kort, inte { $count-word }.
       *[other] I det här bytet ska { $seat } ge { $due-word } kort, inte { $count-word }.
    }
why-tolp-flying-not-exchanged = { $Card-the } är ett flygande kort, och flygande kort byts inte bort.
why-tolp-exchange-high-may-say-high =
    { $due ->
        [one] Den som har gett sitt kort får alltid säga ”högt”. Då ger { $partner } bort { $partner-own-ett } högsta kort.
       *[other] Den som har gett sina kort får alltid säga ”högt”. Då ger { $partner } bort { $partner-own-many } { $due-word } högsta kort.
    }
why-tolp-exchange-ask-may-ask =
    { $count ->
        [one] { $Seat } har själv { $rank-a } och får därför fråga efter { $rank-many }.
       *[other] { $Seat } har själv { $count-word } { $rank-many } och får därför fråga efter { $rank-many }.
    }
why-tolp-exchange-ask-no-rank = Den som frågar i ett byte måste nämna en valör.
why-tolp-exchange-ask-not-held = Den som frågar måste själv ha valören på handen, men { $seat } har inga { $rank-many }.
    .several = Den som frågar måste själv ha valören på handen.
why-tolp-exchange-ask-given-away =
    { $count ->
        [one] { $Seat } hade bara { $rank-a } och har gett bort det kortet. Då får { $seat-they } inte fråga efter { $rank-many }.
       *[other] { $Seat } har gett bort alla { $seat-own-many } { $rank-many } och får då inte fråga efter { $rank-many }.
    }
    .several = Den som har gett bort alla sina kort av en valör får inte fråga efter den.
why-tolp-flying-not-asked-for = { $Rank-many } är flygande kort, och flygande kort får ingen fråga efter.
why-tolp-exchange-ask-may-take =
    { $short ->
        [0] { $Seat } har frågat efter { $ranks-many }, och { $partner } har { $held }. { $Seat } får ta { $taken }.
       *[other] { $Seat } har frågat efter { $ranks-many }, och { $partner } har { $held }. { $Seat } får ta { $taken }. { tolp-made-up }
    }
why-tolp-exchange-ask-may-take-all =
    { $short ->
        [0] { $Seat } har frågat efter { $ranks-many } och får ta det som { $partner } har: { $held }.
       *[other] { $Seat } har frågat efter { $ranks-many } och får ta det som { $partner } har: { $held }. { tolp-made-up }
    }
tolp-made-up =
    { $short ->
        [one] { $Partner } fyller på med det högsta av { $partner-own-many } övriga kort.
       *[other] { $Partner } fyller på med de { $short-word } högsta av { $partner-own-many } övriga kort.
    }
why-tolp-exchange-ask-takes-nothing = Den som inte tar något av de efterfrågade korten säger ”högt” i stället.
why-tolp-exchange-ask-takes-too-many =
    { $due ->
        [one] { $Seat } ska byta ett kort och kan inte ta { $count-word }.
       *[other] { $Seat } ska byta { $due-word } kort och kan inte ta { $count-word }.
    }
why-tolp-exchange-ask-takes-unasked = { $Seat } har inte frågat efter { $rank-many } och får inte ta några.
why-tolp-exchange-ask-takes-more-than-held =
    { $most ->
        [0] { $Partner } har inga { $rank-many }, så det finns inga att ta.
        [one] { $Partner } har bara { $rank-a }, så { $count-word } går inte att ta.
       *[other] { $Partner } har bara { $most-word } { $rank-many }, så { $count-word } går inte att ta.
    }

## Vad läget ger tillfälle till

why-turn-verb-exchange-first = Bytena måste bli klara innan någon lägger eller passar.
why-turn-verb-no-exchange = Det pågår inget byte nu.
why-card-not-held-not-so-often = { $Seat } har inte så många exemplar av { $card } på handen.
