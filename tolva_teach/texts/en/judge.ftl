### Judging a position on a real table: what is wrong with it, and what has to be told.

judge-fault-game = That game cannot be judged here.
judge-fault-players = This game takes { $least }–{ $most } players.
judge-fault-options = The link has house rules that the game does not have.
judge-fault-field = The link has something in it that cannot be understood.
judge-fault-number = The number should be between { $least } and { $most }.
judge-fault-score = The score cannot be like that while a deal is under way.
judge-fault-too-many = The position has more than { $most } cards.
judge-fault-foreign = { $card } is not in this game.
judge-fault-twice = { $card } lies there twice.
judge-fault-no-hand = Lay out the cards that you hold.
judge-fault-trick-too-long =
    The trick is full: yours is the next card, so { $most ->
        [one] one card at most lies
       *[other] { $most } cards at most lie
    } there before you.
judge-fault-takers = The tricks cannot have been taken like that.
judge-fault-trump = Trumps are one of the four suits.
judge-fault-question = Only your partner can ask you, so it takes four players.
judge-fault-gubbe = The game has no such gubbe.
judge-fault-duty = The game has no such duty.
judge-fault-row-too-long = A row on the table has at most { $most } cards.
judge-fault-no-lay = Those cards cannot be played together.
judge-fault-lives = You cannot have that many lives.
judge-fault-hands = Everyone should have { $count } cards in hand.
judge-fault-too-many-hands = You are { $most } players and cannot show more hands.
judge-fault-counts = Say what each side has taken.
judge-fault-counts-sum = Together it should be { $most }.
