### Blad att skriva ut: reglerna i korthet, ett blad för varje spel. Namnen är reglernas; talen kommer från spelet.

sheets-about = Ett A4-blad för varje spel, att ha bredvid sig på bordet. Välj ett spel och skriv ut sidan med webbläsaren.
sheets-choose = Välj blad
sheets-all = Alla blad
sheets-rules = Alla regler

## Stick

short-trick-lead = Den som är inne spelar ut vilket kort som helst, om ingen annan regel binder utspelet.
short-trick-follow = Följ färg om du kan.
short-trick-trump = Om du inte kan följa färg ska du trumfa, även om din trumf inte tar sticket.
short-trick-overtake = Stick över det kort som vinner just nu, om du kan. Det gäller även din partners kort.
    .for-two = Stick över motståndarens kort, om du kan.
short-trick-discard = Om du varken har färgen eller trumf lägger du vad du vill.
short-trick-winner = Den högsta trumfen tar sticket, annars det högsta kortet i den utspelade färgen. Den som tog sticket spelar ut.

## Tolva

short-tolva-deal = Fyra får { $hand_4 } kort var, med partnern mitt emot. Tre får { $hand_3 } var och spelar var och en för sig.
short-tolva-forehand = Förhand, till vänster om givaren, spelar ut först.
    .for-two = Förhand, den som inte ger, spelar ut först.
short-tolva-meld = Du får mäla kung och dam i samma färg före ditt utspel, om du har tagit det senaste sticket.
short-tolva-meld-three = Du ska ha minst { $least_cards } kort kvar.
short-tolva-meld-one = Du får göra en mälning åt gången. Före nästa måste du ta ett stick till.
short-tolva-ask = När ni är fyra får du fråga din partner i stället, men då får du inte själv mäla den gången.
short-tolva-trump = Given börjar utan trumf. Den första mälningen sätter trumf för hela given.
short-tolva-names = Mälningarna heter i tur och ordning { $meld_names }.
short-tolva-score-meld = Att sätta trumf ger { $first } poäng, varje senare mälning { $later }. De räknas genast.
short-tolva-score-no-meld-out = Ingen mälning får föra en part till { $target } poäng eller mer.
    .for-two = Ingen mälning får ge någon { $target } poäng eller mer.
short-tolva-score-vinsten = Flest av givens { $all_points } kortpoäng ger vinsten, { $vinsten } poäng.
short-tolva-score-carry = Om det är lika får ingen vinsten, och nästa gång är den värd { $vinsten } poäng mer.
short-tolva-score-sistan = Det sista sticket ger sistan, { $sistan } poäng. Den räknas efter vinsten.
short-tolva-match = Först till { $target } poäng vinner partiet.
short-tolva-markers = Poängen visas med tvåor till femmor. Ett kort med baksidan upp är 1 poäng.
short-tolva-half =
    Halv gubbe är ett löfte om { $half_tricks } stick i rad med sammanlagt minst { $half_card_points } kortpoäng. Den
    anges första gången du är inne, före utspelet. Sticket som du tog dig in på är det första av dem.
short-tolva-half-limit = Halv gubbe får bara anges av en part med högst { $half_limit } poäng.
    .for-two = Halv gubbe får bara anges av den som har högst { $half_limit } poäng.
short-tolva-half-score = Den ger { $half_points } poäng om den går hem och kostar lika många om den går bet.
short-tolva-whole =
    Hel gubbe är ett löfte om alla stick. Den anges av förhand före det första utspelet, eller av den som tog det första
    sticket, före utspelet till det andra. Den ger { $whole_points } poäng eller kostar lika många.
short-tolva-half-trumpless = En gubbe får bara anges innan trumf är satt. Sedan får ingen mäla, och vinsten och sistan räknas inte.

short-plocke-deal = Båda får { $hand_2 } kort, ett i taget. De andra { $stock_2 } blir talong.
short-plocke-draw = Efter varje stick drar båda ett kort, först den som tog sticket.
short-plocke-meld = Mäl före draget. Om du drar ett kort som fattades i ett par får du mäla paret först när du har tagit ett stick till.
short-plocke-gubbe = Gubbar anges efter draget, före utspelet.
short-bord-deal = Båda får { $row_letters } kort på bordet med baksidan upp, { $row_letters } uppvända på dem och { $hand_2 } på handen.
short-bord-available = Spela från handen eller de uppvända korten. Alla räknas när du ska följa färg, trumfa och sticka över.
short-bord-turn = Kortet under ett spelat bordskort vänds upp efter sticket och en eventuell mälning.
short-bord-meld =
    Mäl med handen och de uppvända korten tillsammans, innan något vänds upp. Till korten som du
    har kvar räknas alla på hand och bord.
short-bord-gubbe = Gubbar anges när korten har vänts upp, före utspelet.

## Bondtolva

short-bond-deal = Två får { $hand_2 } kort var, och { $stock_2 } blir talong. Tre får { $hand_3 } var. Fyra, två mot två, får { $hand_4 } var.
short-bond-deck = Förhand, till vänster om givaren, spelar ut först.
short-bond-phase1 = I stick 1–{ $free_tricks } lägger du vad du vill. Ingen trumf gäller, och det högsta kortet i den utspelade färgen tar sticket.
short-bond-draw = Efter vart och ett av dem drar båda ett kort, först den som tog sticket.
short-bond-phase2 = Därefter gäller stickreglerna och trumfen, om någon är satt.
short-bond-meld = När ni är två får du mäla kung och dam i samma färg före draget, om du har tagit det senaste sticket och det finns kort kvar i talongen.
short-bond-meld-many = När ni är tre eller fyra får du mäla före utspelet, om du är inne och har tagit minst ett stick.
short-bond-meld-one = Du får bara göra en mälning i taget.
short-bond-trump = Den första mälningen sätter trumf. Mälningarna heter { $meld_names }.
short-bond-ask = Före ditt utspel får du fråga din partner: ”Har du trumf?” När trumf är satt frågar du efter tjog.
short-bond-ask-suit = Efter ett nej får du fråga efter en färg där du har kungen eller damen, men inte båda.
short-bond-ask-no-meld = Den som frågar får inte själv mäla den gången.
short-bond-lead-answer =
    Om du fick tjog genom att fråga efter en färg måste du spela ut din kung eller dam i den. Om du fick tjog på den
    allmänna frågan måste du spela ut den mälda färgen, och partnern måste lägga sin kung eller dam.
short-bond-score-meld = Att sätta trumf ger { $first } poäng, varje senare mälning { $later }. De räknas genast.
short-bond-score-vinsten = Flest matadorer i tagna stick ger vinsten, { $vinsten } poäng. Om det är lika avgör ögonen.
short-bond-score-sistan = Det sista sticket ger sistan, { $sistan } poäng. Den räknas efter vinsten.
short-bond-match = Först till { $target } poäng vinner partiet.
short-bond-markers = Poängen visas med två sexor var: de färgmärken som syns är de poäng som fattas.

## Tölp

short-tolp-deal =
    Alla kort delas ut, så jämnt det går. Fler än { $one_pack } spelare använder { $packs_letters } lekar. Två spelare lägger
    först undan { $aside_letters } kort osedda.
short-tolp-start = Den som har hjärter två börjar med den. Turen går medsols.
short-tolp-higher = Lägg ett eller flera kort av samma valör, högre än allt på bordet.
short-tolp-count = Lägg minst lika många kort som lades sist: på en dubblett läggs minst två.
short-tolp-pass = Du får alltid passa utom på tomt bord. Den som har passat får ändå lägga senare på samma hög.
short-tolp-turn = När alla andra har passat vänds högen ner, och den som lade senast lägger vad som helst.
short-tolp-out = När du lägger ditt sista kort går du ut, och nästa spelare lägger på tomt bord.
short-tolp-titles = Den som går ut först är kung, och den som är sist kvar är tölp.
short-tolp-exchange =
    Från och med andra omgången byter ni efter given: den första med den sista, den andra med den näst sista och så
    vidare. Paret närmast mitten byter ett kort, nästa par två och så vidare.
short-tolp-exchange-give = Den högre placerade ger vilka kort hen vill och säger sedan ”högt” eller frågar.
short-tolp-exchange-high = Efter ”högt” ger den andra lika många kort tillbaka, sina högsta.
short-tolp-exchange-ask = Du får fråga efter valörer som du själv har, så många gånger du vill, och sedan ta av de efterfrågade korten.
short-tolp-match-open = Partiet har inget slut: spela så många omgångar ni vill.

## Trettioett

short-thirtyone-value = Räkna bara din bästa färg. Undantaget är { $hand_letters } ess, som är värda { $best }.
short-thirtyone-deal = Alla får { $hand_letters } kort. Nästa kort slås upp som högens första, och resten är talong.
short-thirtyone-turn =
    Förhand, till vänster om givaren, börjar. Ta högens översta kort eller dra ett ur talongen och lägg bort ett. Kortet
    du just tog från högen får du inte lägga bort i samma drag.
short-thirtyone-knock = Du får knacka i stället. Då får de andra ett drag var, och sedan visar alla.
short-thirtyone-lowest = Den med lägst hand förlorar ett liv. Om flera har lika låg hand förlorar de ett liv var.
short-thirtyone-31 = En hand på { $best } visas genast och avslutar given: alla andra förlorar ett liv.
short-thirtyone-31-dealt = Den som har { $best } redan från början visar handen innan spelet börjar.
short-thirtyone-stock-out = Om talongen tar slut visar alla sina kort.
short-thirtyone-lives = Alla börjar med { $lives } liv.
short-thirtyone-out = Den som inte har liv kvar står över. Den som blir sist kvar vinner potten.
short-thirtyone-all-last = Om alla skulle slås ut samtidigt förlorar ingen något liv.
