### Vad som hände i bondtolva.

did-shuffled-bond-deck = Leken har { $count } kort, från nia till ess, med { $matadors } matadorer och { $eyes } ögon.
did-shuffled-bond-option-eyes = Leken har { $count } kort, från nia till ess, med { $matadors } matadorer och { $eyes } ögon: esset räknas 4 ögon, kungen 3, damen 2 och knekten 1.
did-trump-set-bond-phase2 = { $Suit } blir trumf från och med det sjunde sticket.
did-phase-two =
    { $trump-known ->
        [yes] Talongen är slut. Nu måste man följa färg, annars trumfa, och sticka över när det går: { $trump } är trumf.
       *[no] Talongen är slut. Nu måste man följa färg och sticka över när det går: ingen trumf är satt.
    }
did-asked-bond-ask =
    { $meld-code ->
        [trump] { $Asker } frågar { $seat-whom }: ”Har du trumf?”
       *[other] { $Asker } frågar { $seat-whom }: ”Har du { $meld }?”
    }
did-asked-bond-ask-suit = { $Asker } frågar { $seat-whom }: ”Har du { $suit }?”
did-affirmed =
    { $meld-code ->
        [trump] { $Seat } svarar ja, och paret mäls: trumf i { $suit }.
       *[other] { $Seat } svarar ja, och paret mäls: { $meld } i { $suit }.
    }
did-must-lead-card = { $Seat } måste nu spela ut { $seat-own } kung eller dam i { $suit }.
did-must-lead-suit = { $Seat } måste nu spela ut { $suit }.
did-must-lead-pair = Nästa gång { $seat } är inne måste kungen eller damen i { $suit } spelas ut.
did-cannot = { $Seat } har ingen { $suit } och säger ”kan inte”. Nästa gång { $partner } är inne måste kungen eller damen spelas ut.
did-vinsten-bond-score-vinsten = { $Party } tar vinsten med { $matadors } matadorer och { $eyes } ögon och får { $points } poäng.
did-vinsten-tied-bond-score-vinsten = Vinsten delas, { $matadors } matadorer och { $eyes } ögon var, och ingen får den.
did-fell-back = { $Party } har { $score } poäng, mer än tolv, och faller till { $points }.
did-marked-bond-markers =
    { $count ->
        [0] { $Party } täcker den uppvända sexan: det fattas inga poäng.
        [one] { $Party } visar { $score } poäng med sexorna: ett märke syns än.
       *[other] { $Party } visar { $score } poäng med sexorna: { $count } märken syns än.
    }
did-match-won-bond-match = { did-match-won-tolva-match }
did-match-won-bond-score-order = { did-match-won-tolva-score-order }
did-match-won-bond-score-meld = { $Party } vinner partiet genom att mäla: { $score } poäng mitt i given.
did-match-won-bond-option-exact = { $Party } vinner partiet med precis { $score } poäng.
did-match-won-bond-option-gotland = Flera har tolv poäng eller mer. Då avgör vinsten, sedan sistan, sedan poängen: { $party } vinner partiet.
