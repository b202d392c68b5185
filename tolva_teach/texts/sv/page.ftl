### Det som sidan själv kan: öppna och spara uppteckningar, skicka något som verkar fel, säga till när den inte lever.

page-tools = Uppteckningen
page-settings = Utseende

page-another = En annan giv

page-open = Öppna …
page-open-title = Öppna en uppteckning
page-open-help = Klistra in en uppteckning här, eller välj en fil (.tolva.json).
page-open-text = Uppteckning
page-open-file = Fil
page-open-done = Öppna
page-open-empty = Klistra in en uppteckning eller välj en fil först.
page-open-too-large = Den filen är för stor. En uppteckning är som mest 2 MB.
page-open-unreadable = Filen går inte att läsa. Försök med en annan, eller klistra in innehållet.

page-save = Spara som fil
page-saved = Sparad som { $name }.

page-report = Verkar något fel?
page-report-title = Verkar något fel här?
page-report-help = Det här visar precis vad du ser: given och var i den du är. Kopiera eller spara det, skriv vad som verkar fel och skicka det till din lärare eller den som sköter sidan.
page-report-text = Att skicka
page-copy = Kopiera
page-copied = Kopierat.
page-copy-failed = Webbläsaren lät inte sidan kopiera. Texten är markerad: kopiera den själv med Ctrl-C.

page-close = Stäng

page-silent = Programmet bakom sidan svarar inte. Kör anteckningsboken från början, eller ladda om sidan.
