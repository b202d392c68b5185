### Varför ett beslut får eller inte får fattas i plocketolva och bordstolva, utöver vad som gäller i all tolva.

## Plocketolva

why-plocke-draw-due = Efter sticket drar båda ett kort ur talongen. { $Seat } tog sticket och drar först.
why-plocke-draw-due-first = Båda ska dra ett kort ur talongen innan { $seat } spelar ut.
why-plocke-draw-trick-under-way = Man drar när sticket är klart, inte mitt i det.
why-plocke-draw-no-trick-taken = Ingen drar förrän det första sticket är taget.
why-plocke-draw-done-already = Båda har redan dragit efter det senaste sticket.
why-plocke-draw-nothing-left = Talongen är slut, så ingen drar: man spelar vidare med korten på handen.
why-plocke-meld-after-refill = Man mäler innan man drar. Nästa tillfälle kommer tidigast när { $seat } har tagit ett stick till.
why-plocke-gubbe-before-refill = Gubben anges efter draget men före utspelet.

## Bordstolva

clause-turners =
    { $turners-count ->
        [one] { $Turners } spelade ett bordskort till sticket
       *[other] Båda spelade bordskort till sticket
    }
clause-uncovered =
    { $turners-count ->
        [one] det underliggande kortet
       *[other] de underliggande korten
    }

why-bord-turn-due = { clause-turners }, och nu vänds { clause-uncovered } upp.
why-bord-turn-due-first = { clause-turners }, och { clause-uncovered } ska vändas upp före utspelet.
why-bord-turn-trick-under-way = Man vänder upp kort när sticket är klart, inte mitt i det.
why-bord-turn-no-trick-taken = Man vänder upp kort efter ett stick, och än är inget stick taget.
why-bord-turn-done-already = De kort som skulle vändas upp efter det senaste sticket är redan uppvända.
why-bord-turn-nothing-left = Inget av korten i det senaste sticket låg på ett annat kort, så det finns inget att vända upp.
why-bord-meld-after-refill = Man mäler innan man vänder upp kort. Nästa tillfälle kommer tidigast när { $seat } har tagit ett stick till.
why-bord-gubbe-before-refill = Gubben anges när korten har vänts upp men före utspelet.
why-bord-available-face-down = { $Card } ligger med baksidan upp. { $Seat } får bara spela korten på handen och de uppvända på bordet.
why-trick-lead-from-row = { clause-seat-is } inne och { clause-may } spela ut vilket som helst av { $seat-own-many } bordskort: det första sticket spelas från bordet.
why-bord-first-from-table-hand-waits = Det första sticket spelas från bordet: { $seat } tar upp handkorten när det är klart.
why-tolva-meld-pair-not-available = { clause-pair-needed }, på handen eller uppvända på bordet, och { clause-pair-missing }{ clause-forehand-waits }
    .beside = { $Seat } saknar { $cards }.
