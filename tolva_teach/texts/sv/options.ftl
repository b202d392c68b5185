### Spelens varianter, som man väljer bland dem: vad de heter, och vad de kan vara.

option-meld-names = Mälningarnas namn
    .standard = trumf, tjog, viv, mäl
    .mal-mal = trumf, tjog, mäl, mäl
    .no-mal = trumf, tjog, viv, viv
    .tjog = trumf, sedan tjog
    .viv = trumf, sedan viv
    .mal = trumf, sedan mäl
    .tjog-viv-mal = trumf, tjog, viv, mäl
option-first-trick-from-table = Första sticket från bordet
option-max-tjog = Mälningar när trumf är satt
    .none = hur många som helst
    .number =
        { $count ->
            [one] bara en
           *[other] högst { $count }
        }
option-forehand-trump = Förhand får sätta trumf före utspelet
option-eyes = Ögonen
    .standard = kung 4, dam 3, knekt 2, ess 1
    .late = ess 4, kung 3, dam 2, knekt 1
option-scoring = Hur man vinner
    .standard = först till 12 poäng
    .no-meld-out = ingen får mäla sig ut
    .exact-12 = precis 12 poäng
    .gotland = som på Gotland
option-exchange = Byte när ni är fler än sex
    .continue = ett kort mer för varje par, upp till kungen och tölpen
    .cap-3 = högst tre kort
option-match = Partiet slutar
    .open = när ni vill
    .rounds =
        { $count ->
            [one] efter en omgång
           *[other] efter { $count } omgångar
        }
    .streak =
        { $count ->
            [one] när någon har blivit kung
           *[other] när någon har blivit kung { $count } gånger i rad
        }
option-flying = Flygande kort
    .none = inga
option-jokers = Jokrar
    .number =
        { $count ->
            [0] inga
           *[other] { $count }
        }
option-out-on-flying = Gå ut på flygande kort
option-singles-round = Singelrunda
option-revolution = Revolution
option-lives = Liv
    .number = { $count }
option-free-lap = Frisväng
option-knocker = Den som knackar och själv har lägst hand
    .standard = förlorar ett liv som alla andra
    .double = förlorar två liv
    .safe-in-tie = förlorar inget om någon annan har lika låg hand
option-three-of-a-kind = Triss
    .aces = bara tre ess räknas
    .of-30-5 = 30,5 poäng
    .of-30 = 30 poäng
option-stock-out = När talongen tar slut
    .showdown = alla visar korten
    .nobody = ingen förlorar något liv
option-knock-from = När man får knacka
    .first-lap = redan i första draget
    .second-lap = när alla har gjort ett drag
option-passing = Den som har passat
    .again = får lägga senare på högen
    .out = står över tills högen har vänts ner
option-equal = Samma valör duger
