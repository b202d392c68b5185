### The front page: what this is, where one begins, and each game in a few sentences. The games say how many players and cards.

front-lead =
    Learn Swedish card games by playing them: { $games }. You follow real deals card by card, say what you may
    do, and hear the rule behind every answer.
front-play = Play a deal now
front-play-about = { $game } for three: collect 31 in one suit. The coach advises you.
front-learn = Lessons
front-play-course = { $game }. The coach advises you at every turn.
front-learn-about = { $game } begins with “{ $page }”.
front-unfinished = Go on with your match
front-choose = Or choose a game:
front-lessons = All pages
front-picture = Play this deal: three cards in your hand, a face-up card that you may take, and two opponents.
front-picture-game = In the middle of a deal of { $game }.

front-players =
    { $seats ->
        [one] { $least } players
       *[other] { $least }–{ $most } players
    }
front-cards = { $count } cards, from { $lowest } to { $highest }
front-form-players =
    { $count ->
        [2] For two
        [3] For three
        [4] For four
       *[other] For { $count }
    }
front-way-deals = Follow a deal
front-way-questions = Answer questions
front-way-play = Play a deal
front-way-rules = Read the rules
front-way-sheet = Print a sheet
front-way-of = { $way }: { $game }

## The games. "time" is how long it takes, "special" what is peculiar to it, "form-N" the game for N players.

about-tolva = You take tricks and meld a king and queen of one suit. The first side to reach 12 points wins the match.
    .time = a match takes about half an hour
    .special =
        The ten beats the king, and if you can beat the winning card you must, even your own partner’s. A deal
        begins without trumps: whoever melds first sets trump.
    .form-3 = Everyone plays for themselves, and nobody has a partner to ask.
about-plocketolva =
    Tolva for two with a stock: after each trick both draw a new card, as long as the stock lasts. The first to reach
    12 points wins the match.
    .time = a match takes about half an hour
about-bordstolva =
    Tolva for two with cards on the table: each player plays from a row of face-up cards as well as
    from the hand, and under the row lie cards nobody has seen. The first to reach 12 points wins the match.
    .time = a match takes about half an hour
about-bondtolva =
    You take tricks, count aces and tens, and meld a king and queen of one suit. The first side to reach 12 points wins
    the match.
    .time = a match takes about twenty minutes
    .special =
        With two players the first six tricks are free: you play any card you like, and draw a new one after each.
        After that you must follow suit, trump and beat the winning card.
    .form-3 = Everyone plays for themselves, without a stock, and the trick rules apply from the beginning.
    .form-4 = Two sides: you may ask your partner for trump or for a tjog (a later meld), and if you get a tjog, it limits your next lead.
about-tolp = The first to get rid of all their cards is king; the last with cards in hand is tölp, the boor.
    .time = a round takes about five minutes
    .special =
        You beat the last play with a higher rank, using at least as many cards, or pass. Before the next round the king
        hands the tölp unwanted cards and gets the tölp’s best.
    .form-2 = Some cards are set aside unseen before each round, so you don’t know what the other player has.
about-trettioett =
    You exchange one card at a time to collect points in a single suit. The last player with a life left wins the pot.
    .time = a pot takes about twenty minutes
    .special =
        If you think your hand is good enough, you knock: the others get one more turn each, and the lowest hand loses a life.
        But a hand of 31 ends the deal at once, and everyone else loses a life.
