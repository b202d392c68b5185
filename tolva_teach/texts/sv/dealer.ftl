### Vad som sägs om givar efter önskan.

dealer-found = { $count ->
    [one] En giv hittades.
   *[other] { $count } givar hittades.
  }
dealer-few = { $count ->
    [one] Bara en giv
   *[other] Bara { $count } givar
  } av de { $wanted } du ville ha hittades på { $tried } försök.
dealer-none = { $count ->
    [one] Ingen sådan giv på ett försök.
   *[other] Ingen sådan giv på { $count } försök.
  }
dealer-all = Alla givar uppfyller önskan.
dealer-exact = En giv av { $rarity } uppfyller önskan. Det är räknat exakt.
dealer-nearly-all = Nästan varje giv är sådan.
dealer-counted = Ungefär en giv av { $rarity } uppfyller önskan: med 95 % säkerhet mellan en av { $often } och en av { $seldom }, att döma av { $count ->
    [one] en enda giv
   *[other] { $count } givar
  }.
dealer-unmet = Av { $count } givar som delades ut på måfå uppfyllde ingen önskan.
dealer-led = { $count ->
    [one] I en av givarna
   *[other] I { $count } av givarna
  } fick någon med avsikt kort som gör önskan troligare, till exempel par, många kort i en färg eller ett kort du har nämnt, och sparade dem så länge det gick.
dealer-built = Korten du bad om lades på plats först. Sedan var alla givar som stämmer lika troliga.
dealer-waited = En del av önskan lades inte på plats utan väntades in: { $count } lekar blandades tills korten föll rätt. Givarna är lika slumpmässiga för det.
dealer-open = Ställningen före given valdes fritt, eftersom det du önskar är sällsynt i början av ett parti.
dealer-loosen = Släpp på ”{ $wish }”. Utan det kravet hade { $count ->
    [one] en av givarna
   *[other] { $count } av givarna
  } dugt.
dealer-seldom = { $count ->
    [0] ”{ $wish }” slog aldrig in.
    [one] ”{ $wish }” slog in i bara en av dem.
   *[other] ”{ $wish }” slog in i { $count } av dem.
  }
dealer-more = Ge sökningen mer tid, låt andra spela eller önska mindre.
dealer-more-on-page = Önska mindre, eller sök bland andra givar.
dealer-guide = En önskan kan skrivas på svenska, som ”förhand har ett par och mäler före stick 3”, eller på engelska, som i exemplen här. Skriv vem och sedan vad: ”forehand” (förhand), ”dealer” (givaren), ”player 2” (spelare 2), ”somebody” (någon), ”everybody” (alla), ”nobody” (ingen), och ”forehand’s partner” (förhands partner) eller ”forehand’s side” (laget). Sätt ihop önskningar med ”and”, ”or”, ”not” och parenteser.
dealer-guide-cards = Hurdana korten är:
dealer-guide-happens = Vad som händer när given spelas:
dealer-guide-rules = Vilken regel som nekar någon något, eller avgör:
dealer-guide-endings = Slutspel, där alla har högst så många kort kvar:
dealer-guide-more = När: ”in”, ”before” eller ”after”, och sedan ”trick 3” (stick), ”lap 1” (varv) eller ”pile 2” (hög). ”tolva-teach rules” har namnen på reglerna. Kort skrivs som i uppteckningar, till exempel HQ, eller ”queen of hearts”.

## Orden i en önskan: de som önskningar skrivs med, och efter kolon hur man säger det och vad som också går att skriva

wish-alike =
    forehand: förhand; dealer: givaren, giv; the dealer: givaren; somebody: någon, en spelare; everybody: alla, var och en; nobody: ingen;
    forehand's: förhands; dealer's: givarens; somebody's: någons; everybody's: allas; nobody's: ingens;
    partner: partner; side: lag; their partner: sin partner, partnern; player: spelare; seat: plats;
    stock: talongen; aside: undanlagda; up: uppvända; down: nedvända;
    holds: har, håller; holds no: har inga, har ingen, har inget, är renons i, saknar; holds all: har alla; on the table: på bordet; and no: och inga, och inget; no: inga, inget;
    a pair: ett par; pairs: par; points: poäng; points of one suit: poäng i en färg; cards of one suit: kort i en färg;
    cards of one rank: kort av en valör; of one suit: i en färg, i samma färg, i en och samma färg; of one rank: av en valör, av samma valör, av en och samma valör; four of one rank: fyra av en valör, fyra lika; three of one rank: tre av en valör, tre lika;
    court cards: klädda kort, målare; cards: kort; red: röda; black: svarta; jokers: jokrar; of: i;
    exactly: precis, exakt; or more: eller fler, eller mer; or fewer: eller färre; to: till; a: en, ett; one: en, ett;
    plays: spelar, spelar ut; melds: mäler; draws: drar; turns: vänder; lays: lägger; gives: ger; takes: tar, tar upp; discards: kastar, slänger, lägger bort;
    asks: frågar; may not: får inte, kan inte, får ej; play: spela, spela ut; meld: mäla; draw: dra; turn: vända, vända upp;
    lay: lägga, lägga ut; give: ge; take: ta, ta upp; discard: kasta, slänga, lägga bort; ask: fråga; pass: passa; knock: knacka;
    say no: svara nej, säga nej; say yes: svara ja, säga ja; say high: säga högt; announce half: ange halv gubbe;
    announce whole: ange hel gubbe; announces half: anger halv gubbe, anger en halv gubbe, anger halvgubbe, utlyser halv gubbe, utlyser en halv gubbe, annonserar halv gubbe; announces whole: anger hel gubbe, anger en hel gubbe, utlyser hel gubbe, utlyser en hel gubbe, annonserar hel gubbe;
    fails a gubbe: går bet på en gubbe, går bet på gubben, går bet; makes a gubbe: klarar en gubbe, klarar gubben, klarar halv gubbe, klarar en halv gubbe, klarar hel gubbe, klarar en hel gubbe, klarar den;
    is refused by trick.overtake: måste sticka över, måste gå över; is refused by trick.overtake against their partner: måste sticka över sin partner, måste gå över sin partner;
    is refused by trick.trump: måste trumfa; is refused by trick.follow: måste följa färg, måste bekänna;
    is refused by tolp.flying.last: får inte gå ut på flygande kort, får inte gå ut på en flygande, får inte gå ut på en flygande tvåa, får inte gå ut;
    goes out: går ut, blir av med alla kort, åker ut, åker ur, måste gå ut, är ute;
    somebody ties for the lowest: någon är en av flera med lägst hand, två har lägst, två har lika lägst, två är lika lägst, delad lägsta hand, det blir lika lägst, lika lägst;
    somebody sets trump in: någon sätter trumf i, trumf är, trumf blir; nobody sets trump: ingen sätter trumf, det blir ingen trumf; to play: från att spela; to meld: från att mäla; to draw: från att dra;
    to turn: från att vända; to lay: från att lägga; to give: från att ge; to take: från att ta; to discard: från att kasta;
    to ask: från att fråga; to pass: från att passa; to knock: från att knacka; to announce half: från att ange halv gubbe;
    to announce whole: från att ange hel gubbe; says no: svarar nej, säger nej; says yes: svarar ja, säger ja; says high: säger högt;
    sets trump in: sätter trumf i; undertrumps: undertrumfar, trumfar under; overtrumps: övertrumfar, trumfar över;
    takes the last trick: tar sista sticket, tar sistan; wins vinsten: tar vinsten, får vinsten, vinner vinsten;
    vinsten-tied happens: vinsten är oavgjord, ingen får vinsten, ingen tar vinsten, vinsten är delad, vinsten är lika,
    vinsten blir lika, vinsten blir oavgjord, vinsten blir delad, vinsten delas, det blir lika om vinsten, lika om vinsten,
    oavgjort om vinsten, det blir oavgjort om vinsten, delad vinst, oavgjord vinst, lika vinst, delad, oavgjord, oavgjort, lika;
    revolution happens: det blir revolution, revolution, någon gör revolution, någon vänder ordningen, ordningen vänds; counter-revolution happens: revolutionen vänds tillbaka;
    happens: händer; happens to: drabbar; gets: får; refuses: hindrar, nekar, förbjuder;
    decides for: gäller för, avgör för; decides: gäller, avgör; is refused by: hindras av; against: mot;
    may play: får spela; may meld: får mäla; may lay: får lägga; may take: får ta; may discard: får kasta; may draw: får dra;
    may ask: får fråga; may pass: får passa; may knock: får knacka; may give: får ge; may turn: får vända;
    in the last trick: i sista sticket, i sista stick; in the last lap: i sista varvet, i sista varv; in the last pile: i sista högen, i sista hög;
    in trick 1: i stick 1, i första sticket, i sticket 1; in lap 1: i varv 1, i första varvet, i varvet 1; in pile 1: i hög 1, i första högen, i högen 1;
    in trick 2: i stick 2, i andra sticket, i sticket 2; in lap 2: i varv 2, i andra varvet, i varvet 2; in pile 2: i hög 2, i andra högen, i högen 2;
    in trick 3: i stick 3, i tredje sticket, i sticket 3; in lap 3: i varv 3, i tredje varvet, i varvet 3; in pile 3: i hög 3, i tredje högen, i högen 3;
    in: i; before: före, innan; after: efter; and: och, men, samt, och samma spelare; or: eller; not: inte; with: med; cards left: kort kvar;
wish-card = { $card }
wish-player-s = spelare { $number }:s

## Vad som är fel med en önskan

wish-at = Kolumn { $column }: { $what }
wish-quoted = ”{ $word }”
wish-near = Menade du { $words }?
wish-empty = Önskan är tom. Skriv till exempel ”förhand har ett par”.
wish-more = ”{ $said }” passar inte här. Sätt ihop önskningar med ”och”, ”eller” eller ett kommatecken.
wish-sign = Tecknet ”{ $said }” betyder inget i en önskan. Ta bort det.
wish-too-long = Önskan är för lång. Använd högst { $limit } tecken.
wish-too-deep = Det är för många parenteser eller ”inte” inuti varandra. Använd högst { $limit }.
wish-too-many = Det är för många önskningar i en. Använd högst { $limit }.
wish-bracket = En parentes är inte stängd. Lägg till ”)”.
wish-rule-does = Skriv ”hindrar” eller ”gäller för” efter regeln { $rule }.
wish-no-rule = Det finns ingen regel som heter ”{ $said }”.
wish-no-rule-end = Sist saknas namnet på en regel.
wish-rule-of-other = { $rule } är ingen regel i { $game }. Välj en annan regel eller ett annat spel.
wish-rule-needs-option = { $rule } gäller bara i en variant. Slå på den: ”{ $option }”.
wish-happening-needs-option = Det händer bara i en variant. Slå på den: ”{ $option }”.
wish-happening-of-other = Det kan inte hända i det här spelet. Välj ett annat spel eller en annan önskan.
wish-no-happening = Inget som händer heter ”{ $said }”.
wish-no-happening-end = Slutet saknas: vad ska hända?
wish-no-seat = Det finns ingen plats ”{ $said }”. Platserna är numrerade från 0 till { $most }.
wish-no-player = Det finns ingen spelare ”{ $said }”. Spelarna är numrerade från 1 till { $most }.
wish-who = ”{ $said }” är ingen vid bordet. Skriv ”förhand”, ”givaren”, ”spelare 2”, ”någon”, ”alla” eller ”ingen”.
wish-who-happening = ”{ $said }” är något som händer. Skriv vem det händer och vad, till exempel ”förhand tar vinsten”, eller bara vad: ”{ $said } händer”.
wish-who-end = Slutet saknas: vem menar du? Skriv till exempel ”förhand”.
wish-relation = ”{ $said }” passar inte här. Skriv ”partner”, ”lag” eller en hög som ”talongen”.
wish-relation-end = Slutet saknas: ”partner”, ”lag” eller en hög?
wish-no-partner = När ni är { $count } har ingen någon partner.
wish-no-pile = Spelet har ingen ”{ $said }”.
wish-on-table = I det här spelet ligger inga kort uppvända framför spelarna. Stryk ”på bordet”.
wish-ending = Avsluta med hur många kort var och en har kvar: ”med högst 3 kort kvar”.
wish-ending-size = ”{ $said }” går inte: när ett slutspel börjar har var och en högst { $most } kort kvar, och minst ett.
wish-no-endings = Det här spelet har inga slutspel, för ingen får färre kort på handen. Stryk orden från ”med”.
wish-holds-only = I en hög kan det bara ligga kort. Skriv ”har”.
wish-does = Ingen kan göra ”{ $said }” i det här spelet. Skriv ”har” eller något av detta: { $known }.
wish-does-end = Slutet saknas: vad har eller gör de? Skriv till exempel ”har ett par” eller något av detta: { $known }.
wish-may = En önskan kan inte fråga vad någon får göra. Skriv vad någon gör, till exempel ”spelar hjärter tio”, eller inte får göra, till exempel ”får inte spela hjärter tio”.
wish-may-not = Ingen kan ”{ $said }” i det här spelet. Skriv något av detta: { $known }.
wish-may-not-end = Slutet saknas: vad får de inte göra? Skriv till exempel ”spela hjärter tio” eller något av detta: { $known }.
wish-not-with = ”{ $said }” går inte ihop med ”{ $verb }” i det här spelet. Stryk det eller välj något annat att göra.
wish-section = ”{ $said }” är ingen del av en giv. Skriv till exempel ”stick 2”.
wish-section-end = Slutet saknas: vilket stick, varv eller vilken hög?
wish-section-of-other = En giv i det här spelet har inget ”{ $said }”.
wish-section-number = ”{ $said }” är inget tal upp till { $most }. Skriv till exempel ”stick 2”.
wish-things = Ingen kan ha ”{ $said }” på hand. Ange kort, en färg, valörer, ”poäng” eller ”ett par”.
wish-things-end = Slutet saknas: vad ska finnas på handen? Ange kort, en färg, valörer, ”poäng” eller ”ett par”.
wish-bound = Menar du minst { $count } eller precis { $count }? Skriv ”minst” eller ”precis” före antalet: ”minst { $count }”, ”precis { $count }”.
wish-count = ”{ $said }” är inget tal upp till { $most }.
wish-too-much = Ingen kan ha { $count } av dem: det finns högst { $most }.
wish-range = Skriv det mindre talet först: ”{ $most } till { $least }”.
wish-no-points = Korten är inte värda poäng i det här spelet.
wish-suit = ”{ $said }” är ingen färg. Skriv ”spader”, ”hjärter”, ”ruter” eller ”klöver”.
wish-not-in-pack = ”{ $said }” finns inte i spelets lek. Valörerna är { $known }.
wish-impossible = Ingen giv uppfyller önskan ”{ $wish }”.
wish-contradiction = ”{ $wish }” och ”{ $other }” motsäger varandra. Stryk en av dem.
wish-contradictions = Önskningarna motsäger varandra. Stryk någon av dem.
