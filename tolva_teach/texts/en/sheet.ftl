### Sheets to print: the rules in short, a sheet for each game. The names are the rules'; the numbers come from the game.

sheets-about = An A4 sheet for each game, to keep beside you at the table. Choose a game and print the page from your browser.
sheets-choose = Choose a sheet
sheets-all = All sheets
sheets-rules = All the rules

## Tricks

short-trick-lead = The leader may play any card.
short-trick-follow = Follow suit if you can.
short-trick-trump = If you cannot follow suit: trump, even when your trump does not take the trick.
short-trick-overtake = Beat the winning card, if you can, even if it is your partner’s.
    .for-two = Beat your opponent’s card, if you can.
short-trick-discard = With neither the suit nor a trump, play what you like.
short-trick-winner = The highest trump takes the trick, otherwise the highest card of the suit led. The winner leads next.

## Tolva

short-tolva-deal = Four get { $hand_4 } cards each, partners opposite. Three get { $hand_3 } each and play for themselves.
short-tolva-forehand = Forehand, on the dealer’s left, leads first.
    .for-two = Forehand, who does not deal, leads first.
short-tolva-meld = King and queen of one suit. You must have taken the last trick, and meld before you lead.
short-tolva-meld-three = You must have at least { $least_cards } cards left.
short-tolva-meld-one = One meld at a time: take another trick before the next.
short-tolva-ask = Four players: you may ask your partner instead, but then you may not meld before this lead.
short-tolva-trump = A deal begins without trumps. The first meld sets trump for the whole deal.
short-tolva-names = The melds are called, in order, { $meld_names }.
short-tolva-score-meld = Setting trump scores { $first } points, every later meld { $later }, counted at once.
short-tolva-score-no-meld-out = No meld may bring a side to { $target } points or more.
    .for-two = No meld may bring anybody to { $target } points or more.
short-tolva-score-vinsten = Vinsten, { $vinsten ->
        [one] 1 point
       *[other] { $vinsten } points
    }: the most of the deal’s { $all_points } card points.
short-tolva-score-carry = A tie: nobody gets vinsten, and next time it is worth { $vinsten } more.
short-tolva-score-sistan = Sistan, { $sistan ->
        [one] 1 point
       *[other] { $sistan } points
    }: the last trick. It is counted after vinsten.
short-tolva-match = First to { $target } points wins the match.
short-tolva-markers = The score is shown with twos to fives. A face-down card is 1 point.
short-tolva-half =
    A half gubbe, the first time you are about to lead: { $half_tricks } tricks in a row with at least
    { $half_card_points } card points. The trick that gave you the lead is the first of them.
short-tolva-half-limit = A half gubbe may be announced only by a side with { $half_limit } points or fewer.
    .for-two = A half gubbe may be announced only with { $half_limit } points or fewer.
short-tolva-half-score = A half gubbe scores { $half_points } points, or costs { $half_points }.
short-tolva-whole =
    A whole gubbe: all the tricks. Announced by forehand before the first lead, or by the winner of trick 1 before the second.
    It scores { $whole_points } points, or costs { $whole_points }.
short-tolva-half-trumpless = A gubbe is announced only while there are no trumps, and then nobody may meld. Vinsten and sistan do not count.

short-plocke-deal = Both get { $hand_2 } cards, one at a time. The other { $stock_2 } are the stock.
short-plocke-draw = After each trick both players draw a card, the winner first.
short-plocke-meld = Meld before drawing: a card just drawn cannot be melded until you have taken another trick.
short-plocke-gubbe = A gubbe is announced after drawing, before the lead.
short-bord-deal = Both get { $row_letters } cards face down on the table, { $row_letters } face up on them, and { $hand_2 } in hand.
short-bord-available = Play from your hand or your face-up cards. Both count when you must follow suit and beat a card.
short-bord-turn = When a face-up card has been played, the one under it is turned up, after the trick and any meld.
short-bord-meld =
    Meld from your hand and your face-up cards together, before anything is turned up. All your cards in
    hand and on the table count as cards left.
short-bord-gubbe = A gubbe is announced after cards have been turned up, before the lead.

## Bondtolva

short-bond-deal = Two get { $hand_2 } cards each, and { $stock_2 } are the stock. Three get { $hand_3 } each. Four, two against two, get { $hand_4 } each.
short-bond-deck = Forehand, on the dealer’s left, leads first.
short-bond-phase1 = Tricks 1–{ $free_tricks }: play what you like. The highest card of the suit led takes the trick. No trumps.
short-bond-draw = After each of them both players draw a card, the winner first.
short-bond-phase2 = After that the trick rules apply, with the trump suit if there is one.
short-bond-meld = Two players: king and queen of one suit, before drawing, if you took the last trick and there are cards in the stock.
short-bond-meld-many = Three or four: before leading, if it is your lead and you have taken at least one trick.
short-bond-meld-one = One meld at a time.
short-bond-trump = The first meld sets trump. The melds are called { $meld_names }.
short-bond-ask = Before you lead you may ask your partner: “Do you have trump?” Once there is a trump suit you ask for tjog.
short-bond-ask-suit = If your partner says no: ask for a suit in which you hold only the king or only the queen.
short-bond-ask-no-meld = If you ask, you do not meld before this lead.
short-bond-lead-answer =
    A tjog won by asking for a suit: lead your king or queen. A tjog won by the general question: lead the suit, and
    your partner plays the king or queen.
short-bond-score-meld = Setting trump scores { $first } points, every later meld { $later }, counted at once.
short-bond-score-vinsten = Vinsten, { $vinsten ->
        [one] 1 point
       *[other] { $vinsten } points
    }: the most matadors in your tricks; if tied, the most eyes.
short-bond-score-sistan = Sistan, { $sistan ->
        [one] 1 point
       *[other] { $sistan } points
    }: the last trick. It is counted after vinsten.
short-bond-match = First to { $target } points wins the match.
short-bond-markers = Two sixes each show the score: the pips that show are the points still to go.

## Tölp

short-tolp-deal =
    All cards are dealt, as evenly as possible. More than { $one_pack } players: { $packs_letters } packs. Two players: first set
    { $aside_letters } cards aside unseen.
short-tolp-start = The player with the two of hearts begins with it. Play goes clockwise.
short-tolp-higher = Play one or more cards of one rank, higher than everything on the table.
short-tolp-count = At least as many as were played last: on a pair play at least two.
short-tolp-pass = You may pass unless the table is empty, and may still play later on the same pile.
short-tolp-turn = When all the others have passed the pile is turned face down, and the last to play leads anything they like.
short-tolp-out = No cards left: you are out, and the next player leads to a new pile.
short-tolp-titles = The first out is king, the last one in is tölp.
short-tolp-exchange =
    From the second round on, after the deal: first exchanges with last, second with last but one, and so on. The
    innermost exchange one card, those further out one more for each step.
short-tolp-exchange-give = The higher-placed gives any cards, and says “high” or asks.
short-tolp-exchange-high = High: the other gives back as many cards, their highest.
short-tolp-exchange-ask = Ask: for ranks you hold yourself, as often as you like, then take any of those cards.
short-tolp-match-open = The match has no end: play as many rounds as you like.

## Trettioett

short-thirtyone-value = Count your best suit only. The exception is { $hand_letters } aces, which are worth { $best }.
short-thirtyone-deal = Everyone gets { $hand_letters } cards. The next card is turned up and starts the pile, and the rest are the stock.
short-thirtyone-turn =
    Forehand, on the dealer’s left, begins. Take the top card of the pile or draw one from the stock, and discard one.
    Keep what you took from the pile.
short-thirtyone-knock = Or knock instead: the others get one more turn each, and then everyone shows.
short-thirtyone-lowest = The lowest hand loses a life. If players tie for lowest, each of them does.
short-thirtyone-31 = A hand of { $best } is shown at once and ends the deal: everyone else loses a life.
short-thirtyone-31-dealt = If you are dealt { $best }, show it before play.
short-thirtyone-stock-out = When the stock runs out everyone shows.
short-thirtyone-lives = Everyone starts with { $lives } lives.
short-thirtyone-out = Without lives you sit out. The last one left wins the pot.
short-thirtyone-all-last = If everyone left would be out at once, nobody loses a life.
