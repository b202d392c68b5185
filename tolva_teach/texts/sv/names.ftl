### Kort, färger, valörer och platser. Ett ords attribut är dess böjningsformer.

suit-s = spader
suit-h = hjärter
suit-d = ruter
suit-c = klöver

rank-a = ess
    .a = ett ess
    .the = esset
    .many = ess
    .index = E
rank-k = kung
    .a = en kung
    .the = kungen
    .many = kungar
    .index = K
rank-q = dam
    .a = en dam
    .the = damen
    .many = damer
    .index = D
rank-j = knekt
    .a = en knekt
    .the = knekten
    .many = knektar
    .index = Kn
rank-10 = tio
    .a = en tia
    .the = tian
    .many = tior
    .index = 10
rank-9 = nio
    .a = en nia
    .the = nian
    .many = nior
    .index = 9
rank-8 = åtta
    .a = en åtta
    .the = åttan
    .many = åttor
    .index = 8
rank-7 = sju
    .a = en sjua
    .the = sjuan
    .many = sjuor
    .index = 7
rank-6 = sex
    .a = en sexa
    .the = sexan
    .many = sexor
    .index = 6
rank-5 = fem
    .a = en femma
    .the = femman
    .many = femmor
    .index = 5
rank-4 = fyra
    .a = en fyra
    .the = fyran
    .many = fyror
    .index = 4
rank-3 = tre
    .a = en trea
    .the = trean
    .many = treor
    .index = 3
rank-2 = två
    .a = en tvåa
    .the = tvåan
    .many = tvåor
    .index = 2

card-name = { $suit } { $rank }
    .the = { $suit } { $rank }
card-joker = joker
    .the = en joker

meld-trump = trumf
meld-tjog = tjog
meld-viv = viv
meld-mal = mäl

list-and = { $first } och { $last }
list-or = { $first } eller { $last }

## Hur en plats kallas. "whose" är genitiv, "whom" objektsform.

seat-you = du
    .whose = din
    .whose-many = dina
    .own = din
    .whom = dig
seat-partner = din partner
    .whose = din partners
    .whose-many = din partners
    .own = sin
    .whom = din partner
seat-named = { $name }
    .whose =
        { $ending ->
            [s] { $name }
            [x] { $name }
            [z] { $name }
           *[other] { $name }s
        }
    .whose-many = { seat-named.whose }
    .own = sin
    .whom = { $name }
seat-numbered = spelare { $number }
    .whose = spelare { $number }:s
    .whose-many = spelare { $number }:s
    .own = sin
    .whom = spelare { $number }
seat-quoted = plats { $number }
    .whose = plats { $number }:s
    .whose-many = plats { $number }:s
    .own = sin
    .whom = plats { $number }

party-yours = ni
    .whose = er
    .whom = er
party-opponents = motståndarna
    .whose = motståndarnas
    .whom = motståndarna
