### What can be known of another player, and what gave it away: knows-RULE-CASE, or knows-CASE where no rule decided.

clause-has-none-of = can’t have { $cards-the-or }

clause-it =
    { $cards-count ->
        [one] it
       *[other] them
    }

## The trick games

knows-trick-follow-holds-led = { $Seat } { $seat-have } no { $led } and couldn’t follow suit in trick { $trick }.
knows-trick-trump-holds-trump = { $Seat } { $seat-have } no { $trump }, the trump suit, and couldn’t trump in trick { $trick }.
knows-trick-overtake-must-beat = { $Seat } { clause-has-none-of }, having failed to beat { $winning-the } in trick { $trick }.
knows-trick-overtake-must-overtrump = { $Seat } { clause-has-none-of }, having failed to overtrump { $winning-the } in trick { $trick }.
knows-bond-lead-answer-cannot = { $Seat } { $seat-have } no { $suit } and couldn’t lead the suit after the answer.
knows-bond-ask-suit-asked = { $Seat } asked for { $suit } and { $seat-have } either the king or the queen.
knows-holds-shown = { $Seat } { $seat-have } { $cards-the }, which everyone saw in the meld.
knows-holds-turned = { $Seat } { $seat-have } { $cards-the }, which everyone has seen.
knows-holds-counted =
    { $Seat } must have { $cards-the }: { $cards-count ->
        [one] it can be nowhere else
       *[other] they can be nowhere else
    }.
knows-counted = Anyone who counts the cards can tell that { $seat } can’t have { $cards-the-or }.
knows-shown = { $Partner } showed { $cards-the }, so { $seat } can’t have { clause-it }.
knows-holds-led = { knows-trick-follow-holds-led }
knows-could-not-play = { $Seat } { clause-has-none-of }: otherwise { $card-the } couldn’t have been played in trick { $trick }.

## Tölp

knows-tolp-exchange-give-given = { $Seat } got { $cards-ranks } from you in the exchange and still { $seat-have } { clause-it }.
knows-tolp-exchange-high-got = { $Seat } got { $cards-ranks } from you in the exchange and still { $seat-have } { clause-it }.
knows-tolp-option-singles-passed = { $Seat } got { $cards-ranks } from you in the singles round and still { $seat-have } { clause-it }.
knows-tolp-start-starts = { $Seat } start{ $seat-s } and must therefore have { $cards-the }.
knows-tolp-exchange-ask-at-least =
    { $count ->
        [one] { $Seat } { $seat-have } at least { $rank-a }: the questions in the exchange showed that.
       *[other] { $Seat } { $seat-have } at least { $count-word } { $rank-many }: the questions in the exchange showed that.
    }
knows-tolp-exchange-ask-has-none = { $Seat } { $seat-have } no { $rank-many }: that was the answer in the exchange.
knows-tolp-exchange-high-nothing-higher = In the exchange { $seat } had to hand over whatever was highest, and kept nothing above { $rank-a }.
knows-tolp-pass-tells-nothing = A pass tells you nothing for certain: anyone may pass, whatever they hold.

## Trettioett

knows-holds-taken = { $Seat } took { $cards-the } from the pile and { $seat-have }n’t discarded { clause-it }.
knows-thirtyone-31-would-have-shown = { $Seat } can’t have { $cards-the-or }: the hand would have been worth 31 and would have been shown.
knows-thirtyone-turn-threw = { $Seat } { $seat-have } discarded { $cards-the }.
