### Quizet om ställningen: vad mälningar, given slut och gubbar ger.

family-scores = Hur blir ställningen?
scores-ask = Hur blir ställningen?
scores-ask-meld = Får du det, och hur blir ställningen?
scores-of = { $party }: { $score }
scores-sum = { $party } har { $addends } = { $score }
scores-stays = { $party } har { $score }
scores-won = { $party } vinner

## Det man behöver veta

scores-premise-scoring-exact-12 = Ni spelar till precis 12 poäng.
scores-premise-scoring-gotland = Ni spelar som på Gotland.
scores-premise-scoring-no-meld-out = Ni räknar poäng som i Skåne.
scores-premise-eyes-late = Ni räknar ögonen så här: ess 4, kung 3, dam 2, knekt 1.
scores-premise-max-tjog-1 = Ni spelar med högst en mälning till när trumf är satt.
scores-premise-forehand-trump-true = Ni spelar så att förhand får sätta trumf före det första utspelet.
scores-premise-in = Du tog det förra sticket och är inne.
scores-premise-forehand = Du är förhand, och inget kort är spelat än.
scores-premise-meld = Du vill mäla kung och dam i { $suit }.
scores-premise-carry =
    { $count ->
        [one] I förra given var det lika, så ingen tog vinsten.
       *[other] Två givar i rad har det varit lika, så ingen har tagit vinsten.
    }
scores-premise-last = { $Taker } tar det sista sticket. Ställningen visas utan vinsten och sistan.
scores-premise-included = Sticket på bordet är redan inräknat i det som är taget.
scores-premise-cards =
    { $unit ->
        [matadors] Av de kort som räknas har { $party } tagit { $cards-suited }.
       *[points] Av de kort som ger kortpoäng har { $party } tagit { $cards-suited }.
    }
scores-premise-no-cards =
    { $unit ->
        [matadors] { $Party } har inte tagit något av de kort som räknas.
       *[points] { $Party } har inte tagit något kort som ger kortpoäng.
    }
scores-premise-all =
    { $unit ->
        [matadors] { $Party } har tagit alla kort som räknas.
       *[points] { $Party } har tagit alla kort som ger kortpoäng.
    }
scores-premise-rest = { $Party } har tagit alla andra kort som räknas.
scores-premise-half-forehand = { $Announcer } angav halv gubbe före det första utspelet.
scores-premise-half = { $Announcer } tog stick { $trick } och angav halv gubbe.
scores-premise-whole-forehand = { $Announcer } angav hel gubbe före det första utspelet.
scores-premise-whole = { $Announcer } tog det första sticket och angav hel gubbe.
scores-premise-lies = { $Taker } tar stick { $place }, som ligger på bordet.
scores-premise-half-points = I gubbsticken har { $party } nu { $card_points } kortpoäng, och i korten som inte är spelade finns { $stock ->
        [0] inga
       *[other] { $stock }
    }.

## Ledtrådar och regler i korthet

scores-hint-points = Vem har flest kortpoäng, och vem tog det sista sticket?
scores-hint-matadors = Vem har flest matadorer, och vad avgör om det är lika? Vem tog det sista sticket?
scores-hint-order = Vad räknas först, vinsten eller sistan, och når någon 12 poäng?
scores-hint-worth = Vad är vinsten värd den här gången, och vem får sistan?
scores-hint-trump = Är det den första mälningen i given?
scores-hint-meld = Vad ger mälningen som sätter trumf, och vad ger de senare?
scores-hint-barred = Är mälningen tillåten med så många poäng?
scores-hint-gubbe = Är gubben avgjord? Vem har tagit sticken sedan den angavs?
scores-hint-gubbe-only = Vad är gubben värd, och vad räknas inte när den spelas?
scores-duty-meld = Att sätta trumf ger 2 poäng, varje senare mälning 1. Poängen räknas genast.
scores-duty-no-meld-out = Ingen får nå 12 poäng genom att mäla.
scores-duty-vinsten = Flest kortpoäng ger vinsten, 1 poäng. Esset är värt 11, tian 10, kungen 4, damen 3 och knekten 2.
scores-duty-carry = Om det är lika får ingen vinsten, och den är värd 1 poäng mer i nästa giv.
scores-duty-sistan = Det sista sticket ger 1 poäng: sistan.
scores-duty-order = Vinsten räknas före sistan, och den som först når 12 poäng vinner partiet.
scores-duty-half = Halv gubbe är sex stick i rad med minst 60 kortpoäng. Den ger 6 poäng om den går hem och kostar 6 om den går bet, och vinsten och sistan räknas inte.
scores-duty-whole = Hel gubbe är alla stick. Den ger 12 poäng om den går hem och kostar 12 om den går bet, och vinsten och sistan räknas inte.
scores-duty-meld-at-once = Att sätta trumf ger 2 poäng, varje senare mälning 1. Poängen räknas genast, och den som då når 12 har vunnit mitt i given.
scores-duty-matadors = Flest matadorer (ess och tior) ger vinsten, 1 poäng. Vid lika många matadorer avgör ögonen: kung 4, dam 3, knekt 2, ess 1. Om ögonen också är lika många får ingen vinsten.
scores-duty-skane = Som i Skåne: ingen får mäla sig ut, så en mälning som skulle ge 12 poäng är inte tillåten.
scores-duty-exact = Till precis 12: varje giv spelas färdigt, och den som då har mer än 12 faller till 7. Om flera har precis 12 vinner den som tog vinsten.
scores-duty-gotland = Som på Gotland: varje giv spelas färdigt. Med 11 poäng eller mer får ingen sätta trumf. Om flera har 12 poäng eller mer vinner den som tog vinsten.

## Varför ställningen blir så

scores-right-open = Den halva gubben är inte avgjord än: { $party } har tagit { $count-word } av de sex sticken, så given spelas vidare och ingen får något.
scores-right-counted =
    { $card_points ->
        [0] { $Party } har inga kortpoäng.
       *[other] { $Party } har { $addends-known ->
            [yes] { $addends } = { $card_points } kortpoäng.
           *[no] { $card_points } kortpoäng.
        }
    }
scores-right-counted-matadors =
    { $Party } har { $matadors ->
        [0] inga matadorer
        [one] en matador ({ $cards-grouped })
       *[other] { $matadors-word } matadorer ({ $cards-grouped })
    } och { $eyes ->
        [0] inga ögon.
       *[other] { $addends-known ->
            [yes] { $addends } = { $eyes } ögon.
           *[no] { $eyes } ögon.
        }
    }
scores-right-matadors-decide =
    { $Party } har { $matadors ->
        [0] inga matadorer.
        [one] en matador, { $cards }.
       *[other] { $matadors-word } matadorer: { $cards-grouped }.
    }
scores-right-barred = Du får inte mäla.
scores-right-plays-on = Varje giv spelas färdigt, så partiet är inte slut än.
scores-right-meld =
    { $points ->
        [one] Trumf är redan satt, så mälningen ger 1 poäng.
       *[other] Ingen trumf är satt, så mälningen sätter trumf och ger { $points } poäng.
    }
scores-right-carried = { clause-carried }, så nu är den värd { $points } poäng.
scores-right-sistan-too = { $Party } tar också sistan och får 1 poäng till.
scores-right-sums = Ny ställning: { $by }.
scores-right-sums-before-fall = Sammanräknat: { $by }.
scores-right-unchanged = Ställningen ändras inte.

## Vad som är glömt eller räknat fel: i slutet av en giv

scores-slip-sistan-forgotten = Här saknas sistan: { $party } tar det sista sticket och får 1 poäng för det.
scores-slip-sistan-elsewhere =
    Sistan går till { $party-who ->
        [team] det lag som tar det sista sticket: { $party-whom }, genom { $taker-whom }.
       *[one] den som tar det sista sticket: { $taker-whom }.
    }
clause-gets-vinsten = { $party } tar den
scores-slip-vinsten-forgotten = Här saknas vinsten, som { $party } tar.
scores-slip-both-forgotten =
    Här saknas både vinsten och sistan: { $by ->
        [one] { $party } tar båda.
       *[two] { $party } tar vinsten, och { $taker } tar det sista sticket.
    }
scores-slip-vinsten-two = Vinsten ger 1 poäng i den här given, inte 2.
scores-slip-vinsten-two-matadors = Vinsten ger bara 1 poäng.
scores-slip-both-lines = Både vinsten och sistan går till { $party-whom }: { $addends } poäng.
scores-slip-both-lines-carry = { scores-slip-both-lines } { clause-carried }, så den är nu värd { $points } poäng.
scores-slip-vinsten-by-tricks = Vinsten går efter kortpoängen, inte efter antalet stick, och flest kortpoäng har { $party }.
scores-slip-vinsten-by-tricks-matadors = Vinsten går efter matadorerna och ögonen, inte efter antalet stick: { clause-gets-vinsten }.
scores-slip-vinsten-to-sistan = Det sista sticket ger sistan, inte vinsten. Vinsten går till { $party-whom }.
scores-slip-vinsten-elsewhere = Vinsten går till { $party-whom }, med flest kortpoäng: { $card_points }.
scores-slip-vinsten-elsewhere-matadors =
    { $level ->
        [one] Vinsten går till { $party-whom }, med flest matadorer: { $matadors-word }.
       *[other] { clause-level } matadorer{ $among ->
            [all] { "" }
           *[some] , lika många var
        }. Då avgör ögonen, och { $party } har { $among ->
            [all] { $level ->
                [2] fler
               *[other] flest
            }
           *[some] flest av de två
        }: { $eyes }.
    }
scores-slip-eyes-forgotten = Vid lika många matadorer avgör ögonen: vinsten går till { $party-whom }, med { $eyes } ögon.
scores-slip-eyes-otherwise = Ögonen är fel räknade: kungen är värd 4, damen 3, knekten 2 och esset 1.
scores-slip-eyes-otherwise-late = Ögonen är räknade på det vanliga sättet, men hos er är esset värt 4, kungen 3, damen 2 och knekten 1.
scores-slip-eyes-of-all = Ögonen avgör bara mellan dem som har flest matadorer.
scores-slip-eyes-first = Vinsten avgörs i första hand av matadorerna, och { $party } har flest. Ögonen avgör bara vid lika många matadorer.
scores-slip-aces-forgotten = Essen är också matadorer, inte bara tiorna.
scores-slip-tens-forgotten = Tiorna är också matadorer, inte bara essen.
clause-carried =
    { $count ->
        [one] Ingen tog vinsten i förra given
       *[other] Ingen har tagit vinsten på två givar
    }
scores-slip-carry-forgotten = { clause-carried }, så nu är den värd { $points } poäng, inte 1.
scores-slip-carry-once = { clause-carried }, så nu är den värd { $points } poäng, inte 2.
scores-slip-carry-twice = { clause-carried }, så nu är den värd { $points } poäng, inte 3.
scores-slip-carry-on-sistan = Det är vinsten som blir värd mer när ingen har tagit den, inte sistan.
scores-slip-carry-to-sistan = Det är vinsten som blir värd mer när ingen tar den. Sistan ger alltid 1 poäng.
clause-tie = { clause-level } kortpoäng, { $card_points } var, och då får ingen vinsten
scores-slip-tie-to-each = { clause-tie }. Den delas inte.
scores-slip-tie-to-sistan = { clause-tie }, inte heller den som tog det sista sticket.
scores-slip-tie-to-one = { clause-tie }.
clause-tie-matadors = { $Tied } har lika många matadorer och lika många ögon, och då får ingen vinsten
scores-slip-tie-to-each-matadors = { clause-tie-matadors }. Den delas inte.
scores-slip-tie-to-sistan-matadors = { clause-tie-matadors }, inte heller den som tog det sista sticket.
scores-slip-tie-to-one-matadors = { clause-tie-matadors }.
scores-slip-melds-again = Mälningarna i given räknades när de gjordes, och de poängen finns redan i ställningen.
clause-is-first = { $party } når 12 poäng först
scores-slip-order-turned = Vinsten räknas före sistan, så { clause-is-first }.
scores-slip-most-points = Det spelar ingen roll vem som får flest poäng: vinsten räknas före sistan, så { clause-is-first }.
scores-slip-order-turned-exact-12 = När flera har precis 12 poäng avgör vinsten, och den tog { $party }.
scores-slip-most-points-exact-12 = Man vinner bara med precis 12 poäng, och det har { $party }.
scores-slip-order-turned-gotland = När flera har 12 poäng eller mer avgör vinsten, och den tog { $party }.
scores-slip-most-points-gotland = När flera har 12 poäng eller mer vinner den som tog vinsten, även om någon annan har fler poäng. { $Party } tog den.
scores-slip-nobody-has-won = Partiet är slut: { $party } har { $score } poäng och vinner.
scores-slip-nobody-has-won-order = Partiet är slut. { did-match-won-tolva-score-order }
scores-slip-nobody-has-won-exact-12 = Partiet är slut. { did-match-won-bond-option-exact }
scores-slip-nobody-has-won-gotland = Partiet är slut. { did-match-won-bond-option-gotland }
scores-slip-past-twelve-wins = Man vinner bara med precis 12 poäng. { $Party } får { $score } och faller till 7.
scores-slip-past-twelve-stays = { $Party } får { $score } poäng, men den som får mer än 12 faller till 7.
scores-slip-past-twelve-back = Den som får mer än 12 poäng faller till 7, inte tillbaka till sin tidigare ställning.

## En mälning

scores-slip-meld-not-yet = En mälning ger poäng genast, inte först när given är slut.
scores-slip-meld-not-yet-out = { scores-slip-meld-not-yet } I bondtolva är det också tillåtet att mäla sig ut.
scores-slip-meld-not-yet-exact-12 = { scores-slip-meld-not-yet } När ni spelar till precis 12 är det alltid tillåtet att mäla, hur många poäng ni än har.
scores-slip-meld-not-yet-gotland-trump = { scores-slip-meld-not-yet } På Gotland får ingen sätta trumf med 11 poäng eller mer, men med 10 går det bra.
scores-slip-meld-not-yet-gotland = { scores-slip-meld-not-yet } På Gotland får ingen sätta trumf med 11 poäng eller mer, men andra mälningar är tillåtna.
scores-slip-trump-as-later = Det är den första mälningen i given. Den sätter trumf och ger 2 poäng, inte 1.
scores-slip-trump-and-later = Att sätta trumf ger 2 poäng, inte 3.
scores-slip-meld-as-trump = Trumf är redan satt, så mälningen ger 1 poäng. Bara den första ger 2.
scores-slip-meld-by-number = Varje mälning efter den första ger 1 poäng, vare sig det är den andra, tredje eller fjärde.
scores-slip-meld-for-others = Poängen för en mälning går till den som mäler, här till { $party-whom }.
scores-slip-meld-for-others-team = Poängen för en mälning går till det lag som mäler, här till { $party-whom }.
scores-slip-meld-does-not-end = Med { $score } poäng har { $party } vunnit, också mitt i given: i bondtolva är det tillåtet att mäla sig ut.
scores-slip-meld-ends = Varje giv spelas färdigt, så ingen vinner partiet mitt i en giv.
scores-slip-barred = Mälningen får inte göras och ger inga poäng.

## En gubbe

scores-slip-gubbe-and-sistan = När en gubbe spelas räknas varken vinsten eller sistan.
scores-slip-gubbe-and-vinsten = { scores-slip-gubbe-and-sistan }
scores-slip-gubbe-and-both = { scores-slip-gubbe-and-sistan }
scores-slip-half-doubled = Halv gubbe gäller 6 poäng. Hel gubbe gäller 12.
scores-slip-whole-halved = Hel gubbe gäller 12 poäng. Halv gubbe gäller 6.
scores-slip-half-is-made = Gubben går hem: { $party } har tagit de sex sticken, med { $card_points } kortpoäng.
scores-slip-whole-is-made = Gubben går hem: { $party } har tagit alla stick.
clause-failing-gubbe =
    { $points ->
        [6] En halv gubbe som går bet
       *[12] En hel gubbe som går bet
    }
scores-slip-half-fails = Gubben går bet, för { $taker } tar ett av de sex sticken.
scores-slip-half-fails-for-points =
    { $count ->
        [6] Gubben går bet: det blev bara { $card_points } kortpoäng i de sex sticken, men det krävs { $least }.
       *[other] Gubben går bet: { $card_points } kortpoäng i gubbsticken och { $stock } i korten som är kvar räcker inte till { $least }.
    }
scores-slip-whole-fails = Gubben går bet, för { $taker } tar ett stick.
scores-slip-gubbe-nothing-lost = { clause-failing-gubbe } kostar lika mycket som den ger när den går hem: { $points } poäng.
scores-slip-gubbe-to-others = { clause-failing-gubbe } ger inte de andra något. Den kostar { $points } poäng.
scores-slip-gubbe-to-others-and-nought = { clause-failing-gubbe } ger inte de andra något. Den kostar { $points } poäng, också om det blir minuspoäng.
scores-slip-gubbe-to-nought = { clause-failing-gubbe } kostar { $points } poäng, också om det blir minuspoäng.
scores-slip-whole-from-nought = Den som ligger under noll räknar därifrån: { $addends } = { $total }.
scores-slip-whole-below-wins = Den som ligger under noll lägger till de { $points } poängen, och det blir { $total }.
scores-slip-whole-does-not-win = Man får vinna partiet med hel gubbe.
scores-slip-open-is-not-made = Gubben har inte gått hem förrän alla sex sticken är tagna.
scores-slip-open-has-not-failed = Gubben har inte gått bet: inget av de sex sticken är förlorat, och kortpoängen kan fortfarande räcka.
scores-slip-open-has-enough = Gubben har inte gått bet: inget av de sex sticken är förlorat, och kortpoängen räcker redan.
scores-slip-open-doubled = Gubben är inte avgjord än, och halv gubbe gäller 6 poäng.
scores-slip-open-and-vinsten = Gubben är inte avgjord än, och när en gubbe spelas räknas inte vinsten.
scores-slip-open-for-others = Gubben är inte avgjord än, så ingen får något.
