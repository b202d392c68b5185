### The words on a picture of Trettioett.

picture-note-knocked = { $Knocker } { $knocker-have } knocked
picture-note-pot-won = { $Winner } won the pot
picture-free-lap = free ride
picture-winner = winner
picture-worth =
    { $count ->
       *[other] { $count } pt
    }
picture-pot = pot: { $count }
picture-says-free-lap = On a free ride, with no lives left: { $seats }.
picture-says-worth = That hand is worth { $count } points: { $cards }.
picture-says-pot =
    { $count ->
        [0] The pot is empty.
        [one] In the pot: one chip.
       *[other] In the pot: { $count } chips.
    }
