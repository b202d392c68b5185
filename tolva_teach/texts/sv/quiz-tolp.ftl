### Quizets frågor om tölp: bytet, och vem som är kung, tölp och i tur.

## Vad måste du lämna?

family-hand-over = Vad måste du lämna i bytet?
hand-over-ask = Välj alla kort som du måste lämna.
hand-over-premise-high =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, { $ranks-known ->
        [yes] som har frågat efter { $ranks-many } men säger ”högt”.
       *[no] som säger ”högt”.
    }
hand-over-premise-take =
    Du byter { $due ->
        [one] ett kort
       *[other] { $due-word } kort
    } med { $seat-whom }, som har frågat efter { $ranks-many } och tar { $taken }.
hand-over-hint-word = Vad sades sist: ”högt”, eller vilka kort som tas?
hand-over-hint-count = Hur många kort gäller bytet, och hur många av dem har nämnts?
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
        [one] På ”högt” går bara ditt högsta kort, { $must }.
       *[other] På ”högt” går bara dina { $due-word } högsta kort: { $must }.
    }
hand-over-tolp-exchange-ask-named = 
    { $due ->
        [one] Det är just det kortet som { $seat } tar.
       *[other] Det hör till det som { $seat } tar: { $taken }.
    }
hand-over-tolp-exchange-ask-short = Bytet gäller { $due-word } kort, men { $seat } tar bara { $taken }. Det fylls på med dina högsta kort i övrigt: { $must }.
hand-over-tolp-exchange-ask-lower = { $Seat } har inte tagit det, och det som fattas blir högre kort: { $must }.
hand-over-tolp-exchange-ask-not-named = { $Seat } frågade efter { $rank-many } men tar inga.
hand-over-tolp-exchange-size-enough =
    { $due ->
        [one] Bytet gäller ett kort, och { $seat } tar { $taken }. Då går inga andra kort, hur höga de än är.
       *[other] Bytet gäller { $due-word } kort, och { $seat } tar { $taken }. Då går inga andra kort, hur höga de än är.
    }
hand-over-tolp-flying-not-exchanged = { $Card-the } är ett flygande kort, och sådana byts aldrig bort.
