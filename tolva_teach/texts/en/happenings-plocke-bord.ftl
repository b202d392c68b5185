### What happened in plocketolva and bordstolva, besides what happens in all forms of tolva.

did-dealt-plocke-deal = { $Dealer } deal{ $dealer-s } { $count-word } cards each and put{ $dealer-s } down the rest as the stock.
did-dealt-bord-deal = { $Dealer } lay{ $dealer-s } a row of six cards face down before each player, one card face up on each of them, and deal{ $dealer-s } { $count-word } cards each to the hands.
did-drew =
    { $Seat } draw{ $seat-s } { $card-known ->
        [yes] { $card-the }.
       *[no] a card.
    }
did-stock-out-plocke-draw = The stock has run out.
did-hands-taken-up = Both players take up the { $count-word } cards of their hands.
did-turned-up-bord-turn = { $Seat } turn{ $seat-s } up { $card-the }.
