### The words on the picture of a table of Tölp.

picture-note-start = { $Leader } begin{ $leader-s } with { $card-the }
picture-note-revolution = Revolution: the ace is lowest
