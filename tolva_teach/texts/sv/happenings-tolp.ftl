### Vad som hände i tölp: did-SLAG, eller did-SLAG-REGEL där regeln säger mer.

## Given och bytena

did-laid-aside-tolp-option-two = De { $count-word } översta korten läggs undan osedda.
did-dealt-tolp-deal = { $Dealer } delar ut { $count } kort, ett i taget.
did-flying-tolp-flying =
    { $ranks-known ->
        [yes] { $count ->
            [0] { $Ranks-many } är flygande kort.
            [one] { $Ranks-many } är flygande kort, liksom jokern.
           *[other] { $Ranks-many } är flygande kort, liksom de { $count-word } jokrarna.
        }
       *[no] { $count ->
            [one] En joker är med i leken. Den är ett flygande kort.
           *[other] { $Count-word } jokrar är med i leken. De är flygande kort.
        }
    }
clause-one-of =
    { $seat-who ->
        [you] en av er
       *[other] { $partner-who ->
            [you] en av er
           *[other] en av dem
        }
    }
did-exchange-due-tolp-exchange = { $Seat-and-partner } ska byta { $count-word } kort.
did-exchange-due-tolp-exchange-size = { $Seat-and-partner } ska byta { $count-word } kort i stället för { $due-word }, för { clause-one-of } har inte fler som får bytas.
did-exchange-impossible-tolp-exchange-size = { $Seat-and-partner } byter inga kort, för { clause-one-of } har bara flygande kort.
did-neutral-tolp-exchange = { $Neutral } slutade i mitten och byter inte med någon.
did-gave-tolp-exchange-give =
    { $cards-known ->
        [yes] { $Seat } lägger { $cards-ranks } framför { $partner-whom }.
       *[no] { $Seat } lägger { $count-word } kort framför { $partner-whom }.
    }
did-asked-for-tolp-exchange-ask =
    { $count ->
        [0] { $Seat } frågar efter { $rank-many }. { $Partner } har inga.
        [one] { $Seat } frågar efter { $rank-many }. { $Partner } har { $rank-a }.
       *[other] { $Seat } frågar efter { $rank-many }. { $Partner } har { $count-word }.
    }
did-took-tolp-exchange-ask =
    { $short ->
        [0] { $Seat } tar { $taken }.
        [one] { $Seat } tar { $taken }. { $Partner } fyller på med { $partner-own-ett } högsta kort.
       *[other] { $Seat } tar { $taken }. { $Partner } fyller på med { $partner-own-many } { $short-word } högsta kort.
    }
did-said-high-tolp-exchange-high = { $Seat } säger ”högt”.
did-got =
    { $cards-known ->
        [yes] { $Seat } får { $cards-ranks } av { $partner-whom }.
       *[no] { $Seat } får { $count-word } kort av { $partner-whom }.
    }
did-taken-up-tolp-exchange-size =
    { $cards-known ->
        [yes] { $Partner } tar upp { $cards-ranks }.
       *[no] { $Partner } tar upp { $count-word } kort.
    }
did-singles-round-tolp-option-singles = Singelrunda: alla skickar vidare de kort som är ensamma i sin valör.
did-singles-passed-tolp-option-singles =
    { $cards-known ->
        [yes] { $Seat } skickar { $cards-ranks } till { $partner-whom }.
       *[no] { $Seat } skickar { $count-word } kort till { $partner-whom }.
    }

## Omgången

did-starts-tolp-start =
    { $by ->
        [two] { $Leader } har { $card } och börjar.
       *[other] Ingen har hjärter två. { $Leader } har { $card } och börjar.
    }
did-laid-tolp-start = { $Seat } börjar med { $cards }.
did-laid = { $Seat } lägger { $cards-ranks }.
    .short = { $seat } { $cards-sign }
did-laid-tolp-flying = { $Seat } lägger { $cards-ranks }, som tillsammans räknas som { $count-word } { $rank-many }.
    .short = { $seat } { $cards-sign } ({ $count-word } { $rank-many })
did-passed = { $Seat } passar.
    .short = { $seat } passar
did-passed-tolp-flying = { $Seat } kan inte lägga något på tomt bord och passar.
    .short = { $seat } kan inte lägga något på tomt bord och passar
did-leads-tolp-flying = I stället lägger { $leader } på tomt bord.
did-revolution-tolp-option-revolution = Revolution med { $count-word } { $rank-many }: nu är esset lägst och tvåan högst.
did-counter-revolution-tolp-option-revolution = Revolution igen, med { $count-word } { $rank-many }: nu är esset högst som vanligt.
did-turned-tolp-turn =
    { $count ->
        [2] { did-turned-tolp-out }
       *[other] Nu har alla andra passat: { $leader } börjar på nästa hög.
    }
did-turned-tolp-out = Högen vänds ner: { $leader } börjar på nästa.
clause-place =
    { $place ->
        [1] går ut först och blir kung
       *[other] går ut som nummer { $place-word }
    }

did-out-tolp-out = { $Seat } { clause-place }.
did-out-tolp-option-singles = { $Seat } har inga kort kvar efter singelrundan och { clause-place }.
tolp-nobody-can-lead = Ingen kan börja på en ny hög, och då är omgången genast slut, även om det ligger kort på bordet.
tolp-stuck =
    De { $count-word } som är kvar har { $by ->
        [jokers] bara jokrar, som inte får läggas för sig.
        [lone] var sitt flygande kort, som ingen får gå ut på.
       *[either] antingen bara jokrar, som inte får läggas för sig, eller ett enda flygande kort, som ingen får gå ut på.
    } { tolp-nobody-can-lead }
did-stuck-tolp-flying =
    { tolp-stuck } { $by ->
        [lone] De har ett kort var, så placeringen räknas medsols från spelaren efter den som lade sist.
       *[other] Ju färre kort man har kvar, desto högre placeras man.
    }

## Placeringarna och partiet

did-deal-over-tolp-titles =
    Omgången är slut. { $King } är kung och { $tolp } är tölp.{ $order-count ->
        [2] { "" }
       *[other] { " " }Placeringarna, från första till sista: { $order }.
    }
did-match-goes-on-tolp-match-open = Spelet går vidare, med byten före nästa omgång.
did-match-goes-on-tolp-match-rounds =
    { $count ->
        [one] Hittills har en av { $most-word } omgångar spelats.
       *[other] Hittills har { $count-word } av { $most-word } omgångar spelats.
    }
did-match-tied-tolp-match-rounds = Efter { $count-word } omgångar är det lika i toppen, så det blir en omgång till.
did-match-goes-on-tolp-match-streak =
    { $streak ->
        [one] { $King } har varit kung i en omgång. För att vinna krävs { $most-word } i rad.
       *[other] { $King } har varit kung i { $streak-word } omgångar i rad. För att vinna krävs { $most-word }.
    }
did-match-won-tolp-match-rounds = { $Winner } har varit kung i flest omgångar, { $score-word } av { $count-word }, och vinner partiet.
did-match-won-tolp-match-streak =
    { $streak ->
        [one] { $Winner } har varit kung i en omgång och vinner partiet.
       *[other] { $Winner } har varit kung i { $streak-word } omgångar i rad och vinner partiet.
    }
