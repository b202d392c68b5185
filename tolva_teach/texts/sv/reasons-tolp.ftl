### Varför ett beslut i tölp får eller inte får fattas: why-REGEL-FALL.

## Att lägga

why-tolp-start-start-card = { $Seat } har { $cards } och börjar omgången med det kortet.
why-tolp-start-other-cards = Omgången börjar med att { $seat } lägger { $card } och inget annat.
why-tolp-start-starter-passes = { $Seat } har { $card }, som börjar omgången, och får inte passa.
why-tolp-higher-leads-anything = Bordet är tomt, så { $seat } får lägga vilken valör som helst, och hur många kort av den som helst.
why-tolp-higher-beats =
    { $count ->
        [one] { $Rank-many } är högre än { $lying-many }, och ett kort är nog.
       *[other] { $Rank-many } är högre än { $lying-many }, och { $count } kort är nog.
    }
why-tolp-higher-beats-turned =
    { $count ->
        [one] Ordningen är omvänd, så { $rank-many } är högre än { $lying-many }, och ett kort är nog.
       *[other] Ordningen är omvänd, så { $rank-many } är högre än { $lying-many }, och { $count } kort är nog.
    }
why-tolp-higher-same-rank = Bara något högre än { $lying-many } får läggas, och samma valör duger inte.
why-tolp-higher-too-low = Bara något högre än { $lying-many } får läggas, och { $rank-many } är lägre.
why-tolp-higher-too-low-turned = Ordningen är omvänd efter en revolution, så { $rank-many } är inte högre än { $lying-many }.
why-tolp-higher-mixed-ranks = Kort som läggs tillsammans måste ha samma valör, men här är det { $ranks-many }.
why-tolp-count-too-few =
    { $count ->
        [one] På bordet ligger { $least } kort tillsammans. Man måste lägga minst lika många, så ett räcker inte.
       *[other] På bordet ligger { $least } kort tillsammans. Man måste lägga minst lika många, så { $count } räcker inte.
    }
why-tolp-flying-jokers-alone = En joker står för något annat kort och får inte läggas utan ett sådant bredvid sig.
why-tolp-flying-last-out-on-flying = Man får inte gå ut på flygande: det sista man lägger får inte innehålla något flygande kort.

## Att passa

why-tolp-pass-may-pass = { $Seat } får passa, vilka kort som än finns på handen, och får lägga senare på samma hög.
why-tolp-pass-must-lead = Bordet är tomt, och { $seat } har något att lägga. Då får man inte passa.
why-tolp-flying-cannot-lead = { $Seat } har bara flygande kort som inte får läggas på tomt bord, och får därför passa.

## Bytet

why-tolp-exchange-give-may-give =
    { $due ->
        [one] { $Seat } väljer fritt vilket kort { $partner } ska få i bytet.
       *[other] { $Seat } väljer fritt vilka { $due } kort { $partner } ska få i bytet.
    }
why-tolp-exchange-give-give-first = Bytet börjar med att { $seat } ger bort kort. Först sedan frågar man eller säger ”högt”.
why-tolp-exchange-give-given-already = { $Seat } har redan gett bort kort i det här bytet.
why-tolp-exchange-give-wrong-number = I det här bytet ska { $seat } ge { $due } kort, inte { $count }.
why-tolp-flying-not-exchanged = { $Card-the } är ett flygande kort, och sådana byts inte bort.
why-tolp-exchange-high-may-say-high = { $Seat } får säga ”högt” och ta emot { $partner-whose-many } högsta kort.
why-tolp-exchange-ask-may-ask = { $Seat } har själv { $rank-a } på handen och får fråga { $partner-whom } efter { $rank-many }.
why-tolp-exchange-ask-no-rank = Den som frågar i ett byte måste nämna en valör.
why-tolp-exchange-ask-not-held = Man frågar efter en valör som man själv har, men { $seat } har inga { $rank-many }.
why-tolp-exchange-ask-given-away = { $Seat } har gett bort alla { $rank-many } på handen och får inte fråga efter fler.
why-tolp-flying-not-asked-for = { $Rank-many } är flygande kort, och sådana frågar man inte efter.
why-tolp-exchange-ask-may-take = { $Seat } har frågat och får ta av de efterfrågade kort som { $partner } har.
why-tolp-exchange-ask-takes-nothing = Den som inte tar något av de efterfrågade korten säger ”högt” i stället.
why-tolp-exchange-ask-takes-too-many = Bytet gäller { $due } kort, så { $seat } får inte ta { $count } av de efterfrågade.
why-tolp-exchange-ask-takes-unasked = { $Seat } har inte frågat efter { $rank-many } och får inte ta några.
why-tolp-exchange-ask-takes-more-than-held =
    { $most ->
        [0] På frågan svarade { $partner } att det inte fanns några { $rank-many }, så { $count } går inte att ta.
       *[other] På frågan svarade { $partner } att det fanns { $most } { $rank-many }, så { $count } går inte att ta.
    }

## Vad läget ger tillfälle till

why-turn-verb-exchange-first = Bytena måste bli klara innan någon lägger eller passar.
why-turn-verb-no-exchange = Det pågår inget byte nu.
why-card-not-held-not-so-often = { $Seat } har { $card } på handen, men inte så många gånger.
