### What happened: did-KIND, or did-KIND-RULE where the rule says more.

## The deal and the tricks

did-shuffled = The pack has { $count } cards, six to ace, and { $card_points } card points.
did-dealt = { $Dealer } deal{ $dealer-s } { $count-word } cards each.
did-leads = { $Leader } { $leader-are } forehand and lead{ $leader-s } first.
did-played = { $Seat } play{ $seat-s } { $card-the }.
    .short = { $seat } { $card-sign }
did-played-trick-lead = { $Seat } lead{ $seat-s } { $card-the }.
did-played-trick-follow = { $Seat } follow{ $seat-s } suit with { $card-the }.
did-played-trick-trump = { $Seat } undertrump{ $seat-s } with { $card-the }.
did-played-trick-overtake = { $Seat } head{ $seat-s } the trick with { $card-the }.
did-played-trick-discard = { $Seat } discard{ $seat-s } { $card-the }.
did-led = { $Seat } lead{ $seat-s } { $card-the }.
    .short = { $seat } { $card-sign }
did-trumped = { $Seat } trump{ $seat-s } with { $card-the }.
    .short = { $seat } { $card-sign }
did-overtrumped = { $Seat } overtrump{ $seat-s } with { $card-the }.
    .short = { $seat } { $card-sign }
did-trick-taken =
    { $last_card ->
        [yes] The trick goes to { $taker-whom }
       *[no] { $Taker } take{ $taker-s } the trick with { $card-the }
    }{ $card_points-known ->
        [yes] { $card_points ->
            [0] : no card points.
           *[other] : { $card_points } card points.
        }
       *[no] { $matadors ->
            [0] .
            [one] : one matador.
           *[other] : { $matadors-word } matadors.
        }
    }

## Melds and questions

did-called =
    { $Seat } meld{ $seat-s } and say{ $seat-s } { $meld-code ->
        [trump] “trump in { $suit }”.
       *[other] “{ $meld } in { $suit }”.
    }
did-trump-set = { $Suit } are trumps for the rest of the deal.
did-shown =
    { $seat-rival-who ->
        [many] Everyone now knows
        [you] You now know
       *[other] { $Seat-rival } now knows
    } that { $seat } { $seat-have } the king and queen of { $suit }.
did-shown-by-two = Everyone now knows that { $seat } { $seat-have } the king of { $suit } and { $partner } the queen.
did-meld-scored =
    { $points ->
        [one] The meld scores 1 point
       *[other] Setting trump scores { $points } points
    }: { $party } now { $party-number ->
        [one] has
       *[other] have
    } { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
did-asked = { $Asker } ask{ $asker-s } { $seat-whom }: “Do you have a pair to meld?”
did-declined = { $Seat } say{ $seat-s } no.

## Gubbar

did-announced-tolva-half = { $Announcer } announce{ $announcer-s } a half gubbe: six tricks in a row with at least 60 card points.
did-announced-tolva-whole = { $Announcer } announce{ $announcer-s } a whole gubbe: every trick.
did-gubbe-made-tolva-half-score =
    The half gubbe is made with { $card_points } card points: { $party-number ->
        [one] { $party } scores { $points } points.
       *[other] { $party } score { $points } points.
    } The deal ends here, and vinsten and sistan aren’t counted.
did-gubbe-made-tolva-whole =
    The whole gubbe is made: { $party } took every trick and { $party-number ->
        [one] scores { $points } points.
       *[other] score { $points } points.
    } Vinsten and sistan aren’t counted.
did-gubbe-failed-tolva-half-score =
    { $taker-known ->
        [yes] { $Taker } took one of the tricks, so the half gubbe fails: { $party-number ->
            [one] { $party } loses { $points-size } points.
           *[other] { $party } lose { $points-size } points.
        }
       *[no] { $count ->
            [6] The six tricks were worth only { $card_points } card points, and 60 are needed
           *[other] The tricks can no longer bring 60 card points
        }, so the half gubbe fails: { $party-number ->
            [one] { $party } loses { $points-size } points.
           *[other] { $party } lose { $points-size } points.
        }
    } The deal ends here, and vinsten and sistan aren’t counted.
did-gubbe-failed-tolva-whole =
    { $Taker } took one of the tricks, so the whole gubbe fails: { $party-number ->
        [one] { $party } loses { $points-size } points.
       *[other] { $party } lose { $points-size } points.
    } The deal ends here, and vinsten and sistan aren’t counted.
clause-there =
    { $tied-count ->
        [2] { $tied-who ->
            [teams] Both sides
           *[players] { $Tied } each
        }
       *[other] All three
    }
clause-level =
    { $tied-count ->
        [2] { $tied-who ->
            [teams] Both sides
           *[players] { $Tied }
        }
       *[other] All three
    } have { $among ->
        [all] the same number of
       *[some] the most
    }

## Scores

did-vinsten = 
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } the most card points, { $card_points }, and { $party-number ->
        [one] scores
       *[other] score
    } { $points } for vinsten.
did-vinsten-tied = { clause-level } card points, { $card_points } each, so nobody wins vinsten. In the next deal it is worth { $carry } points.
did-sistan = 
    { $Party } took the last trick and { $party-number ->
        [one] scores
       *[other] score
    } { $points } for sistan.
did-marked =
    { $Party } { $party-number ->
        [one] shows
       *[other] show
    } { $score ->
        [one] 1 point
       *[other] { $score } points
    } with { $cards-count ->
        [0] a face-down card.
       *[other] { $count ->
            [0] { $cards-the }.
           *[other] { $cards-the } and a face-down card.
        }
    }
did-score-written =
    { $Party } { $party-number ->
        [one] has
       *[other] have
    } { $score ->
        [one] 1 point, written down rather than shown with cards.
       *[other] { $score } points, written down rather than shown with cards.
    }
did-scores-written = The points are written down rather than shown with cards.
did-deal-over = The deal is over. { $Scores }.
did-match-won-tolva-match =
    { $party-number ->
        [one] { $Party } wins the match with { $score } points.
       *[other] { $Party } win the match with { $score } points.
    }
did-match-won-tolva-score-order =
    { clause-there } reach 12 points, but vinsten is counted before sistan: { $party-number ->
        [one] { $party } wins the match.
       *[other] { $party } win the match.
    }
