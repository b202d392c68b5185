### Det som delas ut på papper, och kommandot som gör det.

## Frågor

handouts-questions = Frågor
handouts-answers = Svar
handouts-name = Namn
handouts-date = Datum
handouts-yes = ✓
handouts-no = ✗
handouts-code-alt = QR-kod som öppnar fråga { $number }

handouts-too-few =
    { $found ->
        [0] Det finns inga sådana frågor. Släpp något av kraven.
       *[other] Det finns bara { $found } sådana frågor, inte { $count }. Be om färre, eller släpp något av kraven.
    }
handouts-no-rule = Det finns ingen regel ”{ $said }”. Kommandot ”tolva-teach rules { $game }” visar reglerna med deras namn.
handouts-rule-not-asked = Ingen fråga om { $game } handlar om { $rule } på det sätt du bad om. Utelämna frågesorten eller svårigheten, eller välj en annan regel.
handouts-rule-never-asked = Ingen fråga om { $game } handlar om { $rule }. Välj en annan regel.

## Givar att lägga upp för hand

handouts-deals = Givar
handouts-deal = Giv { $number }
handouts-table = bord { $number }
handouts-course = Giv { $number }, så som den spelades
handouts-cut = Klipp längs de streckade linjerna och ge varje spelare sin lapp och korten som står på den.
handouts-deals-who = { $who }, som ger
handouts-pile-stock = Talongen, översta kortet först
handouts-pile-up = Uppvända på bordet, från vänster
handouts-pile-down = Nedvända under dem, från vänster
handouts-pile-pile = Högens första kort
handouts-pile-aside = Lagda åt sidan, nedvända

## Det man har kommit överens om

handouts-agreed = { $game }: så har vi kommit överens
handouts-otherwise = Annorlunda än i reglerna
handouts-as-in-book = Vi spelar efter de vanliga reglerna.
handouts-by-the-book = De vanliga reglerna
handouts-more-agreed = Dessutom har vi bestämt
handouts-yes-word = ja
handouts-no-word = nej

## Det som inte går

handouts-nothing-there = Det finns inget att sätta på papper: filen är tom.
handouts-no-question = Det finns ingen fråga ”{ $said }”. En fråga skrivs som tolva/must-play/1/2/7, eller med adressen till dess sida.
handouts-by-book = Den här frågan går inte att ställa efter husreglerna i adressen: ”{ $said }”. Utan ”options” ställs den enligt de vanliga reglerna.
handouts-no-address = ”{ $said }” är ingen adress. En adress börjar med http:// eller https://, till exempel https://kort.example/sv/quiz.html.
handouts-too-many = Högst { $most } frågor kan beställas samtidigt, alla varianter sammanräknade. Be om färre.
handouts-too-many-deals = Högst { $most } givar sätts på papper samtidigt. Ange färre uppteckningar.
handouts-wrong-ending = { $name } slutar varken på .html eller .pdf. Filens namn ska visa vilket du vill ha.
handouts-file-exists = { $name } finns redan. Ange ett nytt namn, eller lägg till --force för att skriva över filen.
handouts-no-browser = Ingen Chromium eller Chrome hittades som kan göra PDF-filen. Installera en, eller be om { $name } och skriv ut den från webbläsaren.
handouts-no-pdf = Webbläsaren på den här datorn gjorde ingen PDF ({ $why }). Be om { $name } i stället och skriv ut den från webbläsaren.

## Kommandot

cli-sheet = gör blad att skriva ut: frågor med svar, givar att lägga upp för hand, eller det ni har kommit överens om
cli-sheet-files = egna frågor: en fil med en frågas namn, eller adressen till dess sida, på varje rad, eller med uppteckningar som slutar där någon ska välja; med --deals uppteckningar av givar; ”-” för standard in
cli-sheet-family = frågesorten, till exempel must-play (annars alla spelets i tur och ordning)
cli-sheet-rule = bara frågor som den här regeln avgör, till exempel trick.overtake
cli-sheet-difficulty = 1 är lätt, 3 är svår (annars den lättaste som finns)
cli-sheet-seed = den första frågans nummer (annars dras ett); samma nummer ger samma blad
cli-sheet-count = antal frågor på varje blad (annars 12)
cli-sheet-per-page = antal frågor på en sida, från 1 till 6 (annars 4)
cli-sheet-variants = antal blad med olika frågor, A, B, C …, högst 6; från en fil samma frågor i annan ordning
cli-sheet-address = webbplatsens adress, eller frågesidans adress så som webbläsaren visar den: varje fråga får en QR-kod som öppnar den
cli-sheet-deals = händer på lappar att klippa ut, och hur givarna spelades, ur uppteckningar som ”tolva-teach deal” skriver
cli-sheet-tables = antal bord som ska ha samma givar, tillsammans med --deals (annars 1)
cli-sheet-agreed = husreglerna i --game och --options, att skriva under
cli-sheet-profile = vad ni kallar era husregler: namnet skrivs överst (tillsammans med --agreed)
cli-sheet-to = filen att skriva, till exempel klassen.html eller klassen.pdf (annars skrivs HTML ut)
cli-sheet-force = skriv över filen om den finns
