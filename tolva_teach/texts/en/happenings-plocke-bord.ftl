### What happened in plocketolva and bordstolva, besides what happens in all forms of tolva.

did-dealt-plocke-deal =
    { $dealer-who ->
        [you] You deal { $count } cards each and put down the rest as the stock.
       *[other] { $Dealer } deals { $count } cards each and puts down the rest as the stock.
    }
did-dealt-bord-deal =
    { $dealer-who ->
        [you] You lay a row of cards face down before each player, one card face up on each of them, and deal { $count } cards each to the hands.
       *[other] { $Dealer } lays a row of cards face down before each player, one card face up on each of them, and deals { $count } cards each to the hands.
    }
did-drew =
    { $seat-who ->
        [you] You draw
       *[other] { $Seat } draws
    } { $card-known ->
        [yes] { $card-the }.
       *[no] a card.
    }
did-hands-taken-up = Both take up the { $count } cards of their hands.
did-turned-up-bord-turn =
    { $seat-who ->
        [you] You turn up { $card-the }.
       *[other] { $Seat } turns up { $card-the }.
    }
