# En klass som läraren ser: vad eleverna heter, vad som är fel med det som sparas, och vad klassen inte tar emot.

# Elever får ett ord ur varje lista, på måfå. Inget ord får såra den som heter så.
class-name-first = Alert Flink Försiktig Glad Händig Ivrig Klipsk Klok Kvick Käck Livlig Lugn Modig Munter Pigg Rask Redig Rejäl Sansad Snabb Snäll Stadig Stolt Tapper Trygg Tålig Vaken Varsam Vig Viss
class-name-second = Femma Fyra Färg Förhand Giv Hjärter Klöver Kortlek Nia Ruter Sexa Sjua Spader Svit Talong Tia Tolva Trea Trumf Åtta

class-store-none = Det finns ingen klass i { $place }.
class-store-newer = Klassen i { $place } är från en senare version av Tolvaskolan. Uppdatera, eller börja en klass med ett annat namn.
class-store-exists = Det finns redan en klass som heter { $name }.
class-store-unknown = Det finns ingen klass som heter { $name } på den här datorn.
class-store-name = En klass kan inte heta ”{ $name }”. Använd bokstäver, siffror, mellanslag och bindestreck, högst 40.
class-store-url = Det här är ingen adress till en databas, eller så är programmet för en sådan databas inte installerat: { $why }
class-store-locked = Klassen i { $place } är låst av ett annat program. Eleverna fortsätter; deras svar skickas igen tills det går att skriva.
class-store-full = Det går inte att skriva i klassen i { $place }: disken är full eller trasig. Gör plats. Eleverna fortsätter; deras svar skickas igen tills det går att skriva.
class-store-damaged = Klassen i { $place } är skadad och går inte att läsa. Lägg undan filen och börja klassen på nytt.
class-store-refused = Klassen i { $place } får inte skrivas eller läsas här: { $why }
class-store-failed = Klassen i { $place } går inte att använda: { $why }

class-not-full = Klassen är full: den har { $most } elever.
class-not-name = Så kan ingen heta. Ett namn har 1 till { $most } tecken, och inga dolda.
class-not-name-taken = Det finns redan någon i klassen som heter så.
class-not-table = Det finns inget sådant bord. Borden är numrerade 1 till { $most }.
class-not-id = Svaret saknar numret som det känns igen på.
class-not-question = Det finns ingen sådan fråga.
class-not-choice = Frågan har inget sådant att välja.
class-not-removed = Din lärare har tagit ut dig ur klassen.
class-not-so-fast = Så många svar går det inte att skicka på en minut. Vänta lite.
class-not-so-many = Det är fler svar än en elev kan ge i en klass.
class-not-nobody = Det finns ingen sådan elev i klassen.
