### The words on the picture of a table of Tölp.

picture-note-start =
    { $leader-who ->
        [you] You begin with { $card-the }
       *[other] { $Leader } begins with { $card-the }
    }
picture-note-revolution = Revolution: the ace is lowest
