### What cards, suits, ranks, seats and parties are called. A name's attributes are its forms.

suit-s = spades
    .a = a spade
    .one = spade
suit-h = hearts
    .a = a heart
    .one = heart
suit-d = diamonds
    .a = a diamond
    .one = diamond
suit-c = clubs
    .a = a club
    .one = club

rank-a = ace
    .a = an ace
    .the = the ace
    .many = aces
    .all = the aces
    .index = A
rank-k = king
    .a = a king
    .the = the king
    .many = kings
    .all = the kings
    .index = K
rank-q = queen
    .a = a queen
    .the = the queen
    .many = queens
    .all = the queens
    .index = Q
rank-j = jack
    .a = a jack
    .the = the jack
    .many = jacks
    .all = the jacks
    .index = J
rank-10 = ten
    .a = a ten
    .the = the ten
    .many = tens
    .all = the tens
    .index = 10
rank-9 = nine
    .a = a nine
    .the = the nine
    .many = nines
    .all = the nines
    .index = 9
rank-8 = eight
    .a = an eight
    .the = the eight
    .many = eights
    .all = the eights
    .index = 8
rank-7 = seven
    .a = a seven
    .the = the seven
    .many = sevens
    .all = the sevens
    .index = 7
rank-6 = six
    .a = a six
    .the = the six
    .many = sixes
    .all = the sixes
    .index = 6
rank-5 = five
    .a = a five
    .the = the five
    .many = fives
    .all = the fives
    .index = 5
rank-4 = four
    .a = a four
    .the = the four
    .many = fours
    .all = the fours
    .index = 4
rank-3 = three
    .a = a three
    .the = the three
    .many = threes
    .all = the threes
    .index = 3
rank-2 = two
    .a = a two
    .the = the two
    .many = twos
    .all = the twos
    .index = 2

card-name = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
    .that = the { $rank } of { $suit }
cards-of-suit = { $ranks } of { $suit }
    .the = the { $ranks } of { $suit }
cards-of-rank = { $rank-many } of { $suits }
    .the = { $rank-all } of { $suits }
    .that = { $rank-all } of { $suits }
card-joker = joker
    .the = a joker
    .that = the joker
    .many = jokers

meld-trump = trump
meld-tjog = tjog
meld-viv = viv
meld-mal = mäl

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-groups = { $first }, and { $last }

## Small numbers in letters, as when one counts cards.

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
        [19] nineteenth
       *[other] twentieth
    }

## What a seat is called. "whose" is the genitive, "whom" the object form, "number" which form of a verb follows, as of a
## party; "own" and "they" speak of it again ("own" of a named player is "the": "their" would read as somebody else's);
## "have", "are", "were", "do", "s" and "es" are the verb and the verb's ending that it takes.

seat-you = you
    .number = other
    .whose = your
    .whom = you
    .own = your
    .they = you
    .have = have
    .are = are
    .were = were
    .do = do
    .s = { "" }
    .es = { "" }
seat-partner = your partner
    .number = one
    .whose = your partner’s
    .whom = your partner
    .own = their
    .they = they
    .have = has
    .are = is
    .were = was
    .do = does
    .s = s
    .es = es
seat-named = { $name }
    .number = one
    .whose =
        { $ending ->
            [s] { $name }’
           *[other] { $name }’s
        }
    .whom = { $name }
    .own = the
    .they = they
    .have = has
    .are = is
    .were = was
    .do = does
    .s = s
    .es = es
seat-numbered = player { $number }
    .number = one
    .whose = player { $number }’s
    .whom = player { $number }
    .own = the
    .they = they
    .have = has
    .are = is
    .were = was
    .do = does
    .s = s
    .es = es
seat-quoted = seat { $number }
    .number = one
    .whose = seat { $number }’s
    .whom = seat { $number }
    .own = the
    .they = they
    .have = has
    .are = is
    .were = was
    .do = does
    .s = s
    .es = es

party-yours = your side
    .number = one
    .whose = your side’s
    .whom = your side
party-opponents = your opponents
    .number = other
    .whose = your opponents’
    .whom = your opponents

## Whose the score is.

score-of =
    { $party-number ->
        [one] { $party } has
       *[other] { $party } have
    } { $unit ->
        [lives] { $score ->
            [0] no lives left
            [one] one life left
           *[other] { $score-word } lives left
        }
        [rounds] { $score ->
            [0] not been king
            [one] been king once
            [2] been king twice
           *[other] been king { $score-word } times
        }
       *[points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
    }
score-of-several =
    { $tied } have { $unit ->
        [lives] { $score ->
            [0] no lives left
            [one] one life left each
           *[other] { $score-word } lives left each
        }
       *[rounds] { $score ->
            [0] not been king
            [one] been king once each
            [2] been king twice each
           *[other] been king { $score-word } times each
        }
    }
score-out =
    { $party-number ->
        [one] { $party } is out
       *[other] { $party } are out
    }
score-out-several = { $tied } are out

## What the games are called, alone or at the start of a line, and within a sentence.

game-tolva = Tolva
    .in-text = Tolva
game-plocketolva = Plocketolva
    .in-text = Plocketolva
game-bordstolva = Bordstolva
    .in-text = Bordstolva
game-bondtolva = Bondtolva
    .in-text = Bondtolva
game-tolp = Tölp
    .in-text = Tölp
game-trettioett = Trettioett
    .in-text = Trettioett
