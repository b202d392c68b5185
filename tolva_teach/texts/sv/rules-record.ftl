### Vad ett protokoll avvisas för när ingen spelregel är bruten.

rules-part-record = Protokoll
    .intro = Ett protokoll är kort som har getts och det som spelarna har bestämt, skrivet som JSON.

rule-record-syntax =
    Ett protokoll är ett JSON-objekt i formatet tolva-record/1. Alla fält har rätt slag och ryms inom sina längder, och
    varje händelse skrivs PLATS VERB KORT.
    .title = Protokollets form
    .source = Protokollformatet
rule-record-cards =
    Händer, talong och högar innehåller tillsammans varje kort i leken en gång, och varje hand har rätt antal kort.
    .title = Protokollets kort
    .source = Protokollformatet
rule-record-option =
    Ett protokoll får bara välja varianter som spelet har, med värden som de kan ha.
    .title = Varianter
    .source = Protokollformatet
rule-record-result =
    Resultatet som anges i ett protokoll måste vara det som händelserna leder till.
    .title = Resultatet
    .source = Protokollformatet
rule-turn-order =
    Bara den som är i tur bestämmer, och bara så länge given och partiet pågår.
    .title = Vems tur det är
    .source = Protokollformatet
rule-turn-verb =
    Man gör det som läget ger tillfälle till. En ställd fråga ska besvaras innan något annat görs.
    .title = Vad man kan göra nu
    .source = Protokollformatet
rule-card-not-held =
    Man spelar bara kort som man har.
    .title = Kort som man inte har
    .source = Protokollformatet
