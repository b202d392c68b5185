# En klass som läraren ser: vad eleverna heter, vad som är fel med det som sparas, och vad klassen inte tar emot.

# Elever får ett ord ur varje lista, på måfå. Inget ord får såra den som heter så.
class-name-first = Alert Flink Försiktig Glad Händig Ivrig Klipsk Klok Kvick Käck Livlig Lugn Modig Munter Pigg Rask Redig Rejäl Sansad Snabb Snäll Stadig Stolt Tapper Trygg Tålig Vaken Varsam Vig Viss
class-name-second = Femma Fyra Färg Förhand Giv Hjärter Klöver Kortlek Nia Ruter Sexa Sjua Spader Svit Talong Tia Tolva Trea Trumf Åtta

class-store-none = Det finns ingen klass i { $place }.
class-store-deleted = Klassen i { $place } är borttagen.
class-store-newer = Klassen i { $place } är från en senare version av Tolvaskolan. Uppdatera, eller börja en klass med ett annat namn.
class-store-older = Klassen i { $place } är från en tidigare version av Tolvaskolan och kan inte fortsätta i den här. Börja en klass med ett annat namn.
class-store-exists = Det finns redan en klass som heter { $name }.
class-store-other = Klassen i { $place } heter { $name }. Starta med ”--name { $typed }”, eller ange en annan databas.
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
class-not-asked-table = Ingen får längre frågan om vilket bord de sitter vid.
class-not-id = Svaret saknar det nummer som det känns igen på.
class-not-read = Sidan har skickat något som inte går att läsa. Ladda om sidan.
class-not-question = Det finns ingen sådan fråga.
class-not-removed = Din lärare har tagit bort dig ur klassen.
class-not-so-fast = Så många svar går det inte att skicka på en minut. Vänta lite.
class-not-so-many = Det är fler svar än en elev kan ge i en klass.
class-not-told = Du har redan fått veta vad som var rätt, så det är ditt första svar som räknas.
class-not-step = Klassen ser något annat nu. Se efter vad det är. Tryck sedan igen.
class-not-page = Den sidan finns inte här.
class-not-home-address = Det där är ingen webbadress till sidorna. Adressen ska börja med http:// eller https:// och får inte ha något frågetecken.
class-not-removed-row = Den eleven är borttagen ur klassen. Släpp in eleven igen först.
class-not-house = Där finns inga husregler för något spel här.
class-not-list-room = Listan har plats för { $most } frågor.
class-not-nobody = Det finns ingen sådan elev i klassen.

# Vad eleverna får veta i en remsa överst på varje sida.
class-strip = Klassen
class-strip-name = Du är { $name }.
class-strip-table = Du är { $name }, vid bord { $table }.
# Vad klassen spelar, när det inte är de vanliga reglerna.
class-plays = Vi spelar { $game } med husregler: { $differs }.
    .called = Vi spelar { $game } efter ”{ $called }”: { $differs }.
class-table = Ditt bord
class-table-none = –
class-strip-teacher = Du är lärare för klassen.
class-strip-teacher-page = Lärarens sida
class-strip-projector = Projektorns sida
class-strip-waiting = Lärarens frågor kommer här.
class-strip-unknown = Den här frågan kräver en annan version av Tolvaskolan eller ett spel som inte är installerat här. Sidorna fungerar som förut.
class-strip-sent = Läraren skickar klassen vidare.
# På sidan som alla skickas till.
class-strip-arrived = Du är på rätt sida.
class-sent-homework = Läxa: { $title }
class-strip-question = En fråga till klassen.
class-strip-answered = Ditt svar är inne. Du får ändra det tills frågan stängs.
class-strip-closed = Frågan är stängd.
class-strip-closed-answered = Frågan är stängd. Ditt svar är inne.
class-strip-revealed = Svaret visas.
class-strip-removed = Din lärare har tagit bort dig ur klassen. Sidorna fungerar som förut.
class-strip-no-cookie = Den här webbläsaren sparar inga kakor och kan därför inte vara med i klassen. Sidorna fungerar som förut.
class-strip-ended = Klassen är slut.
class-strip-away = Klassen går inte att nå just nu. Dina svar sparas här och skickas så snart det går.
class-strip-add = Lägg till i klassens lista
class-strip-added = Frågan är nu nummer { $count } i klassens lista.
class-strip-not-added = Det gick inte att lägga till den. Försök igen om en stund.
class-strip-opening = Frågan öppnas …
class-strip-not-opened = Frågan går inte att öppna: klassen går inte att nå just nu. Försök igen om en stund.
class-strip-kept = Det du svarar här, och när du övar på egen hand, sparas. Din lärare ser det under ditt påhittade namn.
# The heading that the link leads to, as its page's address has it.
class-strip-kept-place = Vad-som-sparas-om-en-klass:-för-rektorn
class-kept-where = Vad som sparas
class-more = Mer
class-less = Mindre
class-strip-sending = Ditt svar skickas …
class-strip-late = Frågan stängdes innan ditt svar kom fram.
class-open-question = Öppna frågan
class-open-answer = Se ditt svar
class-open-reveal = Se rätt svar
class-close = Stäng
class-lost = Jag hänger inte med
class-practise = Öva med nya kort medan du väntar
class-go = Gå till ”{ $title }”
class-lost-told = Läraren ser att någon inte hänger med.
class-lost-untold = Det gick inte att meddela läraren. Försök igen om en stund.
class-pick-one = Välj ett
class-pick-several = Välj allt som stämmer
class-send = Skicka mitt svar

# Den stora skärmen, och vad den får veta som inte är lärare.
# Vilket spel frågan gäller står före.
class-leading-suit = Trumf: { $suit }
class-no-leading-suit = Ingen trumf är satt
class-screen-sent = Tryck på länken till ”{ $title }” överst på din egen skärm.
class-screen-answered = { $answered } av { $here } har svarat.
class-screen-closed = Frågan är stängd. { $answered } av { $here } har svarat.
class-screen-right = { $right } av { $answered } svarade rätt.
class-screen-few = Fördelningen visas när fem har svarat, så att den inte avslöjar vem som valde vad.
class-screen-unknown = Frågan går inte att visa här: den kräver en annan version av Tolvaskolan eller ett spel som inte är installerat.
class-chosen = { $count }
class-wholes = De vanligaste hela svaren:
class-chose-nothing = ingenting

class-teacher-only = Den här sidan är för klassens lärare.
class-teacher-only-why = Öppna den med lärarens adress. Den visas i terminalen när klassen startas, och den är ny varje gång.
class-teacher-named-why = Servern släpper in dem som är angivna som lärare. Be den som sköter servern att lägga till dig.
class-way-back = Till startsidan
class-teacher-away = Klassen går inte att öppna just nu.
class-teacher-away-again = Öppna lärarens adress igen om en stund.
class-no-class = Ingen klass är öppen här.
class-no-class-why = Börja en med ”tolva-teach class” och öppna adressen som visas.
class-guesses = Det var inte lärarens adress, och det har varit för många försök. Vänta en minut.

# Vad terminalen säger.
class-begun = Klassen { $name } är öppen. Den sparas i { $place }
class-continued = Klassen { $name } fortsätter, med { $count } elever. Den sparas i { $place }
class-list =
    { $added ->
        [one] { $added } fråga ur listan är förberedd.
       *[other] { $added } frågor ur listan är förberedda.
    }
class-list-had =
    { $had ->
        [one] { $had } fråga ur listan var redan förberedd.
       *[other] { $had } frågor ur listan var redan förberedda.
    }
class-teacher-address = Bara för dig, lärarens sida: { $url }
class-old = Klassen { $name } har inte använts på 30 dagar. Ta bort den när du inte behöver den längre: { $place }
class-well = Det går att skriva i klassen igen.
class-ended = Klassen { $name } är borttagen. Sidorna fungerar som förut, utan klass.
