### Vad en uppteckning avvisas för när ingen spelregel är bruten.

rule-record-syntax =
    En uppteckning är ett JSON-objekt i formatet tolva-record/1. Alla fält har rätt slag och ryms inom sina längder,
    och varje händelse skrivs PLATS VERB KORT.
    .title = Uppteckningens form
    .source = Uppteckningsformatet
rule-record-cards =
    Händer, talong och högar innehåller tillsammans varje kort i leken en gång, och varje hand har rätt antal kort.
    .title = Uppteckningens kort
    .source = Uppteckningsformatet
rule-record-option =
    En uppteckning får bara välja varianter som spelet har, med värden som de kan ha.
    .title = Varianter
    .source = Uppteckningsformatet
rule-record-result =
    Resultatet som anges i en uppteckning måste vara det som händelserna leder till.
    .title = Resultatet
    .source = Uppteckningsformatet
rule-turn-order =
    Bara den som är på tur bestämmer, och bara så länge given och partiet pågår.
    .title = Vems tur det är
    .source = Uppteckningsformatet
rule-turn-verb =
    Du gör det som läget ger tillfälle till. Den som har fått en fråga måste svara innan något annat görs.
    .title = Vad du kan göra nu
    .source = Uppteckningsformatet
rule-card-not-held =
    Du spelar bara kort som du har.
    .title = Kort som du inte har
    .source = Uppteckningsformatet
