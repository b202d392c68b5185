### What happened: did-KIND, or did-KIND-RULE where the rule says more.

## The deal and the tricks

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
did-trick-taken =
    { $taker-who ->
        [you] You take
       *[other] { $Taker } takes
    } the trick with { $card-the }{ $card_points ->
        [0] : no card points.
       *[other] : { $card_points } card points.
    }

## Melds and questions

did-melded =
    { $seat-who ->
        [you] { $meld-code ->
            [trump] You set trump in { $suit }: 2 points.
           *[other] You meld: { $meld } in { $suit }, 1 point.
        }
       *[other] { $meld-code ->
            [trump] { $Seat } sets trump in { $suit }: 2 points.
           *[other] { $Seat } melds: { $meld } in { $suit }, 1 point.
        }
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
did-deal-over = The deal is over. The score is { $scores }.
did-match-won-tolva-match =
    { $party-who ->
        [one] { $Party } wins the match with { $score } points.
       *[other] { $Party } win the match with { $score } points.
    }
did-match-won-tolva-score-order =
    More than one has twelve points, but vinsten is counted before sistan: { $party-who ->
        [one] { $party } wins the match.
       *[other] { $party } win the match.
    }
