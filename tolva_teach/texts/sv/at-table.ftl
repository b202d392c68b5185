### Sidan ”Vid bordet”: fråga, döm, husregler.

at-table-tabs = Vad du vill göra
at-table-ask = Fråga
at-table-judge = Döm
at-table-score = Protokoll
at-table-rules = Husregler
at-table-search = Vad undrar ni?
at-table-none-found = Ingen fråga passar. Lägg ut läget under Döm, eller läs reglerna:
at-table-found = Frågor som passar: { $count }
at-table-all = Alla frågor: { $count }
at-table-others = Så spelar en del
at-table-in-book = I reglerna
at-table-weak = Ingen fråga passar riktigt. De här ligger närmast, eller läs reglerna:
at-table-all-rules = spelets alla regler
at-table-rule = Regel
at-table-lay-out = Lägg ut läget och ändra det
at-table-suits = Färg
at-table-ranks = Valör
at-table-remove = Ta bort { $card }
at-table-make-question = Gör en fråga av det här
at-table-clear = Börja om
at-table-begin = Tryck på korten du ser. Domen visas här.
at-table-next = Vidare
at-table-type = Skriv
at-table-typed = Skriv korten i stället
at-table-typed-help = Ett ställe i taget uppifrån, med semikolon emellan: HKn; SE SK S9. Du kan också ange vart de ska: handen SE SK S9. Tryck på Enter när du är klar.
at-table-into = Korten läggs här
at-table-choose-part = Lägg kort här
at-table-more = Mer om läget
at-table-verdict = Domen
at-table-allowed = Tillåtet
at-table-not-allowed = Inte tillåtet
at-table-must = Det enda som är tillåtet:
at-table-tell = Svaret kan hänga på det här. Ange det om ni vet:
at-table-tell-also = Ange också:
at-table-house = Det här spelar ni annorlunda än i reglerna
at-table-none-house = Ni spelar efter de vanliga reglerna. Vad gör ni annorlunda?
at-table-name = Vad ni kallar era regler
at-table-keep = Spara på den här enheten
at-table-kept = Sparat på den här enheten.
at-table-not-kept = Webbläsaren kan inte spara här.
at-table-kept-full = Det går bara att spara { $most } uppsättningar husregler på den här enheten. Ta bort någon av dem och spara sedan de här.
at-table-qr = Visa som QR-kod
at-table-qr-alt = QR-kod för den här sidan med era husregler
at-table-qr-none = Här går det inte att göra en QR-kod. Dela länken i stället.
at-table-set-aside = Husreglerna i länken, eller de som var sparade, går inte att läsa och har lagts åt sidan.
at-table-yes = Ja
at-table-no = Nej
at-table-by-the-book = De vanliga reglerna
at-table-to-play = Spela så här mot datorn
at-table-to-questions = Svara på frågor om reglerna
at-table-to-deal = Lägg upp en giv efter de här reglerna
at-table-to-deals = Följ givar som spelas efter de här reglerna
at-table-to-score = Föra protokoll efter de här reglerna
at-table-to-rules = Alla regler för { $game }
at-table-for-now = Svaren här gäller de vanliga reglerna. Era husregler behöver sidans program, som inte har startat.
at-table-judge-later = Domen behöver sidans program, som inte har startat. Svaren under Fråga finns redan.
at-table-rules-later = Husregler behöver sidans program, som inte har startat. Reglerna nedanför är de vanliga.
at-table-link-help = Den som öppnar länken får samma spel med samma husregler.
at-table-still = Det här är frågor som brukar komma upp vid bordet, med svaren enligt de vanliga reglerna. De andra spelens frågor står sist. Allt detta kan du läsa genast, men för att söka, få ett läge dömt och ange husregler måste sidans program ha startat.
at-table-alike =
    vinner, tar hem / lika, oavgjort, jämnt / knacka, knackade, knackar, stoppa / trettioett, 31 / liv, mark, polett /
    sticka över, gå över, slå / partner, medspelare, kompis, lagkamrat / ess, äss / kung, konung / utspel, spela ut, börja /
    joker, vilt kort / passa, stå över, avstå / slänga, kasta, lägga bort / hög, högen, skräphög / talong, kortlek, lek /
    mäla, annonsera, melda / triss, tre lika / par, dubblett /
    tio, 10 / elva, 11 / tolv, 12 / tretton, 13 / noll, 0, inga / sextio, 60 / halv gubbe, halvgubbe / hel gubbe, helgubbe
