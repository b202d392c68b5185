### How a deal, a match and a course end.

ending-deal = The deal is over
ending-deal-points =
    { $change ->
        [0] The deal is over: no points for you
        [one] The deal is over: { $change } point for you
       *[other] The deal is over: { $change } points for you
    }
ending-deal-points-lost =
    { $change ->
        [one] The deal is over: you lose { $change } point
       *[other] The deal is over: you lose { $change } points
    }
ending-deal-nothing = The deal is over: no points for anyone
ending-points-other = { $change } for { $party }
ending-deal-lives = The deal is over: { $told }
ending-lives-31 =
    { $seat-who ->
        [you] 31!
       *[other] { $Seat } has 31:
    }
ending-lives-knocked = { $knocker } knocked
ending-lives-knocked-lost =
    { $knocker } knocked and lose{ $knocker-s } { $count ->
        [one] a life
       *[other] { $count-word } lives
    }
ending-lives-knocked-out = { $knocker } knocked and { $knocker-are } out
ending-lives-lost =
    { $losers-who ->
        [you] you lose a life
        [many] { $losers } lose a life each
       *[other] { $losers } loses a life
    }
ending-lives-lost-many = everyone else loses a life
ending-lives-lost-two = { $seat } lose{ $seat-s } { $count-word } lives
ending-lives-out =
    { $losers-who ->
        [you] you are out
        [many] { $losers } are out
       *[other] { $losers } is out
    }
ending-lives-nobody = nobody loses a life
ending-deal-rounds =
    { $end ->
        [first] The round is over: you are king
        [last] The round is over: you are tölp
       *[between] The round is over: you came { ordinal } of { $count-word }
    }
ending-match-won = You have won the match!
ending-match-over = The match is over: { $winner } won
ending-match-placed =
    { $shared ->
        [yes] The match is over: { $winner } won, and you share { ordinal } place
       *[no] The match is over: { $winner } won, and you came { ordinal } of { $count-word }
    }
ending-final = { $own }–{ $other }.
ending-ahead =
    { $margin ->
        [one] You won by one point.
       *[other] You won by { $margin-word } points.
    }
ending-short =
    { $margin ->
        [one] You were one point short.
       *[other] You were { $margin-word } points short.
    }
ending-who = Who
ending-before = Before
ending-after = Now
ending-clean = In this deal you tried nothing illegal and missed no chance.
ending-clean-tolp = In this round you tried nothing illegal and missed no chance.
ending-why-lost = This cost you most. { $place }: { $told }
ending-why-lost-seldom = Your weakest choice, though it would seldom have cost you anything. { $place }: { $told }
ending-practise = Practise next:
ending-question = Questions about the rule “{ $rule }”
ending-lesson = The lesson about the rule “{ $rule }”

ending-standing =
    { $standing }. { $lead ->
        [level] The scores are level.
        [shared] { $together ->
            [yes] Your side shares the lead.
           *[no] You share the lead.
        }
        [own] { $together ->
            [yes] Your side leads the match.
           *[no] You lead the match.
        }
       *[others] In the lead: { $who }.
    }
ending-first-lesson = Lesson one of { $game }: { $page }
ending-look-again = Look again at your weakest choice
ending-try-again = Practise what went wrong

course-finished = You have completed the whole course.
course-finished-on = You have done every lesson. Review keeps what you have learned.
