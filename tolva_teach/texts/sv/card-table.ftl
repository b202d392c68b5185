### Kortbordet på sidan: dess namn, och vilka tangenter det lyder.

card-table-title = Kortbord
card-table-help = Bordets tangenter
card-table-close = Stäng
card-table-not-now = Det kortet kan du inte välja nu.

card-table-keys-tab = Tabb
card-table-keys-tab-does = Till korten, och vidare till knapparna
card-table-keys-arrows = Piltangenter
card-table-keys-arrows-does = Gå från kort till kort
card-table-keys-ends = Home och End
card-table-keys-ends-does = Första och sista kortet
card-table-keys-enter = Enter, mellanslag
card-table-keys-enter-does = Välj kortet
card-table-keys-escape = Esc
card-table-keys-escape-does = Släpp alla valda kort
card-table-keys-help = ?
card-table-keys-help-does = Visa den här listan
