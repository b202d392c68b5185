### Lektionerna: det som anteckningsböckerna själva säger.

## Övningarna i lektionen om stick

exercise-ask-beats = Vilka av dina kort slår { $winning-the }? Välj alla.
exercise-ask-takes = Vilket kort tar sticket?
exercise-nothing-picked = Du har inte valt något kort än.
exercise-beats = { $Card-rank-the } slår { $winning-rank-the }.
exercise-does-not-beat = { $Card-rank-the } slår inte { $winning-rank-the }.
exercise-takes-by-trump = { $Card-the } är den högsta trumfen och tar sticket.
exercise-takes-by-suit = { $Card-the } är det högsta kortet i den utspelade färgen, och ingen har trumfat.
exercise-beaten = { $Winning-the } är högre.
exercise-trumped = Sticket är trumfat, och { $card-the } är ingen trumf.
exercise-another-suit = { $Card-the } är varken i den utspelade färgen eller trumf och kan inte ta sticket.
exercise-right = Rätt!
exercise-right-all = Rätt! Det gör allihop.
exercise-wrong-chose =
    Inte riktigt: { $count ->
        [one] ett av dina val
       *[other] { $count } av dina val
    } stämmer inte.
exercise-wrong-missed =
    Inte riktigt: du missade { $count ->
        [one] ett kort
       *[other] { $count } kort
    }.
exercise-wrong-both =
    Inte riktigt: { $chose ->
        [one] ett av dina val
       *[other] { $chose } av dina val
    } stämmer inte, och du missade { $missed ->
        [one] ett kort
       *[other] { $missed } kort
    }.
exercise-results = Kort för kort
exercise-mark-right-chosen = rätt valt
exercise-mark-right-left = rätt att låta bli
exercise-mark-chose-forbidden = felvalt
exercise-mark-missed-allowed = missat
exercise-try = Pröva själv

## Nivåerna: uppgifter i rad i en lektion, och deras stjärnor

level-so-far = { $solved } av { $count } klara
level-done-before = Klar sedan tidigare
level-print = Skriv ut frågorna
level-on-paper = Det här är en av nivåns { $count } frågor. Alla skrivs ut med knappen ”Skriv ut frågorna” på sidan.
level-on-paper-played = Den här nivån spelas på skärmen. Här syns bara ett läge ur den.
level-on-paper-ordered =
    { $count ->
        [one] Uppgiften löses på skärmen: där lägger du i ordning.
       *[other] Nivåns { $count } uppgifter löses på skärmen, där du lägger i ordning. Det här är en av dem.
    }
level-show = Visa svaret
level-shown = Här är svaret.
level-not-right = Inte riktigt än.
level-next = Nästa
level-fresh = Öva igen
level-comes-back = Uppgiften kommer igen om en stund.
level-comes-anew = En ny giv kommer om en stund.
level-again-anew = Försök med en ny giv
level-again-same = Försök igen med samma kort
level-left-out = En uppgift är utelämnad här: { $why }
level-done =
    { $stars ->
        [3] Klart, utan ett enda fel: tre stjärnor!
        [2] Klart: två stjärnor.
       *[other] Klart: en stjärna.
    }
level-slips = Det som kostade stjärnor: { $slips }.
level-slip-hint = ledtrådar
level-slip-forbidden = otillåtna försök
level-slip-missed = uppgifter som fick göras om
level-slip-luck = ett mål som nåddes med tur
level-stars-0 = Inga stjärnor än.
level-stars-1 = En stjärna av tre.
level-stars-2 = Två stjärnor av tre.
level-stars-3 = Tre stjärnor av tre.
level-stars-full = Webbläsaren kan inte spara stjärnorna här. De finns kvar tills sidan stängs.

## En lektion som läxa

homework-page-level = Din läxa är frågorna under ”{ $heading }”. Där gör du också kvittot till din lärare.
homework-page-whole =
    { $asks ->
        [yes] Den här lektionen är din läxa. Efter de sista frågorna gör du ett kvitto till din lärare.
       *[no] Den här lektionen hör till din läxa men har inga frågor, så du gör inget kvitto här.
    }{ $goes-on ->
        [yes] { " " }Längst ner går läxan vidare till nästa lektion.
       *[no] { "" }
    }
homework-page-unknown = Länken säger att du har en läxa här, men den finns inte på den här sidan. Be din lärare om länken igen.
homework-level = Den här nivån är din läxa. När du är klar med den kan du göra ett kvitto till din lärare här.
homework-lesson = Den här lektionen är din läxa. Hittills är { $done } av { $count } frågenivåer klara. När alla är klara kan du göra ett kvitto till din lärare här.
homework-done = Läxan är klar. I kvittot står det du först svarade på varje fråga.
homework-again = Gör om läxan

## Nivåerna som spelas

play-level-until-decision = Vad gör du? Allt som är tillåtet är rätt.
play-level-until-deal = Spela given till slut.
play-level-until-deal-tolp = Spela omgången till slut.
play-level-until-trick = Spela sticket till slut.
play-level-until-lead = Spela tills högen vänds ner.
play-level-until-exchange = Gör klart bytet.
play-level-until-any = Spela vidare.
play-level-right = Det får du göra. { $why }
play-level-played = Spelat till slut.
play-level-played-exchange = Bytet är klart.
play-level-reached = Du nådde målet.
play-level-lucky = Det höll den här gången.
play-level-risk-knock =
    { $always ->
        [yes] Handen var för låg att knacka med: i alla { $tried } tänkbara givar hade det kostat dig ett liv, mot { $instead } om du hade gått vidare.
       *[no] Knackningen var en chansning: i { $lost } av { $tried } tänkbara givar hade den kostat dig ett liv, mot { $instead } om du hade gått vidare.
    }
play-level-already = Du har nått målet ✓ Spela resten om du vill.
play-level-out-of-reach = Målet går inte längre att nå. Spela resten om du vill.
play-level-missed = Den här gången nådde du inte målet.
play-level-lost = { $place }: { $did } Sedan gick målet inte längre att nå. Som korten låg hade du klarat det så här: { $do }.
play-level-lost-why = { $why } Så här hade du tagit sticket: { $do }.
play-level-unlucky = { $place }: { $did } Det var otur: tränaren hade gjort likadant. Men som korten låg hade du klarat det så här: { $do }.
play-level-lost-nowhere = Inget av dina val kostade dig målet: inget av de sätt som har prövats härifrån når målet.
play-level-works = Så går det, steg för steg
play-level-look-sistan = Se efter vilka höga kort och trumfar som inte är spelade än. Vilket av dina kort kan fortfarande ta det sista sticket?
play-level-look-vinsten = Se efter vad dina kort är värda, och vem som troligen tar sticket de hamnar i.
play-level-look-take = Se på kortet som vinner just nu, och på vilka som spelar efter dig.
play-level-look-meld = Se efter vilka par du har, och om det är rätt tillfälle att mäla.
play-level-look-keep-lives = Se efter vad din hand är värd, och vad kortet du kastar är värt för nästa spelare.
play-level-look-not-last = Se efter vilka av dina kort som blir svårast att bli av med senare, och hur många kort de andra har kvar.
play-level-look-first = Se efter vilka av dina kort som ingen kan slå: med dem får du välja vad som spelas ut härnäst.
play-level-look-any = Se på det som ligger på bordet. Vad skulle vart och ett av dina val ändra där?
play-level-earlier = Vad som hände tidigare
play-level-hint-duty =
    Tänk på { $count ->
        [one] den här regeln
       *[other] de här reglerna
    }: { $rules }.
play-level-hint-free = Ingen regel hindrar dig just nu. Tänk på vad som lönar sig.
play-level-hint-remaining = Det här får du göra: { $decisions }.
play-level-hint-way = Gör så här: { $do }.
play-level-hint-untold = Det finns inget råd om just det här. Spela vidare.
play-level-hint-no-way = Något sätt att nå målet härifrån har inte hittats. Spela vidare: om du missar målet kommer uppgiften igen.
goal-sistan = Ta sistan: det sista sticket.
goal-vinsten = Ta vinsten.
goal-take = Ta sticket.
goal-meld = Mäl ett par.
goal-gubbe = Ange en gubbe som går hem.
goal-keep-lives = Behåll dina liv.
goal-not-last = Bli inte sist kvar med kort.
goal-first = Bli först av med korten.

## Nivåerna där man ordnar kort och händer

order-ask = Lägg korten i ordning, det högsta först.
order-ask-trick = { $Led } är utspelad och { $trump } är trumf. Lägg korten i ordning, det som slår alla de andra först.
order-ask-ranks = Lägg korten i ordning, det högsta först. Kort av samma valör får komma i vilken ordning som helst.
order-ask-turned = Ordningen är omvänd. Lägg korten i ordning, det som nu är högst först. Kort av samma valör får komma i vilken ordning som helst.
order-ask-hands = Ordna händerna efter vad de är värda, den högsta först. Händer som är lika mycket värda får komma i vilken ordning som helst.
order-how = Välj i tur och ordning. Välj en gång till för att ta tillbaka.
order-numbered = { $place }. { $item }
order-in-place = { $item }, plats { $place }
order-back = { $item } är taget tillbaka.
order-incomplete =
    { $count ->
        [one] En har ingen plats än.
       *[other] { $count } har ingen plats än.
    }
order-hint-highest = Först kommer { $item }.
order-right = Rätt.
order-wrong = Inte riktigt.
order-from-highest = Ordningen är { $items }.
order-mark-right = rätt plats
order-mark-wrong = fel plats

## Kurserna: lektionerna i ordning, och hur långt man har kommit. I klamrar står det som sidan fyller i.

course-title = Kursen i { $game }
course-contents = Kurserna
course-just-played = (spelade du nyss)
front-course = Kursen:
course-next = Nästa lektion: { $page }
course-previous = Förra lektionen: { $page }
course-parts = I lektionen:
course-all = Alla lektioner
course-lead =
    Varje kurs börjar från första kortet och slutar med ett helt parti. Lektionerna är korta och tas i ordning. Till varje
    avsnitt hör några uppgifter, som ger upp till tre stjärnor.
course-where = Stjärnorna, och vad du ska repetera, sparas i den här webbläsaren och ingen annanstans.
course-go-on = Fortsätt med { $course }: { $page }
course-stars = { $earned } av { $most } stjärnor
course-none = { $most } stjärnor att ta
course-save = Spara stjärnorna som fil
course-open = Öppna en fil med stjärnor
course-link = Ta med stjärnorna i en länk
course-link-label = Öppna den här länken i den andra webbläsaren:
course-link-copied = Länken är kopierad. Öppna den i den andra webbläsaren.
course-link-made = Kopiera länken och öppna den i den andra webbläsaren.
course-link-too-long = Det är för mycket för en länk. Spara det som fil.
course-link-carries = I länken finns stjärnor och svar som någon har samlat (★ { $stars }, regler med svar: { $rules }). Vill du lägga till dem?
course-link-add = Lägg till dem
course-link-leave = Nej tack
course-link-left = Ingenting har lagts till.
course-link-damaged = Länken kom inte fram hel. Ingenting har lagts till. Gör en ny, eller spara en fil.
course-uncertain = Webbläsaren kan kasta sådant när du inte har öppnat sidorna på ett tag. Spara en fil eller en länk då och då.
course-reset = Börja om från början
course-undo = Ta tillbaka stjärnorna
course-thrown = Alla stjärnor är borta. Du kan ta tillbaka dem så länge sidan är öppen.
course-brought-back = Stjärnorna är tillbaka.
course-opened = Stjärnorna är tillagda. Där antalet skilde sig gäller det högsta.
course-opened-part = En del är tillagd: mer sparar webbläsaren inte. Alla dina egna stjärnor finns kvar.
course-no-progress = Det är ingen fil med stjärnor från den här sidan. Ingenting har ändrats.
course-full = Webbläsaren kan inte spara stjärnorna. Ingenting har ändrats.
course-others = Webbläsaren har också sparat stjärnor eller svar från lektioner eller spel som inte finns här, till exempel ett spel som har avinstallerats. De ligger kvar som de är, och de visas igen när lektionen eller spelet är tillbaka.
course-aside = Webbläsaren hade sparat något som inte går att läsa som stjärnor. Det ligger kvar.
course-save-aside = Spara det som fil
course-teachers = Du som har en klass eller en förening:
course-writing = Du som vill göra egna lektioner:
course-game-writing = Du som vill lägga till ett eget spel:
course-tools = Dina stjärnor
