### Orden på bordets bild i bondtolva.

picture-matador = M
picture-says-matador = { $card } (matador)
picture-matadors =
    { $count ->
        [one] 1 matador
       *[other] { $count } matadorer
    }
picture-eyes =
    { $count ->
        [one] 1 öga
       *[other] { $count } ögon
    }
picture-note-must-lead-card = { $Seat } ska spela ut { $card }
picture-note-must-lead-suit = { $Seat } ska spela ut { $suit }
picture-note-must-answer = { $Seat } ska spela kungen eller damen i { $suit }
picture-note-must-lead-pair = { $Seat } ska nästa gång spela ut kungen eller damen i { $suit }
picture-says-pips =
    { $count ->
        [one] { $card }: ett färgmärke täckt.
       *[other] { $card }: { $count } färgmärken täckta.
    }
