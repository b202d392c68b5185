### What happened in Trettioett: did-KIND-RULE.

## The deal and the turns

did-turned-up-thirtyone-deal = { $Card-the } is turned up and starts the pile.
did-begins-thirtyone-turn = { $Seat } begin{ $seat-s }.
did-took-thirtyone-turn = { $Seat } take{ $seat-s } { $card-the } from the pile.
did-took-thirtyone-stock-out = { $Seat } take{ $seat-s } { $card-the } from the pile, since the stock is used up.
did-drew-thirtyone-turn =
    { $Seat } draw{ $seat-s } { $count ->
        [0] { $card-known ->
            [yes] the last card of the stock, { $card-the }.
           *[no] the last card of the stock.
        }
       *[other] { $card-known ->
            [yes] { $card-the } from the stock.
           *[no] from the stock.
        }
    }
did-discarded-thirtyone-turn = { $Seat } discard{ $seat-s } { $card-the }.
did-knocked-thirtyone-knock =
    { $Seat } knock{ $seat-s }. { $actors-who ->
        [many] The others have one more turn each.
        [you] You have one more turn.
       *[other] { $Actors } has one more turn.
    }

## The cards are shown

did-shows-31-thirtyone-31 =
    { $suit-known ->
        [yes] { $Seat } { $seat-have } 31 in { $suit } and show{ $seat-s } { $cards-the }.
       *[no] { $Seat } { $seat-have } three aces, worth 31, and show{ $seat-s } { $cards-the }.
    }
did-shows-31-thirtyone-31-dealt =
    { $suit-known ->
        [yes] { $Seat } { $seat-have } been dealt 31 in { $suit } and show{ $seat-s } { $cards-the }.
       *[no] { $Seat } { $seat-have } been dealt three aces, worth 31, and show{ $seat-s } { $cards-the }.
    }
did-shows-31-late-thirtyone-31-dealt = { $Seat } { $seat-have } been dealt 31 too, with { $cards-the }, but { $winner } come{ $winner-s } first, counting clockwise from the dealer, and only that hand counts.
did-stock-out-thirtyone-stock-out = The stock ran out before anyone knocked, so everyone shows.
did-stock-out-ends-thirtyone-house-stock-out = The stock ran out before anyone knocked. The deal is over, and nobody loses a life.
did-shows-thirtyone-house-triple = { $Seat } show{ $seat-s } { $cards-hand-the }: three of a kind, worth { $points } points.
did-shows-thirtyone-value = { $Seat } show{ $seat-s } { $cards-hand-the }: { $points } points in { $suit }.

## Lives and the pot

did-lost-life-thirtyone-lowest =
    { $losers-who ->
        [you] You have the lowest hand, { $points } points, and lose a life.
        [many] { $Losers } tie for lowest with { $points } points and lose a life each.
       *[other] { $Losers } has the lowest hand, { $points } points, and loses a life.
    }
did-lost-life-thirtyone-31 =
    { $Seat } got 31, so { clause-others-lost-life }.{ $knocker-known ->
        [yes] { " " }{ $Knocker-whose } knock is no protection.
       *[no] { "" }
    }
did-lost-life-thirtyone-31-dealt =
    { $Seat } { $seat-were } dealt 31, so { clause-others-lost-life }.
clause-others-lost-life =
    { $losers-who ->
        [you] you lose a life
        [many] { $among ->
            [all] everyone else loses a life
           *[some] { $losers } lose a life each
        }
       *[other] { $losers } loses a life
    }
did-safe-thirtyone-house-knocker = { $Seat } tie{ $seat-s } for the lowest hand, { $points } points, but lose{ $seat-s } nothing, having knocked.
did-lost-two-thirtyone-house-knocker =
    { $count ->
        [one] { $Seat } knocked and { $seat-have } the lowest hand, { $points } points. That costs two lives, but only one was left.
       *[other] { $Seat } knocked and { $seat-have } the lowest hand, { $points } points. That costs { $count-word } lives.
    }
did-out-thirtyone-house-knocker = With no second life to lose, { $seat } lose{ $seat-s } the free ride and { $seat-are } out.
did-spared-thirtyone-all-last = Everyone left has { $points } points. They would all be out at once, so nobody loses a life.
did-plays-free-thirtyone-option-free =
    { $staying-who ->
        [you] You have no lives left but stay in, on a free ride (frisväng).
        [many] { $Staying } have no lives left but stay in, each on a free ride (frisväng).
       *[other] { $Staying } has no lives left but stays in, on a free ride (frisväng).
    }
did-out-thirtyone-option-free =
    { $points-known ->
        [yes] { $Seat } { $seat-have } the lowest hand, { $points } points, but no life to lose, and { $seat-are } out: the free ride is over.
       *[no] { $Seat } would lose a life but { $seat-have } none, and { $seat-are } out: the free ride is over.
    }
did-out-thirtyone-out = { $Seat } { $seat-have } no lives left and { $seat-are } out.
did-deal-over-thirtyone-lives = The deal is over. { $Lives }.
did-match-won-thirtyone-out = { $Winner } { $winner-are } the last one left and win{ $winner-s } the pot of { $count-word } chips.
