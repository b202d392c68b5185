### What happened in bondtolva.

did-shuffled-bond-deck = The pack has { $count } cards, nine to ace, with { $matadors } matadors and { $eyes } eyes.
did-shuffled-bond-option-eyes = The pack has { $count } cards, nine to ace, with { $matadors } matadors and { $eyes } eyes: the ace counts 4 eyes, the king 3, the queen 2 and the jack 1.
did-trump-set-bond-phase2 = { $Suit } become trumps from the seventh trick on.
did-phase-two =
    { $trump-known ->
        [yes] The stock is empty. From now on players must follow suit, or else trump, and overtake when they can: { $trump } are trumps.
       *[no] The stock is empty. From now on players must follow suit, and overtake when they can: no trump is set.
    }
did-asked-bond-ask =
    { $asker-who ->
        [you] You ask { $seat-whom }: { $meld-code ->
            [trump] “Have you trump?”
           *[other] “Have you { $meld }?”
        }
       *[other] { $Asker } asks { $seat-whom }: { $meld-code ->
            [trump] “Have you trump?”
           *[other] “Have you { $meld }?”
        }
    }
did-asked-bond-ask-suit =
    { $asker-who ->
        [you] You ask { $seat-whom }: “Have you { $suit }?”
       *[other] { $Asker } asks { $seat-whom }: “Have you { $suit }?”
    }
did-affirmed =
    { $seat-who ->
        [you] You say yes, and the pair is melded: { $meld-code ->
            [trump] trump in { $suit }.
           *[other] { $meld } in { $suit }.
        }
       *[other] { $Seat } says yes, and the pair is melded: { $meld-code ->
            [trump] trump in { $suit }.
           *[other] { $meld } in { $suit }.
        }
    }
did-must-lead-card =
    { $seat-who ->
        [you] You must now lead your king or queen of { $suit }.
       *[other] { $Seat } must now lead the king or queen of { $suit }.
    }
did-must-lead-suit = { $Seat } must now lead { $suit }.
did-must-lead-pair =
    { $seat-who ->
        [you] You must lead the king or queen of { $suit } when you are next in.
       *[other] { $Seat } must lead the king or queen of { $suit } when next in.
    }
did-cannot =
    { $seat-who ->
        [you] You say “cannot”, holding no { $suit }.
       *[other] { $Seat } says “cannot”, holding no { $suit }.
    } { $partner-who ->
        [you] You must lead the king or queen when you are next in.
       *[other] { $Partner } must lead the king or queen when next in.
    }
did-vinsten-bond-score-vinsten =
    { $party-who ->
        [one] { $Party } wins vinsten
       *[other] { $Party } win vinsten
    } with { $matadors } matadors and { $eyes } eyes, for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
did-vinsten-tied-bond-score-vinsten = Vinsten is tied at { $matadors } matadors and { $eyes } eyes each, so nobody gets it.
did-fell-back =
    { $party-who ->
        [one] { $Party } has { $score } points, more than twelve, and falls to { $points }.
       *[other] { $Party } have { $score } points, more than twelve, and fall to { $points }.
    }
did-marked-bond-markers =
    { $party-who ->
        [one] { $count ->
            [0] { $Party } covers the six that lies face up: no points are missing.
            [one] { $Party } shows { $score } points with the sixes: one pip still shows.
           *[other] { $Party } shows { $score } { $score ->
                [one] point
               *[other] points
            } with the sixes: { $count } pips still show.
        }
       *[other] { $count ->
            [0] { $Party } cover the six that lies face up: no points are missing.
            [one] { $Party } show { $score } points with the sixes: one pip still shows.
           *[other] { $Party } show { $score } { $score ->
                [one] point
               *[other] points
            } with the sixes: { $count } pips still show.
        }
    }
did-match-won-bond-match = { did-match-won-tolva-match }
did-match-won-bond-score-order = { did-match-won-tolva-score-order }
did-match-won-bond-score-meld =
    { $party-who ->
        [one] { $Party } wins the match by melding: { $score } points in mid-deal.
       *[other] { $Party } win the match by melding: { $score } points in mid-deal.
    }
did-match-won-bond-option-exact =
    { $party-who ->
        [one] { $Party } wins the match with exactly { $score } points.
       *[other] { $Party } win the match with exactly { $score } points.
    }
did-match-won-bond-option-gotland =
    Several have twelve points or more. Then vinsten decides, next sistan, next the points: { $party-who ->
        [one] { $party } wins the match.
       *[other] { $party } win the match.
    }
