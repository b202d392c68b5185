### What happened in bondtolva.

did-shuffled-bond-deck = The pack has { $count } cards, nine to ace, with { $matadors-word } matadors (aces and tens) and { $eyes } eyes.
did-shuffled-bond-option-eyes = The pack has { $count } cards, nine to ace, with { $matadors-word } matadors (aces and tens) and { $eyes } eyes: the ace counts 4 eyes, the king 3, the queen 2 and the jack 1.
did-dealt-bond-deal =
    { $stock-known ->
        [yes] { did-dealt-plocke-deal }
       *[no] { did-dealt }
    }
did-trump-set-bond-phase2 = { $Suit } are trumps from the seventh trick on.
did-phase-two =
    { $trump-known ->
        [yes] The stock is used up. From now on players must follow suit, or else trump, and head the trick when they can. { $Trump } are trumps.
       *[no] The stock is used up. From now on players must follow suit, and head the trick when they can. There are no trumps.
    }
did-asked-bond-ask =
    { $Asker } ask{ $asker-s } { $seat-whom }: { $meld-code ->
        [trump] “Do you have trump?”
       *[other] “Do you have { $meld }?”
    }
did-asked-bond-ask-suit = { $Asker } ask{ $asker-s } { $seat-whom }: “Do you have { $suit }?”
did-affirmed =
    { $Seat } say{ $seat-s } yes, and the pair is melded: { $meld-code ->
        [trump] “trump in { $suit }”.
       *[other] “{ $meld } in { $suit }”.
    }
did-must-lead-card = { $Seat } must now lead { $card-the }.
did-must-lead-suit = { $Seat } must now lead { $suit }.
did-must-lead-pair = { $Seat } must lead the king or queen of { $suit } when next on lead.
did-cannot = { $Seat } { $seat-have } no { $suit } and say{ $seat-s } “kan inte” (cannot). { $Partner } must lead the king or queen of { $suit } when next on lead.
did-vinsten-bond-score-vinsten =
    { $level ->
        [one] { $Party } { $party-number ->
            [one] has the most matadors, { $matadors-word }, and scores
           *[other] have the most matadors, { $matadors-word }, and score
        } { $points } for vinsten.
       *[other] { clause-level } matadors, { $matadors-word } each, so the eyes decide: with { $level ->
            [2] more of them
           *[other] the most
        }, { $eyes }, { $party } { $party-number ->
            [one] scores
           *[other] score
        } { $points } for vinsten.
    }
did-vinsten-tied-bond-score-vinsten = { clause-level } matadors, { $matadors-word } each, and { $eyes } eyes each as well, so nobody wins vinsten.
did-fell-back =
    { $party-number ->
        [one] { $Party } has { $score } points, more than 12, and falls to { $points }.
       *[other] { $Party } have { $score } points, more than 12, and fall to { $points }.
    }
did-marked-bond-markers =
    { $party-number ->
        [one] { $count ->
            [0] { $Party } covers the face-up six: no points to go.
            [one] { $Party-whose } sixes show one pip: one point to go.
           *[other] { $Party-whose } sixes show { $count-word } pips: { $count-word } points to go.
        }
       *[other] { $count ->
            [0] { $Party } cover the face-up six: no points to go.
            [one] { $Party-whose } sixes show one pip: one point to go.
           *[other] { $Party-whose } sixes show { $count-word } pips: { $count-word } points to go.
        }
    }
did-match-won-bond-match = { did-match-won-tolva-match }
did-match-won-bond-score-order = { did-match-won-tolva-score-order }
did-match-won-bond-score-meld =
    { $party-number ->
        [one] { $Party } wins the match by melding: { $score } points in the middle of a deal.
       *[other] { $Party } win the match by melding: { $score } points in the middle of a deal.
    }
did-match-won-bond-option-exact =
    { $by ->
        [vinsten] { clause-there } have exactly { $score } points, and vinsten decides: { $party } took it and { $party-number ->
            [one] wins the match.
           *[other] win the match.
        }
        [sistan] { clause-there } have exactly { $score } points, and sistan decides: { $party } took it and { $party-number ->
            [one] wins the match.
           *[other] win the match.
        }
       *[alone] { $Party } { $party-number ->
            [one] wins
           *[other] win
        } the match with exactly { $score } points.
    }
did-match-won-bond-option-gotland =
    { $by ->
        [vinsten] { clause-there } have 12 points or more, and vinsten decides: { $party } took it and { $party-number ->
            [one] wins the match.
           *[other] win the match.
        }
        [sistan] { clause-there } have 12 points or more, and sistan decides: { $party } took it and { $party-number ->
            [one] wins the match.
           *[other] win the match.
        }
       *[points] { clause-there } have 12 points or more. { $Party } { $party-number ->
            [one] has the most, { $score }, and wins the match.
           *[other] have the most, { $score }, and win the match.
        }
    }
