# Vad "tolva-teach serve" säger i terminalen.

serve-address = Tolvaskolan finns på { $url }
serve-network = Andra på samma nät öppnar { $url }
serve-stop-hint = Stanna med Ctrl-C.
serve-stopped = Stannad.
serve-port-taken =
    Port { $port } är upptagen, så det blir port { $used } den här gången.
    Framsteg, märken och inställningar sparas i webbläsaren för varje adress för sig:
    det du sparat på { $address } finns kvar där, men syns inte här.
    Kör tolva-teach serve redan i ett annat fönster kan du öppna den adressen i stället.
serve-asked-port-taken = Port { $port } är upptagen. Välj en annan med --port, eller utelämna --port.
serve-port-refused = Port { $port } får inte användas här. Välj en över 1023 med --port.
serve-bad-address = { $ip } är ingen adress på den här datorn. Utelämna --ip, eller skriv 0.0.0.0 för att nå den från andra på nätet.
serve-no-notebooks = Lektionerna saknas: { $place } finns inte. Installera om paketet med pip install --force-reinstall tolva-teach.
serve-missing-page = Startsidan { $file } saknas, men de andra sidorna i mappen visas.
