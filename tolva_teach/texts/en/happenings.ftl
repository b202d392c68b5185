### What happened: did-KIND, or did-KIND-RULE where the rule says more.

## The deal and the tricks

did-shuffled = The pack has { $count } cards, six to ace, and { $card_points } card points.
did-dealt =
    { $dealer-who ->
        [you] You deal { $count } cards each.
       *[other] { $Dealer } deals { $count } cards each.
    }
did-leads =
    { $leader-who ->
        [you] You are forehand and lead first.
       *[other] { $Leader } is forehand and leads first.
    }
did-played =
    { $seat-who ->
        [you] You play { $card-the }.
       *[other] { $Seat } plays { $card-the }.
    }
    .short = { $Seat } { $card-sign }
did-played-trick-lead =
    { $seat-who ->
        [you] You lead { $card-the }.
       *[other] { $Seat } leads { $card-the }.
    }
did-played-trick-follow =
    { $seat-who ->
        [you] You follow suit with { $card-the }.
       *[other] { $Seat } follows suit with { $card-the }.
    }
did-played-trick-trump =
    { $seat-who ->
        [you] You undertrump with { $card-the }.
       *[other] { $Seat } undertrumps with { $card-the }.
    }
did-played-trick-overtake =
    { $seat-who ->
        [you] You overtake with { $card-the }.
       *[other] { $Seat } overtakes with { $card-the }.
    }
did-played-trick-discard =
    { $seat-who ->
        [you] You throw off { $card-the }.
       *[other] { $Seat } throws off { $card-the }.
    }
did-trumped =
    { $seat-who ->
        [you] You trump with { $card-the }.
       *[other] { $Seat } trumps with { $card-the }.
    }
    .short = { $Seat } { $card-sign }
did-overtrumped =
    { $seat-who ->
        [you] You overtrump with { $card-the }.
       *[other] { $Seat } overtrumps with { $card-the }.
    }
    .short = { $Seat } { $card-sign }
did-trick-taken =
    { $taker-who ->
        [you] You take
       *[other] { $Taker } takes
    } the trick with { $card-the }{ $card_points-known ->
        [yes] { $card_points ->
            [0] : no card points.
           *[other] : { $card_points } card points.
        }
       *[no] { $matadors ->
            [0] .
            [one] : one matador.
           *[other] : { $matadors } matadors.
        }
    }

## Melds and questions

did-called =
    { $meld-code ->
        [trump] { $seat-who ->
            [you] You meld and say “trump in { $suit }”.
           *[other] { $Seat } melds and says “trump in { $suit }”.
        }
       *[other] { $seat-who ->
            [you] You meld and say “{ $meld } in { $suit }”.
           *[other] { $Seat } melds and says “{ $meld } in { $suit }”.
        }
    }
did-trump-set = { $Suit } are trumps for the rest of the deal.
did-shown =
    { $seat-who ->
        [you] Everyone now knows that you hold { $cards-the }.
       *[other] Everyone now knows that { $seat } holds { $cards-the }.
    }
did-meld-scored =
    { $points ->
        [one] The meld gives one point: { $party } now { $party-who ->
            [one] has
           *[other] have
        } { $score }.
       *[other] Setting trump gives { $points } points: { $party } now { $party-who ->
            [one] has
           *[other] have
        } { $score }.
    }
did-asked =
    { $asker-who ->
        [you] You ask { $seat-whom } for a pair to meld.
       *[other] { $Asker } asks { $seat-whom } for a pair to meld.
    }
did-declined =
    { $seat-who ->
        [you] You say no.
       *[other] { $Seat } says no.
    }

## Gubbar

did-announced-tolva-half =
    { $announcer-who ->
        [you] You announce half gubbe: six tricks in a row with at least 60 card points.
       *[other] { $Announcer } announces half gubbe: six tricks in a row with at least 60 card points.
    }
did-announced-tolva-whole =
    { $announcer-who ->
        [you] You announce whole gubbe: every trick.
       *[other] { $Announcer } announces whole gubbe: every trick.
    }
did-gubbe-made-tolva-half-score =
    The half gubbe is made: { $party-who ->
        [one] { $party } scores { $points } points.
       *[other] { $party } score { $points } points.
    }
did-gubbe-made-tolva-whole =
    The whole gubbe is made: { $party-who ->
        [one] { $party } scores { $points } points.
       *[other] { $party } score { $points } points.
    }
did-gubbe-failed-tolva-half-score =
    The half gubbe fails: { $party-who ->
        [one] { $party } loses { $points-size } points.
       *[other] { $party } lose { $points-size } points.
    }
did-gubbe-failed-tolva-whole =
    The whole gubbe fails: { $party-who ->
        [one] { $party } loses { $points-size } points.
       *[other] { $party } lose { $points-size } points.
    }

## Scores

did-vinsten =
    { $party-who ->
        [one] { $Party } wins vinsten
       *[other] { $Party } win vinsten
    } with { $card_points } card points, for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
did-vinsten-tied = Most card points are tied at { $card_points } each, so nobody gets vinsten. In the next deal it is worth { $carry } points.
did-sistan =
    { $party-who ->
        [one] { $Party } wins sistan, the last trick, for { $points } point.
       *[other] { $Party } win sistan, the last trick, for { $points } point.
    }
did-marked =
    { $cards-count ->
        [0] { $Party } { $party-who ->
            [one] shows
           *[other] show
        } one point with a card face down.
       *[other] { $count ->
            [0] { $Party } { $party-who ->
                [one] shows
               *[other] show
            } { $score } points with { $cards-the }.
           *[other] { $Party } { $party-who ->
                [one] shows
               *[other] show
            } { $score } points with { $cards-the } and a card face down.
        }
    }
did-score-written = { $Party } { $party-who ->
        [one] has
       *[other] have
    } { $score ->
        [one] { $score-signed } point, written down and not shown with cards.
       *[other] { $score-signed } points, written down and not shown with cards.
    }
did-deal-over = The deal is over. The score is { $scores }.
did-match-won-tolva-match =
    { $party-who ->
        [one] { $Party } wins the match with { $score } points.
       *[other] { $Party } win the match with { $score } points.
    }
did-match-won-tolva-score-order =
    Two parties reach twelve points, but vinsten is counted before sistan: { $party-who ->
        [one] { $party } wins the match.
       *[other] { $party } win the match.
    }
