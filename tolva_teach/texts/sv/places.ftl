### Var i given man är, vad man frågas där, och vägen till nästa avsnitt.

place-deal = Korten delas ut
place-over = Givens slut
place-over-tolp = Omgångens slut
place-trick = Stick { $trick }, kort { $place }
place-before-trick = Före stick { $trick }
place-before-draw = Före stick { $trick }
place-before-turn = Före stick { $trick }
place-answer = Före stick { $trick }: svaret
place-exchange = Bytet
place-exchange-give = Bytet: { $seat } ger
place-exchange-ask = Bytet: { $seat } frågar
place-exchange-take = Bytet: { $seat } väljer
place-exchange-high = Bytet: { $seat } säger ”högt”
place-start = Omgången börjar
place-lead = { $Leader-whose } utspel
place-lay =
    { $place ->
        [1] { $Leader-whose } utspel
        [2] { $Leader-whose } utspel, andra lägget
        [3] { $Leader-whose } utspel, tredje lägget
        [4] { $Leader-whose } utspel, fjärde lägget
        [5] { $Leader-whose } utspel, femte lägget
        [6] { $Leader-whose } utspel, sjätte lägget
       *[other] { $Leader-whose } utspel, lägg nummer { $place }
    }
place-after-lay =
    { $place ->
        [1] { $Leader-whose } utspel, efter första lägget
        [2] { $Leader-whose } utspel, efter andra lägget
        [3] { $Leader-whose } utspel, efter tredje lägget
        [4] { $Leader-whose } utspel, efter fjärde lägget
        [5] { $Leader-whose } utspel, efter femte lägget
        [6] { $Leader-whose } utspel, efter sjätte lägget
       *[other] { $Leader-whose } utspel, efter lägg nummer { $place }
    }
place-turn = Varv { $lap }, { $seat }
place-last-turn = Varv { $lap }, { $seat }: sista draget
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
        [you] Du är på tur. Vad skulle du spela? Välj ett av korten som du får spela från.
       *[other] { $Seat } är på tur. Vad skulle du spela? Välj ett av korten som { $seat } får spela från.
    }
question-before-trick =
    { $seat-who ->
        [you] Du är inne. Vad skulle du göra? Spela ut ett kort, eller välj något att säga om det är läge för det.
       *[other] { $Seat } är inne. Vad skulle du göra? Spela ut ett kort, eller välj något att säga om det är läge för det.
    }
question-before-trick-silent =
    { $seat-who ->
        [you] Du är inne. Vad skulle du spela ut?
       *[other] { $Seat } är inne. Vad skulle du spela ut?
    }
question-before-draw =
    { $seat-who ->
        [you] Du tog sticket. Vad skulle du göra innan spelet går vidare?
       *[other] { $Seat } tog sticket. Vad skulle du göra innan spelet går vidare?
    }
question-before-turn =
    { $seat-who ->
        [you] Du tog sticket. Vad skulle du göra innan spelet går vidare?
       *[other] { $Seat } tog sticket. Vad skulle du göra innan spelet går vidare?
    }
question-answer =
    { $seat-who ->
        [you] Du har fått en fråga. Vad skulle du svara?
       *[other] { $Seat } har fått en fråga. Vad skulle du svara?
    }
question-exchange =
    { $seat-who ->
        [you] Ni byter kort. Vad skulle du göra? Först ger man; sedan frågar man efter en valör, tar av det man har frågat efter, eller säger ”högt”.
       *[other] { $Seat } byter kort. Vad skulle du göra? Först ger man; sedan frågar man efter en valör, tar av det man har frågat efter, eller säger ”högt”.
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
question-told = I given gick det så här: { $told }
