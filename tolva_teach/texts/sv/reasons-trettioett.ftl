### Varför ett beslut i trettioett får eller inte får fattas: why-REGEL-FALL.

## Draget

why-thirtyone-turn-may-take = { $Seat } får ta { $card }, det översta kortet i högen, och måste sedan lägga bort ett annat kort.
why-thirtyone-turn-may-draw = { $Seat } får dra det översta kortet i talongen och måste sedan lägga bort ett kort.
why-thirtyone-turn-may-discard = { $Seat } har dragit ur talongen och får lägga bort vilket kort som helst, även det dragna.
why-thirtyone-turn-may-discard-another = { $Seat } får lägga bort vilket kort som helst utom { $kept }, som { $seat-they } just tog från högen.
why-thirtyone-turn-discard-first = { $Seat } har fyra kort på handen och måste nu lägga bort ett.
    .beside = I ett drag tar eller drar man bara ett kort.
why-thirtyone-turn-take-first = { $Seat } måste först ta eller dra ett kort.
why-thirtyone-turn-take-from-pile-first = { $Seat } måste först ta det översta kortet i högen.
why-thirtyone-turn-just-taken = { $Seat } har just tagit { $card } från högen, och det kortet får inte läggas bort i samma drag.
    .beside = Det kort som just togs från högen får inte läggas bort i samma drag.

## Talongen

why-thirtyone-stock-out-pile-only = Talongen är slut, så { $seat } måste ta { $card }, det översta kortet i högen.
why-thirtyone-stock-out-stock-empty = Talongen är slut, så i de drag som är kvar måste alla ta från högen.

## Knackningen

why-thirtyone-knock-may-knock = Ingen har knackat än, och { $seat } har varken tagit eller dragit något kort: { $seat-they } får knacka i stället.
why-thirtyone-knock-turn-begun =
    { $Seat } har redan { $by ->
        [take] tagit ett kort från högen
       *[draw] dragit ett kort ur talongen
    }, och då är det för sent att knacka.
    .beside = När ett kort är taget eller draget är det för sent att knacka.
why-thirtyone-knock-knocked-already = { $Knocker } har redan knackat, och bara en får knacka i varje giv.
why-thirtyone-house-first-lap-first-lap = Enligt en husregel får ingen knacka förrän alla har gjort ett drag, och det är fortfarande första varvet.
