### Var i given man är, vad man frågas där, och vägen till nästa avsnitt.

place-deal = Korten delas ut
place-deal-over = Korten delas ut, och given är slut
place-deal-over-tolp = Korten delas ut, och omgången är slut
place-deal-over-trettioett = 31 från början
place-laid-open = Korten visas
place-over = Slutet
place-trick = Stick { $trick }, kort { $place }
place-before-trick = Före stick { $trick }
place-before-draw = Före stick { $trick }
place-before-turn = Före stick { $trick }
place-answer = Före stick { $trick }, svaret
place-exchange = Bytet
place-exchange-give = Bytet, { $seat } ger
place-exchange-ask = Bytet, { $seat } frågar
place-exchange-take = Bytet, { $seat } väljer
place-exchange-high = Bytet, { $seat } säger ”högt”
place-start = Första kortet
place-lead = { $Leader-whose-ett } utspel
place-lay = { place-lead }, { $seat } lägger
place-pass = { place-lead }, { $seat } passar
place-after-lay =
    { $Leader } lade först på högen, och nu är det { $seat-whose } tur{ $leader-side ->
        [self] { " " }igen
       *[opponent] { "" }
    }
place-turn = Varv { $lap }, { $seat-whose-ett } drag
place-last-turn = Varv { $lap }, { $seat-whose-ett } sista drag
place-discard = Varv { $lap }, { $seat } lägger bort
place-in-deal = Giv { $deal }: { $place }
place-in-deal-tolp = Omgång { $deal }: { $place }
place-step = { $place } (steg { $step } av { $last })

## Till nästa avsnitt, efter vad avsnitten är

next = Vidare
next-deal = Nästa giv
next-deal-tolp = Nästa omgång
next-trick = Nästa stick
end-trick = Till stickets slut
next-exchange = Till bytets slut
end-exchange = Till bytets slut
next-lead = Nästa hög
end-lead = Till högens slut
next-lap = Nästa varv
end-lap = Till varvets slut
next-over = Till givens slut
next-over-tolp = Till omgångens slut
end-over = Till givens slut
end-over-tolp = Till omgångens slut

## Vad skulle du göra?

question-any =
    { $seat-who ->
        [you] Du är på tur. Vad skulle du göra?
       *[other] { $Seat } är på tur. Vad skulle du göra?
    }
question-trick =
    { $seat-who ->
        [you] Du är på tur. Vad skulle du spela? Välj ett kort ur din hand.
       *[other] { $Seat } är på tur. Vad skulle du spela? Välj ett kort ur { $seat-whose } hand.
    }
question-trick-bordstolva =
    { $seat-who ->
        [you] Du är på tur. Vad skulle du spela? { $source ->
            [table] Välj ett av dina bordskort: handen tas upp efter sticket.
           *[hand-and-table] Välj ett kort som du har på handen eller uppvänt på bordet.
        }
       *[other] { $Seat } är på tur. Vad skulle du spela? { $source ->
            [table] Välj ett av { $seat-whose-many } bordskort: handen tas upp efter sticket.
           *[hand-and-table] Välj ett kort som { $seat } har på handen eller uppvänt på bordet.
        }
    }
question-before-trick =
    { $seat-who ->
        [you] Du är inne. Vad skulle du göra? Spela ut ett kort, eller { clause-say-first } först.
       *[other] { $Seat } är inne. Vad skulle du göra? Spela ut ett kort, eller { clause-say-first } först.
    }
question-before-trick-bordstolva =
    { $seat-who ->
        [you] Du är inne. Vad skulle du göra? { $source ->
            [table] Spela ut ett av dina bordskort, eller { clause-say-first } först.
           *[hand-and-table] Spela ut ett kort som du har på handen eller uppvänt på bordet, eller { clause-say-first } först.
        }
       *[other] { $Seat } är inne. Vad skulle du göra? { $source ->
            [table] Spela ut ett av { $seat-whose-many } bordskort, eller { clause-say-first } först.
           *[hand-and-table] Spela ut ett kort som { $seat } har på handen eller uppvänt på bordet, eller { clause-say-first } först.
        }
    }
question-before-trick-silent =
    { $seat-who ->
        [you] Du är inne. Vad skulle du spela ut?
       *[other] { $Seat } är inne. Vad skulle du spela ut?
    }
question-before-draw =
    { $seat-who ->
        [you] Du tog sticket. Vad skulle du göra: mäla först, eller dra ur talongen?
       *[other] { $Seat } tog sticket. Vad skulle du göra: mäla först, eller dra ur talongen?
    }
question-before-turn =
    { $seat-who ->
        [you] Du tog sticket. Vad skulle du göra: mäla först, eller vända upp?
       *[other] { $Seat } tog sticket. Vad skulle du göra: mäla först, eller vända upp?
    }
question-answer =
    { $seat-who ->
        [you] Du har fått en fråga. Vad skulle du svara?
       *[other] { $Seat } har fått en fråga. Vad skulle du svara?
    }
question-exchange =
    { $seat-who ->
        [you] Du har gett bort kort. Vad skulle du göra? Fråga efter en valör, ta efterfrågade kort om de finns, eller säg ”högt”.
       *[other] { $Seat } har gett bort kort. Vad skulle du göra? Fråga efter en valör, ta efterfrågade kort om de finns, eller säg ”högt”.
    }
question-exchange-silent =
    { $seat-who ->
        [you] Du ger först. Vad skulle du ge bort?
       *[other] { $Seat } ger först. Vad skulle du ge bort?
    }
question-start =
    { $seat-who ->
        [you] Du börjar omgången. Vilket kort måste du lägga?
       *[other] { $Seat } börjar omgången. Vilket kort måste läggas?
    }
question-lead =
    { $seat-who ->
        [you] Du spelar ut. Vad skulle du lägga? Välj kort ur din hand, ett eller flera.
       *[other] { $Seat } spelar ut. Vad skulle du lägga? Välj kort ur { $seat-whose } hand, ett eller flera.
    }
question-after-lay =
    { $seat-who ->
        [you] Du är på tur. Skulle du lägga något, eller passa? Välj kort ur din hand, ett eller flera.
       *[other] { $Seat } är på tur. Skulle du lägga något, eller passa? Välj kort ur { $seat-whose } hand, ett eller flera.
    }
question-turn =
    { $seat-who ->
        [you] Du är på tur. Vad skulle du göra? Ta högens översta kort, dra ur talongen eller knacka.
       *[other] { $Seat } är på tur. Vad skulle du göra? Ta högens översta kort, dra ur talongen eller knacka.
    }
question-last-turn =
    { $seat-who ->
        [you] { $Knocker } har knackat, så det här är ditt sista drag. Vad skulle du göra? Ta högens översta kort, eller dra ur talongen så länge den räcker.
       *[other] { $Knocker } har knackat, så det här är { $seat-whose } sista drag. Vad skulle du göra? Ta högens översta kort, eller dra ur talongen så länge den räcker.
    }
question-discard =
    { $seat-who ->
        [you] Du har ett kort för mycket. Vilket skulle du lägga bort?
       *[other] { $Seat } har ett kort för mycket. Vilket skulle du lägga bort?
    }
question-heading = Vad skulle du göra?
answer-heading = Ditt svar
question-before = Innan frågan: { $place }
question-yes-word = ja
question-no-word = nej
question-again = Välj något annat, eller stega framåt och se vad som hände.
question-advised = Det är också vad tränaren råder till.
question-told = I given gick det så här: { $told }
