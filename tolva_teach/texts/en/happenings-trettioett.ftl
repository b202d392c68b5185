### What happened in Trettioett: did-KIND-RULE.

## The deal and the turns

did-turned-up-thirtyone-deal = { $Card-the } is turned up and starts the pile.
did-begins-thirtyone-turn =
    { $seat-who ->
        [you] You are forehand and begin.
       *[other] { $Seat } is forehand and begins.
    }
did-took-thirtyone-turn =
    { $seat-who ->
        [you] You take { $card-the } from the pile.
       *[other] { $Seat } takes { $card-the } from the pile.
    }
did-took-thirtyone-stock-out =
    { $seat-who ->
        [you] You take
       *[other] { $Seat } takes
    } { $card-the } from the pile, since the stock has run out.
did-drew-thirtyone-turn =
    { $seat-who ->
        [you] You draw
       *[other] { $Seat } draws
    } { $count ->
        [0] { $card-known ->
            [yes] the last card of the stock, { $card-the }.
           *[no] the last card of the stock.
        }
       *[other] { $card-known ->
            [yes] { $card-the } from the stock.
           *[no] from the stock.
        }
    }
did-discarded-thirtyone-turn =
    { $seat-who ->
        [you] You discard { $card-the }.
       *[other] { $Seat } discards { $card-the }.
    }
did-knocked-thirtyone-knock =
    { $seat-who ->
        [you] You knock.
       *[other] { $Seat } knocks.
    } The others have one more turn each.

## The cards are shown

did-shows-31-thirtyone-31 =
    { $seat-who ->
        [you] { $suit-known ->
            [yes] You have 31 in { $suit } and show { $cards-the }.
           *[no] You have three aces, worth 31, and show { $cards-the }.
        }
       *[other] { $suit-known ->
            [yes] { $Seat } has 31 in { $suit } and shows { $cards-the }.
           *[no] { $Seat } has three aces, worth 31, and shows { $cards-the }.
        }
    }
did-shows-31-thirtyone-31-dealt =
    { $seat-who ->
        [you] { $suit-known ->
            [yes] You have been dealt 31 in { $suit } and show { $cards-the }.
           *[no] You have been dealt three aces, worth 31, and show { $cards-the }.
        }
       *[other] { $suit-known ->
            [yes] { $Seat } has been dealt 31 in { $suit } and shows { $cards-the }.
           *[no] { $Seat } has been dealt three aces, worth 31, and shows { $cards-the }.
        }
    }
did-shows-31-late-thirtyone-31-dealt =
    { $seat-who ->
        [you] You have been dealt 31 too
       *[other] { $Seat } has been dealt 31 too
    }, { $cards-the }, but { $winner-who ->
        [you] you sit nearer the dealer’s left,
       *[other] { $winner } sits nearer the dealer’s left,
    } and only that hand counts.
did-stock-out-thirtyone-stock-out = The stock has run out before anyone knocked, so everybody shows.
did-shows-thirtyone-value =
    { $seat-who ->
        [you] You show { $cards-the }: { $points } points in { $suit }.
       *[other] { $Seat } shows { $cards-the }: { $points } points in { $suit }.
    }

## Lives and the pot

did-lost-life-thirtyone-lowest =
    { $losers-who ->
        [you] You have the lowest hand, { $points } points, and lose a life.
        [many] { $Losers } have the lowest hands, { $points } points, and lose a life each.
       *[other] { $Losers } has the lowest hand, { $points } points, and loses a life.
    }
did-lost-life-thirtyone-31 =
    { $losers-who ->
        [you] You lose a life.
        [many] { $Losers } lose a life each.
       *[other] { $Losers } loses a life.
    }{ $knocker-known ->
        [yes] { " " }{ $Knocker-whose } knock does not help.
       *[no] { "" }
    }
did-lost-life-thirtyone-31-dealt =
    { $losers-who ->
        [you] You lose a life.
        [many] { $Losers } lose a life each.
       *[other] { $Losers } loses a life.
    }
did-spared-thirtyone-all-last = Everyone left has { $points } points and would go out together, so nobody loses a life.
did-plays-free-thirtyone-option-free =
    { $seat-who ->
        [you] You have no lives left but play on, on a free lap (frisväng).
       *[other] { $Seat } has no lives left but plays on, on a free lap (frisväng).
    }
did-out-thirtyone-out =
    { $seat-who ->
        [you] You have no lives left and are out.
       *[other] { $Seat } has no lives left and is out.
    }
did-deal-over-thirtyone-lives = The deal is over. Lives left: { $lives }.
did-match-won-thirtyone-out =
    { $winner-who ->
        [you] You are the last one left and win the pot of { $count } chips.
       *[other] { $Winner } is the last one left and wins the pot of { $count } chips.
    }
