### Vad kommandoraden säger.

cli-about = Lär dig svenska kortspel genom att spela: kontrollera uppteckningar, läs reglerna, öppna lektionerna.
cli-lang = språk för text till människor (annars miljöns språk)
cli-version = visa versionen och sluta
cli-help = visa den här hjälpen och sluta
cli-check = kontrollera uppteckningar, en JSON-rad för var och en
cli-legal = säg för varje kort om det får spelas, och varför
cli-show = visa en uppteckning som läsbar text
cli-deal = ge kort till en ny uppteckning
cli-play = låt datorn spela många givar eller partier och se vad de visar
cli-rules = visa alla regler, ett spels regler eller en enda
cli-notebooks = kopiera lektionerna till en mapp, för att ändra i
cli-lessons = kontrollera en mapp med lektioner, utan att köra deras celler, och säg vad som är fel var
cli-serve = öppna lektionerna i webbläsaren
cli-class = visa sidorna för en klass, vars lärare ser vad som svaras
cli-site = gör en mapp med filer som vilken webbserver som helst kan visa
cli-file = en uppteckning, en fil med en per rad (.jsonl), eller - för standard in
cli-game = spelets namn
cli-players = antal spelare (annars spelets vanligaste)
cli-seed = ett heltal som ger samma kort igen
cli-played-by = spela given till slut: ”random” gör vad som helst som är tillåtet, ”beginner” spelar som en förståndig nybörjare, ”club” tänker efter som en klubbspelare (bara stickspelen)
cli-match = spela ett helt parti (tillsammans med --play)
cli-kinds = vem som spelar vid varje plats, med komma emellan: ”random” gör vad som helst som är tillåtet, ”beginner” spelar som en förståndig nybörjare, ”club” tänker efter som en klubbspelare (bara stickspelen)
cli-deals = antal givar, eller partier tillsammans med --match (annars 100)
cli-matches = spela hela partier
cli-play-seed = ett heltal som ger samma givar och samma spel igen
cli-variants = spelets varianter, till exempel jokers:2,revolution:yes
cli-csv = en ny fil att skriva resultaten i, en rad för varje giv
cli-workers = antal processer som delar på arbetet (annars en)
cli-where = hurdana givarna ska vara, till exempel ”forehand holds a pair and melds before trick 3”; ”help” visar vad man kan önska
cli-wished = antal givar att hitta, tillsammans med --where (annars en)
cli-to = en ny fil att skriva givarna till, en på varje rad, till exempel givar.jsonl (annars skrivs de ut)
cli-left = hitta slutspel: alla har högst så många kort kvar
cli-keep = vad som sparas av varje giv: ”deal” korten, ”played” allt som spelades, ”moment” det som spelades tills önskan slog in
cli-score = ställningen före given, med komma emellan
cli-carry = poäng som väntar på den som tar vinsten
cli-order = ordningen i förra omgången (tölp), med komma emellan
cli-seconds = hur många sekunder det får ta (annars 60)
cli-rule = ett spel, till exempel tolva, eller en regels id, till exempel trick.overtake
cli-dir = mappen att kopiera till
cli-lesson-folder = mappen med lektioner, som den tolva-teach notebooks gör
cli-port = porten att lyssna på
cli-ip = adressen att lyssna på (annars bara den här datorn)
cli-address = adressen som andra öppnar, om den är en annan: datorns namn eller nummer, eller en hel adress, till exempel https://kort.example/
cli-base-url = sökvägen som en proxy har sidorna under, till exempel /kort/ (annars den i --address)
cli-embed = en värd vars sidor får visa dessa i en ram, till exempel skolans lärplattform; kan anges flera gånger
cli-pool = hur många sidor som hålls förvärmda, för en klass
cli-most = hur många som får vara inne samtidigt (annars så många som datorn räcker till)
cli-page = sidan som adressen leder till, till exempel quiz eller sv/quiz (annars startsidan)
cli-course = spelet vars kurs adressen leder till, till exempel tolva eller sv/tolva: dess första lektion
cli-page-seed = fröet som den sidan börjar med för alla
cli-open-class = öppna en klass med det här namnet: läraren ser vad som svaras
cli-class-ip = adressen att lyssna på (annars alla som den här datorn har, så att andra på nätet kommer in)
cli-class-name = vad klassen heter: samma namn fortsätter med samma klass (annars 1)
cli-class-store = databasen att spara klassen i, till exempel postgresql://användare@värd/namn, när flera servrar delar på den (annars en fil på den här datorn)
cli-class-list = en fil med frågor att förbereda, en på varje rad: dess namn, eller adressen till dess sida
cli-class-game = spelet som klassen har husregler för (tillsammans med --options)
cli-class-profile = vad husreglerna heter: eleverna ser det (tillsammans med --options)
cli-class-house = En klass husregler är ett spel och det ni spelar annorlunda: lägg till både ”--game” och ”--options”.
cli-store-of-no-class = ”--store” säger var en klass sparas, men ingen klass öppnas: lägg till ”--class NAMN”.
cli-serve-site = mappen med anteckningsböcker att visa (annars de som följer med)
cli-site-folder = mappen som filerna skrivs i, i stället för dem som förra gången skrevs där
cli-site-of = mappen med anteckningsböcker som det görs sidor av (annars de som följer med)
cli-site-pyodide = mappen där npm-paketet pyodide ligger uppackat (annars hämtas det en gång)
cli-copy-packages = kopiera även lektionerna från spelpaket, för en annan server än ”tolva-teach serve”; de förblir som de är nu
cli-open-lab = öppna dem i JupyterLab, även dem som kopierades tidigare
cli-no-browser = öppna ingen webbläsare

cli-usage = så här:
cli-arguments = argument
cli-options = val
cli-required = Något fattas: { $what }.
cli-unrecognized = Det här hör inte hit: { $what }. Lägg till --help för att se vad som gör det.
cli-invalid-choice = { $said } går inte för { $what }. Välj bland { $known }.
cli-no-number = { $what } ska vara ett heltal, inte { $said }.
cli-outside = { $what } ska ligga mellan { $least } och { $most }, inte vara { $said }.
cli-expected = { $what } ska följas av ett värde.
cli-usage-error = Det går inte att tolka kommandot: { $why }
cli-cannot-read = Filen { $name } går inte att läsa: { $why }. Kontrollera namnet och att den finns.
cli-no-such-rule = Det finns varken spel eller regel som heter { $rule }. Spelen är { $games }; kör ”tolva-teach rules” för att se alla regler.
cli-wrong-players = Antalet spelare i { $game } är { $seats }. Ange det med --players.
cli-match-needs-play = Ett helt parti måste spelas av någon. Ange också --play random eller --play beginner.
cli-no-beginner =
    { $kind ->
        [club] Det finns ingen klubbspelare som kan { $game } än. Ange beginner eller random i stället.
       *[beginner] Det finns ingen nybörjare som kan { $game } än. Ange random i stället.
    }
cli-no-such-kind = Det finns ingen spelare som heter { $said }. Välj bland { $known }.
cli-wrong-seats = Antalet spelare i { $game } är { $seats }, men --players anger { $count }.
cli-no-such-option = Varianten { $said } finns inte i { $game }. Varianterna är { $known }. Skriv dem som NAMN:VÄRDE, med komma emellan.
cli-wrong-option = { $what } kan inte vara ”{ $said }”. Välj till exempel bland { $known }.
cli-file-exists = { $name } finns redan. Ange ett nytt namn, så skrivs inget över.
cli-cannot-write-file = Det går inte att skriva till { $name }: { $why }. Kontrollera att mappen finns.
cli-interrupted = { $count ->
    [one] Avbrutet efter en giv.
   *[other] Avbrutet efter { $count } givar.
  }
cli-worker-died = En av processerna dog efter { $count } givar. Det som är gjort är kvar; pröva med färre --workers.
cli-playing = Spelar
cli-match-long = Ingen har vunnit efter { $count } givar, så partiet slutar där.
cli-dealing = Delar ut
cli-needs-where = { $option } hör till givar efter önskan. Ange med --where hurdana de ska vara.
cli-match-or-where = --match och --where går inte ihop. Stryk en av dem.
cli-wrong-start = Ingen giv i { $game } kan börja så. Kontrollera --score, --carry och --order.
cli-no-numbers = ”{ $said }” måste vara hela tal med komma emellan, till exempel 9,4.
cli-seed-shown = Frö: { $seed }. Samma frö ger samma kort.
cli-notebooks-copied = { $count } anteckningsböcker ligger nu i { $dir }. Ändra i dem med ”tolva-teach notebooks { $dir } --open” och visa dem med ”tolva-teach serve --notebooks { $dir }”.
cli-notebooks-exist = { $dir } är inte tom. Ange en ny mapp, så skrivs inget över.
cli-cannot-use = { $name } går inte att använda: { $why }.
cli-cannot-print = Det går inte att skriva ut svaret: { $why }.
cli-cannot-write = Det går inte att skriva i { $dir }: { $why }.
cli-no-lessons = Lektionerna följde inte med installationen. Installera om med ”pip install tolva-teach”.
cli-checking = Kontrollerar

## Varför en fil inte gick att läsa eller skriva

file-fault-missing = det finns ingen sådan fil eller mapp
file-fault-no-folder = en del av sökvägen är en fil, ingen mapp
file-fault-is-folder = det är en mapp, ingen fil
file-fault-not-allowed = du har inte rätt att göra det
file-fault-read-only = där går det bara att läsa
file-fault-full = det finns inget utrymme kvar
file-fault-long-name = namnet är för långt
file-fault-closed = det är stängt
file-fault-unknown = något gick fel på vägen
file-fault-other = systemet säger fel { $number }

## En uppteckning som text

show-head = { $game }, { $players } spelare
show-deal = Giv { $deal }
show-deal-tolp = Omgång { $deal }
show-score = Ställning: { $scores }.
show-open = { $seat } är på tur.
show-row = { $name }, på bordet: { $cards }, och { $count } kort med baksidan upp
show-stock = Talong: { $count } kort
show-note = ({ $note })
show-reading = Tolkning: { $text }
show-source = Källa: { $text }

cli-games = visa alla spel som finns, från vilket paket de kommer och vad som saknas på varje ställe
cli-json = som JSON, en rad per spel

cli-new-game = skriv ett paket med ett litet spel att göra ett eget spel av
cli-new-name = vad spelet och dess paket ska heta, med små bokstäver
new-game-bad-name = { $name } duger inte som namn: små bokstäver a till z och siffror, minst två tecken, och varken ett annat spels namn, ett av Pythons egna ord eller namnet på en modul som redan finns.
new-game-exists = Här finns redan något som heter { $name }. Välj ett annat namn eller en annan mapp.
new-game-written = Spelet { $name } ligger i mappen { $name }. Hur du gör det till ditt eget läser du på sidan som öppnas med: tolva-teach serve --page writing-game. Installera det först med: pip install -e { $name }
