### Questions about what is wisest, and what each choice brings.

best-ask = All of this is allowed. What is wisest?

best-brings-lives =
    { $count ->
        [0] This way you almost never lose a life.
        [one] This way you lose a life in one deal of a hundred.
       *[other] This way you lose a life in { $count } deals of a hundred.
    }

best-hint-knock = What is your hand worth, and how many turns have the others had to better theirs?
