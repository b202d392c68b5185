### Vad som hände: did-SLAG, eller did-SLAG-REGEL där regeln säger mer.

## Given och sticken

did-shuffled = Leken har { $count } kort, från sexa till ess, och { $card_points } kortpoäng.
did-dealt = { $Dealer } ger { $count-word } kort till var och en.
did-leads = { $Leader } är förhand och spelar ut först.
did-played = { $Seat } spelar { $card }.
    .short = { $seat } { $card-sign }
did-played-trick-lead = { $Seat } spelar ut { $card }.
did-played-trick-follow = { $Seat } följer färg med { $card }.
did-played-trick-trump = { $Seat } undertrumfar med { $card }.
did-played-trick-overtake = { $Seat } sticker över med { $card }.
did-played-trick-discard = { $Seat } sakar { $card }.
did-led = { $Seat } spelar ut { $card }.
    .short = { $seat } { $card-sign }
did-trumped = { $Seat } trumfar med { $card }.
    .short = { $seat } { $card-sign }
did-overtrumped = { $Seat } övertrumfar med { $card }.
    .short = { $seat } { $card-sign }
did-trick-taken =
    { $last_card ->
        [yes] Sticket går till { $taker-whom }
       *[no] { $Taker } tar sticket med { $card }
    }{ $card_points-known ->
        [yes] { $card_points ->
            [0] , men det ger inga kortpoäng.
           *[other] : { $card_points } kortpoäng.
        }
       *[no] { $matadors ->
            [0] .
            [one] : en matador.
           *[other] : { $matadors-word } matadorer.
        }
    }

## Mälningar och frågor

did-called =
    { $meld-code ->
        [trump] { $Seat } mäler och säger ”trumf i { $suit }”.
       *[other] { $Seat } mäler och säger ”{ $meld } i { $suit }”.
    }
did-trump-set = { $Suit } är trumf under resten av given.
did-shown =
    { $seat-rival-who ->
        [many] Alla vet
        [you] Du vet
       *[other] { $Seat-rival } vet
    } nu att { $seat } har kung och dam i { $suit }.
did-shown-by-two = Alla vet nu att { $seat } har { $suit } kung och { $partner } damen.
did-meld-scored =
    { $points ->
        [one] Mälningen ger 1 poäng: { $party } har nu { $score } poäng.
       *[other] Att sätta trumf ger { $points } poäng: { $party } har nu { $score } poäng.
    }
did-asked = { $Asker } frågar { $seat-whom }: ”Har du något att mäla?”
did-declined = { $Seat } svarar nej.

## Gubbar

did-announced-tolva-half = { $Announcer } anger halv gubbe: sex stick i rad med minst 60 kortpoäng.
did-announced-tolva-whole = { $Announcer } anger hel gubbe: alla stick.
did-gubbe-made-tolva-half-score = Den halva gubben går hem med { $card_points } kortpoäng: { $party } får { $points } poäng. Given är slut, och varken vinsten eller sistan räknas.
did-gubbe-made-tolva-whole = Den hela gubben går hem: { $party } tog alla stick och får { $points } poäng. Varken vinsten eller sistan räknas.
did-gubbe-failed-tolva-half-score =
    { $taker-known ->
        [yes] { $Taker } tog ett av sticken. Den halva gubben går bet: { $party } förlorar { $points-size } poäng.
       *[no] { $count ->
            [6] De sex sticken gav bara { $card_points } kortpoäng, men det krävs 60
           *[other] Sticken räcker inte till 60 kortpoäng
        }. Den halva gubben går bet: { $party } förlorar { $points-size } poäng.
    } Given är slut, och varken vinsten eller sistan räknas.
did-gubbe-failed-tolva-whole = { $Taker } tog ett av sticken. Den hela gubben går bet: { $party } förlorar { $points-size } poäng. Given är slut, och varken vinsten eller sistan räknas.
clause-there =
    { $tied-count ->
        [2] { $tied-who ->
            [teams] Båda lagen
           *[players] { $Tied }
        }
       *[other] Alla tre
    }
clause-level =
    { clause-there } har { $among ->
        [all] lika många
       *[some] flest
    }

## Poäng

did-vinsten = { $Party } tar vinsten med flest kortpoäng, { $card_points }, och får { $points } poäng.
did-vinsten-tied = { clause-level } kortpoäng, { $card_points } var, så ingen tar vinsten. I nästa giv är den värd { $carry } poäng.
did-sistan = { $Party } tar sistan och får { $points } poäng.
did-marked =
    { $cards-count ->
        [0] { $Party } visar { $score } poäng med ett kort med baksidan upp.
       *[other] { $count ->
            [0] { $Party } visar { $score } poäng med { $cards }.
           *[other] { $Party } visar { $score } poäng med { $cards } och ett kort med baksidan upp.
        }
    }
did-score-written = { $Party } har { $score } poäng, som skrivs upp i stället för att visas med kort.
did-scores-written = Poängen skrivs upp i stället för att visas med kort.
did-deal-over = Given är slut. { $Scores }.
did-match-won-tolva-match = { $Party } vinner partiet med { $score } poäng.
did-match-won-tolva-score-order = { clause-there } når 12 poäng, men vinsten räknas före sistan: { $party } vinner partiet.
