### Orden på bilden av ett bord i tölp.

picture-note-start = { $Leader } börjar med { $card }
picture-note-revolution = Revolution: esset är lägst
