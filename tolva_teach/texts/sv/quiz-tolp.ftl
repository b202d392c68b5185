### Quizets frågor om tölp: bytet, och vem som är kung, tölp och i tur.

## Vad måste du lämna?

family-hand-over = Vad måste du lämna i bytet?
hand-over-ask = Välj alla kort som du måste lämna.
hand-over-premise-high =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, { $ranks-known ->
        [yes] som har frågat efter { $ranks-many } men till slut säger ”högt”.
       *[no] som säger ”högt”.
    }
hand-over-premise-take =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, som har frågat efter { $ranks-many } och tar { $taken }.
hand-over-hint-word = Vad sades sist: ”högt”, eller vilka kort som tas?
hand-over-hint-count = Hur många kort ska ni byta, och hur många av dem har nämnts?
tolp-duty-high = På ”högt” lämnar du dina högsta kort, så många som ska bytas.
tolp-duty-take = Den som har frågat efter en valör får ta av de korten. Om det blir för få fylls det på med dina högsta.
tolp-duty-size = Efter bytet har båda lika många kort som före.
tolp-duty-flying-stays = Flygande kort byts aldrig bort.

hand-over-tolp-exchange-high-high =
    { $due ->
        [one] På ”högt” lämnar du ditt högsta kort, { $must }.
       *[other] På ”högt” lämnar du dina { $due-word } högsta kort: { $must }.
    }
hand-over-tolp-exchange-high-lower =
    { $due ->
        [one] På ”högt” lämnar du bara ditt högsta kort, { $must }.
       *[other] På ”högt” lämnar du bara dina { $due-word } högsta kort: { $must }.
    }
hand-over-tolp-exchange-ask-named =
    { $count ->
        [one] { $Seat } tar { $rank-the }.
       *[other] { $Seat } tar { $count-word } { $rank-many }.
    }
hand-over-tolp-exchange-ask-short =
    Ni byter { $due-word } kort, men { $seat } tar bara { $taken }. Du lämnar { $short ->
        [one] ett kort till, det högsta av dina andra: { $must }.
       *[other] { $short-word } kort till, de högsta av dina andra: { $must }.
    }
hand-over-tolp-exchange-ask-lower =
    Det kortet tar { $seat } inte. Du lämnar { $short ->
        [one] ett kort till, det högsta av dina andra: { $must }.
       *[other] { $short-word } kort till, de högsta av dina andra: { $must }.
    }
hand-over-tolp-exchange-ask-not-named = { $Seat } frågade efter { $rank-many } men tar inga.
hand-over-tolp-exchange-size-enough =
    Ni byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }, och { $seat } tar { $taken }. Då lämnar du inga andra kort.
hand-over-tolp-exchange-size-enough-high =
    Ni byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    }, och { $seat } tar { $taken }. Då lämnar du inga andra kort, hur höga de än är.
hand-over-tolp-flying-not-exchanged = { $Card-the } är ett flygande kort, och sådana byts aldrig bort.
