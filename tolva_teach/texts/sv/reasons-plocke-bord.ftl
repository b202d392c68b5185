### Varför ett beslut får eller inte får fattas i plocketolva och bordstolva, utöver vad som gäller i all tolva.

## Plocketolva

why-plocke-draw-due = { $Seat } tog sticket, så nu drar båda ett kort ur talongen, { $seat } först.
why-plocke-draw-due-first = Båda ska dra ett kort ur talongen innan { $seat } spelar ut.
why-plocke-draw-trick-under-way = Man drar när sticket är klart, inte mitt i det.
why-plocke-draw-no-trick-taken = Man drar första gången när det första sticket är taget.
why-plocke-draw-done-already = Båda har redan dragit efter det senaste sticket.
why-plocke-draw-nothing-left = Talongen är slut, så ingen drar: man spelar vidare med korten på handen.
why-plocke-meld-after-refill = Man mäler innan man drar. Nästa tillfälle kommer när { $seat } har tagit ett stick till.
why-plocke-gubbe-before-refill = Gubbe anges när båda har dragit, före utspelet.

## Bordstolva

why-bord-turn-due = { $Seat } tog sticket, så nu vänds de bordskort upp som inte längre är täckta.
why-bord-turn-due-first = De bordskort som inte längre är täckta ska vändas upp innan { $seat } spelar ut.
why-bord-turn-trick-under-way = Man vänder upp kort när sticket är klart, inte mitt i det.
why-bord-turn-no-trick-taken = Man vänder upp kort första gången när det första sticket är taget.
why-bord-turn-done-already = Det är redan uppvänt efter det senaste sticket.
why-bord-turn-nothing-left = Inget bordskort med ett kort under spelades till sticket, så inget vänds upp.
why-bord-meld-after-refill = Man mäler innan man vänder upp kort. Nästa tillfälle kommer när { $seat } har tagit ett stick till.
why-bord-gubbe-before-refill = Gubbe anges när korten har vänts upp, före utspelet.
why-bord-available-face-down = { $Card } ligger med baksidan upp. { $Seat } får bara spela korten på handen och de uppvända på bordet.
why-trick-lead-from-row = { $Seat } spelar ut och får välja vilket som helst av bordskorten som ligger uppvända: det första sticket spelas från bordet.
why-bord-first-from-table-hand-waits = Det första sticket spelas från bordet: { $seat } tar upp handkorten när det är klart.
why-tolva-meld-pair-not-available = Man mäler i { $suit } med både kung och dam, på handen eller uppvända på bordet, men { $seat } har inte { $cards-or } att mäla med.
    .beside = { $Seat } har inte { $cards-or } att mäla med.
