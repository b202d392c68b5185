### The words on a picture of Trettioett.

picture-note-knocked =
    { $knocker-who ->
        [you] You have knocked
       *[other] { $Knocker } has knocked
    }
picture-note-pot =
    In the pot: { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
