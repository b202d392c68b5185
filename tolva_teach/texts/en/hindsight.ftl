### Hindsight: what comes out when the deal is over and everyone's cards are face up. It is said to the one who played.

## Trick games: cards that gave something away in the last tricks

hindsight-card =
    With best play from there on, { $card-the } would have { $best ->
        [both] brought you both vinsten and sistan
        [sistan] brought you sistan and left vinsten tied
        [one] brought you either vinsten or sistan
       *[shared] left vinsten tied
    }; { $played-the } { $value ->
        [sistan] brought only sistan, with vinsten tied
        [one] brought only one of them
        [shared] only left vinsten tied
       *[neither] { $best ->
            [shared] let somebody else win it
           *[other] brought neither
        }
    }.
hindsight-card-points =
    With best play from there on, { $card-the } instead of { $played-the } would have been worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to your side.
hindsight-taken = { $Taker } took the trick.

## Plain trick games

hindsight-surely-more =
    With { $card-the } instead of { $played-the } you would have been sure of { $points ->
        [one] 1 point
       *[other] { $points } points
    } more, whatever the others had played.
hindsight-surely-fewer =
    With { $card-the } instead of { $played-the } you would have got { $points ->
        [one] 1 point less
       *[other] { $points } points fewer
    }, whatever the others had played.

## Tölp

hindsight-out-at-once = You could have gone out with { $cards-ranks }.
hindsight-way-out = Had you played { $cards-ranks } first, you could have gone out before anyone else could play anything.
hindsight-lead = You passed, but nobody could have beaten { $cards-ranks }: everyone else would have had to pass, and you would have led next.

## Trettioett

hindsight-31-take = With { $card-the } from the pile you could have had 31.
hindsight-31-discard = Had you discarded { $card-the }, you would have had 31.
hindsight-saved-knock = Had you knocked, you would have been safe, whatever the others had done.
hindsight-saved-take = Had you taken { $card-the } from the pile, you could have been safe, whatever the others had done.
hindsight-saved-draw = Had you drawn from the stock, you could have been safe, whatever the others had done.
hindsight-saved-discard = Had you discarded { $card-the }, you would have been safe, whatever the others had done.

## What a weak choice would have cost

cost-ask = And what would it have cost?
cost-told = The cards you couldn’t see could have been anywhere. The deal was played out with the unseen cards in { $tried } different layouts: in { $worse } of them you did worse than after the better choice.
cost-never = The cards you couldn’t see could have been anywhere. The deal was played out with the unseen cards in { $tried } different layouts: in none of them did you do worse than after the better choice.
cost-see = Look at one where it costs you
cost-see-better = The same cards after the better choice
cost-title-see = Cards as they could have been: after your choice
cost-title-see-better = Cards as they could have been: after the better choice

## If what is forbidden were allowed

if-allowed-ask = And what if it were allowed?
if-allowed-mark = If it were allowed
if-allowed-cards = The cards you can’t see are laid out here in one of the ways possible.
if-allowed-card-points =
    { $count ->
        [one] one card point
       *[other] { $count } card points
    }
if-allowed-matadors =
    { $count ->
        [one] one matador
       *[other] { $count } matadors
    }
if-allowed-eyes =
    { $count ->
        [one] one eye
       *[other] { $count } eyes
    }
if-allowed-gain =
    After { $after ->
        [one] this trick
       *[other] { $after } tricks
    } { $alone ->
        [yes] you are
       *[no] your side is
    } { $count } better off than with any card you are allowed to play.
if-allowed-why-trick-follow = Without the rule, anyone could discard or trump whenever it suited them.
if-allowed-why-trick-trump = Without the rule, anyone could save trumps for a better trick.
if-allowed-why-trick-overtake = Without the rule, anyone could save high cards for a better trick.
if-allowed-back = None of this has happened: the card is still in your hand.
