### Quizet om stick: vem som tar dem.

## Vem tar sticket?

family-who-takes = Vem tar sticket?
takes-ask = Vem tar sticket?
takes-ask-own = Du lägger sist. Vem tar sticket, när du följer reglerna?
takes-hint-trump = Är någon trumf satt, och ligger det någon trumf i sticket?
takes-hint-led = Vilken färg är utspelad? Bara den och trumf kan ta sticket, och tian är högre än kungen.
takes-hint-phase = Titta på talongen: gäller någon trumf än?
takes-duty-winner = Den högsta trumfen tar sticket. Ligger ingen trumf där tar det högsta kortet i den utspelade färgen.
takes-duty-order = Ordningen är ess, tio, kung, dam, knekt och sedan lankorna.
takes-duty-phase = I de sex första sticken finns ingen trumf, även om någon har mält. Sedan gäller det här:
takes-by-suit = { $Card-the } är det högsta kortet i den utspelade färgen, och ingen har trumfat.
takes-by-suit-alone = { $Card-the } är det högsta kortet i den utspelade färgen, och ingen trumf är satt.
takes-by-suit-yet = { $Card-the } är det högsta kortet i den utspelade färgen, och trumf gäller först från det sjunde sticket.
takes-by-trump = { $Card-the } är den enda trumfen i sticket, och trumf slår alla andra färger.
takes-by-trump-led = Trumf är utspelad, och { $card-the } är den högsta.
takes-by-highest-trump = { $Card-the } är den högsta trumfen i sticket.
takes-beaten = { $Card-the } slås av { $winning-the }.
takes-beaten-by-ten = { $Card-the } slås av { $winning-the }: tian är näst högst, över kungen.
takes-not-trump-yet = { $Card-the } tar inget stick här: { $trump } blir trumf först från det sjunde sticket, och { $led } är utspelad.
takes-trumped = { $Card-the } följer färg, men sticket är trumfat med { $winning-the }.
takes-trumped-discard = { $Card-the } är sakad, och sticket är trumfat med { $winning-the }.
takes-discarded = { $Card-the } är sakad: varken { $led } eller trumf.
takes-discarded-alone = { $Card-the } är sakad: bara { $led } kan ta det här sticket.
takes-learner-takes = { $Card-the } vinner så länge, men du måste lägga { $must-or }, som slår den.

## Vilket kort fick inte spelas?

family-wrong-play = Vilket kort fick inte spelas?
wrong-ask = Vilket av korten i sticket fick inte spelas?
wrong-ask-last = De { $count-word } sista sticken, spelade från vänster med { $leader } först. Vilket kort fick inte spelas?
wrong-hint-held = Gå från kort till kort. Vad hade den som spelade det på handen just då?
wrong-hint-order = Har alla som kunde följt färg, annars trumfat, och stuckit över?
