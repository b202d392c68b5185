### Givar som man leds igenom: en mening i taget bredvid bordet, och det man spelar för vidare till nästa.

guided-group = Genomgång av en giv
guided-on = Vidare
guided-back = Tillbaka
guided-onward = Läs vidare
guided-again = Spela om
guided-step = { $step } av { $steps }
guided-on-paper = Given spelas på skärmen. Här syns bara ett steg av den.
guided-lit = nämns i texten
guided-end = Genomgången är slut.
guided-aside = Det är också tillåtet. { $why } Men nu tittar vi på något annat: { $do }.
guided-aside-any = Det är också tillåtet. { $why } Men gör nu det som texten säger.
guided-astray = Given har gått en annan väg än texten. Spela om och pröva något annat.

## De första sticken i tolva

guided-tolva-hand = De här nio korten är dina. Cilla mitt emot är din partner; ni två spelar mot Birger och David.
guided-tolva-follow = Cilla spelade ut hjärter ess. Första kortet bestämmer färgen, och du måste följa färg: lägg en av dina hjärter. Pröva gärna en annan färg först och se vem som säger ifrån.
guided-tolva-ace = Inget slår esset, så Cilla tar sticket åt er båda. Den som tar ett stick spelar ut till nästa.
guided-tolva-ranks = Nu spelar Cilla ut en kung. Ordningen uppifrån är ess, tio, kung, dam, knekt, nio, åtta, sju, sex. Tian är näst högst, så din tia slår kungen.
guided-tolva-overtake = Om du kan slå det kort som vinner just nu måste du göra det, även när det är din egen partners. Vilken av dina ruter får du lägga?
guided-tolva-yours = Tian var högst i ruter, och sticket är ditt. Det räknas lika mycket för Cilla som för dig.
guided-tolva-lead = Du tog sticket, så nu spelar du ut, och du får välja vilket kort som helst. Ta en klöver den här gången.
guided-tolva-void = Birger tog din klöver med esset och spelar nu ut spader. Du har ingen spader, och ingen trumf är satt. Då får du lägga vad du vill: du sakar. Välj ett kort som du inte kommer att sakna.
guided-tolva-winner = Den högsta spadern tar sticket, och det är Davids ess. Ditt kort har en annan färg och kunde inte vinna.
guided-tolva-end = Nu kan du spela ett stick: följ färg, slå det kort som vinner om du kan, och saka om du är renons och ingen trumf är satt.

## Den första given i trettioett

guided-thirtyone-hand = De här tre korten är dina; Birger och Cilla har också tre var. Den bästa handen har höga kort i en enda färg, för bara kort i samma färg räknas ihop.
guided-thirtyone-worth = Din bästa färg är ruter. Esset är värt 11 och åttan 8, så din hand är värd 19. Kung, dam, knekt och tia är värda 10 var.
guided-thirtyone-take = Det är din tur, och ruter tio ligger uppvänd på högen. Ta den!
guided-thirtyone-discard = Nu har du fyra kort, och ett ska bort. I ruter har du 11, 10 och 8, och det blir 29: lägg bort klövern.
guided-thirtyone-draw = Birger och Cilla har gjort var sitt drag. Klöver nio, som Cilla lade bort, hjälper dig inte. Dra ur talongen i stället och se vad du får.
guided-thirtyone-away = Hjärter fem hjälper inte heller. Ett kort som du har dragit ur talongen får du lägga på högen direkt: lägg bort det.
guided-thirtyone-knock = 29 är svårt att slå. I stället för att ta ett kort kan du knacka: då får de andra var sitt drag till, och sedan visar alla sina kort.
guided-thirtyone-life = Du har 29, Cilla 27 och Birger bara 26. Den som har lägst förlorar ett liv, så Birger har ett liv mindre.
guided-thirtyone-end = Det var en hel giv. Byt ett kort i varje drag, knacka när handen är bra, och se till att inte ha lägst.

## De första sticken i bondtolva

guided-bond-aim = Den som först har 12 poäng vinner. Du får poäng för par, för ess och tior och för det sista sticket.
guided-bond-sixes = Vid poängen ligger två sexor. De märken som syns på dina är de poäng du har kvar att ta.
guided-bond-hand = De här sex korten är dina. Birger har också sex, och de andra tolv ligger nedvända i mitten: det är talongen.
guided-bond-lead = Du börjar. Ordningen uppifrån är ess, tio, kung, dam, knekt, nio. Spela ut spader ess.
guided-bond-taken = Birger följde inte färg, och det behöver man inte göra så länge talongen räcker. Det högsta kortet i den utspelade färgen tar sticket, och det är ditt.
guided-bond-draw = Efter varje stick drar ni ett kort var, först den som tog sticket. Dra ur talongen.
guided-bond-king = Du tog sticket, så du spelar ut igen. Pröva klöver kung.
guided-bond-ten = Birgers tia slår din kung! Tian är näst högst, och det är lätt att glömma. Birger tar sticket.
guided-bond-free = Birger spelar ut hjärter ess, som tar sticket vad du än lägger. Du behöver inte följa färg: lägg ett lågt kort som du kan undvara.
guided-bond-free-aside = En tia är värd att spara: den som tar flest ess och tior får en poäng. Knekten eller nian duger här.
guided-bond-end = Så fortsätter det tills talongen är slut: lägg vad du vill och dra ett kort. Sedan börjar strängare regler.

## Mäla i bondtolva

guided-bond-pair = Du har kung och dam i hjärter: ett par. Det är värt poäng om du mäler det, det vill säga talar om att du har det. Men först måste du ta ett stick.
guided-bond-pair-ace = I den första fasen kan inget kort slå ett ess som spelas ut. Spela ut spader ess.
guided-bond-pair-meld = Sticket är ditt, och du har inte dragit än: nu är det rätt tillfälle att mäla. Mäl hjärter.
guided-bond-pair-trump = Givens första mälning ger 2 poäng och gör hjärter till trumf, från det sjunde sticket. De två korten blir kvar på handen; märket på dem visar att alla känner till dem.
guided-bond-pair-draw = Nu drar ni ett kort var, du först. När du har dragit är det för sent att mäla.
guided-bond-pair-wait = Du drog ruter kung, och nu har du ett par till. Det får vänta tills du har tagit ett nytt stick. Spela ut klöver ess.
guided-bond-pair-later = Sticket är ditt igen. Mäl ruter innan du drar: varje mälning efter den första heter tjog, ger 1 poäng och ändrar inte trumfen.
guided-bond-pair-end = Tre poäng på två stick. Kom ihåg ordningen: ta ett stick, mäl och dra sedan.

## Den andra fasen i bondtolva

guided-bond-late = Talongen är slut, och ni har sex kort var. Birger har mält ruter: från och med nu är ruter trumf, och stickreglerna gäller.
guided-bond-late-head = Birger spelar ut ruter dam. Du måste följa färg, och du måste slå damen om du kan. Vilket kort återstår då?
guided-bond-late-lead = Sticket är ditt. Den som spelar ut får fortfarande välja vilket kort som helst. Spela ut hjärter kung och se vad Birger måste göra.
guided-bond-late-trumped = Birger har ingen hjärter men en ruter, och måste trumfa. En trumf slår alla kort i de andra färgerna.
guided-bond-late-follow = Birger spelar ut spader dam. Du kan inte slå den, men du måste följa färg med din enda spader.
guided-bond-late-trump = En spader till, och nu har du ingen. Den här gången är det du som måste trumfa, med din sista ruter.
guided-bond-late-free = Sticket är ditt. Spela ut vilken klöver du vill.
guided-bond-late-discard = Birgers tia tog sticket, och till det sista spelar Birger ut spader tio. Du har varken spader eller trumf och får därför saka vilket kort du vill.
guided-bond-late-end = Det var alla stickregler: följ färg, slå kortet om du kan, trumfa om du är renons, och saka annars vad du vill.

## De första högarna i tölp

guided-tolp-hand = De här tretton korten är dina, och det gäller att bli av med dem. Den som först har lagt alla sina kort blir kung, och den som blir sist kvar med kort blir tölp.
guided-tolp-start = Den som har hjärter två börjar med det kortet, och det är du. Välj det och tryck på Lägg.
guided-tolp-count = De andra har lagt högre och högre, och David lade två femmor samtidigt. Nu måste du också lägga minst två kort, och av en högre valör: lägg två av dina tior.
guided-tolp-pass = Cilla lade tre ess, och inget är högre än ess. Passa.
guided-tolp-higher = Alla passade, så högen vändes ner, och Cilla började en ny. Nu ligger det två fyror där: lägg två av dina kungar.
guided-tolp-lead = Ingen kunde slå dina kungar, så du börjar nästa hög med vad du vill. Låga kort är svårast att bli av med: vilket lägger du?
guided-tolp-end = Så fortsätter det tills bara en har kort kvar: lägg högre och minst lika många, eller passa.

## Passa i tölp

guided-tolp-midway = Omgången är långt gången, och du har fem kort kvar. Överst på högen ligger en nia, så din dam eller din kung skulle duga.
guided-tolp-keep = Men du behöver inte lägga. När det ligger kort på bordet får du alltid passa. Passa den här gången och spara dina höga kort.
guided-tolp-again = De andra har fortsatt, och överst ligger Davids knekt. Nu är det din tur igen: den som har passat får ändå lägga på samma hög. Lägg kungen.
guided-tolp-turned = Birger, Cilla och David passade alla tre. Därför vänds högen ner, och korten i den är borta för resten av omgången.
guided-tolp-must = Du lade sist, så du börjar på nästa hög, och då får du inte passa. Pröva gärna att passa, eller lägg vad du vill.
guided-tolp-passing-end = När det ligger kort på bordet får du passa och ändå vara med igen på samma hög. Den som börjar på en hög måste lägga något.

## Kung och tölp

guided-tolp-three-left = Du har bara tre kort kvar, och ingen har blivit av med alla sina än. Den som först blir det är kung.
guided-tolp-eights = Du börjar på en hög. Lägg dina två åttor samtidigt: den som vill slå dem måste också lägga två kort.
guided-tolp-last-card = Ingen kunde slå åttorna, så du börjar igen. Lägg kungen, ditt sista kort.
guided-tolp-king = Du har gått ut, först av alla: du är kung! När någon går ut vänds högen ner genast, och nästa spelare, Birger, börjar på en ny.
guided-tolp-tolp = Sedan gick Birger ut, och därefter David. Bara Cilla har kort kvar: omgången är slut, och Cilla är tölp.
guided-tolp-titles-end = Först ute är kung, och den som blir ensam kvar med kort är tölp. Titlarna har ni tills nästa omgång är slut.

## Byta kort i tölp

guided-tolp-new-round = En ny omgång är utdelad. I den förra blev du kung och Birger tölp, så ni två byter ett kort innan någon lägger.
guided-tolp-give = Du kom före Birger, så du ger först, vilket kort du vill. Vilket vill du helst bli av med?
guided-tolp-high = Ditt kort ligger framför Birger. Säg nu ”högt”: då måste Birger ge dig sitt högsta kort.
guided-tolp-got = Birger måste lämna ifrån sig ett ess. Ni har lika många kort som förut, men din hand är bättre och Birgers sämre.
guided-tolp-begins = Kanske var det hjärter två du gav bort. Den som har kortet nu börjar, vare sig det är kungen, tölpen eller någon däremellan.

## De första sticken i plocketolva

guided-plocke-hand = De här sex korten är dina. Birger har också sex, och de andra 24 ligger nedvända mitt på bordet: det är talongen.
guided-plocke-lead = Du är förhand och spelar ut. Stickreglerna är samma som i tolva, och de gäller från första sticket. Spela ut hjärter ess.
guided-plocke-ten = Birger måste följa färg, och tian var Birgers enda hjärter. Sticket är ditt: 11 kortpoäng för esset och 10 för tian.
guided-plocke-draw = Efter varje stick drar ni ett kort var, först den som tog sticket. Dra ur talongen.
guided-plocke-pair = Du drog klöver kung, och med klöver dam har du ett par. Men innan du får mäla det måste du ta ett stick till. Spela ut klöver ess.
guided-plocke-meld = Esset tog sticket. Mäl paret nu, innan du drar: du får 2 poäng, och klöver blir trumf under resten av given.
guided-plocke-next = Om du hade dragit först hade du fått vänta med paret till nästa stick som du tar. Nu kan du dra.
guided-plocke-jack = Du tog sticket, så du spelar ut igen. Pröva spader knekt, din enda spader.
guided-plocke-king = Birger har kungen och måste sticka över. Nu är det Birger som drar först och spelar ut.
guided-plocke-trump = Birger spelar ut spader igen. Du har ingen, men du har trumf: då måste du trumfa. Vilken klöver som helst tar sticket. Vilken kan du undvara?
guided-plocke-end = Så fortsätter det så länge talongen räcker: ett stick, kanske en mälning, ett kort var. Sedan spelar ni de sista sex sticken utan att dra.

## De första sticken i bordstolva

guided-bord-hand = De här sex korten har du på handen. Birger har också sex.
guided-bord-row = De sex som ligger uppvända framför dig är dina bordskort, och dem får du också spela. Under varje bordskort ligger ett kort till, nedvänt. Birger har det likadant.
guided-bord-available = Birger spelade ut klöver åtta. På handen har du ingen klöver, men hand och bord räknas ihop: lägg klöver kung från bordet.
guided-bord-turn = Kungen tog sticket. Under den ligger ett kort som nu ska vändas upp, och den som tog sticket säger till. Vänd upp!
guided-bord-pair = Hjärter dam! Med kungen på handen har du ett par. Men innan du får mäla det måste du ta ett stick till. Spela ut spader ess och håll ögonen på Birgers tia.
guided-bord-ten = Birger måste följa färg, och tian var den enda spader Birger kunde spela. Sticket är ditt: 11 kortpoäng för esset och 10 för tian.
guided-bord-meld = Mäl paret nu, innan något vänds upp: du får 2 poäng, och hjärter blir trumf under resten av given.
guided-bord-turn-his = Den här gången är det bara Birger som har ett kort att vända, men du tog sticket, så det är ändå du som säger till.
guided-bord-look = Där låg ruter ess! Birgers bordskort ser du hela tiden: ruter ess skulle ta din ruter tio. Du får spela ut vad du vill. Vad väljer du?
guided-bord-end = Så fortsätter det tills alla 18 sticken är tagna: spela från hand eller bord, mäl om du kan, och vänd upp. Titta på motståndarens bordskort innan du spelar ut.

## Vinsten och sistan i bondtolva

guided-bond-count = Ni har tre kort var kvar. Av essen och tiorna har du tagit två och Birger fyra. De korten heter matadorer, och den som till slut har flest får en poäng: vinsten.
guided-bond-count-heart = Spela ut hjärter tio. Esset är redan spelat, så ingenting slår den.
guided-bond-count-diamond = Nu har du tre matadorer. Spela ut ruter tio också.
guided-bond-count-last = Fyra var! Ett stick återstår, och den som tar det sista sticket får också en poäng: sistan. Spela ut ruter kung.
guided-bond-count-sistan = Sistan är din. Men vem får vinsten? När ni har lika många matadorer avgör ögonen: kungen är värd 4, damen 3, knekten 2 och esset 1.
guided-bond-count-end = Du har 22 ögon i dina stick och Birger 18. Vinsten är också din: 2 poäng i given.

## Bondtolva för tre

guided-bond-three = Ni är tre: du, Birger och Cilla. Alla har åtta kort, det finns ingen talong, och var och en spelar för sig.
guided-bond-three-first = Cilla spelar ut ruter nio. Stickreglerna gäller redan från första sticket, så du måste följa färg. Du har bara esset.
guided-bond-three-meld = Sticket är ditt, och innan du spelar ut får du mäla. Mäl klöver.
guided-bond-three-trump = Du får 2 poäng, och klöver är trumf genast, redan i nästa stick. Spela ut hjärter nio.
guided-bond-three-winning = Birger slog nian med knekten, och Cilla måste slå knekten med damen: ni måste slå det kort som vinner just nu, om ni kan.
guided-bond-three-void = Cilla har mält ruter och spelar ut ruter knekt. Du har ingen ruter kvar och måste trumfa, med kungen eller damen.
guided-bond-three-over = Birger har inte heller någon ruter kvar. När någon redan har trumfat måste man övertrumfa om man kan, och Birger har esset.
guided-bond-three-spade = Birger spelar ut spader nio, och Cilla lägger damen. Vilka av dina spader slår den? Lägg en av dem.
guided-bond-three-end = Så fortsätter det tills alla åtta sticken är tagna: mäl innan du spelar ut, och slå det kort som vinner just nu, om du kan.

## Fråga partnern i bondtolva

guided-bond-ask = Cilla mitt emot är din partner, och ni har poängen tillsammans. Alla har sex kort, och stickreglerna gäller från första sticket.
guided-bond-ask-ace = Du är förhand. Spela ut klöver ess, för att vara säker på sticket.
guided-bond-ask-trump = Sticket är ditt. Du har inget par att mäla, men kanske har Cilla ett. Fråga: ”Har du trumf?”
guided-bond-ask-melded = Cilla hade ett par och mälde ruter: 2 poäng till ert lag, och ruter är trumf. Spela ut ruter ess.
guided-bond-ask-tjog = Du tog sticket igen. Trumf är redan satt, så nu lyder frågan ”Har du tjog?”. Fråga!
guided-bond-ask-suit = Cilla svarade nej. Då får du fråga en gång till, efter en färg där du har kungen eller damen men inte båda. Fråga efter hjärter.
guided-bond-ask-yes = Cilla har hjärter kung och svarade ja. Ni har var sitt kort i paret, och det är mält för laget: 1 poäng.
guided-bond-ask-end = Det var de två frågorna. Varför just hjärter dam nu måste spelas ut kommer i nästa lektion.

## Utspelet efter ett svar i bondtolva

guided-bond-answer = Du frågade ”Har du trumf?”, och Cilla mälde klöver. Att sätta trumf binder ingen, så du får spela ut vad du vill.
guided-bond-answer-ace = Spela ut klöver ess, som ingen kan slå.
guided-bond-answer-ask = Sticket är ditt. Fråga nu: ”Har du tjog?”
guided-bond-answer-bound = Cilla mälde hjärter, och tjoget binder er. Du måste spela ut en hjärter, men får välja vilken. Pröva gärna en annan färg först.
guided-bond-answer-partner = Även Cilla är bunden och måste lägga hjärter kung eller dam till det här sticket.
guided-bond-answer-end = Nu är plikten uppfylld, och du får åter spela ut vad du vill.

## Varianter i bondtolva

guided-bond-variants = Här gäller två varianter samtidigt: förhand får mäla före det första utspelet, och när trumf är satt får ni bara mäla en gång till. Du är förhand.
guided-bond-variants-meld = Du har två par, och i vanliga fall hade du först fått ta ett stick. Mäl hjärter nu.
guided-bond-variants-ace = Hjärter är trumf från det sjunde sticket, och du har 2 poäng innan ett kort är spelat. Spela ut hjärter ess.
guided-bond-variants-tjog = Sticket är ditt. Mäl ruter innan du drar: det är givens enda tjog.
guided-bond-variants-draw = Dra ur talongen.
guided-bond-variants-end = Nu får ingen av er mäla mer i den här given, vilka par ni än får.

## Fråga i bytet i tölp

guided-tolp-ask = Du blev kung i förra omgången och Birger tölp, så ni två byter ett kort. Du har redan fyra höga kort, kungar och ess, men bara två åttor. En tredje åtta skulle göra mer nytta.
guided-tolp-ask-give = Först ger du bort ett kort. Ge hjärter fyra, som är ensam i sin valör.
guided-tolp-ask-eight = Du kan säga ”högt”, men du får också fråga efter en valör som du själv har. Fråga efter åttor.
guided-tolp-ask-take = Birger har en åtta. Du får ta den, fråga vidare eller ändå säga ”högt”. Ta åttan.
guided-tolp-ask-end = Nu har du tre åttor, som du kan lägga samtidigt. Men alla hörde frågan, så alla vet att du har åttor.

## Flygande kort i tölp

guided-tolp-joker = Ni spelar med två jokrar. Den ena har du, kortet med stjärnan. På högen ligger två treor, och du har ingen dubblett.
guided-tolp-joker-ace = En joker får stå för samma valör som kortet den läggs ihop med. Välj spader ess och jokern. Lägg båda.
guided-tolp-joker-turned = De räknas som två ess, och ingen kunde slå dem. Högen vänds ner.
guided-tolp-joker-lead = Du börjar på nästa hög. Vilket av dina kort lägger du?
guided-tolp-joker-end = Ett flygande kort fyller ut det du saknar, och räknas då som ett äkta. Men en joker får du aldrig lägga för sig.

## Gå ut på flygande kort i tölp

guided-tolp-stuck = Bara två av er är kvar, och du har en femma och en joker. Det är du som lägger först på tomt bord.
guided-tolp-stuck-five = Du skulle vilja lägga båda samtidigt. Men det sista du lägger får inte innehålla ett flygande kort: pröva gärna. Lägg sedan femman.
guided-tolp-stuck-turned = Din femma låg kvar överst, och högen vänds ner. Nu skulle du börja på nästa.
guided-tolp-stuck-pass = En joker får inte läggas för sig. Därför måste du passa, fast bordet är tomt.
guided-tolp-stuck-again = Den andra lade två kort samtidigt, och du har bara ett. Passa.
guided-tolp-stuck-end = Du blev sittande med jokern och är tölp. Använd dina flygande kort i tid och spara ett vanligt kort till sist.

## Singelrunda och revolution i tölp

guided-tolp-turned-round = Omgången har börjat med en singelrunda: alla skickade de kort som var ensamma i sin valör ett steg vidare. Därför har alla nu många kort av samma valör.
guided-tolp-turned-four = Överst ligger två treor. Lägg alla dina fyra damer samtidigt och se vad som händer.
guided-tolp-turned-over = Fyra lika är en revolution: ordningen vänds, så att tvåan är högst och esset lägst. Alla passade på dina damer.
guided-tolp-turned-ace = Du börjar på nästa hög. Esset har blivit ditt lägsta kort: lägg det.
guided-tolp-turned-back = Birger lade fyra kungar, och ordningen vändes tillbaka. Nu krävs fyra kort som är högre än kungar: passa.
guided-tolp-turned-end = Så kan en omgång svänga. Nästa gång någon lägger fyra lika vänds ordningen igen.

## Ett drag i trettioett

guided-thirtyone-turn = De här tre korten är dina. Överst på högen ligger ruter ess, som alla ser. Bredvid ligger talongen, med baksidan upp.
guided-thirtyone-turn-take = Du har ruter kung, så esset passar bra. Ta det från högen.
guided-thirtyone-turn-kept = Nu ska ett av dina fyra kort bort, men inte det du just tog från högen: pröva gärna. Lägg bort klöver fem.
guided-thirtyone-turn-draw = Birger och Cilla har gjort sina drag. Hjärter fem hjälper dig inte, så dra ur talongen.
guided-thirtyone-turn-drawn = Du drog klöver ess, och det vet bara du. Ett draget kort får du lägga bort direkt, men behåll det här. Lägg bort hjärter tio.
guided-thirtyone-turn-end = Så är varje drag: först ett fjärde kort, och sedan bort med ett.

## Knacka och visa i trettioett

guided-thirtyone-knocks = Du har hjärter nio, och hjärter åtta ligger på högen. Ta den.
guided-thirtyone-knocks-two = I hjärter har du nu 17. Lägg bort ruter två.
guided-thirtyone-knocks-last = Cilla knackade i stället för att ta ett kort. Du och Birger har vardera ett drag kvar, och ingen mer får knacka. Dra ur talongen.
guided-thirtyone-knocks-six = Hjärter sex! Nian, åttan och sexan blir 23. Lägg bort spader fem.
guided-thirtyone-knocks-life = Birger gjorde sitt sista drag, och alla visar. Du och Cilla har 23 var, och Birger har 16. Den med lägst hand förlorar ett liv.
guided-thirtyone-knocks-end = Du behöver inte ha den högsta handen. Det räcker att någon annan har en lägre.

## 31 visas genast i trettioett

guided-thirtyone-shown = Du har spader dam, och spader tio ligger på högen. Ta tian.
guided-thirtyone-shown-three = 20 i spader. Lägg bort klöver tre.
guided-thirtyone-shown-draw = Hjärter fem hjälper inte. Dra ur talongen.
guided-thirtyone-shown-eight = Inte hjärter åtta heller. Lägg bort den.
guided-thirtyone-shown-ace = Cilla lade bort spader ess! Ta det.
guided-thirtyone-shown-jack = Ess, dam och tio i spader: 11 + 10 + 10 = 31. Lägg bort klöver knekt.
guided-thirtyone-shown-end = 31 kan ingen slå. Handen visas genast, given är slut, och alla andra förlorar ett liv.

## När man ska knacka i trettioett

guided-thirtyone-early = Din bästa färg är klöver: åttan och fyran är värda 12. Det är för lite att knacka med.
guided-thirtyone-early-take = Klöver dam ligger på högen. Ta den.
guided-thirtyone-early-three = 8 + 4 + 10 = 22. Lägg bort spader tre.
guided-thirtyone-early-knock = Birger och Cilla har gjort ett drag var och har knappast hunnit få bra händer. 22 bör räcka: knacka.
guided-thirtyone-early-life = De fick ett drag till var. Du har 22, Birger 19 och Cilla 12, så Cilla förlorar ett liv.
guided-thirtyone-early-end = 22 är långt från 31, men tidigt i given räcker det oftast. Om du hade väntat på en bättre hand hade de andras händer också hunnit bli bättre.

## Mäla i tolva

guided-tolva-pair = Du har två par: kung och dam i hjärter, och kung och dam i ruter. Ett par ger poäng när du mäler det, det vill säga talar om att du har det. Men först måste du ta ett stick.
guided-tolva-pair-ace = Du är förhand, och ingen har satt trumf än. Då kan inget kort slå ett ess som spelas ut. Spela ut spader ess.
guided-tolva-pair-meld = Sticket är ditt, och innan du spelar ut till nästa får du mäla. Mäl hjärter.
guided-tolva-pair-trump = Givens första mälning ger 2 poäng och gör hjärter till trumf under resten av given. Korten har du kvar på handen; ögat visar att alla känner till dem.
guided-tolva-pair-wait = Du får bara göra en mälning i taget, så ruter får vänta tills du har tagit ett stick till. Hjärter ess är den högsta trumfen: spela ut den.
guided-tolva-pair-tjog = Sticket är ditt igen. Mäl ruter.
guided-tolva-pair-end = Den andra mälningen i given heter tjog. Den ger 1 poäng, och hjärter är fortfarande trumf. Tre poäng på två stick, och de räknas för både dig och Cilla.

## Fråga partnern i tolva

guided-tolva-ask = Du har inget par att mäla, men kanske har Cilla ett, din partner mitt emot. Det får du fråga om när du har tagit ett stick.
guided-tolva-ask-ace = Du är förhand, och ingen har satt trumf. Spela ut spader ess, som säkert tar sticket.
guided-tolva-ask-trump = Sticket är ditt. Fråga Cilla: ”Har du något att mäla?”
guided-tolva-ask-melded = Cilla hade ett par och mälde ruter. Ni får 2 poäng tillsammans, ruter är trumf, och det är fortfarande du som spelar ut.
guided-tolva-ask-lead = Cilla har kungen och damen i trumf, och själv har du ess, tio och knekt. Då är Cilla säker på nästa stick om du spelar ut ruter åtta.
guided-tolva-ask-no = Cilla tog sticket och frågar i sin tur dig: ”Har du något att mäla?” Du har inget par, så svara nej.
guided-tolva-ask-end = Cilla spelar ut. Den som har frågat får inte själv mäla den gången. Nästa tillfälle kommer när någon av er har tagit ett stick till.

## Vinsten och sistan i tolva

guided-tolva-count = Ni har tre kort var kvar. I era stick ligger 45 kortpoäng och i motståndarnas 51. Esset är värt 11, tian 10, kungen 4, damen 3 och knekten 2, och i hela leken finns 120.
guided-tolva-count-queen = Det lag som till slut har flest får en poäng: vinsten. Hjärter är trumf, och damen är den högsta som är kvar. Spela ut den.
guided-tolva-count-ten = Nu har ni 54, och motståndarna har ingen trumf kvar. Spader ess är redan spelat. Spela ut din tia, som inget kan slå.
guided-tolva-count-six = 69 kortpoäng är mer än hälften, så ni får vinsten. Det sista sticket ger också en poäng: sistan. Spela ut din sista trumf.
guided-tolva-count-sistan = Det sista sticket gav inte en enda kortpoäng, men ni tog det. Därför får ni sistan också.
guided-tolva-count-end = Ni får 2 poäng när given är slut: 1 för vinsten och 1 för sistan. Mälningen räknades redan när du gjorde den.

## Halv gubbe i tolva

guided-tolva-half = Du är förhand, och vilka kort! Du har ess och tio i spader, hjärter och klöver, och hjärter kung. Utan trumf kan motståndarna inte slå ett enda av dem.
guided-tolva-half-said = Då kan du lova att du och Cilla tar sex stick i rad, med minst 60 kortpoäng i dem. Löftet heter halv gubbe, och du ger det före utspelet. Ange halv gubbe.
guided-tolva-half-ace = En gubbe spelas utan trumf, och nu får ingen mäla. Spela ut spader ess.
guided-tolva-half-ten = Ett stick av sex. Esset är borta, så tian är högst i spader: spela ut den.
guided-tolva-half-hearts = Två. Nu är det hjärters tur: där har du de tre högsta. Spela ut en av dem.
guided-tolva-half-next = Tre stick. Spela ut en hjärter till.
guided-tolva-half-third = Fyra. Ta det femte sticket med din sista hjärter.
guided-tolva-half-club = Ett stick fattas. Spela ut klöver ess.
guided-tolva-half-made = Sex stick, och långt mer än 60 kortpoäng i dem: gubben gick hem. Ni får 6 poäng, och given är slut direkt. Varken vinsten eller sistan räknas.
guided-tolva-half-end = Om motståndarna hade tagit ett enda av de sex sticken hade gubben gått bet, och ni hade förlorat 6 poäng. Ange den bara när du är så gott som säker.

## Trumf i tolva

guided-tolva-trump-dealt = En giv börjar alltid utan trumf. David är förhand, och snart blir en färg trumf: se vad det gör med dina kort.
guided-tolva-trump-ace = David spelade ut spader ess. Du har bara en spader: lägg den.
guided-tolva-trump-set = David tog sticket och mäler klöver, det vill säga talar om sitt par, klöver kung och dam. Nu är klöver trumf under resten av given: en klöver slår alla kort i de andra färgerna.
guided-tolva-trump-void = David spelar ut spader tio. Du är renons och måste spela trumf om du har någon: pröva gärna ett annat kort först. Sjuan räcker, så spara tian.
guided-tolva-trump-taken = Din sjua var den enda trumfen och tog sticket. Spela ut ruter sex.
guided-tolva-trump-over = Cilla spelade ut spader kung, och David trumfade med damen. När någon redan har trumfat måste du lägga en högre trumf om du kan: tian slår damen.
guided-tolva-trump-eight = Du övertrumfade, och sticket är ditt. Spela ut ruter åtta.
guided-tolva-trump-follow = Birger trumfade och spelade ut hjärter knekt, som David trumfade. Du har hjärter och måste följa färg, men kan inte ta sticket. Lägg vilken hjärter du vill.
guided-tolva-trump-discard = David spelar ut ruter kung. Du har varken ruter eller trumf, och därför får du saka vilket kort du vill.
guided-tolva-trump-end = Det är ordningen när det finns trumf: följ färg om du kan. Annars trumfar du. Bara om du inte kan det heller får du saka.

## Vem som tar sticket i tolva

guided-tolva-take = Given börjar utan trumf, och Birger är förhand. Försök att se vem som tar varje stick innan det är klart.
guided-tolva-take-eight = Birger spelade ut spader ess, Cilla följde färg, och David sakade ruter kung. Lägg spader åtta.
guided-tolva-take-led = Utan trumf tar det högsta kortet i den utspelade färgen sticket: spader ess. Ett kort som sakas kan aldrig ta det.
guided-tolva-take-trump = Birger mälde hjärter, som nu är trumf, och spelade sedan ut klöver ess. Du är renons: trumfa med sjuan.
guided-tolva-take-lead = Din sjua var den enda trumfen och tog sticket, ess eller inte. Nu är du inne: spela ut spader tio.
guided-tolva-take-higher = Tian var den högsta spadern som var kvar, men Cilla trumfade och David övertrumfade. Den högsta trumfen tar sticket: hjärter åtta.
guided-tolva-take-nine = David är inne och spelar ut ruter sju. Du måste sticka över: lägg nian.
guided-tolva-take-end = Ingen trumfade, så det högsta kortet i den utspelade färgen tog sticket: Cillas ess. Nu är det Cilla som spelar ut.

## När talongen tar slut i plocketolva

guided-plocke-last = Elva stick är spelade, och i talongen ligger bara två kort. Du har klöver kung och dam, och ingen har mält än.
guided-plocke-last-ten = Hjärter ess är redan spelat, så din tia är högst. Spela ut den.
guided-plocke-last-meld = Sticket är ditt. Kom ihåg ordningen: mäl först och dra sedan. Mäl klöver.
guided-plocke-last-draw = 2 poäng, och klöver är trumf. Nu drar ni de två sista korten: dra ditt.
guided-plocke-last-king = Spader dam! Med kungen har du ett par till, men det kom efter mälningen och får vänta tills du har tagit ett stick till. Klöver kung är den högsta trumf som är kvar: spela ut den.
guided-plocke-last-second = Sticket är ditt. Nu finns inget att dra, och du mäler som i tolva: efter sticket, före utspelet. Mäl spader.
guided-plocke-last-end = Den andra mälningen ger 1 poäng. Nu spelar du ut, och ni spelar klart med korten på handen.

## Mäla i bordstolva

guided-bord-meld-pair = Sex stick är spelade, och hjärter är trumf. Du har klöver kung på handen och klöver dam på bordet, och det är ett par.
guided-bord-meld-lead = Först måste du ta ett stick. Spader ess är redan spelat, och tian är din. Spela ut spader kung från bordet.
guided-bord-meld-clubs = Sticket är ditt. Ordningen är mäla, vända upp, spela ut. Mäl klöver.
guided-bord-meld-turn = Trumf var redan satt, så mälningen är ett tjog och ger 1 poäng. Vänd nu upp kortet som låg under spader kung.
guided-bord-meld-king = Ruter kung! Med ruter dam har du ett par till, och det får vänta tills du har tagit ett stick till. Klöver ess är spelat: spela ut klöver kung.
guided-bord-meld-diamonds = Sticket är ditt. Den här gången ligger båda korten på bordet, och det går lika bra. Mäl ruter.
guided-bord-meld-end = Det blir 1 poäng till. Nu återstår att vända upp det som ska vändas, och att spela ut.

## Spara paret i tolva

guided-tolva-keep = Du har kung och dam i ruter: ett par som är värt 2 poäng om du hinner mäla det först av alla. Därför gäller det att inte bryta det.
guided-tolva-keep-jack = David spelade ut ruter ess, och du måste följa färg. Kungen och damen ska du spara, och tian är värd 10 kortpoäng: lägg knekten.
guided-tolva-keep-ace = David frågade Birger och fick nej, och spelar ut klöver sju. Trumf är inte satt än, så klöver ess tar säkert sticket: lägg det.
guided-tolva-keep-meld = Sticket är ditt, och paret är helt. Mäl ruter.
guided-tolva-keep-end = 2 poäng, och i trumf har du kungen, damen och tian, som nu är högst. Om du hade lagt kungen på esset hade du inte haft något att mäla.

## Räkna valörer i tölp

guided-tolp-ranks = Du har sex kort men bara fyra valörer: en fyra, två femmor, två sjuor och en kung. Lika kort lägger du samtidigt, så det räcker att lägga fyra gånger.
guided-tolp-ranks-four = Du börjar på en hög. Lägg den lägsta valören först: fyran.
guided-tolp-ranks-pass = David lade två tior överst. Dina dubbletter är för låga: passa.
guided-tolp-ranks-fives = David börjar en ny hög med en tvåa. Lägg båda femmorna: nu måste också de andra lägga minst två kort.
guided-tolp-ranks-sevens = Alla passade, så du börjar på nästa hög. Lägg båda sjuorna.
guided-tolp-ranks-king = Alla passade igen. Lägg kungen, ditt sista kort.
guided-tolp-ranks-end = Fyra valörer på fyra gånger, och du är först av med korten: kung! Räkna därför valörerna på handen, inte korten.
