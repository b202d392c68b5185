### Questions about what is wisest, and what each choice brings.

best-ask = All of this is allowed. What is wisest?
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
        [one] This way you lose a life in one deal in a hundred.
       *[other] This way you lose a life in { $count } deals in a hundred.
    }

best-brings-kings =
    { $count ->
        [0] This way you almost never become king.
        [one] This way you become king in one round in a hundred.
       *[other] This way you become king in { $count } rounds in a hundred.
    }

best-due-give = You must give one card away.

best-hint-give = How many different ranks do you have left after the exchange?
best-hint-follow = How many different ranks does each choice leave you with?
best-hint-end = Who can beat it, and what can you play after that?
best-hint-knock = What is your hand worth, and how many turns have the others had to improve theirs?
