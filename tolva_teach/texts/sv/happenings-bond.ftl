### Vad som hände i bondtolva.

did-shuffled-bond-deck = Leken har { $count } kort, från nia till ess, med { $matadors-word } matadorer och { $eyes } ögon.
did-shuffled-bond-option-eyes = Leken har { $count } kort, från nia till ess, med { $matadors-word } matadorer och { $eyes } ögon: esset är värt 4 ögon, kungen 3, damen 2 och knekten 1.
did-dealt-bond-deal =
    { $stock-known ->
        [yes] { did-dealt-plocke-deal }
       *[no] { did-dealt }
    }
did-trump-set-bond-phase2 = { $Suit } blir trumf från och med det sjunde sticket.
did-phase-two =
    { $trump-known ->
        [yes] Talongen är slut. Nu måste båda följa färg, trumfa om de är renons och sticka över om de kan. { $Trump } är trumf.
       *[no] Talongen är slut. Nu måste båda följa färg och sticka över om de kan. Ingen trumf är satt.
    }
did-asked-bond-ask =
    { $meld-code ->
        [trump] { $Asker } frågar { $seat-whom }: ”Har du trumf?”
       *[other] { $Asker } frågar { $seat-whom }: ”Har du { $meld }?”
    }
did-asked-bond-ask-suit = { $Asker } frågar { $seat-whom }: ”Har du { $suit }?”
did-affirmed =
    { $meld-code ->
        [trump] { $Seat } svarar ja, och paret mäls: ”trumf i { $suit }”.
       *[other] { $Seat } svarar ja, och paret mäls: ”{ $meld } i { $suit }”.
    }
did-must-lead-card = { $Seat } måste nu spela ut { $card }.
did-must-lead-suit = { $Seat } måste nu spela ut { $suit }.
did-must-lead-pair = Nästa gång { $seat } är inne måste { $seat-they } spela ut { $suit } kung eller dam.
did-cannot = { $Seat } har ingen { $suit } och säger ”kan inte”. Nästa gång { $partner } är inne måste { $partner-they } spela ut { $suit } kung eller dam.
did-vinsten-bond-score-vinsten =
    { $level ->
        [one] { $Party } tar vinsten med flest matadorer, { $matadors-word }, och får { $points } poäng.
       *[other] { clause-level } matadorer, { $matadors-word } var. Då avgör ögonen: { $party } har { $level ->
            [2] fler
           *[other] flest
        }, { $eyes }, och får { $points } poäng för vinsten.
    }
did-vinsten-tied-bond-score-vinsten = { clause-level } matadorer, { $matadors-word } var, och lika många ögon, { $eyes } var, så ingen tar vinsten.
did-fell-back = { $Party } har { $score } poäng, mer än 12, och faller till { $points }.
did-marked-bond-markers =
    { $count ->
        [0] { $Party } täcker den uppvända sexan: det fattas inga poäng.
        [one] { $Party } visar ett färgmärke på sexorna: en poäng fattas.
       *[other] { $Party } visar { $count-word } färgmärken på sexorna: { $count-word } poäng fattas.
    }
did-match-won-bond-match = { did-match-won-tolva-match }
did-match-won-bond-score-order = { did-match-won-tolva-score-order }
did-match-won-bond-score-meld = { $Party } vinner partiet genom att mäla: { $score } poäng mitt i given.
did-match-won-bond-option-exact =
    { $by ->
        [vinsten] { clause-there } har precis { $score } poäng, och vinsten avgör: { $party } tog den och vinner partiet.
        [sistan] { clause-there } har precis { $score } poäng, och sistan avgör: { $party } tog den och vinner partiet.
       *[alone] { $Party } vinner partiet med precis { $score } poäng.
    }
did-match-won-bond-option-gotland =
    { $by ->
        [vinsten] { clause-there } har 12 poäng eller mer, och vinsten avgör: { $party } tog den och vinner partiet.
        [sistan] { clause-there } har 12 poäng eller mer, och sistan avgör: { $party } tog den och vinner partiet.
       *[points] { clause-there } har 12 poäng eller mer. { $Party } har flest, { $score }, och vinner partiet.
    }
