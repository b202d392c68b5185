### The card table on the page: its name, the keys it obeys, and what the signs on it mean.

card-table-title = Card table
card-table-help = Signs and keys
card-table-phrases = To say
card-table-close = Close
card-table-not-now = You cannot choose that card now.
card-table-other = That was for the table before this one. Choose again here.

card-table-head-signs = The signs on the table
card-table-head-keys = The keys

card-table-sign-dealer =
    .means = The dealer.
card-table-sign-in =
    .means = The player who is to lead now.
card-table-sign-led =
    .means = This card was led: it was played first.
card-table-sign-winning = The star
    .means = The card is winning the trick so far.
card-table-sign-shown = The eye
    .means = The card has been shown, so everyone knows who holds it.
card-table-sign-matador = M in the corner
    .means = The card is a matador. Most matadors in tricks win vinsten.
card-table-sign-markers = Low cards
    .means = The score: a card is worth its rank, and a card face down is 1 point.
card-table-sign-pips = Two sixes
    .means = The score: the pips that can be seen are the points still to go.
card-table-sign-won = The cup
    .means = This side has won the match.
card-table-sign-card-points = Card points
    .means = What the side has taken in tricks in this deal.
card-table-sign-rounds = The crown
    .means = So many rounds has the player been king.
card-table-sign-lives = The chips
    .means = The player’s lives, one chip each.
card-table-sign-counts = The yellow edge
    .means = The card counts in what the hand is worth.
card-table-sign-idle = Dark cards
    .means = They do not count: they lie beneath what is to be beaten, or are not of the best suit.
card-table-sign-known = White line at a name
    .means = What one can know: a suit struck out is one that the player has no card of; after “no” stand cards that the player cannot have, after “has” those that the player must have. The name leads to the list that says why.

card-table-keys-tab = Tab
card-table-keys-tab-does = To the cards, and on to the buttons
card-table-keys-arrows = Arrow keys
card-table-keys-arrows-does = Go from card to card, and to piles
card-table-keys-ends = Home and End
card-table-keys-ends-does = The first and the last card
card-table-keys-enter = Enter, space bar
card-table-keys-enter-does = Choose the card
card-table-keys-escape = Esc
card-table-keys-escape-does = Let go of all selected cards
card-table-keys-help = ?
card-table-keys-help-does = Show this list
