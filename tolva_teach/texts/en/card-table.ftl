### The card table on the page: its name, and the keys it obeys.

card-table-title = Card table
card-table-help = The table’s keys
card-table-close = Close
card-table-not-now = You cannot choose that card now.

card-table-keys-tab = Tab
card-table-keys-tab-does = To the cards, and on to the buttons
card-table-keys-arrows = Arrow keys
card-table-keys-arrows-does = Go from card to card
card-table-keys-ends = Home and End
card-table-keys-ends-does = The first and the last card
card-table-keys-enter = Enter, space bar
card-table-keys-enter-does = Choose the card
card-table-keys-escape = Esc
card-table-keys-escape-does = Let go of all selected cards
card-table-keys-help = ?
card-table-keys-help-does = Show this list
