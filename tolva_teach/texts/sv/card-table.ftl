### Kortbordet på sidan: dess namn, vilka tangenter det lyder, och vad tecknen på det betyder.

card-table-title = Kortbord
card-table-help = Tecken och tangenter
card-table-phrases = Att säga
card-table-close = Stäng
card-table-not-now = Det kortet kan du inte välja nu.
card-table-other = Det gällde bordet som låg här nyss. Välj på det nya.

card-table-head-signs = Tecknen på bordet
card-table-head-keys = Tangenterna

card-table-sign-dealer =
    .means = Den som gav.
card-table-sign-in =
    .means = Den som ska spela ut nu.
card-table-sign-led =
    .means = Det här kortet spelades ut först.
card-table-sign-winning = Stjärnan
    .means = Kortet vinner sticket just nu.
card-table-sign-shown = Ögat
    .means = Kortet har visats, så alla vet vem som har det.
card-table-sign-matador = M i hörnet
    .means = Kortet är en matador. Flest matadorer i sina stick ger vinsten.
card-table-sign-markers = Lankor
    .means = Poängen: ett kort är värt sin valör, och ett kort med baksidan upp är 1 poäng.
card-table-sign-pips = Två sexor
    .means = Poängen: färgmärkena som syns är poängen som fattas.
card-table-sign-won = Pokalen
    .means = Parten har vunnit partiet.
card-table-sign-card-points = Kortpoäng
    .means = Vad parten har tagit i stick i den här given.
card-table-sign-rounds = Kronan
    .means = Så många omgångar har spelaren varit kung.
card-table-sign-lives = Markerna
    .means = Spelarens liv: en spelmark är ett liv.
card-table-sign-counts = Den gula ramen
    .means = Kortet räknas i handens värde.
card-table-sign-idle = Mörka kort
    .means = De räknas inte: de ligger under det som gäller, eller är av en annan färg än den bästa.
card-table-sign-known = Vit rad vid ett namn
    .means = Vad man kan veta: en överstruken färg har spelaren inget kort i; efter ”ej” står kort som spelaren inte kan ha, efter ”har” de som spelaren måste ha. Namnet leder till listan som säger varför.

card-table-keys-tab = Tabb
card-table-keys-tab-does = Till korten, och vidare till knapparna
card-table-keys-arrows = Piltangenter
card-table-keys-arrows-does = Gå från kort till kort, och till högar
card-table-keys-ends = Home och End
card-table-keys-ends-does = Första och sista kortet
card-table-keys-enter = Enter, mellanslag
card-table-keys-enter-does = Välj kortet
card-table-keys-escape = Esc
card-table-keys-escape-does = Släpp alla valda kort
card-table-keys-help = ?
card-table-keys-help-does = Visa den här listan
