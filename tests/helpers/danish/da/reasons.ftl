### Hvorfor noget må eller ikke må gøres: why-REGEL-TILFÆLDE. Er $seat den, der tales til, står der »du«.

clause-partner-so-far =
    { $finished-known ->
        [yes] { $seat-who ->
            [you] din egen makker vandt netop da
           *[other] { $winner-who ->
                [you] du vandt netop da
               *[other] makkeren, { $winner }, vandt netop da
            }
        }
       *[no] { $seat-who ->
            [you] din egen makker vinder lige nu
           *[other] { $winner-who ->
                [you] du vinder lige nu
               *[other] makkeren, { $winner }, vinder lige nu
            }
        }
    }

clause-partner-wins =
    { $winner-side ->
        [partner] , selv om { clause-partner-so-far }
       *[opponent] { "" }
    }

clause-beats-none =
    { $must-count ->
        [one] , som ikke slår { $winning }
       *[other] : ingen af dem slår { $winning }
    }

clause-last-card = { $Seat } har kun ét kort at spille.

clause-open =
    { $open-known ->
        [yes] . { reason-open }
       *[no] .
    }

reason-open = { $Open } ligger på bordet og tæller også med.

why-trick-lead-any = { $Seat } er inde og må spille et hvilket som helst kort ud.
why-trick-lead-one-card = { clause-last-card }
why-trick-follow-holds-led =
    { $beating ->
        [some] { $Seat } har { $led } og skal bekende kulør med et kort, der slår { $winning-rank-the }: { $must-or }
       *[other] { $Seat } har { $led } og skal bekende kulør: kun { $must-count ->
            [one] { $must } må spilles
            [2] { $must } må spilles
            [3] { $must } må spilles
           *[other] { $led } må spilles
        }
    }{ clause-open }
    .beside = { $Led } er spillet ud og skal bekendes.
why-trick-follow-follows =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { $Seat } skal bekende kulør og har kun én { $led }: { $must-rank-the }
           *[other] { $Seat } skal bekende kulør, men har ingen { $led }, der slår { $winning-rank-the }: enhver { $led } duer
        }{ clause-open }
    }
why-trick-follow-trumped =
    { $count ->
        [one] { clause-last-card }
       *[other] { $must-count ->
            [one] { $Seat } skal bekende kulør og har kun én { $led }: { $must-rank-the }
           *[other] { $Seat } skal bekende kulør. Stikket er allerede trumfet, så ingen { $led } kan tage det: enhver { $led } duer
        }.
    }
why-trick-trump-holds-trump =
    { $Seat } har ingen { $led }, og { $trump } er trumf. Så skal { $seat } { $beating ->
        [some] overtrumfe { $winning } med { $must-or }
       *[other] { $beating ->
            [none] undertrumfe
           *[other] trumfe
        } med { $must-count ->
            [one] { $must }
            [2] { $must-or }
            [3] { $must-or }
           *[other] en af { $seat-own-many } { $trump }
        }
    }{ $beating ->
        [none] { clause-beats-none }
       *[other] { clause-partner-wins }
    }{ clause-open }
    .beside = Den, der er renonce i { $led }, skal trumfe.
why-trick-overtake-must-beat =
    { $must-count ->
        [one] { $Seat } har { $must }, som slår { $winning-rank-the }, og skal stikke over
       *[other] { $Seat } kan slå { $winning-rank-the } med { $must-or } og skal stikke over
    }{ clause-partner-wins }{ clause-open }
    .beside = Slår ikke { $winning-rank-the }.
why-trick-overtake-must-overtrump = { $Seat } har ingen { $led } og skal overtrumfe { $winning } med { $must-or }{ clause-partner-wins }.
    .beside = Slår ikke { $winning }.
