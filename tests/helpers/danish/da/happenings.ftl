### Hvad der skete: did-SLAGS, eller did-SLAGS-REGEL, hvor reglen siger mere.

## Given og stikkene

did-shuffled = Spillet har { $count } kort, fra sekser til es, og { $card_points } kortpoint.
did-dealt = { $Dealer } giver { $count-word } kort til hver.
did-leads = { $Leader } er forhånd og spiller ud først.
did-played = { $Seat } spiller { $card }.
    .short = { $seat } { $card-sign }
did-played-trick-lead = { $Seat } spiller { $card } ud.
did-played-trick-follow = { $Seat } bekender kulør med { $card }.
did-played-trick-trump = { $Seat } undertrumfer med { $card }.
did-played-trick-overtake = { $Seat } stikker over med { $card }.
did-played-trick-discard = { $Seat } kaster { $card } af.
did-led = { $Seat } spiller { $card } ud.
    .short = { $seat } { $card-sign }
did-trumped = { $Seat } trumfer med { $card }.
    .short = { $seat } { $card-sign }
did-overtrumped = { $Seat } overtrumfer med { $card }.
    .short = { $seat } { $card-sign }
did-trick-taken =
    { $card_points-known ->
        [yes] { $card_points ->
            [0] { $Taker } tager stikket med { $card }, men det giver ingen kortpoint.
           *[other] { $Taker } tager stikket og { $card_points } kortpoint med { $card }.
        }
       *[no] { $matadors ->
            [0] { $Taker } tager stikket med { $card }.
            [one] { $Taker } tager stikket og en matador med { $card }.
           *[other] { $Taker } tager stikket og { $matadors-word } matadorer med { $card }.
        }
    }

## Meldinger og spørgsmål

did-called =
    { $meld-code ->
        [trump] { $Seat } melder og siger »trumf i { $suit }«.
       *[other] { $Seat } melder og siger »{ $meld } i { $suit }«.
    }
did-trump-set = { $Suit } er trumf i resten af given.
did-shown = Alle ved nu, at { $seat } har konge og dame i { $suit }.
did-meld-scored =
    { $points ->
        [one] Meldingen giver 1 point: { $party } har nu { $score } point.
       *[other] At sætte trumf giver { $points } point: { $party } har nu { $score } point.
    }
did-asked = { $Asker } spørger { $seat-whom }: »Har du noget at melde?«
did-declined = { $Seat } svarer nej.

## Point

did-sistan = { $Party } tager sistan og får { $points } point.
did-scores-written = Pointene skrives op i stedet for at blive vist med kort.
did-deal-over = Given er slut. { $Scores }.
did-match-won-tolva-match = { $Party } vinder partiet med { $score } point.
