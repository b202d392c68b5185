### Fel som upptäcks i efterhand, vid ett riktigt bord: vad som först var fel, enligt vilken regel, och vad man kan komma överens om.

judge-form-late = Upptäckt i efterhand
judge-part-held = Kortet som spelaren visade sig ha
    .rest = Inget än
judge-part-tricks = Stick { $number }
    .rest = Kort i den ordning de lades
judge-part-leader = Vem spelade ut?
    .rest = Inte sagt
    .missing = Vem som spelade ut
    .after = Den som tog förra sticket
judge-part-since = Första sticket då spelaren hade kortet
    .rest = Inte sagt
judge-part-trump-from = Trumf gäller från stick
    .rest = 1
judge-part-done = Vad gjorde spelaren?
    .rest = Inte sagt
judge-done-passed = Passade
judge-done-started = Lät en annan börja omgången
judge-done-high = Gav sina högsta kort i bytet
judge-part-gave = Korten som spelaren gav
    .rest = Inga
judge-part-shown = Handen som spelaren visade sig ha
    .rest = Inga kort än
judge-part-score-before = Ställningen före given
    .rest = Inte sagt
judge-part-lives-before = Liven före given
    .rest = Inte sagt

at-table-forgotten = Bortglömt kort
at-table-suit-alone = { $suit }, valören bortglömd
at-table-remedies = Vad ni kan komma överens om

## De som spelar, räknade från den som hade kortet

late-seat = spelaren
    .holder = spelaren med handen
    .is-0-of-2 = den som hade kortet
    .is-1-of-2 = motståndaren
    .is-0-of-3 = den som hade kortet
    .is-1-of-3 = spelaren till vänster om den som hade kortet
    .is-2-of-3 = spelaren till höger om den som hade kortet
    .is-0-of-4 = den som hade kortet
    .is-1-of-4 = spelaren till vänster om den som hade kortet
    .is-2-of-4 = spelaren mitt emot den som hade kortet
    .is-3-of-4 = spelaren till höger om den som hade kortet

## Vad som är fel med det som har angetts

judge-fault-late-no-card = Välj kortet som spelaren visade sig ha.
judge-fault-late-no-tricks = Lägg ut sticken sedan dess, så långt ni minns dem. Kort som ni har glömt anges med frågetecken.
judge-fault-late-too-many-tricks = En giv har inte fler än { $most } stick.
judge-fault-late-trick-too-long = Ett stick har { $most } kort när ni är { $most }.
judge-fault-late-leader = Stick { $number } kan inte ha börjat så: det var någon annan som tog sticket före.
judge-fault-late-played-by-another = Någon annan har lagt { $card }, så det kan inte vara kortet som spelaren visade sig ha.
judge-fault-late-no-start = Ange kortet som omgången började med, under ”Det som lades sist”.
judge-fault-late-no-gift = Ange korten som spelaren gav.

## Vad som sägs

late-played = { $card-known ->
        [yes] { $card }
       *[no] { $suit-known ->
            [yes] { $suit }
           *[no] det kortet
        }
    }
late-holds-led = Stick { $trick }: spelaren fick inte lägga { late-played }. { $Led } var utspelad, och den som har { $lone } måste följa färg.
late-holds-trump = Stick { $trick }: spelaren fick inte lägga { late-played }. Den som har { $lone } och är renons i { $led } måste trumfa.
late-must-beat = Stick { $trick }: spelaren fick inte lägga { late-played }. { $winning-known ->
        [yes] Den som har { $lone } kan slå { $winning } och måste sticka över.
       *[no] Den som har { $lone } kan ta sticket och måste sticka över.
    }
late-must-overtrump = Stick { $trick }: spelaren fick inte lägga { late-played }. { $winning-known ->
        [yes] Den som har { $lone } och är renons i { $led } måste övertrumfa { $winning }.
       *[no] Den som har { $lone } och är renons i { $led } måste övertrumfa.
    }
late-none = Inget av det som ni minns behöver ha varit fel, även om spelaren hade { $lone }.
late-free = Så länge talongen räcker lägger man vilket kort man vill. Inget kan ha varit fel, även om spelaren hade { $lone }.
late-unsure = { $count ->
        [one] Om stick { $tricks } går det inte att säga något: ni minns för lite av det.
       *[other] Om stick { $tricks } går det inte att säga något: ni minns för lite av dem.
    }
late-tolp-started = Spelaren skulle ha börjat. Omgången börjar med hjärter två, annars med den lägsta hjärtern, eller med det lägsta kortet om ingen hjärter är med. Hen hade { $lone }, som går före { $card }.
late-tolp-started-rightly = Spelaren behövde inte börja med { $lone }: { $card } går före.
late-tolp-gave = Spelaren skulle ha gett sina högsta kort, och { $lone } är högre än åtminstone ett av dem som hen gav: { $cards }.
late-tolp-gave-flying = Flygande kort byts aldrig bort, men spelaren gav { $cards }.
late-tolp-gave-rightly = Spelaren gav rätt: { $lone } är inte högre än korten som hen gav, eller byts aldrig bort.
late-thirtyone-worth = Handen är värd { $points }. Den räknas först när alla visar, så fram till dess är inget fel. Om den räknades fel då lägger ni ut händerna under ”Vem förlorar?”.
late-thirtyone-31 = Handen är värd { $points } och skulle ha visats genast. Då slutar given, och alla andra förlorar ett liv.
late-thirtyone-no-discard = Spelaren har ett kort för mycket: varje drag slutar med att man lägger bort ett kort.

## Vad man kan komma överens om

late-note = Reglerna säger inget om straff för felspel. Det här brukar man välja mellan:
late-take-back = Ta tillbaka
late-stands = Lagt kort ligger
late-void = Given ogiltig
late-points = Poäng i straff
late-score = Ställningen blir då: { $score }.
late-take-back-tricks =
    .open = Spelaren tar upp kortet och lägger ett som är tillåtet. Poängen ändras inte.
    .over = För sent här: det har lagts fler kort sedan dess, och de hade kanske blivit andra om felet inte hade gjorts.
late-take-back-tolp =
    .open = Det går bara om ingen har lagt något efteråt. Spelaren gör om det på rätt sätt, och placeringarna ändras inte.
late-take-back-thirtyone =
    .open = Spelaren visar handen nu. Det går bara om given inte är avgjord än: då slutar given, och alla andra förlorar ett liv.
late-take-back-discard =
    .open = Spelaren lägger bort ett kort nu, och handen räknas med de tre som är kvar. Bestäm vem som väljer kortet.
late-stands-tricks = { $taker-known ->
        [yes] Sticket tillhör { $taker }.
       *[no] Sticket tillhör den som tog det.
    } Given spelas färdigt och räknas som den blir.
late-stands-tolp = Omgången spelas färdigt, och placeringarna blir som de blir.
late-stands-thirtyone = Given räknas som den blev: ingen får tillbaka liv.
late-stands-discard = Handen räknas med de tre kort som är värda mest.
late-void-tricks = Alla poäng från given stryks, mälningarna också. Ställningen blir som före given, och samma spelare ger om.
late-void-tolp = Omgången ges om. Placeringarna från omgången före gäller fortfarande.
late-void-thirtyone = Ingen förlorar något liv på given, och samma spelare ger om.
late-void-discard = { late-void-thirtyone }
late-points-tricks = De andra får, eller spelaren mister, så många poäng som ni har bestämt. Given räknas i övrigt som den blir. Bestäm också om någon får vinna partiet på straffpoängen.
late-points-tolp = Spelaren blir tölp i omgången, och de som kom efter hen går upp en plats.
late-points-thirtyone = Spelaren förlorar ett liv, och given räknas i övrigt som den blev.
late-points-discard = { late-points-thirtyone }
late-misdealt = Reglerna säger inget om vad ni gör när det har blivit fel. Bestäm själva om samma spelare ger om, vilket är enklast innan något kort är spelat, eller om ni rättar till händerna.
