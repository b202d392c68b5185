### Givar som man leds igenom: en mening i taget bredvid bordet, och det man spelar för vidare till nästa.

guided-group = Given som du leds igenom
guided-on = Vidare
guided-back = Tillbaka
guided-again = Spela den igen
guided-step = { $step } av { $steps }
guided-lit = det är den som meningen handlar om
guided-end = Det var hela given.
guided-aside = Det får du också. { $why } Men här tittar vi på något annat: { $do }.
guided-aside-any = Det får du också. { $why } Men gör här det som meningen ber om.

## De första sticken i tolva

guided-tolva-hand = De här nio korten är dina. Cilla mitt emot är din partner; ni två spelar mot Birger och David.
guided-tolva-follow = Cilla spelade ut hjärter ess. Första kortet bestämmer färgen, och du måste följa färg: lägg en av dina hjärter. Pröva gärna en annan färg först, och se vem som säger ifrån.
guided-tolva-ace = Inget slår esset, så Cilla tar sticket åt er båda. Den som tar ett stick spelar ut till nästa.
guided-tolva-ranks = Nu spelar Cilla ut en kung. Uppifrån går korten ess, tio, kung, dam, knekt, nio, åtta, sju, sex. Tian är näst högst: din slår kungen.
guided-tolva-overtake = Om du kan slå det kort som vinner måste du göra det, också när det är din egen partners. Vilken av dina ruter får du lägga?
guided-tolva-yours = Tian var högst i ruter, och sticket är ditt. Det räknas lika mycket för Cilla som för dig.
guided-tolva-lead = Du tog sticket, så nu spelar du ut, och du får välja vilket kort som helst. Ta en klöver den här gången.
guided-tolva-void = Birger tog din klöver med esset och spelar nu ut spader. Du har ingen! Då får du lägga vad du vill: du sakar. Välj ett kort som du inte kommer att sakna.
guided-tolva-winner = Den högsta spadern tar sticket, och det är Davids ess. Ditt kort är i en annan färg och kunde inte vinna.
guided-tolva-end = Nu kan du spela ett stick: följ färg, slå det kort som vinner om du kan, och saka om du inte har något i färgen.

## Den första given i trettioett

guided-thirtyone-hand = De här tre korten är dina; Birger och Cilla har också tre var. Den bästa handen har höga kort i en enda färg, för bara kort i samma färg räknas ihop.
guided-thirtyone-worth = Din bästa färg är ruter. Esset är värt 11 och åttan 8, så din hand är värd 19. Kung, dam, knekt och tio är värda 10 var.
guided-thirtyone-take = Det är din tur, och ruter tio ligger uppvänd på högen. Ta den!
guided-thirtyone-discard = Nu har du fyra kort, och ett ska bort. I ruter har du 11, 10 och 8, och det blir 29: lägg bort klövern.
guided-thirtyone-draw = Birger och Cilla har haft var sitt drag. Klöver nio, som Cilla lade bort, hjälper dig inte. Dra ur talongen i stället, och se vad du får.
guided-thirtyone-away = Hjärter fem hjälper inte heller. Ett kort som du har dragit ur talongen får du lägga på högen direkt: lägg bort det.
guided-thirtyone-knock = 29 är svårt att slå. I stället för att ta ett kort kan du knacka: då får de andra var sitt drag till, och sedan visar alla sina kort.
guided-thirtyone-life = Du har 29, Cilla 27 och Birger bara 26. Den lägsta handen förlorar ett liv, så Birger har ett mindre.
guided-thirtyone-end = Det var en hel giv: byt ett kort i varje drag, knacka när handen är bra, och bli aldrig lägst.

## De första sticken i bondtolva

guided-bond-hand = De här sex korten är dina. Birger har också sex, och de andra tolv ligger nedvända i mitten: det är talongen.
guided-bond-lead = Du börjar. Uppifrån går korten ess, tio, kung, dam, knekt, nio. Spela ut spader ess.
guided-bond-taken = Birger följde inte färg, och det behöver man inte så länge talongen räcker. Det högsta kortet i den utspelade färgen tar sticket: ditt.
guided-bond-draw = Efter varje stick drar ni ett kort var, först den som tog sticket. Dra ur talongen.
guided-bond-king = Du tog sticket, så du spelar ut igen. Pröva klöver kung.
guided-bond-ten = Birgers tia slår din kung! Tian är näst högst, och det är lätt att glömma. Birger tar sticket.
guided-bond-free = Birger spelar ut hjärter ess, som tar sticket vad du än lägger. Du behöver inte följa färg: lägg ett kort som du kan undvara.
guided-bond-end = Så går det tills talongen är slut: lägg vad du vill, och dra. Sedan börjar strängare regler.

## De första högarna i tölp

guided-tolp-hand = De här tretton korten är dina. Bli av med dem: den som först blir det är kung, och den som är sist blir tölp.
guided-tolp-start = Den som har hjärter två börjar med det kortet. Det är du: välj det, och tryck på Lägg.
guided-tolp-count = De andra har lagt allt högre, och David två femmor på en gång. Nu måste du också lägga minst två kort av en högre valör: lägg två av dina tior.
guided-tolp-pass = Cilla lade tre ess, och inget är högre än ess. Passa.
guided-tolp-higher = Alla passade, så högen vändes ner, och Cilla började en ny. Nu ligger två fyror där: lägg två av dina kungar.
guided-tolp-lead = Ingen kunde slå dina kungar, så du börjar nästa hög med vad du vill. Låga kort är svårast att bli av med: vilket lägger du?
guided-tolp-end = Så går det tills bara en har kort kvar: lägg högre, minst lika många, eller passa.
