### Vad som hände i plocketolva och bordstolva, utöver vad som händer i all tolva.

did-dealt-plocke-deal = { $Dealer } ger { $count-word } kort till var och en, och resten blir talong.
did-dealt-bord-deal = { $Dealer } lägger en rad om sex kort med baksidan upp framför var och en, ett uppvänt kort på varje, och ger var och en { $count-word } kort på handen.{ $source-known ->
        [yes] { " " }De korten tar ingen upp än: det första sticket spelas från bordet.
       *[no] { "" }
    }
did-drew =
    { $card-known ->
        [yes] { $Seat } drar { $card }.
       *[no] { $Seat } drar ett kort.
    }
did-stock-out-plocke-draw = Talongen är slut.
did-hands-taken-up = Båda tar upp sina { $count-word } handkort.
did-turned-up-bord-turn = { $Seat } vänder upp { $card }.
