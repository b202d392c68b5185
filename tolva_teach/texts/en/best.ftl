### Questions about what is wisest, and what each choice brings.

best-ask = All of these are allowed. Which is wisest?
best-among = You choose between { $cards-the }.
best-picked = { single-picked }
best-nothing-picked = { single-nothing-picked }
best-right = { single-right }
best-wrong = Not quite. The best choice is: { $answer }.
best-ask-why = { single-ask-why }
best-results = Choice by choice
best-mark-right-chosen = best
best-mark-right-left = worse
best-mark-chose-forbidden = chosen, but worse
best-mark-missed-allowed = the best choice

best-brings-lives =
    { $count ->
        [0] This way you almost never lose a life.
        [one] This way you lose a life in 1 of every 100 deals.
       *[other] This way you lose a life in { $count } of every 100 deals.
    }

best-brings-kings =
    { $count ->
        [0] This way you almost never become king.
        [one] This way you become king in 1 of every 100 rounds.
       *[other] This way you become king in { $count } of every 100 rounds.
    }

best-brings-points =
    { $more ->
        [yes] This way your side scores { $mean } points more than the opponents in the deal, on average.
        [no] This way the opponents score { $mean } points more than your side in the deal, on average.
       *[even] This way both sides score the same in the deal, on average.
    }

best-brings-points-alone =
    { $more ->
        [yes] This way you score { $mean } points more than your opponent in the deal, on average.
        [no] This way your opponent scores { $mean } points more than you in the deal, on average.
       *[even] This way you both score the same in the deal, on average.
    }

best-due-give = You must give one card away.
best-due-ace = It is your lead, and no trick has been taken yet.
best-due-ten = It is your lead.
best-due-trump = It is your lead.
best-due-take = You play second to the trick.
best-due-throw = You play second to the trick.

best-hint-give = How many different ranks do you have left after the exchange?
best-hint-follow = How many different ranks does each choice leave you with?
best-hint-end = Who can beat it, and what can you play after that?
best-hint-knock = What is your hand worth, and how many turns have the others had to improve theirs?
best-hint-pair = Which of your cards may score for you later?
best-hint-ace = What do you want to do once you have taken a trick?
best-hint-ten = Which cards beat the one you lead, and who can have them?
best-hint-trump = Which of your cards can take the last trick?
best-hint-take = What does the trick bring you, and what may you do once you have taken it?
best-hint-throw = Which cards count when the deal is over?
