### Det som sidan själv kan: öppna och spara givar, skicka något som verkar fel, säga till när den inte lever.

page-tools = Given
page-deal-number = Gå till giv
page-settings = Utseende

page-another = En annan giv

page-open = Öppna …
page-open-title = Öppna en sparad giv
page-open-help = Klistra in given här, eller välj filen (.tolva.json). Det går också bra med en länk, eller med det som någon har skickat från ”Verkar något fel?”.
page-open-text = Sparad giv
page-open-file = Fil
page-open-done = Öppna
page-open-empty = Klistra in en sparad giv eller välj en fil först.
page-open-too-large = Den filen är för stor. En sparad giv är som mest 2 MB.
page-open-unreadable = Filen går inte att läsa. Försök med en annan, eller klistra in innehållet.

page-save = Spara som fil
page-saved = Sparad som { $name }.

page-link = Länk …
page-link-title = Länk till det du ser
page-link-help = Den som öppnar länken får se samma giv, vid samma steg. Allt som behövs står i länken.
page-link-text = Länk
page-link-image = QR-kod för länken
page-link-copy = Kopiera länken

page-change = Ändra given

page-print = Skriv ut …

page-report = Verkar något fel?
page-report-title = Verkar något fel här?
page-report-help = Skriv vad som verkar fel. Kopiera sedan eller spara och skicka det till din lärare eller den som sköter sidan: vad du ser följer med.
page-report-what = Vad verkar fel?
page-report-text = Det som följer med
page-copy = Kopiera
page-copied = Kopierat.
page-copy-failed = Webbläsaren lät inte sidan kopiera. Texten är markerad: kopiera den själv med Ctrl-C.

page-close = Stäng

page-silent = Programmet bakom sidan svarar inte. Kör anteckningsboken från början, eller ladda om sidan.

page-still = Resten av sidan visas när anteckningsboken körs.
