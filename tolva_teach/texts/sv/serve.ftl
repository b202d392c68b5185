# Vad "tolva-teach serve" säger i terminalen.

serve-address = Tolvaskolan finns på { $url }
serve-network = Andra på samma nät öppnar { $url } (skriv den på tavlan).
serve-others = Om den inte går att öppna för dem: pröva { $urls } och ange den som fungerar med --address.
serve-apart = Om ingen mobil kan öppna den kan det bero på nätet: gästnät brukar hålla enheterna isär. Använd då ett annat nät.
serve-class-page = Att visa för klassen, med adressen i stora bokstäver, QR-kod och hur många som är här: { $url }
serve-no-page = Det finns ingen sida som heter { $page }. Välj bland { $known }, och skriv sv/ eller en/ före om språket ska vara bestämt.
serve-no-course =
    { $count ->
        [0] Det finns ingen kurs i { $course }: bland sidorna finns ingen kurs alls.
       *[other] Det finns ingen kurs i { $course }. Välj bland { $known }, och skriv sv/ eller en/ före om språket ska vara bestämt.
    }
serve-page-and-course = Adressen kan leda till en sida eller till en kurs. Ange --page eller --course, inte båda.
serve-seed-alone = Fröet gäller en viss sida. Ange också den, till exempel --page quiz.
serve-room = Här finns plats för { $most } samtidigt; fler får vänta på sin tur. Ändra med --most.
serve-bound-by-files = Det blir högst { $most }, för här får ett program bara ha { $files } filer öppna. Med ”ulimit -n 10000”, innan du startar, höjer du gränsen om systemet tillåter det.
serve-few-files = Här får ett program bara ha { $files } filer öppna, och sidorna behöver minst { $enough }. Höj gränsen innan du startar, med ”ulimit -n 10000”, eller fråga den som sköter systemet.
serve-too-small = Den här datorn räcker troligen bara till { $fits } samtidigt, inte { $most }. Sidorna kan bli långsamma eller minnet ta slut: ange ett lägre tal, eller använd en dator med mer minne.
serve-here =
    { $here ->
        [0] Ingen är här just nu.
       *[other] { $here } är här just nu.
    }
serve-waiting = Fullt: { $here } är här och { $waiting } väntar på plats. Starta om med ett högre --most om datorn räcker till det.
serve-memory-low = Minnet är nästan slut: { $free } MB kvar, med { $here } här. Stäng andra program, eller starta om med ett lägre --most.
serve-address-too-long = Adressen är för lång. Öppna sidan igen från startsidan.
serve-unknown-host = Servern känns inte vid namnet som den frågades efter. Den som startade den anger namnet: tolva-teach serve --address http://namn/
serve-no-url = { $address } är ingen adress till en webbplats. Skriv en värd, till exempel 192.168.1.20, eller en hel adress, till exempel https://kort.example/
serve-no-path = { $path } är ingen sökväg på en webbplats. Skriv den som /en/sökväg/
serve-no-host = { $host } är ingen värd. Skriv den som skolan.example eller https://skolan.example
serve-stop-hint = Stanna med Ctrl-C.
serve-stopped = Stannad.
serve-port-taken =
    Port { $port } är upptagen, så det blir port { $used } den här gången.
    Framsteg, märken och inställningar sparas i webbläsaren för varje adress för sig:
    det du sparat på { $address } finns kvar där, men syns inte här.
    Om tolva-teach serve redan körs i ett annat fönster kan du öppna den adressen i stället.
serve-asked-port-taken = Port { $port } är upptagen. Välj en annan med --port, eller utelämna --port.
serve-no-folder = Det går inte att skriva i { $place } ({ $why }), där sidorna ska nå sin Python. Gör plats där och starta om.
serve-no-room = Sidor med kort kan inte öppnas längre: det går inte att skriva i { $place } ({ $why }). Gör plats där. Sidor som är öppna fortsätter.
serve-port-refused = Port { $port } får inte användas här. Välj en över 1023 med --port.
serve-bad-address = { $ip } är ingen adress på den här datorn. Utelämna --ip, eller skriv 0.0.0.0 för att nå den från andra på nätet.
serve-no-notebooks = Lektionerna saknas: { $place } finns inte. Installera om paketet med pip install --force-reinstall tolva-teach.
serve-no-notebooks-there = Det finns inga anteckningsböcker i { $place }/sv eller { $place }/en. Kör ”tolva-teach notebooks { $place }” för att kopiera lektionerna dit.
serve-no-front-page = Ingen startsida finns i { $place }, men de andra sidorna visas.
serve-more-faults = … och { $count } till. ”tolva-teach lessons” med mappens namn säger alla.
serve-untried = { $name } { $installed } är installerat, men sidorna är bara prövade med { $name } { $known }. Något kan se fel ut eller inte fungera.
serve-cannot-serve =
    Sidorna går inte att visa med de versioner som är installerade ({ $why }).
    Det här installerar versioner som fungerar: { $install }

# Varför kärnor startas på vanligt sätt. I loggen står det på engelska.
serve-no-forks = Varje sidas kärna startas för sig, vilket tar längre tid och mer minne: { $why }
serve-forks-anew = En kärna startades för sig. De följande grenas av igen, från en ny förgreningsserver; den förra gick fel: { $why }
serve-forks-none = det här systemet kan inte förgrena processer.
serve-forks-unsafe = på macOS är det inte säkert att förgrena dem.
serve-forks-unknown = Jupyter känner inte till hur de förgrenas. Installera paketet på nytt: pip install --force-reinstall tolva-teach.
serve-forks-silent = förgreningsservern svarade inte i tid.
serve-forks-failed = förgreningsservern gick fel ({ $why }).
