### Sheets to print: the rules in short, a sheet for each game. The names are the rules'; the numbers come from the game.

sheets-about = An A4 sheet for each game, to keep beside you at the table. Choose a game and print the page from your browser.
sheets-choose = Choose a sheet
sheets-all = All sheets
sheets-rules = All the rules

## Tricks

short-trick-lead = Lead any card, unless another rule binds the lead.
short-trick-follow = Follow suit if you can.
short-trick-trump = If you can’t, trump if you can, even when your trump doesn’t take the trick.
short-trick-overtake = Of the cards this leaves you, play one that beats the winning card if you have one, even when your partner is winning.
    .for-two = Of these cards, play one that beats your opponent’s if you have one.
short-trick-discard = If you have neither the suit nor a trump, play what you like.
short-trick-winner = The highest trump takes the trick, otherwise the highest card of the suit led. The winner leads next.

## Tolva

short-tolva-deal = Four players get { $hand_4 } cards each, with partners opposite each other. Three get { $hand_3 } each and play for themselves.
short-tolva-forehand = Forehand, on the dealer’s left, leads first.
    .for-two = Forehand, who doesn’t deal, leads first.
short-tolva-meld = If you have just taken a trick you may, before you lead, meld a king and queen of one suit.
short-tolva-meld-three = You must have at least { $least_cards } cards left.
short-tolva-meld-one = One meld at a time: you must take another trick before the next.
short-tolva-ask = Four players: instead of melding you may ask your partner, who may meld a pair or say no. Then you may not meld yourself before this lead.
short-tolva-trump = A deal begins without trumps. The first meld sets trump for the whole deal.
short-tolva-names = The melds are called, in order, { $meld_names }.
short-tolva-score-meld = Setting trump scores { $first } points and every later meld { $later }. They count at once.
short-tolva-score-no-meld-out = No meld may bring a side to { $target } points or more.
    .for-two = No meld may bring anybody to { $target } points or more.
short-tolva-score-vinsten = Vinsten, { $vinsten ->
        [one] 1 point
       *[other] { $vinsten } points
    }: for the most card points in tricks. The whole pack has { $all_points }.
short-tolva-score-carry = If there is a tie, nobody gets vinsten, and in the next deal it is worth { $vinsten } more.
short-tolva-score-sistan = Sistan, { $sistan ->
        [one] 1 point
       *[other] { $sistan } points
    }: for the last trick, counted after vinsten.
short-tolva-match = First to { $target } points wins the match.
short-tolva-markers = The score is shown with twos to fives. A card face down is 1 point.
short-tolva-half =
    A half gubbe is a promise, made the first time you are about to lead, of { $half_tricks } tricks in a row with at
    least { $half_card_points } card points. The trick that won you the lead is the first of them.
short-tolva-half-limit = A half gubbe may be announced only by a side with { $half_limit } points or fewer.
    .for-two = A half gubbe may be announced only by a player with { $half_limit } points or fewer.
short-tolva-half-score = It scores { $half_points } points if it succeeds, and costs as many if it fails.
short-tolva-whole =
    A whole gubbe is a promise of every trick. Forehand may announce it before the first lead, or whoever takes the
    first trick before leading to the second. It scores { $whole_points } points, or costs as many.
short-tolva-half-trumpless = A gubbe is announced only while there are no trumps. After that nobody may meld, and vinsten and sistan don’t count.

short-plocke-deal = Both get { $hand_2 } cards, one at a time. The other { $stock_2 } are the stock.
short-plocke-draw = While the stock lasts, both players draw a card after each trick, the winner first.
short-plocke-meld = Meld before drawing: a pair that you complete by drawing can’t be melded until you have taken another trick.
short-plocke-gubbe = A gubbe is announced after drawing, before the lead.
short-bord-deal = Both get { $row_letters } cards face down on the table, { $row_letters } face up on them, and { $hand_2 } in hand.
short-bord-available = Play from your hand or your face-up cards. Both count when you must follow, trump or beat a card.
short-bord-turn = When a face-up card has been played, the one under it is turned up, after the trick and any meld.
short-bord-meld =
    Meld from your hand and your face-up cards together, before anything is turned up. All your cards in
    hand and on the table count as cards left.
short-bord-gubbe = A gubbe is announced after cards have been turned up, before the lead.

## Bondtolva

short-bond-deal = Two players get { $hand_2 } cards each, and the other { $stock_2 } are the stock. Three get { $hand_3 } each. Four, two against two, get { $hand_4 } each.
short-bond-deck = Forehand, on the dealer’s left, leads first.
short-bond-phase1 = Two players, tricks 1–{ $free_tricks }: play what you like. The highest card of the suit led takes the trick. There are no trumps yet.
short-bond-draw = After each of these tricks both players draw a card, the winner first.
short-bond-phase2 = After these tricks the trick rules apply, with the trump suit if one has been set.
short-bond-meld = Two players: if you have just taken a trick you may meld a king and queen of one suit, before drawing and while there are cards in the stock.
short-bond-meld-many = Three or four players: you may meld before leading, if you are on lead and have taken at least one trick.
short-bond-meld-one = Only one meld each time you are on lead.
short-bond-trump = The first meld sets trump. The melds are called { $meld_names }.
short-bond-ask = Four players: if you may meld but haven’t, you may ask your partner before you lead: “Do you have trump?” Once there is a trump suit you ask for tjog.
short-bond-ask-suit = If your partner says no, you may ask for a suit in which you hold just one of king and queen.
short-bond-ask-no-meld = If you have asked, you may not meld before this lead.
short-bond-lead-answer =
    If you got a tjog by asking for a suit, lead your king or queen of it. If you got it by asking the general question,
    lead the suit, and your partner plays the king or queen. If you have no card of the suit, say “kan inte”: your
    partner leads the king or queen when next on lead.
short-bond-score-meld = Setting trump scores { $first } points and every later meld { $later }. They count at once.
short-bond-score-vinsten = Vinsten, { $vinsten ->
        [one] 1 point
       *[other] { $vinsten } points
    }: for the most matadors in tricks or, if they are tied, the most eyes.
short-bond-score-sistan = Sistan, { $sistan ->
        [one] 1 point
       *[other] { $sistan } points
    }: for the last trick, counted after vinsten.
short-bond-match = First to { $target } points wins the match.
short-bond-markers = With two sides, two sixes each keep the score: the pips still showing are the points still to go.

## Tölp

short-tolp-deal =
    All cards are dealt, as evenly as possible. With more than { $one_pack } players, use { $packs_letters } packs. Two players first
    set { $aside_letters } cards aside unseen.
short-tolp-start = The player with the two of hearts begins by playing it. Play goes clockwise.
short-tolp-higher = Play one or more cards of one rank, higher than everything on the table.
short-tolp-count = Play at least as many cards as were played last: on a pair at least two.
short-tolp-pass = You may pass unless the table is empty, and may still play later on the same pile.
short-tolp-turn = When all the others have passed, the pile is turned face down, and the last to play leads anything they like.
short-tolp-out = When you have no cards left you are out, and the next player still in leads to a new pile.
short-tolp-titles = The first out is king, and the last one left is tölp.
short-tolp-exchange =
    From the second round on, after the deal, the first exchanges with the last, the second with the last but one, and
    so on. The innermost pair exchanges one card, and each pair further out one more. Anyone left in the middle exchanges none.
short-tolp-exchange-give = The higher-placed player gives any cards, as many as are to be exchanged, and then says “high” or asks.
short-tolp-exchange-high = On “high” the other gives the same number in return: their highest cards.
short-tolp-exchange-ask = You may ask for ranks you hold yourself, as often as you like, and then take any of those cards, but no more than you are exchanging.
short-tolp-match-open = The match has no end: play as many rounds as you like.

## Trettioett

short-thirtyone-value = Count your best suit only. The exception is { $hand_letters } aces, which are worth { $best }.
short-thirtyone-deal = Everyone gets { $hand_letters } cards. The next card is turned up and starts the pile, and the rest are the stock.
short-thirtyone-turn =
    Forehand, on the dealer’s left, begins. Take the top card of the pile or draw one from the stock, and discard one,
    but not the card you have just taken from the pile.
short-thirtyone-knock = Or, before taking or drawing, knock instead: the others get one more turn each but may not knock, and then everyone shows.
short-thirtyone-lowest = The lowest hand loses a life. If players tie for lowest, each of them does.
short-thirtyone-31 = A hand of { $best } is shown at once and ends the deal: everyone else loses a life.
short-thirtyone-31-dealt = If you are dealt { $best }, show it before play. If more than one player is, only the first clockwise from the dealer counts.
short-thirtyone-stock-out = If the stock runs out, everyone shows, as after a knock.
short-thirtyone-lives = Everyone starts with { $lives } lives.
short-thirtyone-out = When you have no lives left you sit out. The last one left wins the pot.
short-thirtyone-all-last = If everyone still in would be out at once, nobody loses a life.
