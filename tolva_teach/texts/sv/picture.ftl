### Orden på bordets bild, och hela bilden i ord för den som lyssnar.

picture-dealer = G
picture-in = inne
picture-out = ute
picture-king = kung
picture-tolp = tölp
picture-passed = passat
picture-knocked = knackat
picture-unit-points =
    { $count ->
       *[other] poäng
    }
picture-unit-lives =
    { $count ->
       *[other] liv
    }
picture-unit-rounds =
    { $count ->
        [one] omgång som kung
       *[other] omgångar som kung
    }
picture-seat-short = Sp. { $number }
picture-led = utspel
picture-known-lacks = ej
picture-known-holds = har
picture-leading = Trumf
picture-declared = { $name } av { $seat }
picture-cards = { $count } kort
picture-tricks = { $count } stick
picture-card-points = { $count } kortpoäng

picture-badge-trump = trumf
picture-badge-tjog = tjog
picture-badge-viv = viv
picture-badge-mal = mäl

picture-note-fixed-trump = { $Trump } är trumf
picture-note-turned-trump = { $Card-suit } är trumf: { $card } ligger uppvänt
picture-note-shown-trump = { $Card-suit } är trumf: givarens sista kort var { $card }
picture-note-gubbe-half = { $Announcer } spelar halv gubbe
picture-note-gubbe-whole = { $Announcer } spelar hel gubbe

## En hög eller talongen, som något att välja.

picture-zone =
    { $kind ->
        [pile] högen, överst { $cards }
       *[other] kort på bordet: { $cards }
    }
picture-zone-counted =
    { $kind ->
        [stock] talongen, { $counted }
        [pile] högen, { $counted }
        [turned] nedvända kort, { $counted }
       *[other] kort på bordet, { $counted }
    }
picture-zone-empty =
    { $kind ->
        [stock] talongen, tom
        [pile] högen, tom
        [turned] nedvända kort, inga
       *[other] kort på bordet, inga
    }

## I ord. Varje mening står för sig.

picture-title = Kortbord
picture-says-score = { $standing }.
picture-says-score-won = { $standing } och har vunnit partiet.
picture-says-note = { $note }.
picture-says-badge = { $seat } har mält { $name } i { $suit }.
picture-says-counted = { $party } har tagit { $counted }.
picture-says-counted-none = { $party } har inte tagit något stick.
picture-says-centre = I sticket: { $played }.
picture-says-centre-empty = Inget kort är spelat i sticket.
picture-says-played = { $seat } { $card }
picture-says-led = utspel
picture-says-winning = vinner just nu
picture-says-hand = { $seat } har på handen: { $cards }.
picture-says-hand-played = { $seat } har spelat, i tur och ordning: { $cards }.
picture-says-hand-partly = { $seat } har { $count } kort på handen, bland dem: { $cards }.
picture-says-hand-hidden =
    { $count ->
        [0] { $seat } har inga kort på handen.
       *[other] { $seat } har { $count } kort på handen.
    }
picture-says-zone =
    { $kind ->
        [pile] Högen: { $counted }, synliga: { $cards }.
        [top] Högen: { $counted }, överst: { $cards }.
       *[other] På bordet: { $counted }, synliga: { $cards }.
    }
picture-says-zone-unseen =
    { $kind ->
        [stock] Talongen: { $counted }.
        [pile] Högen: { $counted }.
        [turned] Nedvända: { $counted }.
       *[other] På bordet: { $counted }.
    }
picture-says-row-covering = { $seat } har på bordet, ovanpå nedvända kort: { $cards }.
picture-says-row-bare = { $seat } har på bordet, utan något kort under: { $cards }.
picture-says-row-down =
    { $count ->
        [one] { $seat } har ett nedvänt kort att vända upp.
       *[other] { $seat } har { $count } nedvända kort att vända upp.
    }
picture-says-dealer = Givare: { $seats }.
picture-says-in = { $seats } är inne.
picture-says-out = Ute: { $seats }.
picture-says-passed = Har passat i den här högen: { $seats }.
picture-says-out-for-good = Utslagna: { $seats }.
picture-says-out-in-order = Ute, i ordning: { $seats }.
picture-says-king = { $seats } är kung.
picture-says-tolp = { $seats } är tölp.
picture-says-to-act = { $seats } är på tur.
picture-says-known-lacks = { $seat } kan inte ha: { $cards }.
picture-says-known-holds = { $seat } måste ha: { $cards }.
picture-says-known-at-least =
    { $count ->
        [one] minst { $rank-a }
       *[other] minst { $count-word } { $rank-many }
    }
picture-says-known-more = Det går att veta mer om { $seat }.
