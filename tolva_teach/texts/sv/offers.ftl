### Vad man kan göra vid bordet: som knapp eller val, och vad som sägs när det prövas (.may och .may-not); vad som går (.can) och kunde ha gjorts (.could).

offer-play = Spela { $card }
    .group = Spela
    .may = Ja, { $card } får spelas.
    .may-not = Nej, { $card } får inte spelas.
offer-meld = Mäl { $suit }
    .may = Ja, { $suit } får mälas.
    .may-not = Nej, { $suit } får inte mälas.
    .can = Du kan mäla { $suit } nu.
    .could = Du kunde ha mält { $suit }.
offer-ask =
    { $suit-known ->
        [yes] Fråga efter { $suit }
       *[no]
            { $rank-known ->
                [yes] Fråga efter { $rank-many }
               *[no]
                    { $seat-who ->
                        [you] Fråga din partner
                       *[other] Fråga partnern
                    }
            }
    }
    .group = Fråga efter:
    .may = Ja, den frågan får ställas.
    .may-not = Nej, den frågan får inte ställas.
    .can =
        { $suit-known ->
            [yes] Du kan fråga efter { $suit } nu.
           *[no] Du kan fråga din partner nu.
        }
    .could =
        { $suit-known ->
            [yes] Du kunde ha frågat efter { $suit }.
           *[no] Du kunde ha frågat din partner.
        }
offer-no = Svara nej
    .may = Ja, här får man svara nej.
    .may-not = Nej, här får man inte svara nej.
offer-yes = Svara ja
    .may = Ja, här får man svara ja.
    .may-not = Nej, här får man inte svara ja.
offer-half = Ange halv gubbe
    .may = Ja, halv gubbe får anges.
    .may-not = Nej, halv gubbe får inte anges.
offer-whole = Ange hel gubbe
    .may = Ja, hel gubbe får anges.
    .may-not = Nej, hel gubbe får inte anges.
offer-draw = Dra ur talongen
    .may = Ja, här får man dra ur talongen.
    .may-not = Nej, här får man inte dra ur talongen.
offer-turn = Vänd upp kort på bordet
    .may = Ja, här ska korten vändas upp.
    .may-not = Nej, här vänds inga kort upp.
offer-lay = Lägg { $cards-ranks }
    .group = Lägg
    .may = Ja, { $cards-ranks } får läggas.
    .may-not = Nej, { $cards-ranks } får inte läggas.
offer-pass = Passa
    .may = Ja, här får man passa.
    .may-not = Nej, här får man inte passa.
offer-give = Ge { $cards-ranks }
    .group = Ge
    .may = Ja, { $cards-ranks } får ges.
    .may-not = Nej, { $cards-ranks } får inte ges.
offer-high = Säg ”högt”
    .may = Ja, här får man säga ”högt”.
    .may-not = Nej, här får man inte säga ”högt”.
offer-take =
    { $taken-known ->
        [yes] Ta { $taken }
       *[no] Ta högens översta kort
    }
    .may =
        { $taken-known ->
            [yes] Ja, { $taken } får tas.
           *[no] Ja, högens översta kort får tas.
        }
    .may-not =
        { $taken-known ->
            [yes] Nej, { $taken } får inte tas.
           *[no] Nej, högens översta kort får inte tas.
        }
offer-knock = Knacka
    .may = Ja, här får man knacka.
    .may-not = Nej, här får man inte knacka.
offer-discard = Lägg bort { $card }
    .group = Lägg bort
    .may = Ja, { $card } får läggas bort.
    .may-not = Nej, { $card } får inte läggas bort.
