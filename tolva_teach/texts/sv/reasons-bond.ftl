### Varför ett beslut får eller inte får fattas i bondtolva.

## Faserna

why-bond-phase1-any = I de sex första sticken gäller ingen trumf, och ingen behöver följa färg: { $seat } får spela vilket kort som helst.
why-bond-phase1-leads = { $Seat } är inne och får spela ut vilket kort som helst. I de sex första sticken behöver ingen följa färg.
why-bond-draw-due = { why-plocke-draw-due }
why-bond-draw-due-first = { why-plocke-draw-due-first }
why-bond-draw-trick-under-way = { why-plocke-draw-trick-under-way }
why-bond-draw-no-trick-taken = { why-plocke-draw-no-trick-taken }
why-bond-draw-done-already = { why-plocke-draw-done-already }
why-bond-draw-nothing-left = { why-plocke-draw-nothing-left }
why-bond-draw-no-stock = När man är tre eller fyra finns ingen talong, så ingen drar.

## Mälningar

clause-within-bounds =
    { $total-known ->
        [yes] . { $Party } har { $score } poäng, och { $points } till blir { $total }: färre än 12, så en mälning är tillåten.
       *[no]
            { $least-known ->
                [yes] . { $Party } har { $score } poäng, och först vid { $least } är det förbjudet att sätta trumf.
               *[no] .
            }
    }

why-bond-meld-holds-pair = { clause-holds-pair }{ clause-within-bounds }
why-bond-meld-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-pair-not-held = { why-tolva-meld-pair-not-held }
    .beside = { $Seat } saknar { $cards }.
why-bond-meld-after-refill = Man mäler innan man drar. Nästa tillfälle kommer om { $seat } tar ett stick till medan det finns kort i talongen.
why-bond-meld-stock-gone = Man får bara mäla så länge det finns kort i talongen, och nu är den slut.
why-bond-meld-many-holds-pair = { why-bond-meld-holds-pair }
why-bond-meld-many-trick-under-way = { why-tolva-meld-trick-under-way }
why-bond-meld-many-no-trick-taken = { why-tolva-meld-no-trick-taken }
why-bond-meld-many-pair-not-held = { why-tolva-meld-pair-not-held }
    .beside = { $Seat } saknar { $cards }.
why-bond-meld-one-one-an-occasion = { why-tolva-meld-one-one-an-occasion }
why-bond-meld-one-melded-before = { why-tolva-meld-one-melded-before }
why-bond-option-forehand-trump-holds-pair = { $Seat } är förhand, har kung och dam i { $suit } och får sätta trumf före det första utspelet: 2 poäng{ clause-within-bounds }
why-bond-option-one-tjog-tjog-used = Enligt överenskommelsen får man göra högst en mälning till när trumf är satt, och den är redan gjord: { $meld } i { $melded }.
why-bond-option-skane-sets-trump = { clause-meld-out }. Enligt överenskommelsen får ingen mäla sig ut, det vill säga nå 12 poäng genom att mäla.
why-bond-option-skane-later-meld = { why-bond-option-skane-sets-trump }
why-bond-option-gotland-from-eleven = { $Party } har { $score } poäng, och enligt överenskommelsen får ingen sätta trumf med { $least } poäng eller mer.

## Frågorna till partnern

clause-general-question =
    { $meld-code ->
        [trump] ”Har du trumf?”
       *[other] ”Har du { $meld }?”
    }

why-bond-ask-may-ask = { clause-may-ask }{ clause-within-bounds }
why-bond-ask-may-decline = { why-tolva-ask-may-decline }
why-bond-ask-must-decline = { why-tolva-ask-must-decline }
why-bond-ask-no-partner = Bara när man är fyra finns en partner att fråga.
why-bond-ask-trick-under-way = { why-tolva-ask-trick-under-way }
why-bond-ask-no-trick-taken = { why-tolva-ask-no-trick-taken }
why-bond-ask-melded-already = Ett par är redan mält den här gången, så { $seat } får inte fråga { clause-partner-asked }.
why-bond-ask-no-meld-asker-melds = { why-tolva-ask-asker-melds }
why-bond-ask-asked-before = { $Seat } har redan frågat { clause-partner-asked }: { clause-general-question } Den frågan får ställas igen först när { $seat-they } har tagit ett stick till.
why-bond-ask-tjog-used = { why-bond-option-one-tjog-tjog-used } { $Seat } har inget att fråga { clause-partner-asked } om.
why-bond-ask-suit-may-ask = { $Seat } har fått nej på { clause-general-question } och har { $card } men inte det andra kortet i paret. Därför får { $seat-they } nu fråga efter { $suit }{ clause-within-bounds }
why-bond-ask-suit-may-decline = { $Asker } har frågat efter { $suit }. { $Seat } får svara nej, även med { $card } på handen.
why-bond-ask-suit-must-decline = { $Asker } har frågat efter { $suit }. { $Seat } har inte det andra kortet i paret och måste svara nej.
why-bond-ask-suit-holds-other = { $Asker } har frågat efter { $suit }. { $Seat } har det andra kortet, { $card }, och får svara ja: då mäls paret{ clause-within-bounds }
why-bond-ask-suit-other-not-held = För att svara ja på frågan om { $suit } krävs det andra kortet i paret, och det har { $seat } inte.
    .beside = För att svara ja krävs det andra kortet i paret.
why-bond-ask-suit-no-partner = Man frågar bara efter en färg när man är fyra och har en partner.
why-bond-ask-suit-trick-under-way = Man frågar efter en färg innan man spelar ut, inte mitt i ett stick.
why-bond-ask-suit-no-trick-taken = { $Seat } har inte tagit något stick än och får inte fråga efter en färg.
why-bond-ask-suit-melded-already = Ett par är redan mält den här gången, så { $seat } får inte fråga efter en färg.
why-bond-ask-suit-general-first = Frågan om en färg får ställas först när { clause-partner-then } har svarat nej på den allmänna frågan, { clause-general-question }
why-bond-ask-suit-second-no = { $Seat } har redan fått nej på en fråga om en färg och får inte fråga mer den här gången.
why-bond-ask-suit-holds-neither = { $Seat } har varken kung eller dam i { $suit } och får inte fråga efter den färgen.
why-bond-ask-suit-holds-both = { $Seat } har både kung och dam i { $suit }. Man får bara fråga efter en färg om man har det ena av de två korten och saknar det andra.
why-bond-ask-suit-tjog-used = { why-bond-option-one-tjog-tjog-used } Det finns ingen färg att fråga efter.
why-bond-ask-barred-sets-trump = { clause-meld-out }. Enligt överenskommelsen får ingen mäla sig ut, det vill säga nå 12 poäng genom att mäla, så det finns inget att fråga om.
why-bond-ask-barred-later-meld = { why-bond-ask-barred-sets-trump }
why-bond-ask-barred-from-eleven = { $Party } har { $score } poäng, och enligt överenskommelsen får ingen sätta trumf med { $least } poäng eller mer, så det finns inget att fråga om.
why-turn-verb-suit-answer-due = { $Seat } måste först svara på frågan om { $suit }: ja eller nej.
why-turn-verb-nothing-to-affirm = Ingen har frågat efter en färg, så det finns inget att svara ja på.
why-turn-verb-yes-to-general = Man svarar ja bara på en fråga om en färg. Nu får { $seat } mäla ett par eller svara nej.

## Vad ett svar förpliktar till

why-bond-lead-answer-lead-card = { $Seat } frågade efter { $suit }, fick ja och { clause-must } spela ut { $must-or }{ $must-count ->
        [one] , { $seat-own-ett } kort i paret.
       *[other] .
    }
why-bond-lead-answer-lead-suit =
    { $Seat } frågade { $seat-partner-who ->
        [you] dig, och du mälde { $suit }. Därför { $finished-known ->
            [yes] måste { $seat }
           *[no] måste { $seat } nu
        } spela ut { $suit }.
       *[other] { $seat-own } partner, som mälde { $suit }, och { clause-must } spela ut { $suit }.
    }
why-bond-lead-answer-answer =
    { $Seat } mälde { $suit } på { $seat-partner-who ->
        [you] din
       *[other] { $seat-own } partners
    } fråga och { clause-must } spela { $must-or } till det här sticket.
why-bond-lead-answer-lead-pair =
    { $Seat } mälde { $suit } på { $seat-partner-who ->
        [you] din
       *[other] { $seat-own } partners
    } fråga, { $by ->
        [waits] men fick inte lägga något av korten i paret när { clause-partner-then } spelade ut { $suit }
       *[cannot] men { clause-partner-then } sade ”kan inte”
    }. Därför { $finished-known ->
        [yes] måste { $seat }
       *[no] måste { $seat } nu
    } spela ut { $must-or }.
