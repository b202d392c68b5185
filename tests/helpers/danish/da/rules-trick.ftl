### Stikreglerne. Hver regel har titel, tekst og kilde.

rule-trick-lead =
    At spille ud er at lægge det første kort i et stik. Den, der spiller ud, må vælge et hvilket som helst af sine kort.
    .title = Udspillet
    .source = Tolva: Spelet av korten
    .example =
        Du tog det forrige stik og spiller ud til det næste: du må lægge klør es, eller gemme det og lægge noget andet.
rule-trick-follow =
    Har du kort i den udspillede kulør, skal du spille et af dem.
    .title = At bekende kulør
    .source = Tolva: Spelet av korten
    .example = Spar er spillet ud, og du har spar ni: så må du ikke spille hjerter es.
rule-trick-discard =
    Er du renonce i den udspillede kulør, og har du ingen trumf, eller er der ikke sat trumf, må du kaste af, altså
    spille hvilket kort du vil.
    .title = At kaste af
    .source = Tolva: Spelet av korten
    .example =
        Spar er spillet ud, der er ikke sat trumf, og du har kun hjerter og klør: læg hvad du vil, for eksempel klør ni.
rule-trick-winner =
    Har nogen spillet trumf, tager den højeste trumf stikket, ellers det højeste kort i den udspillede kulør. Den, der
    tog stikket, er inde og spiller ud til det næste.
    .title = Hvem der tager stikket
    .source = Tolva: Spelet av korten
    .example = Hjerter er trumf. I stikket ligger spar es, spar ti, hjerter ni og spar konge: hjerter ni tager det.
