### What happened in plocketolva and bordstolva, besides what happens in all forms of tolva.

did-dealt-plocke-deal = { $Dealer } deal{ $dealer-s } { $count-word } cards each and put{ $dealer-s } the rest face down as the stock.
did-dealt-bord-deal = { $Dealer } lay{ $dealer-s } a row of six cards face down in front of each player, put{ $dealer-s } a face-up card on each of them, and deal{ $dealer-s } each player a hand of { $count-word }.{ $source-known ->
        [yes] { " " }Nobody takes up their hand yet: the first trick is played from the table.
       *[no] { "" }
    }
did-drew =
    { $Seat } draw{ $seat-s } { $card-known ->
        [yes] { $card-the }.
       *[no] a card.
    }
did-stock-out-plocke-draw = The stock is used up.
did-hands-taken-up = Both players take up their hands of { $count-word } cards.
did-turned-up-bord-turn = { $Seat } turn{ $seat-s } up { $card-the }.
