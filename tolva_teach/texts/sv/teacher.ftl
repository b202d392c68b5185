### Lärarens sida om en klass.

teacher-class = Klass { $name }
teacher-here =
    { $count ->
        [0] ingen är här än
       *[other] { $here } av { $count } är här
    }
teacher-answered-of = { $answered } av { $count } har svarat
teacher-lost =
    { $count ->
        [one] { $count } säger ”jag hänger inte med”
       *[other] { $count } säger ”jag hänger inte med”
    }
teacher-lost-how = ”Jag hänger inte med” räknas utan namn. Antalet sparas med frågan: det står kvar i listan och när du går tillbaka till frågan, och följer med i tabellen per fråga.
teacher-out-of-reach = Klassen går inte att läsa just nu. Det du ser är från nyss, och ingenting är borta. Sidan försöker igen varje sekund.

## Utan klass

teacher-no-class = Ingen klass är öppen här.
teacher-begin = Du startar en klass på din egen dator med det här kommandot. Det skriver ut elevernas adress och öppnar den här sidan åt dig:
teacher-begin-notebook = I en egen anteckningsbok ser du samma klass med:
teacher-deleted = Klassen och allt som fanns i den är borttaget.

## Delarna

teacher-tabs = Vad du vill se
teacher-tab-here = Här
teacher-tab-rules = Regel för regel
teacher-tab-ask = Fråga alla
teacher-tab-homework = Läxan
teacher-tab-home = Ta med hem

## Här

teacher-nobody = Ingen är här än. Visa adressen med projektorn: eleverna öppnar den och är med.
teacher-sort = Ordna efter
teacher-sort-name = namn
teacher-sort-progress = antal svar
teacher-sort-stuck = tid med frågan
teacher-sort-table = bord
teacher-column-learner = Elev
teacher-column-last-answers = Senaste svaren
teacher-column-answered = Svar
teacher-column-right = Rätt
teacher-right-of = { $right } av { $answered }
teacher-column-with-question = Frågan
teacher-column-since-answer = Sedan senaste svaret
teacher-state-answered = har svarat
teacher-state-thinking = här
teacher-state-away = borta
teacher-state-unanswered = har inte svarat
teacher-under-a-minute = under 1 min
teacher-minutes = { $count } min
teacher-stands-out-stuck = tänker länge
teacher-stands-out-quick = snabb
teacher-right = rätt
teacher-wrong = fel
teacher-unanswered = inte svarat
teacher-no-answers = inga svar än
teacher-at-table = Bord { $table }
teacher-no-table = Inget bord
teacher-do-ask-tables = Fråga alla vid vilket bord de sitter
teacher-do-stop-tables = Sluta fråga om bordet
teacher-alone = + { $count } på egen hand
teacher-alone-right = + { $right } av { $count } på egen hand
teacher-rename = Byt namn till
teacher-seat = Bord
teacher-same = Ny mobil eller dator? Samma elev som
teacher-same-none = Ingen annan
teacher-same-what = Svaren från { $name } flyttas till { $known }, och raden { $name } försvinner. Det går inte att ångra.
teacher-do-join-rows = Slå ihop med { $known }
teacher-removed = Borttagna ur klassen
teacher-do-remove = Ta bort ur klassen
teacher-do-restore = Släpp in igen
teacher-do-close-row = Klar

## Regler

teacher-no-rules = Inga svar än. När eleverna svarar ser du här vilka regler de kan och vilka de har fel om.
teacher-rules-how = ”Fel” är de elever som valde något som inte stämmer med regeln när de mötte den senast. ”Missade” är de som inte valde något fel men utelämnade något som regeln tillåter. ”Har haft fel” är de som har haft fel om regeln minst en gång.
teacher-counted = Reglerna räknas på
teacher-counted-to-all = klassens frågor
teacher-counted-practice = klassens frågor och egen övning
teacher-rules-trend = ”Blir bättre” och ”blir sämre” jämför den senare hälften av svaren med den tidigare.
teacher-column-rule = Regel
teacher-column-broken-now = Fel
teacher-column-missed-now = Missade
teacher-column-broken-ever = Har haft fel
teacher-column-met = Har mött den
teacher-trend-better = blir bättre
teacher-trend-worse = blir sämre
teacher-wrong-choice = { $count } av { $of } valde: { $chosen }
teacher-wrong-choice-only = { $count } av { $of } valde bara: { $chosen }
teacher-rule-here = Hade fel om regeln på den här frågan: { $broken }. Missade bara något som den tillåter: { $missed }.
teacher-turns-on = Frågan prövar: { $rules }
teacher-do-ask-about = Ställ en ny fråga om regeln till alla
teacher-no-such-rule = Frågor av den sorten prövar inte regeln ”{ $rule }”, så nu kan det bli vilken regel som helst.
teacher-no-sibling = Det finns ingen annan fråga om den regeln.
teacher-unknown-question = Frågan går inte att visa här: den kräver en annan version av Tolvaskolan eller ett spel som inte är installerat.

## Fråga alla

teacher-answer = Svaret, bara för dig
teacher-ask-title = Välj en fråga
teacher-difficulty = Svårighet
teacher-rule = Regel
teacher-any-rule = Vilken som helst
teacher-number = Nummer (0 till { $most })
teacher-verdict = Eleverna får veta om de hade rätt
teacher-verdict-now = genast
teacher-verdict-reveal = när du visar svaret
teacher-verdict-never = aldrig
teacher-hints = Ledtrådar
teacher-hints-yes =
    { $count ->
        [0] eleverna får ta dem (den här frågan har ingen)
        [one] eleverna får ta dem (den här frågan har { $count })
       *[other] eleverna får ta dem (den här frågan har { $count })
    }
teacher-hints-no = inga
teacher-do-ask = Fråga alla
teacher-do-ask-short = Fråga
teacher-do-another = En annan fråga
teacher-do-prepare-draft = Lägg till i listan
teacher-do-prepare-again = Lägg till en gång till
teacher-prepared-before = Frågan finns redan i listan, som nr { $place }.

teacher-numbered = nr { $seed }
teacher-now = Fråga { $number }
teacher-stage-sent = Projektorn visar vart alla ska.
teacher-stage-join = Projektorn visar adressen. Eleverna har kvar sin fråga.
teacher-stage-question = { $answered } av { $count } har svarat.
teacher-stage-closed = Stängd. { $answered } av { $count } har svarat.
teacher-stage-spread = Projektorn visar hur många som valde vad. { $answered } av { $count } har svarat.
teacher-stage-reveal = Svaret visas: alla ser vad som är rätt, och varför. { $answered } av { $count } svarade.
teacher-do-spread = Visa hur många som valde vad
teacher-do-close-spread = Stäng och visa hur många som valde vad
teacher-do-reveal = Visa svaret
teacher-do-next = Nästa fråga
teacher-do-close = Stäng
teacher-do-reopen = Öppna igen
teacher-do-back = Tillbaka
teacher-do-forth = Framåt
teacher-do-resume = Visa frågan igen
teacher-do-join = Visa adressen
teacher-do-one-more = En till om ”{ $rule }”

teacher-spread = Hur många som valde vad
teacher-choice = Val
teacher-chosen-by = Antal
teacher-few = Hur många som valde vad visas från och med fem svar.
teacher-wholly-right = { $right } av { $answered } svarade rätt.
teacher-holds = rätt
teacher-holds-not = fel

teacher-list = Förberedda frågor
teacher-list-empty = Inga än. Lägg till frågor här ovanför, eller klistra in en lista.
teacher-do-start = Börja med den första
teacher-do-go-on = Fortsätt med listan
teacher-list-done = Listan är slut. Ställ en fråga som du väljer här nedanför, eller lägg till fler i listan.
teacher-list-paste = Klistra in en lista
teacher-list-as-text = Listan som text
teacher-list-help-own = Så här ser din lista ut som text: kopiera den om du vill använda den en annan dag. Klistra in fler frågor här nedanför, en på varje rad.
teacher-list-help = En fråga på varje rad: dess namn eller sidans adress. En rad som börjar med # är en egen anteckning. Till exempel:
teacher-list-text = Din lista
teacher-do-prepare = Lägg till frågorna
teacher-asked-now = Ställs nu:
teacher-asked-before = Redan ställd:
teacher-asked-lost =
    { $count ->
        [one] { $count } sa ”jag hänger inte med”
       *[other] { $count } sa ”jag hänger inte med”
    }
teacher-do-up = Flytta upp
teacher-do-down = Flytta ner
teacher-do-look = Titta på
teacher-do-look-no-more = Sluta titta
teacher-do-drop = Ta bort
teacher-do-change = Ändra
teacher-changing = Du ändrar fråga { $place } på listan: { $title }. Välj vad som ska stå där i stället.
teacher-do-put-in-place = Byt ut fråga { $place } mot den här
teacher-do-change-no-more = Behåll frågan som den var
teacher-list-fault = Rad { $line } är ingen fråga: ”{ $said }”.
teacher-list-faults =
    { $good ->
        [one] { $good } fråga lades till.
       *[other] { $good } frågor lades till.
    } { $bad ->
        [one] { $bad } rad kom inte med:
       *[other] { $bad } rader kom inte med:
    }
teacher-list-not-by-house = Frågan går inte att ställa efter de husreglerna: ta bort ”options” ur adressen.
teacher-list-own-long = Adressen till det läget är för lång för en klass: den får ha högst { $most } tecken.
teacher-list-cut = Listan var för lång: slutet lästes inte.

teacher-send-title = Skicka alla till en sida
teacher-send-page = Sida
teacher-send-none = Välj en sida
teacher-send-address = Eller klistra in adressen till en frågeomgång, en giv eller en nivå
teacher-do-send = Skicka alla till ”{ $title }”
teacher-do-send-nowhere = Dra tillbaka länken
teacher-sent = Alla har fått en länk till ”{ $title }”. En ny fråga kallar dem tillbaka.
teacher-sent-there = { $there } av { $count } är där nu.

teacher-house-title = Husregler
teacher-house-book = Klassen spelar efter de vanliga reglerna.
teacher-house-how = Ställ in era husregler på sidan som länken leder till. Kopiera sedan sidans adress och klistra in den här. Då ställs frågorna om det spelet efter dem, och eleverna ser på sina sidor vad ni spelar.
teacher-house-address = Adressen till era husregler
teacher-do-house-book = Spela efter de vanliga reglerna
teacher-by-house = husregler

## Läxan

teacher-hand-out = Ge en läxa
teacher-hand-out-how = Välj { $count } frågor eller en lektion och dela ut länken. Samma val och samma nummer ger alltid samma frågor, så du kan ge dem igen.
teacher-hand-out-what = Läxan är
teacher-hand-out-row = Frågor i rad
teacher-hand-out-course = { $game }: hela kursen
teacher-hand-out-part = Del
teacher-hand-out-whole = Hela lektionen
teacher-hand-out-lesson-told = I kvittot står svaren på frågorna, men inte det som eleverna spelar i lektionerna.
teacher-hand-out-where = Eleverna kan öppna länken så länge de når den här datorn. Om läxan ska göras hemma behöver sidorna ligga på webben:
teacher-home-address = Adress där eleverna når sidorna hemifrån
teacher-home-address-how = Ligger sidorna också på webben? Skriv adressen till dem här, så leder läxans länkar dit.
teacher-home-address-set = Läxans länkar leder dit. Adressen är kvar i den här webbläsaren till nästa gång.
teacher-hand-out-near = Länken fungerar bara på samma nät som den här datorn, inte hemifrån. Skriv adressen till sidorna på webben i fältet ”Adress där eleverna når sidorna hemifrån”.
teacher-hand-out-number = Första numret (0 till { $most })
teacher-hand-out-range = Frågorna { $first } till { $last }.
teacher-hand-out-numbers = Frågorna { $numbers }.
teacher-do-hand-out = Visa länken
teacher-do-homework-others = { $count } andra frågor
teacher-hand-out-look = Titta på frågorna
teacher-hand-out-look-lesson = Titta på lektionen
teacher-hand-out-title = Länken till läxan
teacher-hand-out-help = Alla som öppnar länken får samma frågor, på svenska, och kan göra ett kvitto när de har svarat.
teacher-hand-out-help-lesson = Länken leder alla till samma frågor i lektionen, på svenska. När eleven har svarat på dem går det att göra ett kvitto.
teacher-hand-out-help-course = Länken leder alla till kursens första lektion, på svenska, och vidare därifrån. I slutet av varje lektion går det att göra ett kvitto. Kvitton med samma namn står på samma rad.
teacher-collect = Samla in läxan
teacher-homework-how = När en elev är klar med läxan, eller med tio frågor i quizet, kan hen göra ett kvitto och skicka det till dig. Klistra in allt du har fått här, ett eller många samtidigt, eller släpp filerna här.
teacher-homework-made-up = Kvittot kontrolleras så att det är helt, och svaren rättas på nytt. Det bevisar inte vem som har svarat: vem som helst kan göra ett kvitto. Kvitton med samma namn står på samma rad.
teacher-receipts-text = Kvitton
teacher-do-receipts = Lägg till kvitton
teacher-receipts-files = Eller välj filer, eller släpp dem här
teacher-receipts-added =
    { $count ->
        [0] Inget nytt kvitto.
        [one] { $count } kvitto tillagt.
       *[other] { $count } kvitton tillagda.
    }
teacher-receipts-again =
    { $count ->
        [one] { $count } hade redan kommit.
       *[other] { $count } hade redan kommit.
    }
teacher-receipts-apart =
    { $count ->
        [one] Kvitton med namnet { $names } svarar olika på samma fråga, så de kan komma från två elever. De står på varsin rad: fråga vilka som har skickat dem.
       *[other] Kvitton med namnen { $names } svarar olika på samma fråga, så de kan komma från två elever. De står på varsin rad: fråga vilka som har skickat dem.
    }
teacher-receipts-count =
    { $count ->
        [one] { $count } kvitto
       *[other] { $count } kvitton
    }
teacher-receipts-kept = Kvittona finns kvar i den här fliken när du laddar om sidan eller går till en annan. De försvinner när du stänger fliken, tar bort dem eller tar bort klassen.
teacher-receipts-no-room = Webbläsaren har inte plats för alla kvitton. De senaste försvinner när du lämnar sidan: spara tabellerna först.
teacher-do-clear-receipts = Ta bort kvittona …
teacher-clear-receipts-sure = Ska alla kvitton tas bort härifrån? Det går inte att ångra, men den som har skickat ett kan skicka det igen.
teacher-do-clear-receipts-sure = Ta bort alla kvitton
teacher-do-keep-receipts = Behåll kvittona
teacher-receipt-of =
    { $title }: { $count ->
        [one] { $count } fråga
       *[other] { $count } frågor
    }, { $date }
teacher-receipt-nameless = Kvitto
teacher-receipt-damaged = Skadat och lagt åt sidan: ”{ $said }”. Be om det igen.
teacher-receipt-foreign = Här finns inget kvitto: ”{ $said }”.
teacher-receipt-unknown = Lagt åt sidan: ”{ $said }” handlar om frågor som inte finns här. Det kan komma från en annan version av Tolvaskolan.
teacher-receipt-many = För många kvitton samtidigt. Från och med det här lästes de inte: ”{ $said }”.
teacher-receipt-long = Texten var för lång, och slutet lästes inte: från och med ”{ $said }”. Klistra in det för sig.
teacher-receipt-at = { $fault } Det var nummer { $place } av de { $count } kvitton som du lade till.
teacher-receipt-in-file = { $fault } Den låg i filen ”{ $file }”.

## Ta med hem

teacher-home-how = Allt står under de påhittade namnen. Spara det du vill ha kvar och ta sedan bort klassen.
teacher-csv = Tabellerna är för
teacher-csv-plain = de flesta program (komma)
teacher-csv-excel = Excel på svenska (semikolon)
teacher-csv-learners = Tabell per elev
teacher-csv-questions = Tabell per fråga
teacher-csv-rules = Tabell per regel
teacher-csv-answers = Alla svar
teacher-json = Allt, för program (JSON)
teacher-notebook = En anteckningsbok för Jupyter, med diagram
teacher-notebook-how = Alla siffror finns i den här anteckningsboken. Den behöver bara Jupyter: kör alla celler, så kommer diagrammen och tabellerna.
teacher-notebook-rules = Stapelns längd visar hur många elever som har mött regeln; den mörka delen visar hur många av dem som bryter mot den nu.
teacher-notebook-questions = Stapelns längd visar hur många elever som har svarat på frågan; den mörka delen visar hur många av dem som hade helt rätt.
teacher-print = Skriv ut
teacher-file-learners = elever
teacher-file-questions = fragor
teacher-file-rules = regler
teacher-file-answers = svar
teacher-file-all = klass
teacher-key-name = Elev
teacher-key-table = Bord
teacher-key-answered = Antal svar
teacher-key-right = Rätt
teacher-key-rules-met = Regler som eleven mött
teacher-key-rules-broken-now = Regler som eleven bröt mot senast
teacher-key-rules-missed-now = Regler där eleven missade något senast
teacher-key-title = Fråga
teacher-key-question = Namn i en lista
teacher-key-to-all = Typ
teacher-to-all = klassens fråga
teacher-to-oneself = egen övning
teacher-key-rule-broken-most = Regel som flest bröt mot
teacher-key-rule-missed-most = Regel där flest bara missade något
teacher-key-lost = Sa ”jag hänger inte med”
teacher-key-rule = Regel
teacher-key-met = Elever som mött den
teacher-key-broken = Elever som brutit mot den
teacher-key-broken-now = Elever som bröt mot den senast
teacher-key-missed-now = Elever som bara missade något senast
teacher-key-learner = Elev
teacher-key-choice = Valde
teacher-key-kept = Regler som följdes
teacher-key-broken-rules = Regler som bröts
teacher-key-missed-rules = Regler där något missades
teacher-key-at = Tid
teacher-delete-title = Ta bort klassen
teacher-kept-where = Klassen är sparad här: { $place }
teacher-do-delete = Ta bort klassen …
teacher-delete-sure = Ska klassen tas bort, med alla elever, svar och kvitton? Det går inte att ångra.
teacher-do-delete-sure = Ta bort allt
teacher-do-keep = Behåll klassen

## Vad som gjordes

teacher-notice-asked = Frågan är ställd och på väg till alla elevers sidor.
teacher-notice-closed = Frågan är stängd: svaren går inte längre att ändra.
teacher-notice-reopened = Frågan är öppen igen: svaren går att ändra.
teacher-notice-spread = Alla ser hur många som valde vad.
teacher-notice-spread-few = Frågan är stängd. Hur många som valde vad visas från och med fem svar.
teacher-notice-revealed = Svaret visas: alla ser vad som är rätt, och varför.
teacher-notice-joining = Projektorn visar adressen.
teacher-notice-back = Föregående fråga visas igen.
teacher-notice-forth = Nästa fråga i ordningen visas igen.
teacher-notice-resumed = Projektorn visar frågan igen.
teacher-notice-house = Nya frågor om spelet ställs efter husreglerna. Frågan som är ställd är som den var.
teacher-notice-no-house = Nya frågor ställs efter de vanliga reglerna. Frågan som är ställd är som den var.
teacher-notice-same = De två raderna är en.
teacher-notice-verdict = Ändrat.
teacher-notice-hints = Eleverna får ta ledtrådar.
teacher-notice-no-hints = Eleverna får inga ledtrådar.
teacher-notice-renamed = Eleven har fått ett nytt namn.
teacher-notice-removed = { $name } är borttagen ur klassen.
teacher-notice-restored = { $name } är insläppt igen.
teacher-notice-seated = Eleven blir ombedd att sätta sig där.
teacher-notice-tables = Alla får frågan om vilket bord de sitter vid.
teacher-notice-no-tables = Ingen får längre frågan om bordet. Det de har svarat är kvar.
teacher-notice-prepared-as = Tillagd som nr { $place } i listan.
teacher-notice-list-full = Listan har plats för { $most } frågor.
teacher-notice-sent = Alla elever har fått en länk till sidan.
teacher-notice-sent-closed = Alla elever har fått en länk till sidan. Frågan är stängd.
teacher-notice-sent-nowhere = Länken är borta från elevernas sidor.

## Kvittot som en elev gör

receipt-title = Ett kvitto till din lärare
receipt-how = Kopiera det, eller spara det som en fil, och skicka det till din lärare.
receipt-hand-in = Det var läxan. Din lärare har inte fått den än: skriv ditt namn, kopiera kvittot eller spara det som en fil, och skicka det.
receipt-name = Vad din lärare känner dig som (kan lämnas tomt)
receipt-text = Kvittot
receipt-copy = Kopiera
receipt-link = Som länk, som din lärare kan öppna eller skanna
receipt-copy-link = Kopiera länken
receipt-code = QR-kod för länken
receipt-save = Spara som fil
receipt-file = kvitto
receipt-saved = Sparat som { $name }.
