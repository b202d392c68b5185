### Ordene på billedet af bordet, og hele billedet i ord for den, der lytter.

picture-dealer = G
picture-in = inde
picture-out = ude
picture-king = konge
picture-tolp = tölp
picture-knocked = banket
picture-unit-points =
    { $count ->
       *[other] point
    }
picture-unit-lives =
    { $count ->
       *[other] liv
    }
picture-seat-short = Sp. { $number }
picture-led = udspil
picture-known-lacks = ej
picture-known-holds = har
picture-leading = Trumf
picture-cards = { $count } kort
picture-tricks = { $count } stik
picture-card-points = { $count } kortpoint

## I ord. Hver sætning står for sig.

picture-title = Kortbord
picture-says-score = { $standing }.
picture-says-score-won = { $standing } og har vundet partiet.
picture-says-note = { $note }.
picture-says-badge = { $seat } har meldt { $name } i { $suit }.
picture-says-counted = { $party } har taget { $counted }.
picture-says-counted-none = { $party } har ikke taget noget stik.
picture-says-centre = I stikket: { $played }.
picture-says-centre-empty = Der er ikke spillet noget kort i stikket.
picture-says-played = { $seat } { $card }
picture-says-led = udspil
picture-says-winning = vinder lige nu
picture-says-hand = { $seat } har på hånden: { $cards }.
picture-says-hand-partly = { $seat } har { $count } kort på hånden, blandt dem: { $cards }.
picture-says-hand-hidden =
    { $count ->
        [0] { $seat } har ingen kort på hånden.
       *[other] { $seat } har { $count } kort på hånden.
    }
picture-says-dealer = Giver: { $seats }.
picture-says-in = { $seats } er inde.
picture-says-out = Ude: { $seats }.
picture-says-king = { $seats } er konge.
picture-says-to-act = Det er { $seats }, der skal spille.
