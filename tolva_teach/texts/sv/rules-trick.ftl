### Stickreglerna. Varje regel har titel, text, källa och, där källan lämnar något öppet, vår tolkning.

rule-trick-lead =
    Att spela ut är att lägga det första kortet i ett stick. Den som spelar ut får välja vilket som helst av sina kort, om
    ingen annan regel i spelet binder utspelet.
    .title = Utspelet
    .source = Tolva: Spelet av korten
    .example =
        Du tog det förra sticket och spelar ut till nästa: du får lägga klöver ess, eller spara det och lägga något
        annat.
rule-trick-follow =
    Om du har kort i den utspelade färgen måste du spela ett av dem.
    .title = Följa färg
    .source = Tolva: Spelet av korten
    .example = Hjärter är utspelad och du har hjärter kung och hjärter nio: då får du inte spela spader ess.
rule-trick-trump =
    Om du är renons i den utspelade färgen (inte har något kort i den), och trumf är satt, måste du spela trumf om du
    har någon – även när din trumf inte kan ta sticket.
    .title = Trumfa
    .for-two =
        Om du är renons i den utspelade färgen (inte har något kort i den), och trumf är satt, måste du spela
        trumf om du har någon.
    .example =
        Spader är trumf, hjärter är utspelad och sticket är redan trumfat med spader tio. Du har ingen hjärter, men du
        har spader nio: då måste du undertrumfa med den.
    .example-for-two =
        Spader är trumf, och hjärter är utspelad. Du har ingen hjärter, men du har spader knekt och spader nio: du måste
        trumfa, och vilken av dem som helst tar sticket.
    .source = Tolva: Spelet av korten
rule-trick-overtake =
    Du måste sticka över när du kan. Se först efter vilka kort du får lägga: kort i den utspelade färgen, eller trumf
    om du är renons. Om något av dem slår det kort som vinner sticket just då måste du lägga ett som slår; annars får
    du lägga vilket som helst av dem. Det gäller med och utan trumf, och även när det är din egen partner som vinner.
    När du följer färg i ett stick som redan är trumfat kan du inte sticka över: då duger vilket kort som helst i
    färgen.
    .title = Överstickstvång
    .for-two =
        Du måste sticka över när du kan. Se först efter vilka kort du får lägga: kort i den utspelade färgen, eller
        trumf om du är renons. Om något av dem slår motståndarens kort måste du lägga ett som slår; annars får du lägga
        vilket som helst av dem. Det gäller med och utan trumf.
    .example =
        Din partner vinner sticket med hjärter kung, och du har hjärter tio och hjärter nio: du måste sticka över med
        tian. Om en motståndare redan hade trumfat sticket hade du fått välja.
    .example-for-two =
        Motståndaren har spelat ut hjärter kung, och du har hjärter tio och hjärter nio: du måste sticka över med tian.
    .source = Tolva: Spelet av korten
rule-trick-discard =
    Om du är renons i den utspelade färgen, och du inte har någon trumf eller ingen trumf är satt, får du saka, det
    vill säga spela vilket kort du vill.
    .title = Saka
    .example =
        Spader är utspelad, ingen trumf är satt, och du har bara hjärter och klöver: lägg vad du vill, till
        exempel klöver nio.
    .source = Tolva: Spelet av korten
rule-trick-winner =
    Om någon har spelat trumf tar den högsta trumfen sticket, annars det högsta kortet i den utspelade färgen. Den som
    tog sticket är inne och spelar ut till nästa.
    .title = Vem som tar sticket
    .example =
        Ni är tre, och spader är trumf. I sticket ligger hjärter kung, spader nio och hjärter ess: spader nio tar det.
    .example-for-two = Spader är trumf. I sticket ligger hjärter ess och spader nio: spader nio tar det.
    .source = Tolva: Spelet av korten
