### Why the coach advises something: advice-REASON. A reason is only given where it is true for whoever gets the advice.

advice-only = Nothing else is allowed.
advice-only-pass = You have nothing you can play.
advice-untold = No single reason stands out: the coach has weighed up the whole hand.
clause-rivals =
    { $seat-rival-who ->
        [many] the others
       *[other] { $seat-rival }
    }
advice-tried-out = Tried against the hands that { clause-rivals } may have, this comes out best.

## The trick games: leads

advice-in-to-meld = { advice-lead-nobody-beats } You take the trick and may meld the king and queen of { $suit }.
advice-lead-nobody-beats =
    { $seat-rival-who ->
        [many] Nobody else can beat { $card-the }.
       *[other] { $Seat-rival } can’t beat { $card-the }.
    }
advice-lead-no-opponent-beats = No opponent can beat { $card-the }.
advice-lead-highest =
    { $seat-rival-who ->
        [many] The others can beat { $card-the } only with a trump.
       *[other] { $Seat-rival } can beat { $card-the } only with a trump.
    }
advice-lead-cheapest =
    { $seat-rival-who ->
        [many] If an opponent takes the trick, this card gives away the least.
       *[other] If { $seat-rival } takes the trick, this card gives away the least.
    }
advice-keeps-last-trump = You keep { $kept-the }, your last trump, which may win you the last trick.
advice-ace-is-out = The ace of { $kept-suit } hasn’t been played yet, so { $kept-the } can be taken: keep it, and lead something cheap.

## The trick games: cards played to a trick

clause-trick-is-worth =
    { $card_points-known ->
        [yes]
            { $card_points ->
                [0] this card takes the trick
                [one] this card takes the trick: 1 card point
               *[other] this card takes the trick: { $card_points } card points
            }
       *[no]
            { $matadors ->
                [0] this card takes the trick
                [one] this card takes the trick: one matador
               *[other] this card takes the trick: { $matadors-word } matadors
            }
    }
advice-takes-to-meld = This takes the trick, and you may meld the king and queen of { $suit }.
advice-last-takes = You play last, and { clause-trick-is-worth }.
advice-last-takes-richest = You play last, so nobody can beat you: take the trick with the card that brings in the most.
advice-nobody-after-beats = No opponent still to play can beat { $card-the }.
advice-few-beat =
    { $count ->
        [one] Of the cards { clause-rivals } may hold, only one beats { $card-the }.
       *[other] Of the cards { clause-rivals } may hold, only { $count-word } beat { $card-the }.
    }
advice-cheapest-if-beaten = If it is beaten, it gives away less than any other card you may play.
advice-cannot-take = You can’t take the trick, so play the card that gives away the least.
advice-leave-it =
    { $seat-rival-who ->
        [many] If the opponents take the trick, this card gives them the least.
       *[other] If { $seat-rival } takes the trick, this card gives away the least.
    }
advice-partner-takes-richest = No opponent can take the trick from { $partner-whom }, so play the card that brings in the most.
advice-partner-takes-keep = No opponent can take the trick from { $partner-whom }, so keep your high cards.
advice-keeps-pair = You keep the king and queen of { $suit }, which you may get to meld.

## The trick games: what is said

advice-meld-trump = The meld scores { $points } points, and { $suit } become trumps.
advice-meld-later = The meld scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
advice-ask-any = You have no pair to meld, but { $partner } may have one.
advice-ask-before-suit = { $Partner } may have { $lone-the }, and you may ask for its suit if the answer to your first question is no.
advice-ask-suit = { $Partner } may have { $lone-the }, and then the pair can be melded.
advice-gubbe-sure = You have { $count-word } cards nobody else can beat.

## Tölp

advice-goes-out = You get rid of all your cards and go out.
advice-nothing-beats = Nothing beats { $rank-many }, so { clause-rivals } can only pass.
advice-nothing-beats-turned = In reversed order nothing beats { $rank-many }, so { clause-rivals } can only pass.
advice-lowest-whole = It is the lowest you can play without breaking up cards of the same rank.
advice-lowest-together =
    { $count ->
        [2] It is the lowest you can play, and you get rid of both at once.
       *[other] It is the lowest you can play, and you get rid of all { $count-word } at once.
    }
advice-lowest-turned = In reversed order it is the lowest you can play.
advice-lowest-sparing = It is the lowest you can play without flying cards, which serve you better later.
advice-pass-keeps-flyers = Whatever you played, you would give up flying cards, which serve you better later.
advice-sure-then-out = Nobody can beat what you play, so you lead again and go out with the rest.
advice-sure-way-out = From what has been played and what you hold, you can tell that nobody can beat this, nor what you then lead: you keep the lead until you are out.
advice-give-lowest =
    { $cards-count ->
        [one] It is your lowest card.
       *[other] They are your lowest cards.
    }
advice-give-singles =
    { $cards-count ->
        [one] It is your only card of that rank, so you break nothing up.
       *[other] They are your only cards of their ranks, so you break nothing up.
    }
advice-ask-for-more = You have { $count-word } { $rank-many } already, and more together are harder to beat.
advice-take-more = With those you have, that makes { $count-word } { $rank-many }.
advice-high-gets-highest = Then you get the best that { $partner } { $partner-have } to give.

## Trettioett

advice-makes-31 = Then your hand is worth 31, and everyone else loses a life.
advice-discard-keeps = Then your hand is worth { $points }, more than if you discard anything else.
advice-discard-least = { $Card-the } is your least useful card: without it your hand is still worth { $points }.
advice-take-betters = With { $card-the }, your hand is worth { $total } instead of { $points }.
advice-pile-no-help = { $Card-the } on the pile doesn’t improve your hand.
advice-knock =
    { $last ->
        [1] You have one life left, and by knocking you keep it more often than by going on: your hand
       *[other] Your hand
    } is worth { $points }, and { $actors-who ->
        [many] the others get only one more turn each.
       *[other] { $actors } gets only one more turn.
    }
