### Att döma ett läge på ett riktigt bord: vad som är fel med det, och vad som behöver anges.

judge-fault-game = Det spelet kan inte dömas här.
judge-fault-players = Det här spelet tar { $least }–{ $most } spelare.
judge-fault-options = Länken har husregler som spelet inte har.
judge-fault-field = Länken har något som inte går att förstå.
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
