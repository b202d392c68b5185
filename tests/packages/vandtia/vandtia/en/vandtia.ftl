game-vandtia = Vändtia
    .in-text = Vändtia
about-vandtia = Be the first to get rid of your cards: in hand, before you, and last those face down.
    .time = about five minutes a deal
rules-chapter-end = The end
place-vandtia = Round { $lap }: { $seat-whose } turn
next-turns = Next round
end-turns = To the end of the round
offer-pick-up = Pick up the pile
    .may = Yes, the pile may be picked up.
    .may-not = No, the pile may not be picked up.
offer-reveal = Turn up a face-down card
    .may = Yes, a face-down card may be turned up.
    .may-not = No, no face-down card may be turned up.
rule-vandtia-deal = Each player gets three cards face down before them, three face up on top of those and three in hand. The rest is the stock. The dealer’s left-hand neighbour begins.
    .title = The deal
rule-vandtia-lay = You lay one or more cards of one rank on the pile. They must be at least as high as the top card. The ace is highest.
    .title = Laying
rule-vandtia-two = A two may be laid on anything, and anything on a two.
    .title = The two
rule-vandtia-ten = A ten may be laid on anything. It turns the pile away, out of play, and the same player lays again.
    .title = The ten turns
rule-vandtia-four = With four cards of one rank on top the pile is turned away too, and the same player lays again.
    .title = Four alike
rule-vandtia-draw = While there is a stock you draw after your lay, up to three cards in hand.
    .title = Drawing
rule-vandtia-pick-up = Whoever has no card to lay picks up the whole pile, and the turn passes. Whoever can lay must.
    .title = Picking up
rule-vandtia-open = When your hand is empty you lay from the face-up cards before you.
    .title = The face-up cards
rule-vandtia-blind = When those are gone too you turn up one face-down card at a time. If it cannot be laid, you pick it up with the pile.
    .title = The face-down cards
rule-vandtia-out = Whoever first gets rid of all cards gets a point. Three points win the match.
    .title = Going out
why-vandtia-lay-laid = { $Cards-the } may be laid: at least as high as { $lying-the }.
why-vandtia-lay-empty = The pile is empty, and anything may be laid.
why-vandtia-lay-mixed = The cards must be of one rank.
why-vandtia-lay-too-low = { $Rank-the } is lower than { $lying-the } on top.
why-vandtia-two-laid = A two may be laid on anything.
why-vandtia-two-empty = { why-vandtia-lay-empty }
why-vandtia-ten-laid = A ten may be laid on anything, and turns the pile away.
why-vandtia-ten-empty = { why-vandtia-lay-empty }
why-vandtia-pick-up-can-lay = { $Seat } can lay { $must-the-or } and may not pick up the pile.
why-vandtia-pick-up-blind-first = { $Seat } { $seat-have } only face-down cards left and must turn one up.
why-vandtia-pick-up-nothing-fits = { $Seat } { $seat-have } nothing to lay and pick{ $seat-s } up the pile.
why-vandtia-blind-only-blind = { $Seat } { $seat-have } only face-down cards left and turn{ $seat-s } one up.
why-vandtia-blind-has-cards = { $Seat } { $seat-have } other cards left: those face down come last.
did-dealt-vandtia-deal = { $Dealer } { $dealer-have } dealt. { $Seat } begin{ $seat-s }.
did-revealed-vandtia-blind = { $Seat } turn{ $seat-s } up { $card-the }.
did-drew-vandtia-draw = { $Seat } draw{ $seat-s } { $cards-known ->
        [yes] { $cards-the }
       *[no] { $count ->
            [one] a card
           *[other] { $count } cards
        }
    } from the stock.
did-turned-vandtia-ten = The ten turns the pile away. { $Seat } lay{ $seat-s } again.
did-turned-vandtia-four = Four alike: the pile is turned away. { $Seat } lay{ $seat-s } again.
did-picked-up-vandtia-pick-up = { $Seat } pick{ $seat-s } up the pile, { $count ->
        [one] one card
       *[other] { $count } cards
    }.
did-deal-over-vandtia-out = { $Seat } { $seat-have } got rid of all cards and get{ $seat-s } a point. { $Scores }.
did-match-won-vandtia-out = { $Seat } win{ $seat-s } the match with { $score } points.
guided-vandtia-hand = You lay the three cards in your hand first. Three cards lie face up before you, and three face down under those. The aim is to get rid of all nine.
guided-vandtia-start = You begin, and anything may be laid on an empty pile. Get rid of your lowest card: lay the six of hearts.
guided-vandtia-draw = After your lay you drew a card from the stock, the ten of clubs, so that you have three in hand again.
guided-vandtia-higher = Birger has laid the nine of spades. Your card must be at least as high: lay the queen of spades, and save the ten.
guided-vandtia-ten = The queen of diamonds is on top now. Your seven and nine are too low, but a ten may be laid on anything: lay the ten of clubs.
guided-vandtia-again = The ten turned the pile away, out of play, and you lay again. Cards of one rank may be laid together: lay both sevens.
guided-vandtia-pick-up = Birger has laid the ace of diamonds, and none of your cards is that high. Pick up the pile.
guided-vandtia-end = The cards of the pile are yours, and Birger lays on an empty pile. It goes on like this until someone has got rid of all their cards, the face-down ones too.
