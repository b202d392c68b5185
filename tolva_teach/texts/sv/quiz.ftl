### Quizet: frågan, det man kan göra, svaret, ledtrådarna, och det som sägs när något inte finns.

quiz-ask = Välj alla kort som du får spela.

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

quiz-number = Fråga { $seed }
quiz-difficulty = Svårighet
quiz-difficulty-1 = Lätt
    .means = få kort på handen och de vanligaste lägena
quiz-difficulty-2 = Medel
    .means = fler kort, och oftare trumf i sticket
quiz-difficulty-3 = Svår
    .means = stora händer, med kort som lurar den som bara kan halva regeln

## Reglerna i korthet, före svaret

quiz-duties = I den här ordningen gäller reglerna
quiz-duty-follow = Om du har den utspelade färgen måste du spela den.
quiz-duty-trump = Annars måste du spela trumf, om trumf är satt och du har någon.
quiz-duty-overtake = Om något av de korten slår det som vinner just nu måste du spela ett sådant, även över din partner.
quiz-duty-discard = Om du varken har färgen eller trumf får du spela vilket kort som helst.

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
    } som du får spela.
quiz-wrong-both =
    Inte riktigt: du valde { $chose ->
        [one] ett kort
       *[other] { $chose } kort
    } som du inte får spela, och missade { $missed ->
        [one] ett
       *[other] { $missed }
    } som du får spela.
quiz-so-far = { $right } rätt av { $answered }

quiz-ask-why = Tryck på ett kort så ser du varför.
quiz-results = Kort för kort
quiz-mark-right-chosen = rätt valt
quiz-mark-right-left = rätt att låta bli
quiz-mark-chose-forbidden = valt, men får inte spelas
quiz-mark-missed-allowed = missat, men får spelas
quiz-yes = ja
quiz-no = nej
quiz-spoken = { $answer }, { $mark }. { $why }

## Ledtrådar: först vilken regel, sedan vilka kort den lämnar. Aldrig svaret.

quiz-hint-label = Ledtråd { $number }
quiz-hint-follow = Tänk på att följa färg. Vilken färg är utspelad, och har du den?
quiz-hint-trump = Du kan inte följa färg. Vad gäller då, när trumf är satt?
quiz-hint-discard = Du kan inte följa färg, och ingen trumf är satt. Vad gäller då?
quiz-hint-follow-beat = Titta på dina { $led }. Slår någon av dem { $winning }?
quiz-hint-follow-trumped = Titta på dina { $led }. Sticket är redan trumfat med { $winning }: kan någon { $led } ta det?
quiz-hint-trump-untrumped = Du har inga { $led }. Titta på dina trumfar, { $trump }. Ingen har trumfat sticket än.
quiz-hint-trump-beat = Du har inga { $led }. Titta på dina trumfar, { $trump }. Slår någon av dem { $winning }?
quiz-hint-trump-none =
    { $led-is ->
        [trump] Du har inga { $led }, och just den färgen är trumf. Är du då bunden av någon regel?
       *[plain] Du har varken { $led } eller trumf ({ $trump }). Är du då bunden av någon regel?
    }
quiz-hint-discard-void = Du har inga { $led }, och ingen trumf är satt. Är du då bunden av någon regel?

## En fråga om vad som helst som ett spel erbjuder

offered-ask = Välj allt som du får göra nu.
offered-picked =
    { $count ->
        [0] Inget valt.
        [one] Ett val.
       *[other] { $count } val.
    }
offered-nothing-picked = Välj något först.
offered-right = Rätt!
offered-right-all = Rätt! Här får du göra vad du vill av det.
offered-wrong-chose =
    Inte riktigt: { $count ->
        [one] ett av dina val är inte tillåtet.
       *[other] { $count } av dina val är inte tillåtna.
    }
offered-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] något
       *[other] { $count } saker
    } som du får göra.
offered-wrong-both =
    Inte riktigt: { $chose ->
        [one] ett av dina val är inte tillåtet,
       *[other] { $chose } av dina val är inte tillåtna,
    } och du missade { $missed ->
        [one] något
       *[other] { $missed } saker
    } som du får göra.
offered-ask-why = Tryck på ett av dem så ser du varför.
offered-results = Ett i taget
offered-mark-right-chosen = rätt valt
offered-mark-right-left = rätt att låta bli
offered-mark-chose-forbidden = valt, men inte tillåtet
offered-mark-missed-allowed = missat, men tillåtet

## När något inte finns

quiz-bad-seed = Frågans nummer ska vara ett heltal från 0 till { $most }, inte { $given }.
quiz-bad-difficulty = Svårigheten ska vara ett heltal från { $least } till { $most }, inte { $given }.
quiz-bad-version = Frågorna finns i version { $versions }, inte { $given }.
quiz-bad-link = Den frågan finns inte.
quiz-bad-link-offer = Ta fråga { $seed } i stället
