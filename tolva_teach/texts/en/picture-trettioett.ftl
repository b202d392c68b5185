### The words on a picture of Trettioett.

picture-note-knocked = { $Knocker } { $knocker-have } knocked
picture-note-pot =
    In the pot: { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
