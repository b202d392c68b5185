### Quizet: frågan, det man kan göra, svaret, ledtrådarna, och det som sägs när något inte finns.

quiz-ask = Välj alla kort som du får spela.

## Vad man måste veta utöver det som syns på bordet

quiz-premise-from-table = Första sticket spelas från bordet.
quiz-premise-stock-gone = Talongen är slut.
quiz-premise-lead-suit = Du frågade din partner efter tjog, och partnern mälde tjog i { $suit }.
quiz-premise-lead-card = Du frågade din partner efter { $suit } och fick ja: ni mälde tjog i { $suit }.
quiz-premise-answer = Din partner frågade efter tjog, du mälde tjog i { $suit }, och nu har partnern spelat ut { $suit }.
quiz-premise-cannot = Din partner frågade efter tjog, du mälde tjog i { $suit }, och partnern sade ”kan inte”.
quiz-premise-waits = Din partner frågade efter tjog, du mälde tjog i { $suit }, och när partnern spelade ut { $suit } kunde du inte lägga något av korten i paret.

quiz-picked =
    { $count ->
        [0] Inget kort valt.
        [one] Ett kort valt.
       *[other] { $count } kort valda.
    }
quiz-nothing-picked = Välj minst ett kort först. Något kort får du alltid spela.

## Knappar

quiz-answer = Svara
quiz-hint = Ledtråd
quiz-undo = Ångra
quiz-clear = Rensa val
quiz-again = Försök igen
quiz-next = Nästa fråga
quiz-random = Slumpa en fråga
quiz-rule = Visa regeln
quiz-rule-hide = Dölj regeln
quiz-rules = Visa reglerna
quiz-rules-hide = Dölj reglerna

## Vilket spel, och vilken sorts fråga

quiz-choose-game = { $game } – välj spel och frågor
quiz-family = Frågesort
family-must-play = Vilka kort får du spela?

quiz-number = Fråga { $seed }
quiz-own = Ett upplagt läge
quiz-choose-number = Gå till fråga
quiz-number-wrong = Skriv ett heltal från 0 till { $most }.
quiz-difficulty = Svårighet
quiz-difficulty-1 = Lätt
    .means = få kort på handen och de vanligaste lägena
quiz-difficulty-2 = Medel
    .means = fler kort och ovanligare lägen
quiz-difficulty-3 = Svår
    .means = stora händer, med kort som lurar den som bara kan halva regeln

## Reglerna i korthet, före svaret

quiz-duties = I den här ordningen gäller reglerna
quiz-duty-follow = Om du har den utspelade färgen måste du spela den.
quiz-duty-trump = Annars måste du spela trumf, om trumf är satt och du har någon.
quiz-duty-overtake = Om något av de korten slår det som vinner just nu måste du spela ett sådant, även när din partner vinner.
quiz-duty-overtake-alone = Om något av de korten slår det som vinner just nu måste du spela ett sådant.
quiz-duty-discard = Om du varken har färgen eller trumf får du spela vilket kort som helst.
quiz-duty-free = I de sex första sticken, så länge det finns kort i talongen, får du spela vilket kort som helst. Sedan gäller det här:
quiz-duty-lead-answer = Om du frågade ”Har du tjog?” och din partner mälde måste du spela ut den färgen, och partnern måste lägga kungen eller damen om reglerna ovan tillåter det. Om du frågade efter en färg och ni fick tjog måste du spela ut ditt kort i paret.

## Svaret

quiz-right =
    { $count ->
        [one] Rätt! Det är det enda kort du får spela.
        [2] Rätt! Du hittade båda korten.
       *[other] Rätt! Du hittade alla { $count } kort.
    }
quiz-right-all = Rätt! Här får du spela vilket kort som helst.
quiz-wrong-chose =
    Inte riktigt: du valde { $count ->
        [one] ett kort
       *[other] { $count } kort
    } som du inte får spela.
quiz-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] ett kort
       *[other] { $count } kort
    } som du hade fått spela.
quiz-wrong-both =
    Inte riktigt: du valde { $chose ->
        [one] ett kort
       *[other] { $chose } kort
    } som du inte får spela, och missade { $missed ->
        [one] ett
       *[other] { $missed }
    } som du hade fått spela.
quiz-so-far = { $right } rätt av { $answered }

quiz-why-stock-gone = Talongen är slut, så nu gäller stickreglerna.
quiz-why-duty-waits = Plikten att lägga kungen eller damen får vänta: stickreglerna går före.
quiz-why-duty-older = Av två plikter går den äldre före.
quiz-ask-why = Tryck på ett kort så ser du varför.
quiz-results = Kort för kort
quiz-mark-right-chosen = rätt valt
quiz-mark-right-left = rätt att låta bli
quiz-mark-chose-forbidden = valt, men får inte spelas
quiz-mark-missed-allowed = missat, men får spelas
quiz-yes = ja
quiz-no = nej
quiz-spoken = { $answer }, { $mark }. { $why }
quiz-quoted = ”{ $choice }”
quiz-chose = Du valde { $choice }
quiz-spoken-held = { $answer }, { $mark }.
quiz-spoken-left = { $mark }. { $why }

## Ledtrådar: först vilken regel, sedan vilka kort den lämnar. Aldrig svaret.

quiz-hint-label = Ledtråd { $number }
quiz-hint-led = Vilken färg är utspelad, och har du den?
quiz-hint-led-face-up = Titta både på handen och på dina uppvända kort. Vilken färg är utspelad, och har du den?
quiz-hint-led-in-row = Titta bara på dina uppvända kort. Vilken färg är utspelad, och finns den bland dem?
quiz-hint-follow-beat = Titta på dina { $led }. Kan du slå { $winning } med någon av dem?
quiz-hint-follow-trumped = Titta på dina { $led }. Sticket är redan trumfat med { $winning }: kan någon { $led } ta det?
quiz-hint-trump-untrumped = Du har ingen { $led }. { $Trump } är trumf, och ingen trumf ligger i sticket. Vad måste du då göra, och duger vilken { $trump } som helst?
quiz-hint-trump-beat = Du har ingen { $led }. { $Trump } är trumf. Kan du slå { $winning-rank-the } med någon av dina { $trump }?
quiz-hint-trump-none =
    { $led-is ->
        [trump] Du har ingen { $led }, och just den färgen är trumf. Vad säger regeln om den som är renons?
       *[plain] Du har varken { $led } eller trumf ({ $trump }). Vad säger regeln om den som är renons i båda?
    }
quiz-hint-discard-void = Du har ingen { $led }, och ingen trumf är satt. Vad säger regeln om den som är renons?
quiz-hint-phase = Titta på talongen: har ni spelat de sex första sticken?
quiz-hint-free = Vad gäller så länge det finns kort i talongen?
quiz-hint-asked = Du har fått tjog på din fråga. Vad måste du då spela ut?
quiz-hint-answered = Du har mält tjog på din partners fråga. Vad måste du då spela?
quiz-hint-of-answer = Tjoget var i { $suit }. Vilket eller vilka av dina kort binder det dig till?

## En fråga om vad som helst som ett spel erbjuder

offered-ask = Välj allt som du får göra nu.
narrowed-ask = Vad av det här får du göra nu? Välj allt som är tillåtet.
offered-picked =
    { $count ->
        [0] Inget valt.
        [one] Ett val.
       *[other] { $count } val.
    }
offered-nothing-picked = Välj något först.
offered-right = Rätt!
offered-right-all = Rätt! Här är alla val tillåtna.
offered-wrong-chose =
    Inte riktigt: { $count ->
        [one] ett av dina val är inte tillåtet.
       *[other] { $count } av dina val är inte tillåtna.
    }
offered-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] något som du hade fått göra
        [2] två tillåtna val
       *[other] { $count } tillåtna val
    }.
offered-wrong-both =
    Inte riktigt: { $chose ->
        [one] ett av dina val är inte tillåtet,
       *[other] { $chose } av dina val är inte tillåtna,
    } och du missade { $missed ->
        [one] något som du hade fått göra
        [2] två tillåtna val
       *[other] { $missed } tillåtna val
    }.
offered-ask-why = Tryck på ett av dem så ser du varför.
offered-results = Val för val
offered-mark-right-chosen = rätt valt
offered-mark-right-left = går inte
offered-mark-chose-forbidden = valt, men inte tillåtet
offered-mark-missed-allowed = missat, men tillåtet

## Trettioett: vad får du göra?

thirtyone-premise-taken = Du har just tagit { $card } från högen.
thirtyone-premise-drawn = Du har just dragit { $card } ur talongen.
thirtyone-premise-stock-out = Talongen är slut.
thirtyone-hint-turn = Hur långt har du kommit i ditt drag: har du redan tagit eller dragit ett kort?
thirtyone-hint-knock = Har någon knackat, och finns det kort kvar i talongen?
thirtyone-hint-discard = Ska du ta ett kort eller lägga bort ett? Finns det något kort som du inte får lägga bort?
thirtyone-duty-turn = I ditt drag tar du högens översta kort eller drar ett ur talongen, och lägger sedan bort ett kort: inte det som du just tog från högen.
thirtyone-duty-knock = I stället får du knacka, om ingen annan har knackat. När någon har knackat har de andra vardera ett drag kvar.
thirtyone-duty-stock = När talongen är slut efter en knackning tar du från högen.
family-may-do = Vad får du göra nu?
family-any-turn = Vad får du göra?

## Tölp: vad får du lägga?

family-may-lay = Vad får du lägga?
tolp-premise-out-on-flying = Ni får gå ut på flygande kort.
tolp-premise-not-out-on-flying = Ni får inte gå ut på flygande kort.
tolp-premise-revolution = Ni spelar med revolution.
tolp-premise-which-flying = Där flera flygande kort duger lika bra visas bara ett av dem i svaren.
tolp-premise-turned = Det har varit revolution, så ordningen är omvänd.
tolp-hint-pile = Titta på det som lades sist: vilken valör är det, och hur många kort?
tolp-hint-empty = Bordet är tomt. Vad kräver det av dig, och vad kräver det inte?
tolp-hint-flying = Du har flygande kort. Vad kan de stå för?
tolp-hint-flying-last = Du har flygande kort. Vad kan de stå för, och får de vara med bland det sista du lägger?
tolp-hint-turned = Ordningen är omvänd. Vilka valörer är då de höga?
tolp-hint-count = Räcker det att valören är hög nog, eller måste antalet kort också räcka?
tolp-hint-higher = Vilka valörer slår det som lades sist?
tolp-hint-lead = Får man passa när bordet är tomt?
tolp-duty-start = Omgången börjar med hjärter två, eller med den lägsta hjärtern som är med, och inget annat.
tolp-duty-higher = Korten du lägger har alla samma valör, och de slår det som lades sist.
tolp-duty-count = Du lägger minst lika många kort som lades sist.
tolp-duty-lead = På tomt bord får du lägga vilken valör som helst, och hur många kort av den som helst.
tolp-duty-pass = När det ligger kort på bordet får du alltid passa. På tomt bord måste du lägga något, om du kan.
tolp-duty-flying = Flygande kort kan stå för vilken valör som helst, om minst ett kort av den valören läggs med.
tolp-duty-last = Du får inte gå ut på ett flygande kort, om ni inte har bestämt att det är tillåtet.
tolp-duty-turned = Efter en revolution är ordningen omvänd: esset är lägst och tvåan högst.

## Frågor med ett enda svar

single-picked =
    { $count ->
        [0] Inget valt.
       *[other] Ett svar valt.
    }
single-nothing-picked = Välj ett svar först.
single-right = Rätt!
single-wrong = Inte riktigt. Rätt svar: { $answer }.
single-ask-why = Tryck på ett svar så ser du varför.
single-results = Svar för svar
single-mark-right-chosen = rätt
single-mark-right-left = nej
single-mark-chose-forbidden = valt, men fel
single-mark-missed-allowed = det rätta svaret

## Frågor med ett eller flera svar

several-picked =
    { $count ->
        [0] Inget valt.
        [one] Ett val.
       *[other] { $count } val.
    }
several-nothing-picked = Välj något först.
several-right =
    { $count ->
        [one] Rätt!
        [2] Rätt! Du hittade båda.
       *[other] Rätt! Du hittade alla { $count }.
    }
several-right-all = Rätt!
several-wrong-chose =
    Inte riktigt: { $count ->
        [one] ett av dina val stämmer inte.
       *[other] { $count } av dina val stämmer inte.
    }
several-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] ett rätt svar.
       *[other] { $count } rätta svar.
    }
several-wrong-both =
    Inte riktigt: { $chose ->
        [one] ett av dina val stämmer inte,
       *[other] { $chose } av dina val stämmer inte,
    } och du missade { $missed ->
        [one] ett rätt svar.
       *[other] { $missed } rätta svar.
    }
several-ask-why = Tryck på ett av valen så ser du varför.
several-results = Svar för svar
several-mark-right-chosen = rätt valt
several-mark-right-left = rätt att låta bli
several-mark-chose-forbidden = valt, men stämmer inte
several-mark-missed-allowed = missat

## Tio frågor i rad

quiz-set = Tio frågor i rad
quiz-set-place = Fråga { $place } av { $count }
quiz-set-see-result = Se resultatet
quiz-set-missed = Det här behöver du öva mer på
quiz-set-sat = Det här kan du
quiz-set-again =
    { $count ->
        [one] Gör om den du svarade fel på
       *[other] Gör om de { $count } du svarade fel på
    }
quiz-set-more = Tio nya frågor
quiz-set-harder = Tio svårare frågor
quiz-set-by-rule = En fråga kan handla om flera regler. Under var och en räknas bara det som den regeln avgör.
quiz-set-practise = Öva på en regel, tio frågor

## När något inte finns

quiz-no-such-question = Det finns ingen sådan fråga.
quiz-no-such-choice = Det svaret går inte att välja i frågan.
quiz-bad-seed = Frågans nummer ska vara ett heltal från 0 till { $most }, inte { $given }.
quiz-bad-difficulty = Svårigheten ska vara ett heltal från { $least } till { $most }, inte { $given }.
quiz-bad-version = Frågorna finns i version { $version }, inte { $given }.
quiz-bad-record = Det går inte att fråga om läget i länken. { $why }
quiz-record-over = Given är slut, så ingen har något kvar att bestämma. En fråga behöver en uppteckning som slutar mitt i en giv.
quiz-record-not-asked = De här frågorna passar inte läget: där avgörs något annat.
quiz-record-too-much = Det finns fler än { $most } saker att välja mellan i läget. Det är för många för en fråga.
quiz-no-game = Det finns frågor om { $known }, inte om ”{ $given }”.
quiz-no-players = Frågorna om { $game } är för { $seats } spelare, inte för { $given }.
quiz-no-family = Frågorna att välja mellan är { $known }, inte ”{ $given }”.
quiz-bad-game = Spelet i länken, ”{ $said }”, finns inte här. Det finns frågor om { $known }.
quiz-bad-players = Antalet spelare i länken, ”{ $said }”, passar inte { $game }: det finns frågor för { $seats }.
quiz-bad-family = Sorten i länken, ”{ $said }”, finns inte bland frågorna om { $game }. Sorterna är { $known }.
quiz-bad-options = Frågorna i länken går inte att ställa efter husreglerna i den. { $why }
quiz-bad-topic = Regeln i länken, ”{ $said }”, är ingen av dem som frågorna handlar om. De handlar om { $known }.
quiz-no-rule = Det finns ingen regel ”{ $said }”. Frågorna här handlar om { $known }.
quiz-rule-not-asked = Ingen fråga i { $asked } handlar om { $said } på svårighet { $difficulty }. De handlar om { $known }.
quiz-bad-link = Den frågan finns inte.
quiz-bad-link-offer = Ta fråga { $seed } i stället
quiz-bad-link-offer-of = Ta fråga { $seed } i { $game } i stället
