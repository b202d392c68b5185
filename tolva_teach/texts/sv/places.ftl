### Var i given man är, vad man frågas där, och vägen till nästa avsnitt.

place-deal = Given
place-over = Given är slut
place-trick = Stick { $trick }, kort { $place }
place-before-trick = Före stick { $trick }
place-answer = Före stick { $trick }: svaret
place-exchange = Bytet
place-exchange-give = Bytet: { $seat } ger
place-exchange-ask = Bytet: { $seat } frågar
place-exchange-take = Bytet: { $seat } väljer
place-exchange-high = Bytet: { $seat } säger ”högt”
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
place-discard = Varv { $lap }, { $seat } lägger bort
place-in-deal = Giv { $deal }: { $place }
place-step = { $place } (steg { $step } av { $last })

## Till nästa avsnitt, efter vad avsnitten är

next = Nästa avsnitt
next-trick = Nästa stick
next-exchange = Till bytets slut
next-lead = Nästa utspel
next-lap = Nästa varv

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
question-before-trick =
    { $seat-who ->
        [you] Du är inne. Vad skulle du göra? Spela ut ett kort ur din hand, eller säg något först.
       *[other] { $Seat } är inne. Vad skulle du göra? Spela ut ett kort ur { $seat-whose } hand, eller säg något först.
    }
question-answer =
    { $seat-who ->
        [you] Du har fått en fråga. Vad skulle du svara?
       *[other] { $Seat } har fått en fråga. Vad skulle du svara?
    }
question-exchange =
    { $seat-who ->
        [you] Ni byter kort. Vad skulle du göra?
       *[other] { $Seat } byter kort. Vad skulle du göra?
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
