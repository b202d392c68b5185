### Vad som är fel i en mapp med lektioner, och var: det som `tolva-teach lessons` säger, och en nivå som inte går.

lesson-in-cell = { $file }, cell { $cell }
lesson-in-line = { $file }, cell { $cell }, rad { $line }
lesson-no-faults = { $notebooks ->
        [one] En anteckningsbok
       *[other] { $notebooks } anteckningsböcker
    } genomgångna: inget fel hittat. Ingen cell kördes, och det som en cell räknar ut själv kontrollerades inte.
lesson-faults = { $notebooks ->
        [one] En anteckningsbok
       *[other] { $notebooks } anteckningsböcker
    } genomgångna: { $count } fel. Cellerna räknas uppifrån, den första är 1. Ingen cell kördes.

## Filen

lesson-no-file = den går inte att läsa. Kontrollera att du får läsa den.
lesson-too-large = den är större än { $most } MB och läses inte. Ta bort data och stora bilder ur den.
lesson-no-json = den är ingen anteckningsbok: rad { $line }, kolumn { $column } är inte JSON. Öppna en äldre kopia, eller gör om den i JupyterLab.
lesson-no-text = den är ingen anteckningsbok: den går inte att läsa som JSON. Öppna en äldre kopia, eller gör om den i JupyterLab.
lesson-no-notebook = den är ingen anteckningsbok: den har ingen lista med celler. Gör om den i JupyterLab.
lesson-no-cell = det här är ingen cell. Ta bort den, eller gör om anteckningsboken i JupyterLab.
lesson-not-run = { $count ->
        [one] cellen är inte körd
       *[other] { $count } celler är inte körda, den här först
    }. Kör anteckningsboken uppifrån och ned och spara den.
lesson-ended-wrong = körningen slutade med { $error }. Rätta cellen, kör anteckningsboken uppifrån och ned och spara den.
lesson-no-python = det här är inte Python, så inget i cellen kontrollerades.

## Språken

lesson-no-language = { $other } saknas. Skriv lektionen på det språket också, med samma filnamn.
lesson-code-differs = koden är inte densamma som i { $other }, cell { $number }. Bara den första kodcellen, som anger lang, får skilja sig.
lesson-code-count = den har { $count } kodceller, { $other } har { $others }. En lektion har samma kod på båda språken.

## Nivåer och övningar

lesson-level-name = en nivå heter som lektion.tanke-1: små bokstäver a–z och siffror med punkt eller bindestreck emellan, högst { $most } tecken, inte ”{ $name }”.
lesson-level-twice = nivån { $level } finns redan i { $other }, cell { $number }. Stjärnorna sparas efter namnet: ge en av dem ett annat.
lesson-no-task = en nivå behöver minst en uppgift. Skriv en frågas namn efter nivåns, till exempel tolva/must-play/1/1/7.
lesson-no-question = ingen fråga heter ”{ $question }”. Ett namn är spel/sort/version/svårighet/nummer, till exempel tolva/must-play/1/1/7.
lesson-question-no-game = spelet i frågan ”{ $question }” finns inte här. De som finns: { $known }. Ett spel ur ett paket finns när paketet är installerat.
lesson-question-unknown = frågan ”{ $question }” finns inte. { $why }
lesson-no-rule = regeln ”{ $rule }” finns inte. Kör ”tolva-teach rules” för att se alla regler.
lesson-no-verb = ”{ $verb }” i only är inget man gör i ett spel. Välj bland { $known }.
lesson-not-about = frågan { $question } handlar inte om { $rule }: den handlar om { $about }. Hitta andra med names_about.
lesson-nothing-right = inget av det man kan välja i frågan { $question } är rätt. Ta en annan fråga, eller fler verb i only.
lesson-no-position = läget är omöjligt: { $why }
lesson-no-ask = ”{ $ask }” är inget som en övning frågar om. Välj bland { $known }.

## Givar som man leds igenom

lesson-guided-no-steps = en GuidedDeal behöver minst ett steg. Skriv steg med say efter given.
lesson-guided-keys = steg { $step } i GuidedDeal kan inte vara ”{ $given }”. Ett steg skrivs med { $known }.
lesson-guided-no-text = steg { $step } i GuidedDeal: do, light och at är texter, inte ”{ $given }”.
lesson-guided-no-sentence = steg { $step } i GuidedDeal: ingen mening heter ”{ $given }”. Ange namnet på en av texterna, eller skriv meningen på varje språk.
lesson-guided-no-language = steg { $step } i GuidedDeal har ingen mening på { $missing }.
lesson-guided-not-come = steg { $step } i GuidedDeal nås aldrig: given stannar före ”{ $at }”. Se efter vad läsaren gör i steget innan.
lesson-guided-no-light = steg { $step } i GuidedDeal: ”{ $light }” finns inte på bordet då. Ange ett kort som syns, en plats som ”stock” eller ”trick”, eller ”hand”.
lesson-guided-light-misleads = steg { $step } i GuidedDeal: ”{ $light }” går att välja men är inte det som ska göras (”{ $do }”). Det som lyser tas för det: tänd bara det som ska göras, eller det som redan ligger på bordet.
lesson-guided-not-allowed = steg { $step } i GuidedDeal: ”{ $do }” är inte tillåtet där. { $why }
lesson-guided-nothing-to-do = steg { $step } i GuidedDeal: ”{ $do }” är inget av det som är tillåtet där. Skriv do som i en uppteckning men utan platsen, som play HK; * står för vad som helst.
lesson-guided-more-ways = läsaren kan gå fler än { $most } vägar genom den här GuidedDeal. { $most } av dem är kontrollerade, och de går.

## Uppgifter som är utskrivna

task-not-card = ”{ $given }” är inget kort. Ett kort skrivs med färgens bokstav, S, H, D eller C, och valören, som i HK.
task-card-twice = ett kort står där två gånger: { $cards }.
task-trick-size = ett stick har högst { $most } kort, inte { $count }.
task-no-suit = ”trump” ska vara någon av { $known } eller None, inte ”{ $given }”.
task-no-setter = ”trump_by” anges bara tillsammans med ”trump”, och är en plats från 0 till { $most }, inte ”{ $given }”.
task-no-game = stickspelet ”{ $given }” finns inte, eller inte för så många spelare. Välj bland { $known }.
task-foreign-card = { $game } spelas utan { $cards }.
task-hand-size = ingen giv leder hit: en hand har högst { $most } kort.
task-own-play = ingen giv leder hit: du fick inte spela { $card } med { $cards } på handen.
task-pair-elsewhere =
    ingen giv leder hit: spelare { $setter } har satt trumf genom att mäla { $king } och { $queen }, men { $card } är hos
    spelare { $holder }.
task-trump-too-early =
    ingen giv leder hit: trumf sätts med en mälning, och då ska minst { $needed } stick vara tagna, inte { $count }.
task-too-few-cards =
    ingen giv leder hit: det finns för få kort kvar som spelare { $players } kan ha efter det som är spelat i sticket.
task-order-written = det som ska ordnas skrivs som i { $known }: HK H10 HA, inte ”{ $given }”.
task-order-size = man ordnar { $least } till { $most } saker, inte { $count }.
task-order-equal = allt är lika högt: det finns inget att ordna.
task-order-strange = det är inga kort i spelet, eller de står där två gånger: { $cards }.
task-order-trump = ”trump” ska vara färgen på några av korten, inte ”{ $given }”.
task-order-suits = korten ska vara av en färg, eller av en färg och trumf: andra går inte att jämföra.
task-order-hand = en hand är { $count } kort, som i SA-S2-H3.

## Ställningar som man spelar vidare från

start-kind = den skrivs som en frågas namn, som länken till ett parti eller som en uppteckning.
start-question = ingen är på tur i frågan { $question }.
start-record = ingen är på tur där uppteckningen slutar.
start-not-so-far = given kommer aldrig så långt på den platsen.
start-link = ett parti skrivs som i ?game=tolva&seed=7&left=3, inte ”{ $link }”.
start-number = { $key } är ett tal från 0 till { $most }, inte ”{ $given }”.
start-goal = goal ska vara något av { $known }, inte ”{ $given }”.
start-until = until ska vara något av { $known }, inte ”{ $given }”.
start-not-about = regeln { $rule } förbjuder inget där. Det gör { $about }.

## Protokoll

lesson-wrong-record = uppteckningen godtas inte. { $why } (Regel: { $rule }.)
lesson-outside-file = filen { $read } ligger inte i mappen med lektioner, eller anges från datorns rot. På en sida i webbläsaren finns den inte. Lägg en kopia bredvid anteckningsboken och skriv bara dess namn.
lesson-no-record-file = filen { $record } finns inte. Den söks i anteckningsbokens mapp.

## Länkar

lesson-no-address = länken { $target } är ingen adress.
lesson-no-page = länken { $target } går till en sida som inte finns. Rätta namnet.
lesson-no-rule-there = länken { $target } går till en regel som inte finns på den sidan. Kör ”tolva-teach rules” med spelets namn för att se dess regler.
lesson-no-term = länken { $target } går till ett ord som inte finns i sidans ordlista.
lesson-no-anchor = länken { $target } går till ett ställe som inte finns på den sidan.
lesson-no-heading = länken { $target } går inte till någon rubrik på den sidan. Ankaret är hela rubriken, med bindestreck i stället för mellanslag.
