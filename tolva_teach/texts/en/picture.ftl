### The words on the table's picture, and the whole picture in words for those who listen.

picture-dealer = D
picture-in = on lead
picture-out = out
picture-king = king
picture-tolp = tölp
picture-passed = passed
picture-knocked = knocked
picture-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
picture-unit-lives =
    { $count ->
        [one] life
       *[other] lives
    }
picture-unit-rounds =
    { $count ->
        [one] round as king
       *[other] rounds as king
    }
picture-seat-short = Pl. { $number }
picture-led = led
picture-known-lacks = no
picture-known-holds = has
picture-leading = Trump
picture-declared = { $name } by { $seat }
picture-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
picture-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
picture-card-points =
    { $count ->
        [one] 1 card point
       *[other] { $count } card points
    }

picture-badge-trump = trump
picture-badge-tjog = tjog
picture-badge-viv = viv
picture-badge-mal = mäl

picture-note-fixed-trump = { $Trump } are trumps
picture-note-turned-trump = { $Card-suit } are trumps: { $card-the } was turned up
picture-note-shown-trump = { $Card-suit } are trumps: the dealer’s last card was { $card-the }
picture-note-gubbe-half = { $Announcer } { $announcer-are } playing a half gubbe
picture-note-gubbe-whole = { $Announcer } { $announcer-are } playing a whole gubbe

## A pile or the stock, as something to choose.

picture-zone =
    { $kind ->
        [pile] the pile, on top { $cards }
       *[other] cards on the table: { $cards }
    }
picture-zone-counted =
    { $kind ->
        [stock] the stock, { $counted }
        [pile] the pile, { $counted }
        [turned] cards turned face down, { $counted }
       *[other] cards on the table, { $counted }
    }
picture-zone-empty =
    { $kind ->
        [stock] the stock, empty
        [pile] the pile, empty
        [turned] cards turned face down, none
       *[other] cards on the table, none
    }

## In words. Each sentence stands alone.

picture-title = Card table
picture-says-score = { $standing }.
picture-says-score-won = { $standing }, which wins the match.
picture-says-note = { $note }.
picture-says-badge = { $name } in { $suit }, melded by { $seat }.
picture-says-counted = { $party }: { $counted } taken.
picture-says-counted-none = { $party }: no tricks taken.
picture-says-centre = In the trick: { $played }.
picture-says-centre-empty = No card has been played to the trick.
picture-says-played = { $seat } { $card }
picture-says-led = led
picture-says-winning = winning
picture-says-hand = { $seat }, cards in hand: { $cards }.
picture-says-hand-played = { $seat } has played, in this order: { $cards }.
picture-says-hand-partly =
    { $count ->
        [one] { $seat }, one card in hand: { $cards }.
       *[other] { $seat }, { $count } cards in hand, among them: { $cards }.
    }
picture-says-hand-hidden =
    { $count ->
        [0] { $seat }: no cards in hand.
        [one] { $seat }: one card in hand.
       *[other] { $seat }: { $count } cards in hand.
    }
picture-says-zone =
    { $kind ->
        [pile] Pile: { $counted }, face up: { $cards }.
        [top] Pile: { $counted }, on top: { $cards }.
       *[other] On the table: { $counted }, visible: { $cards }.
    }
picture-says-zone-unseen =
    { $kind ->
        [stock] Stock: { $counted }.
        [pile] Pile: { $counted }.
        [turned] Turned face down: { $counted }.
       *[other] On the table: { $counted }.
    }
picture-says-row-covering = { $seat }, on the table, on top of face-down cards: { $cards }.
picture-says-row-bare = { $seat }, on the table, with no card underneath: { $cards }.
picture-says-row-down =
    { $count ->
        [one] { $seat }: one face-down card to be turned up.
       *[other] { $seat }: { $count } face-down cards to be turned up.
    }
picture-says-dealer = Dealer: { $seats }.
picture-says-in = On lead: { $seats }.
picture-says-out = Out: { $seats }.
picture-says-passed = Passed on this pile: { $seats }.
picture-says-out-for-good = Out of the game: { $seats }.
picture-says-out-in-order = Out, in order: { $seats }.
picture-says-king = King: { $seats }.
picture-says-tolp = Tölp, last: { $seats }.
picture-says-to-act = It is { $seats-whose } turn.
picture-says-known-lacks = { $seat } can’t have: { $cards }.
picture-says-known-holds = { $seat } must have: { $cards }.
picture-says-known-at-least =
    { $count ->
        [one] at least { $rank-a }
       *[other] at least { $count-word } { $rank-many }
    }
picture-says-known-more = More can be known about { $seat }.
