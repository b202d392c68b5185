### Bondtolva. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rules-source-bond = Reglerna är omskrivna efter ”Bondtolva”, Lyckans Talisman.

## Kort och giv

rule-bond-deck =
    Ni spelar med 24 kort: nian till esset i varje färg. Uppifrån räknat är ordningen ess, tio, kung, dam, knekt och
    nio, så tian slår kungen. Ess och tior kallas matadorer. Kungen är värd 4 ögon, damen 3, knekten 2 och esset 1;
    övriga kort ger inga. I hela leken finns 40 ögon. Giv och spel går medsols, och det gör även turen att ge. Förhand,
    spelaren till vänster om givaren, spelar ut först.
    .title = Kortleken
    .source = Bondtolva: Kortlek; Kortens rangordning och värde; Giv; Poäng
rule-bond-deal =
    Två spelare får sex kort var, tre i taget, och de tolv som är kvar blir talong. Tre spelare får åtta kort var: tre,
    tre och två. Fyra spelare, med partner mitt emot varandra, får sex var, tre i taget. När ni är tre eller fyra finns
    ingen talong.
    .title = Given
    .source = Bondtolva: Giv; Spel på tre personer; Spel på fyra personer

## Två faser för två spelare

rule-bond-phase1 =
    Två spelare, stick 1–6: du får lägga vilket kort som helst, även när du kan följa färg. Det högsta kortet i den
    utspelade färgen tar sticket. Ett kort i en annan färg tar det aldrig, för ingen trumf gäller än, inte ens om någon
    har mält. Den som tog sticket spelar ut till nästa.
    .title = Första fasen
    .example =
        Hjärter dam är utspelad: du får lägga ruter tio fast du har hjärter kung på handen. Då tar damen sticket.
    .source = Bondtolva: Spelet av korten i den första fasen
rule-bond-draw =
    Efter vart och ett av de sex sticken drar båda ett kort ur talongen, först den som tog sticket.
    .title = Dra kort
    .source = Bondtolva: Spelet av korten i den första fasen
rule-bond-phase2 =
    Två spelare, stick 7–12: talongen är slut, och nu gäller stickreglerna, som står i nästa kapitel. Den färg som
    sattes som trumf, om någon har mält, är trumf från det sjunde sticket. Den som tog det sjätte sticket spelar ut.
    .title = Andra fasen
    .source = Bondtolva: Spelet av korten i den andra fasen
    .example =
        Du mälde hjärter efter tredje sticket. I det sjunde spelas spader ut: om du inte har någon spader måste du
        trumfa med en hjärter.

## Mälningar

rule-bond-meld =
    Kung och dam i samma färg är ett par. Att mäla det är att tala om att du har det, och det ger poäng. När ni är två
    får du mäla om du har tagit det senaste sticket, innan någon drar och så länge det finns kort i talongen, alltså
    efter vart och ett av stick 1–6. Det sista tillfället har den som tog det sjätte. Förhand får inte mäla före det
    första utspelet.
    .title = Mäla kung och dam
    .example = Du har tagit ett stick och har hjärter kung och hjärter dam: du mäler dem först, och sedan drar ni.
    .source = Bondtolva: Mälning av kung och dam
rule-bond-meld-one =
    Du får göra en mälning åt gången. Före nästa måste du ta ett stick till.
    .title = En mälning i taget
    .source = Bondtolva: Mälning av kung och dam
    .reading = Ett par mäls bara en gång.
rule-bond-meld-show =
    När du har mält visar du kungen och damen om någon begär det.
    .title = Visa paret
    .source = Bondtolva: Mälning av kung och dam
    .reading = Efter en mälning vet alla vem som har de två korten, tills de spelas.
rule-bond-trump =
    Färgen i den första mälningen blir trumf (”trumf i hjärter”). Senare mälningar heter tjog. Variant:
    alla senare heter tjog, viv eller mäl, eller tjog, viv och mäl i den ordningen.
    .title = Trumfen, och vad mälningarna heter
    .source = Bondtolva: Mälning av kung och dam
    .reading = När de heter tjog, viv och mäl heter även en fjärde mäl.
    .example =
        Hjärter är trumf och du mäler kung och dam i ruter: du säger ”tjog i ruter”, och hjärter är fortfarande trumf.
rule-bond-meld-many =
    När ni är tre eller fyra får du mäla kung och dam i samma färg när du är inne, innan du spelar ut, om du har tagit
    minst ett stick. Du får göra det inför vilket stick som helst, hur få kort som än är kvar. Trumfen gäller genast,
    och stickreglerna gäller från första sticket.
    .title = Mäla när ni är tre eller fyra
    .source = Bondtolva: Spel på tre personer; Spel på fyra personer
    .example =
        Du tar fjärde sticket och har klöver kung och klöver dam: du mäler dem, och klöver är trumf redan i det femte.

## Frågor till partnern

rule-bond-ask =
    När ni är fyra, och du är inne och i läge att mäla, får du före utspelet fråga din partner: ”Har du trumf?” Det går
    bara om ingen har mält vid tillfället. När trumf är satt frågar du efter tjog. Partnern får mäla ett eget par, och
    välja vilket, eller säga nej. Du får fråga fast du själv har ett par.
    .title = Fråga partnern
    .source = Bondtolva: Spel på fyra personer
    .reading = Partnern får säga nej fast hen har ett par.
rule-bond-ask-suit =
    Om partnern har sagt nej får du fråga efter en färg där du har kungen eller damen, men inte båda. Partnern får bara
    säga ja om hen har det andra kortet, men får alltid säga nej. Efter ett ja mäls paret för er båda. Efter ett andra
    nej är det slut på frågorna.
    .title = Fråga efter en färg
    .example = Du har hjärter kung men inte damen. ”Har du hjärter?” Partnern har hjärter dam och får säga ja.
    .source = Bondtolva: Spel på fyra personer
rule-bond-ask-no-meld =
    När du har frågat får du inte själv mäla vid det tillfället, utan tidigast nästa gång du är inne eller när partnern
    frågar dig.
    .title = Den som frågar får inte mäla
    .source = Bondtolva: Spel på fyra personer
rule-bond-ask-barred =
    När poängen hindrar en part från att sätta trumf får ingen av de två göra det, och inte
    heller fråga efter trumf.
    .title = När poängen hindrar en fråga
    .source = Bondtolva: Spel på fyra personer
    .reading = Detsamma gäller ett tjog som poängen hindrar.
rule-bond-lead-answer =
    Om du har frågat efter tjog och fått det är du bunden i ditt nästa utspel. Efter en fråga om en färg spelar du ut
    din kung eller dam i färgen. Efter den allmänna frågan spelar du ut vilket kort som helst i färgen som mäldes, och
    partnern lägger sin kung eller dam till sticket. Om du inte har något kort i färgen säger du ”kan inte” och spelar
    ut vad som helst; då måste partnern spela ut kungen eller damen nästa gång hen är inne. Att sätta trumf binder
    ingen.
    .title = Utspelet efter ett svar
    .source = Bondtolva: Spel på fyra personer
    .reading =
        Stickreglerna går före, också överstickstvånget: om varken kungen eller damen får läggas till sticket går vilket
        tillåtet kort som helst, och plikten väntar till partnerns nästa utspel. Den upphör när båda korten är borta. Om
        två plikter väntar går den äldre före.
    .example =
        Du frågar, partnern mäler tjog i hjärter, och du spelar ut hjärter nio. Nästa spelare lägger hjärter tio. Om
        partnern har hjärter ess måste hen sticka över med det; kungen eller damen spelar hen ut nästa gång hen är
        inne.

## Poäng

rule-bond-score-meld =
    Att sätta trumf ger 2 poäng, varje ytterligare mälning 1 poäng. Poängen räknas genast, så ett parti kan ta slut
    mitt i en giv.
    .title = Poäng för mälningar
    .source = Bondtolva: Poäng
rule-bond-score-vinsten =
    Den part som har flest matadorer i sina stick får 1 poäng för vinsten. Om flera har lika många matadorer, och
    ingen har fler, går poängen till den av dem som har flest ögon. Om de har lika många ögon också får ingen den.
    Vinsten sparas inte till nästa giv.
    .title = Vinsten
    .example =
        Du har tagit fem matadorer och din motståndare tre: poängen är din. Vid fyra mot fyra hade ögonen
        avgjort.
    .source = Bondtolva: Poäng
rule-bond-score-sistan =
    Parten som tar det sista sticket får 1 poäng för sistan.
    .title = Sistan
    .source = Bondtolva: Poäng
rule-bond-score-order =
    Vinsten räknas före sistan. Om vinsten för en part till 12 poäng, och sistan en annan, går partiet till den som tog
    vinsten.
    .title = Vinsten före sistan
    .source = Bondtolva: Poäng
    .example = Det står 11–11. Ni tar vinsten och de andra sistan: ni vinner partiet.
rule-bond-match =
    Den part som först har 12 poäng eller mer vinner partiet.
    .title = Partiet
    .source = Bondtolva: Poäng
rule-bond-markers =
    Varje part har två sexor ur resten av leken, och de färgmärken som syns på dem är poängen som fattas. För poäng 1–6
    täcker parten ett färgmärke i taget på den ena sexan med den andra. Vid den sjunde vänds den ena sexan ner och
    täcker ett färgmärke på den andra, sedan ett till för varje poäng. Vid tolv är den uppvända helt dold. Den ena
    parten kan ta de röda sexorna och den andra de svarta, men det är inget krav. Sexorna räcker för två parter; tre
    spelare håller reda på poängen på annat sätt.
    .title = Poängmarkering
    .source = Bondtolva: Poäng; Spel på tre personer
    .example =
        Vid 4 poäng är fyra färgmärken täckta: två syns på den ena sexan och sex på den andra, så 8 poäng fattas.

## Varianter

rule-bond-option-one-tjog =
    Variant: när trumf är satt får ni göra högst en mälning till i given, vem som än gör den.
    .title = Variant: bara ett tjog
    .source = Bondtolva: Mälning av kung och dam
rule-bond-option-forehand-trump =
    Variant: förhand får sätta trumf före det första utspelet, om hen har fått kung och dam i given.
    .title = Variant: förhand sätter trumf
    .source = Bondtolva: Mälning av kung och dam
    .reading = Det gäller oavsett hur många som spelar, men då får ingen fråga ställas till partnern.
rule-bond-option-eyes =
    Variant: esset är värt 4 ögon, kungen 3, damen 2 och knekten 1, en senare förvrängning av den ursprungliga skalan.
    .title = Variant: andra ögon
    .source = Bondtolva: Poäng
rule-bond-option-exact =
    Variant: den som har precis 12 poäng efter en giv vinner. Varje giv spelas färdigt. En part med
    mer än 12 efter en giv faller till 7. Om båda har 12 vinner den som tog vinsten.
    .title = Variant: precis tolv
    .source = Bondtolva: Poäng
    .reading =
        Om ingen tog vinsten vinner i stället den som tog sistan. När ni är tre vinner den som tog vinsten om hen har
        12, annars den som tog sistan om hen har 12, och annars spelas en giv till.
rule-bond-option-skane =
    Variant: ingen får mäla sig ut, precis som i tolva. Enligt källan finns det inte i
    litteraturen, men så spelar man i Skåne med 36 kort.
    .title = Variant: som i Skåne
    .source = Bondtolva: Poäng
rule-bond-option-gotland =
    Variant: med 11 poäng eller mer får ingen sätta trumf, men tjog går bra, och varje giv spelas färdigt. Om flera har
    12 eller mer vinner den av dem som tog vinsten, även om en annan har fler poäng; om ingen tog vinsten vinner den som
    tog sistan. Enligt källan spelar man så på Gotland med 36 kort.
    .title = Variant: som på Gotland
    .source = Bondtolva: Poäng
    .reading =
        När ni är tre vinner den som tog vinsten, om hen är bland dem, annars den som tog sistan, annars den med flest
        poäng. Om det fortfarande är lika spelas en giv till.
