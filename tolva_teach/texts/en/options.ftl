### The games' variants, as one chooses among them: what they are called, and what they can be.

option-meld-names = Names of the melds
    .standard = trump, tjog, viv, mäl
    .mal-mal = trump, tjog, mäl, mäl
    .no-mal = trump, tjog, viv, viv
    .tjog = trump, then tjog
    .viv = trump, then viv
    .mal = trump, then mäl
    .tjog-viv-mal = trump, tjog, viv, mäl
option-first-trick-from-table = First trick from the table
option-max-tjog = Melds after the trump meld
    .none = any number
    .number =
        { $count ->
            [one] only one
           *[other] at most { $count }
        }
option-forehand-trump = Forehand may set trump before leading
option-eyes = Eyes
    .standard = king 4, queen 3, jack 2, ace 1
    .late = ace 4, king 3, queen 2, jack 1
option-scoring = Winning
    .standard = first to 12 points
    .no-meld-out = not by a meld
    .exact-12 = exactly 12 points
    .gotland = as on Gotland
option-exchange = Exchange with more than six players
    .continue = one more card for each pair further out
    .cap-3 = no more than three cards
option-match = Match
    .open = no end
    .rounds =
        { $count ->
            [one] one round
           *[other] { $count } rounds
        }
    .streak =
        { $count ->
            [one] king once
           *[other] king { $count } times in a row
        }
option-flying = Flying cards
    .none = none
option-jokers = Jokers
    .number =
        { $count ->
            [0] none
           *[other] { $count }
        }
option-out-on-flying = Going out on flying cards
option-singles-round = Singles round
option-revolution = Revolution
option-lives = Lives
    .number = { $count }
option-free-lap = Free ride
option-knocker = A knocker who is lowest
    .standard = loses one life, like anyone else
    .double = loses two lives
    .safe-in-tie = loses nothing in a tie
option-three-of-a-kind = Three of a kind
    .aces = only three aces count
    .of-30-5 = 30.5 points
    .of-30 = 30 points
option-stock-out = When the stock runs out
    .showdown = everyone shows
    .nobody = nobody loses a life
option-knock-from = Knocking
    .first-lap = from the first turn on
    .second-lap = once everyone has had a turn
option-passing = A player who has passed
    .again = may still play later on that pile
    .out = is out until the next pile
option-equal = The same rank will do
