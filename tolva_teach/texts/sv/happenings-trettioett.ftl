### Vad som hände i trettioett: did-SLAG-REGEL.

## Given och dragen

did-turned-up-thirtyone-deal = { $Card } slås upp som högens första kort.
did-begins-thirtyone-turn = { $Seat } börjar.
did-took-thirtyone-turn = { $Seat } tar { $card } från högen.
did-took-thirtyone-stock-out = { $Seat } tar { $card } från högen, eftersom talongen är slut.
did-drew-thirtyone-turn =
    { $count ->
        [0] { $card-known ->
            [yes] { $Seat } drar talongens sista kort, { $card }.
           *[no] { $Seat } drar talongens sista kort.
        }
       *[other] { $card-known ->
            [yes] { $Seat } drar { $card } ur talongen.
           *[no] { $Seat } drar ur talongen.
        }
    }
did-discarded-thirtyone-turn = { $Seat } lägger bort { $card }.
did-knocked-thirtyone-knock =
    { $actors-who ->
        [many] { $Seat } knackar. De andra får var sitt drag till.
       *[other] { $Seat } knackar. { $Actors } får ett drag till.
    }

## Korten visas

did-shows-31-thirtyone-31 =
    { $suit-known ->
        [yes] { $Seat } har 31 i { $suit } och visar { $cards }.
       *[no] { $Seat } har tre ess, värda 31, och visar { $cards }.
    }
did-shows-31-thirtyone-31-dealt =
    { $suit-known ->
        [yes] { $Seat } har 31 i { $suit } från början och visar { $cards }.
       *[no] { $Seat } har tre ess från början, värda 31, och visar { $cards }.
    }
did-shows-31-late-thirtyone-31-dealt = { $Seat } har också 31 från början, med { $cards }, men { $winner } kommer före, räknat medsols från givaren, och bara { $winner-whose } hand räknas.
did-stock-out-thirtyone-stock-out = Talongen tog slut utan att någon hade knackat, så alla visar korten.
did-stock-out-ends-thirtyone-house-stock-out = Talongen tog slut utan att någon hade knackat. Given är slut, och ingen förlorar något liv.
did-shows-thirtyone-house-triple = { $Seat } visar { $cards-hand }: triss, värd { $points } poäng.
did-shows-thirtyone-value = { $Seat } visar { $cards-hand-the }: { $points } poäng i { $suit }.

## Liven och potten

did-lost-life-thirtyone-lowest =
    { $losers-who ->
        [many] { $Losers } har lägst, { $points } poäng, och förlorar ett liv var.
       *[other] { $Losers } har lägst, { $points } poäng, och förlorar ett liv.
    }
did-lost-life-thirtyone-31 =
    { $Seat } fick 31, så { clause-others-lost-life }.{ $knocker-known ->
        [yes] { " " }Det hjälper inte att { $knocker } har knackat.
       *[no] { "" }
    }
did-lost-life-thirtyone-31-dealt =
    { $Seat } hade 31 från början, så { clause-others-lost-life }.
clause-others-lost-life =
    { $losers-who ->
        [many] { $among ->
            [all] alla andra förlorar ett liv
           *[some] { $losers } förlorar ett liv var
        }
       *[other] { $losers } förlorar ett liv
    }
did-safe-thirtyone-house-knocker = { $Seat } har knackat och är inte ensam om den lägsta handen, { $points } poäng. Då förlorar { $seat-they } inget liv.
did-lost-two-thirtyone-house-knocker =
    { $count ->
        [one] { $Seat } har knackat och har lägst, { $points } poäng. Det kostar två liv, och { $seat-they } förlorar det enda som var kvar.
       *[other] { $Seat } har knackat och har lägst, { $points } poäng. Det kostar { $count-word } liv.
    }
did-out-thirtyone-house-knocker = Det kostar två liv, och { $seat } hade bara ett kvar. Därför förlorar { $seat-they } frisvängen också och är utslagen.
did-spared-thirtyone-all-last = Alla som är kvar har { $points } poäng och skulle slås ut samtidigt. Då förlorar ingen något liv.
did-plays-free-thirtyone-option-free = { $Staying } har inga liv kvar men spelar vidare på frisväng.
did-out-thirtyone-option-free =
    { $points-known ->
        [yes] { $Seat } har lägst, { $points } poäng, och har inget liv att förlora: frisvängen är slut, och { $seat-they } är utslagen.
       *[no] { $Seat } har inget liv att förlora: frisvängen är slut, och { $seat-they } är utslagen.
    }
did-out-thirtyone-out = { $Seat } har inga liv kvar och är utslagen.
did-deal-over-thirtyone-lives = Given är slut. { $Lives }.
did-match-won-thirtyone-out = { $Winner } är ensam kvar och vinner potten på { $count-word } spelmarker.
