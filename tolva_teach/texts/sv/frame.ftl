# Det som står runt varje sida: namn, länkar, och vad som sägs innan sidan lever eller när den inte gör det.

frame-site = Tolvaskolan
frame-language = Svenska
frame-skip = Hoppa till innehållet
frame-home = Startsidan
frame-pages = Sidor
frame-languages = Språk
frame-dark = Mörkt
frame-open = Öppna övningen
frame-loading = Korten delas ut …
frame-no-script = Sidan behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.
frame-reload = Ladda om sidan

frame-kernel-gone = Bordet svarar inte längre.
frame-kernel-gone-why = Programmet bakom sidan har slutat, så knappar och kort gör ingenting. Ladda om sidan, så svarar den igen.
frame-kernel-silent = Bordet svarar inte just nu.
frame-kernel-silent-why = Programmet bakom sidan är upptaget med något. Vänta en stund, eller ladda om sidan.
frame-connection-lost = Sidan når inte servern.
frame-connection-lost-why = Nätet kan vara borta, eller så har servern stängts av. Sidan försöker igen hela tiden; du kan också ladda om den.
frame-not-shown = Korten kom inte fram.
frame-not-shown-why = Sidan försökte flera gånger, men något fattas. Vänta en stund och ladda om den.
frame-cell-fault = Den här delen av lektionen går inte att visa.
frame-cell-fault-why = Resten går att läsa. Du som skriver lektionen: ”tolva-teach lessons” med mappens namn säger vad som är fel var.
frame-peek-whole = Hela sidan med regler
frame-peek-close = Stäng

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
frame-crowd = Många kommer in på en gång.
frame-crowd-why = Låt sidan vara öppen: den kommer av sig själv om ett ögonblick.
frame-many = Du har redan flera sidor med kort öppna.
frame-many-why = Stäng en av dem, så kommer den här av sig själv.
frame-meanwhile = Läs om spelen så länge, på en ny flik
