### Att spela själv: bordet, tränaren och tillbakablicken.

play-set-aside-damaged = Ett sparat parti går inte att fortsätta, så det är lagt åt sidan. Det står bland de sparade partierna: där kan du spara det som fil eller ta bort det.
play-set-aside-version = Ett sparat parti kommer från en annan version av programmet, så det är lagt åt sidan. Det står bland de sparade partierna: där kan du spara det som fil eller ta bort det.
play-set-aside-no-game = Ett sparat parti är i ett spel som inte är installerat här, så det är lagt åt sidan. Det går att fortsätta när spelet är tillbaka; så länge står det bland de sparade partierna, där du kan spara det som fil eller ta bort det.
play-kept-on = Du fortsätter partiet där du lämnade det.
play-from-record = Korten i den här given är bestämda i förväg. Du har plats { $seat }.
play-from-wish = Det här är en giv på beställning: ”{ $wish }”. Du har plats { $seat }.
play-broken-link = Given i länken går inte att spela.
play-bad-seat = Platsen i länken, ”{ $said }”, finns inte. I en länk numreras platserna från 0 till { $last }. Du sitter på den första.
play-bad-dealer = Givaren i länken, ”{ $said }”, finns inte. I en länk numreras platserna från 0 till { $last }. Givens nummer avgör vem som ger.
play-bad-others = De andra spelarna i länken, ”{ $said }”, finns inte. Det kan stå { $known }. De andra är nybörjare.

## Vad ett parti börjar med: vad det går ut på

play-aim-tolva = Du får poäng för att mäla kung och dam i samma färg, för flest kortpoäng i sticken och för det sista sticket. Partiet går till 12 poäng.
play-aim-plocketolva = { play-aim-tolva }
play-aim-bordstolva = { play-aim-tolva }
play-aim-bondtolva = Du får poäng för att mäla kung och dam i samma färg, för flest ess och tior i sticken och för det sista sticket. Partiet går till 12 poäng.
play-aim-tolp = Bli av med dina kort: först ut blir kung, och sist kvar blir tölp.
play-aim-trettioett = Samla kort i en och samma färg, upp till 31. Den med lägst hand förlorar ett liv: knacka när du tror att din hand inte är lägst.

## Vem man spelar med, och hur

play-you = Du
play-title = { $game }, giv { $deal }
play-title-tolp = { $game }, omgång { $deal }
play-practice = Övning: du har ångrat ett beslut.
play-choose-coach = Tränaren
play-coach-silent = Säger bara ifrån
play-coach-reminds = Påminner
play-coach-shows = Visar vad som går
play-coach-advises = Ger råd
play-choose-pace = De andra spelar
play-pace-slow = Lugnt
play-pace-normal = Lagom
play-pace-quick = Snabbt
play-pace-tap = När jag trycker
play-choose-known = Visa vad man kan veta
play-choose-forced = Gå vidare när jag inte har något val
play-choose-sounds = Ljud
play-more = Fler val
play-others = De andra är
play-others-beginner = Nybörjare: svaga, tänker inte framåt
play-others-club = Klubbspelare: starka, tänker framåt
play-seat = Din plats
play-seat-number = Plats { $number }
play-dealer = Ger först
play-dealer-drawn = Lottas
play-another = Nytt parti
play-change = Ändra en kopia av given
play-link-help = Den som öppnar länken får spela samma giv från början.

## Raden under bordet

pace-group = Spelet
pace-undo = Ångra
pace-beside = Inställningar
pace-keys-on = Mellanslag eller högerpil
pace-keys-on-does = Vidare, när inget kort har fokus
pace-keys-undo = Ctrl och Z
pace-keys-undo-does = Ångra ditt senaste beslut
play-no-choice = Här kan du bara göra en sak: { $do }. ”{ $on }” gör det också.
play-no-choice-always = Med ”{ $choice }” under ”{ $more }” tas sådana steg av sig själva.
play-on = Vidare
play-on-deal = Nästa giv
play-on-deal-tolp = Nästa omgång
play-on-match = Nytt parti
play-not-your-turn = Vänta: { $seat } är på tur.
play-not-now = Vänta tills det som hände har visats. Tryck på Vidare om du inte vill vänta.
play-not-after-end = Given är slut. Tryck på { $next }.
play-not-offered = Det går inte att välja nu.
play-undone = Ditt senaste beslut är taget tillbaka.

## Vad som sägs

play-now = Just nu
play-happened = Det som hände
play-known = Vad man kan veta
play-known-nothing = Än vet man inget säkert om de andras kort.
play-objection = { $who } säger ifrån: { $why }
play-no-word = nej
play-may = får göras
play-advice = Råd: { $do }. { $why }
play-would-advise = Tränaren hade sagt: { $do }. { $why }
play-as-advised =
    { $unseen ->
        [yes] Tränaren hade sagt detsamma: du kunde inte veta bättre. Det syns först nu när alla kort ligger öppna. { $told }
       *[no] Tränaren hade sagt detsamma. { $told }
    }
play-advice-lesson = Mer om det i lektionen { $lesson }
play-advised = råd
play-remind-gone = Om du inte gör det nu är chansen borta för den här given.
play-remind-later = Om du inte gör det nu kommer nästa tillfälle tidigast efter ett stick till, om det kommer alls.
play-remind-again = Välj en gång till om du ändå vill gå vidare.
play-commit-half =
    Halv gubbe: { $alone ->
        [yes] du tar
       *[no] ert lag tar
    } sex stick i rad från och med { $taken ->
        [yes] det som just togs
       *[no] det första
    }, med minst 60 kortpoäng. Ingen trumf, inga mälningar. Den ger 6 poäng om den går hem och kostar 6 om den går bet.
play-commit-whole =
    Hel gubbe: { $alone ->
        [yes] du tar
       *[no] ert lag tar
    } alla stick i given. Ingen trumf, inga mälningar. Den ger 12 poäng om den går hem och kostar 12 om den går bet.
play-commit-odds =
    { $kept ->
        [0] Tränaren avråder: den går inte hem i någon av { $tried } tänkbara givar.
       *[other] Den går hem i { $kept } av { $tried } tänkbara givar.
    }
play-commit-again = Välj igen för att ange den.
play-commit-mark = välj igen för att ange den
play-risk-knock =
    Tränaren avråder: om du knackar nu förlorar du { $last ->
        [1] ditt sista liv
       *[other] ett liv
    } i { $lost } av { $tried } tänkbara givar, mot { $instead } om du går vidare.
play-risk-knock-again = Knacka en gång till om du ändå vill.
play-risk-mark = välj igen om du ändå vill
play-tries =
    { $count ->
        [one] Ett otillåtet försök den här given.
       *[other] { $count-word } otillåtna försök den här given.
    }
play-tries-tolp =
    { $count ->
        [one] Ett otillåtet försök den här omgången.
       *[other] { $count-word } otillåtna försök den här omgången.
    }

## Tillbakablicken

play-look-back = Tillbakablick på given
play-look-back-tolp = Tillbakablick på omgången
play-look-nothing = Du försökte inte göra något otillåtet, och du missade ingen chans.
play-look-on = De sista dragen räknas igenom …
play-look-done =
    { $count ->
        [0] Tillbakablicken är klar: inget att se på.
        [one] Tillbakablicken är klar: ett tillfälle att se på.
       *[other] Tillbakablicken är klar: { $count-word } tillfällen att se på.
    }
play-look-open = Vad de andra hade kunnat göra är uträknat med allas kort öppna. Så kunde ingen se dem medan ni spelade.
play-look-forbidden = Otillåtet
play-look-broken = Gubbe som gick bet
play-look-missed = Missat
play-look-gave = Gav bort poäng
play-look-unadvised = Rådet var ett annat
play-look-as-advised = Som tränaren
play-look-kept = Rätt gjort
play-look-tried =
    { $times ->
        [one] Du försökte: { $did } { $why }
       *[other] Du försökte { $times-word } gånger: { $did } { $why }
    }
play-same-deal = Spela den här given själv
play-look-all = Se hela given steg för steg
play-look-all-tolp = Se hela omgången steg för steg
play-look-deals = Ställningen efter varje giv
play-look-deals-tolp = Ställningen efter varje omgång
play-look-deal = Giv { $deal }
play-look-deal-tolp = Omgång { $deal }

play-turn-any = Din tur.
play-turn-trick = Din tur: spela ett kort.
play-turn-trick-bordstolva =
    { $source ->
        [table] Din tur: spela ett av dina bordskort. Handen tas upp efter sticket.
       *[hand-and-table] Din tur: spela ett kort från handen eller ett av dina bordskort.
    }
clause-say-first =
    { $allowed_verbs ->
        [meld-play] mäl
        [ask-play] fråga
        [ask-meld-play] mäl eller fråga
        [ask-half-meld-play] mäl, fråga eller ange gubbe
        [ask-half-meld-play-whole] mäl, fråga eller ange gubbe
        [half-meld-play] mäl eller ange gubbe
        [half-meld-play-whole] mäl eller ange gubbe
       *[half-play-whole] ange gubbe
    }
play-turn-before-trick = Du är inne: spela ut ett kort, eller { clause-say-first } först.
play-turn-before-trick-bordstolva =
    { $source ->
        [table] Du är inne: spela ut ett av dina bordskort, eller { clause-say-first } först.
       *[hand-and-table] Du är inne: spela ut från handen eller bordet, eller { clause-say-first } först.
    }
play-turn-before-trick-closed-bondtolva =
    { $melding ->
        [no-stock] Du är inne: spela ut. Talongen är slut, så ingen får mäla längre.
        [before-draw] Du är inne: spela ut. Du får mäla när du har tagit ett stick, innan du drar.
       *[open] Du är inne: spela ut.
    }
play-turn-before-trick-closed-bordstolva =
    { $source ->
        [table] Du är inne: spela ut ett av dina bordskort.
       *[hand-and-table] Du är inne: spela ut från handen eller bordet.
    }
play-turn-before-trick-silent = Du är inne: spela ut.
play-turn-before-draw =
    { $allowed_verbs ->
        [draw-meld] Du tog sticket: dra ur talongen. Om du har något att mäla gör du det först.
       *[draw] Dra ur talongen: nu går det inte att mäla.
    }
play-turn-before-turn =
    { $allowed_verbs ->
        [meld-turn] Du tog sticket: vänd upp. Om du har något att mäla gör du det först.
       *[turn] Vänd upp: nu går det inte att mäla.
    }
play-turn-answer = Du har fått en fråga: svara.
play-turn-exchange =
    { $allowed_verbs ->
        [ask-high-take] Du har gett bort kort: ta det du frågade efter, fråga efter en valör till, eller säg ”högt”.
        [high-take] Du har gett bort kort: ta det du frågade efter, eller säg ”högt”.
        [high] Du har gett bort kort: nu kan du bara säga ”högt”.
       *[ask-high] Du har gett bort kort: fråga efter en valör, eller säg ”högt”.
    }
play-turn-exchange-silent = Du ger först: välj vad du ger bort.
play-turn-start = Du börjar omgången: lägg första kortet.
play-turn-lead = Du spelar ut: välj ett eller flera kort och lägg dem.
play-turn-after-lay = Din tur: lägg kort som slår det som ligger om du kan, eller passa.
play-turn-turn =
    { $allowed_verbs ->
        [draw-take] Din tur: ta högens översta kort eller dra ur talongen. Ingen får knacka i första varvet.
       *[draw-knock-take] Din tur: ta högens översta kort, dra ur talongen eller knacka.
    }
play-turn-last-turn =
    { $allowed_verbs ->
        [take] { $Knocker } har knackat, så det här är ditt sista drag: ta högens översta kort. Talongen är slut.
       *[draw-take] { $Knocker } har knackat, så det här är ditt sista drag: ta högens översta kort, eller dra ur talongen.
    }
play-turn-discard = Lägg bort ett kort.

## De partier som webbläsaren sparar till en annan dag, och filen med ett parti.

play-kept-match = { $game }, giv { $deal }: { $score }
play-kept-match-tolp = { $game }, omgång { $deal }: { $score }
play-aside-match = Ett sparat parti
play-aside-damaged = { $game }: går inte att fortsätta
play-aside-no-game = { $game }: spelet är inte installerat här. Partiet går att fortsätta när spelet finns här igen.
play-aside-version = { $game }: från en annan version av programmet
play-opened = Du fortsätter partiet där det sparades.
play-open-title = Fortsätt ett sparat parti
play-open-help = Välj filen som du sparade här, eller klistra in det som står i den. Du kan också öppna en giv som är sparad på en annan sida, eller klistra in en länk till en, och själv spela korten.
play-open-text = Sparat parti
play-open-empty = Välj först filen med partiet, eller klistra in det som står i den.
play-open-done = Fortsätt
play-cannot-open = Partiet går inte att öppna. { $why }
play-open-damaged = Partiet går inte att fortsätta: något i filen fattas eller är ändrat. Försök med filen som den sparades.
play-open-version = Partiet är sparat av en annan version av programmet, och den här kan inte fortsätta det.

shelf-title = Sparade partier
shelf-some = Sparade partier
shelf-more = Fler sparade partier
shelf-go-on = Fortsätt
shelf-throw = Ta bort
shelf-undo = Ångra
shelf-thrown = Borttaget:
shelf-back = Tillbaka igen:
shelf-save = Spara som fil
shelf-full = Webbläsaren kunde inte spara partiet till en annan dag: det får inte plats, eller så sparar den ingenting alls. Spara partiet som fil om du vill fortsätta senare.
