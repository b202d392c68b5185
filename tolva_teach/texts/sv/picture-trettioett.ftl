### Orden på bordets bild i trettioett.

picture-note-knocked = { $Knocker } har knackat
picture-note-pot-won = { $Winner } vann potten
picture-free-lap = frisväng
picture-winner = vinnare
picture-worth = { $count } p
picture-pot = pott: { $count }
picture-says-free-lap = På frisväng, utan liv kvar: { $seats }.
picture-says-worth = Handen är värd { $count } poäng: { $cards }.
picture-says-pot =
    { $count ->
        [0] Potten är tom.
        [one] I potten: 1 spelmark.
       *[other] I potten: { $count } spelmarker.
    }
