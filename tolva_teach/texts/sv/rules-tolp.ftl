### Tölp. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rules-source-tolp = Reglerna är omskrivna efter artikeln ”Tölp” i svenska Wikipedia.

## Given

rule-tolp-deal =
    Alla kort delas ut, så jämnt det går. Leken har 52 kort med esset högst, och färgerna räknas inte. När ni är fler
    än tio blandar ni två lekar.
    .title = Given
    .source = Tölp: Regler
    .reading =
        Korten ges ett i taget, med början hos förhand, spelaren till vänster om givaren. Här kan ni vara 2–20 spelare.

## Omgången

rule-tolp-start =
    I varje omgång börjar den som har hjärter två, genom att lägga det kortet. Sedan går turen medsols.
    .title = Hjärter två börjar
    .source = Tölp: Spelomgången
    .reading =
        Kortet läggs för sig, även om det är ett flygande kort och det sista på handen. Om hjärter två inte är med i
        spelet börjar i stället den lägsta hjärtern, och utan hjärter det lägsta kortet, aldrig en joker. Bland lika låga
        kort går klöver före ruter och ruter före spader. Om två spelare har kortet, för att ni har två lekar, börjar
        den av dem som sitter närmast till vänster om givaren.
rule-tolp-higher =
    Du lägger ett eller flera kort av samma valör, och valören ska vara högre än allt som redan ligger i högen på
    bordet. När ni spelar med revolution ska korten i stället slå det som lades senast, i den ordning som då gäller: på
    fyra sjuor, som vänder ordningen, får du lägga fyra femmor. De vänder den tillbaka, och sedan krävs minst fyra kort
    över fem.
    .title = Lägga högre
    .example = På en sjua får du lägga en åtta eller ett ess, men inte en sjua till.
    .source = Tölp: Spelomgången; Revolution
    .reading =
        Med revolution behöver du inte slå allt som ligger: i exemplet får fyra sexor följa på femmorna, fast det
        redan ligger sjuor.
rule-tolp-count =
    När du lägger måste det vara minst lika många kort som i den största kombinationen på bordet. När det redan ligger
    en dubblett (två lika) räcker det inte med ett kort.
    .title = Minst lika många kort
    .example = På två sjuor får du lägga två nior eller tre kungar, men inte ett ensamt ess.
    .source = Tölp: Spelomgången
rule-tolp-pass =
    När det ligger kort på bordet får du passa, vad du än har på handen.
    .title = Passa
    .source = Tölp: Spelomgången
    .reading =
        När du har passat får du lägga igen när turen kommer, så länge högen ligger kvar. På tomt bord får du inte passa
        om du kan lägga något (se flygande kort).
    .example =
        Någon har lagt en sjua och du har en kung: du får passa ändå, och kanske lägga kungen senare på samma hög.
rule-tolp-turn =
    När alla andra har passat i tur och ordning vänds högen ner, och den som lade senast lägger vad som helst. Högen
    ligger kvar tills dess, även när ingen kan slå den.
    .title = Högen vänds ner
    .source = Tölp: Spelomgången
    .example = Du lade två ess, och de andra passar, en efter en: högen vänds ner, och du spelar ut till en ny.
rule-tolp-out =
    När du lägger ditt sista kort går du ut, och nästa spelare som är kvar lägger på tomt bord. Ni antecknar i vilken
    ordning ni går ut, och den som blir ensam kvar med kort kommer sist.
    .title = Gå ut
    .source = Tölp: Spelomgången
rule-tolp-titles =
    Den som går ut först är kung, och den som blir sist är tölp, eller slav.
    .title = Kung och tölp
    .source = Tölp: Byten
    .reading = De andra kallas efter sin plats.

## Bytet

rule-tolp-exchange =
    Från och med andra omgången byter ni kort efter given, innan omgången börjar: den första med den sista, nummer två
    med den näst sista och så vidare. Alla bytespartner får byta samtidigt. Tre spelare: den första och den sista byter
    1 kort. Fyra: den första och den sista 2 kort, de andra 1. Fem: 2 och 1, och den tredje byter inte. Sex: 3, 2 och 1.
    När ni är fler väljer ni: antingen fortsätter ni på samma sätt, så att paret närmast mitten byter 1 kort, nästa par
    2 och så vidare, upp till den första och den sista, eller så byter bara de tre första och de tre sista, 3, 2 och 1
    kort, och de andra byter inte.
    .title = Bytet
    .source = Tölp: Byten
    .reading = Två spelare byter 1 kort. Om ni är fler än sex och inte väljer något fortsätter ni på samma sätt.
rule-tolp-exchange-give =
    Om du är den högre placerade ger du först valfria kort, så många som ska bytas. Sedan säger du ”högt” eller frågar.
    .title = Ge kort
    .source = Tölp: Byten
rule-tolp-exchange-high =
    På ”högt” ger bytespartnern lika många kort, de högsta på handen.
    .title = Högt
    .source = Tölp: Byten
    .reading =
        Mellan lika höga kort går det i ordningen spader, hjärter, ruter, klöver. Det gör ingen skillnad i spelet.
rule-tolp-exchange-ask =
    Du frågar efter en valör som du själv har, och röjer därmed att du har den. Bytespartnern svarar hur många hen har
    av den. Du får fråga så många gånger du vill, och säger sedan vilka av de efterfrågade korten du tar, högst så
    många som ska bytas. Eller så säger du ”högt” i stället. Korten som du gav ligger framför bytespartnern tills bytet
    är klart.
    .title = Fråga efter kort
    .example =
        Fyra spelare: du är kung, har en dam på handen och frågar efter damer. Tölpen svarar ”två”: du får ta en
        av dem eller båda.
    .source = Tölp: Byten
    .reading =
        Du kan inte fråga efter en valör som du har gett bort alla dina kort av. Om du tar för få fyller bytespartnern
        på med sina högsta kort.
rule-tolp-exchange-size =
    Båda har lika många kort efter bytet som före.
    .title = Lika många kort efter som före
    .source = Tölp: Byten
    .reading = Om den ena har färre kort som får bytas än de egentligen skulle byta, byter de bara så många.

## Partiet

rule-tolp-match-open =
    Partiet har inget slut, och ingen vinner det. Ni stiger och faller och spelar så länge ni har lust.
    .title = Parti utan slut
    .source = Tölp: Slutgiltig vinnare
rule-tolp-match-rounds =
    Variant: ni bestämmer ett antal omgångar, till exempel tio. Den som då har varit kung flest gånger
    vinner. Om det är lika spelas fler omgångar.
    .title = Variant: ett bestämt antal omgångar
    .source = Tölp: Slutgiltig vinnare
rule-tolp-match-streak =
    Variant: ”först till tre raka”. Den som först är kung tre omgångar i rad vinner.
    .title = Variant: kung tre gånger i rad
    .source = Tölp: Slutgiltig vinnare

## Varianter

rule-tolp-option-two =
    Två spelare: före varje giv läggs de tio översta korten undan osedda. Till nästa giv blandas de in igen.
    .title = Variant: två spelare
    .source = Tölp: Spel på två spelare
rule-tolp-flying =
    Variant: jokrar och vissa valörer, till exempel tvåor eller både tvåor och treor, är flygande kort. De får stå för
    vilken valör som helst tillsammans med minst ett kort av den. Ingen får byta bort dem eller fråga efter dem.
    .title = Variant: flygande kort
    .example = Tvåor är flygande: en nia och en tvåa läggs som två nior.
    .source = Tölp: Flygande kort
    .reading =
        Utan något annat kort behåller flygande kort sin egen valör: en tvåa för sig är en tvåa. När tvåor och treor
        läggs ihop räknas den valör som är högst i den gällande ordningen, och de andra korten står för den. En joker
        måste ha ett annat kort med sig. Om du inte kan lägga något på tomt bord, för att du bara har jokrar eller inte
        får gå ut på ditt flygande kort, måste du passa, och nästa spelare lägger. När ingen som är kvar skulle kunna
        lägga något på tomt bord är omgången slut, även mitt i en hög. Den som har färst kort kvar placeras då först,
        och vid lika många räknas platserna medsols, med början hos spelaren efter den som lade sist.
rule-tolp-flying-last =
    Variant: vanligen får du inte gå ut på flygande kort, det vill säga: det sista du lägger får inte innehålla något
    flygande kort, inte ens i sin egen valör. Ni kan komma överens om att det är tillåtet.
    .title = Ingen går ut på flygande kort
    .source = Tölp: Flygande kort
rule-tolp-option-singles =
    Variant: före varje omgång, även den första, skickar alla de kort som är ensamma i sin valör, utom flygande kort,
    ett steg medsols. Sedan spelas omgången som vanligt. Singelrundan rekommenderas när ni spelar med revolution.
    .title = Variant: singelrunda
    .source = Tölp: Singelrunda/singelbytespel
    .reading =
        Singelrundan kommer efter bytena, och alla skickar samtidigt. Den som då blir utan kort har gått ut. Om det blir
        flera räknas deras platser medsols från förhand.
rule-tolp-option-revolution =
    Variant: ett fyrtal (fyra kort av samma valör) vänder ordningen, så att tvåan blir högst och esset lägst, och nästa
    fyrtal vänder den tillbaka. När du lägger ett fyrtal kan du inte välja bort revolutionen, men det kan vara klokt att
    inte lägga det. Den nya ordningen gäller det som läggs därefter. Flygande kort får läggas till de fyra men inte
    ersätta något av dem. Varje omgång börjar i vanlig ordning.
    .title = Variant: revolution
    .example = Någon har lagt fyra sjuor. Nu slås de av fyra femmor, men inte av fyra nior.
    .source = Tölp: Revolution
    .reading = Fler än fyra gör detsamma, och fyra flygande kort som läggs i sin egen valör räknas också.
rule-tolp-house-passing =
    Så spelar en del: den som har passat står över tills högen har vänts ner. Högen vänds ner så snart bara den som lade
    sist är kvar.
    .title = Husregel: pass gäller hela högen
    .source = Husregel, finns inte i källan
rule-tolp-house-equal =
    Så spelar en del: ni får också lägga den valör som lades sist, om ni lägger minst lika många kort.
    .title = Husregel: samma valör duger
    .example = På bordet ligger två åttor. Du får lägga två andra åttor på dem.
    .source = Husregel, finns inte i källan
