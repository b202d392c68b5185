### Vad man kan veta om en annan spelare, och vad som röjde det: knows-REGEL-FALL, eller knows-FALL där ingen regel avgjorde.

clause-has-none-of =
    { $cards-count ->
        [one] inte { $cards }
       *[other] varken { $cards-or }
    }

clause-it =
    { $cards-count ->
        [one] kortet
       *[other] dem
    }

## Stickspelen

knows-trick-follow-holds-led = { $Seat } följde inte färg i stick { $trick } och har därför ingen { $led }.
knows-trick-trump-holds-trump = { $Seat } trumfade inte i stick { $trick } och har därför ingen { $trump }.
knows-trick-overtake-must-beat = { $Seat } stack inte över { $winning } i stick { $trick } och har därför { clause-has-none-of }.
knows-trick-overtake-must-overtrump = { $Seat } övertrumfade inte { $winning } i stick { $trick } och har därför { clause-has-none-of }.
knows-bond-lead-answer-cannot = { $Seat } spelade inte ut { $suit } efter svaret och har därför ingen { $suit }.
knows-bond-ask-suit-asked = { $Seat } frågade efter { $suit } och har antingen kungen eller damen.
knows-holds-shown = { $Seat } har { $cards }, som alla har sett i mälningen.
knows-holds-turned = { $Seat } har { $cards }, som alla har sett.
knows-holds-counted =
    { $Seat } måste ha { $cards }: { $cards-count ->
        [one] kortet kan inte ligga någon annanstans
       *[other] de kan inte ligga någon annanstans
    }.
knows-counted = Den som räknar korten ser att { $seat } inte kan ha { $cards-or }.
knows-shown = { $Partner } har visat { $cards }, så { $seat } kan inte ha { clause-it }.
knows-holds-led = { knows-trick-follow-holds-led }
knows-could-not-play = { $Seat } har { clause-has-none-of }: annars hade { $card } inte fått läggas i stick { $trick }.

## Tölp

knows-tolp-exchange-give-given = { $Seat } fick { $cards-ranks } av dig i bytet och har { clause-it } kvar.
knows-tolp-exchange-high-got = { $Seat } fick { $cards-ranks } av dig i bytet och har { clause-it } kvar.
knows-tolp-option-singles-passed = { $Seat } fick { $cards-ranks } av dig i singelrundan och har { clause-it } kvar.
knows-tolp-start-starts = { $Seat } börjar och har därför { $cards }.
knows-tolp-exchange-ask-at-least =
    { $count ->
        [one] { $Seat } har minst { $rank-a }: det vet alla efter frågorna i bytet.
       *[other] { $Seat } har minst { $count-word } { $rank-many }: det vet alla efter frågorna i bytet.
    }
knows-tolp-exchange-ask-has-none = { $Seat } har inga { $rank-many }: det blev svaret i bytet.
knows-tolp-exchange-high-nothing-higher = { $Seat } lämnade det högsta { $seat-they } hade i bytet och har inget högre än { $rank-a } kvar, bortsett från det { $seat-they } fick.
knows-tolp-pass-tells-nothing = Ett pass säger inget säkert: den som passar kan ha vad som helst på handen.

## Trettioett

knows-holds-taken = { $Seat } har tagit upp { $cards } från högen och inte lagt bort { clause-it }.
knows-thirtyone-31-would-have-shown = { $Seat } kan inte ha { $cards-or }: då hade handen varit värd 31 och visats upp.
knows-thirtyone-turn-threw = { $Seat } har lagt bort { $cards }.
