### Vad kort, färger, valörer, platser och parter kallas. Ett namns attribut är dess böjningsformer.

suit-s = spader
    .the = spadern
suit-h = hjärter
    .the = hjärtern
suit-d = ruter
    .the = rutern
suit-c = klöver
    .the = klövern

rank-a = ess
    .a = ett ess
    .the = esset
    .it = det
    .many = ess
    .all = essen
    .none = inget
    .index = E
rank-k = kung
    .a = en kung
    .the = kungen
    .it = den
    .many = kungar
    .all = kungarna
    .none = ingen
    .index = K
rank-q = dam
    .a = en dam
    .the = damen
    .it = den
    .many = damer
    .all = damerna
    .none = ingen
    .index = D
rank-j = knekt
    .a = en knekt
    .the = knekten
    .it = den
    .many = knektar
    .all = knektarna
    .none = ingen
    .index = Kn
rank-10 = tio
    .a = en tia
    .the = tian
    .it = den
    .many = tior
    .all = tiorna
    .none = ingen
    .index = 10
rank-9 = nio
    .a = en nia
    .the = nian
    .it = den
    .many = nior
    .all = niorna
    .none = ingen
    .index = 9
rank-8 = åtta
    .a = en åtta
    .the = åttan
    .it = den
    .many = åttor
    .all = åttorna
    .none = ingen
    .index = 8
rank-7 = sju
    .a = en sjua
    .the = sjuan
    .it = den
    .many = sjuor
    .all = sjuorna
    .none = ingen
    .index = 7
rank-6 = sex
    .a = en sexa
    .the = sexan
    .it = den
    .many = sexor
    .all = sexorna
    .none = ingen
    .index = 6
rank-5 = fem
    .a = en femma
    .the = femman
    .it = den
    .many = femmor
    .all = femmorna
    .none = ingen
    .index = 5
rank-4 = fyra
    .a = en fyra
    .the = fyran
    .it = den
    .many = fyror
    .all = fyrorna
    .none = ingen
    .index = 4
rank-3 = tre
    .a = en trea
    .the = trean
    .it = den
    .many = treor
    .all = treorna
    .none = ingen
    .index = 3
rank-2 = två
    .a = en tvåa
    .the = tvåan
    .it = den
    .many = tvåor
    .all = tvåorna
    .none = ingen
    .index = 2

card-name = { $suit } { $rank }
    .the = { $suit } { $rank }
    .that = { $suit } { $rank }
cards-of-suit = { $suit } { $ranks }
    .the = { $suit } { $ranks }
cards-of-rank = { $rank-all } i { $suits }
    .the = { $rank-all } i { $suits }
    .that = { $rank-all } i { $suits }
card-joker = joker
    .the = en joker
    .that = jokern
    .many = jokrar

meld-trump = trumf
meld-tjog = tjog
meld-viv = viv
meld-mal = mäl

list-and = { $first } och { $last }
list-or = { $first } eller { $last }
list-groups = { $first } samt { $last }

## Små tal i bokstäver, som när man räknar kort.

number-1 = ett
number-2 = två
number-3 = tre
number-4 = fyra
number-5 = fem
number-6 = sex
number-7 = sju
number-8 = åtta
number-9 = nio
number-10 = tio
number-11 = elva
number-12 = tolv

ordinal =
    { $place ->
        [1] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
        [6] sjätte
        [7] sjunde
        [8] åttonde
        [9] nionde
       *[other] { $place }:e
    }

## Hur en plats kallas. "whose" är genitiv, "whose-ett" framför ett ord som heter ett, "whom" objektsform, "they" när
## den just är nämnd.

seat-you = du
    .whose = din
    .whose-ett = ditt
    .whose-many = dina
    .own = din
    .own-ett = ditt
    .own-many = dina
    .whom = dig
    .they = du
seat-partner = din partner
    .whose = din partners
    .whose-ett = din partners
    .whose-many = din partners
    .own = sin
    .own-ett = sitt
    .own-many = sina
    .whom = din partner
    .they = hen
seat-named = { $name }
    .whose =
        { $ending ->
            [s] { $name }
            [x] { $name }
            [z] { $name }
           *[other] { $name }s
        }
    .whose-ett = { seat-named.whose }
    .whose-many = { seat-named.whose }
    .own = sin
    .own-ett = sitt
    .own-many = sina
    .whom = { $name }
    .they = hen
seat-numbered = spelare { $number }
    .whose = spelare { $number }:s
    .whose-ett = spelare { $number }:s
    .whose-many = spelare { $number }:s
    .own = sin
    .own-ett = sitt
    .own-many = sina
    .whom = spelare { $number }
    .they = hen
seat-quoted = plats { $number }
    .whose = plats { $number }:s
    .whose-ett = plats { $number }:s
    .whose-many = plats { $number }:s
    .own = sin
    .own-ett = sitt
    .own-many = sina
    .whom = plats { $number }
    .they = hen

party-yours = ni
    .whose = er
    .whom = er
party-opponents = motståndarna
    .whose = motståndarnas
    .whom = motståndarna

## Vems ställningen är.

score-of =
    { $unit ->
        [lives] { $score ->
            [0] { $party } har inga liv kvar
            [one] { $party } har ett liv kvar
           *[other] { $party } har { $score-word } liv kvar
        }
        [rounds] { $score ->
            [0] { $party } har inte varit kung
            [one] { $party } har varit kung en gång
           *[other] { $party } har varit kung { $score-word } gånger
        }
       *[points] { $party } har { $score } poäng
    }
score-of-several =
    { $unit ->
        [lives] { $score ->
            [0] { $tied } har inga liv kvar
            [one] { $tied } har vardera ett liv kvar
           *[other] { $tied } har vardera { $score-word } liv kvar
        }
       *[rounds] { $score ->
            [0] { $tied } har inte varit kung
            [one] { $tied } har varit kung en gång var
           *[other] { $tied } har varit kung { $score-word } gånger var
        }
    }
score-out = { $party } är utslagen
score-out-several = { $tied } är utslagna

## Vad spelen heter, ensamt eller först på en rad och inne i en mening.

game-tolva = Tolva
    .in-text = tolva
game-plocketolva = Plocketolva
    .in-text = plocketolva
game-bordstolva = Bordstolva
    .in-text = bordstolva
game-bondtolva = Bondtolva
    .in-text = bondtolva
game-tolp = Tölp
    .in-text = tölp
game-trettioett = Trettioett
    .in-text = trettioett
