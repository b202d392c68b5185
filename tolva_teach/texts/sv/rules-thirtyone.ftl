### Trettioett. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rules-source-thirtyone = Reglerna är omskrivna efter ”Trettioett”, Lyckans Talisman.

## Kort och giv

rule-thirtyone-value =
    Ess är värda 11, kung, dam, knekt och tia 10 var, och övriga kort sin valör. En hand är värd summan i sin
    bästa färg. Tre ess är värda 31.
    .title = Vad en hand är värd
    .example = Hjärter kung, hjärter sju och spader ess är värda 17: hjärter ger 10 + 7, spader bara 11.
    .source = Trettioett: Poängvärdet
rule-thirtyone-lives =
    Alla börjar med tre liv, eller fem, eller ett annat antal som ni kommer överens om. Varje förlorat liv läggs som en
    spelmark i potten. Om ni spelar med mynt bestämmer ni i förväg vad ett liv är värt.
    .title = Liv
    .source = Trettioett: Förberedelser; Insats
rule-thirtyone-deal =
    Alla får tre kort, med början hos förhand, spelaren till vänster om givaren. Nästa kort slås upp som högens
    första kort, och resten blir talong.
    .title = Given
    .source = Trettioett: Giv
    .reading = Korten ges ett i taget.

## Spelet

rule-thirtyone-turn =
    Förhand börjar, och turen går medsols. När du är på tur tar du högens översta kort eller drar ett ur talongen, och
    lägger sedan bort ett kort. Ett draget kort får du lägga bort igen.
    .title = Ett drag
    .source = Trettioett: Spelet
    .reading = Ett kort som du just har tagit från högen får du inte lägga bort i samma drag.
rule-thirtyone-31 =
    En hand på 31 visas genast och avslutar given. Alla andra förlorar ett liv, även den som har knackat.
    .title = En hand på 31
    .example = Spader ess, spader kung och spader tio är 11 + 10 + 10 = 31.
    .source = Trettioett: Spelet
    .reading = Handen ska ha tre kort, så den räknas när du har lagt bort ett kort.
rule-thirtyone-31-dealt =
    Den som har 31 från början visar handen innan spelet börjar. Föreslagen regel: om flera har 31 räknas bara
    den som sitter närmast till vänster om givaren.
    .title = En hand på 31 från början
    .source = Trettioett: Spelet
rule-thirtyone-knock =
    När du är på tur får du knacka i stället för att ta eller dra ett kort. De andra får då ett drag var, ingen knackar
    igen, och sedan visar alla sina kort.
    .title = Knacka
    .source = Trettioett: Spelet
rule-thirtyone-lowest =
    När alla har visat sina kort förlorar den med lägst hand ett liv. Om flera har lika låg hand förlorar de ett liv
    var.
    .title = Den lägsta handen förlorar
    .example = Händerna är värda 24, 17, 17 och 28: de två med 17 förlorar ett liv var.
    .source = Trettioett: Spelet
rule-thirtyone-stock-out =
    Föreslagen regel: om talongen tar slut visar alla sina kort, som efter en knackning.
    .title = Talongen tar slut
    .source = Trettioett: Spelet
    .reading =
        Alla visar när den som drog det sista kortet har lagt bort ett kort. Om någon redan har knackat spelar ni de
        drag som är kvar, och då tar alla från högen.

## Potten

rule-thirtyone-out =
    Den som inte har liv kvar står över tills potten är avgjord. Den som blir sist kvar vinner potten. Sedan köper de
    andra tillbaka sina spelmarker, och alla spelar om en ny pott. Turen att ge går medsols.
    .title = Utslagen
    .source = Trettioett: Det fortsatta spelet
    .reading = Turen att ge går till nästa spelare som är med.
rule-thirtyone-all-last =
    Föreslagen regel: om alla som är kvar skulle slås ut samtidigt förlorar ingen något liv.
    .title = Alla slås ut samtidigt
    .source = Trettioett: Det fortsatta spelet
rule-thirtyone-option-free =
    Variant: den som inte har några liv kvar får spela vidare till nästa förlust. Det kallas frisväng eller
    frivarv.
    .title = Variant: frisväng
    .source = Trettioett: Det fortsatta spelet
rule-thirtyone-house-knocker =
    Så spelar en del: den som har knackat och har lägst, ensam eller tillsammans med andra, förlorar två liv. Eller så
    här: den som har knackat och delar den lägsta handen med någon annan förlorar inget, och bara de andra förlorar ett
    liv var. Ingen förlorar mer än hen har, och om alla som är kvar skulle slås ut samtidigt förlorar ingen något liv.
    .title = Husregel: vad en knackning kan kosta
    .example = Du har knackat med 20, och Anna har också 20. Enligt den första regeln förlorar du två liv och Anna ett; enligt den andra förlorar bara Anna ett liv.
    .source = Husregel, finns inte i källan
rule-thirtyone-house-triple =
    Så spelar en del: tre kort av samma valör är värda trettio och en halv, eller trettio, vilka färger de än har. Tre
    ess är värda 31 i vilket fall.
    .title = Husregel: triss
    .example = Tre nior är värda 30,5. Enligt källan är de värda 9.
    .source = Husregel, finns inte i källan
rule-thirtyone-house-stock-out =
    Så spelar en del: om talongen tar slut innan någon har knackat är given slut när det draget är klart. Ingen visar
    sina kort, och ingen förlorar något liv. Efter en knackning spelas de drag som är kvar som vanligt.
    .title = Husregel: talongen tar slut
    .source = Husregel, finns inte i källan
rule-thirtyone-house-first-lap =
    Så spelar en del: ingen får knacka förrän alla har gjort ett drag i given.
    .title = Husregel: ingen knackar i första varvet
    .source = Husregel, finns inte i källan
