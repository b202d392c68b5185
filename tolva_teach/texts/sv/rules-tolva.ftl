### Tolva. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rules-source-tolva = Reglerna är omskrivna efter ”Tolva”, Lyckans Talisman, 8 oktober 2022.

## Kort och giv

rule-tolva-deck =
    Ni spelar med 36 kort: sexan till esset i varje färg. Uppifrån räknat är ordningen ess, tio, kung, dam, knekt, nio,
    åtta, sju och sex, så tian slår kungen. I stick är esset värt 11 kortpoäng, tian 10, kungen 4, damen 3 och knekten
    2; övriga kort är inte värda något. I hela leken finns 120 kortpoäng.
    .title = Kortleken
    .source = Tolva: Kortlek; Kortens rangordning och poängvärde
rule-tolva-deal =
    Givaren delar ut korten medsols, ett i taget, med början hos förhand, spelaren till vänster om givaren. Fyra spelare
    får nio kort var, och de som sitter mitt emot varandra är partner. Tre spelare får tolv kort var och spelar var och
    en för sig.
    .title = Given
    .source = Tolva: Förberedelser; Giv; Spel på tre personer
rule-tolva-forehand =
    Förhand, spelaren till vänster om givaren, spelar ut till det första sticket. I alla stick gäller stickreglerna,
    som står i nästa kapitel.
    .title = Förhand
    .for-two =
        Förhand är den som inte ger, och spelar ut till det första sticket. I alla stick gäller stickreglerna, som står
        i nästa kapitel.
    .source = Tolva: Spelet av korten

## Mälningar

rule-tolva-meld =
    Kung och dam i samma färg är ett par. Att mäla det är att tala om att du har det, och det ger poäng. Du får mäla om
    du har tagit det senaste sticket och har båda korten, innan du spelar ut till nästa. Förhand kan därför inte mäla
    före det första utspelet.
    .title = Mäla kung och dam
    .example =
        Du har tagit ett stick och har hjärter kung och hjärter dam på handen. Ingen trumf är satt, så du säger
        ”trumf i hjärter” och spelar sedan ut.
    .source = Tolva: Mälning av kung och dam
rule-tolva-meld-three =
    Du får bara mäla när du har minst tre kort kvar.
    .title = Minst tre kort kvar
    .source = Tolva: Mälning av kung och dam
rule-tolva-meld-one =
    Du får göra en mälning åt gången. Före nästa måste du ta ett stick till.
    .title = En mälning i taget
    .source = Tolva: Mälning av kung och dam
    .reading = Ett par mäls bara en gång.
rule-tolva-meld-show =
    När du har mält visar du kungen och damen om någon begär det.
    .title = Visa paret
    .source = Tolva: Mälning av kung och dam
    .reading = Efter en mälning vet alla vem som har de två korten, tills de spelas.
rule-tolva-ask =
    När ni är fyra och du är i läge att mäla får du i stället fråga din partner, som då får mäla ett eget par eller säga
    nej. När du har frågat får du inte själv mäla vid det tillfället, hur svaret än blir och även om du har ett eget
    par.
    .title = Fråga partnern
    .source = Tolva: Mälning av kung och dam
    .reading =
        För att få fråga krävs detsamma som för att få mäla: du har tagit det senaste sticket, har minst tre kort kvar,
        poängen tillåter en mälning till, ingen har mält vid tillfället och ingen gubbe är angiven. Du får fråga en gång
        per tillfälle. Partnern får säga nej även med ett par på handen.
rule-tolva-trump =
    Given börjar i sang, det vill säga utan trumf. Den första mälningen sätter trumf, och den färgen är trumf tills
    given är slut: senare mälningar ändrar den inte.
    .title = Sätta trumf
    .source = Tolva: Mälning av kung och dam
rule-tolva-names =
    Givens första mälning heter trumf (”trumf i hjärter”), den andra tjog, den tredje viv och den fjärde mäl. Variant:
    den tredje och den fjärde heter båda mäl, eller ordet mäl används inte.
    .title = Vad mälningarna heter
    .source = Tolva: Mälning av kung och dam
    .reading = Om ordet mäl inte används heter både den tredje och den fjärde mälningen viv.

## Poäng

rule-tolva-score-meld =
    Att sätta trumf ger 2 poäng, varje senare mälning 1 poäng. Poängen räknas genast.
    .title = Poäng för mälningar
    .source = Tolva: Poäng
rule-tolva-score-no-meld-out =
    Ingen kan mäla sig ut, det vill säga vinna partiet genom att mäla. Du får inte göra en mälning som skulle ge din
    part 12 poäng eller mer. Med 10 poäng får ni därför inte sätta trumf och med 11 inte mäla alls, inte heller när ni
    nådde dit under den här given.
    .title = Ingen mäler sig ut
    .for-two =
        Ingen kan mäla sig ut, det vill säga vinna partiet genom att mäla. Du får inte göra en mälning som skulle ge
        dig 12 poäng eller mer. Med 10 poäng får du därför inte sätta trumf och med 11 inte mäla alls, inte heller när
        du nådde dit under den här given.
    .source = Tolva: Poäng
rule-tolva-score-vinsten =
    När det sista sticket är taget får den part som har flest kortpoäng i sina stick 1 poäng för vinsten.
    .title = Vinsten
    .for-two = När det sista sticket är taget får den som har flest kortpoäng i sina stick 1 poäng för vinsten.
    .example = Ni har tagit 67 kortpoäng och de andra 53: ni får 1 poäng.
    .example-for-two = Du har tagit 67 kortpoäng och motståndaren 53: du får 1 poäng.
    .source = Tolva: Poäng
rule-tolva-score-carry =
    Om flera parter har lika många kortpoäng, och ingen har fler, får ingen vinsten. I nästa giv är den värd 2 poäng,
    sedan 3 och så vidare, tills någon tar den. Bland tre spelare gäller det när två eller alla tre delar
    förstaplatsen.
    .title = När vinsten sparas
    .for-two =
        Om ni har lika många kortpoäng får ingen vinsten. I nästa giv är den värd 2 poäng, sedan 3 och så vidare, tills
        någon tar den.
    .example = Det blev 60 mot 60: ingen får något nu, men i nästa giv är vinsten värd 2 poäng.
    .source = Tolva: Poäng; Spel på tre personer
    .reading =
        En giv med halv eller hel gubbe ändrar inte vad vinsten är värd. Ett nytt parti börjar med att den är värd 1
        poäng.
rule-tolva-score-sistan =
    Parten som tar det sista sticket får 1 poäng för sistan.
    .title = Sistan
    .for-two = Den som tar det sista sticket får 1 poäng för sistan.
    .source = Tolva: Poäng
rule-tolva-score-order =
    Vinsten räknas före sistan. Om vinsten för en part till 12 poäng eller mer, och sistan en annan, går partiet till
    den som tog vinsten.
    .title = Vinsten före sistan
    .for-two =
        Vinsten räknas före sistan. Om vinsten för den ena till 12 poäng eller mer, och sistan den andra, går partiet
        till den som tog vinsten.
    .example = Det står 11–11. Ni tar vinsten och de andra sistan: ni vinner partiet.
    .example-for-two = Det står 11–11. Du tar vinsten och motståndaren sistan: du vinner partiet.
    .source = Tolva: Poäng
rule-tolva-match =
    Den part som först har 12 poäng eller mer vinner partiet. Turen att ge går medsols. Ni kommer överens om platser
    och första givare, eller drar lott. I nästa parti brukar den ge först som var förhand i det avslutade partiets
    första giv.
    .title = Partiet
    .for-two =
        Den som först har 12 poäng eller mer vinner partiet. Ni turas om att ge. Ni kommer överens om platser och
        första givare, eller drar lott. I nästa parti brukar den ge först som var förhand i det avslutade partiets
        första giv.
    .source = Tolva: Förberedelser; Poäng; Partier
rule-tolva-markers =
    Poängen visas med korten som inte är med i spelet: tvåor, treor, fyror och femmor (lankorna). Varje part lägger
    framför sig kort vars valörer tillsammans är partens poäng, och ett kort med baksidan upp är 1 poäng. Av två parter
    kan den ena ta de röda korten och den andra de svarta.
    .title = Poängmarkering
    .for-two =
        Poängen visas med korten som inte är med i spelet: tvåor, treor, fyror och femmor (lankorna). Var och en lägger
        framför sig kort vars valörer tillsammans är poängen, och ett kort med baksidan upp är 1 poäng. Den ena kan ta
        de röda korten och den andra de svarta.
    .example = 7 poäng: en femma och en tvåa. 1 poäng: ett kort med baksidan upp.
    .source = Tolva: Kortlek; Poäng
    .reading = Under noll skrivs poängen i siffror.

## Gubbar

rule-tolva-half =
    Första gången i given som du är inne (ska spela ut) får du först ange halv gubbe: ett löfte om att din part tar sex
    stick i rad med sammanlagt minst 60 kortpoäng. Förhand kan bara göra det före det första utspelet, och då gäller det
    stick 1–6. För de andra gäller det sticket som de tog sig in på och de fem därefter. Det spelar ingen roll om din
    partner har varit inne före dig.
    .title = Halv gubbe
    .for-two =
        Första gången i given som du är inne (ska spela ut) får du först ange halv gubbe: ett löfte om att du tar sex
        stick i rad med sammanlagt minst 60 kortpoäng. Förhand kan bara göra det före det första utspelet, och då gäller
        det stick 1–6. För den andra spelaren gäller det sticket som hen tog sig in på och de fem därefter.
    .source = Tolva: Halv gubbe och hel gubbe
    .reading = Halv gubbe kan bara anges när det finns sex stick kvar, räknat på det sättet.
rule-tolva-half-trumpless =
    När trumf är satt kan halv gubbe inte anges. När halv gubbe är angiven får ingen mäla.
    .title = Halv gubbe spelas utan trumf
    .source = Tolva: Halv gubbe och hel gubbe
rule-tolva-half-limit =
    Bara en part med högst 5 poäng får ange halv gubbe, för ingen får gubba sig ut med den, det vill säga vinna partiet
    på den.
    .title = Vem som får ange halv gubbe
    .for-two =
        Bara den som har högst 5 poäng får ange halv gubbe, för ingen får gubba sig ut med den, det vill säga vinna
        partiet på den.
    .source = Tolva: Halv gubbe och hel gubbe
rule-tolva-half-score =
    En halv gubbe som går hem ger 6 poäng, en som går bet kostar 6. Vinsten och sistan räknas inte, och given är slut
    så fort gubben är avgjord.
    .title = Poäng för halv gubbe
    .example =
        Förhand anger halv gubbe och tar fem stick i rad, men det sjätte tar en motståndare: gubben går bet och
        kostar 6 poäng.
    .example-for-two =
        Förhand anger halv gubbe och tar fem stick i rad, men det sjätte tar motståndaren: gubben går bet och kostar 6
        poäng.
    .source = Tolva: Halv gubbe och hel gubbe
    .reading =
        Gubben avgörs när ett stick är färdigt: när en annan part har tagit ett av de sex sticken, när alla sex är
        tagna, eller när kortpoängen i partens gubbstick och i alla ospelade kort tillsammans är mindre än 60.
rule-tolva-whole =
    Hel gubbe är ett löfte om att din part tar alla stick. Den får anges av förhand före det första utspelet, eller av
    någon annan som har tagit det första sticket, före utspelet till det andra. Hel gubbe kan inte anges när trumf är
    satt, ingen får mäla, och vinsten och sistan räknas inte. En hel gubbe som går hem ger 12 poäng, en som går bet
    kostar 12, och given är slut när gubben är avgjord. En part får gubba sig ut med hel gubbe. Den som
    ligger på minus lägger bara till de 12 poängen och når då inte 12.
    .title = Hel gubbe
    .for-two =
        Hel gubbe är ett löfte om att du tar alla stick. Den får anges av förhand före det första utspelet, eller av den
        andra spelaren, om hen har tagit det första sticket, före utspelet till det andra. Hel gubbe kan inte anges när
        trumf är satt, ingen får mäla, och vinsten och sistan räknas inte. En hel gubbe som går hem ger 12 poäng, en som
        går bet kostar 12, och given är slut när gubben är avgjord. Du får gubba dig ut med hel gubbe. Den som
        ligger på minus lägger bara till de 12 poängen och når då inte 12.
    .source = Tolva: Halv gubbe och hel gubbe
rule-tolva-gubbe-one =
    Källan säger inte om det kan bli fler än en gubbe i samma giv.
    .title = En gubbe per giv
    .source = Tolva: Halv gubbe och hel gubbe
    .reading = I varje giv anges högst en gubbe, och medan den spelas får ingen ange en till.

## Plocketolva

rule-plocke-deal =
    Två spelare får sex kort var, ett i taget, med början hos förhand, den som inte ger. De andra 24 blir talongen.
    .title = Given i plocketolva
    .source = Tolva: Spel på två personer: plocketolva
rule-plocke-draw =
    Efter varje stick drar båda ett kort ur talongen, först den som tog sticket. När talongen är slut spelar ni vidare
    med korten på handen. Det blir 18 stick, och stickreglerna gäller från det första.
    .title = Dra kort
    .source = Tolva: Spel på två personer: plocketolva
rule-plocke-meld =
    Du mäler som i tolva. Så länge det finns kort i talongen mäler du innan ni drar. Om du drar kortet som fattades i
    ett par måste du därför ta ett stick till innan du får mäla paret.
    .title = Mäla före draget
    .example =
        Du har hjärter kung, tar ett stick och drar hjärter dam: paret får mälas först när du har tagit ett
        stick till.
    .source = Tolva: Spel på två personer: plocketolva
rule-plocke-gubbe =
    Halv och hel gubbe gäller som för fyra spelare. Enligt källan har hel gubbe ingen praktisk betydelse här.
    .title = Gubbar i plocketolva
    .source = Tolva: Spel på två personer: plocketolva
    .reading = Gubben anges efter draget men före utspelet.

## Bordstolva

rule-bord-deal =
    Framför var och en läggs sex kort i rad med baksidan upp, växelvis från förhand, den som inte ger. Förhand får tre
    kort på handen och givaren tre. På varje kort i raderna läggs ett kort med bildsidan upp, växelvis från förhand.
    Till sist får förhand tre kort till och givaren tre.
    .title = Given i bordstolva
    .source = Tolva: Spel på två personer: bordstolva
rule-bord-available =
    Du spelar både från handen och från dina uppvända kort på bordet, bordskorten. De räknas tillsammans när du ska
    följa färg, trumfa och sticka över. Kort med baksidan upp får inte spelas.
    .title = Vilka kort du får spela
    .example = Hjärter är utspelad. Din enda hjärter är hjärter kung, som ligger uppvänd på bordet: du måste spela den.
    .source = Tolva: Spel på två personer: bordstolva
rule-bord-turn =
    När ett uppvänt kort har spelats vänds det underliggande kortet upp, men först när sticket är klart och den som tog
    det har fått tillfälle att mäla. Om det inte låg något kort under blir platsen tom.
    .title = Vända upp
    .source = Tolva: Spel på två personer: bordstolva
    .reading = Detsamma gäller den andra spelaren: båda vänder upp när den som tog sticket säger till, och
        alltid före nästa utspel.
    .example =
        Du spelar hjärter kung från bordet och tar sticket. Om du har ett par får du mäla det nu. Sedan vänder du upp
        kortet som låg under kungen.
rule-bord-meld =
    Du mäler som i tolva, med handen och de uppvända korten tillsammans. Du måste ha minst tre kort kvar på hand och
    bord, och du mäler innan något vänds upp.
    .title = Mäla i bordstolva
    .source = Tolva: Spel på två personer: bordstolva
    .reading = Kort med baksidan upp räknas med bland de tre.
    .example = Du har tagit ett stick, har spader kung på handen och spader dam uppvänd på bordet: du får mäla dem.
rule-bord-first-from-table =
    Variant: båda spelar till det första sticket från bordet, där stickreglerna bara gäller de uppvända korten, och tar
    upp sina handkort när det är färdigt.
    .title = Första sticket från bordet
    .source = Tolva: Spel på två personer: bordstolva
rule-bord-gubbe =
    Halv och hel gubbe gäller som i tolva.
    .title = Gubbar i bordstolva
    .source = Tolva: Spel på två personer: bordstolva
    .reading = Gubben anges när korten har vänts upp men före utspelet.
