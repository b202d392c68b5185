### What happened in plocketolva and bordstolva, besides what happens in all forms of tolva.

did-dealt-plocke-deal = { $Dealer } deal{ $dealer-s } { $count-word } cards each and put{ $dealer-s } the rest face down as the stock.
did-dealt-bord-deal = { $Dealer } lay{ $dealer-s } six cards face down in a row in front of each player and one card face up on each of them, and deal{ $dealer-s } { $count-word } cards to each hand.
did-drew =
    { $Seat } draw{ $seat-s } { $card-known ->
        [yes] { $card-the }.
       *[no] a card.
    }
did-stock-out-plocke-draw = The stock is used up.
did-hands-taken-up = Both players take up their hands of { $count-word } cards.
did-turned-up-bord-turn = { $Seat } turn{ $seat-s } up { $card-the }.
