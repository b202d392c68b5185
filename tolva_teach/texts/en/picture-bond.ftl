### The words on the picture of the table in bondtolva.

picture-matador = M
picture-says-matador = { $card } (matador)
picture-matadors =
    { $count ->
        [one] 1 matador
       *[other] { $count } matadors
    }
picture-eyes =
    { $count ->
        [one] 1 eye
       *[other] { $count } eyes
    }
picture-note-must-lead-card = { $Seat } must lead { $card-the }
picture-note-must-lead-suit = { $Seat } must lead { $suit }
picture-note-must-answer = { $Seat } must play the king or queen of { $suit }
picture-note-must-lead-pair = { $Seat } must lead the king or queen of { $suit } when next on lead
picture-says-pips =
    { $count ->
        [one] { $card }: one pip covered.
       *[other] { $card }: { $count } pips covered.
    }
