### Cards, suits, ranks and seats. A word's attributes are its forms.

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
    .index = A
rank-k = king
    .a = a king
    .the = the king
    .many = kings
    .index = K
rank-q = queen
    .a = a queen
    .the = the queen
    .many = queens
    .index = Q
rank-j = jack
    .a = a jack
    .the = the jack
    .many = jacks
    .index = J
rank-10 = ten
    .a = a ten
    .the = the ten
    .many = tens
    .index = 10
rank-9 = nine
    .a = a nine
    .the = the nine
    .many = nines
    .index = 9
rank-8 = eight
    .a = an eight
    .the = the eight
    .many = eights
    .index = 8
rank-7 = seven
    .a = a seven
    .the = the seven
    .many = sevens
    .index = 7
rank-6 = six
    .a = a six
    .the = the six
    .many = sixes
    .index = 6
rank-5 = five
    .a = a five
    .the = the five
    .many = fives
    .index = 5
rank-4 = four
    .a = a four
    .the = the four
    .many = fours
    .index = 4
rank-3 = three
    .a = a three
    .the = the three
    .many = threes
    .index = 3
rank-2 = two
    .a = a two
    .the = the two
    .many = twos
    .index = 2

card-name = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
card-joker = joker
    .the = a joker

meld-trump = trump
meld-tjog = tjog
meld-viv = viv
meld-mal = mäl

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## What a seat is called. "whose" is the genitive, "whom" the object form.

seat-you = you
    .whose = your
    .whom = you
seat-partner = your partner
    .whose = your partner’s
    .whom = your partner
seat-named = { $name }
    .whose =
        { $ending ->
            [s] { $name }’
           *[other] { $name }’s
        }
    .whom = { $name }
seat-numbered = player { $number }
    .whose = player { $number }’s
    .whom = player { $number }
seat-quoted = seat { $number }
    .whose = seat { $number }’s
    .whom = seat { $number }

party-yours = you
    .whose = your
    .whom = you
party-opponents = your opponents
    .whose = your opponents’
    .whom = your opponents
