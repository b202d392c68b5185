### Att döma ett läge på ett riktigt bord: vad som är fel med det, och vad som behöver anges.

judge-fault-game = Det spelet kan inte dömas här.
judge-fault-players = Det här spelet är för { $least }–{ $most } spelare.
judge-fault-options = I länken står husregler som spelet inte har.
judge-fault-field = I länken står något som inte går att förstå.
judge-fault-number = Talet ska vara mellan { $least } och { $most }.
judge-fault-score = Så kan ställningen inte vara när given pågår.
judge-fault-too-many = Läget har fler än { $most } kort.
judge-fault-foreign = { $card } är inte med i det här spelet.
judge-fault-twice = { $card } ligger där två gånger.
judge-fault-no-hand = Lägg ut korten som du har på handen.
judge-fault-trick-too-long =
    Sticket är fullt: du ska lägga nästa kort, så där ligger { $most ->
        [one] högst ett kort
       *[other] högst { $most } kort
    } före dig.
judge-fault-takers = Så kan sticken inte ha tagits.
judge-fault-trump = Trumf är en av de fyra färgerna.
judge-fault-question = Bara din partner kan fråga dig, så det krävs fyra spelare.
judge-fault-gubbe = Den gubben finns inte i spelet.
judge-fault-duty = Den plikten finns inte i spelet.
judge-fault-row-too-long = En rad på bordet har högst { $most } kort.
judge-fault-no-lay = De korten kan inte läggas ihop.
judge-fault-lives = Så många liv kan ni inte ha.
judge-fault-hands = Var och en ska ha { $count } kort på handen.
judge-fault-too-many-hands = Ni är { $most } spelare och kan inte visa fler händer.
judge-fault-counts = Ange vad varje part har tagit.
judge-fault-counts-sum = Tillsammans ska det bli { $most }.

## Vad man lägger ut: delarnas namn, och vad man kan välja. Det första valet är alltid att inget är sagt.

judge-form-turn = Vad får jag göra?
judge-form-showdown = Vem förlorar?
judge-part-trick = På bordet, i tur och ordning
    .rest = Inget, jag spelar ut
judge-part-hand = På handen
    .rest = Inga kort än
judge-part-table = Mina uppvända kort på bordet
    .rest = Inga
judge-part-lay = Det som lades sist
    .rest = Tomt bord
judge-part-hands = De som visar
    .rest = Spelare { $number }
judge-part-trump = Trumf
    .rest = Ingen trumf
judge-part-phase = Talongen
    .rest = Inte sagt
judge-phase-1 = Det finns kort kvar
judge-phase-2 = Den är slut
judge-part-taken = Stick som har tagits
    .rest = Inte sagt
judge-part-left = Antal kort jag har kvar sammanlagt
    .rest = Inte sagt
judge-part-score = Våra poäng
    .rest = Inte sagt
judge-part-melded = Mält vid det här tillfället
    .rest = Nej
judge-melded-true = Ja
judge-part-asked = Jag har frågat min partner
    .rest = Nej
judge-asked-1 = Ja, och fått nej
judge-asked-2 = Ja, två frågor, och fått nej på båda
judge-part-question = Min partner frågar mig
    .rest = Nej
judge-question-any = Efter vilket par som helst
judge-question-s = Efter spader
judge-question-h = Efter hjärter
judge-question-d = Efter ruter
judge-question-c = Efter klöver
judge-part-led = Jag har spelat ut tidigare i given
    .rest = Inte sagt
judge-led-false = Nej
judge-led-true = Ja
judge-part-gubbe = En gubbe är angiven
    .rest = Nej
judge-gubbe-half = Halv gubbe
judge-gubbe-whole = Hel gubbe
judge-part-refill = Kort har dragits eller vänts upp efter sticket
    .rest = Nej
judge-refill-done = Ja
judge-part-turned = Ordningen
    .rest = Inte sagt
judge-turned-false = Som vanligt, esset högst
judge-turned-true = Omvänd, tvåan högst
judge-part-pile = Högens översta kort
    .rest = Inte sagt
judge-part-taken-card = Kortet jag just tog från högen
    .rest = Inget
judge-part-knocker = Har någon knackat?
    .rest = Nej
    .rest-of-seats = Ingen: talongen tog slut
judge-knocker-1 = Ja, en annan
judge-part-lap = Har alla gjort ett drag?
    .rest = Nej
judge-lap-2 = Ja
judge-part-stock = Talongen
    .rest = Det finns kort kvar
judge-stock-0 = Den är slut

## Det som hänger på något som inte är sagt

judge-hangs = { $what }: { $said }
judge-when-phase-1 = Det finns kort i talongen.
    .allowed = tillåtet så länge det finns kort i talongen. { $why }
    .refused = inte tillåtet så länge det finns kort i talongen. { $why }
    .taken = Så länge det finns kort i talongen: { $who }
judge-when-phase-2 = Talongen är slut.
    .allowed = Tillåtet när den är slut. { $why }
    .refused = Inte tillåtet när den är slut. { $why }
    .taken = När den är slut: { $who }
judge-when-turned-true = Ordningen är omvänd.
    .allowed = tillåtet om ordningen nu är omvänd. { $why }
    .refused = inte tillåtet om ordningen nu är omvänd. { $why }
judge-when-turned-false = Ordningen är den vanliga.
    .allowed = Tillåtet om den är som vanligt. { $why }
    .refused = Inte tillåtet om den är som vanligt. { $why }
judge-when-led-false = Är inne för första gången.
    .allowed = tillåtet om du inte har spelat ut tidigare i given. { $why }
    .refused = inte tillåtet om du inte har spelat ut tidigare i given. { $why }
judge-when-led-true = Har varit inne förut.
    .allowed = Tillåtet om du har gjort det. { $why }
    .refused = Inte tillåtet om du har gjort det. { $why }
judge-if-taken = Om du tog förra sticket får du göra det här.
judge-if-not-led = Om du har spelat ut tidigare i given får du inte ange någon gubbe alls.

## Vem som tar sticket

judge-form-takes = Vem tar sticket?
judge-takes = Den som tar det.
    .led = { $card } tar sticket som det högsta kortet i den utspelade färgen.
    .trump = { $card } tar sticket som den högsta trumfen.
judge-takes-so-far = Den som vinner just nu.
    .led = { $card } vinner just nu, som det högsta kortet i den utspelade färgen.
    .trump = { $card } vinner just nu, som den högsta trumfen.
judge-fault-no-trick = Lägg ut stickets kort i den ordning de lades.
judge-fault-trick-too-large = Ett stick har högst { $most } kort här.
judge-fault-part-full = Där kan högst { $most } kort ligga.
judge-fault-phase-taken = När så många stick har tagits kan talongen inte vara som ni säger. Ändra det ena eller det andra.
