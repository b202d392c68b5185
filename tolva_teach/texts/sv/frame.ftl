# Det som står runt varje sida: namn, länkar, och vad som sägs innan sidan lever eller när den inte gör det.

frame-site = Tolvaskolan
frame-language = Svenska
frame-skip = Hoppa till innehållet
frame-home = Startsidan
frame-pages = Sidor
frame-languages = Språk
frame-menu = Meny
frame-dark = Mörkt
frame-open = Öppna övningen
frame-loading = Korten delas ut …
frame-no-script = Sidan behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.
frame-reload = Ladda om sidan

frame-not-kept = Webbläsaren kan inte spara något här: kakor kan vara spärrade, eller så är det fullt. Stjärnor och svar finns kvar tills sidan stängs.
frame-framed = Sidan visas i en ram på en annan webbplats. Stjärnor och svar sparas för den webbplatsen, skilda från dem på sidan själv.

frame-kernel-gone = Bordet svarar inte längre.
frame-kernel-gone-why = Programmet bakom sidan har slutat, så knappar och kort gör ingenting. Ladda om sidan, så svarar den igen.
frame-kernel-silent = Bordet svarar inte just nu.
frame-kernel-silent-why = Programmet bakom sidan är upptaget med något. Vänta en stund, så svarar det.
frame-connection-lost = Sidan når inte servern.
frame-socket-blocked = Korten når inte fram till sidan.
frame-socket-blocked-why = Servern svarar, men den förbindelse som korten behöver (en WebSocket) öppnas inte. En brandvägg, en proxy eller ett tillägg i webbläsaren kan spärra den. Pröva ett annat nät, eller be den som sköter nätet att släppa igenom WebSockets till den här adressen. Sidan försöker igen hela tiden.
frame-connection-lost-why = Nätet kan vara borta, eller så har servern stängts av. Sidan försöker igen hela tiden; du kan också ladda om den.
frame-not-shown = Korten kom inte fram.
frame-not-shown-why = Sidan försökte flera gånger, men något fattas. Vänta en stund och ladda om den.
frame-cell-fault = Den här delen av lektionen går inte att visa.
frame-cell-fault-why = Resten går att läsa. Du som skriver lektionen: ”tolva-teach lessons” med mappens namn säger vad som är fel var.
frame-rule-popup-whole = Hela sidan med regler
frame-rule-popup-close = Stäng

frame-not-found = Den sidan finns inte.
frame-not-found-why = Länken kan vara felskriven, eller så har sidan bytt namn.
frame-server-error = Något gick fel på servern.
frame-server-error-why = Försök igen om en stund.

frame-full = Alla platser är upptagna just nu.
frame-full-place =
    { $place ->
        [1] Du står först i kön.
       *[other] Du är nummer { $place } i kön.
    }
frame-full-why = Låt sidan vara öppen: den kommer av sig själv när det är din tur.
frame-crowd = Det kommer många samtidigt just nu, så du får vänta en stund.
frame-crowd-why = { frame-full-why }
frame-many = Du har redan flera sidor med kort öppna.
frame-many-why = Stäng en av dem, så kommer den här av sig själv.
frame-meanwhile = Läs om spelen så länge, på en ny flik

# Det en sida säger där Python går i webbläsaren.
frame-soon = Sidan gör sig i ordning. Det du har valt görs strax.
frame-kept = Sidorna är sparade i webbläsaren och fungerar även utan nät.
frame-new-version = Det finns en ny version av sidorna.
frame-new-version-why = Ladda den när det passar: det du har påbörjat finns kvar.
frame-new-version-load = Ladda den nya
frame-no-host = Sidan är öppnad som en fil.
frame-no-host-why = Texten går att läsa, men kort och frågor fungerar bara från en webbserver: make site startar en.
frame-no-python = Webbläsaren är för gammal för det här.
frame-no-python-why = Texten går att läsa, men kort och frågor kräver WebAssembly och Web Workers. De kan vara avstängda. Pröva en nyare webbläsare.
frame-not-loaded = Något som sidan behöver kom inte fram.
frame-not-loaded-why = Nätet kan vara borta, en fil kan vara spärrad, eller så har sidorna bytts ut sedan den här öppnades. Texten går att läsa. Ladda om sidan för att försöka igen.
frame-half-loaded = En fil kom fram bara till hälften.
frame-half-loaded-why = Texten går att läsa, men korten behöver hela filen. Ladda om sidan, så hämtas den på nytt.
frame-cell-failed = Övningarna på sidan gick inte att starta.
frame-cell-failed-why = Ett fel i sidans program hindrar det. Texten går att läsa. Ladda om sidan, eller säg till den som sköter den.
