### Quizet om stick: vem som tar dem.

## Vem tar sticket?

family-who-takes = Vem tar sticket?
takes-ask = Vem tar sticket?
takes-ask-own = Du lägger sist. Vem tar sticket, om du följer reglerna?
takes-premise-row =
    Det här är { $count-word } stick i rad. Varje spelares kort ligger från vänster i den ordning de spelades. { $Leader }
    spelade ut till det första sticket. { $Trump } är trumf i alla { $count-word } sticken.
takes-ask-row = Vilka kort tar sticken? Välj ett i varje stick.
takes-hint-trump = Är trumf satt, och ligger det trumf i sticket?
takes-hint-led =
    Vilken färg är utspelad? Bara den och trumf kan ta sticket. Korten har sin vanliga ordning, utom
    att tian är näst högst, mellan esset och kungen.
takes-hint-led-phase = Vilken färg är utspelad? I de sex första sticken kan bara den ta sticket, sedan också trumf. Tian är högre än kungen.
takes-hint-own = Du lägger sist. Vilka av dina kort får du spela, och slår de det som vinner just nu?
takes-hint-row = Den som tar ett stick spelar ut till nästa. Vem spelar ut till vart och ett?
takes-hint-phase = Titta på talongen: gäller någon trumf än?
takes-duty-winner = Den högsta trumfen tar sticket, annars det högsta kortet i den utspelade färgen.
takes-duty-order = Korten har sin vanliga ordning, utom att tian är näst högst, mellan esset och kungen.
takes-duty-phase = I de sex första sticken finns ingen trumf, även om någon har mält. Sedan gäller det här:
clause-takes-suit =
    { $Card-the } är { $count ->
        [one] den enda
       *[other] den högsta
    } { $led-the } i sticket
takes-by-suit = { clause-takes-suit }, och ingen har trumfat.
takes-by-suit-alone = { clause-takes-suit }, och ingen trumf är satt.
takes-by-suit-trumpless = { clause-takes-suit }, och i de sex första sticken gäller ingen trumf.
takes-by-suit-yet = { clause-takes-suit }, och trumf gäller först från det sjunde sticket.
takes-by-trump = { $Card-the } är den enda trumfen i sticket, och en trumf slår alla kort i andra färger.
takes-by-trump-led =
    { $Card-the } är { $count ->
        [one] den enda
       *[other] den högsta
    } trumfen i sticket.
takes-by-highest-trump = { $Card-the } är den högsta trumfen i sticket.
takes-beaten = { $Card-the } slås av { $winning-the }.
takes-beaten-by-ten = { $Card-the } slås av { $winning-the }: bara esset är högre än tian.
takes-not-trump-yet = { $Card-the } kan inte ta sticket: { $trump } blir trumf först i det sjunde sticket, och { $led } är utspelad.
takes-trumped = { $Card-the } slås av { $winning-the }, som är trumf.
takes-discarded = { $Card-the } är varken { $led } eller trumf och kan inte ta sticket.
takes-discarded-alone = { $Card-the } kan inte ta sticket: { $led } är utspelad, och ingen trumf är satt.
takes-discarded-trump-led = { $Card-the } kan inte ta sticket: { $led } är både utspelad färg och trumf, så bara { $led } kan ta det.
takes-discarded-trumpless = { $Card-the } kan inte ta sticket: { $led } är utspelad, och i de sex första sticken gäller ingen trumf.
takes-own-beats = Du måste sticka över { $winning-rank-the } med { $must-or }, och då tar du sticket{ clause-open }
takes-own-trumps = Du har ingen { $led } och måste trumfa med { $must-or }, och då tar du sticket{ clause-open }
takes-own-overtrumps = Du har ingen { $led } och måste övertrumfa { $winning } med { $must-or }, och då tar du sticket.
clause-follows-below =
    { $must-count ->
        [one] Du måste följa färg med { $must }, som inte slår
       *[other] Du måste följa färg, men ingen av dina { $led } slår
    } { $winning-rank-the }
takes-own-follows = { clause-follows-below }: du kan inte ta sticket{ clause-open }
takes-own-trumped = Du måste följa färg, och sticket är redan trumfat: du kan inte ta det.
clause-trumps-below =
    { $must-count ->
        [one] Du har ingen { $led } och måste trumfa med { $must }, som inte slår
       *[other] Du har ingen { $led } och måste trumfa, men ingen av dina trumfar slår
    } { $winning-rank-the }
takes-own-undertrumps = { clause-trumps-below }: du kan inte ta sticket{ clause-open }
takes-own-answer =
    Du mälde { $suit } på din partners fråga och måste spela { $must-or }{ $beating ->
        [none] , som inte slår { $winning }: du kan inte ta sticket.
       *[other] , och då tar du sticket.
    }
takes-row-led =
    Till det { $count ->
        [1] första
        [2] andra
        [3] tredje
       *[other] fjärde
    } sticket spelade { $leader } ut { $card }.
takes-learner-beats = { $Card-the } vinner just nu, men du måste sticka över med { $must-or }{ clause-open }
takes-learner-trumps = { $Card-the } vinner just nu, men du har ingen { $led } och måste trumfa med { $must-or }{ clause-open }
takes-learner-overtrumps = { $Card-the } vinner just nu, men du har ingen { $led } och måste övertrumfa med { $must-or }.
takes-learner-follows = { $Card-the } vinner just nu. { clause-follows-below }{ clause-open }
takes-learner-trumped = { $Card-the } vinner just nu. Du måste följa färg, och ingen { $led } slår en trumf.
takes-learner-undertrumps = { $Card-the } vinner just nu. { clause-trumps-below }{ clause-open }
takes-learner-answer =
    { $Card-the } vinner just nu. Du mälde { $suit } på din partners fråga och måste spela { $must-or }, som { $beating ->
        [none] inte slår { $winning-rank-the }.
       *[other] slår { $winning-rank-the }.
    }

## Vilket kort fick inte spelas?

family-wrong-play = Vilket kort fick inte spelas?
wrong-ask = Vilket av korten i sticket fick inte spelas?
wrong-premise-last = Det här är de { $count-word } sista sticken. Varje spelares kort ligger från vänster i den ordning de spelades. { $Leader } spelade ut till det första sticket. Den som tog ett stick spelade sedan ut till nästa.
wrong-premise-turned-up = När det första av de här sticken började låg inget kort med baksidan upp.
wrong-premise-lead-suit = { $Asker } frågade { $partner-whom } efter tjog, och { $partner } mälde tjog i { $suit }.
wrong-premise-lead-card = { $Asker } frågade { $partner-whom } efter { $suit } och fick ja: tillsammans mälde de tjog i { $suit }.
wrong-premise-cannot = { $Asker } frågade { $partner-whom } efter tjog, { $partner } mälde tjog i { $suit }, och { $asker } sade ”kan inte”.
wrong-premise-waits = { $Asker } frågade { $partner-whom } efter tjog, { $partner } mälde tjog i { $suit }, och när { $asker } spelade ut { $suit } kunde { $partner } inte lägga något av korten i paret.
wrong-trick = I det { ordinal } sticket spelades { $card } ut.
wrong-trick-led = Det { ordinal } sticket började med { $card }.
wrong-ask-last = Vilket kort fick inte spelas?
wrong-play-picked = { single-picked }
wrong-play-nothing-picked = Välj ett kort först.
wrong-play-right = { single-right }
wrong-play-wrong = { single-wrong }
wrong-play-ask-why = Tryck på ett kort så ser du varför.
wrong-play-results = Kort för kort
wrong-play-mark-right-chosen = du hittade det: fick inte spelas
wrong-play-mark-right-left = fick spelas
wrong-play-mark-chose-forbidden = valt, men fick spelas
wrong-play-mark-missed-allowed = fick inte spelas
wrong-play-yes = felet
wrong-play-no = { quiz-no }
wrong-hint-held = Gå från kort till kort. Vad hade spelaren på handen just då?
wrong-hint-order = Har var och en följt färg och stuckit över när det gick, och trumfat när färgen saknades?

## Vad får du göra nu?

may-ask = Vad får du göra? Välj allt som är tillåtet.
may-lead = Spela ut
may-variant-no-meld-out = Ni har kommit överens om att ingen får nå 12 poäng genom att mäla.
may-variant-gotland = Ni har kommit överens om att den som har 11 poäng eller mer inte får sätta trumf.
may-variant-max-tjog = Ni har kommit överens om högst en mälning till när trumf är satt.
may-variant-forehand-trump = Ni har kommit överens om att förhand får sätta trumf före det första utspelet.
may-melds-so-far = Mälda färger hittills: { $suits }.
may-gubbe-half = { $Seat } har angivit halv gubbe.
may-gubbe-whole = { $Seat } har angivit hel gubbe.
may-forehand = Du är förhand, och inget kort är spelat än.
may-in = Du tog stick { $count } och är inne.
may-in-first = Du tog stick { $count } och ska spela ut för första gången i given.
may-in-again = Du tog stick { $count } och har spelat ut tidigare i given.
may-lead-first = Nu ska du spela ut för första gången i given.
may-lead-again = Du har spelat ut tidigare i given.
may-after-draw = Båda har dragit.
may-after-turn = Korten som skulle vändas upp är uppvända.
may-melded-own = Du tog stick { $count } och har sedan mält { $suit }.
may-melded-partner = Du tog stick { $count } och frågade sedan din partner, som mälde { $suit }.
may-melded-both = Du tog stick { $count }, frågade sedan efter { $suit } och fick ja, så paret är mält.
may-melded-before = { $Melders } hade mält { $suits } redan före stick { $trick }.
may-asked-pair = Din partner frågar om du har något att mäla.
may-asked-word = Din partner frågar: { clause-general-question }
may-asked-suit = Din partner frågar efter { $suit }.
may-asked-once = Du tog stick { $count }, frågade sedan din partner och fick nej.
may-asked-twice = Du tog stick { $count } och frågade sedan din partner, först allmänt och sedan efter en färg, och fick nej båda gångerna.
may-hint-occasion = Har du tagit ett stick, och vad har du redan sagt sedan dess?
may-hint-occasion-draw = Har du tagit ett stick, och har ni dragit sedan dess? Först mäler du, sedan drar ni, och sedan spelar du ut.
may-hint-occasion-turn = Har du tagit ett stick, och finns det kort kvar att vända upp? Först mäler du, sedan vänder ni upp, och sedan spelar du ut.
may-hint-answer = Vad får du svara, och måste du mäla ett par som du har?
may-hint-draw-first = Är ett stick just taget, och finns det kort kvar i talongen?
may-hint-draw-then = Har båda dragit sedan sticket togs?
may-hint-turn-first = Låg något av korten i sticket på ett annat kort?
may-hint-turn-then = Är kortet som låg under redan uppvänt?
may-hint-gubbe = Vilket stick har du tagit, om något, och har du spelat ut förut i given?
may-hint-gubbe-barred = Är trumf redan satt, hur många stick är kvar, och hur är ställningen?
may-hint-gubbe-trump = Är trumf redan satt?
may-hint-held = Vilka kungar och damer har du, hur många kort har du kvar, och hur är ställningen?
may-hint-pairs = Vilka kungar och damer har du på handen, och vilka par är redan mälda?
may-hint-pairs-score = Vilka kungar och damer har du på handen, vilka par är redan mälda, och hur är ställningen?
may-hint-cards-left = Hur många kort har du kvar?
may-hint-score = Hur är ställningen, är trumf redan satt, och vad skulle mälningen ge?
may-duty-meld = Den som har tagit ett stick och är inne får mäla kung och dam i samma färg före utspelet.
may-duty-one = En mälning i taget, och samma par bara en gång.
may-duty-draw = Först mäler du, sedan drar ni, och sedan spelar du ut.
may-duty-turn = Först mäler du, sedan vänder ni upp, och sedan spelar du ut.
may-duty-three = För att få mäla måste du ha minst tre kort kvar.
may-duty-score = Ingen får nå 12 poäng genom att mäla.
may-duty-half = Halv gubbe anger du före ditt första utspel i given. Trumf får inte vara satt, du eller ert lag får ha högst 5 poäng, och det måste finnas sex stick att ta, det nyss tagna medräknat.
may-duty-whole = Hel gubbe får förhand ange före det första utspelet. En annan spelare får göra det före utspelet till det andra sticket, efter att ha tagit det första. Trumf får inte vara satt.
may-duty-ask = I stället för att mäla får du fråga din partner, och då får du inte mäla själv den gången.
may-duty-ask-suit = Efter ett nej får du fråga efter en färg där du har kungen eller damen, men inte båda.

## Vem kan inte ha kortet?

family-cannot-have = Vilka kan inte ha kortet?
cannot-have-ask = Alla har följt reglerna i sticket. Vilka kan inte ha { $card } på handen? Välj alla som inte kan ha kortet.
cannot-have-nobody = ingen
cannot-have-hint-played = Vem följde inte färg, vem stack inte över och vem trumfade inte?
cannot-have-hint-had = Tänk dig kortet hos en spelare i taget: hade det som spelaren lade varit tillåtet då?
cannot-have-duty-follow = Den som har den utspelade färgen måste spela den.
cannot-have-duty-overtake = Den som kan slå det kort som vinner just då måste göra det.
cannot-have-duty-trump = Den som inte kan följa färg måste spela trumf, om trumf är satt och hen har någon.
cannot-have-holds-led = { $Seat } följde inte färg och har därför ingen { $led }.
cannot-have-must-beat = Med { $card } på handen hade { $seat } varit tvungen att sticka över { $winning }.
cannot-have-holds-trump = { $Trump } är trumf. { $Seat } varken följde färg eller trumfade och har därför ingen { $trump }.
cannot-have-must-overtrump = Med { $card } på handen hade { $seat } varit tvungen att övertrumfa { $winning }.
cannot-have-led = { $Seat } spelade ut, och det säger inget om { $card }.
cannot-have-beat = { $Seat } lade { $played }, som slog det kort som vann just då. Andra kort som slår det hade också dugt, så { $seat-they } kan ha { $card }.
cannot-have-beat-lower = { $Seat } lade { $played }, som slog det kort som vann just då. Det säger inget om andra { $card-suit }.
cannot-have-beat-besides = { $Seat } lade { $played }, som slog det kort som vann just då. Det säger inget om { $card-suit }.
cannot-have-other-suit = { $Seat } följde färg med { $played }. { $Card } är i en annan färg, så det kortet kan { $seat-they } ha också.
cannot-have-below = { $Card } slår inte { $winning }, så { $seat } hade fått lägga { $played } även med { $card } på handen.
cannot-have-threw = { $Card } är varken i den utspelade färgen eller trumf, så { $seat } hade fått lägga { $played } även med { $card } på handen.
cannot-have-told-nothing = Alla hade fått spela som de gjorde även med { $card } på handen.
cannot-have-told = Sticket avslöjar faktiskt något.
cannot-have-holds-led-several = { $Lacking } följde inte färg och har därför ingen { $led }.
cannot-have-must-beat-several = Med { $card } på handen hade { $lacking-or } varit tvungen att sticka över { $winning }.
cannot-have-holds-trump-several = { $Trump } är trumf. { $Lacking } varken följde färg eller trumfade och har därför ingen { $trump }.
cannot-have-must-overtrump-several = Med { $card } på handen hade { $lacking-or } varit tvungen att övertrumfa { $winning }.

## Vilka kort kan motståndaren inte ha? (två spelare)

family-lacked = Vilka kort kan motståndaren inte ha?
lacked-premise-not-drawn = Ingen av er har dragit efter sticket ännu.
lacked-ask = { $Seat } har följt reglerna i sticket. Vilka av de här korten kan { $seat } inte ha på handen? Välj alla.
lacked-none = inget av dem
lacked-hint-played = Vem spelade ut? Följde det andra kortet färg, och är det högre än det första?
lacked-hint-had = Pröva korten ett i taget: hade det som spelades varit tillåtet med det kortet på handen?
lacked-holds-led = { cannot-have-holds-led }
lacked-holds-trump = { cannot-have-holds-trump }
lacked-must-beat = { $Seat } stack inte över { $winning } och har därför ingen { $led } som slår den.
lacked-led = { $Seat } spelade ut, och det säger inget om resten av handen.
lacked-follows = { $Seat } följde färg, och det säger inget om andra färger.
lacked-follows-alike = { $Seat } stack inte över { $winning } men kan mycket väl ha fler { $led }, så länge de är lägre.
lacked-beats = { lacked-follows }
lacked-beats-alike = { $Seat } stack över { $winning }, och det säger inget om andra { $led }.
lacked-trumps = { $Seat } trumfade, och det säger inget om andra färger än { $led }.
lacked-trumps-alike = { $Seat } trumfade, och det säger inget om andra trumfar.
lacked-void-both = { $Seat } sakade och fick välja fritt bland sina övriga färger.
lacked-no-trump-set = { lacked-void-both }
lacked-told-nothing = Inget av de här korten hade hindrat { $seat-whom } från att spela som { $seat-they } gjorde.
lacked-told = { $Seat } kan inte ha { $cards-or }.
