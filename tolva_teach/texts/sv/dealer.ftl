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
dealer-counted = Ungefär en giv av { $rarity } uppfyller önskan: med 95 % säkerhet mellan en av { $often } och en av { $seldom }, att döma av { $count ->
    [one] en enda giv
   *[other] { $count } givar
  }.
dealer-unmet = Av { $count } givar som delades ut på måfå uppfyllde ingen önskan.
dealer-led = { $count ->
    [one] I en av givarna
   *[other] I { $count } av givarna
  } fick någon med avsikt ovanligt mycket av något, till exempel par eller kort i en färg, och sparade det så länge det gick.
dealer-built = Korten du bad om lades på plats först. Sedan var alla givar som stämmer lika troliga.
dealer-waited = En del av önskan lades inte på plats utan väntades in: { $count } lekar blandades tills korten föll rätt. Givarna är lika slumpmässiga för det.
dealer-open = Ställningen före given valdes fritt, eftersom regeln sällan avgör något i början av ett parti.
dealer-loosen = Släpp på ”{ $wish }” (kolumn { $column }). Utan det kravet hade { $count ->
    [one] en av givarna
   *[other] { $count } av givarna
  } dugt.
dealer-seldom = { $count ->
    [0] ”{ $wish }” (kolumn { $column }) slog aldrig in.
    [one] ”{ $wish }” (kolumn { $column }) slog in i bara en av dem.
   *[other] ”{ $wish }” (kolumn { $column }) slog in i { $count } av dem.
  }
dealer-more = Ge sökningen mer tid, låt andra spela eller önska mindre.
dealer-guide = Skriv vem och sedan vad, på engelska: ”forehand” (förhand), ”dealer” (givaren), ”player 2” (spelare 2), ”somebody” (någon), ”everybody” (alla), ”nobody” (ingen), och ”forehand’s partner” (förhands partner) eller ”forehand’s side” (laget). Sätt ihop önskningar med ”and”, ”or”, ”not” och parenteser.
dealer-guide-cards = Hurdana korten är:
dealer-guide-happens = Vad som händer när given spelas:
dealer-guide-rules = Vilken regel som nekar någon något, eller avgör:
dealer-guide-endings = Slutspel, där alla har högst så många kort kvar:
dealer-guide-more = När: ”in”, ”before” eller ”after”, och sedan ”trick 3” (stick), ”lap 1” (varv) eller ”pile 2” (hög). ”tolva-teach rules” har namnen på reglerna. Kort skrivs som i uppteckningar, till exempel HQ, eller ”queen of hearts”.

## Vad som är fel med en önskan

wish-at = Kolumn { $column }: { $what }
wish-quoted = ”{ $word }”
wish-near = Menade du { $words }?
wish-empty = Önskan är tom. Skriv till exempel ”forehand holds a pair”.
wish-more = ”{ $said }” passar inte här. Sätt ihop önskningar med ”and”, ”or” eller ett kommatecken.
wish-sign = Tecknet ”{ $said }” betyder inget i en önskan. Ta bort det.
wish-too-long = Önskan är för lång. Använd högst { $limit } tecken.
wish-too-deep = Det är för många parenteser eller ”not” inuti varandra. Använd högst { $limit }.
wish-too-many = Det är för många önskningar i en. Använd högst { $limit }.
wish-bracket = En parentes är inte stängd. Lägg till ”)”.
wish-rule-does = Skriv ”refuses” eller ”decides” efter regeln { $rule }.
wish-no-rule = Det finns ingen regel som heter ”{ $said }”.
wish-no-rule-end = Sist saknas namnet på en regel.
wish-rule-of-other = { $rule } är ingen regel i { $game }. Välj en annan regel eller ett annat spel.
wish-rule-needs-option = { $rule } betyder något bara i en variant. Välj varianten { $option }.
wish-no-happening = Inget som händer heter ”{ $said }”.
wish-no-happening-end = Slutet saknas: vad ska hända?
wish-no-seat = Det finns ingen plats ”{ $said }”. Platserna är numrerade från 0 till { $most }.
wish-no-player = Det finns ingen spelare ”{ $said }”. Spelarna är numrerade från 1 till { $most }.
wish-who = ”{ $said }” är ingen vid bordet. Skriv ”forehand”, ”dealer”, ”player 2”, ”somebody”, ”everybody” eller ”nobody”.
wish-who-end = Slutet saknas: vem menar du? Skriv till exempel ”forehand”.
wish-relation = ”{ $said }” passar inte här. Skriv ”partner”, ”side” eller en hög som ”stock”.
wish-relation-end = Slutet saknas: ”partner”, ”side” eller en hög?
wish-no-partner = När ni är { $count } har ingen någon partner.
wish-no-pile = Spelet har ingen ”{ $said }”.
wish-ending = Avsluta med hur många kort var och en har kvar: ”with at most 3 cards left”.
wish-ending-size = ”{ $said }” går inte: när ett slutspel börjar har var och en högst { $most } kort kvar, och minst ett.
wish-no-endings = Det här spelet har inga slutspel, för ingen får färre kort på handen. Stryk orden från ”with”.
wish-holds-only = I en hög kan det bara ligga kort. Skriv ”holds”.
wish-does = Ingen kan göra ”{ $said }” i det här spelet. Skriv ”holds” eller något av detta: { $known }.
wish-does-end = Slutet saknas: vad har eller gör de? Skriv till exempel ”holds a pair” eller något av detta: { $known }.
wish-section = ”{ $said }” är ingen del av en giv. Skriv till exempel ”trick 2”.
wish-section-end = Slutet saknas: vilket stick, varv eller vilken hög?
wish-section-of-other = En giv i det här spelet har inget ”{ $said }”.
wish-section-number = ”{ $said }” är inget tal upp till { $most }. Skriv till exempel ”trick 2”.
wish-things = Ingen kan ha ”{ $said }” på hand. Ange kort, en färg, valörer, ”points” eller ”a pair”.
wish-things-end = Slutet saknas: vad ska finnas på handen? Ange kort, en färg, valörer, ”points” eller ”a pair”.
wish-bound = Menar du minst { $count } eller precis { $count }? Skriv ”at least { $count }”, ”at most { $count }” eller ”exactly { $count }”.
wish-count = ”{ $said }” är inget tal upp till { $most }.
wish-too-much = Ingen kan ha { $count } av dem: det finns högst { $most }.
wish-range = Skriv det mindre talet först: ”{ $most } to { $least }”.
wish-no-points = Korten är inte värda poäng i det här spelet.
wish-suit = ”{ $said }” är ingen färg. Skriv ”spades”, ”hearts”, ”diamonds” eller ”clubs”.
wish-not-in-pack = ”{ $said }” finns inte i spelets lek. Valörerna är { $known }.
wish-impossible = Ingen giv uppfyller önskan ”{ $wish }”.
wish-contradiction = ”{ $wish }” och ”{ $other }” motsäger varandra. Stryk en av dem.
wish-contradictions = Önskningarna motsäger varandra. Stryk någon av dem.
