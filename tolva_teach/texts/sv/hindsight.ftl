### Efterklokt: vad som visar sig när given är slut och allas kort ligger öppna. Det sägs till den som spelade.

## Stickspelen: kort som gav bort något i de sista sticken

hindsight-card =
    Om alla sedan spelar så bra det går { $best ->
        [both] ger { $card } både vinsten och sistan.
        [sistan] ger { $card } sistan, och ingen får vinsten.
        [one] ger { $card } antingen vinsten eller sistan.
       *[shared] får ingen vinsten efter { $card }.
    } { $value ->
        [sistan] { $Played } ger bara sistan, och ingen får vinsten.
        [one] { $Played } ger bara en av de två poängen.
        [shared] Efter { $played } får ingen vinsten, och sistan går förlorad.
       *[neither] { $best ->
            [shared] Efter { $played } tar någon annan vinsten.
           *[other] { $Played } ger varken vinsten eller sistan.
        }
    }
hindsight-card-points =
    { $Card } i stället för { $played } gör { $points ->
        [one] 1 poängs skillnad
       *[other] { $points } poängs skillnad
    } i ställningen, om alla sedan spelar så bra det går.
hindsight-taken = { $Taker } tog sticket.

## Enkla stickspel

hindsight-surely-more = Med { $card } i stället för { $played } hade du varit säker på { $points } poäng mer, vad de andra än hade spelat.
hindsight-surely-fewer = Med { $card } i stället för { $played } hade du med säkerhet fått { $points } poäng mindre, vad de andra än hade spelat.

## Tölp

hindsight-out-at-once = Du kunde ha gått ut med { $cards-ranks }.
hindsight-way-out = Om du hade lagt { $cards-ranks } först hade du kunnat gå ut innan någon annan kunde lägga något.
hindsight-lead = Du passade, men { $cards-ranks } hade ingen kunnat slå: alla andra hade varit tvungna att passa, och du hade spelat ut.

## Trettioett

hindsight-31-take = Med { $card } från högen hade du kunnat få 31.
hindsight-31-discard = Om du hade lagt bort { $card } hade du haft 31.
hindsight-saved-knock = Om du hade knackat hade du klarat dig, hur de andra än hade spelat.
hindsight-saved-take = Om du hade tagit { $card } från högen hade du kunnat klara dig, hur de andra än hade spelat.
hindsight-saved-draw = Om du hade dragit ur talongen hade du kunnat klara dig, hur de andra än hade spelat.
hindsight-saved-discard = Om du hade lagt bort { $card } hade du klarat dig, hur de andra än hade spelat.

## Vad ett svagt val hade kostat

cost-ask = Och vad hade det kostat?
cost-told = Korten du inte såg kunde sitta på många sätt. { $tried } av de möjliga sitsarna har spelats färdigt, och i { $worse } av dem slutade given sämre för dig efter ditt val än efter det bättre.
cost-never = Korten du inte såg kunde sitta på många sätt. { $tried } av de möjliga sitsarna har spelats färdigt, och inte i någon av dem slutade given sämre för dig efter ditt val än efter det bättre.
cost-see = Se en sits där det kostar
cost-see-better = Samma kort efter det bättre valet
cost-title-see = Så kunde korten ha suttit: efter ditt val
cost-title-see-better = Så kunde korten ha suttit: efter det bättre valet

## Om det otillåtna vore tillåtet

if-allowed-ask = Och om det vore tillåtet?
if-allowed-mark = Om det vore tillåtet
if-allowed-cards = Korten du inte ser sitter på ett av de sätt som är möjliga.
if-allowed-card-points = { $count } kortpoäng
if-allowed-matadors =
    { $count ->
        [one] en matador
       *[other] { $count } matadorer
    }
if-allowed-eyes =
    { $count ->
        [one] ett öga
       *[other] { $count } ögon
    }
if-allowed-gain =
    Efter { $after ->
        [one] det här sticket
       *[other] { $after } stick
    } ligger { $alone ->
        [yes] du
       *[no] ert lag
    } { $count } bättre till än med något tillåtet kort.
if-allowed-why-trick-follow = Utan regeln kunde alla saka eller trumfa när det lönade sig.
if-allowed-why-trick-trump = Utan regeln kunde alla spara trumfen till ett bättre stick.
if-allowed-why-trick-overtake = Utan regeln kunde alla spara sina höga kort till ett bättre stick.
if-allowed-back = Inget av det här har hänt: kortet är kvar på din hand.
