# Sidan som visas för en klass: adressen att öppna, och hur många som är här.

board-title = Öppna Tolvaskolan
board-open = Öppna den här adressen
board-image = QR-kod för samma adress
board-alone = Bara den här datorn når adressen. Starta med --ip 0.0.0.0 för att släppa in andra på nätet.
board-here =
    { $here ->
        [0] Ingen är här än.
       *[other] { $here } är här.
    }
board-waiting = Fullt: { $here } är här, och { $waiting } väntar.
