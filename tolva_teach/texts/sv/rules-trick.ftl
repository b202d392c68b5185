### Stickreglerna. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rule-trick-lead =
    Den som spelar ut får välja vilket som helst av sina kort, både de på handen och andra som får spelas.
    .title = Utspelet
    .source = Tolva: Spelet av korten
rule-trick-follow =
    Om du har kort i den utspelade färgen måste du spela ett av dem.
    .title = Följa färg
    .source = Tolva: Spelet av korten
    .example = Spader är utspelad och du har spader nio: då får du inte spela hjärter ess.
rule-trick-trump =
    Om du är renons i den utspelade färgen, alltså inte har något kort i den, och trumf är satt, måste du spela trumf
    om du har någon – även när din trumf inte kan ta sticket.
    .title = Trumfa
    .source = Tolva: Spelet av korten
    .example =
        Ruter är trumf, klöver är utspelad och sticket är redan trumfat med ruter tio. Du har ingen klöver men ruter
        nio: då måste du undertrumfa med den.
rule-trick-overtake =
    Av de kort som kraven att följa färg och att trumfa lämnar dig måste du spela ett som sticker över det kort som
    vinner sticket just då, om du har något sådant. Det gäller både med och utan trumf, och även när din egen partner
    håller på att ta sticket. Om du följer färg, och sticket redan är trumfat av någon, kan inget av dina kort vinna:
    då duger vilket kort som helst i den utspelade färgen.
    .title = Överstickstvång
    .source = Tolva: Spelet av korten
    .example =
        Din partner vinner sticket med hjärter kung, och du har hjärter tio och hjärter nio: då måste du sticka över
        med tian.
rule-trick-discard =
    Om du är renons i den utspelade färgen, och du inte har någon trumf eller ingen trumf är satt, får du saka, alltså
    spela vilket kort du vill.
    .title = Saka
    .example =
        Spader är utspelad, ingen trumf är satt, och du har bara hjärter och klöver: lägg vad du vill, till
        exempel klöver nio.
    .source = Tolva: Spelet av korten
rule-trick-winner =
    Om någon har spelat trumf tar den högsta trumfen sticket, annars det högsta kortet i den utspelade färgen. Den som
    tog sticket spelar ut till nästa.
    .title = Vem som tar sticket
    .example =
        Hjärter är trumf. I sticket ligger spader ess, spader tio, hjärter nio och spader kung: hjärter nio tar
        det.
    .source = Tolva: Spelet av korten
