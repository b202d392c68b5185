### Startsidan: vad det här är, var man börjar, och varje spel i några meningar. Antal spelare och kort kommer från spelen.

front-lead =
    Lär dig svenska kortspel genom att spela dem: { $games }. Du följer riktiga givar kort för kort, svarar
    på frågor om vad du får göra, och får veta regeln bakom varje svar.
front-play = Spela en giv nu
front-play-about = { $game } för tre: samla 31 i en färg. Tränaren ger dig råd.
front-learn = Lektioner
front-play-course = { $game }. Tränaren ger dig råd vid varje drag.
front-learn-about = { $game } börjar med ”{ $page }”.
front-unfinished = Fortsätt partiet
front-choose = Eller välj ett spel:
front-lessons = Alla sidor
front-picture = Spela den här given: tre kort på handen, ett uppvänt kort som du får ta, och två motståndare.
front-picture-game = Mitt i en giv i { $game }.

front-players =
    { $seats ->
        [one] { $least } spelare
       *[other] { $least }–{ $most } spelare
    }
front-cards = { $count } kort, från { $lowest } till { $highest }
front-form-players =
    { $count ->
        [2] För två
        [3] För tre
        [4] För fyra
       *[other] För { $count }
    }
front-way-deals = Följ en giv
front-way-questions = Svara på frågor
front-way-play = Spela själv
front-way-rules = Läs reglerna
front-way-sheet = Skriv ut ett blad
front-way-of = { $way }: { $game }

## Spelen. "time" är hur lång tid det tar, "special" det som är säreget, "form-N" spelet för N spelare.

about-tolva = Man tar stick och mäler kung och dam i samma färg. Den part som först når 12 poäng vinner partiet.
    .time = ett parti tar ungefär en halvtimme
    .special =
        Tian slår kungen, och den som kan sticka över måste göra det, även över sin egen partner. Given börjar utan trumf: den som mäler det första paret sätter trumf.
    .form-3 = Alla spelar för sig, och ingen har en partner att fråga.
about-plocketolva =
    Tolva för två med talong: efter varje stick drar båda ett nytt kort, så länge talongen räcker. Den som först når 12
    poäng vinner partiet.
    .time = ett parti tar ungefär en halvtimme
about-bordstolva =
    Tolva för två med kort på bordet: framför var och en ligger en rad uppvända kort, som man också får spela, och
    under dem kort som ingen har sett. Den som först når 12 poäng vinner partiet.
    .time = ett parti tar ungefär en halvtimme
about-bondtolva =
    Man tar stick, räknar ess och tior, och mäler kung och dam i samma färg. Den part som först når 12 poäng vinner
    partiet.
    .time = ett parti tar ungefär tjugo minuter
    .special =
        När ni är två är de sex första sticken fria: ni lägger vilka kort ni vill och drar ett nytt efter varje. Sedan måste ni följa färg, trumfa och sticka över.
    .form-3 = Alla spelar för sig, utan talong, och stickreglerna gäller från början.
    .form-4 = Två lag: du får fråga din partner ”Har du trumf?” eller ”Har du tjog?”, och om svaret blir ett tjog är nästa utspel inte fritt.
about-tolp = Den som först blir av med alla sina kort blir kung, och den som blir sist kvar med kort blir tölp.
    .time = en omgång tar omkring fem minuter
    .special =
        I tur och ordning passar man eller lägger minst lika många kort som lades sist, alla av samma valör och högre.
        Före nästa omgång ger kungen bort kort till tölpen och får tölpens bästa.
    .form-2 = Några kort läggs undan osedda före varje omgång, så att man inte vet vad den andra har.
about-trettioett =
    Man byter ett kort i taget för att samla poäng i en enda färg. Den som sist har liv kvar vinner potten.
    .time = en pott tar ungefär tjugo minuter
    .special =
        Den som tror att handen duger knackar: de andra får ett drag var, och den med lägst hand förlorar ett liv. Om
        någon får 31 är given slut genast, och alla andra förlorar ett liv.
