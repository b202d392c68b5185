### Hvad kort, kulører, værdier, pladser og partier hedder. Et navns attributter er dets bøjningsformer.

suit-s = spar
    .the = sparen
suit-h = hjerter
    .the = hjerteren
suit-d = ruder
    .the = ruderen
suit-c = klør
    .the = kløren

rank-a = es
    .a = et es
    .the = esset
    .many = esser
    .all = esserne
    .none = intet
    .index = E
rank-k = konge
    .a = en konge
    .the = kongen
    .many = konger
    .all = kongerne
    .none = ingen
    .index = K
rank-q = dame
    .a = en dame
    .the = damen
    .many = damer
    .all = damerne
    .none = ingen
    .index = D
rank-j = bonde
    .a = en bonde
    .the = bonden
    .many = bønder
    .all = bønderne
    .none = ingen
    .index = B
rank-10 = ti
    .a = en tier
    .the = tieren
    .many = tiere
    .all = tierne
    .none = ingen
    .index = 10
rank-9 = ni
    .a = en nier
    .the = nieren
    .many = niere
    .all = nierne
    .none = ingen
    .index = 9
rank-8 = otte
    .a = en otter
    .the = otteren
    .many = ottere
    .all = otterne
    .none = ingen
    .index = 8
rank-7 = syv
    .a = en syver
    .the = syveren
    .many = syvere
    .all = syverne
    .none = ingen
    .index = 7
rank-6 = seks
    .a = en sekser
    .the = sekseren
    .many = seksere
    .all = sekserne
    .none = ingen
    .index = 6
rank-5 = fem
    .a = en femmer
    .the = femmeren
    .many = femmere
    .all = femmerne
    .none = ingen
    .index = 5
rank-4 = fire
    .a = en firer
    .the = fireren
    .many = firere
    .all = firerne
    .none = ingen
    .index = 4
rank-3 = tre
    .a = en treer
    .the = treeren
    .many = treere
    .all = treerne
    .none = ingen
    .index = 3
rank-2 = to
    .a = en toer
    .the = toeren
    .many = toere
    .all = toerne
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
    .that = jokeren
    .many = jokere

meld-trump = trumf
meld-tjog = tjog
meld-viv = viv
meld-mal = mäl

list-and = { $first } og { $last }
list-or = { $first } eller { $last }

## Små tal i bogstaver, som når man tæller kort.

number-1 = et
number-2 = to
number-3 = tre
number-4 = fire
number-5 = fem
number-6 = seks
number-7 = syv
number-8 = otte
number-9 = ni
number-10 = ti
number-11 = elleve
number-12 = tolv

## Hvad en plads kaldes. "whose" er genitiv, "whose-ett" foran et ord i intetkøn, "whom" objektsform.

seat-you = du
    .whose = din
    .whose-ett = dit
    .whose-many = dine
    .own = din
    .own-ett = dit
    .own-many = dine
    .whom = dig
seat-partner = din makker
    .whose = din makkers
    .whose-ett = din makkers
    .whose-many = din makkers
    .own = sin
    .own-ett = sit
    .own-many = sine
    .whom = din makker
seat-named = { $name }
    .whose =
        { $ending ->
            [s] { $name }’
            [x] { $name }’
            [z] { $name }’
           *[other] { $name }s
        }
    .whose-ett = { seat-named.whose }
    .whose-many = { seat-named.whose }
    .own = sin
    .own-ett = sit
    .own-many = sine
    .whom = { $name }
seat-numbered = spiller { $number }
    .whose = spiller { $number }s
    .whose-ett = spiller { $number }s
    .whose-many = spiller { $number }s
    .own = sin
    .own-ett = sit
    .own-many = sine
    .whom = spiller { $number }
seat-quoted = plads { $number }
    .whose = plads { $number }s
    .whose-ett = plads { $number }s
    .whose-many = plads { $number }s
    .own = sin
    .own-ett = sit
    .own-many = sine
    .whom = plads { $number }

party-yours = I
    .whose = jeres
    .whom = jer
party-opponents = modstanderne
    .whose = modstandernes
    .whom = modstanderne

## Hvem der har hvor meget.

score-of =
    { $unit ->
        [lives] { $score ->
            [0] { $party } har ingen liv tilbage
            [one] { $party } har et liv tilbage
           *[other] { $party } har { $score-word } liv tilbage
        }
        [rounds] { $score ->
            [0] { $party } har ikke været konge
            [one] { $party } har været konge én gang
           *[other] { $party } har været konge { $score-word } gange
        }
       *[points] { $party } har { $score } point
    }
score-of-several =
    { $unit ->
        [lives] { $score ->
            [0] { $tied } har ingen liv tilbage
            [one] { $tied } har et liv tilbage hver
           *[other] { $tied } har { $score-word } liv tilbage hver
        }
       *[rounds] { $score ->
            [0] { $tied } har ikke været konge
            [one] { $tied } har været konge én gang hver
           *[other] { $tied } har været konge { $score-word } gange hver
        }
    }
score-out = { $party } er ude
score-out-several = { $tied } er ude

## Hvad spillene hedder, alene eller først på en linje og inde i en sætning.

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
