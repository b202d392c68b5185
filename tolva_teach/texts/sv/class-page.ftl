# Sidan som visas för en klass: adressen att öppna, och hur många som är här.

class-page-title = Öppna Tolvaskolan
class-page-open = Öppna den här adressen
class-page-late = Är du inte med än? Öppna den här adressen:
class-page-image = QR-kod för samma adress
class-page-alone = Bara den här datorn når adressen. Starta med --ip 0.0.0.0 för att släppa in andra på nätet.
class-page-away = Servern går inte att nå just nu. Det som visas kan vara inaktuellt.
class-page-others = Går den inte att öppna i mobilen? Pröva då en annan av datorns adresser:
class-page-here =
    { $here ->
        [0] Ingen är här än.
       *[other] { $here } är här.
    }
class-page-waiting = Fullt: { $here } är här, och { $waiting } väntar.
